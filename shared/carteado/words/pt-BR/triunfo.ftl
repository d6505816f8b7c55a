# Triunfo at the table. $you is "yes" when the sentence speaks to the player himself.

## The bar

triunfo-game = { $of ->
    [1] Jogo único
   *[other] Jogo { $game } de { $of }
}
triunfo-batch = { $batch }ª rodada
triunfo-stage-trump = escolha do trunfo
triunfo-stage-bid = anúncios
triunfo-stage-trick = vaza { $trick } de { $of }
triunfo-stage-end = fim

## At a seat

triunfo-said = { $you ->
    [yes] Você disse
   *[no] disse
} { $bid }
triunfo-made = { $you ->
    [yes] Você fez
   *[no] fez
} { $made }
triunfo-made-of = { triunfo-made } de { $bid }

## The moment and what happened

triunfo-status-end = Fim do jogo
triunfo-say-deal = { say-deal }. Trunfo é { $suit }
triunfo-say-trump = { $you ->
    [yes] Você escolheu { $suit } de trunfo
   *[no] { $name } escolheu { $suit } de trunfo
}
triunfo-tricks = { $count ->
    [0] nenhuma vaza
    [1] { $count } vaza
   *[other] { $count } vazas
}
triunfo-say-bid = { $you ->
    [yes] Você disse
   *[no] { $name } disse
} { $count ->
    [0] que não faz nenhuma
   *[other] { triunfo-tricks }
}
triunfo-total = Ao todo, { $total } para { $tricks } { $tricks ->
    [1] vaza
   *[other] vazas
}
triunfo-say-batch = { $batch ->
    [2] Segunda
    [3] Terceira
   *[other] Quarta
} rodada de cartas
triunfo-each = { $cards } para cada um
triunfo-honour = { $rank ->
    [A] Ás
    [J] Valete
   *[Q] Dama
}
triunfo-honour-the = { $rank ->
    [Q] a
   *[other] o
} { triunfo-honour }
triunfo-say-honours = { $you ->
    [yes] Você levou a vaza
   *[no] { $name } levou a vaza
} e pegou { $honours } de trunfo

## Decisions

triunfo-trump-title = Qual naipe é o trunfo?
triunfo-trump-held = { $count ->
    [0] nenhuma sua
    [1] { $count } sua
   *[other] { $count } suas
}
triunfo-bid-title = Quantas vazas você faz?
triunfo-bid-first = Ninguém disse nada ainda. Na mosca, cada vaza vale 2.
triunfo-bid-barred = O último não fecha a conta: { $count } não vale.
triunfo-bid-none = Escolha
triunfo-bid-say = Dizer { $count }
triunfo-bid-worth = na mosca vale { $points }

## The result of a game

triunfo-result-won = { $side ->
    [you] Você ganhou o jogo
   *[name] { $names } ganhou o jogo
}
triunfo-result-shared = { $names } dividem o jogo
triunfo-next = Próximo jogo
triunfo-award-trick = vazas
triunfo-award-ace = Ás
triunfo-award-jack = Valete
triunfo-award-queen = Dama
triunfo-award-bid-made = na mosca
triunfo-award-bid-short = faltaram
