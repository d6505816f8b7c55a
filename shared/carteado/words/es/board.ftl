### The table as text in a private chat, for whoever plays without the app. <b> is bold; names come in safe for HTML.

## The table

board-title = { $game }, mano { $deal }
board-score = Marcador: { $sides }
board-score-games = Juegos: { $sides }
board-side = { $side } { $points }
board-trump = Triunfo: { $suit }
board-trump-open = Triunfo: { $suit }; { $card } está en la mesa, a la vista
board-stock = { $count ->
    [0] El mazo se ha acabado
    [one] En el mazo: { $count } carta
   *[other] En el mazo: { $count } cartas
}
board-hand = Tu mano: { $cards }
board-trick = En la mesa: { $cards }
board-played = { $you ->
    [yes] tú, { $card }
   *[no] { $name }, { $card }
}
board-cards-of = { $name } tiene { $cards }
board-bid = { $you ->
    [yes] Has dicho { $bid } y llevas { $made }
   *[no] { $name } ha dicho { $bid } y lleva { $made }
}
board-award = { $side } { $points }, { $award }
board-unseen = { $number }.ª carta, sin verla
board-flip = Tapar { $card }
board-meanwhile = Durante unos segundos aún puedes: { $moves }

## Buttons of the table itself

board-start = { $missing ->
    [0] Empezar
   *[other] Completar con bots y empezar
}
board-sit = Sentarme
board-leave = Salir de la mesa
board-leave-sure = Salir de verdad: un bot juega por mí
board-resign-sure = Irme al mazo de verdad
board-stay = No, seguir
board-back = Volver a jugar
board-replay = Ver la repetición

## Answers

board-over = Ese turno ya pasó.
board-too-early = Espera { $seconds } s: la mesa aún está mostrando la jugada.
board-slowly = Calma, que las cartas no se escapan.
board-gone = Ya no estás en esta mesa.
board-full = Ahora no hay ningún sitio libre en esta mesa.
board-sure = ¿Seguro?

## The replay

replay-title = { $game }, mano { $deal } de { $deals }, paso { $step } de { $steps }
replay-hand = { $name }: { $cards }
replay-empty = sin cartas
replay-seat = Sitio { $number }
replay-none = Solo se puede repasar una partida que ya ha acabado y que aún está guardada.
replay-first = ⏮ Principio
replay-back = ◀ Antes
replay-on = ▶ Después
replay-last = ⏭ Final
replay-earlier = Mano anterior
replay-later = Mano siguiente
