"""The action board: which actions a seat has taken this year, and which are left.

TW-SEASON-03, TW-SEASON-07, TW-SEASON-08, TW-SEASON-09
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.tradewarz.content.tables import SEASONS
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import message, seat_name

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

MARCH_TOKEN: Final = 0
BUILD_TOKEN: Final = 1
TECH_TOKEN: Final = 2
RECRUIT_TOKEN: Final = 3
RETREAT_TOKEN: Final = 4
RESOURCES_TOKEN: Final = 5
TOKEN_WORDS: Final = ("march", "build", "tech", "recruit", "retreat", "resources")
MARK_WORDS: Final = ("", *TOKEN_WORDS)
"""What lies on a season: nothing, or the token of an action."""
TOKENS: Final = bytes([2, 2, 1, 2, 1, 2])
"""TW-SEASON-07, TW-SEASON-08, TW-R-20"""


def left(s: "TradeWarzState", seat: i64, token: i64) -> i64:
    """Return how often a seat may still take an action in this year."""
    count: i64 = TOKENS[token]
    marks = s.marks
    for at in range(seat * SEASONS, (seat + 1) * SEASONS):
        if marks[at] == token + 1:
            count -= 1
    return count


def mark(s: "TradeWarzState", seat: i64, token: i64) -> None:
    """Lay the token of the chosen action on the season. TW-SEASON-03"""
    s.marks[seat * SEASONS + s.season] = int(token + 1)
    if s.listening:
        s.tell("took", EVERYONE, {"seat": seat_name(int(seat)), "action": message(f"tradewarz-action-{word(token)}")})


def word(token: i64) -> str:
    """Return the word for an action."""
    return TOKEN_WORDS[token]


def can_march(s: "TradeWarzState", seat: i64) -> bool:
    """Say whether MARCH can be performed, if only by staying. TW-R-30"""
    return s.stands[seat] != 0 and left(s, seat, MARCH_TOKEN) > 0


def may_pass(s: "TradeWarzState", seat: i64) -> bool:
    """Say whether neither MARCH nor RESOURCES +2 can be performed. TW-R-30"""
    return not can_march(s, seat) and left(s, seat, RESOURCES_TOKEN) == 0
