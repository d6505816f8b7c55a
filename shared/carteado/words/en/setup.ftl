### How the bot introduces itself: its menu of commands, and what its profile says. Plain text.

command-game = Open a table of { $game }
command-mesa = Choose game and options
command-mesas = See the open tables
command-idioma = Choose the language
command-avisos = Reminders of your turn, on or off
command-privacidade = What is kept, and who sees it
command-dados = Get your data as a file
command-apagar = Delete everything about you
command-ajuda = List of commands

setup-description = A card room to play in with friends: bisca, sueca, triunfo, brisca and truco mineiro. Open a table in the group or play right here; if people are missing, bots fill in. Every shuffle can be checked in the end.
setup-short = Bisca, sueca, triunfo, brisca and truco with friends, right in the chat.
