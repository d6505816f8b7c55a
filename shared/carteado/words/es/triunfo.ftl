# Triunfo at the table. $you is "yes" when the sentence speaks to the player himself.

## The bar

triunfo-game = { $of ->
    [1] Un solo juego
   *[other] Juego { $game } de { $of }
}
triunfo-batch = { $batch }.º reparto
triunfo-stage-trump = elección del triunfo
triunfo-stage-bid = anuncios
triunfo-stage-trick = baza { $trick } de { $of }
triunfo-stage-end = fin

## At a seat

triunfo-said = { $you ->
    [yes] Has dicho
   *[no] ha dicho
} { $bid }
triunfo-made = { $you ->
    [yes] Llevas
   *[no] lleva
} { $made }
triunfo-made-of = { triunfo-made } de { $bid }

## The moment and what happened

triunfo-status-end = Fin del juego
triunfo-say-deal = { say-deal }. El triunfo es { $suit }
triunfo-say-trump = { $you ->
    [yes] Has elegido { $suit } como triunfo
   *[no] { $name } ha elegido { $suit } como triunfo
}
triunfo-tricks = { $count ->
    [0] ninguna baza
    [one] { $count } baza
   *[other] { $count } bazas
}
triunfo-say-bid = { $you ->
    [yes] Has dicho
   *[no] { $name } ha dicho
} { $count ->
    [0] que ninguna
   *[other] { triunfo-tricks }
}
triunfo-total = En total, { $total } para { $tricks } { $tricks ->
    [one] baza
   *[other] bazas
}
triunfo-say-batch = { $batch ->
    [2] Segundo
    [3] Tercer
   *[other] Cuarto
} reparto
triunfo-each = { $cards } para cada uno
triunfo-honour = { $rank ->
    [A] As
    [J] Jota
   *[Q] Reina
}
triunfo-honour-the = { $rank ->
    [A] el
   *[other] la
} { triunfo-honour }
triunfo-say-honours = { $you ->
    [yes] Te llevas la baza
   *[no] { $name } se lleva la baza
}: { $honours } de triunfo

## Decisions

triunfo-trump-title = ¿Qué palo es triunfo?
triunfo-trump-held = { $count ->
    [0] ninguna tuya
    [one] { $count } tuya
   *[other] { $count } tuyas
}
triunfo-bid-title = ¿Cuántas bazas harás?
triunfo-bid-first = Nadie ha dicho nada todavía. Si aciertas, cada baza vale 2.
triunfo-bid-barred = El último no iguala la suma: { $count } no vale.
triunfo-bid-none = Elige
triunfo-bid-say = Decir { $count }
triunfo-bid-worth = si aciertas, vale { $points }

## The result of a game

triunfo-result-won = { $side ->
    [you] Has ganado el juego
   *[name] { $names } ha ganado el juego
}
triunfo-result-shared = { $names } comparten el juego
triunfo-next = Siguiente juego
triunfo-award-trick = bazas
triunfo-award-ace = As
triunfo-award-jack = Jota
triunfo-award-queen = Reina
triunfo-award-bid-made = clavado
triunfo-award-bid-short = faltaron
