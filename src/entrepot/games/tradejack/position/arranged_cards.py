"""Products and Sources in positions set up by hand: what is not given lies where it is left over."""

from typing import TYPE_CHECKING, Any

from entrepot.games.tradejack.position.codecs import SEALED
from entrepot.mechanics.arranging import default

if TYPE_CHECKING:
    from entrepot.games.tradejack.game import Tradejack


class Stock:
    """The cards of one deck that no given key has placed. `take` may go below zero, for the last check to tell."""

    def __init__(self, ids: list[str], copies: list[int]) -> None:
        self.left: dict[str, int] = dict(zip(ids, copies, strict=True))

    def take(self, cards: list[str]) -> None:
        for card in cards:
            if card in self.left:
                self.left[card] -= 1

    def keep(self, cards: list[str], like: dict[str, str] | None = None) -> list[str]:
        """Return cards of the fresh set-up, those that lie elsewhere now replaced by the most plentiful others.

        `like` says by card what kind it is, where only one of the same kind will do.
        """
        kept: list[str] = []
        for card in cards:
            if self.left[card] < 1:
                others = [id for id in self.left if like is None or like[id] == like[card]]
                card = max(others, key=self.count)
            if self.left[card] > 0:
                self.left[card] -= 1
                kept.append(card)
        return kept

    def count(self, card: str) -> int:
        return self.left[card]

    def rest(self) -> list[str]:
        return [card for card, count in self.left.items() for _ in range(count)]


def share_products(game: "Tradejack", data: dict[str, Any], given: dict[str, Any], phase: str) -> None:
    """Settle hands, deck and discards of Products."""
    stock = Stock(game.cards.product_ids, game.cards.product_copies)
    if phase not in SEALED:
        stock.take([names[0] for laid in data["laid"] for names in laid])
    reshuffle: dict[str, Any] = data["reshuffle"]
    if reshuffle and "product_deck" not in given:
        pile = Stock(game.cards.product_ids, [0] * len(game.cards.product_ids))
        for card in reshuffle["pile"]:
            pile.left[card] += 1
        pile.take(flat(reshuffle["drawn"]))
        data["product_deck"] = pile.rest()
    keys = ["products", "product_discard", "product_deck"]
    for key in keys:
        if key in given or (key == "product_deck" and reshuffle):
            stock.take(flat(data[key]))
    if "products" not in given:
        data["products"] = [stock.keep(hand) for hand in data["products"]]
    place_rest(data, given, stock, "product_discard" if reshuffle else "product_deck", "product_discard")


def share_sources(game: "Tradejack", data: dict[str, Any], given: dict[str, Any], phase: str) -> None:
    """Settle hands, deck, discards and what is under the hammer of Sources."""
    stock = Stock(game.cards.source_ids, game.cards.source_copies)
    if phase not in SEALED:
        stock.take([names[1] for laid in data["laid"] for names in laid if len(names) > 1])
    default(data, given, "source_discard", [])  # a ban in the first round of the set-up has discarded some
    for key in ("sources", "source_discard", "source_deck"):
        if key in given:
            stock.take(flat(data[key]))
    if "looked" in given:
        stock.take(data["looked"])
    else:
        data["looked"] = stock.keep(data["looked"])
    stock.take([data["waiting"]])
    if "shown" in given or not data["shown"]:
        stock.take([data["shown"]])
    else:
        data["shown"] = "".join(stock.keep([data["shown"]]))
    place_rest(data, given, stock, "source_deck", "source_discard")


def place_rest(data: dict[str, Any], given: dict[str, Any], stock: Stock, deck: str, discard: str) -> None:
    """Put what lies nowhere into the deck or, where that is given, among the discards."""
    if deck not in given:
        data[deck] = stock.rest()
    elif discard not in given:
        data[discard] = stock.rest()


def flat(cards: list[Any]) -> list[str]:
    """Return the cards of all hands, or of one pile, as one list."""
    found: list[str] = []
    for card in cards:
        found += card if isinstance(card, list) else [card]
    return found
