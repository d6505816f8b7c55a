# The cards already played, suit by suit.

recall-left = { $left ->
    [0] han salido todas
    [one] falta { $left }
   *[other] faltan { $left }
}
# What is heard of a suit; $cards is a list of its ranks that are out.
recall-suit = { suit }: { $left ->
    [0] { recall-left }
   *[other] { $out ->
        [0] no ha salido ninguna
        [one] ha salido { $cards }
       *[other] han salido { $cards }
    }; { recall-left }
}.
