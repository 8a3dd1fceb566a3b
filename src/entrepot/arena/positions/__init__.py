"""The followed games of a run as examples to learn from: what a seat knew, what it might do, what it chose."""
