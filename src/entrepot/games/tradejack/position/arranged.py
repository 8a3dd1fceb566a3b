"""Positions set up by hand: what is not given is made to agree with what is."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.tradejack.content.tables import CERTAIN, NONE
from entrepot.games.tradejack.options import REMOVED
from entrepot.games.tradejack.position.arranged_cards import share_products, share_sources
from entrepot.games.tradejack.position.arranged_demand import share_demand
from entrepot.games.tradejack.position.codecs import MONEY
from entrepot.mechanics.arranging import begin, default

if TYPE_CHECKING:
    from entrepot.games.tradejack.game import Tradejack

BEFORE_DRAWING: Final = ("demand", "products")
"""Phases before anybody has drawn this round's Products."""
AFTER_COMMITTING: Final = ("sales", "awards", "cleanup")


def complete(game: "Tradejack", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Clear what belongs to another phase, then let every deck hold the cards that lie nowhere else."""
    phase: str = given.get("phase", data["stack"][-1][0])
    if phase == "setup":
        begin(game, data, given)
        return
    seats: int = data["seats"]
    clear(data, given, phase)
    if "bank" not in given:
        MONEY.settle(data)
    if "won" in given:
        default(data, given, "awards", [[id for owner, id in data["won"] if owner == seat] for seat in range(seats)])
    else:
        data["won"] = [[seat, id] for seat, ids in enumerate(data["awards"]) for id in ids]
    share_products(game, data, given, phase)
    share_sources(game, data, given, phase)
    share_demand(game, data, given, phase)
    phase = commitments(data, given, phase)
    if phase == "auction":
        ask(data, given)
    data["stack"] = frames(phase, data)
    ending = data.pop("last_of_deck", "")
    if ending in game.cards.source_ids:
        data["stack"][0][1 + CERTAIN] = game.cards.source_ids.index(ending) + 1


def frames(phase: str, data: dict[str, Any]) -> list[list[Any]]:
    """Return the stack: an auction or a pick happens inside the Bidding Phase, in the revealing seat's turn."""
    turns = (data["revealer"] - data["first"]) % data["seats"]
    if phase in ("auction", "pick"):
        return [["bidding", turns + 1, 0, 0], [phase, 0, 0, 0]]
    if phase == "bidding":  # with a card waiting the turn has begun
        return [["bidding", turns + (1 if data["waiting"] else 0), 0, 0]]
    return [[phase, 0, 0, 0]]


def clear(data: dict[str, Any], given: dict[str, Any], phase: str) -> None:
    """Take away what the fresh set-up had drawn or begun and the given phase does not have."""
    nobody = [False] * data["seats"]
    for key, value in (("out", nobody), ("standing_bid", 0), ("high_bidder", NONE), ("passes", 0)):
        default(data, given, key, value)
    if phase != "auction":
        default(data, given, "shown", "")
    if phase == "auction":
        unseen = data["options"]["second-card"] == "unseen"
        default(data, given, "waiting", "?" if unseen else "")
    else:
        default(data, given, "waiting", "")
    if phase != "pick":
        default(data, given, "looked", [])
    if phase == "demand":
        default(data, given, "demand", [])
    if phase in BEFORE_DRAWING:
        default(data, given, "products", [[] for _ in range(data["seats"])])
    default(data, given, "removed", REMOVED[["basic", "quick-5", "quick-4"].index(plain(data["options"]["length"]))])
    default(data, given, "revealer", data["first"])
    default(data, given, "bidder", data["revealer"])


def plain(length: str) -> str:
    """Return the length of the basic deck that removes as many Demand cards."""
    return {"advanced": "basic", "advanced-7": "quick-5", "advanced-6": "quick-4"}.get(length, length)


# ---------------------------------------------------------------- who is asked


def commitments(data: dict[str, Any], given: dict[str, Any], phase: str) -> str:
    """Settle who has committed; return the phase, which is Sales where nobody has anything to lay down. TJ-R-54"""
    seats = range(data["seats"])
    if phase in AFTER_COMMITTING:
        default(data, given, "committed", [True for _ in seats])
    elif phase != "production":
        default(data, given, "committed", [False for _ in seats])
    elif "committed" not in given:
        data["committed"] = [is_forced(data, seat) for seat in seats]
        return "sales" if all(data["committed"]) else phase
    return phase


def is_forced(data: dict[str, Any], seat: int) -> bool:
    """Say whether public facts leave the seat nothing to lay down. TJ-R-54"""
    return not data["products"][seat] or (data["options"]["co2"] == "on" and not data["sources"][seat])


def ask(data: dict[str, Any], given: dict[str, Any]) -> None:
    """Settle whom the auction asks, how many have passed since the standing bid and, with final passes, who is out."""
    seats: int = data["seats"]
    high: int = data["high_bidder"]
    start = data["revealer"] if high == NONE else (high + 1) % seats
    order = [(start + step) % seats for step in range(seats)]
    final = data["options"]["passing"] == "final"
    if "bidder" in given:
        steps = order.index(data["bidder"])
        skipped = steps
    else:
        steps, skipped = first_asked(data, given, order, final)
    data["bidder"] = order[steps]
    default(data, given, "passes", skipped)
    if final:
        default(data, given, "out", [order.index(seat) < steps for seat in range(seats)])


def first_asked(data: dict[str, Any], given: dict[str, Any], order: list[int], final: bool) -> tuple[int, int]:
    """Return how many steps on the next seat is that can be asked, and how many of them are passes."""
    if "passes" in given and not (final and "out" in given):
        steps = data["passes"] % len(order)
        return steps, data["passes"]
    passes = 0
    for steps, seat in enumerate(order):
        if final and "out" in given and data["out"][seat]:  # it passed earlier; without a bid, in this very row
            passes += 1 if data["high_bidder"] == NONE else 0
        elif seat != data["high_bidder"] and data["capital"][seat] > data["standing_bid"]:
            return steps, passes
        else:
            passes += 1
    return 0, passes
