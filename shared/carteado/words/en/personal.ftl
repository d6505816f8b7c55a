### What a person settles with the bot in private. <b> is bold.

personal-more = /ajuda lists the commands, and /privacidade tells what is kept.
personal-help = What you can ask for:
personal-in-private = That is between the two of us: let’s talk in private.
personal-in-private-open = Go to the private chat

## Reminders

personal-reminders-on = Reminders are on: when it is your turn and you are not looking at the table, I call you here. To turn them off, send /avisos.
personal-reminders-off = Reminders are off: I no longer call you when it is your turn. To turn them on again, send /avisos.

## What is kept

personal-privacy = <b>What is kept</b>
    Of tables: your number in Telegram, your name and the moves, until 30 days after the last one. Of finished matches the cards and moves stay for a year, without any name.
    Your tables, connections and limits of use: until 60 days without use.
    Of this chat: language, reminders and how you open tables, until a year without use.
    
    <b>Who sees it</b>
    Your name and the score: whoever is at the table, the chat where it was opened, and whoever has the link. The cards in your hand: you alone; when the match is over, anybody at the table can look at the hands again.
    All of it lies on Amazon’s servers, in the account of whoever runs the room, with backups for 35 days. There are no ads, and nothing is sold.
    
    <b>What you can do</b>
    /dados sends a file with everything. /apagar deletes everything and puts a bot in your place.
personal-data = Here is all that I keep of you.

## The end of it

personal-forget = <b>Delete everything?</b>
    You leave all tables (where a match runs, a bot plays on for you), and your name, your preferences and your connections are deleted. This cannot be undone.
personal-forget-sure = Yes, delete everything
personal-forgotten = Done, everything is deleted. Should you want to play again one day, send /start.
personal-not-yours = That button is somebody else’s.
personal-over = You have left this table.
