"""What happens, and what follows from it."""
