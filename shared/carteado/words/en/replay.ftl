replay-title = Replay
