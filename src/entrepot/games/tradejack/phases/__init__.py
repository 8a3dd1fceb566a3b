"""The phases of a round, one file each, in the rulebook's order."""
