### The table as text in a private chat, for whoever plays without the app. <b> is bold; names come in safe for HTML.

## The table

board-title = { $game }, mão { $deal }
board-score = Marcador: { $sides }
board-score-games = Jogos: { $sides }
board-side = { $side } { $points }
board-trump = Trunfo: { $suit }
board-trump-open = Trunfo: { $suit }; { $card } está na mesa, à vista
board-stock = { $count ->
    [0] O baralho acabou
    [one] No baralho: { $count } carta
   *[other] No baralho: { $count } cartas
}
board-hand = A sua mão: { $cards }
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
board-unseen = { $number }.ª carta, sem ver
board-flip = Virar { $card }
board-meanwhile = Durante alguns segundos ainda pode: { $moves }

## Buttons of the table itself

board-start = { $missing ->
    [0] Começar
   *[other] Completar com bots e começar
}
board-sit = Sentar-me
board-leave = Sair da mesa
board-leave-sure = Sair mesmo: um bot joga no meu lugar
board-resign-sure = Largar mesmo a mão
board-stay = Não, continuar
board-back = Voltar a jogar
board-replay = Rever a partida

## Answers

board-over = Essa vez já passou.
board-too-early = Espere { $seconds } s: a mesa ainda está a mostrar a jogada.
board-slowly = Calma, que as cartas não fogem.
board-gone = Já não está nesta mesa.
board-full = Não há nenhum lugar livre nesta mesa agora.
board-sure = Tem a certeza?

## The replay

replay-title = { $game }, mão { $deal } de { $deals }, passo { $step } de { $steps }
replay-hand = { $name }: { $cards }
replay-empty = sem cartas
replay-seat = Lugar { $number }
replay-none = Só se pode rever uma partida que já acabou e ainda está guardada.
replay-first = ⏮ Início
replay-back = ◀ Antes
replay-on = ▶ Depois
replay-last = ⏭ Fim
replay-earlier = Mão anterior
replay-later = Mão seguinte
