# What the Spanish pack calls its cards, in place of the sentences of the same names in other files.

rank-name = { $rank ->
    [A] Ás
    [K] Rei
    [Q] Cavalo
    [J] Sota
    [T] 10
   *[other] { $rank }
}
card-the = { $rank ->
    [J] a
   *[other] o
} { card-name }
swap-action-for = { $rank ->
    [A] pelo Ás
    [K] pelo Rei
    [Q] pelo Cavalo
    [J] pela Sota
   *[other] pelo { $rank }
}
brisca-order-note = O 3 vem logo atrás do Ás, e o Cavalo ganha da Sota.
brisca-meaning = { $meaning ->
    [ace] Ás de trunfo
    [three] 3 de trunfo
    [king] Rei de trunfo
    [queen] Cavalo de trunfo
    [jack] Sota de trunfo
    [seven] 7 de trunfo
    [points] muitos pontos
    [nothing] nada que preste
   *[other] nada combinado
}
triunfo-honour = { $rank ->
    [A] Ás
    [J] Sota
   *[Q] Cavalo
}
triunfo-honour-the = { $rank ->
    [J] a
   *[other] o
} { triunfo-honour }
triunfo-award-jack = Sota
triunfo-award-queen = Cavalo
