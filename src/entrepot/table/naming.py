"""What people and bots are called at a table: one rule at every door."""

from entrepot.kernel.names import MOST_LETTERS, clean_name, is_short
from entrepot.table.errors import Refusal


def checked_name(text: str) -> str:
    """Return a name as all see it; Refusal where nothing of it is to be seen, or too much."""
    name = clean_name(text)
    if not name:
        raise Refusal(400, "bad-name", "A name needs at least one visible letter.")
    if not is_short(name):
        raise Refusal(400, "bad-name", f"A name has at most {MOST_LETTERS} letters; wide ones count as two.")
    return name


def unlinked(name: str) -> str:
    """Return a name as letters and notices have it: with nothing of which a program that shows them makes a link."""
    return " ".join("".join(letter if letter.isalnum() or letter in "-'’" else " " for letter in name).split())
