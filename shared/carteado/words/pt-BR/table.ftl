# The table: the words of a Brazilian card table. $you is "yes" when the sentence speaks to the player himself.

## Cards

suit = { $suit ->
    [h] Copas
    [d] Ouros
    [s] Espadas
   *[c] Paus
}
card-name = { $rank ->
    [A] Ás
    [K] Rei
    [Q] Dama
    [J] Valete
   *[other] { $rank }
} de { suit }
card-the = { $rank ->
    [Q] a
   *[other] o
} { card-name }
card-closed = carta fechada
open-card = a carta aberta
is-trump = trunfo
is-barred = não pode: { $reason }
points = { $count ->
    [0] 0 pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
rule = Bisca, regra { $number }

## The bar and the cloth

table = Mesa
menu = Menu da mesa
side-we = Nós
side-they = Eles
side-you = Você
score = { $us } { $ours }, { $them } { $theirs }
trump = Trunfo
stock = Monte: { $count } { $count ->
    [one] carta
   *[other] cartas
}
stock-open = { stock }, { $card } aberta embaixo
dealer = deu as cartas
dealer-letter = D
seat = { $name }, { $cards } { $cards ->
    [one] carta
   *[other] cartas
}
seat-bot = bot
seat-away = ausente, o bot joga no lugar
seat-turn = está na vez
last-trick = Ver a última vaza
last-trick-title = Última vaza
last-trick-winner = { $you ->
    [yes] Você levou
   *[no] { $name } levou
}
your-hand = Sua mão
partner-hand = Mão do parceiro
trick = Vaza

## The console: the moment

status-turn = { $you ->
    [yes] Sua vez
   *[no] Vez de { $name }
}
status-lead = { $you ->
    [yes] Sua saída
   *[no] { $name } sai
}
status-choose = { $you ->
    [yes] Você escolhe
   *[no] { $name } escolhe
}
status-trick = { $you ->
    [yes] Sua vaza
   *[no] Vaza de { $name }
}
status-swap = Troca do 2
status-wait = Um momento
status-result = Fim da mão
status-away = O bot joga por você
status-offline = Sem conexão
watching = Você está assistindo
bank = reserva { $time }

## The console: what happened

say-deal = { $you ->
    [yes] Você embaralhou
   *[no] { $name } embaralhou
}
say-copas = { $you ->
    [yes] Você escolheu Copas
   *[no] { $name } escolheu Copas
}
say-draw = { $you ->
    [yes] Você escolheu sorteio
   *[no] { $name } escolheu sorteio
}
say-turned = Sorteio: virou { $card }
say-returned = Virou { $card } e voltou pro monte. Trunfo é { $suit }
say-swap = { $you ->
    [yes] Você trocou o 2: pegou { $card }
   *[no] { $name } trocou o 2: pegou { $card }
}
say-lead = { $you ->
    [yes] Você sai com { $card }
   *[no] { $name } sai com { $card }
}
say-play = { $you ->
    [yes] Você joga { $card }
   *[no] { $name } joga { $card }
}
say-ruff = { $you ->
    [yes] Você corta com { $card }
   *[no] { $name } corta com { $card }
}
say-drew = { $you ->
    [yes] Você comprou primeiro
   *[no] { $name } comprou primeiro
}
say-took = { $you ->
    [yes] Você levou a vaza
   *[no] { $name } levou a vaza
}
say-swap-over = A troca do 2 acabou
say-playable = { $held } cartas, { $playable ->
    [one] só uma pode ser jogada
   *[other] { $playable } podem ser jogadas
}
seconds-left = Faltam { $seconds } segundos

## Announcements

relo = Relo!
relo-line = { $you ->
    [yes] Seu Ás
   *[no] Ás de { $name }
} sobre { $mine ->
    [yes] o seu 7
   *[no] o 7 de { $other }
}, vale { $worth }
trick-taken = { $you ->
    [yes] Você leva
   *[no] { $name } leva
}{ $to ->
    [us] {" "}para nós
    [them] {" "}para eles
   *[self] {""}
}
swap-open = Quem tem o 2 pode trocar
seconds = { $seconds } s

## Decisions

choose-title = Copas ou sorteio?
choose-copas = Copas
choose-copas-why = Ganhar vale 2. Ninguém vê o fundo do monte.
choose-draw = Sorteio
choose-draw-why = Vira a carta de cima. Ás ou 7: vai o outro naipe da cor.
swap-action = Trocar o 2
swap-action-for = { $rank ->
    [K] pelo Rei
    [Q] pela Dama
    [J] pelo Valete
   *[other] pelo { $rank }
}
back-action = Voltar
back-action-why = o bot devolve

vote-close = { $you ->
    [yes] Você quer fechar a mesa
   *[no] { $name } quer fechar a mesa
}
vote-close-why = Se todos quiserem, a partida acaba sem vencedor.
vote-replace = { $you ->
    [yes] Você quer um bot no lugar de { $other }
   *[no] { $name } quer um bot no lugar de { $other }
}
vote-replace-why = O bot joga até o fim da partida.
vote-yes = Sim
vote-no = Não
waiting-votes = Esperando os outros

## The menu

menu-title = Mesa
menu-home = Ir para o início
menu-home-why = A mesa continua, você volta quando quiser.
menu-leave = Levantar da mesa
menu-leave-why = Um bot joga no seu lugar.
menu-leave-sure = Levantar mesmo?
menu-close = Propor fechar a mesa
menu-close-why = Só fecha se todos quiserem.
menu-replace = Pôr um bot no lugar de { $name }
close-sheet = Fechar

## The result of a hand

result-hand = Mão { $deal } · { $suit }
result-won = { $side ->
    [we] Ganhamos a mão
    [they] Eles ganharam a mão
    [you] Você ganhou a mão
    [names] { $names } ganharam a mão
   *[name] { $names } ganhou a mão
}
result-draw = Empate, 60 a 60
result-closed = { $side ->
    [we] Fechamos a partida!
    [they] Eles fecharam a partida
    [you] Você fechou a partida!
    [names] { $names } fecharam a partida
   *[name] { $names } fechou a partida
}
result-both = Os dois lados fecharam
result-nobody = Partida sem vencedor
result-capote = capote
award-win = Vitória
award-win-why = 61 pontos ou mais
award-capote = Capote
award-capote-why = O outro lado ficou abaixo de 30
award-copas = Copas
award-copas-why = Ganhar com Copas de trunfo
award-close-call = No aperto
award-close-call-why = 61 a 59
award-relo = Relo
award-relo-why = Ás de trunfo sobre o 7 do adversário
award-relo-by = { $you ->
    [yes] Seu Ás de trunfo sobre o 7
   *[no] Ás de { $name } sobre o 7
}
award-cap = Limite da mão
award-cap-why = Ninguém leva mais de 4 por mão
award-none = Ninguém marca
award-none-why = A mão seguinte decide
standing = { $side ->
    [we] tínhamos
    [they] tinham
    [names] tinham
   *[one] tinha
} { $before }, { $gained ->
    [0] nada nesta mão
   *[other] mais { $gained }
}
standing-target = Partida até { $target }
next-hand = Próxima mão
repeat-title = Repetir a mão?
repeat-why = { $rule ->
    [majority] Se a maioria quiser, o placar volta e a mão é dada de novo.
   *[unanimous] Se todos quiserem, o placar volta e a mão é dada de novo.
}
repeat-yes = Repetir
repeat-no = Deixar assim
rematch = Revanche
rematch-yes = Aceitar revanche
rematch-no = Agora não
go-home = Início

## The line

offline-line = A mesa aparece de novo assim que voltar.
offline-pending = Assim que voltar, { $card } vai para a mesa.

## The ledger of wide screens

ledger-pairs = Bisca em duplas
ledger-two = Bisca um contra um
ledger-match = Partida
ledger-log = Na mesa
ledger-clock = { $clock ->
    [none] sem relógio
    [day] um dia por jogada
   *[other] { $clock } s por jogada
}
