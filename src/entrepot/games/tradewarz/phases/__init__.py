"""The phases, one a file, in the order of the rulebook."""
