"""What a table says to one player: where it stands, what has happened, what he may do. Each game has its own part."""
