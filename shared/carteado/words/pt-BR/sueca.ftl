# Sueca at the table. $you is "yes" when the sentence speaks to the player himself.

## What happened

sueca-say-deal = { $you ->
    [yes] Você embaralhou
   *[no] { $name } embaralhou
}, { $youdeal ->
    [yes] você dá as cartas
   *[no] { $dealer } dá as cartas
}
sueca-say-from = { $you ->
    [yes] Você tirou
   *[no] { $name } tirou
} { $card } de { $from ->
    [top] cima
   *[bottom] baixo
}: trunfo é { $suit }
sueca-say-poor = { $points ->
    [0] Nenhum ponto
    [1] Só { $points } ponto
   *[other] Só { $points } pontos
} na mão: pode anular
sueca-say-taken = { $played }. { $you ->
    [yes] Você recolhe
   *[no] { $name } recolhe
} { $card }
sueca-say-annul = { $you ->
    [yes] Você anulou a mão
   *[no] { $name } anulou a mão
}
sueca-say-denounce = { $you ->
    [yes] Você denunciou { $other }
   *[no] { $name } denunciou { $target ->
        [you] você
       *[other] { $other }
    }
} { $right ->
    [yes] com razão
   *[no] sem razão
}
sueca-false = Errada!
sueca-false-line = { $target ->
    [you] Você não renunciou
   *[other] { $other } não renunciou
}: 1 ponto para { $side ->
    [we] nós
    [they] eles
   *[names] { $names }
}
sueca-ties = do empate

## Decisions

sueca-from = De onde sai o trunfo?
sueca-from-top = De cima
sueca-from-top-why = Você recebe primeiro
sueca-from-bottom = De baixo
sueca-from-bottom-why = Você recebe por último
sueca-annul = Anular
sueca-annul-why = com { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
sueca-denounce = Denunciar
sueca-denounce-title = Quem renunciou?
sueca-denounce-what = Renunciar é não servir o naipe tendo carta dele.
sueca-denounce-right = Denúncia certa
sueca-denounce-right-why = a partida é nossa
sueca-denounce-wrong = Denúncia errada
sueca-denounce-wrong-why = 1 ponto para eles
sueca-denounce-seat = Denunciar { $name }
sueca-denounce-late = Denunciar uma renúncia
sueca-denounce-none = Vocês não têm mais quem denunciar agora.

## The result of a hand

sueca-result-hand = Mão { $deal } · { $suit }
sueca-result-next = Encerrar a partida
sueca-result-shown = { $you ->
    [yes] Sua mão
   *[no] Mão de { $name }
}: { $points ->
    [0] nenhum ponto
    [1] { $points } ponto
   *[other] { $points } pontos
}
sueca-result-bandeira = Bandeira! A partida é { $side ->
    [we] nossa
    [they] deles
   *[names] de { $names }
}
sueca-result-denounced = Renúncia! A partida é { $side ->
    [we] nossa
    [they] deles
   *[names] de { $names }
}
sueca-result-carry = Quem ganhar a próxima leva { $ties ->
    [1] 1 ponto
   *[other] { $ties } pontos
} a mais
sueca-result-void = Nesta mesa o empate não vale nada depois
sueca-award-win = Vitória
sueca-award-win-why = De 61 a 90 pontos
sueca-award-win-91 = Vitória folgada
sueca-award-win-91-why = 91 pontos ou mais
sueca-award-ties = Empate
sueca-award-ties-why = { $points ->
    [1] A mão de antes empatou
   *[other] As { $points } mãos de antes empataram
}
sueca-award-bandeira = Bandeira
sueca-award-bandeira-why = { $by ->
    [tricks] As dez vazas, e a partida na hora
   *[points] Os 120 pontos, e a partida na hora
}
sueca-award-denounced = Denúncia certa
sueca-award-denounced-why = { $you ->
    [yes] Você não serviu o naipe
   *[no] { $name } não serviu o naipe
}
sueca-award-false-denounce = Denúncia errada
sueca-award-false-denounce-why = O outro lado denunciou sem razão
