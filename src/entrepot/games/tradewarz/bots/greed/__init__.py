"""What Greedy thinks of: worth, land, odds, marches, bargains."""
