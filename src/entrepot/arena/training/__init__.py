"""Training: what bots learn of a game from games that it plays for them."""
