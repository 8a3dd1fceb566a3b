"""The position as plain data that a person can read and write, and its accounts."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.tradejack.cards import AWARD_SEAT, HALF, LONE, NONE, PRODUCT, SEAT, UNSEEN
from entrepot.games.tradejack.keys import check_all
from entrepot.games.tradejack.reshuffle import Reshuffle
from entrepot.kernel.errors import BadPosition

if TYPE_CHECKING:
    from entrepot.games.tradejack.state import TradejackState

NUMBERS: Final = (
    "first",
    "round",
    "bank",
    "removed",
    "revealer",
    "standing_bid",
    "passes",
    "bidder",
    "high_bidder",
    "co2",
)
PILES: Final = ("product_deck", "source_deck", "product_discard", "source_discard")
BLOCKS: Final = ("block_a", "block_c")


def fields(s: "TradejackState") -> dict[str, Any]:
    """Return the fields with cards by id; hands and awards as one list a seat."""
    cards = s.cards
    data: dict[str, Any] = {name: int(getattr(s, name)) for name in NUMBERS}
    data["out"] = [bool(s.out >> seat & 1) for seat in range(s.seats)]
    data["committed"] = [bool(s.committed >> seat & 1) for seat in range(s.seats)]
    data["capital"] = s.capital[:]
    for name in PILES:
        ids = cards.source_ids if name.startswith("source") else cards.product_ids
        data[name] = named(getattr(s, name), ids)
    for name in BLOCKS:
        data[name] = named(getattr(s, name), cards.demand_ids)
    data["block_b"] = [] if s.card_b == NONE else [cards.demand_ids[s.card_b]]
    data["demand_discard"] = [cards.demand_ids[face] for face in s.demand_discard]
    data["demand"] = [cards.demand_ids[face] for face in s.demand]
    data["regulations"] = [cards.demand_ids[face] for face in s.regulations]
    data["products"] = by_seat(s, s.products, cards.product_ids)
    data["sources"] = by_seat(s, s.sources, cards.source_ids)
    data["reshuffle"] = reshuffle_fields(s)
    data["awards"] = [awards_of(s, seat) for seat in range(s.seats)]
    data["won"] = [[entry // AWARD_SEAT, award_id(s, entry)] for entry in s.won]
    data["laid"] = [laid_by(s, seat) for seat in range(s.seats)]
    data["shown"] = source_name(s, s.shown)
    data["waiting"] = source_name(s, s.waiting)
    data["looked"] = [cards.source_ids[face] for face in s.looked]
    return data


def set_fields(s: "TradejackState", data: dict[str, Any]) -> None:
    """Take the fields back; BadPosition where they are no position."""
    cards = s.cards
    check_all(cards, int(s.seats), data)
    for name in NUMBERS:
        setattr(s, name, data[name])
    s.out = bits(data["out"])
    s.committed = bits(data["committed"])
    s.capital = data["capital"][:]
    for name in PILES:
        ids = cards.source_ids if name.startswith("source") else cards.product_ids
        setattr(s, name, counted(data[name], ids))
    for name in BLOCKS:
        setattr(s, name, counted(data[name], cards.demand_ids))
    block_b = numbers(data["block_b"], cards.demand_ids)
    s.card_b = block_b[0] if block_b else NONE
    s.demand_discard = numbers(data["demand_discard"], cards.demand_ids)
    s.demand = numbers(data["demand"], cards.demand_ids)
    s.regulations = numbers(data["regulations"], cards.demand_ids)
    s.products = hands(data["products"], cards.product_ids)
    s.sources = hands(data["sources"], cards.source_ids)
    set_reshuffle(s, data["reshuffle"])
    s.won = [seat * AWARD_SEAT + award_number(s, id) for seat, id in data["won"]]
    if data["awards"] != [awards_of(s, seat) for seat in range(s.seats)]:
        raise BadPosition("'awards' and 'won' disagree about who holds which Award")
    s.laid = sorted(entry for seat, laid in enumerate(data["laid"]) for entry in entries(s, seat, laid))
    s.shown = source_number(s, data["shown"])
    s.waiting = source_number(s, data["waiting"])
    s.looked = sorted(numbers(data["looked"], cards.source_ids))


def census(s: "TradejackState") -> dict[str, dict[str, int]]:
    """Return where all cards and all Capital are. What lies face-down still counts as held. TJ-R-16, TJ-R-38"""
    shown = [] if s.is_sealed() else s.laid
    turned = [face for face in (s.shown, s.waiting) if face >= 0]
    return {
        "products": {
            "deck": sum(s.product_deck),
            "hands": sum(s.products),
            "table": len(shown),
            "discard": sum(s.product_discard),
        },
        "sources": {
            "deck": sum(s.source_deck),
            "hands": sum(s.sources),
            "table": sum(1 for entry in shown if entry % PRODUCT != LONE),
            "auction": len(turned) + len(s.looked),
            "discard": sum(s.source_discard),
        },
        "demand": {
            "deck": sum(s.block_a) + (s.card_b != NONE) + sum(s.block_c),
            "table": len(s.demand) + len(s.regulations),
            "won": len(s.won),
            "discard": len(s.demand_discard),
        },
        "capital": {"seats": sum(s.capital), "bank": -int(s.bank)},
    }


# ---------------------------------------------------------------- writing


def named(counts: list[int], ids: list[str]) -> list[str]:
    """Return a bag as the ids of its cards, in order of face."""
    return [id for id, count in zip(ids, counts, strict=False) for _ in range(count)]


def by_seat(s: "TradejackState", counts: list[int], ids: list[str]) -> list[list[str]]:
    """Return one list of ids a seat; nothing where the counts are not kept."""
    if not counts:
        return []
    width = len(ids)
    return [named(counts[seat * width : (seat + 1) * width], ids) for seat in range(s.seats)]


def award_id(s: "TradejackState", entry: int) -> str:
    """Return the id of a won Award."""
    return s.cards.demand_ids[s.cards.trends + entry % AWARD_SEAT]


def reshuffle_fields(s: "TradejackState") -> dict[str, Any]:
    """Return what is remembered since the last Product reshuffle; empty if there was none."""
    since = s.reshuffle
    if since is None:
        return {}
    ids = s.cards.product_ids
    return {
        "pile": named(since.pile, ids),
        "held_then": since.held_then[:],
        "drawn": by_seat(s, since.drawn, ids),
        "played": by_seat(s, since.played, ids),
    }


def set_reshuffle(s: "TradejackState", data: dict[str, Any]) -> None:
    """Take back what `reshuffle_fields` returned."""
    if not data:
        s.reshuffle = None
        return
    ids = s.cards.product_ids
    drawn, played = hands(data["drawn"], ids), hands(data["played"], ids)
    s.reshuffle = Reshuffle(counted(data["pile"], ids), data["held_then"][:], drawn, played)


def awards_of(s: "TradejackState", seat: int) -> list[str]:
    """Return the Awards that a seat has won, in the order won."""
    return [award_id(s, entry) for entry in s.won if entry // AWARD_SEAT == seat]


def laid_by(s: "TradejackState", seat: int) -> list[list[str]]:
    """Return what a seat has laid: [product, source], [product] alone, or [product, "?"] for a set half made."""
    found: list[list[str]] = []
    for entry in s.laid:
        if entry // SEAT != seat:
            continue
        product, source = s.cards.product_ids[entry % SEAT // PRODUCT], entry % PRODUCT
        found.append([product] if source == LONE else [product, "?" if source == HALF else s.cards.source_ids[source]])
    return found


def source_name(s: "TradejackState", face: int) -> str:
    """Return a source's id, '' for none, '?' for one that nobody has seen."""
    return "" if face == NONE else "?" if face == UNSEEN else s.cards.source_ids[face]


# ---------------------------------------------------------------- reading


def bits(flags: list[bool]) -> int:
    """Return flags by seat as the bits of one number."""
    return sum(1 << seat for seat, flag in enumerate(flags) if flag)


def numbers(names: list[Any], ids: list[str]) -> list[int]:
    """Return the faces of ids, in their order."""
    return [ids.index(id) for id in names]


def counted(names: list[Any], ids: list[str]) -> list[int]:
    """Return cards as a bag."""
    counts = [0] * len(ids)
    for id in names:
        counts[ids.index(id)] += 1
    return counts


def hands(lists: list[list[str]], ids: list[str]) -> list[int]:
    """Return one list of cards a seat as the counts of all hands."""
    counts: list[int] = []
    for names in lists:
        counts += counted(names, ids)
    return counts


def award_number(s: "TradejackState", id: str) -> int:
    """Return the number of an Award among the Awards; BadPosition if it is another Demand card."""
    face = s.cards.demand_ids.index(id)
    if not s.cards.is_award(face):
        raise BadPosition(f"{id!r} is no Award, so nobody can have won it", id)
    return face - s.cards.trends


def source_number(s: "TradejackState", name: str) -> int:
    """Return the face of `source_name`."""
    return NONE if name == "" else UNSEEN if name == "?" else s.cards.source_ids.index(name)


def entries(s: "TradejackState", seat: int, laid: list[list[str]]) -> list[int]:
    """Return the entries of what `laid_by` says of a seat."""
    cards = s.cards
    found: list[int] = []
    for names in laid:
        source = LONE if len(names) == 1 else HALF if names[1] == "?" else cards.source_ids.index(names[1])
        found.append(seat * SEAT + cards.product_ids.index(names[0]) * PRODUCT + source)
    return found
