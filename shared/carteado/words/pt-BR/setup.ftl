### How the bot introduces itself: its menu of commands, and what its profile says. Plain text.

command-game = Abrir mesa de { $game }
command-mesa = Escolher jogo e opções
command-mesas = Ver as mesas abertas
command-idioma = Escolher o idioma
command-avisos = Ligar ou desligar os avisos da sua vez
command-privacidade = O que fica guardado, e quem vê
command-dados = Receber seus dados num arquivo
command-apagar = Apagar tudo sobre você
command-ajuda = Lista de comandos

setup-description = Uma sala de carteado para jogar com os amigos: bisca, sueca, triunfo, brisca e truco mineiro. Abra uma mesa no grupo ou jogue aqui mesmo; faltou gente, os bots completam. Todo embaralhamento pode ser conferido no fim.
setup-short = Bisca, sueca, triunfo, brisca e truco com os amigos, direto na conversa.
