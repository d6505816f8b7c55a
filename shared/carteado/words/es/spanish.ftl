# What the Spanish pack calls its cards, in place of the sentences of the same names in other files.

suit = { $suit ->
    [h] Copas
    [d] Oros
    [s] Espadas
   *[c] Bastos
}
rank-name = { $rank ->
    [A] As
    [K] Rey
    [Q] Caballo
    [J] Sota
    [T] 10
   *[other] { $rank }
}
card-the = { $rank ->
    [J] la
   *[other] el
} { card-name }
swap-action-for = { $rank ->
    [A] por el As
    [K] por el Rey
    [Q] por el Caballo
    [J] por la Sota
   *[other] por el { $rank }
}
bisca-say-copas = { $you ->
    [yes] Has elegido Copas
   *[no] { $name } ha elegido Copas
}
bisca-choose = ¿Copas o sorteo?
bisca-choose-copas = Copas
bisca-award-copas = Copas
bisca-award-copas-why = Ganar con Copas de triunfo
bisca-option-copas_by_draw = Copas por sorteo { $choice }
brisca-option-three_hands-minus_one_two = el 2 de bastos
brisca-order-note = El 3 va justo detrás del As, y el Caballo gana a la Sota.
brisca-meaning = { $meaning ->
    [ace] As de triunfo
    [three] 3 de triunfo
    [king] Rey de triunfo
    [queen] Caballo de triunfo
    [jack] Sota de triunfo
    [seven] 7 de triunfo
    [points] muchos puntos
    [nothing] nada que valga
   *[other] nada acordado
}
triunfo-honour = { $rank ->
    [A] As
    [J] Sota
   *[Q] Caballo
}
triunfo-honour-the = { $rank ->
    [J] la
   *[other] el
} { triunfo-honour }
triunfo-award-jack = Sota
triunfo-award-queen = Caballo
