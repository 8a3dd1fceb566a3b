"""What is special in the data of Tradejack's fields: decks, what is counted when, and how what is laid is written."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradejack.content.tables import AWARD_SEAT, HALF, LONE, PRODUCT, SEAT, START_CAPITAL
from entrepot.games.tradejack.position.sights import laid_by
from entrepot.kernel.fields import Account, Faces
from entrepot.kernel.fields.faces import Tally
from entrepot.kernel.fields.reading import one_each, refuse
from entrepot.kernel.packed import packed

if TYPE_CHECKING:
    from entrepot.games.tradejack.position.state import TradejackState

SEALED: Final = ("production", "sales")
"""Phases in which hands still include what was laid."""

# ---------------------------------------------------------------- cards and Capital


def demand_in_play(s: "TradejackState") -> list[int]:
    """Return how many of each Demand card take part under the options chosen. TJ-SETUP-04, TJ-CO-01"""
    cards, chosen = s.cards, s.chosen
    return [
        0
        if (cards.is_advanced[face] and not chosen.advanced) or (chosen.co2 and not cards.is_counting(face))
        else copies
        for face, copies in enumerate(cards.demand_copies)
    ]


PRODUCTS: Final = Faces("products", "Product card", "cards.product_ids", "cards.product_copies")
SOURCES: Final = Faces("sources", "Source card", "cards.source_ids", "cards.source_copies")
DEMAND: Final = Faces("demand", "Demand card", "cards.demand_ids", demand_in_play)
AWARDS: Final = Faces("awards", "Award", "cards.award_ids", "cards.award_copies")
MONEY: Final = Account("capital", "capital", "bank", START_CAPITAL, owed=True)


def count_demand(s: "TradejackState", tally: Tally) -> None:
    """Count this round's cards. In the clean-up its Awards have been won or discarded, and are still listed here."""
    is_settled = not s.over and s.top().name == "cleanup"
    for face in s.demand:
        if not (is_settled and s.cards.is_award(face)):
            tally[DEMAND][face] += 1


def count_won(s: "TradejackState", tally: Tally) -> None:
    """Count the Awards won."""
    for entry in s.won:
        tally[DEMAND][s.cards.trends + entry % AWARD_SEAT] += 1


def count_laid(s: "TradejackState", tally: Tally) -> None:
    """Count what lies in front of the players, unless it still counts as held. TJ-R-16, TJ-R-38"""
    if not s.over and s.top().name in SEALED:
        return
    for entry in s.laid:
        tally[PRODUCTS][entry % SEAT // PRODUCT] += 1
        if entry % PRODUCT < HALF:
            tally[SOURCES][entry % PRODUCT] += 1


# ---------------------------------------------------------------- what is laid


def write_laid(s: "TradejackState", laid: vec[i64]) -> list[list[list[str]]]:
    """Return what each seat has laid: [product, source], [product] alone, or [product, "?"] for a set half made."""
    return [laid_by(s, seat) for seat in range(s.seats)]


def read_laid(s: "TradejackState", key: str, value: object) -> vec[i64]:
    """Take back what `write_laid` returned."""
    found: list[int] = []
    for seat, laid in enumerate(one_each(key, value, int(s.seats), "lists of what is laid")):
        for names in laid if isinstance(laid, list) else [laid]:
            if not isinstance(names, list) or not 1 <= len(names) <= 2:
                raise refuse(key, "[product, source], [product] or [product, '?'] in each seat's list", names)
            product = PRODUCTS.number(s, key, names[0])
            source = LONE if len(names) == 1 else HALF if names[1] == "?" else SOURCES.number(s, key, names[1])
            found.append(seat * SEAT + product * PRODUCT + source)
    return packed(sorted(found))
