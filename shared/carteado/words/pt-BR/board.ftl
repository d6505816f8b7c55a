### The table as text in a private chat, for whoever plays without the app. <b> is bold; names come in safe for HTML.

## The table

board-title = { $game }, mão { $deal }
board-score = Placar: { $sides }
board-score-games = Jogos: { $sides }
board-side = { $side } { $points }
board-trump = Trunfo: { $suit }
board-trump-open = Trunfo: { $suit }; { $card } está na mesa, à vista
board-stock = { $count ->
    [0] O monte acabou
    [1] No monte: { $count } carta
   *[other] No monte: { $count } cartas
}
board-hand = Sua mão: { $cards }
board-trick = Na mesa: { $cards }
board-played = { $you ->
    [yes] você, { $card }
   *[no] { $name }, { $card }
}
board-cards-of = { $name } tem { $cards }
board-bid = { $you ->
    [yes] Você disse
   *[no] { $name } disse
} { $bid } e fez { $made }
board-award = { $side } { $points }, { $award }
board-unseen = { $number }ª carta, sem ver
board-flip = Virar { $card }
board-meanwhile = Por alguns segundos você ainda pode: { $moves }

## Buttons of the table itself

board-start = { $missing ->
    [0] Começar
   *[other] Completar com bots e começar
}
board-sit = Sentar
board-leave = Sair da mesa
board-leave-sure = Sair mesmo: um bot joga no meu lugar
board-resign-sure = Largar mesmo a mão
board-stay = Não, continuar
board-back = Voltar a jogar
board-replay = Rever a partida

## Answers

board-over = Essa vez já passou.
board-too-early = Espere { $seconds } s: a mesa ainda está mostrando a jogada.
board-slowly = Calma, que as cartas não fogem.
board-gone = Você não está mais nesta mesa.
board-full = Não há lugar livre nesta mesa agora.
board-sure = Tem certeza?

## The replay

replay-title = { $game }, mão { $deal } de { $deals }, passo { $step } de { $steps }
replay-hand = { $name }: { $cards }
replay-empty = sem cartas
replay-seat = Lugar { $number }
replay-none = Só dá para rever uma partida que já acabou e ainda está guardada.
replay-first = ⏮ Começo
replay-back = ◀ Antes
replay-on = ▶ Depois
replay-last = ⏭ Fim
replay-earlier = Mão anterior
replay-later = Mão seguinte
