### The screens round the table: home, opening a table, the lobby.

back = Voltar
close = Fechar
loading = A carregar…

## Connection and failures

connection-offline = Sem ligação
connection-retry = Tentar já
connection-replaced = Mesa aberta noutro aparelho
connection-replaced-line = Aqui só anda quando joga ou volta.
connection-here = Usar aqui
failure = Algo correu mal
    .text = A sua mesa está guardada. Recarregue para voltar a ela.
failure-reload = Recarregar
unknown-game = Esta aplicação ainda não conhece { $game }
    .text = Recarregue para ir buscar a versão nova. A mesa continua.
gone = Esta mesa já não existe
    .text = Verifique o convite, ou abra outra mesa.
gone-home = Ir para o início

## Who plays

name-ask = Como lhe vamos chamar?
name-label = O seu nome
name-go = Continuar
name-change = Mudar de nome
name-telegram = Nesta sala só se entra pelo Telegram.
name-telegram-open = Abrir no Telegram

## Home

home-offline = As mesas atualizam-se assim que a ligação voltar.
home-first = Primeira mão guiada de { $game }
home-tables = As suas mesas
home-your-turn = É a sua vez
home-phase-lobby = À espera de começar
home-phase-playing = Vez de outra pessoa
home-phase-deciding = Em votação
home-phase-over = Partida terminada
home-played = Partidas terminadas
home-open = Abrir uma mesa
home-join = Entrar com convite
    .text = Para jogar, assistir ou rever uma mão
home-join-label = Ligação ou código
home-join-go = Entrar
home-join-wrong = Isto não parece um convite. Cole a ligação ou o código da mesa.
home-join-full = A mesa está cheia.
home-join-running = A partida já começou.
home-join-watch = Assistir
table-of = Mesa de { $host }

## Opening a table

open-title = Abrir mesa
open-game = Jogo
open-seats = Lugares
open-preset = Maneira de jogar
open-preset-last = Como da última vez
    .text = O que combinaste na última mesa
open-preset-house = Da casa
    .text = As regras do costume
open-preset-quick = Rápida
    .text = Partida curta, 15 segundos por jogada
open-preset-long = Sem pressa
    .text = Partida longa, um minuto por jogada
open-in-chat = Abrir num grupo
open-go = Abrir mesa de { $game }

## The first hand of a game

guided = Primeira mão guiada
    .text = A mesa explica enquanto joga com os bots.

## What the table has agreed on

agreed = O combinado
clock = Cada jogada tem { $choice }
    .hint = E mais um minuto de reserva na partida.
clock-15 = 15 segundos
clock-30 = 30 segundos
clock-60 = um minuto
clock-90 = um minuto e meio
clock-none = todo o tempo do mundo
clock-day = um dia inteiro
recall = As cartas já jogadas { $choice }
    .hint = Se puderem, o menu da mesa mostra a todos o que já saiu na mão.
recall-off = ficam só na memória
recall-on = podem ser revistas

## Rules

settings = Definições
rules = Regras dos jogos
rules-of = { $game }: as regras
rules-sections = Capítulos
rules-usual = É o combinado do costume. Cada mesa pode mudar:
rules-none = As regras deste jogo ainda não foram escritas.

## Lobby

lobby-you = Você
lobby-host = abriu a mesa
lobby-seated = na mesa
lobby-bot = bot · { $level }
lobby-free = Livre
lobby-sit = toque para se sentar
lobby-seat = Lugar { $seat }
lobby-against = contra
lobby-more =
    { $count ->
        [one] mais um
       *[other] mais { $count }
    }
level-random = ao acaso
level-easy = fácil
lobby-do-sit = Sentar-me aqui
lobby-do-stand = Levantar-me
lobby-do-bot = Pôr um bot · { $level }
lobby-do-clear = Tirar da mesa
lobby-do-swap = Trocar com { $name }
lobby-do-swap-free = Trocar com o lugar { $seat }, livre
lobby-invite = Convidar
lobby-invite-telegram = Chamar no grupo
lobby-invite-text = Vamos jogar { $game }? A mesa está aberta.
lobby-copy = Copiar o convite
lobby-copied = Convite copiado.
lobby-copy-by-hand = Copie o convite
lobby-proof = Baralhação já selada:
    .text = No fim a chave é publicada e qualquer um confere.
lobby-start = Começar
lobby-start-bots =
    { $count ->
        [one] Começar com um bot
       *[other] Começar com { $count } bots
    }
lobby-offline = Vê a mesa como estava. Ela atualiza-se assim que a ligação voltar.
lobby-wait = A partida começa quando { $host } quiser.
lobby-watch = Toque num lugar livre para jogar.
lobby-watch-full = Mesa cheia. Está a assistir.
