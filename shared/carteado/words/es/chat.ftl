### What the bot writes into chats. <b> is bold; names and sentences come in already safe for HTML.

## The table's message

chat-title = <b>{ $game }</b> · { $seats }
chat-side = Pareja { $number }: { $names }
chat-names = { $one } y { $other }
chat-free = <i>libre</i>
chat-bot = { $name } (bot)
chat-away = { $name } (ausente)
chat-missing = { $count ->
    [0] Mesa llena. Ya se puede empezar.
    [one] Falta 1 persona. ¿Quién se apunta?
   *[other] Faltan { $count } personas. ¿Quién se apunta?
}
chat-score = <b>{ $points }</b> · { $names }
chat-score-games = <b>{ $points }</b> · { $names } · { $games ->
    [one] { $games } juego
   *[other] { $games } juegos
}
chat-deal = Mano { $deal }
chat-deciding = Los dos bandos cerraron a la vez. La mesa vota si repite la mano.
chat-won = ¡Fin de la partida! Victoria de { $names }.
chat-nobody = La partida terminó sin ganador.
chat-closed = Mesa cerrada: no queda nadie. Siéntate y se abre de nuevo.
chat-turn = { $count ->
    [one] Le toca a { $names }
   *[other] Les toca a { $names }
}
chat-hand = Mano { $deal }{ $points ->
    [none] {""}
   *[other] {", "}{ $points }
}:
chat-asks-rematch = { $name } pide la revancha.
chat-asks-close = { $name } quiere cerrar la mesa.
chat-asks-replace = { $name } quiere un bot en el sitio de { $other }.
chat-asked = { $asked } Han dicho que sí: { $yes } de { $voters }.

chat-join = Entrar en la mesa
chat-watch = Ver la mesa
chat-again = Revancha
chat-talk = Jugar por texto
chat-fill = Completar con bots
chat-start = Empezar
chat-reopen = Abrir la mesa de nuevo
chat-replay = Repasar la partida

## Commands

chat-hello = ¡Hola! Aquí se juega a las cartas con los amigos: la baraja en la mesa, el marcador en el chat.
    
    Ponme en un grupo y manda /bisca, /sueca, /triunfo, /brisca o /truco; o abre una mesa aquí mismo. ¿Falta gente? Los bots completan.
chat-hello-open = Abrir la sala
chat-seats = { $game } es para { $counts } personas. Manda, por ejemplo, /{ $command } { $example }.
chat-counts = { $one } o { $other }
chat-failed = No se pudo abrir la mesa. Inténtalo de nuevo en un momento.
chat-too-many = Calma, que las cartas no se escapan. Inténtalo de nuevo en { $seconds } s.
chat-too-many-tables = Ya tienes tres mesas abiertas. Termina una, o sal de ella, y mándalo de nuevo.
chat-anonymous = No sé quién eres: escribe con tu nombre, no como el grupo.

## Reminders

reminder-turn = Te toca en la mesa de { $game }.
reminder-open = Abrir la mesa
reminder-over = Listo: la mesa de { $game } ya siguió.
