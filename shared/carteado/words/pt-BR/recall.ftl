# The cards already played, suit by suit.

recall-left = { $left ->
    [0] saíram todas
    [1] falta { $left }
   *[other] faltam { $left }
}
# What is heard of a suit; $cards is a list of its ranks that are out.
recall-suit = { suit }: { $left ->
    [0] { recall-left }
   *[other] { $out ->
        [0] não saiu nenhuma
        [1] saiu { $cards }
       *[other] saíram { $cards }
    }; { recall-left }
}.
