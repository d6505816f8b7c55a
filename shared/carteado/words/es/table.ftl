# The table. Terms of the game that have no Spanish name stay: relo, capote. $you is "yes" when the sentence speaks to the player himself.

## Cards

suit = { $suit ->
    [h] Corazones
    [d] Diamantes
    [s] Picas
   *[c] Tréboles
}
rank-name = { $rank ->
    [A] As
    [K] Rey
    [Q] Reina
    [J] Jota
    [T] 10
   *[other] { $rank }
}
card-name = { rank-name } de { suit }
card-the = { $rank ->
    [Q] la
    [J] la
   *[other] el
} { card-name }
card-closed = carta tapada
card-some-closed = una carta tapada
open-card = la carta descubierta
is-trump = triunfo
is-barred = no se puede: { $reason }
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
rule = { $game }, regla { $number }

## The bar and the cloth

table = Mesa
menu = Menú de la mesa
side-we = Nosotros
side-they = Ellos
side-you = Tú
score = { $us } { $ours }, { $them } { $theirs }
score-games = juegos { $ours } a { $theirs }
score-hand = Mano { $deal }
trump = Triunfo
stock = Mazo: { $count } { $count ->
    [one] carta
   *[other] cartas
}
stock-open = { stock }, { $card } descubierto debajo
dealer = ha dado las cartas
dealer-letter = D
seat = { $name }, { $cards } { $cards ->
    [one] carta
   *[other] cartas
}
seat-bot = bot
seat-away = ausente, el bot juega en su lugar
seat-turn = tiene el turno
seat-won = se llevó { $cards }
last-trick = Ver la última baza
last-trick-title = Última baza
last-trick-winner = { $you ->
    [yes] Fue tuya
   *[no] Fue de { $name }
}
your-hand = Tu mano
open-hand = Mano de { $name }, descubierta
trick = Baza

## The console: the moment

status-turn = { $you ->
    [yes] Te toca
   *[no] Le toca a { $name }
}
status-lead = { $you ->
    [yes] Sales tú
   *[no] Sale { $name }
}
status-choose = { $you ->
    [yes] Eliges tú
   *[no] Elige { $name }
}
status-cut = { $you ->
    [yes] Cortas tú
   *[no] Corta { $name }
}
status-from = { $you ->
    [yes] Sacas tú el triunfo
   *[no] Saca el triunfo { $name }
}
status-trump = { $you ->
    [yes] Eliges tú el triunfo
   *[no] Elige el triunfo { $name }
}
status-bid = { $you ->
    [yes] Dices tú
   *[no] Dice { $name }
}
status-answer = { $you ->
    [yes] Responde
   *[no] Responde { $name }
}
status-decide = { $you ->
    [yes] Decides tú
   *[no] Decide { $name }
}
status-trick = { $you ->
    [yes] Baza tuya
   *[no] Baza de { $name }
}
status-tied = Baza empatada
status-wait = Un momento
status-result = Fin de la mano
status-away = El bot juega por ti
status-offline = Sin conexión
status-face-down = Va boca abajo
say-face-down = Solo tú sabes cuál es
watching = Estás mirando
bank = reserva { $time }

## The console: what happened

say-deal = { $you ->
    [yes] Has barajado
   *[no] { $name } ha barajado
}
say-cut = { $you ->
    [yes] Has cortado por la { $count }
   *[no] { $name } ha cortado por la { $count }
}
say-lead = { $you ->
    [yes] Sales con { $card }
   *[no] { $name } sale con { $card }
}
say-play = { $you ->
    [yes] Juegas { $card }
   *[no] { $name } juega { $card }
}
say-ruff = { $you ->
    [yes] Fallas con { $card }
   *[no] { $name } falla con { $card }
}
say-drew = { $you ->
    [yes] Robas primero
   *[no] { $name } roba primero
}
say-took = { $you ->
    [yes] Te llevas la baza
   *[no] { $name } se lleva la baza
}
say-tied = Nadie se lleva la baza
say-playable = { $held } cartas, { $playable ->
    [one] solo una se puede jugar
   *[other] { $playable } se pueden jugar
}
seconds-left = Quedan { $seconds } segundos

## Announcements

trick-taken = { $you ->
    [yes] Te la llevas tú
   *[no] Se la lleva { $name }
}{ $to ->
    [us] {", para nosotros"}
    [them] {", para ellos"}
   *[self] {""}
}
trick-tied = No se la lleva nadie
seconds = { $seconds } s

## Decisions

cut-title = Corta la baraja
cut-how = Pasa el dedo por la baraja.
cut-heaps = { $lifted } de arriba, quedan { $stays }
cut-action = Cortar
cut-at = por la { $lifted }
swap-action-for = { $rank ->
    [A] por el As
    [K] por el Rey
    [Q] por la Reina
    [J] por la Jota
   *[other] por el { $rank }
}
back-action = Volver
back-action-why = el bot te deja

vote-close = { $you ->
    [yes] Quieres cerrar la mesa
   *[no] { $name } quiere cerrar la mesa
}
vote-close-why = Si todos quieren, la partida acaba sin ganador.
vote-replace = { $you ->
    [yes] Quieres un bot en lugar de { $other }
   *[no] { $name } quiere un bot en lugar de { $other }
}
vote-replace-why = El bot juega hasta el final de la partida.
vote-yes = Sí
vote-no = No
waiting-votes = Esperando a los demás

## The menu

menu-title = Mesa
score-sheet = Marcador de la partida
menu-recall = Cartas ya jugadas
menu-home = Ir al inicio
menu-home-why = La mesa sigue; vuelve cuando quieras.
menu-leave = Levantarse de la mesa
menu-leave-why = Un bot juega en tu lugar.
menu-leave-sure = ¿Levantarse de verdad?
menu-close = Proponer cerrar la mesa
menu-close-why = Solo se cierra si todos quieren.
menu-replace = Poner un bot en lugar de { $name }
close-sheet = Cerrar

## The result of a hand

result-won = { $side ->
    [we] Ganamos la mano
    [they] Ellos ganan la mano
    [you] Ganas la mano
    [names] { $names } ganan la mano
   *[name] { $names } gana la mano
}
result-closed = { $side ->
    [we] ¡Cerramos la partida!
    [they] Ellos cierran la partida
    [you] ¡Cierras la partida!
    [names] { $names } cierran la partida
   *[name] { $names } cierra la partida
}
result-shared = { $names } comparten la mano
result-closed-shared = { $names } comparten la partida
result-draw = { $points ->
    [0] Empate
   *[other] Empate, { $points } a { $points }
}
result-annulled = Mano anulada
result-annulled-why = Nadie puntúa y se vuelve a repartir.
result-both = Los dos lados han cerrado
result-nobody = Partida sin ganador
result-hand = Mano { $deal }
rank-standing = { $score ->
    [one] { $score } victoria en la partida
   *[other] { $score } victorias en la partida
}
award-none = Nadie puntúa
award-none-why = Decide la mano siguiente
standing = { $side ->
    [we] teníamos
    [they] tenían
    [you] tenías
    [names] tenían
   *[name] tenía
} { $before }, { $gained ->
    [0] nada en esta mano
   *[other] más { $gained }
}
watch-again = Repasar la mano
next-hand = Siguiente mano
repeat-title = ¿Repetir la mano?
repeat-why = { $rule ->
    [majority] Si la mayoría quiere, vuelve el marcador de antes y se reparte de nuevo.
   *[unanimous] Si todos quieren, vuelve el marcador de antes y se reparte de nuevo.
}
repeat-yes = Repetir
repeat-no = Dejarlo así
rematch = Revancha
rematch-yes = Aceptar revancha
rematch-no = Ahora no
go-home = Inicio

## The shuffles of a match that is over

proof-check = Comprobar el barajado
proof-title = El barajado
proof-busy = Comprobando…
proof-right = Todo cuadra: nadie ha tocado las cartas.
proof-right-unseen = Las cartas siguen la clave publicada, pero este aparato no vio el sello.
proof-wrong = ¡No cuadra!
proof-gone = Las cartas de esta partida ya no están guardadas.
proof-unable = Este navegador no sabe hacer la cuenta. Abre la mesa en otro.
proof-seal = El sello
proof-seal-kept = La clave publicada abre el sello que este aparato guardó: { $seal }
proof-seal-unseen = La clave publicada abre el sello { $seal }. Compáralo con el de quien lo vio.
proof-seal-other = Este aparato guardó el sello { $seen }, y la clave publicada abre otro: { $seal }
proof-seal-false = La clave publicada no abre el sello { $seal }
proof-mine = Tu parte
proof-mine-found = { $found ->
    [yes] Lo que sorteó tu aparato entró en el barajado.
    [no] Lo que sorteó tu aparato no está en el barajado.
   *[none] No fue este aparato el que sorteó por ti.
}
proof-hand-right = { $cards } cartas, en el orden de la clave
proof-hand-wrong = La clave da otro orden
proof-hands = Las manos
proof-hands-none = Ninguna llegó al final.

## The line

offline-line = La mesa vuelve en cuanto se pueda.
offline-pending = En cuanto vuelva, { $card } sale a la mesa.

## The ledger of wide screens

ledger-match = Partida
ledger-log = En la mesa
ledger-clock = { $clock ->
    [none] sin reloj
    [day] un día por jugada
   *[other] { $clock } s por jugada
}
