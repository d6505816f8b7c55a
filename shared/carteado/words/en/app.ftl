### The screens round the table: home, opening a table, the lobby.

back = Back
close = Close
loading = Loading…

## Connection and failures

connection-offline = No connection
connection-retry = Try now
connection-replaced = The table is open on another device
connection-replaced-line = Here it moves only when you play or come back.
connection-here = Use it here
failure = Something went wrong
    .text = Your table is safe. Reload to go back to it.
failure-reload = Reload
unknown-game = This app does not know { $game } yet
    .text = Reload to fetch the new version. The table goes on.
gone = This table is no longer there
    .text = Check the invitation, or open another table.
gone-home = Go to the start

## Who plays

name-ask = What shall we call you?
name-label = Your name
name-go = Continue
name-change = Change name
name-telegram = This room is entered through Telegram only.
name-telegram-open = Open in Telegram

## Home

home-offline = The tables catch up as soon as the connection is back.
home-first = A guided first hand of { $game }
home-tables = Your tables
home-your-turn = It’s your turn
home-phase-lobby = Waiting to start
home-phase-playing = Somebody else’s turn
home-phase-deciding = Voting
home-phase-over = Match over
home-played = Finished matches
home-open = Open a table
home-join = Join by invitation
    .text = To play, to watch or to see a hand again
home-join-label = Link or code
home-join-go = Join
home-join-wrong = That does not look like an invitation. Paste the table’s link or code.
home-join-full = The table is full.
home-join-running = The match has begun.
home-join-watch = Watch
table-of = { $host }’s table

## Opening a table

open-title = Open a table
open-game = Game
open-seats = Seats
open-preset = Way of playing
open-preset-last = Like last time
    .text = What you agreed on at the last table
open-preset-house = House rules
    .text = The way it is usually played
open-preset-quick = Quick
    .text = A short match, 15 seconds a move
open-preset-long = No hurry
    .text = A long match, a minute a move
open-in-chat = Open in a group
open-go = Open a table of { $game }

## The first hand of a game

guided = First hand, guided
    .text = The table explains while you play with the bots.

## What the table has agreed on

agreed = As agreed
clock = Each move has { $choice }
    .hint = And one more minute in reserve for the match.
clock-15 = 15 seconds
clock-30 = 30 seconds
clock-60 = one minute
clock-90 = a minute and a half
clock-none = all the time in the world
clock-day = a whole day
recall = The cards already played { $choice }
    .hint = If they may, the table's menu shows everybody what has been played in the hand.
recall-off = are for you to remember
recall-on = may be looked up

## Rules

settings = Settings
rules = Rules of the games
rules-of = { $game }: the rules
rules-sections = Chapters
rules-usual = This is what is usual. Every table may agree otherwise:
rules-none = The rules of this game have not been written yet.

## Lobby

lobby-you = You
lobby-host = opened the table
lobby-seated = at the table
lobby-bot = bot · { $level }
lobby-free = Free
lobby-sit = tap to sit
lobby-seat = Seat { $seat }
lobby-against = against
lobby-more =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
level-random = random
level-easy = easy
lobby-do-sit = Sit here
lobby-do-stand = Stand up
lobby-do-bot = Put a bot here · { $level }
lobby-do-clear = Remove from the table
lobby-do-swap = Change places with { $name }
lobby-do-swap-free = Change places with seat { $seat }, free
lobby-invite = Invite
lobby-invite-telegram = Call the group
lobby-invite-text = Shall we play { $game }? The table is open.
lobby-copy = Copy the invitation
lobby-copied = Invitation copied.
lobby-copy-by-hand = Copy the invitation
lobby-proof = Shuffle already sealed:
    .text = At the end the key is published and anybody can check.
lobby-start = Start
lobby-start-bots =
    { $count ->
        [one] Start with a bot
       *[other] Start with { $count } bots
    }
lobby-offline = You see the table as it was. It catches up as soon as the connection is back.
lobby-wait = The match starts when { $host } says so.
lobby-watch = Tap a free seat to play.
lobby-watch-full = The table is full. You are watching.
