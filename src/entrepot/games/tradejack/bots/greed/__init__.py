"""How Greedy thinks: what it sees, what cards may become, what it may sell and what that is worth."""
