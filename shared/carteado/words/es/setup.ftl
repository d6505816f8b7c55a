### How the bot introduces itself: its menu of commands, and what its profile says. Plain text.

command-game = Abrir una mesa de { $game }
command-mesa = Elegir juego y opciones
command-mesas = Ver las mesas abiertas
command-idioma = Elegir el idioma
command-avisos = Activar o desactivar los avisos de tu turno
command-privacidade = Qué se guarda y quién lo ve
command-dados = Recibir tus datos en un archivo
command-apagar = Borrar todo lo tuyo
command-ajuda = Lista de comandos

setup-description = Una sala de cartas para jugar con los amigos: bisca, sueca, triunfo, brisca y truco mineiro. Abre una mesa en el grupo o juega aquí mismo; si falta gente, los bots completan. Al final se puede comprobar cada barajada.
setup-short = Bisca, sueca, triunfo, brisca y truco con los amigos, en el mismo chat.
