# The table: the words of card players in Portugal. $you is "yes" when the sentence speaks to the player himself.

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
stock = Baralho: { $count } { $count ->
    [one] carta
   *[other] cartas
}
stock-open = { stock }, { $card } aberto por baixo
dealer = deu as cartas
dealer-letter = D
seat = { $name }, { $cards } { $cards ->
    [one] carta
   *[other] cartas
}
seat-bot = bot
seat-away = ausente, o bot joga no lugar
seat-turn = é a jogar
last-trick = Ver a última vaza
last-trick-title = Última vaza
last-trick-winner = { $you ->
    [yes] Foi sua
   *[no] Foi de { $name }
}
your-hand = A sua mão
partner-hand = Mão do parceiro
trick = Vaza

## The console: the moment

status-turn = { $you ->
    [yes] É a sua vez
   *[no] Vez de { $name }
}
status-lead = { $you ->
    [yes] É você a sair
   *[no] { $name } sai
}
status-choose = { $you ->
    [yes] Você escolhe
   *[no] { $name } escolhe
}
status-trick = { $you ->
    [yes] Vaza sua
   *[no] Vaza de { $name }
}
status-swap = Troca do 2
status-wait = Um momento
status-result = Fim da mão
status-away = O bot joga por si
status-offline = Sem ligação
watching = Está a assistir
bank = reserva { $time }

## The console: what happened

say-deal = { $you ->
    [yes] Você baralhou
   *[no] { $name } baralhou
}
say-copas = { $you ->
    [yes] Você escolheu Copas
   *[no] { $name } escolheu Copas
}
say-draw = { $you ->
    [yes] Você escolheu sorteio
   *[no] { $name } escolheu sorteio
}
say-turned = Sorteio: saiu { $card }
say-returned = Saiu { $card } e voltou ao baralho. O trunfo é { $suit }
say-swap = { $you ->
    [yes] Você trocou o 2 e ficou com { $card }
   *[no] { $name } trocou o 2 e ficou com { $card }
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
    [yes] Você fez a vaza
   *[no] { $name } fez a vaza
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
    [yes] O seu Ás
   *[no] Ás de { $name }
} sobre { $mine ->
    [yes] o seu 7
   *[no] o 7 de { $other }
}, vale { $worth }
trick-taken = { $you ->
    [yes] Você faz a vaza
   *[no] { $name } faz a vaza
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
choose-copas-why = Ganhar vale 2. Ninguém vê o fundo do baralho.
choose-draw = Sorteio
choose-draw-why = Vira-se a carta de cima. Ás ou 7: vai o outro naipe da cor.
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
vote-replace-why = O bot joga até ao fim da partida.
vote-yes = Sim
vote-no = Não
waiting-votes = À espera dos outros

## The menu

menu-title = Mesa
menu-home = Ir para o início
menu-home-why = A mesa continua, volte quando quiser.
menu-leave = Levantar-se da mesa
menu-leave-why = Um bot joga no seu lugar.
menu-leave-sure = Levantar-se mesmo?
menu-close = Propor fechar a mesa
menu-close-why = Só fecha se todos quiserem.
menu-replace = Pôr um bot no lugar de { $name }
close-sheet = Fechar

## The result of a hand

result-hand = Mão { $deal } · { $suit }
result-won = { $side ->
    [we] Ganhámos a mão
    [they] Eles ganharam a mão
    [you] Você ganhou a mão
    [names] { $names } ganharam a mão
   *[name] { $names } ganhou a mão
}
result-draw = Empate, 60 a 60
result-closed = { $side ->
    [we] Fechámos a partida!
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
award-close-call = À justa
award-close-call-why = 61 a 59
award-relo = Relo
award-relo-why = Ás de trunfo sobre o 7 do adversário
award-relo-by = { $you ->
    [yes] O seu Ás de trunfo sobre o 7
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
    [majority] Se a maioria quiser, os pontos voltam atrás e a mão é dada de novo.
   *[unanimous] Se todos quiserem, os pontos voltam atrás e a mão é dada de novo.
}
repeat-yes = Repetir
repeat-no = Deixar assim
rematch = Desforra
rematch-yes = Aceitar a desforra
rematch-no = Agora não
go-home = Início

## The line

offline-line = A mesa volta a aparecer assim que puder.
offline-pending = Assim que voltar, { $card } vai para a mesa.

## The ledger of wide screens

ledger-pairs = Bisca a pares
ledger-two = Bisca um contra um
ledger-match = Partida
ledger-log = Na mesa
ledger-clock = { $clock ->
    [none] sem relógio
    [day] um dia por jogada
   *[other] { $clock } s por jogada
}
