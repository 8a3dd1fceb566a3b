"""What a seat can work out, and positions that it cannot tell from the real one. PP-H-01, PP-H-02, PP-H-03, PP-H-04

Hidden are the order of both decks and dice that have not been rolled. Which cards are left follows from what lies
open, so that a bag is all that anybody can know of a deck; only chance itself is imagined anew.
"""

from typing import TYPE_CHECKING, Any

from entrepot.kernel.bag import named
from entrepot.kernel.chance import Random

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


def determinize(s: "PowerState", seat: int, rng: Random) -> "PowerState":
    """Return a fresh position like the real one for all that the seat knows, with chance of its own."""
    other = s.copy()
    other.feed = None
    other.rng = rng.fork()
    return other


def secrets(s: "PowerState") -> dict[str, Any]:
    """Return the real value of each hidden entry of the ledger."""
    undrawn = [int(s.rng.word0), int(s.rng.word1)]  # what has not been drawn, only the generator knows
    return {
        "PP-H-01": [named(s.trade_bag, s.printed.card_ids), undrawn],
        "PP-H-02": [named(s.event_bag, s.printed.event_ids), undrawn],
        "PP-H-03": undrawn,
        "PP-H-04": [list(s.ducats), list(s.interest), list(s.power), list(s.prestige)],
    }
