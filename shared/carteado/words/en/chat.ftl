### What the bot writes into chats. <b> is bold; names and sentences come in already safe for HTML.

## The table's message

chat-title = <b>{ $game }</b> · { $seats }
chat-side = Pair { $number }: { $names }
chat-names = { $one } and { $other }
chat-free = <i>free</i>
chat-bot = { $name } (bot)
chat-away = { $name } (away)
chat-missing = { $count ->
    [0] The table is full. Ready to start.
    [one] 1 seat is free. Who joins?
   *[other] { $count } seats are free. Who joins?
}
chat-score = <b>{ $points }</b> · { $names }
chat-score-games = <b>{ $points }</b> · { $names } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
chat-deal = Hand { $deal }
chat-deciding = Both sides got there at once. The table votes on repeating the hand.
chat-won = The match is over. Won by { $names }.
chat-nobody = The match ended without a winner.
chat-closed = The table is closed: nobody is left. Sit down and it opens again.
chat-turn = { $count ->
    [one] { $names } to play
   *[other] Waiting for { $names }
}
chat-hand = Hand { $deal }{ $points ->
    [none] {""}
   *[other] {", "}{ $points }
}:
chat-asks-rematch = { $name } asks for a rematch.
chat-asks-close = { $name } wants to close the table.
chat-asks-replace = { $name } wants a bot in the place of { $other }.
chat-asked = { $asked } In favour: { $yes } of { $voters }.

chat-join = Join the table
chat-watch = See the table
chat-again = Rematch
chat-talk = Play by text
chat-fill = Fill with bots
chat-start = Start
chat-reopen = Open it again
chat-replay = Watch the replay

## Commands

chat-hello = Hi! This is a card room for friends: the cards on the table, the score in the chat.
    
    Add me to a group and send /bisca, /sueca, /triunfo, /brisca or /truco; or open a table right here. Not enough people? Bots fill in.
chat-hello-open = Open the room
chat-seats = { $game } is for { $counts } people. Send, for instance, /{ $command } { $example }.
chat-counts = { $one } or { $other }
chat-failed = The table could not be opened now. Try again in a moment.
chat-too-many = Easy: the cards won’t run away. Try again in { $seconds } s.
chat-too-many-tables = You have three open tables already. Finish one, or leave it, and send that again.
chat-anonymous = I cannot tell who you are: write as yourself, not as the group.

## Reminders

reminder-turn = It is your turn at { $game }.
reminder-open = Open the table
reminder-over = Done: the { $game } table has moved on.
