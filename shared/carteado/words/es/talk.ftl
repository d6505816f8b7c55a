# Table talk, as it is said in Spain.

talk-title = Charla de la mesa
talk-said = { $name }: { $phrase }
talk-watching = Quien mira oye, pero no habla.
talk-cut-off = Ahora nadie te oye: se ha caído la conexión directa con la mesa.
talk-wait = { $seconds ->
    [one] ¡Calma! Habla otra vez dentro de { $seconds } segundo.
   *[other] ¡Calma! Habla otra vez dentro de { $seconds } segundos.
}

## Who is heard

talk-hush = A quién oyes
talk-hush-table = Silenciar esta mesa
    .hint = Solo en este aparato
talk-hush-one = Silenciar a { $name }

## What is said: at all tables, the drawn signs by name, then that of the games

talk-say-well-played = ¡Bien jugado!
talk-say-thanks = ¡Gracias!
talk-say-oops = Ha sido sin querer
talk-say-patience = Paciencia…
talk-say-again = ¿Otra vez?
talk-say-wow = ¡Madre mía!
talk-say-laugh = risas
talk-say-cool = tan tranquilo
talk-say-hourglass = mira la hora
talk-say-take-that = ¡Toma castaña!
talk-say-fat-trick = ¡Menuda baza!
talk-say-capote = ¡Capote al canto!
talk-say-spared = ¡Por los pelos!
talk-say-what-a-trick = ¡Vaya baza!
talk-say-robbed = ¡Esto es un atraco!
talk-say-bravo = ¡Olé!
talk-say-bandeira = ¡Huele a bandera!
talk-say-count-again = ¡Cuenta otra vez!
talk-say-so-close = ¡Por poco!
talk-say-bad-sums = ¡Malas cuentas!
talk-say-on-the-nose = ¡Clavado!
talk-say-scared = ¿Te da miedo?
talk-say-bluff = ¡Es un farol!
talk-say-ran-away = ¿Te has rajado?
talk-say-gotcha = ¡Has picado!
