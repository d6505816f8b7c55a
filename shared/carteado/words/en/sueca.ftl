# Sueca at the table. $you is "yes" when the sentence speaks to the player himself.

## What happened

sueca-say-deal = { $you ->
    [yes] You shuffled
   *[no] { $name } shuffled
}, { $youdeal ->
    [yes] you deal
   *[no] { $dealer } deals
}
sueca-say-from = { $you ->
    [yes] You drew
   *[no] { $name } drew
} { $card } from the { $from ->
    [top] top
   *[bottom] bottom
}: { $suit } are trumps
sueca-say-poor = { $points ->
    [0] No points
    [one] Only { $points } point
   *[other] Only { $points } points
} in your hand: you may annul
sueca-say-taken = { $played }. { $you ->
    [yes] You take up
   *[no] { $name } takes up
} { $card }
sueca-say-annul = { $you ->
    [yes] You had the deal annulled
   *[no] { $name } had the deal annulled
}
sueca-say-denounce = { $you ->
    [yes] You denounced { $other }
   *[no] { $name } denounced { $target ->
        [you] you
       *[other] { $other }
    }
} { $right ->
    [yes] rightly
   *[no] wrongly
}
sueca-false = Wrong!
sueca-false-line = { $target ->
    [you] You did not revoke
   *[other] { $other } did not revoke
}: 1 point to { $side ->
    [we] us
    [they] them
   *[names] { $names }
}
sueca-ties = for the tie

## Decisions

sueca-from = Where do trumps come from?
sueca-from-top = The top
sueca-from-top-why = You are dealt to first
sueca-from-bottom = The bottom
sueca-from-bottom-why = You are dealt to last
sueca-annul = Annul
sueca-annul-why = with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sueca-denounce = Denounce
sueca-denounce-title = Who revoked?
sueca-denounce-what = To revoke is not to follow suit while holding it.
sueca-denounce-right = If you are right
sueca-denounce-right-why = the match is ours
sueca-denounce-wrong = If you are wrong
sueca-denounce-wrong-why = 1 point to them
sueca-denounce-seat = Denounce { $name }
sueca-denounce-late = Denounce a revoke
sueca-denounce-none = There is nobody to denounce now.

## The result of a hand

sueca-result-hand = Hand { $deal } · { $suit }
sueca-result-next = End the match
sueca-result-shown = { $you ->
    [yes] Your hand
   *[no] { $name }’s hand
}: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
sueca-result-bandeira = Bandeira! The match is { $side ->
    [we] ours
    [they] theirs
   *[names] won by { $names }
}
sueca-result-denounced = A revoke! The match is { $side ->
    [we] ours
    [they] theirs
   *[names] won by { $names }
}
sueca-result-carry = Whoever wins the next one gets { $ties ->
    [one] 1 more point
   *[other] { $ties } more points
}
sueca-result-void = A tie is worth nothing later at this table
sueca-award-win = Win
sueca-award-win-why = 61 to 90 points
sueca-award-win-91 = Clear win
sueca-award-win-91-why = 91 points or more
sueca-award-ties = Tie
sueca-award-ties-why = { $points ->
    [one] The hand before was tied
   *[other] The { $points } hands before were tied
}
sueca-award-bandeira = Bandeira
sueca-award-bandeira-why = { $by ->
    [tricks] All ten tricks, and the match at once
   *[points] All 120 points, and the match at once
}
sueca-award-denounced = Rightly denounced
sueca-award-denounced-why = { $you ->
    [yes] You did not follow suit
   *[no] { $name } did not follow suit
}
sueca-award-false-denounce = Wrongly denounced
sueca-award-false-denounce-why = The other side denounced without reason
