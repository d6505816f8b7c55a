### How the bot introduces itself: its menu of commands, and what its profile says. Plain text.

command-game = Abrir mesa de { $game }
command-mesa = Escolher jogo e opções
command-mesas = Ver as mesas abertas
command-idioma = Escolher a língua
command-avisos = Ligar ou desligar os avisos da tua vez
command-privacidade = O que fica guardado, e quem vê
command-dados = Receber os teus dados num ficheiro
command-apagar = Apagar tudo sobre ti
command-ajuda = Lista de comandos

setup-description = Uma sala de cartas para jogar com os amigos: bisca, sueca, triunfo, brisca e truco mineiro. Abre uma mesa no grupo ou joga aqui mesmo; se faltar gente, os bots completam. Todos os baralhamentos podem ser conferidos no fim.
setup-short = Bisca, sueca, triunfo, brisca e truco com os amigos, na própria conversa.
