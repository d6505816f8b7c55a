### How tables are opened in chats, listed and closed. Names and sentences come in already safe for HTML.

## Picking a table

menu-games = ¿A qué jugamos?
menu-hint = Toca lo que quieras cambiar y abre la mesa.
menu-open = Abrir la mesa
menu-last = Como la última vez
menu-default = Reglas de siempre
menu-picked = ✓ { $choice }
menu-back = Otro juego
menu-opened = ¡Mesa abierta!
menu-not-yours = Elige quien pidió esta mesa. Manda /mesa para tener la tuya.
menu-old = Este botón ya no sirve. Manda el comando de nuevo.
menu-slow = Calma, que Telegram no da abasto. Toca otra vez en un momento.

inline-hint = Toca el botón para abrir la mesa.

play-here = O juega aquí mismo, en el chat:

## Open tables

tables-open = <b>Mesas abiertas</b>
tables-none = Aquí no hay mesas abiertas. Manda /mesa y abre una.
tables-line = { $number }. { $title }
    { $names } · { $standing }
tables-lobby = { $count ->
    [0] mesa llena
    [one] falta 1 persona
   *[other] faltan { $count } personas
}
tables-deciding = en votación
tables-go = { $number }. { $game }
tables-close = Cerrar la { $number }
tables-busy = Esta mesa sigue en uso: no la he cerrado.

## Language

language-name = Español
language-ask = ¿En qué idioma escribo aquí?
language-chosen = Hecho: aquí escribo en español.
