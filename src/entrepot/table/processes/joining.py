"""A process becomes one of those that serve a database; a folder's own has one alone."""

import asyncio

import msgspec

from entrepot.table.config import Config, internal_address
from entrepot.table.database import PostgresDatabase
from entrepot.table.notices.sealing import PushKey
from entrepot.table.processes.carrying import Carrier
from entrepot.table.processes.clock import DatabaseClock
from entrepot.table.processes.reception import Reception
from entrepot.table.processes.roster import Roster, still_there
from entrepot.table.processes.sharing import Alone, Places, Sharing
from entrepot.table.security import Signer
from entrepot.table.storage import Storage
from entrepot.table.uptime import Uptime

DEFAULT_HOST = "127.0.0.1"


async def join(config: Config, storage: Storage, signer: Signer) -> tuple[Config, Places, Uptime]:
    """Return what a process has to do with the others, and what they go by together: a clock, and the time that counts.

    BadSetting.
    """
    runs, database = await storage.runs(), storage.database
    if not config.database or not isinstance(database, PostgresDatabase):
        return config, Alone(), Uptime(runs, config.clock, config.monotonic)
    reception = Reception()
    address = await reception.take_address(*internal_address(config.internal or DEFAULT_HOST))
    push = await asyncio.to_thread(PushKey.of, config.data)
    joined = await Roster.join(storage.engine, address, signer.stamp("processes", push.public))
    storage.writer.asks_before = still_there(joined.number)
    clock = DatabaseClock(joined.now, config.monotonic)
    uptime = Uptime(runs, clock, config.monotonic, joined.has_others)
    uptime.is_shared = True
    beats, write = database.engine_of_beats(), storage.writer.run
    roster = Roster(storage.engine, beats, joined.number, uptime, clock, write)
    carrier = Carrier(roster, lambda number: secret_of(signer, number))
    sharing = Sharing(roster, carrier, reception, secret_of(signer, joined.number))
    return msgspec.structs.replace(config, clock=clock), sharing, uptime


def secret_of(signer: Signer, number: int) -> str:
    """Return what other processes show the one of that number."""
    return signer.stamp("process", str(number))
