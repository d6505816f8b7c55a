score-hand-head = Hand
score-none = No hand has ended yet.
score-repeated = Hand played again: it does not count
score-game = Game won: { $ours }–{ $theirs }
