"""Cards of a position set up by hand: every pile holds what lies nowhere else."""

from typing import TYPE_CHECKING, Any

from entrepot.games.trade_and_triumph.actions import CAPACITY, DECKS
from entrepot.kernel.errors import BadPosition

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.content.tables import Cards


def share_cards(cards: "Cards", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Take what was given from where it would otherwise be: dealt hands first, then the decks."""
    for number, deck in enumerate(DECKS):
        left = Left(cards, number)
        for id in fixed(cards, data, given, number, deck):
            left.take(id)
        if "hands" not in given:
            for hand in data["hands"]:
                hand[deck] = [id for id in hand[deck] if left.take_if_there(id)]
        if "decks" not in given or deck not in given["decks"]:
            data["decks"][deck] = left.rest()
        elif "discards" not in given or deck not in given["discards"]:
            data["discards"][deck] = left.rest()


def fixed(cards: "Cards", data: dict[str, Any], given: dict[str, Any], number: int, deck: str) -> list[str]:
    """Return the cards of a deck whose place is settled: all but dealt hands and the pile that takes the rest."""
    found: list[str] = []
    if "hands" in given:
        found += [id for hand in data["hands"] for id in hand[deck]]
    if deck == "trade":
        found += [id for ids in data["down"] for id in ids] + data["turned"]
    if deck == "influence":
        found += [eternal["card"] for held in data["eternals"] for eternal in held]
    found += on_stack(cards, data, number)
    if "decks" in given and deck in given["decks"]:
        found += given["decks"][deck]
    if "discards" in given:
        found += given["discards"].get(deck, [])
    return found


def on_stack(cards: "Cards", data: dict[str, Any], number: int) -> list[str]:
    """Return the cards of a deck that are being carried out."""
    numbers = [frame[1] for frame in data["stack"] if frame[0] == "card" and frame[1] // CAPACITY == number]
    if any(card % CAPACITY >= len(cards.ids[number]) for card in numbers):
        raise BadPosition("'stack' names a card that does not exist")
    return [cards.card_id(card) for card in numbers if number != 1 or not cards.is_eternal(card % CAPACITY)]


class Left:
    """How many cards of each face of a deck have no place yet."""

    def __init__(self, cards: "Cards", deck: int) -> None:
        self.ids = cards.ids[deck]
        self.counts = dict(zip(self.ids, cards.copies[deck], strict=True))

    def take(self, id: str) -> None:
        """Take a card; BadPosition if there is none left."""
        if not self.take_if_there(id):
            raise BadPosition(f"there are not enough cards {id!r} for this position")

    def take_if_there(self, id: str) -> bool:
        """Take a card if one is left; say whether it was."""
        if self.counts.get(id, 0) == 0:
            return False
        self.counts[id] -= 1
        return True

    def rest(self) -> list[str]:
        """Return all that are left."""
        return [id for id, count in self.counts.items() for _ in range(count)]
