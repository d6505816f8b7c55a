# The cards already played, suit by suit.

recall-left = { $left ->
    [0] all played
   *[other] { $left } to come
}
# What is heard of a suit; $cards is a list of its ranks that are out.
recall-suit = { suit }: { $left ->
    [0] { recall-left }
   *[other] { $out ->
        [0] none played
       *[other] { $cards } played
    }; { recall-left }
}.
