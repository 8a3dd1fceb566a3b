"""All my finished games as one file: records, what was said, and my answers about them, made as it is sent."""

import io
import zipfile
from collections.abc import AsyncIterator
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import select

from entrepot.table.callers import Call
from entrepot.table.columns import CHAT
from entrepot.table.errors import Refusal
from entrepot.table.metering import metered
from entrepot.table.moments import iso
from entrepot.table.past import has_past
from entrepot.table.rows import TableRow
from entrepot.table.saying import load, words_of
from entrepot.table.service import Service

PAGE: Final = 30
MOST_GAMES: Final = 500
MOST_LINES: Final = 5_000
"""Of chat at one table."""
ENDED: Final = ("over", "void")
GAME_COSTS: Final = 5.0
"""Of finding and packing each game, be it as short as it may, beside its entries and what is done beside the loop."""


class Growing(io.RawIOBase):
    """What a file is written to that nobody has yet: `take` what has come."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._parts.append(bytes(data))
        return len(data)

    def take(self) -> bytes:
        """Return what was written since."""
        taken = b"".join(self._parts)
        self._parts.clear()
        return taken


async def archive(service: Service, call: Call, guest: str, language: str) -> AsyncIterator[bytes]:
    """Yield the archive of a guest's finished games, newest first; each is played again beside the loop."""
    to, left_out, count = Growing(), [], 0
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED) as packed:
        async for row in finished(service, guest):
            await service.pay(service.callers(call), GAME_COSTS)
            try:  # what is sent bit by bit is not measured with its call
                await metered(pack(service, call, row, guest, packed))
            except Refusal as refused:
                left_out.append(f"{row.id} ({row.game}): {refused}")
                continue
            count += 1
            yield to.take()
        await load(language)
        packed.writestr("README.txt", told(language, count, left_out))
    yield to.take()


async def finished(service: Service, guest: str) -> AsyncIterator[TableRow]:
    """Yield a guest's tables that are finished or ended by their people, newest first, as far as one archive goes."""
    before, count = None, 0
    while count < MOST_GAMES:
        page = await service.storage.tables_of(guest, ENDED, before, PAGE)
        for row in filter(has_past, page):
            yield row
        count += len(page)
        if len(page) < PAGE:
            return
        before = page[-1].id


async def pack(service: Service, call: Call, row: TableRow, guest: str, packed: zipfile.ZipFile) -> None:
    """Put the files of a finished table into an archive; Refusal as `files_of`."""
    files = await files_of(service, call, row, guest)
    for name, body in files.items():
        await service.beside(service.callers(call), partial(packed.writestr, name, body))


async def files_of(service: Service, call: Call, row: TableRow, guest: str) -> dict[str, bytes]:
    """Return the files of a finished table for one of its players; Refusal where its record cannot be had any more."""
    past = await service.past(row.id, call)
    names = await service.playtests.names(row.id)
    record = await service.beside(service.callers(call), lambda: past.record_with(names))
    files = {f"{row.game}-{row.id}.game.json": record}
    answered = [
        {"seat": seat, **msgspec.to_builtins(own)} for seat, own in await service.playtests.of_guest(row.id, guest)
    ]
    if answered:
        files[f"{row.game}-{row.id}.answers.json"] = as_json(answered)
    chosen = select(CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at).where(CHAT.c.table_id == row.id)
    lines = await service.storage.rows(chosen.order_by(CHAT.c.id).limit(MOST_LINES))
    if lines:
        said = [{"seat": line.seat, "name": line.name, "text": line.text, "at": iso(line.at)} for line in lines]
        files[f"{row.game}-{row.id}.chat.json"] = as_json(said)
    return files


def as_json(rows: list[dict[str, Any]]) -> bytes:
    """Return rows as the bytes of a file."""
    return msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n"


def told(language: str, count: int, left_out: list[str]) -> str:
    """Return what stands in the archive about itself."""
    say = words_of(language).say
    lines = [say({"id": "table-archive", "args": {"count": count, "most": MOST_GAMES}})]
    if left_out:
        lines += ["", say({"id": "table-archive-left-out", "args": {}}), *left_out]
    return "\n".join(lines) + "\n"
