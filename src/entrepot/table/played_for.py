"""What a bot did for somebody, told when they take their seat back: in the words of the log, and of that seat alone."""

from typing import Any, Final

from entrepot.kernel.audience import hears
from entrepot.kernel.game import Game
from entrepot.kernel.message import seat_name
from entrepot.table.messages import PlayedForYou
from entrepot.table.past import standing
from entrepot.table.rows import ActionRow
from entrepot.table.sight import told

MOST_TOLD: Final = 100
"""Lines that somebody is told when they come back."""


def played_for(seat: int, game: Game, log: list[ActionRow]) -> PlayedForYou:
    """Return what was done in a seat by these entries of a log, the newest of it, without what was taken back."""
    moves = dict(standing(log))
    happened: list[dict[str, Any]] = []
    for entry in reversed(log):
        if entry.number in moves:
            is_own = moves[entry.number][0] == seat
            happened[:0] = [
                e for e in entry.happened() if hears(e["audience"], seat) and _is_of(e["args"], seat, is_own)
            ]
        if len(happened) > MOST_TOLD:
            break
    lines = [event["say"] for event in told(game.id, happened[-MOST_TOLD:], seat)]
    return PlayedForYou(seat, lines, len(happened) > MOST_TOLD)


def _is_of(args: dict[str, Any], seat: int, is_own: bool) -> bool:
    """Say whether an event tells what a seat did: it is named there.

    An offer that it accepts names it second. What others do with it in their turn is theirs.
    """
    name = seat_name(seat)
    named = args.values() if is_own else [args.get("seat")]
    return any(value == name or (isinstance(value, list) and name in value) for value in named)
