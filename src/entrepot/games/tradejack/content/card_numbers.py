"""The numbers of the words in card_words.py, written by `make fields`: change them there, not here."""

from typing import Final

# CONDITIONS
MOST_GOLD_STANDARDS: Final = 0
MOST_STANDARDS: Final = 1
EXCLUSIVELY_ALTERNATIVE: Final = 2
MOST_GREEN_PRODUCTS: Final = 3
MOST_GREEN_CREDITS: Final = 4
