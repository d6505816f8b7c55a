# Bisca at the table. $you is "yes" when the sentence speaks to the player himself.

## The moment and what happened

bisca-status-swap = Cambio del 2
bisca-say-copas = { $you ->
    [yes] Has elegido Corazones
   *[no] { $name } ha elegido Corazones
}
bisca-say-draw = { $you ->
    [yes] Has elegido sorteo
   *[no] { $name } ha elegido sorteo
}
bisca-say-turned = Sorteo: ha salido { $card }
bisca-say-returned = Ha salido { $card } y vuelve al mazo. Triunfan { $suit }
bisca-say-swap = { $you ->
    [yes] Has cambiado el 2 por { $card }
   *[no] { $name } ha cambiado el 2 por { $card }
}
bisca-say-swap-over = Se acabó el cambio del 2
bisca-relo = ¡Relo!
bisca-relo-line = { $you ->
    [yes] Tu As
   *[no] As de { $name }
} sobre { $mine ->
    [yes] tu 7
   *[no] el 7 de { $other }
}, vale { $worth }
bisca-swap-open = Quien tenga el 2 puede cambiarlo

## Decisions

bisca-choose = ¿Corazones o sorteo?
bisca-choose-copas = Corazones
bisca-choose-copas-why = Ganar vale 2. Nadie ve el fondo del mazo.
bisca-choose-draw = Sorteo
bisca-choose-draw-why = Se vuelve la carta de arriba. As o 7: va el otro palo del color.
bisca-swap = Cambiar el 2

## The result of a hand

bisca-result-hand = Mano { $deal } · { $suit }
bisca-result-capote = capote
bisca-award-win = Victoria
bisca-award-win-why = 61 puntos o más
bisca-award-capote = Capote
bisca-award-capote-why = El otro lado se quedó por debajo de 30
bisca-award-copas = Corazones
bisca-award-copas-why = Ganar con Corazones de triunfo
bisca-award-close-call = Por los pelos
bisca-award-close-call-why = 61 a 59
bisca-award-relo = Relo
bisca-award-relo-why = As de triunfo sobre el 7 del contrario
bisca-award-relo-by = { $you ->
    [yes] Tu As de triunfo sobre el 7
   *[no] As de { $name } sobre el 7
}
bisca-award-cap = Límite de la mano
bisca-award-cap-why = Nadie se lleva más de 4 por mano
