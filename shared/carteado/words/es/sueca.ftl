# Sueca at the table. $you is "yes" when the sentence speaks to the player himself.

## What happened

sueca-say-deal = { $you ->
    [yes] Has barajado
   *[no] { $name } ha barajado
}, { $youdeal ->
    [yes] repartes tú
   *[no] reparte { $dealer }
}
sueca-say-from = { $you ->
    [yes] Has sacado
   *[no] { $name } ha sacado
} { $card } de { $from ->
    [top] arriba
   *[bottom] abajo
}: triunfan { $suit }
sueca-say-poor = { $points ->
    [0] Ningún punto
    [one] Solo { $points } punto
   *[other] Solo { $points } puntos
} en la mano: puedes anular
sueca-say-taken = { $played }. { $you ->
    [yes] Recoges
   *[no] { $name } recoge
} { $card }
sueca-say-annul = { $you ->
    [yes] Has anulado la mano
   *[no] { $name } ha anulado la mano
}
sueca-say-denounce = { $you ->
    [yes] Has denunciado a { $other }
   *[no] { $name } { $target ->
        [you] te ha denunciado
       *[other] ha denunciado a { $other }
    }
} { $right ->
    [yes] con razón
   *[no] sin razón
}
sueca-false = ¡Errada!
sueca-false-line = { $target ->
    [you] No has renunciado
   *[other] { $other } no ha renunciado
}: 1 punto para { $side ->
    [we] nosotros
    [they] ellos
   *[names] { $names }
}
sueca-ties = del empate

## Decisions

sueca-from = ¿De dónde sale el triunfo?
sueca-from-top = De arriba
sueca-from-top-why = Recibes el primero
sueca-from-bottom = De abajo
sueca-from-bottom-why = Recibes el último
sueca-annul = Anular
sueca-annul-why = con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
sueca-denounce = Denunciar
sueca-denounce-title = ¿Quién ha renunciado?
sueca-denounce-what = Renunciar es no asistir al palo teniendo carta de él.
sueca-denounce-right = Denuncia acertada
sueca-denounce-right-why = la partida es nuestra
sueca-denounce-wrong = Denuncia equivocada
sueca-denounce-wrong-why = 1 punto para ellos
sueca-denounce-seat = Denunciar a { $name }
sueca-denounce-late = Denunciar un renuncio
sueca-denounce-none = Ahora no queda a quién denunciar.

## The result of a hand

sueca-result-hand = Mano { $deal } · { $suit }
sueca-result-next = Terminar la partida
sueca-result-shown = { $you ->
    [yes] Tu mano
   *[no] Mano de { $name }
}: { $points ->
    [0] ningún punto
    [one] { $points } punto
   *[other] { $points } puntos
}
sueca-result-bandeira = ¡Bandera! La partida es { $side ->
    [we] nuestra
    [they] suya
   *[names] de { $names }
}
sueca-result-denounced = ¡Renuncio! La partida es { $side ->
    [we] nuestra
    [they] suya
   *[names] de { $names }
}
sueca-result-carry = Quien gane la próxima se lleva { $ties ->
    [one] 1 punto
   *[other] { $ties } puntos
} más
sueca-result-void = En esta mesa el empate no vale nada después
sueca-award-win = Victoria
sueca-award-win-why = De 61 a 90 puntos
sueca-award-win-91 = Victoria holgada
sueca-award-win-91-why = 91 puntos o más
sueca-award-ties = Empate
sueca-award-ties-why = { $points ->
    [one] La mano anterior quedó en empate
   *[other] Las { $points } manos anteriores quedaron en empate
}
sueca-award-bandeira = Bandera
sueca-award-bandeira-why = { $by ->
    [tricks] Las diez bazas, y la partida en el acto
   *[points] Los 120 puntos, y la partida en el acto
}
sueca-award-denounced = Denuncia acertada
sueca-award-denounced-why = { $you ->
    [yes] No has asistido al palo
   *[no] { $name } no asistió al palo
}
sueca-award-false-denounce = Denuncia equivocada
sueca-award-false-denounce-why = El otro lado denunció sin razón
