### Names of games and their options. GAME-option-KEY is a sentence, GAME-option-KEY-VALUE the choice in it.

## Bisca

bisca = Bisca
bisca-line = Relo, capote y corazones
bisca-seats-2 = 2, uno contra uno
bisca-seats-4 = 4, por parejas
bisca-option-target = La partida va a { $choice }
bisca-option-target-4 = 4 puntos
bisca-option-target-6 = 6 puntos
bisca-option-target-8 = 8 puntos
bisca-option-target-12 = 12 puntos
bisca-option-chooser = Elige el triunfo quien se sienta { $choice }
bisca-option-chooser-before = antes de quien baraja
bisca-option-chooser-after = después de quien baraja
bisca-option-copas_by_draw = Corazones por sorteo { $choice }
bisca-option-copas_by_draw-double = vale el doble
bisca-option-copas_by_draw-plain = vale como los otros palos
bisca-option-relo = El relo es { $choice }
    .hint = El as de triunfo sobre el 7 del rival.
bisca-option-relo-same_trick = en la misma baza
bisca-option-relo-next_card = solo en la carta siguiente
bisca-option-close_call = 61 a 59 { $choice }
bisca-option-close_call-off = cuenta como las demás
bisca-option-close_call-plus1 = vale un punto más
bisca-option-close_call-double = vale el doble
bisca-option-partner_peek = Los compañeros { $choice }
bisca-option-partner_peek-off = no se ven la mano
bisca-option-partner_peek-end = se enseñan las últimas tres cartas
bisca-option-partner_peek-start_and_end = se enseñan las cartas al principio y al final
bisca-option-replay_vote = Si los dos bandos cierran a la vez, repetir la mano pide { $choice }
bisca-option-replay_vote-unanimous = el sí de todos
bisca-option-replay_vote-majority = el sí de la mayoría
