"""Search: imagine what the seat cannot see, try actions in it, play on, and compare."""
