### The table as text in a private chat, for whoever plays without the app. <b> is bold; names come in safe for HTML.

## The table

board-title = { $game }, mão { $deal }
board-score = Placar: { $sides }.
board-score-games = Jogos: { $sides }.
board-side = { $side } { $points }
board-trump = Trunfo: { $suit }.
board-trump-open = Trunfo: { $suit }, com { $card } na mesa, aberta.
board-stock = { $count ->
    [0] O monte acabou.
    [one] No monte: { $count } carta.
   *[other] No monte: { $count } cartas.
}
board-hand = Sua mão: { $cards }.
board-trick = Na mesa: { $cards }.
board-played = { $you ->
    [yes] você, { $card }
   *[no] { $name }, { $card }
}
board-dealer = { $you ->
    [yes] Você deu as cartas.
   *[no] { $name } deu as cartas.
}
board-cards-of = { $name } tem { $cards }
board-bid = { $you ->
    [yes] você disse
   *[no] { $name } disse
} { $bid } e fez { $made }
board-award = { $side } { $points }, { $award }
board-unseen = { $number }ª carta, sem ver
board-flip = Virar { $card }
board-meanwhile = Por alguns segundos você ainda pode: { $moves }.

## Buttons of the table itself

board-start = { $missing ->
    [0] Começar
   *[other] Completar com bots e começar
}
board-leave = Sair da mesa
board-leave-sure = Sair mesmo: um bot joga no seu lugar
board-resign-sure = Largar mesmo a mão
board-stay = Ficar
board-sit = Sentar
board-back = Voltar: o bot devolve seu lugar
board-replay = Rever a partida
board-look = Ver como está agora

## Answers

board-over = Essa vez já passou.
board-strange = Este botão não é desta mesa.
board-too-early = Espere { $seconds } s: a mesa ainda está mostrando a jogada.
board-gone = Você não está mais nesta mesa.
board-full = Não há lugar livre nesta mesa agora.
board-sure = Tem certeza?

## The replay

replay-title = { $game }, mão { $deal } de { $deals }, passo { $step } de { $steps }
replay-hand = { $name }: { $cards }
replay-empty = sem cartas
replay-seat = Lugar { $number }
replay-none = Esta partida ainda não acabou, ou já não está guardada.
replay-start = ⏮ Começo
replay-previous = ◀ Antes
replay-next = ▶ Depois
replay-end = ⏭ Fim
replay-hand-before = Mão anterior
replay-hand-after = Próxima mão
