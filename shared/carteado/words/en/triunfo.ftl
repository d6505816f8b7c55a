# Triunfo at the table. $you is "yes" when the sentence speaks to the player himself.

## The bar

triunfo-game = { $of ->
    [1] One game
   *[other] Game { $game } of { $of }
}
triunfo-batch = deal { $batch }
triunfo-stage-trump = choosing trumps
triunfo-stage-bid = announcements
triunfo-stage-trick = trick { $trick } of { $of }
triunfo-stage-end = over

## At a seat

triunfo-said = { $you ->
    [yes] You said
   *[no] said
} { $bid }
triunfo-made = { $you ->
    [yes] You took
   *[no] took
} { $made }
triunfo-made-of = { triunfo-made } of { $bid }

## The moment and what happened

triunfo-status-end = End of the game
triunfo-say-deal = { say-deal }. { $suit } are trumps
triunfo-say-trump = { $you ->
    [yes] You made { $suit } trumps
   *[no] { $name } made { $suit } trumps
}
triunfo-tricks = { $count ->
    [0] no trick
    [one] { $count } trick
   *[other] { $count } tricks
}
triunfo-say-bid = { $you ->
    [yes] You said
   *[no] { $name } said
} { $count ->
    [0] none
   *[other] { triunfo-tricks }
}
triunfo-total = { $total } in all, for { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
}
triunfo-say-batch = { $batch ->
    [2] Second
    [3] Third
   *[other] Fourth
} deal
triunfo-each = { $cards } each
triunfo-honour = { $rank ->
    [A] ace
    [J] jack
   *[Q] queen
}
triunfo-honour-the = the { triunfo-honour }
triunfo-say-honours = { $you ->
    [yes] You took the trick
   *[no] { $name } took the trick
} and { $honours } of trumps

## Decisions

triunfo-trump-title = Which suit is trumps?
triunfo-trump-held = { $count ->
    [0] you have none
    [one] you have { $count }
   *[other] you have { $count }
}
triunfo-bid-title = How many tricks will you take?
triunfo-bid-first = Nobody has spoken yet. Exactly made, each trick counts 2.
triunfo-bid-barred = The last may not make the sum: { $count } is barred.
triunfo-bid-none = Choose
triunfo-bid-say = Say { $count }
triunfo-bid-worth = exactly made: { $points }

## The result of a game

triunfo-result-won = { $side ->
    [you] You won the game
   *[name] { $names } won the game
}
triunfo-result-shared = { $names } share the game
triunfo-next = Next game
triunfo-award-trick = tricks
triunfo-award-ace = ace
triunfo-award-jack = jack
triunfo-award-queen = queen
triunfo-award-bid-made = exactly made
triunfo-award-bid-short = short
