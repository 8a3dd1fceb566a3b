"""Versions of a game side by side on the same deals, and the search for numbers that meet a target."""
