### The screens round the table: home, opening a table, the lobby.

back = Voltar
close = Fechar
loading = Carregando…

## Connection and failures

connection-offline = Sem conexão
connection-retry = Tentar já
connection-replaced = Mesa aberta em outro aparelho
connection-replaced-line = Aqui ela só anda quando você joga ou volta.
connection-here = Usar aqui
failure = Algo deu errado
    .text = Sua mesa está guardada. Recarregue para voltar a ela.
failure-reload = Recarregar
unknown-game = Este aplicativo ainda não conhece { $game }
    .text = Recarregue para buscar a versão nova. A mesa continua.
gone = Esta mesa não existe mais
    .text = Confira o convite, ou abra outra mesa.
gone-home = Ir para o início

## Who plays

name-ask = Como vamos chamar você?
name-label = Seu nome
name-go = Continuar
name-change = Mudar de nome
name-telegram = Nesta sala só se entra pelo Telegram.
name-telegram-open = Abrir no Telegram

## Home

home-offline = As mesas se atualizam assim que a conexão voltar.
home-first = Primeira mão guiada de { $game }
home-tables = Suas mesas
home-your-turn = É a sua vez
home-phase-lobby = Esperando começar
home-phase-playing = Vez de outra pessoa
home-phase-deciding = Em votação
home-phase-over = Partida encerrada
home-played = Partidas encerradas
home-open = Abrir uma mesa
home-join = Entrar com convite
    .text = Para jogar, assistir ou rever uma mão
home-join-label = Link ou código
home-join-go = Entrar
home-join-wrong = Isso não parece um convite. Cole o link ou o código da mesa.
home-join-full = A mesa está cheia.
home-join-running = A partida já começou.
home-join-watch = Assistir
table-of = Mesa de { $host }

## Opening a table

open-title = Abrir mesa
open-game = Jogo
open-seats = Lugares
open-preset = Jeito de jogar
open-preset-last = Como da última vez
    .text = O que você combinou na última mesa
open-preset-house = Da casa
    .text = As regras de sempre
open-preset-quick = Rápida
    .text = Partida curta, 15 segundos por jogada
open-preset-long = Sem pressa
    .text = Partida longa, um minuto por jogada
open-in-chat = Abrir num grupo
open-go = Abrir mesa de { $game }

## The first hand of a game

guided = Primeira mão guiada
    .text = A mesa explica enquanto você joga com os bots.

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

settings = Ajustes
rules = Regras dos jogos
rules-of = { $game }: as regras
rules-sections = Capítulos
rules-usual = Este é o combinado de costume. Cada mesa pode mudar:
rules-none = As regras deste jogo ainda não foram escritas.

## Lobby

lobby-you = Você
lobby-host = abriu a mesa
lobby-seated = na mesa
lobby-bot = bot · { $level }
lobby-free = Vago
lobby-sit = toque para sentar
lobby-seat = Lugar { $seat }
lobby-against = contra
lobby-more =
    { $count ->
        [1] mais um
       *[other] mais { $count }
    }
level-random = ao acaso
level-easy = fácil
lobby-do-sit = Sentar aqui
lobby-do-stand = Levantar
lobby-do-bot = Pôr um bot · { $level }
lobby-do-clear = Tirar da mesa
lobby-do-swap = Trocar com { $name }
lobby-do-swap-free = Trocar com o lugar { $seat }, vago
lobby-invite = Convidar
lobby-invite-telegram = Chamar no grupo
lobby-invite-text = Vamos jogar { $game }? A mesa está aberta.
lobby-copy = Copiar o convite
lobby-copied = Convite copiado.
lobby-copy-by-hand = Copie o convite
lobby-proof = Embaralho já lacrado:
    .text = No fim a chave é publicada e qualquer um confere.
lobby-start = Começar
lobby-start-bots =
    { $count ->
        [1] Começar com um bot
       *[other] Começar com { $count } bots
    }
lobby-offline = Você vê a mesa como estava. Ela se atualiza assim que a conexão voltar.
lobby-wait = A partida começa quando { $host } quiser.
lobby-watch = Toque num lugar vago para jogar.
lobby-watch-full = Mesa cheia. Você está assistindo.
