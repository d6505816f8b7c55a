### Names of games and their options. GAME-option-KEY is a sentence, GAME-option-KEY-VALUE the choice in it.

## Bisca

bisca = Bisca
bisca-line = Relo, capote e copas
bisca-seats-2 = 2, um contra um
bisca-seats-4 = 4, em duplas
bisca-option-target = A partida vai até { $choice }
bisca-option-target-4 = 4 pontos
bisca-option-target-6 = 6 pontos
bisca-option-target-8 = 8 pontos
bisca-option-target-12 = 12 pontos
bisca-option-chooser = Escolhe o trunfo quem senta { $choice }
bisca-option-chooser-before = antes de quem embaralha
bisca-option-chooser-after = depois de quem embaralha
bisca-option-copas_by_draw = Copas no sorteio { $choice }
bisca-option-copas_by_draw-double = vale em dobro
bisca-option-copas_by_draw-plain = vale como os outros naipes
bisca-option-relo = Relo é { $choice }
    .hint = O Ás de trunfo por cima do 7 do adversário.
bisca-option-relo-same_trick = na mesma vaza
bisca-option-relo-next_card = só na carta seguinte
bisca-option-close_call = 61 a 59 { $choice }
bisca-option-close_call-off = conta como as outras
bisca-option-close_call-plus1 = vale um ponto a mais
bisca-option-close_call-double = vale em dobro
bisca-option-partner_peek = Os parceiros { $choice }
bisca-option-partner_peek-off = não veem a mão um do outro
bisca-option-partner_peek-end = se mostram as últimas três cartas
bisca-option-partner_peek-start_and_end = se mostram as cartas no começo e no fim
bisca-option-replay_vote = Se os dois lados fecham juntos, repetir a mão pede { $choice }
bisca-option-replay_vote-unanimous = o sim de todos
bisca-option-replay_vote-majority = o sim da maioria

## Sueca

sueca = Sueca
sueca-line = Dez cartas, serve o naipe, o trunfo é de quem dá
sueca-seats-4 = 4, em duplas
sueca-option-target = A partida vai até { $choice }
sueca-option-target-4 = 4 pontos
sueca-option-target-10 = 10 pontos
sueca-option-quick_deal = O corte e a primeira carta { $choice }
    .hint = Corte ao acaso, trunfo de cima do monte.
sueca-option-quick_deal-on = ficam por conta da mesa
sueca-option-quick_deal-off = são dos jogadores
sueca-option-annul = Com dez pontos ou menos, quem cortou { $choice }
sueca-option-annul-on = pode anular a mão
sueca-option-annul-off = joga assim mesmo
sueca-option-tie = O empate { $choice }
sueca-option-tie-carry = vale um ponto a mais na próxima
sueca-option-tie-void = não vale nada
sueca-option-bandeira = A bandeira pede { $choice }
    .hint = Quem faz bandeira ganha a partida na hora.
sueca-option-bandeira-tricks = as dez vazas
sueca-option-bandeira-points = os 120 pontos
sueca-option-first_lead_trump = Sair de trunfo na primeira vaza { $choice }
sueca-option-first_lead_trump-no = não vale
sueca-option-first_lead_trump-yes = vale
sueca-option-renuncia = A renúncia { $choice }
    .hint = Renunciar é não servir o naipe tendo carta dele. Denúncia certa ganha a partida; errada dá um ponto ao outro lado.
sueca-option-renuncia-off = é impossível: a mesa só aceita carta do naipe
sueca-option-renuncia-on = é possível, e o adversário pode denunciar
sueca-option-direction = Joga-se { $choice }
sueca-option-direction-clockwise = no sentido horário
sueca-option-direction-anticlockwise = no sentido anti-horário

## Triunfo

triunfo = Triunfo
triunfo-line = Cada um por si: diga quantas vazas você faz
triunfo-seats-2 = 2, um contra um
triunfo-seats-3 = 3, cada um por si
triunfo-seats-4 = 4, cada um por si
triunfo-seats-5 = 5, cada um por si
triunfo-seats-6 = 6, cada um por si
triunfo-option-match = A partida é { $choice }
triunfo-option-match-1 = de um jogo só
triunfo-option-match-3 = de 3 jogos
triunfo-option-match-5 = de 5 jogos
triunfo-option-trump = O trunfo sai { $choice }
    .hint = Em rodízio: copas, espadas, ouros, paus, e de novo.
triunfo-option-trump-turn = na carta virada
triunfo-option-trump-rotation = em rodízio, um naipe por jogo
triunfo-option-trump-dealer = da boca de quem dá as cartas, depois de ver a mão
triunfo-option-announce = Antes de jogar, cada um { $choice }
    .hint = Na mosca, cada vaza dessas vale em dobro; cada vaza a menos custa dois pontos.
triunfo-option-announce-off = não diz nada
triunfo-option-announce-on = anuncia quantas vazas faz
triunfo-option-hook = O último a anunciar { $choice }
triunfo-option-hook-off = fica livre
triunfo-option-hook-on = não pode fechar a conta das vazas
triunfo-option-stock = As cartas que sobram { $choice }
triunfo-option-stock-deal_again = são dadas quando as mãos acabam
triunfo-option-stock-draw = são compradas uma a uma depois de cada vaza
triunfo-option-stock-none = ficam de fora
triunfo-option-pack = O baralho tem { $choice }
triunfo-option-pack-52 = 52 cartas
triunfo-option-pack-40 = 40 cartas, sem 8, 9 e 10

## Brisca

brisca = Brisca
brisca-line = A bisca em que o 3 vale dez
brisca-seats-2 = 2, um contra um
brisca-seats-3 = 3, cada um por si
brisca-seats-4 = 4, em duplas
brisca-option-match = A partida é { $choice }
brisca-option-match-1 = de uma mão só
brisca-option-match-3 = de 3 mãos
brisca-option-match-5 = de 5 mãos
brisca-option-follow = Em cada vaza, joga-se { $choice }
brisca-option-follow-free = qualquer carta
brisca-option-follow-lead_or_trump = o naipe da saída ou trunfo, se tiver
brisca-option-follow-follow = o naipe da saída; sem ele, trunfo
brisca-option-three_hands = Em três, o baralho vem sem { $choice }
brisca-option-three_hands-minus_one_two = o 2 de paus
brisca-option-three_hands-minus_all_twos = os quatro 2
brisca-option-two_swap = O 2 de trunfo { $choice }
    .hint = Troca quem ganhou a vaza, antes de comprar, como se faz com o 7.
brisca-option-two_swap-off = não se troca
brisca-option-two_swap-on = troca-se pelo 7, 6, 5 ou 4 virado
brisca-option-signals = Sinais entre parceiros { $choice }
brisca-option-signals-off = não valem
brisca-option-signals-on = valem, combinados antes de começar

## Truco

truco = Truco
truco-line = Truco mineiro: zap, copas, espadilha e ouros, e muito blefe
truco-seats-2 = 2, um contra um
truco-seats-4 = 4, em duplas
truco-option-scale = A mão vale { $choice }
    .hint = O que a mão vale ao começar e depois de cada pedido: truco, seis, nove, doze.
truco-option-scale-2-4-8-12 = 2, 4, 8 e 12 tentos
truco-option-scale-1-3-6-9-12 = 1, 3, 6, 9 e 12 tentos
truco-option-scale-2-4-6-10-12 = 2, 4, 6, 10 e 12 tentos
truco-option-tie_lead = Depois da canga, torna quem { $choice }
truco-option-tie_lead-opener = abriu a vaza
truco-option-tie_lead-tied_last = cangou por último
truco-option-facedown = Na mesma vaza, { $choice }
    .hint = Carta virada, só a partir da segunda vaza.
truco-option-facedown-free = os dois da dupla podem virar carta
truco-option-facedown-one_of_pair = só um da dupla pode virar carta
truco-option-timeout_reply = Quem não responde ao pedido a tempo { $choice }
truco-option-timeout_reply-accept = aceita
truco-option-timeout_reply-run = corre
truco-option-iron_hand = Na mão de ferro joga-se { $choice }
    .hint = Mão de ferro: os dois lados com 10 tentos, ou com 11 na escala de 1.
truco-option-iron_hand-open = vendo as próprias cartas
truco-option-iron_hand-blind = no escuro
