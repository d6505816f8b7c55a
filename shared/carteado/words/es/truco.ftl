# Truco at the table. The calls keep their names; $you is "yes" when the sentence speaks to the player himself.

## The cloth

truco-manilhas = Manilhas
truco-manilhas-order = Manilhas, de la más fuerte a la más débil: { $cards }
truco-hand-worth = La mano vale
truco-ten = Mano de { $at ->
    [11] once
   *[other] diez
}
truco-iron = Mano de hierro
truco-tricks = Bazas: { $tricks }
truco-mark = { $mark ->
    [us] nuestra
    [them] de ellos
    [tie] empate
   *[open] por jugar
}
truco-ladder = Cuánto vale la mano
truco-ladder-open = Ver la escala
truco-step = { $call ->
    [truco] Truco
    [seis] Seis
    [nove] Nueve
    [doze] Doce
   *[none] Mano simple
}
truco-step-asked = en la mesa
truco-raisers-any = Cualquier bando puede pedir, en su turno.
truco-raisers-side = { $side ->
    [we] Ahora solo podemos pedir nosotros.
    [they] Ahora solo pueden pedir ellos.
    [you] Ahora solo puedes pedir tú.
    [names] Ahora solo pueden pedir { $names }.
   *[name] Ahora solo puede pedir { $names }.
}
truco-raisers-top = Vale el juego: nadie pide más.
truco-raisers-special = En esta mano no se canta truco.
truco-first = mano
truco-last = pie

## Calls and answers

truco-call = { $call ->
    [seis] SEIS
    [nove] NUEVE
    [doze] DOCE
   *[truco] TRUCO
}
truco-shout = ¡{ truco-call }!
truco-asked = { $call ->
    [seis] seis
    [nove] nueve
    [doze] doce
   *[truco] truco
}
truco-worth = vale { $value }
truco-flip = Tapar
truco-ask = { $name } pidió { truco-asked }. ¿Vale { $value }?
truco-ten-ask = { truco-ten }: { $alone ->
    [yes] ¿juegas?
   *[no] ¿jugamos?
}
truco-accept = Quiero
truco-run = No quiero
truco-run-waits = falta tu pareja
truco-raise-to = sube a { $value }
truco-play = Jugar
truco-refuse-ten = Rechazar
truco-agree = Irse
truco-refuse = No irse
truco-refuse-why = la mano sigue
truco-give = { $side ->
    [they] ellos ganan { $value }
    [names] { $names } ganan { $value }
   *[name] { $names } gana { $value }
}
truco-mate-rule = { $kind ->
    [ten] Basta que uno de los dos juegue
   *[answer] Solo vale si ninguno quiere
}
truco-mate-after-you = { $kind ->
    [ten] Tú quieres rechazar
   *[answer] Tú no quieres
}
truco-mate-bot = El bot hace lo que tú decidas
truco-mate-run = { $kind ->
    [ten] quiere rechazar
   *[answer] no quiere
}
truco-mate-thinks = pensando…
truco-reply-run = { $kind ->
    [ten] Por mí, no
   *[answer] Por mí, no quiero
}
truco-reply-accept = ¡Quiero!
truco-reply-resign = ¿Nos vamos?
truco-reply-refuse = ¡No, sigue!

## Giving the hand up

truco-resign = Irse al mazo
truco-resign-why = Entrega la mano: { $loss }.
truco-resign-consent = { $name } tiene que estar de acuerdo: { $loss }.
truco-resign-sure = ¿Irse de verdad?

## What happened

truco-status-both = { $one } y { $two } { $kind ->
    [ten] deciden
   *[answer] responden
}
truco-say-raise = { $you ->
    [yes] Pediste { truco-asked }
   *[no] { $name } pidió { truco-asked }
}: vale { $value }
truco-say-reraise = { $you ->
    [yes] Quisiste y pediste { truco-asked }
   *[no] { $name } quiso y pidió { truco-asked }
}: vale { $value }
truco-say-accept = { $you ->
    [yes] Quisiste
   *[no] { $name } quiso
}: vale { $value }
truco-say-play = { $you ->
    [yes] Decidiste jugar
   *[no] { $name } decidió jugar
}: vale { $value }
truco-say-run = { $over ->
    [yes] { $you ->
        [yes] No quisiste
       *[no] { $name } no quiso
    }
   *[no] { $you ->
        [yes] Tú no quieres
       *[no] { $name } no quiere
    }
}
truco-say-refuse-ten = { $over ->
    [yes] { $you ->
        [yes] Rechazaste la mano
       *[no] { $name } rechazó la mano
    }
   *[no] { $you ->
        [yes] Quieres rechazar la mano
       *[no] { $name } quiere rechazar la mano
    }
}
truco-say-resign = { $over ->
    [yes] { $you ->
        [yes] Te fuiste al mazo
       *[no] { $name } se fue al mazo
    }
   *[no] { $you ->
        [yes] Quieres irte al mazo
       *[no] { $name } quiere irse al mazo
    }
}
truco-say-agree = { $you ->
    [yes] Estuviste de acuerdo
   *[no] { $name } estuvo de acuerdo
}: al mazo
truco-say-refuse = { $you ->
    [yes] No quisiste irte
   *[no] { $name } no quiso irse
}: la mano sigue
truco-say-flip = { $you ->
    [yes] Jugaste una carta tapada
   *[no] { $name } jugó una carta tapada
}
truco-canga = Empate: nadie la gana
truco-say-canga = ¡Empate! { $you ->
    [yes] Sales tú otra vez
   *[no] Sale { $name }
}
truco-say-ten = { $side ->
    [we] Nadie más ve estas cartas
    [they] Ellos llegaron a { $at }
    [you] Llegaste a { $at }
    [names] { $names } llegaron a { $at }
   *[name] { $names } llegó a { $at }
}
truco-say-iron = Mano de hierro{ $blind ->
    [yes] {" "}a ciegas
   *[no] {""}
}: vale { $value }, sin truco
truco-spoken-partner = { $name } tiene { $cards }
truco-spoken-answer = { $call ->
    [none] ¿Quieres o no quieres?
   *[other] ¿Quieres, no quieres o { truco-asked }?
}

## The result of a hand

truco-result-hand = Mano { $deal } · valía { $value }
truco-result-nobody = Tres empates
truco-result-game = { $side ->
    [we] ¡Ganamos el juego!
    [they] Ellos ganaron el juego
    [you] ¡Ganaste el juego!
    [names] { $names } ganaron el juego
   *[name] { $names } ganó el juego
}
truco-result-tricks = Bazas
truco-result-games = Juegos
truco-award-hand = Mano ganada
truco-award-hand-why = { $tied ->
    [yes] Decidida con un empate
   *[no] Dos bazas
}
truco-award-ran = Mano sin disputa
truco-award-ran-why = El otro bando no quiso el { truco-asked }
truco-award-refused = { truco-award-ran }
truco-award-refused-why = El otro bando no quiso la mano de { $at ->
    [11] once
   *[other] diez
}
truco-award-resigned = { truco-award-ran }
truco-award-resigned-why = El otro bando se fue al mazo
