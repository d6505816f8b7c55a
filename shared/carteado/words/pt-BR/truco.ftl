# Truco at the table. The calls keep their names; $you is "yes" when the sentence speaks to the player himself.

## The cloth

truco-manilhas = Manilhas
truco-manilhas-order = Manilhas, da mais forte para a mais fraca: { $cards }
truco-hand-worth = A mão vale
truco-ten = Mão de { $at ->
    [11] onze
   *[other] dez
}
truco-iron = Mão de ferro
truco-tricks = Vazas: { $tricks }
truco-mark = { $mark ->
    [us] nossa
    [them] deles
    [tie] canga
   *[open] por jogar
}
truco-ladder = Quanto vale a mão
truco-ladder-open = Ver a escala
truco-step = { $call ->
    [truco] Truco
    [seis] Seis
    [nove] Nove
    [doze] Doze
   *[none] Mão simples
}
truco-step-asked = na mesa
truco-raisers-any = Qualquer lado pode pedir, na sua vez.
truco-raisers-side = { $side ->
    [we] Agora só nós podemos pedir.
    [they] Agora só eles podem pedir.
    [you] Agora só você pode pedir.
    [names] Agora só { $names } podem pedir.
   *[name] Agora só { $names } pode pedir.
}
truco-raisers-top = Vale o jogo: ninguém pede mais.
truco-raisers-special = Nesta mão não se truca.
truco-first = mão
truco-last = pé

## Calls and answers

truco-call = { $call ->
    [seis] SEIS
    [nove] NOVE
    [doze] DOZE
   *[truco] TRUCO
}
truco-shout = { truco-call }!
truco-asked = { $call ->
    [seis] seis
    [nove] nove
    [doze] doze
   *[truco] truco
}
truco-worth = vale { $value }
truco-flip = Virar
truco-ask = { $name } pediu { truco-asked }. Vale { $value }?
truco-ten-ask = { truco-ten }: { $alone ->
    [yes] você joga?
   *[no] jogam?
}
truco-accept = Aceitar
truco-run = Correr
truco-run-waits = falta o parceiro
truco-raise-to = sobe para { $value }
truco-play = Jogar
truco-refuse-ten = Recusar
truco-agree = Largar
truco-refuse = Não largar
truco-refuse-why = a mão segue
truco-give = { $side ->
    [they] eles levam { $value }
    [names] { $names } levam { $value }
   *[name] { $names } leva { $value }
}
truco-mate-rule = { $kind ->
    [ten] Basta um dos dois jogar
   *[answer] Só vale se os dois correrem
}
truco-mate-after-you = { $kind ->
    [ten] Você quer recusar
   *[answer] Você quer correr
}
truco-mate-bot = O bot faz o que você decidir
truco-mate-run = { $kind ->
    [ten] quer recusar
   *[answer] quer correr
}
truco-mate-thinks = pensando…
truco-reply-run = { $kind ->
    [ten] Por mim, não
   *[answer] Por mim, corro
}
truco-reply-accept = Aceito!
truco-reply-resign = Vamos largar?
truco-reply-refuse = Não, segue!

## Giving the hand up

truco-resign = Largar a mão
truco-resign-why = Entrega a mão: { $loss }.
truco-resign-consent = { $name } precisa concordar: { $loss }.
truco-resign-sure = Largar mesmo?

## What happened

truco-status-both = { $one } e { $two } { $kind ->
    [ten] decidem
   *[answer] respondem
}
truco-say-raise = { $call ->
    [truco] { $you ->
        [yes] Você trucou
       *[no] { $name } trucou
    }
   *[other] { $you ->
        [yes] Você pediu { truco-asked }
       *[no] { $name } pediu { truco-asked }
    }
}: vale { $value }
truco-say-reraise = { $you ->
    [yes] Você aceitou e pediu { truco-asked }
   *[no] { $name } aceitou e pediu { truco-asked }
}: vale { $value }
truco-say-accept = { $you ->
    [yes] Você aceitou
   *[no] { $name } aceitou
}: vale { $value }
truco-say-play = { $you ->
    [yes] Você quis jogar
   *[no] { $name } quis jogar
}: vale { $value }
truco-say-run = { $over ->
    [yes] { $you ->
        [yes] Você correu
       *[no] { $name } correu
    }
   *[no] { $you ->
        [yes] Você quer correr
       *[no] { $name } quer correr
    }
}
truco-say-refuse-ten = { $over ->
    [yes] { $you ->
        [yes] Você recusou a mão
       *[no] { $name } recusou a mão
    }
   *[no] { $you ->
        [yes] Você quer recusar a mão
       *[no] { $name } quer recusar a mão
    }
}
truco-say-resign = { $over ->
    [yes] { $you ->
        [yes] Você largou a mão
       *[no] { $name } largou a mão
    }
   *[no] { $you ->
        [yes] Você quer largar a mão
       *[no] { $name } quer largar a mão
    }
}
truco-say-agree = { $you ->
    [yes] Você concordou
   *[no] { $name } concordou
}: mão largada
truco-say-refuse = { $you ->
    [yes] Você não quis largar
   *[no] { $name } não quis largar
}: a mão segue
truco-say-flip = { $you ->
    [yes] Você jogou uma carta virada
   *[no] { $name } jogou uma carta virada
}
truco-canga = Canga: ninguém leva
truco-say-canga = Canga! { $you ->
    [yes] Você torna
   *[no] { $name } torna
}
truco-say-ten = { $side ->
    [we] Só vocês dois veem as cartas
    [they] Eles chegaram a { $at }
    [you] Você chegou a { $at }
    [names] { $names } chegaram a { $at }
   *[name] { $names } chegou a { $at }
}
truco-say-iron = Mão de ferro{ $blind ->
    [yes] {" "}no escuro
   *[no] {""}
}: vale { $value }, sem truco
truco-spoken-partner = { $name } tem { $cards }
truco-spoken-answer = { $call ->
    [none] Aceitar ou correr?
   *[other] Aceitar, correr ou { truco-asked }?
}

## The result of a hand

truco-result-hand = Mão { $deal } · valia { $value }
truco-result-nobody = Três cangas
truco-result-game = { $side ->
    [we] Ganhamos o jogo!
    [they] Eles ganharam o jogo
    [you] Você ganhou o jogo!
    [names] { $names } ganharam o jogo
   *[name] { $names } ganhou o jogo
}
truco-result-tricks = Vazas
truco-result-games = Jogos
truco-award-hand = Mão ganha
truco-award-hand-why = { $tied ->
    [yes] Decidida na canga
   *[no] Duas vazas
}
truco-award-ran = Mão sem disputa
truco-award-ran-why = O outro lado correu do { truco-asked }
truco-award-refused = { truco-award-ran }
truco-award-refused-why = O outro lado não quis a mão de { $at ->
    [11] onze
   *[other] dez
}
truco-award-resigned = { truco-award-ran }
truco-award-resigned-why = O outro lado largou a mão
