### Names of games and their options. GAME-option-KEY is a sentence, GAME-option-KEY-VALUE the choice in it.

## Bisca

bisca = Bisca
bisca-line = Relo, capote and hearts
bisca-seats-2 = 2, one against one
bisca-seats-4 = 4, in pairs
bisca-option-target = The match goes to { $choice }
bisca-option-target-4 = 4 points
bisca-option-target-6 = 6 points
bisca-option-target-8 = 8 points
bisca-option-target-12 = 12 points
bisca-option-chooser = Trumps are chosen by the seat { $choice }
bisca-option-chooser-before = before the shuffler
bisca-option-chooser-after = after the shuffler
bisca-option-copas_by_draw = Hearts by the draw { $choice }
bisca-option-copas_by_draw-double = count double
bisca-option-copas_by_draw-plain = count like any suit
bisca-option-relo = Relo comes { $choice }
    .hint = The ace of trumps over an opponent’s 7.
bisca-option-relo-same_trick = in the same trick
bisca-option-relo-next_card = with the very next card only
bisca-option-close_call = 61 to 59 { $choice }
bisca-option-close_call-off = counts like any other
bisca-option-close_call-plus1 = is worth one point more
bisca-option-close_call-double = counts double
bisca-option-partner_peek = Partners { $choice }
bisca-option-partner_peek-off = do not see each other’s hands
bisca-option-partner_peek-end = show each other the last three cards
bisca-option-partner_peek-start_and_end = show each other their cards at the start and the end
bisca-option-replay_vote = If both sides close at once, repeating the hand takes { $choice }
bisca-option-replay_vote-unanimous = everybody’s yes
bisca-option-replay_vote-majority = a majority’s yes

## Sueca

sueca = Sueca
sueca-line = Ten cards, follow suit, the dealer’s card is trumps
sueca-seats-4 = 4, in pairs
sueca-option-target = The match goes to { $choice }
sueca-option-target-4 = 4 points
sueca-option-target-10 = 10 points
sueca-option-quick_deal = The cut and the first card { $choice }
    .hint = A random cut, trumps from the top of the pack.
sueca-option-quick_deal-on = are left to the table
sueca-option-quick_deal-off = are up to the players
sueca-option-annul = With ten points or fewer, whoever cut { $choice }
sueca-option-annul-on = may have the deal annulled
sueca-option-annul-off = plays on all the same
sueca-option-tie = A tied hand { $choice }
sueca-option-tie-carry = adds a point to the next one
sueca-option-tie-void = is worth nothing
sueca-option-bandeira = Bandeira takes { $choice }
    .hint = Bandeira wins the match at once.
sueca-option-bandeira-tricks = all ten tricks
sueca-option-bandeira-points = all 120 points
sueca-option-first_lead_trump = Leading a trump to the first trick { $choice }
sueca-option-first_lead_trump-no = is not allowed
sueca-option-first_lead_trump-yes = is allowed
sueca-option-renuncia = Revoking { $choice }
    .hint = To revoke is not to follow suit while holding it. A right denunciation wins the match; a wrong one gives the other side a point.
sueca-option-renuncia-off = is impossible: the table takes only cards that follow
sueca-option-renuncia-on = is possible, and an opponent may denounce it
sueca-option-direction = Play goes { $choice }
sueca-option-direction-clockwise = clockwise
sueca-option-direction-anticlockwise = anticlockwise

## Triunfo

triunfo = Triunfo
triunfo-line = Each for himself: say how many tricks you will take
triunfo-seats-2 = 2, one against one
triunfo-seats-3 = 3, each for himself
triunfo-seats-4 = 4, each for himself
triunfo-seats-5 = 5, each for himself
triunfo-seats-6 = 6, each for himself
triunfo-option-match = The match is { $choice }
triunfo-option-match-1 = a single game
triunfo-option-match-3 = 3 games
triunfo-option-match-5 = 5 games
triunfo-option-trump = Trumps are fixed { $choice }
    .hint = By turns: hearts, spades, diamonds, clubs, and round again.
triunfo-option-trump-turn = by a turned card
triunfo-option-trump-rotation = by turns, one suit a game
triunfo-option-trump-dealer = by the dealer, who has seen his hand
triunfo-option-announce = Before play, everybody { $choice }
    .hint = Exactly made, each of those tricks counts double; each trick short costs two points.
triunfo-option-announce-off = says nothing
triunfo-option-announce-on = announces how many tricks he will take
triunfo-option-hook = The last to announce { $choice }
triunfo-option-hook-off = is free
triunfo-option-hook-on = may not make the announcements add up to the tricks
triunfo-option-stock = The undealt cards { $choice }
triunfo-option-stock-deal_again = are dealt when the hands are played out
triunfo-option-stock-draw = are drawn one by one after each trick
triunfo-option-stock-none = stay out
triunfo-option-pack = The pack has { $choice }
triunfo-option-pack-52 = 52 cards
triunfo-option-pack-40 = 40 cards, without 8, 9 and 10

## Brisca

brisca = Brisca
brisca-line = The bisca in which the 3 counts ten
brisca-seats-2 = 2, one against one
brisca-seats-3 = 3, each for himself
brisca-seats-4 = 4, in pairs
brisca-option-match = The match is { $choice }
brisca-option-match-1 = a single hand
brisca-option-match-3 = 3 hands
brisca-option-match-5 = 5 hands
brisca-option-follow = To each trick one plays { $choice }
brisca-option-follow-free = any card
brisca-option-follow-lead_or_trump = the led suit or a trump, if there is any
brisca-option-follow-follow = the led suit; without it, a trump
brisca-option-three_hands = For three, the pack comes without { $choice }
brisca-option-three_hands-minus_one_two = the 2 of clubs
brisca-option-three_hands-minus_all_twos = the four 2s
brisca-option-two_swap = The 2 of trumps { $choice }
    .hint = The winner of a trick swaps it before drawing, as is done with the 7.
brisca-option-two_swap-off = is not swapped
brisca-option-two_swap-on = is swapped for a turned 7, 6, 5 or 4
brisca-option-signals = Signals between partners { $choice }
brisca-option-signals-off = are not allowed
brisca-option-signals-on = are allowed, agreed before the start

## Truco

truco = Truco
truco-line = Truco mineiro: four fixed top cards and plenty of bluff
truco-seats-2 = 2, one against one
truco-seats-4 = 4, in pairs
truco-option-scale = A hand is worth { $choice }
    .hint = What a hand is worth at first and after each request: truco, seis, nove, doze.
truco-option-scale-2-4-8-12 = 2, 4, 8 and 12 points
truco-option-scale-1-3-6-9-12 = 1, 3, 6, 9 and 12 points
truco-option-scale-2-4-6-10-12 = 2, 4, 6, 10 and 12 points
truco-option-tie_lead = After a tied trick, the lead goes to whoever { $choice }
truco-option-tie_lead-opener = led it
truco-option-tie_lead-tied_last = tied it last
truco-option-facedown = In one trick, { $choice }
    .hint = Face down only from the second trick on.
truco-option-facedown-free = both partners may play face down
truco-option-facedown-one_of_pair = only one of a pair may play face down
truco-option-timeout_reply = Whoever does not answer a request in time { $choice }
truco-option-timeout_reply-accept = accepts it
truco-option-timeout_reply-run = runs
truco-option-iron_hand = The iron hand is played { $choice }
    .hint = Iron hand: both sides at 10, or at 11 on the scale of 1.
truco-option-iron_hand-open = with one’s own cards in view
truco-option-iron_hand-blind = blind
