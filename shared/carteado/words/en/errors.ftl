# One sentence for every code of carteado/codes.py and of the games' refusals.

error-bad-request = The table does not understand that request.
error-too-large = That request is too large.
error-unauthorised = Your session is over. Please come in again.
error-init-data-invalid = Telegram did not confirm who you are. Open the table from the chat again.
error-init-data-expired = Your entry by Telegram has expired. Open the table from the chat again.
error-guests-closed = This table takes no guests: come in by Telegram.
error-too-many = Easy: the cards won’t run away. Wait { $seconds } s and try again.
error-too-many-tables = You have three open tables already. Finish one, or leave it, and open another.
error-not-found = That table is no longer there.
error-busy = The room is busy. Please try again.
error-host-only = Only whoever opened the table may do that.
error-not-seated = You have no seat at this table.
error-stale = The table moved before you did. See how it stands now.
error-too-early = Easy: the table is still showing the last move.
error-wrong-phase = This is not the time for that.
error-no-such-seat = There is no such seat.
error-seat-taken = That seat is taken.
error-seat-empty = That seat is empty.
error-unknown-option = This table has no such option.
error-not-away = You are at the table already.
error-no-signals = Signals are not allowed at this table.
error-no-proposal = There is nothing to vote on.
error-proposal-open = Wait for the vote that is on the table.
error-already-voted = You have voted already.
error-match-over = The match is over.
error-table-closed = This table has been closed.
error-unknown-move = There is no such move.
error-not-your-turn = It is not your turn yet.
error-wrong-decision = The table waits for another decision.
error-not-in-hand = That card is not in your hand.
error-must-follow = You hold the led suit: you must follow it.
error-thin-pile = A cut leaves at least four cards in either pile.
error-network = No connection: the request was not sent. Try again.
error-unreadable = The app did not understand the room’s answer. Reload the page.

## Bisca

error-ace-before-seven = The Ace of trumps comes out only after the 7 of trumps.
error-seven-last = The 7 of trumps may not close a trick, except the last one of the hand.
error-swap-over = The 2 is swapped only before the first card.
error-no-open-card = There is no open card to swap for.
error-already-swapped = The 2 has been swapped in this hand.
error-no-two = You do not hold the 2 of trumps.

## Sueca

error-first-lead-trump = The first card of the hand may not be a trump.
error-no-annulling = There is no annulling at this table.
error-annul-over = The hand has begun: it can no longer be annulled.
error-only-the-cutter = Only whoever cut may annul the deal.
error-hand-too-good = You hold more than ten points.
error-no-revokes = There are no revokes to denounce at this table.
error-not-an-opponent = Only an opponent may be denounced.
error-nothing-played = No card has been played yet.
error-already-denounced = You have denounced this player in this hand already.

## Triunfo

error-bid-too-high = There are not so many tricks to win.
error-bid-total = The last to announce may not make the total equal the number of tricks.

## Brisca

error-lead-or-trump = You hold the led suit or a trump: play one of them.
error-must-trump = Without the led suit you must play a trump.
error-turned-card-stays = That turned card is not swapped.
error-swap-done = The swap has been made in this hand.
error-last-round = Nothing is swapped at the last draw.
error-swap-after-trick = The swap comes right after a trick, before drawing.
error-winner-swaps = Only the winner of the trick may swap.
error-no-seven = You do not hold the 7 of trumps.

## Truco

error-flip-too-early = Face down only from the second trick on.
error-partner-flipped = Your partner has already played face down in this trick.
error-own-request = The last request was your side’s: only the other side may raise now.
error-at-twelve = Twelve is the whole game: there is nothing more to ask for.
error-special-hand = There is no raising in a hand of ten, of eleven or of iron.
error-already-ran = You have already said run: your partner has not.
error-resign-again = Your partner would not give the hand up. Wait for another card to be played.
