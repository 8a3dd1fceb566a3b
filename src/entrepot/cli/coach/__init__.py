"""A review, told in the terminal and as a page."""
