score-hand-head = Mano
score-none = Todavía no ha terminado ninguna mano.
score-repeated = Mano repetida: no cuenta
score-game = Juego cerrado: { $ours } a { $theirs }
