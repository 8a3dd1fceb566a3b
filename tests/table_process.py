"""A table's server as a process that can be killed, and started again at the same port in a fraction of a second.

Each is forked from a process that has loaded the program and done nothing else, so that hundreds of kills are cheap.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import fixed_chance
from sqlalchemy.ext.asyncio import create_async_engine

from entrepot.table import logs, migrations, orderlies, server, service, upgrading, worker
from entrepot.table.config import Config
from entrepot.table.games import Games
from entrepot.table.limits import UNLIMITED
from entrepot.table.processes import carrying, roster
from entrepot.table.workshop import trial_process

PATIENCE = 60.0


class Parent:
    """A process that has loaded the program, and forks servers in which the settings are as told."""

    def __init__(self, **settings: Any) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__, json.dumps(settings)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def fork(self, folder: Path, port: int, ahead: float, lends: int = 0, **own: Any) -> tuple[int, str]:
        """Start a server, or a worker that lends so many; return its process and address once it answers.

        `own` are settings that the others have otherwise.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps([str(folder), port, ahead, lends, own]), file=self._process.stdin, flush=True)
        pid, url = self._process.stdout.readline().split()
        return int(pid), url

    def close(self) -> None:
        with self._process:
            self._process.kill()


class Forked:
    """A server of tables without bots, set up as told, and as its parent was where it has one. `url` stays the same."""

    def __init__(self, folder: Path, parent: Parent | None = None, **settings: Any) -> None:
        self.folder = folder
        self.port = 0
        self._own = None if parent is not None else Parent(**settings)
        self._parent: Any = parent or self._own
        self._settings = settings if parent is not None else {}
        self.start()

    def start(self, ahead: float = 0.0) -> None:
        """Start it, its clock on the wall so many seconds ahead, and return once it answers."""
        self.pid, self.url = self._parent.fork(self.folder, self.port, ahead, **self._settings)
        self.port = int(self.url.rpartition(":")[2])

    def is_there(self) -> bool:
        """Say whether the process runs, or stands still."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, 0)
            return True
        return False

    def kill(self) -> None:
        """Kill it, and return once it is gone."""
        end = time.monotonic() + PATIENCE
        with contextlib.suppress(ProcessLookupError):
            while time.monotonic() < end:
                os.kill(self.pid, signal.SIGKILL)
                time.sleep(0.002)
            raise AssertionError("it does not die")

    def close(self) -> None:
        """Kill it for good."""
        self.kill()
        if self._own is not None:
            self._own.close()


class ForkedWorker(Forked):
    """A worker beside the servers of a database, with the keys of one of them."""

    def __init__(self, folder: Path, parent: Parent, lends: int) -> None:
        self._lends = lends
        super().__init__(folder, parent)

    def start(self, ahead: float = 0.0) -> None:
        self.pid, self.url = self._parent.fork(self.folder, 0, ahead, self._lends)


def fork_on_demand(settings: dict[str, Any]) -> None:
    """Fork a server for each folder and port that is read; pid and address of each are written."""
    fixed_chance.fix()
    orderlies.SOONEST_SECONDS, orderlies.LATEST_SECONDS = 0.0, 0.05  # type: ignore[misc]
    silent = settings.pop("silent_seconds", roster.SILENT_SECONDS)
    roster.SILENT_SECONDS = roster.TRY_SECONDS = silent  # type: ignore[misc]
    carrying.PATIENCE_SECONDS = 2 * silent + 1  # type: ignore[misc]
    trial_process.PROGRAM = settings.pop("trial_program", trial_process.PROGRAM)  # type: ignore[misc]
    if "client" in settings:
        settings["client"] = Path(settings["client"])
    if newer := settings.pop("newer", ""):
        migrations.__file__, upgrading.REVISION = f"{newer}/__init__.py", Path(newer).name  # type: ignore[misc]
    games = Games()
    games.listed()  # loaded once, before the fork; and so is all that serving imports only when it begins
    service.Games = lambda: games  # type: ignore[assignment,misc]
    config = Config(data=Path(), port=0)
    server.settings(server.create_app(config), config).load()
    create_async_engine("sqlite+aiosqlite://")
    logs.set_up("error")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who is killed is gone
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            folder, port, ahead, lends, more = json.loads(line)
            own = {
                "data": Path(folder),
                "port": port,
                "limits": UNLIMITED,
                "rates_one_address": True,
                "bot_workers": 0,
                **settings,
                **more,
            }
            config = Config(clock=lambda: time.time() + ahead, **own)  # noqa: B023
            lending = worker.WorkerConfig(config.data, config.database, processes=lends)
            try:
                if lends:
                    worker.run(lending, lambda address: print(os.getpid(), address, flush=True))
                else:
                    server.serve(config, lambda url: print(os.getpid(), url, flush=True))
            finally:
                os._exit(0)


if __name__ == "__main__":
    fork_on_demand(json.loads(sys.argv[1]))
