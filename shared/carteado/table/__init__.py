"""One table's life, from the lobby to the rematch. Pure: time and chance are arguments."""
