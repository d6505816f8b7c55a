replay-title = Rever a mão
