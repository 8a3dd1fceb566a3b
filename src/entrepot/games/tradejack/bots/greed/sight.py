"""What a bot makes of its view: the same facts as numbers, and what may still come."""

from typing import Any, Final, final

from entrepot.games.tradejack.content.tables import DRAWS, LONE, NONE, REVEALS, Cards
from entrepot.games.tradejack.options import LENGTHS, REMOVED
from entrepot.kernel.chance import Random
from entrepot.kernel.handle import SeatHandle

NO_TRACKER: Final = 99
"""Tokens left where the variant is off."""


@final
class Faces:
    """Card ids to face numbers, made once a game."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.product: dict[str, int] = {id: face for face, id in enumerate(cards.product_ids)}
        self.source: dict[str, int] = {id: face for face, id in enumerate(cards.source_ids)}
        self.demand: dict[str, int] = {id: face for face, id in enumerate(cards.demand_ids)}
        self.kind: dict[str, int] = {id: kind for kind, id in enumerate(cards.source_kinds)}


class Sight:
    """One view as numbers, with the sources of all seats as `remembered` gives them."""

    def __init__(self, faces: Faces, view: dict[str, Any]) -> None:
        cards = faces.cards
        self.cards: Cards = cards
        self.seat: int = view["seat"]
        self.seats: int = view["seats"]
        self.first: int = view["first"]
        self.capital: list[int] = view["capital"]
        self.product_counts: list[int] = view["product_counts"]
        self.products: list[int] = _faces(faces.product, view["products"])
        self.sources: list[list[int]] = [_faces(faces.source, ids) for ids in view["sources"]]
        self.demand: list[int] = _faces(faces.demand, view["demand"])
        self.awards_held: list[int] = [len(ids) for ids in view["awards"]]
        self.is_banned: list[bool] = [False] * len(cards.source_kinds)
        for kind in view["banned"]:
            self.is_banned[faces.kind[kind]] = True
        self.has_tracker: bool = view["co2"] is not None
        self.tokens_left: int = view["co2_limit"] - 1 - view["co2"] if self.has_tracker else NO_TRACKER
        """How many dirty sets the table can still bear."""
        self.laid: list[list[int]] = [_laid(faces, ids) for ids in view["laid"]]
        self.cards_after: int = _cards_after(view)
        self.unseen: list[int] = _unseen(faces, view)
        self.to_come_a: int = _counting(cards, self.unseen, "A") - REMOVED[LENGTHS.index(view["options"]["length"]) % 3]
        self.to_come_c: int = _counting(cards, self.unseen, "C")
        self.rounds_left: int = (self.to_come_a + self.to_come_c + REVEALS - 1) // REVEALS
        """Rounds after this one."""

    def is_usable(self, source: int) -> bool:
        """Say whether a source may still go into a set without a ban or a certain loss for all."""
        if self.cards.dirty[source] and self.tokens_left <= 0:
            return False
        return not self.is_banned[self.cards.source_kind[source]]

    @property
    def rivals_dirty(self) -> int:
        """How many dirty sets the others could make this round."""
        total = 0
        for seat in range(self.seats):
            if seat != self.seat:
                held = 0
                for source in self.sources[seat]:
                    held += self.cards.dirty[source]
                total += min(held, self.product_counts[seat])
        return total

    def chance_of(self, face: int) -> float:
        """Return the chance that an unseen Demand card comes in this game: all but what a Quick Game took away."""
        count: int = self.unseen[face]
        if count == 0:
            return 0.0
        if self.cards.demand_letter[face] != "A":
            return 1.0
        return self.to_come_a / _counting(self.cards, self.unseen, "A")

    def chance_of_ban(self, kind: int) -> float:
        """Return the chance that the next Demand Phase bans a source kind that is still allowed."""
        cards = self.cards
        for number, banned in enumerate(cards.bans):
            face = cards.first_regulation + number
            if banned != kind or self.unseen[face] == 0:
                continue
            if self.to_come_a >= REVEALS:
                return 0.0
            if cards.demand_letter[face] != "C":
                return 1.0
            return min(1.0, REVEALS / (self.to_come_c + 1))
        return 0.0


def remembered(seat: SeatHandle) -> dict[str, Any]:
    """Return the view with everybody's sources in it; a bot forgets no auction, whatever the table shows. TJ-R-39"""
    view: dict[str, Any] = seat.view()
    if None in view["sources"]:
        imagined = seat.imagine(Random(0, 1))  # what all have seen being bought is the same in every imagined position
        view["sources"] = [imagined.view(other)["sources"][other] for other in range(view["seats"])]
    return view


def _faces(numbers: dict[str, int], ids: list[str]) -> list[int]:
    return [numbers[id] for id in ids]


def _laid(faces: Faces, ids: list[str]) -> list[int]:
    """Return the faces of a laid entry: product and source, LONE or NONE for one that is still to come."""
    product = faces.product[ids[0]]
    if len(ids) == 1:
        return [product, LONE]
    return [product, NONE if ids[1] == "?" else faces.source[ids[1]]]


def _cards_after(view: dict[str, Any]) -> int:
    """Return how many Source cards this round still turns up after the one under the hammer."""
    auction = view["auction"]
    if auction is None:
        return 0
    seats: int = view["seats"]
    turns: int = seats - 1 - (auction["revealer"] - view["first"]) % seats
    in_deck: int = view["decks"]["source"]
    return min(DRAWS * turns, in_deck) + (1 if view["waiting"] else 0)


def _unseen(faces: Faces, view: dict[str, Any]) -> list[int]:
    """Return by Demand face how many copies nobody has seen yet."""
    cards = faces.cards
    advanced = view["options"]["length"].startswith("advanced")
    counts = cards.demand_copies[:]
    for face in range(len(counts)):
        is_out = cards.is_advanced[face] and not advanced
        if is_out or (view["co2"] is not None and not cards.is_counting(face)):
            counts[face] = 0
    seen: list[str] = view["demand"] + view["regulations"] + view["discards"]["demand"]
    for ids in view["awards"]:
        seen = seen + ids
    for id in seen:
        counts[faces.demand[id]] -= 1
    return counts


def _counting(cards: Cards, counts: list[int], letter: str) -> int:
    total: int = 0
    for face in range(cards.first_regulation):
        if cards.demand_letter[face] == letter:
            total += counts[face]
    return total
