"""A table's server as a process that can be killed, and started again at the same port in a fraction of a second.

Each is forked from a process that has loaded the program and done nothing else, so that hundreds of kills are cheap.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import fixed_chance
from sqlalchemy.ext.asyncio import create_async_engine

import entrepot
from entrepot.table import logs, server
from entrepot.table.config import Config
from entrepot.table.limits import UNLIMITED

PATIENCE = 20.0


class Forked:
    """A server of tables without bots. `url` stays the same."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._parent = subprocess.Popen(
            [sys.executable, __file__, str(folder)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.start()

    def start(self) -> None:
        """Start it, and return once it answers."""
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        print(self.port, file=self._parent.stdin, flush=True)
        pid, self.url = self._parent.stdout.readline().split()
        self._pid = int(pid)
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """Kill it, and return once it is gone."""
        end = time.monotonic() + PATIENCE
        with contextlib.suppress(ProcessLookupError):
            while time.monotonic() < end:
                os.kill(self._pid, signal.SIGKILL)
                time.sleep(0.002)
            raise AssertionError("it does not die")

    def close(self) -> None:
        """Kill it for good."""
        self.kill()
        with self._parent:
            self._parent.kill()


def fork_on_demand(folder: Path) -> None:
    """Fork a server for each port that is read; pid and address of each are written."""
    fixed_chance.fix()
    entrepot.game("tradejack")  # once, before the fork; and so is all that serving imports only when it begins
    config = Config(data=folder, port=0)
    server.settings(server.create_app(config), config).load()
    create_async_engine("sqlite+aiosqlite://")
    logs.set_up("error")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who is killed is gone
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            config = Config(data=folder, port=int(line), limits=UNLIMITED, bot_workers=0)
            server.serve(config, lambda url: print(os.getpid(), url, flush=True))
            os._exit(0)


if __name__ == "__main__":
    fork_on_demand(Path(sys.argv[1]))
