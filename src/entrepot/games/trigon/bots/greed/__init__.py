"""What the greedy bot of Trigon goes by."""
