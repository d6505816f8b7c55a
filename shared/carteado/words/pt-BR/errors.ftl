# One sentence for every code of carteado/codes.py and of the games' refusals.

error-bad-request = Esse pedido não faz sentido para a mesa.
error-too-large = Esse pedido é grande demais.
error-unauthorised = Sua sessão acabou. Entre de novo.
error-init-data-invalid = O Telegram não confirmou quem você é. Abra a mesa de novo pelo chat.
error-init-data-expired = A entrada pelo Telegram venceu. Abra a mesa de novo pelo chat.
error-guests-closed = Esta mesa não aceita convidados: entre pelo Telegram.
error-too-many = Calma, que as cartas não fogem. Espere { $seconds } s e tente de novo.
error-too-many-tables = Você já tem três mesas abertas. Termine uma, ou saia dela, e abra outra.
error-not-found = Essa mesa não existe mais.
error-busy = A sala está cheia de pedidos. Tente de novo.
error-host-only = Só quem abriu a mesa pode fazer isso.
error-not-seated = Você não está sentado nesta mesa.
error-stale = A mesa andou antes de você. Veja como está agora.
error-too-early = Calma: a mesa ainda está mostrando a jogada.
error-wrong-phase = Agora não é hora disso.
error-no-such-seat = Esse lugar não existe.
error-seat-taken = Esse lugar já está ocupado.
error-seat-empty = Esse lugar está vago.
error-unknown-option = Essa opção não existe nesta mesa.
error-not-away = Você já está na mesa.
error-no-signals = Nesta mesa não valem sinais.
error-no-proposal = Não há nada em votação.
error-proposal-open = Espere a votação que está na mesa.
error-already-voted = Você já votou.
error-match-over = A partida já acabou.
error-table-closed = Esta mesa foi fechada.
error-unknown-move = Essa jogada não existe.
error-not-your-turn = Ainda não é a sua vez.
error-wrong-decision = A mesa espera outra decisão.
error-not-in-hand = Essa carta não está na sua mão.
error-must-follow = Você tem o naipe da saída: precisa servir.
error-thin-pile = O corte deixa pelo menos quatro cartas em cada monte.
error-network = Sem conexão: o pedido não saiu. Tente de novo.
error-unreadable = O aplicativo não entendeu a resposta da sala. Recarregue a página.

## Bisca

error-ace-before-seven = O Ás de trunfo só sai depois do 7 de trunfo.
error-seven-last = O 7 de trunfo não pode fechar a vaza, só na última da mão.
error-swap-over = A troca do 2 é só antes da primeira carta.
error-no-open-card = Não há carta aberta para trocar.
error-already-swapped = O 2 já foi trocado nesta mão.
error-no-two = Você não tem o 2 de trunfo.

## Sueca

error-first-lead-trump = A primeira carta da mão não pode ser trunfo.
error-no-annulling = Nesta mesa não se anula.
error-annul-over = A mão já começou: não dá mais para anular.
error-only-the-cutter = Só quem cortou pode anular.
error-hand-too-good = Você tem mais de dez pontos na mão.
error-no-revokes = Nesta mesa não há renúncia para denunciar.
error-not-an-opponent = Só se denuncia um adversário.
error-nothing-played = Ainda não saiu nenhuma carta.
error-already-denounced = Você já denunciou esse jogador nesta mão.

## Triunfo

error-bid-too-high = Não há tantas vazas para ganhar.
error-bid-total = O último a anunciar não pode fechar a conta das vazas.

## Brisca

error-lead-or-trump = Você tem o naipe da saída ou trunfo: jogue um dos dois.
error-must-trump = Sem o naipe da saída, é preciso trunfar.
error-turned-card-stays = Essa carta virada não se troca.
error-swap-done = A troca já foi feita nesta mão.
error-last-round = Na última compra não se troca mais.
error-swap-after-trick = A troca é logo depois da vaza, antes de comprar.
error-winner-swaps = Só troca quem ganhou a vaza.
error-no-seven = Você não tem o 7 de trunfo.

## Truco

error-flip-too-early = Carta virada, só a partir da segunda vaza.
error-partner-flipped = Nesta vaza, o seu parceiro já virou carta.
error-own-request = O último pedido foi do seu lado: agora só o outro pode aumentar.
error-at-twelve = Doze é o jogo inteiro: não dá para pedir mais.
error-special-hand = Mão de dez não se truca, nem a de onze, nem a de ferro.
error-already-ran = Você já disse que corre: falta o seu parceiro.
error-resign-again = Seu parceiro não quis largar a mão. Espere sair mais uma carta.
