### The table as text in a private chat, for whoever plays without the app. <b> is bold; names come in safe for HTML.

## The table

board-title = { $game }, hand { $deal }
board-score = Score: { $sides }
board-score-games = Games: { $sides }
board-side = { $side } { $points }
board-trump = Trumps: { $suit }
board-trump-open = Trumps: { $suit }; { $card } lies open on the table
board-stock = { $count ->
    [0] The stock is used up
    [one] In the stock: { $count } card
   *[other] In the stock: { $count } cards
}
board-hand = Your hand: { $cards }
board-trick = On the table: { $cards }
board-played = { $you ->
    [yes] you, { $card }
   *[no] { $name }, { $card }
}
board-cards-of = { $name } holds { $cards }
board-bid = { $you ->
    [yes] You
   *[no] { $name }
} said { $bid } and took { $made }
board-award = { $side } { $points }, { $award }
board-unseen = Card { $number }, unseen
board-flip = Face down: { $card }
board-meanwhile = For a few seconds you may still: { $moves }

## Buttons of the table itself

board-start = { $missing ->
    [0] Start
   *[other] Fill with bots and start
}
board-sit = Sit down
board-leave = Leave the table
board-leave-sure = Really leave: a bot plays for me
board-resign-sure = Really give the hand up
board-stay = No, play on
board-back = Play again myself
board-replay = Watch the replay

## Answers

board-over = That turn is over.
board-too-early = Wait { $seconds } s: the table is still showing the last move.
board-slowly = Easy: the cards won’t run away.
board-gone = You are no longer at this table.
board-full = There is no free seat at this table now.
board-sure = Are you sure?

## The replay

replay-title = { $game }, hand { $deal } of { $deals }, step { $step } of { $steps }
replay-hand = { $name }: { $cards }
replay-empty = no cards
replay-seat = Seat { $number }
replay-none = Only a match that is over and still kept can be watched again.
replay-first = ⏮ Start
replay-back = ◀ Back
replay-on = ▶ On
replay-last = ⏭ End
replay-earlier = Previous hand
replay-later = Next hand
