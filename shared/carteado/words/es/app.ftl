### The screens round the table: home, opening a table, the lobby.

back = Volver
close = Cerrar
loading = Cargando…

## Connection and failures

connection-offline = Sin conexión
connection-retry = Reintentar
connection-replaced = Mesa abierta en otro dispositivo
connection-replaced-line = Aquí solo se mueve cuando juegas o vuelves.
connection-here = Usar aquí
failure = Algo ha fallado
    .text = Tu mesa está guardada. Recarga para volver a ella.
failure-reload = Recargar
unknown-game = Esta aplicación aún no conoce { $game }
    .text = Recarga para buscar la versión nueva. La mesa sigue.
gone = Esta mesa ya no existe
    .text = Revisa la invitación o abre otra mesa.
gone-home = Ir al inicio

## Who plays

name-ask = ¿Cómo te llamamos?
name-label = Tu nombre
name-go = Continuar
name-change = Cambiar de nombre
name-telegram = A esta sala solo se entra por Telegram.
name-telegram-open = Abrir en Telegram

## Home

home-offline = Las mesas se ponen al día en cuanto vuelva la conexión.
home-first = Primera mano guiada de { $game }
home-tables = Tus mesas
home-your-turn = Te toca
home-phase-lobby = Esperando para empezar
home-phase-playing = Le toca a otra persona
home-phase-deciding = En votación
home-phase-over = Partida terminada
home-played = Partidas terminadas
home-open = Abrir una mesa
home-join = Entrar con invitación
    .text = Para jugar, mirar o volver a ver una mano
home-join-label = Enlace o código
home-join-go = Entrar
home-join-wrong = Eso no parece una invitación. Pega el enlace o el código de la mesa.
home-join-full = La mesa está llena.
home-join-running = La partida ya ha empezado.
home-join-watch = Mirar
table-of = Mesa de { $host }

## Opening a table

open-title = Abrir mesa
open-game = Juego
open-seats = Asientos
open-preset = Manera de jugar
open-preset-last = Como la última vez
    .text = Lo que acordaste en la última mesa
open-preset-house = De la casa
    .text = Las reglas de siempre
open-preset-quick = Rápida
    .text = Partida corta, 15 segundos por jugada
open-preset-long = Sin prisa
    .text = Partida larga, un minuto por jugada
open-in-chat = Abrir en un grupo
open-go = Abrir mesa de { $game }

## The first hand of a game

guided = Primera mano guiada
    .text = La mesa te lo explica mientras juegas con los bots.

## What the table has agreed on

agreed = Lo acordado
clock = Cada jugada tiene { $choice }
    .hint = Y un minuto más de reserva en la partida.
clock-15 = 15 segundos
clock-30 = 30 segundos
clock-60 = un minuto
clock-90 = un minuto y medio
clock-none = todo el tiempo del mundo
clock-day = un día entero
recall = Las cartas ya jugadas { $choice }
    .hint = Si se puede, el menú de la mesa enseña a todos lo que ya ha salido en la mano.
recall-off = quedan solo en la memoria
recall-on = se pueden repasar

## Rules

settings = Ajustes
rules = Reglas de los juegos
rules-of = { $game }: las reglas
rules-sections = Capítulos
rules-usual = Es lo acordado de costumbre. Cada mesa puede cambiarlo:
rules-none = Las reglas de este juego aún no están escritas.

## Lobby

lobby-you = Tú
lobby-host = abrió la mesa
lobby-seated = en la mesa
lobby-bot = bot · { $level }
lobby-free = Libre
lobby-sit = toca para sentarte
lobby-seat = Asiento { $seat }
lobby-against = contra
lobby-more =
    { $count ->
        [one] uno más
       *[other] { $count } más
    }
level-random = al azar
level-easy = fácil
lobby-do-sit = Sentarme aquí
lobby-do-stand = Levantarme
lobby-do-bot = Poner un bot · { $level }
lobby-do-clear = Quitar de la mesa
lobby-do-swap = Cambiar con { $name }
lobby-do-swap-free = Cambiar con el asiento { $seat }, libre
lobby-invite = Invitar
lobby-invite-telegram = Llamar al grupo
lobby-invite-text = ¿Jugamos a la { $game }? La mesa está abierta.
lobby-copy = Copiar la invitación
lobby-copied = Invitación copiada.
lobby-copy-by-hand = Copia la invitación
lobby-proof = Baraja ya sellada:
    .text = Al final se publica la clave y cualquiera lo comprueba.
lobby-start = Empezar
lobby-start-bots =
    { $count ->
        [one] Empezar con un bot
       *[other] Empezar con { $count } bots
    }
lobby-offline = Ves la mesa como estaba. Se pone al día en cuanto vuelva la conexión.
lobby-wait = La partida empieza cuando quiera { $host }.
lobby-watch = Toca un asiento libre para jugar.
lobby-watch-full = Mesa llena. Estás mirando.
