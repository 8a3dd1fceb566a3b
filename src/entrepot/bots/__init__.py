"""Bots that play any game, and finding a bot by its name."""
