# The table. Terms of the game that have no English name stay: relo, capote. $you is "yes" when the sentence speaks to the player himself.

## Cards

suit = { $suit ->
    [h] Hearts
    [d] Diamonds
    [s] Spades
   *[c] Clubs
}
rank-name = { $rank ->
    [A] Ace
    [K] King
    [Q] Queen
    [J] Jack
    [T] 10
   *[other] { $rank }
}
card-name = { rank-name } of { suit }
card-the = the { card-name }
card-closed = face-down card
card-some-closed = a face-down card
open-card = the open card
is-trump = trump
is-barred = barred: { $reason }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rule = { $game }, rule { $number }

## The bar and the cloth

table = Table
menu = Table menu
side-we = Us
side-they = Them
side-you = You
score = { $us } { $ours }, { $them } { $theirs }
score-games = games { $ours } to { $theirs }
score-hand = Hand { $deal }
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
seat-won = took { $cards }
last-trick = See the last trick
last-trick-title = Last trick
last-trick-winner = { $you ->
    [yes] You took it
   *[no] { $name } took it
}
your-hand = Your hand
open-hand = { $name }’s hand, face up
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
status-cut = { $you ->
    [yes] You cut
   *[no] { $name } cuts
}
status-from = { $you ->
    [yes] You draw the trump
   *[no] { $name } draws the trump
}
status-trump = { $you ->
    [yes] You choose trumps
   *[no] { $name } chooses trumps
}
status-bid = { $you ->
    [yes] Your bid
   *[no] { $name } to bid
}
status-answer = { $you ->
    [yes] Your answer
   *[no] { $name } to answer
}
status-decide = { $you ->
    [yes] You decide
   *[no] { $name } decides
}
status-trick = { $you ->
    [yes] Your trick
   *[no] { $name }’s trick
}
status-tied = Tied trick
status-wait = One moment
status-result = End of the hand
status-away = A bot is playing for you
status-offline = No connection
status-face-down = Goes face down
say-face-down = Only you know which one
watching = You are watching
bank = reserve { $time }

## The console: what happened

say-deal = { $you ->
    [yes] You shuffled
   *[no] { $name } shuffled
}
say-cut = { $you ->
    [yes] You cut at { $count }
   *[no] { $name } cut at { $count }
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
say-tied = Nobody took the trick
say-playable = { $held } cards, { $playable ->
    [one] only one may be played
   *[other] { $playable } may be played
}
seconds-left = { $seconds } seconds left

## Announcements

trick-taken = { $you ->
    [yes] You take it
   *[no] { $name } takes it
}{ $to ->
    [us] {" "}for us
    [them] {" "}for them
   *[self] {""}
}
trick-tied = Nobody takes it
seconds = { $seconds } s

## Decisions

cut-title = Cut the pack
cut-how = Drag a finger along the pack.
cut-heaps = { $lifted } lifted, { $stays } left
cut-action = Cut
cut-at = at { $lifted }
swap-action-for = { $rank ->
    [A] for the Ace
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
score-sheet = Score sheet
menu-recall = Cards already played
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

result-won = { $side ->
    [we] We won the hand
    [they] They won the hand
    [you] You won the hand
   *[name] { $names } won the hand
}
result-closed = { $side ->
    [we] We won the match!
    [they] They won the match
    [you] You won the match!
   *[name] { $names } won the match
}
result-shared = { $names } share the hand
result-closed-shared = { $names } share the match
result-draw = { $points ->
    [0] A draw
   *[other] A draw, { $points } all
}
result-annulled = Hand annulled
result-annulled-why = Nobody scores, and the cards are dealt again.
result-both = Both sides got there
result-nobody = A match without a winner
result-hand = Hand { $deal }
rank-standing = { $score ->
    [one] { $score } win in the match
   *[other] { $score } wins in the match
}
award-none = Nobody scores
award-none-why = The next hand decides
standing = { $before } before, { $gained ->
    [0] nothing in this hand
   *[other] plus { $gained }
}
watch-again = Watch the hand again
next-hand = Next hand
repeat-title = Repeat the hand?
repeat-why = { $rule ->
    [majority] If most agree, the old score comes back and the hand is dealt again.
   *[unanimous] If everybody agrees, the old score comes back and the hand is dealt again.
}
repeat-yes = Repeat
repeat-no = Leave it
rematch = Rematch
rematch-yes = Accept rematch
rematch-no = Not now
go-home = Start page

## The shuffles of a match that is over

proof-check = Check the shuffle
proof-title = The shuffle
proof-busy = Checking…
proof-right = All is right: nobody touched the cards.
proof-right-unseen = The cards follow the published key, but this phone did not see the seal.
proof-wrong = It is not right!
proof-gone = The cards of this match are no longer kept.
proof-unable = This browser cannot do the sum. Open the table in another one.
proof-seal = The seal
proof-seal-kept = The published key opens the seal that this phone kept: { $seal }
proof-seal-unseen = The published key opens the seal { $seal }. Compare it with somebody who saw it.
proof-seal-other = This phone kept the seal { $seen }, and the published key opens another: { $seal }
proof-seal-false = The published key does not open the seal { $seal }
proof-mine = Your part
proof-mine-found = { $found ->
    [yes] What your phone drew went into the shuffle.
    [no] What your phone drew is not in the shuffle.
   *[none] It was not this phone that drew for you.
}
proof-hand-right = { $cards } cards, in the order of the key
proof-hand-wrong = The key gives another order
proof-hands = The hands
proof-hands-none = None was played to its end.

## The line

offline-line = The table comes back as soon as it can.
offline-pending = Once it is back, { $card } goes to the table.

## The ledger of wide screens

ledger-match = Match
ledger-log = At the table
ledger-clock = { $clock ->
    [none] no clock
    [day] a day for each move
   *[other] { $clock } s for each move
}
