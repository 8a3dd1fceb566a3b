"""How Greedy reckons: everything in Ducats, from what its seat knows."""
