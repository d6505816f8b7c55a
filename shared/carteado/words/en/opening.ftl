### How tables are opened in chats, listed and closed. Names and sentences come in already safe for HTML.

## Picking a table

menu-games = What shall we play?
menu-hint = Tap what you want to change, then open the table.
menu-open = Open the table
menu-last = Like last time
menu-default = Usual rules
menu-picked = ✓ { $choice }
menu-back = Another game
menu-opened = The table is open!
menu-not-yours = Whoever asked for this table chooses. Send /mesa to get your own.
menu-old = This button is out of date. Send the command again.
menu-slow = Easy: Telegram cannot keep up. Tap again in a moment.

inline-hint = Tap the button to open the table.

play-here = Or play right here in the chat:

## Open tables

tables-open = <b>Open tables</b>
tables-none = No tables are open here. Send /mesa to open one.
tables-line = { $number }. { $title }
    { $names } · { $standing }
tables-lobby = { $count ->
    [0] full
    [one] 1 seat free
   *[other] { $count } seats free
}
tables-deciding = voting
tables-go = { $number }. { $game }
tables-close = Close { $number }
tables-busy = This table is still in use, so I left it open.

## Language

language-name = English
language-ask = Which language shall I write here?
language-chosen = Done: I will write in English here.
