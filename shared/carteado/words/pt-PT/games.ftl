### Names of games and their options. GAME-option-KEY is a sentence, GAME-option-KEY-VALUE the choice in it.

## Bisca

bisca = Bisca
bisca-line = Relo, capote e copas
bisca-seats-2 = 2, um contra um
bisca-seats-4 = 4, aos pares
bisca-option-target = A partida vai até { $choice }
bisca-option-target-4 = 4 pontos
bisca-option-target-6 = 6 pontos
bisca-option-target-8 = 8 pontos
bisca-option-target-12 = 12 pontos
bisca-option-chooser = Escolhe o trunfo quem se senta { $choice }
bisca-option-chooser-before = antes de quem baralha
bisca-option-chooser-after = depois de quem baralha
bisca-option-copas_by_draw = Copas no sorteio { $choice }
bisca-option-copas_by_draw-double = vale a dobrar
bisca-option-copas_by_draw-plain = vale como os outros naipes
bisca-option-relo = Relo é { $choice }
    .hint = O Ás de trunfo por cima do 7 do adversário.
bisca-option-relo-same_trick = na mesma vaza
bisca-option-relo-next_card = só na carta seguinte
bisca-option-close_call = 61 a 59 { $choice }
bisca-option-close_call-off = conta como as outras
bisca-option-close_call-plus1 = vale mais um ponto
bisca-option-close_call-double = vale a dobrar
bisca-option-partner_peek = Os parceiros { $choice }
bisca-option-partner_peek-off = não veem a mão um do outro
bisca-option-partner_peek-end = mostram-se as últimas três cartas
bisca-option-partner_peek-start_and_end = mostram-se as cartas no início e no fim
bisca-option-replay_vote = Se os dois lados fecharem juntos, repetir a mão pede { $choice }
bisca-option-replay_vote-unanimous = o sim de todos
bisca-option-replay_vote-majority = o sim da maioria
