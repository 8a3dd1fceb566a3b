"""Somebody says to whoever runs the server that another behaves badly: a row, and a line in the log."""

import logging
from typing import Any, Final

from litestar.params import FromPath, JSONBody
from sqlalchemy import func, select

from entrepot.table.callers import Call
from entrepot.table.errors import Refusal
from entrepot.table.meeting_columns import MOST_REPORTS, REPORTS
from entrepot.table.overload import Rank
from entrepot.table.problems import changing
from entrepot.table.processes.carrying import TABLE
from entrepot.table.routes import service_of
from entrepot.table.seating import bad_key, judge
from entrepot.table.wire import Report, Reported

log = logging.getLogger(__name__)
MOST_LINES: Final = 20
"""Of what somebody has said, that are kept with a report."""


@changing("/api/tables/{table_id:str}/report", 404, 409, cost=5.0, rank=Rank.PLAYER, at=TABLE)
async def report(request: Call, table_id: FromPath[str], data: JSONBody[Report]) -> Reported:
    """Report whoever sits in a seat, from another seat; a later report by the same seat takes its place."""
    service = service_of(request)
    live = await service.tables.open(table_id)
    own, fault = judge(live.seats, data.key)
    if own is None:
        raise bad_key(fault)
    if data.seat == own or data.seat >= len(live.seats) or live.seats[data.seat].kind == "bot":
        raise Refusal(409, "nobody-there", "There is nobody else in that seat.")
    service.check_reports(service.callers(request))
    said = [line.text for line in await service.storage.chat(table_id) if line.seat == data.seat]
    row = {
        "at": service.config.clock(),
        "table_id": table_id,
        "seat": data.seat,
        "by": own,
        "name": live.seats[data.seat].name,
        "text": data.text,
        "lines": said[-MOST_LINES:],
    }
    await service.storage.writer.run(*keeping(row))
    log.warning("report", extra={"table": table_id, "seat": data.seat, "by": own})
    return Reported(True)


def keeping(row: dict[str, Any]) -> list[Any]:
    """Return the statements that keep a report, and no more than there is room for."""
    newest = select(func.max(REPORTS.c.number)).scalar_subquery()
    return [
        REPORTS.delete().where(*(REPORTS.c[name] == row[name] for name in ("table_id", "seat", "by"))),
        REPORTS.insert().values(row),
        REPORTS.delete().where(REPORTS.c.number <= newest - MOST_REPORTS),
    ]


ROUTES = [report]
