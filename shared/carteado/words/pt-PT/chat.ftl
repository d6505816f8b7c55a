### What the bot writes into chats. <b> is bold; names and sentences come in already safe for HTML.

## The table's message

chat-title = <b>{ $game }</b> · { $seats }
chat-side = { $number }.ª dupla: { $names }
chat-names = { $one } e { $other }
chat-free = <i>livre</i>
chat-bot = { $name } (bot)
chat-away = { $name } (ausente)
chat-missing = { $count ->
    [0] Mesa cheia. É só começar.
    [one] Falta 1 pessoa. Quem vem?
   *[other] Faltam { $count } pessoas. Quem vem?
}
chat-score = <b>{ $points }</b> · { $names }
chat-score-games = <b>{ $points }</b> · { $names } · { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
}
chat-deal = { $deal }.ª mão
chat-deciding = Os dois lados fecharam ao mesmo tempo. A mesa vota se repete a mão.
chat-won = Fim do jogo! Vitória de { $names }.
chat-nobody = A partida acabou sem vencedor.
chat-closed = Mesa fechada: não ficou ninguém. Basta sentar-se para a reabrir.
chat-turn = { $count ->
    [one] É a vez de { $names }
   *[other] Falta { $names }
}
chat-hand = { $deal }.ª mão{ $points ->
    [none] {""}
   *[other] {", "}{ $points }
}:
chat-asks-rematch = { $name } pediu a desforra.
chat-asks-close = { $name } quer fechar a mesa.
chat-asks-replace = { $name } quer um bot no lugar de { $other }.
chat-asked = { $asked } Disseram que sim: { $yes } de { $voters }.

chat-join = Entrar na mesa
chat-watch = Ver a mesa
chat-again = Desforra
chat-talk = Jogar por texto
chat-fill = Completar com bots
chat-start = Começar
chat-reopen = Reabrir a mesa
chat-replay = Rever a partida

## Commands

chat-hello = Olá! Aqui joga-se às cartas com os amigos: o baralho na mesa, o resultado na conversa.
    
    Põe-me num grupo e envia /bisca, /sueca, /triunfo, /brisca ou /truco; ou abre uma mesa aqui mesmo. Falta gente? Os bots completam.
chat-hello-open = Abrir a sala
chat-seats = { $game } é para { $counts } pessoas. Envia, por exemplo, /{ $command } { $example }.
chat-counts = { $one } ou { $other }
chat-failed = Não foi possível abrir a mesa agora. Tenta outra vez daqui a pouco.
chat-too-many = Calma, que as cartas não fogem. Tenta outra vez daqui a { $seconds } s.
chat-too-many-tables = Já tens três mesas abertas. Acaba uma, ou sai dela, e envia outra vez.
chat-anonymous = Não sei quem és: escreve em teu nome, não em nome do grupo.

## Reminders

reminder-turn = É a tua vez na mesa de { $game }.
reminder-open = Abrir a mesa
reminder-over = Pronto: a mesa de { $game } já seguiu.
