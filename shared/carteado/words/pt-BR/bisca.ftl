# Bisca at the table. $you is "yes" when the sentence speaks to the player himself.

## The moment and what happened

bisca-status-swap = Troca do 2
bisca-say-copas = { $you ->
    [yes] Você escolheu Copas
   *[no] { $name } escolheu Copas
}
bisca-say-draw = { $you ->
    [yes] Você escolheu sorteio
   *[no] { $name } escolheu sorteio
}
bisca-say-turned = Sorteio: virou { $card }
bisca-say-returned = Virou { $card } e voltou pro monte. Trunfo é { $suit }
bisca-say-swap = { $you ->
    [yes] Você trocou o 2: pegou { $card }
   *[no] { $name } trocou o 2: pegou { $card }
}
bisca-say-swap-over = A troca do 2 acabou
bisca-relo = Relo!
bisca-relo-line = { $you ->
    [yes] Seu Ás
   *[no] Ás de { $name }
} sobre { $mine ->
    [yes] o seu 7
   *[no] o 7 de { $other }
}, vale { $worth }
bisca-swap-open = Quem tem o 2 pode trocar

## Decisions

bisca-choose = Copas ou sorteio?
bisca-choose-copas = Copas
bisca-choose-copas-why = Ganhar vale 2. Ninguém vê o fundo do monte.
bisca-choose-draw = Sorteio
bisca-choose-draw-why = Vira a carta de cima. Ás ou 7: vai o outro naipe da cor.
bisca-swap = Trocar o 2

## The result of a hand

bisca-result-hand = Mão { $deal } · { $suit }
bisca-result-capote = capote
bisca-award-win = Vitória
bisca-award-win-why = 61 pontos ou mais
bisca-award-capote = Capote
bisca-award-capote-why = O outro lado ficou abaixo de 30
bisca-award-copas = Copas
bisca-award-copas-why = Ganhar com Copas de trunfo
bisca-award-close-call = No aperto
bisca-award-close-call-why = 61 a 59
bisca-award-relo = Relo
bisca-award-relo-why = Ás de trunfo sobre o 7 do adversário
bisca-award-relo-by = { $you ->
    [yes] Seu Ás de trunfo sobre o 7
   *[no] Ás de { $name } sobre o 7
}
bisca-award-cap = Limite da mão
bisca-award-cap-why = Ninguém leva mais de 4 por mão
