"""What bots are called where nobody has named them: like people, so that two of a kind can be told apart."""

from typing import Final

NAMES: Final = ("Mira", "Otto", "Juno", "Bram", "Saar", "Ravi", "Lotte", "Enzo", "Vera", "Kofi", "Noor", "Jens")
