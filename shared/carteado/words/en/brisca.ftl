# Brisca at the table. $you is "yes" when the sentence speaks to the player himself.

## The pack and its order

brisca-order = The order of the cards
brisca-order-line = From the strongest to the weakest: { $cards }
brisca-order-worth = { rank-name } worth { $points }
brisca-order-note = The 3 comes right after the Ace, and the Queen beats the Jack.
brisca-without = { $count ->
    [one] without { $card }
   *[other] without the four 2s
}
brisca-pack = { $cards } cards
brisca-pack-line = Three play with { $cards } cards, { brisca-without }.
brisca-about = { $match ->
    [1] A single hand
   *[other] Hand { $deal } of { $match }
}

## The moment and what happened

brisca-lots = { $you ->
    [yes] You drew
   *[no] { $name } drew
} { $card }, the highest: { $you ->
    [yes] you deal
   *[no] deals
}
brisca-lots-tied = Tied, they drew again: { $you ->
    [yes] you drew { $card } and deal
   *[no] { $name } drew { $card } and deals
}
brisca-lots-cards = Cards drawn for the deal
brisca-say-deal = { say-deal } { $cards } cards, { brisca-without }
brisca-say-cut = { say-cut }, and { $card } turned up
brisca-say-swap = { $you ->
    [yes] You swapped
   *[no] { $name } swapped
} the { $rank } for { $card }
brisca-swap-title = Swapping the { $rank }
brisca-swap-done = Swapped
brisca-swap-spoken = Before drawing, whoever took the trick may swap the { $rank } { $for }
brisca-swap = Swap the { $rank }

## Signals

brisca-signals = Your pair’s signals
brisca-signals-private = Only you and { $name } see what each gesture means. In play the whole table sees the gesture.
brisca-signals-alone = Signals are allowed at this table. Agree on them with whoever sits opposite: bots neither make nor read them.
brisca-signals-watch = Signals are allowed at this table. Each pair agrees on its own in secret, before the start.
brisca-signal-means = { $gesture } means
brisca-signal = Signal
brisca-signal-ask = Which gesture do you make?
brisca-signal-all = Everybody sees the gesture. What it says, only your pair.
brisca-signal-none = Your pair agreed on nothing before the start.
brisca-gesture = { $gesture ->
    [eyebrows] Eyebrows
    [wink] Wink
    [lips] Pout
    [tongue] Tongue
    [cheek] Cheek
    [chin] Chin
    [shoulder] Shoulder
   *[sigh] Sigh
}
brisca-gesture-made = { $you ->
    [yes] You
   *[no] { $name }
} { $gesture ->
    [eyebrows] raised the eyebrows
    [wink] winked
    [lips] pouted
    [tongue] showed the tongue
    [cheek] puffed out a cheek
    [chin] raised the chin
    [shoulder] raised a shoulder
   *[sigh] sighed
}
brisca-gesture-meant = { brisca-gesture-made }: { brisca-meaning }
brisca-meaning = { $meaning ->
    [ace] Ace of trumps
    [three] 3 of trumps
    [king] King of trumps
    [queen] Queen of trumps
    [jack] Jack of trumps
    [seven] 7 of trumps
    [points] many points
    [nothing] nothing of worth
   *[other] nothing agreed
}

## The result of a hand

brisca-result-hand = Hand { $deal } · { $suit }
brisca-award-win = Win
brisca-award-win-why = Most card points
brisca-award-shared = Tie
brisca-award-shared-why = The hand counts for all who are tied
