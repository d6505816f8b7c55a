# The table. Terms of the game that have no English name stay: relo, capote. $you is "yes" when the sentence speaks to the player himself.

## Cards

suit = { $suit ->
    [h] Hearts
    [d] Diamonds
    [s] Spades
   *[c] Clubs
}
card-name = { $rank ->
    [A] Ace
    [K] King
    [Q] Queen
    [J] Jack
   *[other] { $rank }
} of { suit }
card-the = the { card-name }
card-closed = face-down card
open-card = the open card
is-trump = trump
is-barred = barred: { $reason }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rule = Bisca, rule { $number }

## The bar and the cloth

table = Table
menu = Table menu
side-we = Us
side-they = Them
side-you = You
score = { $us } { $ours }, { $them } { $theirs }
trump = Trumps
stock = Stock: { $count } { $count ->
    [one] card
   *[other] cards
}
stock-open = { stock }, { $card } open below
dealer = dealt the cards
dealer-letter = D
seat = { $name }, { $cards } { $cards ->
    [one] card
   *[other] cards
}
seat-bot = bot
seat-away = away, a bot is playing
seat-turn = to play
last-trick = See the last trick
last-trick-title = Last trick
last-trick-winner = { $you ->
    [yes] You took it
   *[no] { $name } took it
}
your-hand = Your hand
partner-hand = Partner’s hand
trick = Trick

## The console: the moment

status-turn = { $you ->
    [yes] Your turn
   *[no] { $name } to play
}
status-lead = { $you ->
    [yes] Your lead
   *[no] { $name } leads
}
status-choose = { $you ->
    [yes] You choose
   *[no] { $name } chooses
}
status-trick = { $you ->
    [yes] Your trick
   *[no] { $name }’s trick
}
status-swap = Swapping the 2
status-wait = One moment
status-result = End of the hand
status-away = A bot is playing for you
status-offline = No connection
watching = You are watching
bank = reserve { $time }

## The console: what happened

say-deal = { $you ->
    [yes] You shuffled
   *[no] { $name } shuffled
}
say-copas = { $you ->
    [yes] You chose Hearts
   *[no] { $name } chose Hearts
}
say-draw = { $you ->
    [yes] You chose the draw
   *[no] { $name } chose the draw
}
say-turned = The draw: { $card }
say-returned = The draw was { $card }, back into the stock. { $suit } are trumps
say-swap = { $you ->
    [yes] You swapped the 2 for { $card }
   *[no] { $name } swapped the 2 for { $card }
}
say-lead = { $you ->
    [yes] You lead { $card }
   *[no] { $name } leads { $card }
}
say-play = { $you ->
    [yes] You play { $card }
   *[no] { $name } plays { $card }
}
say-ruff = { $you ->
    [yes] You trump with { $card }
   *[no] { $name } trumps with { $card }
}
say-drew = { $you ->
    [yes] You drew first
   *[no] { $name } drew first
}
say-took = { $you ->
    [yes] You took the trick
   *[no] { $name } took the trick
}
say-swap-over = No more swapping the 2
say-playable = { $held } cards, { $playable ->
    [one] only one may be played
   *[other] { $playable } may be played
}
seconds-left = { $seconds } seconds left

## Announcements

relo = Relo!
relo-line = { $you ->
    [yes] Your Ace
   *[no] { $name }’s Ace
} over { $mine ->
    [yes] your
   *[no] { $other }’s
} 7, worth { $worth }
trick-taken = { $you ->
    [yes] You take it
   *[no] { $name } takes it
}{ $to ->
    [us] {" "}for us
    [them] {" "}for them
   *[self] {""}
}
swap-open = Whoever has the 2 may swap it
seconds = { $seconds } s

## Decisions

choose-title = Hearts or the draw?
choose-copas = Hearts
choose-copas-why = Winning is worth 2. Nobody sees the bottom card.
choose-draw = The draw
choose-draw-why = Turns the top card. Ace or 7: the other suit of its colour.
swap-action = Swap the 2
swap-action-for = { $rank ->
    [K] for the King
    [Q] for the Queen
    [J] for the Jack
   *[other] for the { $rank }
}
back-action = I’m back
back-action-why = the bot hands over

vote-close = { $you ->
    [yes] You want to close the table
   *[no] { $name } wants to close the table
}
vote-close-why = If everybody agrees, the match ends without a winner.
vote-replace = { $you ->
    [yes] You want a bot in place of { $other }
   *[no] { $name } wants a bot in place of { $other }
}
vote-replace-why = The bot plays to the end of the match.
vote-yes = Yes
vote-no = No
waiting-votes = Waiting for the others

## The menu

menu-title = Table
menu-home = Go to the start page
menu-home-why = The table goes on; come back any time.
menu-leave = Stand up from the table
menu-leave-why = A bot plays in your place.
menu-leave-sure = Really stand up?
menu-close = Propose to close the table
menu-close-why = It closes only if everybody agrees.
menu-replace = Put a bot in place of { $name }
close-sheet = Close

## The result of a hand

result-hand = Hand { $deal } · { $suit }
result-won = { $side ->
    [we] We won the hand
    [they] They won the hand
    [you] You won the hand
   *[name] { $names } won the hand
}
result-draw = A draw, 60 all
result-closed = { $side ->
    [we] We won the match!
    [they] They won the match
    [you] You won the match!
   *[name] { $names } won the match
}
result-both = Both sides got there
result-nobody = A match without a winner
result-capote = capote
award-win = Win
award-win-why = 61 points or more
award-capote = Capote
award-capote-why = The other side stayed below 30
award-copas = Hearts
award-copas-why = Winning with Hearts as trumps
award-close-call = Close call
award-close-call-why = 61 to 59
award-relo = Relo
award-relo-why = Ace of trumps over an opponent’s 7
award-relo-by = { $you ->
    [yes] Your Ace of trumps over the 7
   *[no] { $name }’s Ace over the 7
}
award-cap = Limit of a hand
award-cap-why = Nobody gets more than 4 in a hand
award-none = Nobody scores
award-none-why = The next hand decides
standing = { $before } before, { $gained ->
    [0] nothing in this hand
   *[other] plus { $gained }
}
standing-target = Match to { $target }
next-hand = Next hand
repeat-title = Repeat the hand?
repeat-why = { $rule ->
    [majority] If most agree, the old score comes back and the hand is dealt again.
   *[unanimous] If everybody agrees, the old score comes back and the hand is dealt again.
}
repeat-yes = Repeat
repeat-no = Leave it
rematch = Rematch
rematch-yes = Accept the rematch
rematch-no = Not now
go-home = Start page

## The line

offline-line = The table comes back as soon as it can.
offline-pending = Once it is back, { $card } goes to the table.

## The ledger of wide screens

ledger-pairs = Bisca in pairs
ledger-two = Bisca, one against one
ledger-match = Match
ledger-log = At the table
ledger-clock = { $clock ->
    [none] no clock
    [day] a day for each move
   *[other] { $clock } s for each move
}
