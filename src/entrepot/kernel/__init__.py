"""The kernel: what a game is, how it is played, and what each seat may know of it."""
