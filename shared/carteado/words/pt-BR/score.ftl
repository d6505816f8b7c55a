score-hand-head = Mão
score-none = Nenhuma mão acabou ainda.
score-repeated = Mão repetida: não conta
score-game = Jogo fechado: { $ours } a { $theirs }
