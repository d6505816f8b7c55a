# The table: the words of card players in Portugal. $you is "yes" when the sentence speaks to the player himself.

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
    [one] { $count } ponto
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
seat-won = levou { $cards }
last-trick = Ver a última vaza
last-trick-title = Última vaza
last-trick-winner = { $you ->
    [yes] Foi sua
   *[no] Foi de { $name }
}
your-hand = A sua mão
open-hand = Mão de { $name }, aberta
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
status-cut = { $you ->
    [yes] Você parte
   *[no] { $name } parte
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
    [yes] Vaza sua
   *[no] Vaza de { $name }
}
status-tied = Vaza empatada
status-wait = Um momento
status-result = Fim da mão
status-away = O bot joga por si
status-offline = Sem ligação
status-face-down = Vai virada
say-face-down = Só você sabe qual é
watching = Está a assistir
bank = reserva { $time }

## The console: what happened

say-deal = { $you ->
    [yes] Você baralhou
   *[no] { $name } baralhou
}
say-cut = { $you ->
    [yes] Você partiu no { $count }
   *[no] { $name } partiu no { $count }
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
say-tied = Ninguém fez a vaza
say-playable = { $held } cartas, { $playable ->
    [one] só uma pode ser jogada
   *[other] { $playable } podem ser jogadas
}
seconds-left = Faltam { $seconds } segundos

## Announcements

trick-taken = { $you ->
    [yes] Você faz a vaza
   *[no] { $name } faz a vaza
}{ $to ->
    [us] {" "}para nós
    [them] {" "}para eles
   *[self] {""}
}
trick-tied = Ninguém faz a vaza
seconds = { $seconds } s

## Decisions

cut-title = Parta o baralho
cut-how = Passe o dedo pelo baralho.
cut-heaps = { $lifted } de cima, ficam { $stays }
cut-action = Partir
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
vote-replace-why = O bot joga até ao fim da partida.
vote-yes = Sim
vote-no = Não
waiting-votes = À espera dos outros

## The menu

menu-title = Mesa
score-sheet = Marcador da partida
menu-recall = Cartas já jogadas
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

result-won = { $side ->
    [we] Ganhámos a mão
    [they] Eles ganharam a mão
    [you] Você ganhou a mão
    [names] { $names } ganharam a mão
   *[name] { $names } ganhou a mão
}
result-closed = { $side ->
    [we] Fechámos a partida!
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
    [one] { $score } vitória na partida
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
    [majority] Se a maioria quiser, os pontos voltam atrás e a mão é dada de novo.
   *[unanimous] Se todos quiserem, os pontos voltam atrás e a mão é dada de novo.
}
repeat-yes = Repetir
repeat-no = Deixar assim
rematch = Desforra
rematch-yes = Aceitar desforra
rematch-no = Agora não
go-home = Início

## The shuffles of a match that is over

proof-check = Conferir a baralhação
proof-title = Baralhação
proof-busy = A conferir…
proof-right = Está tudo certo: ninguém mexeu nas cartas.
proof-right-unseen = As cartas seguem a chave publicada, mas este aparelho não viu o selo.
proof-wrong = Não está certo!
proof-gone = As cartas desta partida já não estão guardadas.
proof-unable = Este navegador não sabe fazer a conta. Abra a mesa noutro.
proof-seal = O selo
proof-seal-kept = A chave publicada abre o selo que este aparelho guardou: { $seal }
proof-seal-unseen = A chave publicada abre o selo { $seal }. Compare com o de quem o viu.
proof-seal-other = Este aparelho guardou o selo { $seen }, e a chave publicada abre outro: { $seal }
proof-seal-false = A chave publicada não abre o selo { $seal }
proof-mine = A sua parte
proof-mine-found = { $found ->
    [yes] O que o seu aparelho sorteou entrou na baralhação.
    [no] O que o seu aparelho sorteou não está na baralhação.
   *[none] Não foi este aparelho que sorteou por si.
}
proof-hand-right = { $cards } cartas, na ordem da chave
proof-hand-wrong = A chave dá outra ordem
proof-hands = As mãos
proof-hands-none = Nenhuma chegou ao fim.

## The line

offline-line = A mesa volta a aparecer assim que puder.
offline-pending = Assim que voltar, { $card } vai para a mesa.

## The ledger of wide screens

ledger-match = Partida
ledger-log = Na mesa
ledger-clock = { $clock ->
    [none] sem relógio
    [day] um dia por jogada
   *[other] { $clock } s por jogada
}
