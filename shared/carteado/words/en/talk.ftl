# Table talk, as it is said in English.

talk-title = Table talk
talk-said = { $name }: { $phrase }
talk-watching = Those who watch hear, but don’t speak.
talk-cut-off = Nobody hears you now: the direct line to the table is down.
talk-wait = { $seconds ->
    [one] Easy! Speak again in { $seconds } second.
   *[other] Easy! Speak again in { $seconds } seconds.
}

## Who is heard

talk-hush = Who you hear
talk-hush-table = Hush this table
    .hint = On this device only
talk-hush-one = Hush { $name }

## What is said: at all tables, the drawn signs by name, then that of the games

talk-say-well-played = Well played!
talk-say-thanks = Thanks!
talk-say-oops = Didn’t mean to
talk-say-patience = Patience…
talk-say-again = Again?
talk-say-wow = Wow!
talk-say-laugh = laughing
talk-say-cool = keeping cool
talk-say-hourglass = look at the time
talk-say-take-that = Take that!
talk-say-fat-trick = What a fat trick!
talk-say-capote = Capote for them!
talk-say-spared = Got away with it!
talk-say-what-a-trick = What a trick!
talk-say-robbed = Daylight robbery!
talk-say-bravo = That’s the way!
talk-say-bandeira = Smells like a bandeira!
talk-say-count-again = Count again!
talk-say-so-close = So close!
talk-say-bad-sums = Bad sums!
talk-say-on-the-nose = Spot on!
talk-say-scared = Scared?
talk-say-bluff = You’re bluffing!
talk-say-ran-away = Running away?
talk-say-gotcha = Fell right for it!
