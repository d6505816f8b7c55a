tour-title = Primeira mão · { $game }
tour-next = Percebi
tour-skip = Saltar
tour-opening = A preparar a mesa…

tour-hand = Só você vê estas cartas.
    .title = A sua mão
tour-trump = Qualquer carta de { $suit } ganha às outras.
    .title = O trunfo é { $suit }
tour-turn = Toque numa das cartas levantadas, ou arraste-a para cima.
    .title = É a sua vez
tour-barred = As cartas na sombra não podem sair agora. { $reason } Toque nelas e a mesa diz porquê.
    .title = Estas não podem
tour-trick = Quem faz a vaza sai na seguinte. Aqui pode rever a última.
    .title = Uma vaza feita
tour-points = A pontuação está aqui. No fim da mão aparecem as contas, linha a linha.
    .title = O que vale

tour-bisca-hand = Da mais forte: Ás, 7, Rei, Valete, Dama, depois 6 até 2. O 7 ganha ao Rei!
tour-bisca-choose = Antes de ver as cartas escolhe: copas, e a mão vale mais, ou sorteio.
    .title = A escolha
tour-bisca-trump = Qualquer carta de { $suit } ganha às outras. O baralho fica ao lado, e depois de cada vaza todos tiram uma carta.
tour-bisca-swap = Tem o 2 de trunfo: antes da primeira carta pode trocá-lo pela carta aberta.
    .title = Troca do 2
tour-bisca-points = O Ás vale 11, o 7 vale 10, o Rei 4, o Valete 3, a Dama 2. Com 61 pontos a mão é sua.

tour-brisca-cut = Passe o dedo pelo baralho e corte onde quiser.
    .title = É você que corta
tour-brisca-hand = Da mais forte: Ás, 3, Rei, Dama, Valete, depois 7 até 2. O 3 vem logo a seguir ao Ás!
tour-brisca-trump = Qualquer carta de { $suit } ganha às outras. O baralho fica ao lado, e depois de cada vaza todos tiram uma carta.
tour-brisca-swap = Fez a vaza e tem o 7 de trunfo: pode trocá-lo pela carta aberta, antes de tirar do baralho.
    .title = Troca do 7
tour-brisca-points = O Ás vale 11, o 3 vale 10, o Rei 4, a Dama 3, o Valete 2. Quem fizer mais ganha a mão.

tour-sueca-hand = Da mais forte: Ás, 7, Rei, Valete, Dama, depois 6 até 2. O seu parceiro está à sua frente.
tour-sueca-trump = Qualquer carta de { $suit } ganha às outras. A carta aberta é de quem deu.
tour-sueca-turn = Toque numa das cartas levantadas, ou arraste-a para cima. Quem tem o naipe puxado tem de assistir.
tour-sueca-points = O Ás vale 11, o 7 vale 10, o Rei 4, o Valete 3, a Dama 2. A sua equipa quer 61; com 91 a mão vale a dobrar.

tour-triunfo-hand = Da mais forte para a mais fraca: Ás, Rei, Dama, Valete, 10 e assim até ao 2.
tour-triunfo-turn = Toque numa das cartas levantadas, ou arraste-a para cima. Quem tem o naipe da saída tem de assistir.
tour-triunfo-points = Cada vaza vale 1. Dentro delas, só no trunfo: Ás 5, Valete 4, Dama 3.

tour-truco-hand = Três cartas, três vazas: ganha a mão quem fizer duas. Tirando as manilhas, o 3 é o mais forte, depois 2, Ás, Rei.
tour-truco-manilhas = Estas quatro ganham a todas as outras, por esta ordem. Abaixo delas o naipe não conta, e cartas iguais empatam.
    .title = As manilhas
tour-truco-raise = A mão vale 2. Se pedir truco passa a valer 4, caso o outro lado queira. Pode ser bluff!
    .title = Truco!
tour-truco-accept = Pediram. Aceita, foge, ou pede mais.
    .title = Quer ou foge?
tour-truco-trick = Aqui ficam o valor da mão e quem fez cada vaza.
tour-truco-points = Uma mão ganha soma os tentos que valia. Quem chega a 12 fecha o jogo.
