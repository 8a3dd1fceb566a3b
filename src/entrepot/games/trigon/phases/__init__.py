"""The phases of a game of Trigon, one class each."""
