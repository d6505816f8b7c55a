# Table talk, as it is said in Portugal.

talk-title = Conversa da mesa
talk-said = { $name }: { $phrase }
talk-watching = Quem assiste ouve, mas não fala.
talk-cut-off = Agora ninguém o ouve: a ligação direta à mesa caiu.
talk-wait = { $seconds ->
    [one] Calma! Fale outra vez dentro de { $seconds } segundo.
   *[other] Calma! Fale outra vez dentro de { $seconds } segundos.
}

## Who is heard

talk-hush = Quem ouve
talk-hush-table = Silenciar esta mesa
    .hint = Só neste aparelho
talk-hush-one = Silenciar { $name }

## What is said: at all tables, the drawn signs by name, then that of the games

talk-say-well-played = Boa!
talk-say-thanks = Bem-haja!
talk-say-oops = Foi sem querer
talk-say-patience = Paciência…
talk-say-again = Outra vez?
talk-say-wow = Ena!
talk-say-laugh = gargalhada
talk-say-cool = nas calmas
talk-say-hourglass = olha as horas
talk-say-take-that = Toma lá!
talk-say-fat-trick = Que rica vaza!
talk-say-capote = Capote neles!
talk-say-spared = Safaste-te!
talk-say-what-a-trick = Que vaza!
talk-say-robbed = Isto é um assalto!
talk-say-bravo = É assim mesmo!
talk-say-bandeira = Cheira a bandeira!
talk-say-count-again = Conta lá outra vez!
talk-say-so-close = Foi por pouco!
talk-say-bad-sums = Contas mal feitas!
talk-say-on-the-nose = Em cheio!
talk-say-scared = Estás com medo?
talk-say-bluff = É bluff!
talk-say-ran-away = Fugiste, foi?
talk-say-gotcha = Caíste direitinho!
