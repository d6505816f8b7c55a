### What the bot writes into chats. <b> is bold; names and sentences come in already safe for HTML.

## The table's message

chat-title = <b>{ $game }</b> · { $seats }
chat-side = { $number }ª dupla: { $names }
chat-names = { $one } e { $other }
chat-free = <i>vago</i>
chat-bot = { $name } (bot)
chat-away = { $name } (ausente)
chat-missing = { $count ->
    [0] Mesa cheia. É só começar.
    [1] Falta 1 pessoa. Quem vem?
   *[other] Faltam { $count } pessoas. Quem vem?
}
chat-score = <b>{ $points }</b> · { $names }
chat-score-games = <b>{ $points }</b> · { $names } · { $games ->
    [1] { $games } jogo
   *[other] { $games } jogos
}
chat-deal = { $deal }ª mão
chat-deciding = Os dois lados fecharam juntos. A mesa vota se repete a mão.
chat-won = Fim de jogo! Deu { $names }.
chat-nobody = A partida acabou sem vencedor.
chat-closed = Mesa fechada: não ficou ninguém. É só sentar para reabrir.
chat-turn = { $count ->
    [1] Vez de { $names }
   *[other] É com { $names }
}
chat-hand = { $deal }ª mão{ $points ->
    [none] {""}
   *[other] {", "}{ $points }
}:
chat-asks-rematch = { $name } pediu revanche.
chat-asks-close = { $name } quer fechar a mesa.
chat-asks-replace = { $name } quer um bot no lugar de { $other }.
chat-asked = { $asked } Disseram sim: { $yes } de { $voters }.

chat-join = Entrar na mesa
chat-watch = Ver a mesa
chat-again = Revanche
chat-talk = Jogar por texto
chat-fill = Completar com bots
chat-start = Começar
chat-reopen = Reabrir a mesa
chat-replay = Rever a partida

## Commands

chat-hello = Oi! Aqui se joga carteado com os amigos: baralho na mesa, placar na conversa.
    
    Me ponha num grupo e mande /bisca, /sueca, /triunfo, /brisca ou /truco; ou abra uma mesa aqui mesmo. Faltou gente? Os bots completam.
chat-hello-open = Abrir a sala
chat-seats = { $game } é para { $counts } pessoas. Mande, por exemplo, /{ $command } { $example }.
chat-counts = { $one } ou { $other }
chat-failed = Não deu para abrir a mesa agora. Tente de novo daqui a pouco.
chat-too-many = Calma, as cartas não fogem. Tente de novo daqui a { $seconds } s.
chat-too-many-tables = Você já está com três mesas abertas. Termine uma, ou saia dela, e mande de novo.
chat-anonymous = Não sei quem você é: escreva como você mesmo, não em nome do grupo.

## Reminders

reminder-turn = É a sua vez na mesa de { $game }.
reminder-open = Abrir a mesa
reminder-over = Pronto: a mesa de { $game } seguiu em frente.
