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

## Sueca

sueca = Sueca
sueca-line = Diez cartas, se asiste al palo, el triunfo es de quien reparte
sueca-seats-4 = 4, por parejas
sueca-option-target = La partida va a { $choice }
sueca-option-target-4 = 4 puntos
sueca-option-target-10 = 10 puntos
sueca-option-quick_deal = El corte y la primera carta { $choice }
    .hint = Corte al azar, triunfo de encima del mazo.
sueca-option-quick_deal-on = los hace la mesa
sueca-option-quick_deal-off = los hacen los jugadores
sueca-option-annul = Con diez puntos o menos, quien cortó { $choice }
sueca-option-annul-on = puede anular la mano
sueca-option-annul-off = juega igualmente
sueca-option-tie = El empate { $choice }
sueca-option-tie-carry = vale un punto más en la mano siguiente
sueca-option-tie-void = no vale nada
sueca-option-bandeira = La bandera pide { $choice }
    .hint = Quien hace bandera gana la partida en el acto.
sueca-option-bandeira-tricks = las diez bazas
sueca-option-bandeira-points = los 120 puntos
sueca-option-first_lead_trump = Salir de triunfo en la primera baza { $choice }
sueca-option-first_lead_trump-no = no vale
sueca-option-first_lead_trump-yes = vale
sueca-option-renuncia = El renuncio { $choice }
    .hint = Renuncio es no asistir al palo teniendo carta de él. La denuncia acertada gana la partida; la equivocada da un punto al otro bando.
sueca-option-renuncia-off = es imposible: la mesa solo acepta carta del palo
sueca-option-renuncia-on = es posible, y el rival puede denunciarlo
sueca-option-direction = Se juega { $choice }
sueca-option-direction-clockwise = en el sentido de las agujas del reloj
sueca-option-direction-anticlockwise = en sentido contrario a las agujas del reloj

## Triunfo

triunfo = Triunfo
triunfo-line = Cada uno por su cuenta: di cuántas bazas harás
triunfo-seats-2 = 2, uno contra uno
triunfo-seats-3 = 3, cada uno por su cuenta
triunfo-seats-4 = 4, cada uno por su cuenta
triunfo-seats-5 = 5, cada uno por su cuenta
triunfo-seats-6 = 6, cada uno por su cuenta
triunfo-option-match = La partida es { $choice }
triunfo-option-match-1 = a un solo juego
triunfo-option-match-3 = a 3 juegos
triunfo-option-match-5 = a 5 juegos
triunfo-option-trump = El triunfo lo fija { $choice }
    .hint = Por turno: corazones, picas, diamantes, tréboles, y vuelta a empezar.
triunfo-option-trump-turn = la carta descubierta
triunfo-option-trump-rotation = el turno, un palo por juego
triunfo-option-trump-dealer = quien reparte, después de ver su mano
triunfo-option-announce = Antes de jugar, cada uno { $choice }
    .hint = Si se acierta, cada una de esas bazas vale el doble; cada baza de menos cuesta dos puntos.
triunfo-option-announce-off = no dice nada
triunfo-option-announce-on = anuncia cuántas bazas hará
triunfo-option-hook = El último en anunciar { $choice }
triunfo-option-hook-off = queda libre
triunfo-option-hook-on = no puede hacer que la suma iguale el número de bazas
triunfo-option-stock = Las cartas que sobran { $choice }
triunfo-option-stock-deal_again = se reparten cuando se acaban las manos
triunfo-option-stock-draw = se roban una a una después de cada baza
triunfo-option-stock-none = se quedan fuera
triunfo-option-pack = La baraja tiene { $choice }
triunfo-option-pack-52 = 52 cartas
triunfo-option-pack-40 = 40 cartas, sin 8, 9 ni 10

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

## Truco

truco = Truco
truco-line = Truco minero de Brasil: cuatro matas fijas y mucho farol
truco-seats-2 = 2, uno contra uno
truco-seats-4 = 4, por parejas
truco-option-scale = La mano vale { $choice }
    .hint = Lo que vale la mano al empezar y después de cada envite: truco, seis, nueve, doce.
truco-option-scale-2-4-8-12 = 2, 4, 8 y 12 tantos
truco-option-scale-1-3-6-9-12 = 1, 3, 6, 9 y 12 tantos
truco-option-scale-2-4-6-10-12 = 2, 4, 6, 10 y 12 tantos
truco-option-tie_lead = Después de una parda, sale quien { $choice }
truco-option-tie_lead-opener = abrió la baza
truco-option-tie_lead-tied_last = empató el último
truco-option-facedown = En la misma baza, { $choice }
    .hint = Cartas tapadas, solo desde la segunda baza.
truco-option-facedown-free = los dos de la pareja pueden jugar tapado
truco-option-facedown-one_of_pair = solo uno de la pareja puede jugar tapado
truco-option-timeout_reply = Quien no responde a tiempo al envite { $choice }
truco-option-timeout_reply-accept = lo quiere
truco-option-timeout_reply-run = se va
truco-option-iron_hand = En la mano de hierro se juega { $choice }
    .hint = Mano de hierro: los dos bandos con 10 tantos, o con 11 en la escala de 1.
truco-option-iron_hand-open = viendo las cartas propias
truco-option-iron_hand-blind = a ciegas
