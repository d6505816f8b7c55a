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

## Brisca

brisca = Brisca
brisca-line = La bisca en la que el 3 vale diez
brisca-seats-2 = 2, uno contra uno
brisca-seats-3 = 3, cada uno por su cuenta
brisca-seats-4 = 4, por parejas
brisca-option-match = La partida es { $choice }
brisca-option-match-1 = a una sola mano
brisca-option-match-3 = a 3 manos
brisca-option-match-5 = a 5 manos
brisca-option-follow = En cada baza se juega { $choice }
brisca-option-follow-free = cualquier carta
brisca-option-follow-lead_or_trump = el palo de salida o triunfo, si se tiene
brisca-option-follow-follow = el palo de salida; sin él, triunfo
brisca-option-three_hands = A tres, la baraja va sin { $choice }
brisca-option-three_hands-minus_one_two = el 2 de tréboles
brisca-option-three_hands-minus_all_twos = los cuatro doses
brisca-option-two_swap = El 2 de triunfo { $choice }
    .hint = Lo cambia quien gana la baza, antes de robar, como se hace con el 7.
brisca-option-two_swap-off = no se cambia
brisca-option-two_swap-on = se cambia por el 7, 6, 5 o 4 descubierto
brisca-option-signals = Las señas entre compañeros { $choice }
brisca-option-signals-off = no valen
brisca-option-signals-on = valen, acordadas antes de empezar
