"""What the cards and tables hold, and what must be true of them."""
