"""A meeting becomes a table: its people sit there by their own keys, and bots of its level in the other seats."""

import secrets
from typing import Any

import msgspec

from entrepot.table.bot_names import NAMES
from entrepot.table.columns import SITTERS
from entrepot.table.company import NOBODY
from entrepot.table.creating import SECRET_BYTES, Plan, new_state, plan_table
from entrepot.table.meeting import MeetingRow, Sitter
from entrepot.table.meeting_columns import MEETINGS
from entrepot.table.rows import SeatRow
from entrepot.table.statements import upsert
from entrepot.table.tables import Tables


async def begin(
    tables: Tables, meeting: MeetingRow, people: list[Sitter], payers: tuple[str, ...] | None
) -> MeetingRow:
    """Open the table, once: that and the end of the meeting are one transaction. NotStored."""
    secret = secrets.token_bytes(SECRET_BYTES)
    state = new_state(tables.games.shipped(meeting.game), meeting.seats, meeting.options, secret)
    unrated = "" if meeting.rated else "by-choice"
    plan = Plan(meeting.watch, meeting.hints, meeting.clock, meeting.level, unrated)
    id, statements = plan_table(tables, state, secret, plan, lambda id: seated(id, meeting, people))
    row = msgspec.structs.replace(meeting, status="begun", table=id)
    sitters = [{"guest": one.guest, "table_id": id, "seat": seat} for seat, one in enumerate(people)]
    ended = storing(row, tables.config.clock())
    await tables.storage.add_table(*statements, SITTERS.insert().values(sitters), ended)
    tables.pay(id, payers or NOBODY)
    return row


def seated(id: str, meeting: MeetingRow, people: list[Sitter]) -> list[SeatRow]:
    """Return the seats of the table, in the order in which people sat down."""
    own = [
        SeatRow(id, seat, "friend", one.name, None, bytes.fromhex(one.key), True, None)
        for seat, one in enumerate(people)
    ]
    names = [name for name in NAMES if name not in {one.name for one in people}]
    free = range(len(people), meeting.seats)
    bots = [SeatRow(id, seat, "bot", names[seat - len(people)], meeting.level, None, True, None) for seat in free]
    return own + bots


def storing(row: MeetingRow, now: float) -> Any:
    """Return the statement that stores a meeting."""
    return upsert(MEETINGS, {"id": row.id, "status": row.status, "changed": now, "data": msgspec.to_builtins(row)})
