tour-title = Primera mano · { $game }
tour-next = Entendido
tour-skip = Saltar
tour-opening = Preparando la mesa…

tour-hand = Estas cartas solo las ves tú.
    .title = Tu mano
tour-trump = Cualquier carta de { $suit } gana a las demás.
    .title = { $suit } es triunfo
tour-turn = Toca una de las cartas levantadas, o arrástrala hacia arriba.
    .title = Te toca
tour-barred = Las cartas en sombra no se pueden jugar ahora. { $reason } Tócalas y la mesa te dice por qué.
    .title = Estas no se pueden
tour-trick = Quien se lleva la baza sale en la siguiente. Aquí puedes volver a ver la última.
    .title = Una baza menos
tour-points = El marcador está aquí. Al acabar la mano salen las cuentas, línea por línea.
    .title = Lo que vale

tour-bisca-hand = De la más fuerte: as, 7, rey, jota, dama y luego del 6 al 2. ¡El 7 gana al rey!
tour-bisca-choose = Antes de ver tus cartas eliges: corazones, y la mano vale más, o sorteo.
    .title = La elección
tour-bisca-trump = Cualquier carta de { $suit } gana a las demás. El mazo está al lado, y tras cada baza todos roban una.
tour-bisca-swap = Tienes el 2 de triunfo: antes de la primera carta puedes cambiarlo por la carta descubierta.
    .title = Cambio del 2
tour-bisca-points = El as vale 11, el 7 vale 10, el rey 4, la jota 3, la dama 2. Con 61 puntos la mano es tuya.

tour-brisca-cut = Pasa el dedo por la baraja y corta donde quieras.
    .title = Cortas tú
tour-brisca-hand = De la más fuerte: as, 3, rey, dama, jota y luego del 7 al 2. ¡El 3 va justo detrás del as!
tour-brisca-trump = Cualquier carta de { $suit } gana a las demás. El mazo está al lado, y tras cada baza todos roban una.
tour-brisca-swap = Te has llevado la baza y tienes el 7 de triunfo: puedes cambiarlo por la carta descubierta, antes de robar.
    .title = Cambio del 7
tour-brisca-points = El as vale 11, el 3 vale 10, el rey 4, la dama 3, la jota 2. Gana la mano quien haga más.

tour-sueca-hand = De la más fuerte: as, 7, rey, jota, dama y luego del 6 al 2. Tu pareja está enfrente.
tour-sueca-trump = Cualquier carta de { $suit } gana a las demás. La carta descubierta es de quien repartió.
tour-sueca-turn = Toca una de las cartas levantadas, o arrástrala hacia arriba. Quien tiene el palo de salida asiste.
tour-sueca-points = El as vale 11, el 7 vale 10, el rey 4, la jota 3, la dama 2. Tu pareja y tú queréis 61; con 91 la mano vale el doble.

tour-triunfo-hand = De la más fuerte a la más débil: as, rey, dama, jota, 10 y así hasta el 2.
tour-triunfo-turn = Toca una de las cartas levantadas, o arrástrala hacia arriba. Quien tiene el palo de salida asiste.
tour-triunfo-points = Cada baza vale 1. Dentro de ellas, solo en triunfo: as 5, jota 4, dama 3.

tour-truco-hand = Tres cartas, tres bazas: se lleva la mano quien haga dos. Sin contar las manilhas, el 3 es el más fuerte; luego 2, as, rey.
tour-truco-manilhas = Estas cuatro ganan a todas las demás, en este orden. Por debajo el palo no cuenta, y las cartas iguales empatan.
    .title = Las manilhas
tour-truco-raise = La mano vale 2. Si pides truco pasa a valer 4, si el otro lado quiere. ¡Puede ser un farol!
    .title = ¡Truco!
tour-truco-accept = Te han pedido. Aceptas, te vas o pides más.
    .title = ¿Quieres o te vas?
tour-truco-trick = Aquí están el valor de la mano y quién se llevó cada baza.
tour-truco-points = Ganar la mano suma los tantos que valía. Quien llega a 12 cierra el juego.
