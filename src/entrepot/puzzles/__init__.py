"""Puzzles: positions from games between bots in which one action is clearly better than all others."""
