# One sentence for every code of carteado/codes.py and of the games' refusals.

error-bad-request = La mesa no entiende esa petición.
error-too-large = Esa petición es demasiado grande.
error-unauthorised = Tu sesión ha terminado. Entra de nuevo.
error-init-data-invalid = Telegram no ha confirmado quién eres. Abre la mesa otra vez desde el chat.
error-init-data-expired = La entrada por Telegram ha caducado. Abre la mesa otra vez desde el chat.
error-guests-closed = Esta mesa no admite invitados: entra por Telegram.
error-too-many = Calma, que las cartas no se escapan. Espera { $seconds } s e inténtalo de nuevo.
error-too-many-tables = Ya tienes tres mesas abiertas. Termina una, o sal de ella, y abre otra.
error-not-found = Esa mesa ya no existe.
error-busy = La sala está llena de peticiones. Inténtalo de nuevo.
error-host-only = Solo puede hacerlo quien abrió la mesa.
error-not-seated = No estás sentado en esta mesa.
error-stale = La mesa se ha movido antes que tú. Mira cómo está ahora.
error-too-early = Calma: la mesa aún está mostrando la jugada.
error-wrong-phase = Ahora no es el momento.
error-no-such-seat = Ese sitio no existe.
error-seat-taken = Ese sitio ya está ocupado.
error-seat-empty = Ese sitio está libre.
error-unknown-option = Esa opción no existe en esta mesa.
error-not-away = Ya estás en la mesa.
error-no-signals = En esta mesa no valen señas.
error-no-proposal = No hay nada que votar.
error-proposal-open = Espera a la votación que está en la mesa.
error-already-voted = Ya has votado.
error-match-over = La partida ya ha terminado.
error-table-closed = Esta mesa se ha cerrado.
error-unknown-move = Esa jugada no existe.
error-not-your-turn = Todavía no te toca.
error-wrong-decision = La mesa espera otra decisión.
error-not-in-hand = Esa carta no está en tu mano.
error-must-follow = Tienes el palo de salida: hay que asistir.
error-thin-pile = El corte deja al menos cuatro cartas en cada montón.
error-network = Sin conexión: la petición no ha salido. Inténtalo otra vez.
error-unreadable = La aplicación no ha entendido la respuesta de la sala. Recarga la página.

## Bisca

error-ace-before-seven = El As de triunfo solo sale después del 7 de triunfo.
error-seven-last = El 7 de triunfo no puede cerrar la baza, solo la última de la mano.
error-swap-over = El 2 solo se cambia antes de la primera carta.
error-no-open-card = No hay carta descubierta que cambiar.
error-already-swapped = El 2 ya se ha cambiado en esta mano.
error-no-two = No tienes el 2 de triunfo.

## Sueca

error-first-lead-trump = La primera carta de la mano no puede ser triunfo.
error-no-annulling = En esta mesa no se anula.
error-annul-over = La mano ya ha empezado: ya no se puede anular.
error-only-the-cutter = Solo puede anular quien cortó.
error-hand-too-good = Tienes más de diez puntos en la mano.
error-no-revokes = En esta mesa no hay renuncio que denunciar.
error-not-an-opponent = Solo se denuncia a un rival.
error-nothing-played = Aún no ha salido ninguna carta.
error-already-denounced = Ya has denunciado a ese jugador en esta mano.

## Triunfo

error-bid-too-high = No hay tantas bazas que ganar.
error-bid-total = El último en anunciar no puede hacer que la suma iguale el número de bazas.

## Brisca

error-lead-or-trump = Tienes el palo de salida o triunfo: juega uno de los dos.
error-must-trump = Sin el palo de salida, hay que fallar con triunfo.
error-turned-card-stays = Esa carta descubierta no se cambia.
error-swap-done = El cambio ya se ha hecho en esta mano.
error-last-round = En el último robo ya no se cambia.
error-swap-after-trick = El cambio se hace justo después de la baza, antes de robar.
error-winner-swaps = Solo cambia quien ha ganado la baza.
error-no-seven = No tienes el 7 de triunfo.

## Truco

error-flip-too-early = Cartas tapadas, solo desde la segunda baza.
error-partner-flipped = En esta baza tu compañero ya ha jugado tapado.
error-own-request = El último envite fue de tu bando: ahora solo puede subir el otro.
error-at-twelve = Doce es el juego entero: no se puede pedir más.
error-special-hand = En la mano de diez no se pide truco, ni en la de once, ni en la de hierro.
error-already-ran = Ya has dicho que te vas: falta tu compañero.
error-resign-again = Tu compañero no quiso entregar la mano. Espera a que salga otra carta.
