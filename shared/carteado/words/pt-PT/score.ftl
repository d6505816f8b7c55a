score-hand-head = Mão
score-none = Ainda não acabou nenhuma mão.
score-repeated = Mão repetida: não conta
score-game = Jogo fechado: { $ours } a { $theirs }
