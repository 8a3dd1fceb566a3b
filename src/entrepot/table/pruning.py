"""Removes tables at which no person ever did anything, and old lessons. Any other that was begun is kept for good."""

import asyncio
import logging
from typing import Final

from entrepot.table.errors import Refusal
from entrepot.table.tables import Tables

log = logging.getLogger(__name__)
PRUNE_SECONDS: Final = 600.0
MOST_AT_ONCE: Final = 200
DAY_SECONDS: Final = 86_400.0
LESSON_DAYS: Final = 30
"""How long a lesson can be taken up again."""


def begin_pruning(tables: Tables) -> asyncio.Task[None]:
    """Begin to remove what was never begun, now and again for as long as the task runs."""
    return asyncio.create_task(_prune(tables), name="pruning")


async def _prune(tables: Tables) -> None:
    while True:
        try:
            count = await prune(tables)
            if count:
                log.info("pruned", extra={"tables": count})
        except Refusal:  # the log has told why already
            pass
        except Exception:
            log.exception("pruning failed")
        await asyncio.sleep(PRUNE_SECONDS)


async def prune(tables: Tables) -> int:
    """Remove the oldest tables that wait too long for somebody to begin, or to learn on; return how many."""
    now = tables.config.clock()
    ids = await tables.storage.never_begun(now - tables.config.unbegun_days * DAY_SECONDS, MOST_AT_ONCE)
    ids += await tables.storage.old_lessons(now - LESSON_DAYS * DAY_SECONDS, MOST_AT_ONCE)
    for id in ids:
        await tables.remove(id)
        await asyncio.sleep(0.01)  # whoever plays goes first
    return len(ids)
