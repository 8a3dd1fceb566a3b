"""What a position is: its fields, whether it can be, and who knows what of it."""
