# What the Spanish pack calls its cards, in place of the sentences of the same names in other files.

suit = { $suit ->
    [h] Cups
    [d] Coins
    [s] Swords
   *[c] Clubs
}
rank-name = { $rank ->
    [A] Ace
    [K] King
    [Q] Knight
    [J] Jack
    [T] 10
   *[other] { $rank }
}
swap-action-for = { $rank ->
    [A] for the Ace
    [K] for the King
    [Q] for the Knight
    [J] for the Jack
   *[other] for the { $rank }
}
bisca-say-copas = { $you ->
    [yes] You chose Cups
   *[no] { $name } chose Cups
}
bisca-choose = Cups or the draw?
bisca-choose-copas = Cups
bisca-award-copas = Cups
bisca-award-copas-why = Winning with Cups as trumps
bisca-option-copas_by_draw = Cups by the draw { $choice }
brisca-order-note = The 3 comes right after the Ace, and the Knight beats the Jack.
brisca-meaning = { $meaning ->
    [ace] Ace of trumps
    [three] 3 of trumps
    [king] King of trumps
    [queen] Knight of trumps
    [jack] Jack of trumps
    [seven] 7 of trumps
    [points] many points
    [nothing] nothing of worth
   *[other] nothing agreed
}
triunfo-honour = { $rank ->
    [A] ace
    [J] jack
   *[Q] knight
}
triunfo-award-queen = knight
