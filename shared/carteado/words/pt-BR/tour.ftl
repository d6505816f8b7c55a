tour-title = Primeira mão · { $game }
tour-next = Entendi
tour-skip = Pular
tour-opening = Preparando a mesa…

tour-hand = Só você vê estas cartas.
    .title = Sua mão
tour-trump = Qualquer carta de { $suit } ganha das outras.
    .title = { $suit } é trunfo
tour-turn = Toque numa das cartas levantadas, ou arraste para cima.
    .title = É com você
tour-barred = As cartas na sombra não podem agora. { $reason } Toque nelas e a mesa conta por quê.
    .title = Estas não podem
tour-trick = Quem leva a vaza sai na próxima. Aqui você vê de novo a última.
    .title = Uma vaza se foi
tour-points = O placar fica aqui. No fim da mão aparece a conta, linha por linha.
    .title = O que vale

tour-bisca-hand = Da mais forte: Ás, 7, Rei, Valete, Dama, depois 6 até 2. O 7 ganha do Rei!
tour-bisca-choose = Antes de ver as cartas você escolhe: copas, e a mão vale mais, ou sorteio.
    .title = A escolha
tour-bisca-trump = Qualquer carta de { $suit } ganha das outras. O monte fica ao lado, e depois de cada vaza todos compram uma.
tour-bisca-swap = Você tem o 2 de trunfo: antes da primeira carta ele pode ir no lugar da carta aberta.
    .title = Troca do 2
tour-bisca-points = Ás vale 11, o 7 vale 10, Rei 4, Valete 3, Dama 2. Com 61 pontos a mão é sua.

tour-brisca-cut = Passe o dedo pelo baralho e corte onde quiser. É a sua sorte.
    .title = O corte é seu
tour-brisca-hand = Da mais forte: Ás, 3, Rei, Dama, Valete, depois 7 até 2. O 3 vem logo atrás do Ás!
tour-brisca-trump = Qualquer carta de { $suit } ganha das outras. O monte fica ao lado, e depois de cada vaza todos compram uma.
tour-brisca-swap = Você ganhou a vaza e tem o 7 de trunfo: pode trocar pela carta aberta, antes de comprar.
    .title = Troca do 7
tour-brisca-points = Ás vale 11, o 3 vale 10, Rei 4, Dama 3, Valete 2. Quem fizer mais leva a mão.

tour-sueca-hand = Da mais forte: Ás, 7, Rei, Valete, Dama, depois 6 até 2. Seu parceiro está na frente.
tour-sueca-trump = Qualquer carta de { $suit } ganha das outras. A carta aberta é de quem deu.
tour-sueca-turn = Toque numa das cartas levantadas, ou arraste para cima. Quem tem o naipe puxado serve.
tour-sueca-points = Ás vale 11, o 7 vale 10, Rei 4, Valete 3, Dama 2. Sua dupla quer 61; com 91 a mão vale dobrado.

tour-triunfo-hand = Da mais forte para a mais fraca: Ás, Rei, Dama, Valete, 10 e assim até o 2.
tour-triunfo-turn = Toque numa das cartas levantadas, ou arraste para cima. Quem tem o naipe da saída serve.
tour-triunfo-points = Cada vaza vale 1. Dentro delas, só no trunfo: Ás 5, Valete 4, Dama 3.

tour-truco-hand = Três cartas, três vazas: leva a mão quem fizer duas. Fora as manilhas, o 3 é o mais forte, depois 2, Ás, Rei.
tour-truco-manilhas = Estas quatro ganham de todas as outras, nesta ordem. Abaixo delas o naipe não conta, e cartas iguais cangam.
    .title = As manilhas
tour-truco-raise = A mão vale 2. Pedindo truco passa a valer 4, se o outro lado quiser. Pode ser blefe!
    .title = Truco!
tour-truco-accept = Pediram. Você aceita, corre, ou pede mais.
    .title = Quer ou corre?
tour-truco-trick = Aqui ficam o valor da mão e quem levou cada vaza.
tour-truco-points = Mão ganha soma os tentos que ela valia. Quem chega a 12 fecha o jogo.
