"""A sample of strong bots beside many games of quick ones: where the two disagree."""
