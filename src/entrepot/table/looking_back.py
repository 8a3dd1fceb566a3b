"""What one viewer of a running table was shown before: its own views once more, and nothing else.

A position is found by the number of the viewer's push, never by an action's: how many steps another seat took in secret
shows nowhere. The game is played again up to there, as it went, with what was taken back.
"""

from typing import Any, Final

from entrepot.kernel.game import Game
from entrepot.kernel.match import Match
from entrepot.table.catching_up import pushed
from entrepot.table.messages import Seen
from entrepot.table.opening import repeat
from entrepot.table.past import Past
from entrepot.table.rows import ActionRow, SnapshotRow, TableRow
from entrepot.table.sight import told

MOST_SEEN: Final = 20
"""Positions that are shown at once."""


class LookingBack:
    """One viewer's past at a table; `seat` is None for a spectator."""

    def __init__(
        self, row: TableRow, game: Game, log: list[ActionRow], snapshots: list[SnapshotRow], seat: int | None
    ) -> None:
        self.game = game
        self.seat = seat
        self.log = log
        past = Past(row, game, log, snapshots)
        stretch = past.stretches[-1]
        self.match = Match(past.begin(stretch), listening=True)
        start = stretch.start.number if stretch.start is not None else 0
        self.first = start + 1 if start > 0 else 0
        """The first entry that was shown under the rules of now."""

    def seen(self, last: int, with_text: bool) -> list[Seen]:
        """Return what the viewer was shown by its pushes up to `last`, the newest few of them, in order."""
        last = min(last, pushed(self.log[-1], self.seat))
        found: list[Seen] = []
        before = self._pushes_before()
        for entry in self.log[self.first :]:
            if pushed(entry, self.seat) > last:
                break
            repeat(self.match, entry)
            self.match.state.take_events()
            if last - MOST_SEEN < pushed(entry, self.seat) != before:
                found.append(self._sight(entry, with_text))
            before = pushed(entry, self.seat)
        return found

    def _pushes_before(self) -> int:
        return pushed(self.log[self.first - 1], self.seat) if self.first > 0 else 0

    def _sight(self, entry: ActionRow, with_text: bool) -> Seen:
        state, seat = self.match.state, self.seat
        view: Any = state.view(seat)
        return {
            "seq": pushed(entry, seat),
            "events": told(self.game.id, entry.happened(), seat),
            "view": view,
            "message": state.prompt(seat),  # type: ignore[typeddict-item]
            "text": self.game.table(view) if with_text else [],  # type: ignore[typeddict-item]
        }
