tour-title = First hand · { $game }
tour-next = Got it
tour-skip = Skip
tour-opening = Setting the table…

tour-hand = Only you see these cards.
    .title = Your hand
tour-trump = Any card of { $suit } beats all others.
    .title = { $suit } are trumps
tour-turn = Tap one of the raised cards, or drag it up.
    .title = Your turn
tour-barred = The shaded cards may not be played now. { $reason } Tap them and the table tells you why.
    .title = Not these
tour-trick = Whoever takes a trick leads to the next. Here you can see the last one again.
    .title = One trick gone
tour-points = The score is up here. When the hand ends you see the sums, line by line.
    .title = What counts

tour-bisca-hand = Strongest first: ace, 7, king, jack, queen, then 6 down to 2. The 7 beats the king!
tour-bisca-choose = Before you see your cards you choose: hearts, which makes the hand worth more, or the draw.
    .title = The choice
tour-bisca-trump = Any card of { $suit } beats all others. The stock is beside it, and after each trick everybody draws one card.
tour-bisca-swap = You hold the 2 of trumps: before the first card you may swap it for the open card.
    .title = Swapping the 2
tour-bisca-points = The ace is worth 11, the 7 worth 10, king 4, jack 3, queen 2. With 61 points the hand is yours.

tour-brisca-cut = Slide your finger over the pack and cut where you like.
    .title = You cut
tour-brisca-hand = Strongest first: ace, 3, king, queen, jack, then 7 down to 2. The 3 comes right behind the ace!
tour-brisca-trump = Any card of { $suit } beats all others. The stock is beside it, and after each trick everybody draws one card.
tour-brisca-swap = You took the trick and hold the 7 of trumps: you may swap it for the open card before you draw.
    .title = Swapping the 7
tour-brisca-points = The ace is worth 11, the 3 worth 10, king 4, queen 3, jack 2. Most points win the hand.

tour-sueca-hand = Strongest first: ace, 7, king, jack, queen, then 6 down to 2. Your partner sits opposite.
tour-sueca-trump = Any card of { $suit } beats all others. The open card is the dealer’s.
tour-sueca-turn = Tap one of the raised cards, or drag it up. Whoever has the suit that was led follows it.
tour-sueca-points = The ace is worth 11, the 7 worth 10, king 4, jack 3, queen 2. Your side wants 61; with 91 the hand counts double.

tour-triunfo-hand = Strongest first: ace, king, queen, jack, 10 and so on down to 2.
tour-triunfo-turn = Tap one of the raised cards, or drag it up. Whoever has the suit that was led follows it.
tour-triunfo-points = Each trick is worth 1. Inside them, in trumps only: ace 5, jack 4, queen 3.

tour-truco-hand = Three cards, three tricks: two of them win the hand. Below the manilhas the 3 is strongest, then 2, ace, king.
tour-truco-manilhas = These four beat all others, in this order. Below them suits do not count, and equal cards tie.
    .title = The manilhas
tour-truco-raise = The hand is worth 2. Ask for truco and it is worth 4, if the other side wants it. It may be a bluff!
    .title = Truco!
tour-truco-accept = They asked. You accept, run, or ask for more.
    .title = Take it or run?
tour-truco-trick = Here you see what the hand is worth and who took each trick.
tour-truco-points = A hand that is won adds what it was worth. Whoever reaches 12 wins the game.
