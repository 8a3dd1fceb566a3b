"""Entries of logs as they are put into the writer's queue."""

from __future__ import annotations

import asyncio

from entrepot.table.rows import ActionRow
from entrepot.table.writer import Write


def entry(table, number, **more):
    row = {"table_id": table, "number": number, "kind": "act", "words": "pass", "at": 0.0, "events": b"", "state": b""}
    return ActionRow(**{"seat": None, "client_id": None, **row, **more})


class Owner:
    broken = False


async def write(storage, writes):
    """Put writes into the queue at once and return what became of each."""
    told = {}
    done = asyncio.Event()

    def stored(at):
        def tell(is_stored):
            told[at] = is_stored
            if len(told) == len(writes):
                done.set()

        return tell

    for at, (action, owner) in enumerate(writes):
        storage.writer.put(Write(stored(at), action, owner=owner))
    await done.wait()
    return [told[at] for at in range(len(writes))]
