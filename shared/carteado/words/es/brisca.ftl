# Brisca at the table. $you is "yes" when the sentence speaks to the player himself.

## The pack and its order

brisca-order = El orden de las cartas
brisca-order-line = De la más fuerte a la más débil: { $cards }
brisca-order-worth = { rank-name } vale { $points }
brisca-order-note = El 3 va justo detrás del As, y la Reina gana a la Jota.
brisca-without = { $count ->
    [one] sin { $card }
   *[other] sin los cuatro doses
}
brisca-pack = { $cards } cartas
brisca-pack-line = A tres se juega con { $cards } cartas, { brisca-without }.
brisca-about = { $match ->
    [1] Una sola mano
   *[other] Mano { $deal } de { $match }
}

## The moment and what happened

brisca-lots = { $you ->
    [yes] Has sacado
   *[no] { $name } ha sacado
} { $card }, la más alta: { $you ->
    [yes] das tú
   *[no] da las cartas
}
brisca-lots-tied = Empate, nuevo sorteo: { $you ->
    [yes] sacas { $card } y das
   *[no] { $name } saca { $card } y da
}
brisca-lots-cards = Cartas del sorteo
brisca-say-deal = { say-deal } { $cards } cartas, { brisca-without }
brisca-say-cut = { say-cut }. Ha salido { $card }
brisca-say-swap = { $you ->
    [yes] Has cambiado
   *[no] { $name } ha cambiado
} el { $rank } por { $card }
brisca-swap-title = Cambio del { $rank }
brisca-swap-done = Cambio hecho
brisca-swap-spoken = Antes de robar, quien se lleva la baza puede cambiar el { $rank } { $for }
brisca-swap = Cambiar el { $rank }

## Signals

brisca-signals = Señas de la pareja
brisca-signals-private = Solo tú y { $name } veis qué quiere decir cada gesto. En el juego, toda la mesa ve el gesto.
brisca-signals-alone = En esta mesa valen las señas. Acuérdalas con quien se siente enfrente: los bots ni las hacen ni las leen.
brisca-signals-watch = En esta mesa valen las señas. Cada pareja acuerda las suyas en secreto, antes de empezar.
brisca-signal-means = { $gesture } quiere decir
brisca-signal = Seña
brisca-signal-ask = ¿Qué gesto haces?
brisca-signal-all = Todos ven el gesto. Lo que dice, solo tu pareja.
brisca-signal-none = La pareja no acordó nada antes de empezar.
brisca-gesture = { $gesture ->
    [eyebrows] Cejas
    [wink] Guiño
    [lips] Morritos
    [tongue] Lengua
    [cheek] Mejilla
    [chin] Barbilla
    [shoulder] Hombro
   *[sigh] Suspiro
}
brisca-gesture-made = { $you ->
    [yes] Has
   *[no] { $name } ha
} { $gesture ->
    [eyebrows] levantado las cejas
    [wink] guiñado un ojo
    [lips] puesto morritos
    [tongue] sacado la lengua
    [cheek] hinchado la mejilla
    [chin] levantado la barbilla
    [shoulder] levantado el hombro
   *[sigh] suspirado
}
brisca-gesture-meant = { brisca-gesture-made }: { brisca-meaning }
brisca-meaning = { $meaning ->
    [ace] As de triunfo
    [three] 3 de triunfo
    [king] Rey de triunfo
    [queen] Reina de triunfo
    [jack] Jota de triunfo
    [seven] 7 de triunfo
    [points] muchos puntos
    [nothing] nada que valga
   *[other] nada acordado
}

## The result of a hand

brisca-result-hand = Mano { $deal } · { $suit }
brisca-award-win = Victoria
brisca-award-win-why = Más puntos de cartas
brisca-award-shared = Empate
brisca-award-shared-why = La mano cuenta para los empatados
