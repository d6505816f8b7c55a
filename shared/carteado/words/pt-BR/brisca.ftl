# Brisca at the table. $you is "yes" when the sentence speaks to the player himself.

## The pack and its order

brisca-order = A ordem das cartas
brisca-order-line = Da mais forte para a mais fraca: { $cards }
brisca-order-worth = { rank-name } vale { $points }
brisca-order-note = O 3 vem logo atrás do Ás, e a Dama ganha do Valete.
brisca-without = { $count ->
    [1] sem { $card }
   *[other] sem os quatro 2
}
brisca-pack = { $cards } cartas
brisca-pack-line = Em três joga-se com { $cards } cartas, { brisca-without }.
brisca-about = { $match ->
    [1] Uma mão só
   *[other] Mão { $deal } de { $match }
}

## The moment and what happened

brisca-lots = { $you ->
    [yes] Você tirou
   *[no] { $name } tirou
} { $card }, a maior: dá as cartas
brisca-lots-tied = Empate, tiraram de novo: { $you ->
    [yes] você tirou
   *[no] { $name } tirou
} { $card } e dá
brisca-lots-cards = Cartas do sorteio
brisca-say-deal = { say-deal } { $cards } cartas, { brisca-without }
brisca-say-cut = { say-cut }. Virou { $card }
brisca-say-swap = { $you ->
    [yes] Você trocou
   *[no] { $name } trocou
} o { $rank }: pegou { $card }
brisca-swap-title = Troca do { $rank }
brisca-swap-done = Troca feita
brisca-swap-spoken = Antes de comprar, quem levou pode trocar o { $rank } { $for }
brisca-swap = Trocar o { $rank }

## Signals

brisca-signals = Sinais da dupla
brisca-signals-private = Só você e { $name } veem o que cada gesto quer dizer. No jogo, a mesa inteira vê o gesto.
brisca-signals-alone = Sinais valem nesta mesa. Combine com quem sentar à sua frente: bot não faz nem lê sinal.
brisca-signals-watch = Sinais valem nesta mesa. Cada dupla combina os seus em segredo, antes de começar.
brisca-signal-means = { $gesture } quer dizer
brisca-signal = Sinal
brisca-signal-ask = Que gesto você faz?
brisca-signal-all = Todos veem o gesto. O que ele diz, só a sua dupla.
brisca-signal-none = A dupla não combinou nada antes de começar.
brisca-gesture = { $gesture ->
    [eyebrows] Sobrancelhas
    [wink] Piscada
    [lips] Bico
    [tongue] Língua
    [cheek] Bochecha
    [chin] Queixo
    [shoulder] Ombro
   *[sigh] Suspiro
}
brisca-gesture-made = { $you ->
    [yes] Você
   *[no] { $name }
} { $gesture ->
    [eyebrows] levantou as sobrancelhas
    [wink] piscou o olho
    [lips] fez bico
    [tongue] mostrou a língua
    [cheek] encheu a bochecha
    [chin] levantou o queixo
    [shoulder] levantou o ombro
   *[sigh] suspirou
}
brisca-gesture-meant = { brisca-gesture-made }: { brisca-meaning }
brisca-meaning = { $meaning ->
    [ace] Ás de trunfo
    [three] 3 de trunfo
    [king] Rei de trunfo
    [queen] Dama de trunfo
    [jack] Valete de trunfo
    [seven] 7 de trunfo
    [points] muitos pontos
    [nothing] nada que preste
   *[other] nada combinado
}

## The result of a hand

brisca-result-hand = Mão { $deal } · { $suit }
brisca-award-win = Vitória
brisca-award-win-why = Mais pontos de cartas
brisca-award-shared = Empate
brisca-award-shared-why = A mão conta para os empatados
