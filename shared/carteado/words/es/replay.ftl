replay-title = Repetición de la mano
