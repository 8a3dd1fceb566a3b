"""Opens a table from the database: from its newest position, with the log behind that played on top.

Where the rules have changed since, the position is brought to the new version if it can be; else the table is frozen.
"""

import logging
import math
from typing import Any

from sqlalchemy import or_

from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.chance import Keyed
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.game import Game
from entrepot.kernel.match import Match
from entrepot.kernel.message import Message, message
from entrepot.kernel.state import State
from entrepot.table.columns import PROPOSALS, SNAPSHOTS, TABLES
from entrepot.table.describing import promise_of
from entrepot.table.lessons import course_of
from entrepot.table.messages import Proof
from entrepot.table.progress import Progress
from entrepot.table.rows import ActionRow, Counters, OrderRow, SeatRow, SnapshotRow, TableRow, last_counted
from entrepot.table.sight import RULES_CHANGED
from entrepot.table.snapshot import snapshot, totals
from entrepot.table.statements import upsert
from entrepot.table.storage import Storage

log = logging.getLogger(__name__)


class Found:
    """What the database holds of a table."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        newest: list[SnapshotRow],
        behind: list[ActionRow],
        counters: Counters,
        number: int,
        done: set[tuple[int, str]],
        proposals: dict[int, list[int]],
        orders: list[OrderRow],
    ) -> None:
        self.row = row
        self.seats = seats
        self.newest = newest
        """The newest position, once for each version of the rules that it has been brought to, in that order."""
        self.behind = behind
        """The entries of the log behind that position."""
        self.counters = counters
        self.number = number
        """The last entry's."""
        self.done = done
        self.proposals = proposals
        self.orders = orders


async def find(storage: Storage, id: str) -> Found | None:
    """Return what the database holds of a table; None if there is none of that id."""
    row = await storage.table(id)
    if row is None:
        return None
    seats = await storage.seats(id)
    snapshots = await storage.snapshots(id)
    newest = [snapshot for snapshot in snapshots if snapshot.number == snapshots[-1].number]
    behind = await storage.actions(id, newest[-1].number)
    last = behind[-1] if behind else await storage.last_action(id)
    assert last is not None  # entry 0 is stored with the table
    done = set(await storage.client_ids(id))
    proposals, orders = await storage.proposals(id), await storage.orders(id)
    return Found(row, seats, newest, behind, last.counters(), last.number, done, proposals, orders)


async def find_remnant(storage: Storage, id: str) -> Found | None:
    """Return what can be read of a table whose log or positions cannot; None if there is none of that id."""
    row = await storage.table(id)
    if row is None:
        return None
    seats = await storage.seats(id)
    return Found(row, seats, [], [], last_counted(None, len(seats)), 0, set(), await storage.proposals(id), [])


class Frozen(Exception):
    """The table cannot go on; the message says why."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason["id"])
        self.reason = reason


class Resumed:
    """A match that goes on, and what is to be stored because of it: `changes` beside the entry `events` tells of."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress
        self.events: list[dict[str, Any]] = []
        self.changes: list[Any] = []


def resume(found: Found, game: Game, now: float) -> Resumed:
    """Return the match where it stopped, under the installed rules; Frozen if that cannot be."""
    if found.row.lesson:
        return resume_lesson(found, game)
    held = {snapshot.rules: snapshot for snapshot in found.newest}
    last = held.get(found.row.rules, found.newest[-1])
    own = held.get(game.version)
    versions = {"from": last.rules, "to": game.version}
    is_same = last.rules == game.version
    try:
        feed = Keyed(found.row.secret)
        start = game.resume(own.position(), feed) if own is not None else game.load(migrated(last, game), feed)
        if totals(start) != (own or last).census:
            raise BadPosition("things were lost or came from nowhere")
        changes = [] if is_same else change_of_rules(last, own, start, now)
        match = Match(start, listening=True)
        for row in found.behind:
            repeat(match, row)
    except Exception as error:  # a migration is code of a game; whatever it does must not take the other tables down
        log.warning("table cannot go on", extra={"table": found.row.id, "error": type(error).__name__})
        raise Frozen(message("table-frozen-broken") if is_same else message("table-frozen-rules", versions)) from error
    progress = Progress(match, found.number, found.counters, watched(found.row, found.seats), proof(found.row))
    resumed = Resumed(progress)
    if changes and found.row.status != "over":
        resumed.events = [{"kind": RULES_CHANGED, "args": versions, "audience": int(EVERYONE)}]
        resumed.changes = changes
    elif found.row.status == "frozen":
        resumed.changes = thawing(found.row.id)
    return resumed


def resume_lesson(found: Found, game: Game) -> Resumed:
    """Return a lesson where it was left; Frozen where it is not as it was then."""
    try:
        course = course_of(game, found.row.lesson)
        match = Match(course.begin(), listening=True)
        for row in found.behind:
            repeat(match, row)
    except Exception as error:
        log.info("lesson cannot go on", extra={"table": found.row.id, "error": type(error).__name__})
        raise Frozen(message("table-frozen-lesson")) from error
    return Resumed(Progress(match, found.number, found.counters, watched(found.row, found.seats), None, course))


def migrated(last: SnapshotRow, game: Game) -> dict[str, Any]:
    """Return a stored position as one of the installed version of the rules."""
    return {**game.migrate(last.position(), last.rules), "rules": game.version}


def repeat(match: Match, row: ActionRow) -> None:
    """Play an entry of the log again."""
    if row.kind == "act" and row.seat is not None:
        match.apply(row.seat, match.state.game.parse(row.words))
    elif row.kind == "undo" and row.seat is not None:
        match.undo(row.seat, int(row.words))
    elif row.kind == "takeback":
        match.take_back(int(row.words.split()[0]))


def change_of_rules(last: SnapshotRow, own: SnapshotRow | None, start: State, now: float) -> list[Any]:
    """Return the statements with which a table goes on under the installed version of the rules, from position `last`.

    Both positions are kept, as the record of the game has a segment that ends there and one that begins. Rules that
    are back at the position where they were left, which is `own`, go on from that: there was no segment in between.
    """
    here = (SNAPSHOTS.c.table_id == last.table_id, SNAPSHOTS.c.number == last.number)
    running = {"rules": start.game.version, "status": "playing", "reason": None}
    going_on = [
        TABLES.update().where(TABLES.c.id == last.table_id).values(running),
        PROPOSALS.delete().where(PROPOSALS.c.table_id == last.table_id),
    ]
    if own is not None:
        left = or_(SNAPSHOTS.c.rules == last.rules, SNAPSHOTS.c.at > own.at)
        return [SNAPSHOTS.delete().where(*here, SNAPSHOTS.c.rules != own.rules, left), *going_on]
    at = max(now, math.nextafter(last.at, math.inf))  # their order, be the clock set back meanwhile
    new = snapshot(last.table_id, last.number, start, at, is_start=True)
    ended = SNAPSHOTS.update().where(*here, SNAPSHOTS.c.rules == last.rules).values(is_start=True)
    return [ended, upsert(SNAPSHOTS, new), *going_on]


def freezing(id: str, reason: Message) -> Any:
    """Return the statement that freezes a table."""
    return TABLES.update().where(TABLES.c.id == id).values(status="frozen", reason=reason)


def thawing(id: str) -> list[Any]:
    """Return the statements that let a frozen table go on: nobody proposes any more how it ends."""
    return [
        TABLES.update().where(TABLES.c.id == id).values(status="playing", reason=None),
        PROPOSALS.delete().where(PROPOSALS.c.table_id == id),
    ]


def watched(row: TableRow, seats: list[SeatRow]) -> list[int | None]:
    """Return from where somebody can look: people's seats, and the spectators where the table allows them."""
    places: list[int | None] = [seat.seat for seat in seats if seat.kind != "bot"]
    return [*places, None] if row.watch else places


def proof(row: TableRow) -> Proof:
    """Return what is told of chance at the end."""
    return {"secret": row.secret.hex(), "promise": promise_of(row.secret)}
