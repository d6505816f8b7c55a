# The table: the words of a Brazilian card table. $you is "yes" when the sentence speaks to the player himself.
# One of a thing is [1] in these files: the category [one] of Brazilian Portuguese holds 0 too, and a player says "0 cartas".

## Cards

suit = { $suit ->
    [h] Copas
    [d] Ouros
    [s] Espadas
   *[c] Paus
}
rank-name = { $rank ->
    [A] Ás
    [K] Rei
    [Q] Dama
    [J] Valete
    [T] 10
   *[other] { $rank }
}
card-name = { rank-name } de { suit }
card-the = { $rank ->
    [Q] a
   *[other] o
} { card-name }
card-closed = carta fechada
card-some-closed = uma carta fechada
open-card = a carta aberta
is-trump = trunfo
is-barred = não pode: { $reason }
points = { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
}
rule = { $game }, regra { $number }

## The bar and the cloth

table = Mesa
menu = Menu da mesa
side-we = Nós
side-they = Eles
side-you = Você
score = { $us } { $ours }, { $them } { $theirs }
score-games = jogos { $ours } a { $theirs }
score-hand = Mão { $deal }
trump = Trunfo
stock = Monte: { $count } { $count ->
    [1] carta
   *[other] cartas
}
stock-open = { stock }, { $card } aberta embaixo
dealer = deu as cartas
dealer-letter = D
seat = { $name }, { $cards } { $cards ->
    [1] carta
   *[other] cartas
}
seat-bot = bot
seat-away = ausente, o bot joga no lugar
seat-turn = está na vez
seat-won = levou { $cards }
last-trick = Ver a última vaza
last-trick-title = Última vaza
last-trick-winner = { $you ->
    [yes] Você levou
   *[no] { $name } levou
}
your-hand = Sua mão
open-hand = Mão de { $name }, aberta
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
status-cut = { $you ->
    [yes] Você corta
   *[no] { $name } corta
}
status-from = { $you ->
    [yes] Você tira o trunfo
   *[no] { $name } tira o trunfo
}
status-trump = { $you ->
    [yes] Você escolhe o trunfo
   *[no] { $name } escolhe o trunfo
}
status-bid = { $you ->
    [yes] Você diz
   *[no] { $name } diz
}
status-answer = { $you ->
    [yes] Responda
   *[no] { $name } responde
}
status-decide = { $you ->
    [yes] Você decide
   *[no] { $name } decide
}
status-trick = { $you ->
    [yes] Sua vaza
   *[no] Vaza de { $name }
}
status-tied = Vaza empatada
status-wait = Um momento
status-result = Fim da mão
status-away = O bot joga por você
status-offline = Sem conexão
status-face-down = Vai virada
say-face-down = Só você sabe qual é
watching = Você está assistindo
bank = reserva { $time }

## The console: what happened

say-deal = { $you ->
    [yes] Você embaralhou
   *[no] { $name } embaralhou
}
say-cut = { $you ->
    [yes] Você cortou no { $count }
   *[no] { $name } cortou no { $count }
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
say-tied = Ninguém levou a vaza
say-playable = { $held } cartas, { $playable ->
    [1] só uma pode ser jogada
   *[other] { $playable } podem ser jogadas
}
seconds-left = Faltam { $seconds } segundos

## Announcements

trick-taken = { $you ->
    [yes] Você leva
   *[no] { $name } leva
}{ $to ->
    [us] {" "}para nós
    [them] {" "}para eles
   *[self] {""}
}
trick-tied = Ninguém leva
seconds = { $seconds } s

## Decisions

cut-title = Corte o baralho
cut-how = Passe o dedo pelo baralho.
cut-heaps = { $lifted } de cima, ficam { $stays }
cut-action = Cortar
cut-at = no { $lifted }
swap-action-for = { $rank ->
    [A] pelo Ás
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
score-sheet = Placar da partida
menu-recall = Cartas já jogadas
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

result-won = { $side ->
    [we] Ganhamos a mão
    [they] Eles ganharam a mão
    [you] Você ganhou a mão
    [names] { $names } ganharam a mão
   *[name] { $names } ganhou a mão
}
result-closed = { $side ->
    [we] Fechamos a partida!
    [they] Eles fecharam a partida
    [you] Você fechou a partida!
    [names] { $names } fecharam a partida
   *[name] { $names } fechou a partida
}
result-shared = { $names } dividem a mão
result-closed-shared = { $names } dividem a partida
result-draw = { $points ->
    [0] Empate
   *[other] Empate, { $points } a { $points }
}
result-annulled = Mão anulada
result-annulled-why = Ninguém marca, e as cartas são dadas de novo.
result-both = Os dois lados fecharam
result-nobody = Partida sem vencedor
result-hand = Mão { $deal }
rank-standing = { $score ->
    [1] { $score } vitória na partida
   *[other] { $score } vitórias na partida
}
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
watch-again = Rever a mão
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

## The shuffles of a match that is over

proof-check = Conferir o embaralhamento
proof-title = Embaralhamento
proof-busy = Conferindo…
proof-right = Tudo confere: ninguém mexeu nas cartas.
proof-right-unseen = As cartas seguem a chave publicada, mas este aparelho não viu o lacre.
proof-wrong = Não confere!
proof-gone = As cartas desta partida já não estão guardadas.
proof-unable = Este navegador não sabe fazer a conta. Abra a mesa em outro.
proof-seal = O lacre
proof-seal-kept = A chave publicada abre o lacre que este aparelho guardou: { $seal }
proof-seal-unseen = A chave publicada abre o lacre { $seal }. Compare com o de quem o viu.
proof-seal-other = Este aparelho guardou o lacre { $seen }, e a chave publicada abre outro: { $seal }
proof-seal-false = A chave publicada não abre o lacre { $seal }
proof-mine = A sua parte
proof-mine-found = { $found ->
    [yes] O que o seu aparelho sorteou entrou no embaralhamento.
    [no] O que o seu aparelho sorteou não está no embaralhamento.
   *[none] Não foi este aparelho que sorteou por você.
}
proof-hand-right = { $cards } cartas, na ordem da chave
proof-hand-wrong = A chave dá outra ordem
proof-hands = As mãos
proof-hands-none = Nenhuma chegou ao fim.

## The line

offline-line = A mesa aparece de novo assim que voltar.
offline-pending = Assim que voltar, { $card } vai para a mesa.

## The ledger of wide screens

ledger-match = Partida
ledger-log = Na mesa
ledger-clock = { $clock ->
    [none] sem relógio
    [day] um dia por jogada
   *[other] { $clock } s por jogada
}
