"""How Greedy thinks: what it sees, what cards and cubes are worth, where to go and whom to hinder."""
