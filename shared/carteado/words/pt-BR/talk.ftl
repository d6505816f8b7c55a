# Table talk: what is said at a table, and who is heard. No phrase may name a card or tell of a hand (docs/decisions/0015).

talk-title = Conversa da mesa
talk-said = { $name }: { $phrase }
talk-watching = Quem assiste ouve, mas não fala.
talk-cut-off = Agora ninguém ouve você: a conexão direta com a mesa caiu.
talk-wait = { $seconds ->
    [1] Calma! Fale de novo em { $seconds } segundo.
   *[other] Calma! Fale de novo em { $seconds } segundos.
}

## Who is heard

talk-hush = Quem você ouve
talk-hush-table = Silenciar esta mesa
    .hint = Só neste aparelho
talk-hush-one = Silenciar { $name }

## What is said: at all tables, the drawn signs by name, then that of the games

talk-say-well-played = Boa!
talk-say-thanks = Valeu!
talk-say-oops = Foi sem querer
talk-say-patience = Paciência…
talk-say-again = De novo?
talk-say-wow = Nossa!
talk-say-laugh = risada
talk-say-cool = tranquilo
talk-say-hourglass = olha a hora
talk-say-take-that = Segura essa!
talk-say-fat-trick = Que vaza gorda!
talk-say-capote = Capote neles!
talk-say-spared = Escapou, hein?
talk-say-what-a-trick = Que vaza!
talk-say-robbed = Isso é assalto!
talk-say-bravo = Aí sim!
talk-say-bandeira = Olha a bandeira!
talk-say-count-again = Conta de novo!
talk-say-so-close = Quase!
talk-say-bad-sums = Errou a conta!
talk-say-on-the-nose = Na mosca!
talk-say-scared = Tá com medo?
talk-say-bluff = É blefe!
talk-say-ran-away = Correu, foi?
talk-say-gotcha = Caiu direitinho!
