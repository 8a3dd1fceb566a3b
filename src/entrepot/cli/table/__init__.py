"""A game at the terminal: people round one keyboard, bots, and the table as text."""
