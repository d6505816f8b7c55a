# Truco at the table. The calls keep their names; $you is "yes" when the sentence speaks to the player himself.

## The cloth

truco-manilhas = Manilhas
truco-manilhas-order = Manilhas, strongest first: { $cards }
truco-hand-worth = Hand worth
truco-ten = Hand of { $at ->
    [11] eleven
   *[other] ten
}
truco-iron = Iron hand
truco-tricks = Tricks: { $tricks }
truco-mark = { $mark ->
    [us] ours
    [them] theirs
    [tie] tied
   *[open] to come
}
truco-ladder = What the hand is worth
truco-ladder-open = See the scale
truco-step = { $call ->
    [truco] Truco
    [seis] Six
    [nove] Nine
    [doze] Twelve
   *[none] Plain hand
}
truco-step-asked = asked
truco-raisers-any = Either side may call, on its turn.
truco-raisers-side = { $side ->
    [we] Now only we may call.
    [they] Now only they may call.
    [you] Now only you may call.
   *[names] Now only { $names } may call.
}
truco-raisers-top = Worth the game: no more calls.
truco-raisers-special = No calls in this hand.
truco-first = first
truco-last = dealer

## Calls and answers

truco-call = { $call ->
    [seis] SIX
    [nove] NINE
    [doze] TWELVE
   *[truco] TRUCO
}
truco-shout = { truco-call }!
truco-asked = { $call ->
    [seis] six
    [nove] nine
    [doze] twelve
   *[truco] truco
}
truco-worth = worth { $value }
truco-flip = Face down
truco-ask = { $name } called { truco-asked }. Worth { $value }?
truco-ten-ask = { truco-ten }: { $alone ->
    [yes] do you play it?
   *[no] do we play it?
}
truco-accept = Accept
truco-run = Run
truco-run-waits = your partner next
truco-raise-to = up to { $value }
truco-play = Play
truco-refuse-ten = Refuse
truco-agree = Give up
truco-refuse = Play on
truco-refuse-why = the hand goes on
truco-give = { $side ->
    [they] they get { $value }
    [names] { $names } get { $value }
   *[name] { $names } gets { $value }
}
truco-mate-rule = { $kind ->
    [ten] One of you is enough to play
   *[answer] Only if you both run
}
truco-mate-after-you = { $kind ->
    [ten] You want to refuse
   *[answer] You want to run
}
truco-mate-bot = The bot does what you decide
truco-mate-run = { $kind ->
    [ten] wants to refuse
   *[answer] wants to run
}
truco-mate-thinks = thinking…
truco-reply-run = { $kind ->
    [ten] I’d say no
   *[answer] I’d run
}
truco-reply-accept = I accept!
truco-reply-resign = Give it up?
truco-reply-refuse = No, go on!

## Giving the hand up

truco-resign = Give the hand up
truco-resign-why = Hands it over: { $loss }.
truco-resign-consent = { $name } must agree: { $loss }.
truco-resign-sure = Really give up?

## What happened

truco-status-both = { $one } and { $two } { $kind ->
    [ten] decide
   *[answer] to answer
}
truco-say-raise = { $you ->
    [yes] You called { truco-asked }
   *[no] { $name } called { truco-asked }
}: worth { $value }
truco-say-reraise = { $you ->
    [yes] You accepted and called { truco-asked }
   *[no] { $name } accepted and called { truco-asked }
}: worth { $value }
truco-say-accept = { $you ->
    [yes] You accepted
   *[no] { $name } accepted
}: worth { $value }
truco-say-play = { $you ->
    [yes] You chose to play
   *[no] { $name } chose to play
}: worth { $value }
truco-say-run = { $over ->
    [yes] { $you ->
        [yes] You ran
       *[no] { $name } ran
    }
   *[no] { $you ->
        [yes] You want to run
       *[no] { $name } wants to run
    }
}
truco-say-refuse-ten = { $over ->
    [yes] { $you ->
        [yes] You refused the hand
       *[no] { $name } refused the hand
    }
   *[no] { $you ->
        [yes] You want to refuse the hand
       *[no] { $name } wants to refuse the hand
    }
}
truco-say-resign = { $over ->
    [yes] { $you ->
        [yes] You gave the hand up
       *[no] { $name } gave the hand up
    }
   *[no] { $you ->
        [yes] You want to give the hand up
       *[no] { $name } wants to give the hand up
    }
}
truco-say-agree = { $you ->
    [yes] You agreed
   *[no] { $name } agreed
}: the hand is given up
truco-say-refuse = { $you ->
    [yes] You would not give up
   *[no] { $name } would not give up
}: the hand goes on
truco-say-flip = { $you ->
    [yes] You played a card face down
   *[no] { $name } played a card face down
}
truco-canga = Tied: nobody takes it
truco-say-canga = Tied! { $you ->
    [yes] You lead again
   *[no] { $name } leads again
}
truco-say-ten = { $side ->
    [we] Only you two see the cards
    [they] They have reached { $at }
    [you] You have reached { $at }
   *[names] { $names } reached { $at }
}
truco-say-iron = Iron hand{ $blind ->
    [yes] , blind
   *[no] {""}
}: worth { $value }, no calls
truco-spoken-partner = { $name } has { $cards }
truco-spoken-answer = { $call ->
    [none] Accept or run?
   *[other] Accept, run or { truco-asked }?
}

## The result of a hand

truco-result-hand = Hand { $deal } · worth { $value }
truco-result-nobody = Three ties
truco-result-game = { $side ->
    [we] We won the game!
    [they] They won the game
    [you] You won the game!
   *[names] { $names } won the game
}
truco-result-tricks = Tricks
truco-result-games = Games
truco-award-hand = Hand won
truco-award-hand-why = { $tied ->
    [yes] Decided by a tie
   *[no] Two tricks
}
truco-award-ran = Uncontested hand
truco-award-ran-why = The other side ran from the { truco-asked }
truco-award-refused = { truco-award-ran }
truco-award-refused-why = The other side did not want the hand of { $at ->
    [11] eleven
   *[other] ten
}
truco-award-resigned = { truco-award-ran }
truco-award-resigned-why = The other side gave the hand up
