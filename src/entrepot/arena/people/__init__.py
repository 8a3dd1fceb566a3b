"""People's games: their records, read and played again, told beside those of bots."""
