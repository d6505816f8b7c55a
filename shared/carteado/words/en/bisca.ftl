# Bisca at the table. $you is "yes" when the sentence speaks to the player himself.

## The moment and what happened

bisca-status-swap = Swapping the 2
bisca-say-copas = { $you ->
    [yes] You chose Hearts
   *[no] { $name } chose Hearts
}
bisca-say-draw = { $you ->
    [yes] You chose the draw
   *[no] { $name } chose the draw
}
bisca-say-turned = The draw: { $card }
bisca-say-returned = The draw was { $card }, back into the stock. { $suit } are trumps
bisca-say-swap = { $you ->
    [yes] You swapped the 2 for { $card }
   *[no] { $name } swapped the 2 for { $card }
}
bisca-say-swap-over = No more swapping the 2
bisca-relo = Relo!
bisca-relo-line = { $you ->
    [yes] Your Ace
   *[no] { $name }’s Ace
} over { $mine ->
    [yes] your
   *[no] { $other }’s
} 7, worth { $worth }
bisca-swap-open = Whoever has the 2 may swap it

## Decisions

bisca-choose = Hearts or the draw?
bisca-choose-copas = Hearts
bisca-choose-copas-why = Winning is worth 2. Nobody sees the bottom card.
bisca-choose-draw = The draw
bisca-choose-draw-why = Turns the top card. Ace or 7: the other suit of its colour.
bisca-swap = Swap the 2

## The result of a hand

bisca-result-hand = Hand { $deal } · { $suit }
bisca-result-capote = capote
bisca-award-win = Win
bisca-award-win-why = 61 points or more
bisca-award-capote = Capote
bisca-award-capote-why = The other side stayed below 30
bisca-award-copas = Hearts
bisca-award-copas-why = Winning with Hearts as trumps
bisca-award-close-call = Close call
bisca-award-close-call-why = 61 to 59
bisca-award-relo = Relo
bisca-award-relo-why = Ace of trumps over an opponent’s 7
bisca-award-relo-by = { $you ->
    [yes] Your Ace of trumps over the 7
   *[no] { $name }’s Ace over the 7
}
bisca-award-cap = Limit of a hand
bisca-award-cap-why = Nobody gets more than 4 in a hand
