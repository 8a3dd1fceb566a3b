"""Servers of an older checkout are upgraded one after the other on one PostgreSQL database, while people play.

As a program, `python tests/table_upgrade.py OLDER --minutes 10`, where OLDER is a checkout of the version before, with
`git worktree add`. Old and new run side by side for so long, as commands that an operator would give, behind a balancer
that takes any of them. It ends with an error if an acknowledged action is lost or doubled, or somebody cannot go on.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import postgres
from fleet import Balancer
from fleet_players import LONG, Player
from table_many import Table
from table_server import Guest, close_all

ROOT = Path(__file__).resolve().parents[1]
SERVE = """
import sys
from entrepot.cli.main import app
from entrepot.table.processes import carrying, roster

roster.SILENT_SECONDS = roster.TRY_SECONDS = float(sys.argv.pop(1))
carrying.PATIENCE_SECONDS = 2 * roster.SILENT_SECONDS + 1
app()
"""
"""`entrepot serve`, which may be silent for longer: the machine may have much else to do."""
GAMES = {
    "tradejack": ("me", "friend"),
    "trade_and_triumph": ("me", "friend", "bot:greedy"),
    "tradewarz": ("me", "friend", "bot:greedy", "bot:greedy"),
    "trigon": ("me", "friend", "bot:greedy"),
    "price_of_power": ("me", "friend", "bot:greedy"),
}
"""Who sits at a table of each game."""


class Serving:
    """A server of a checkout, which keeps its folder and port when another takes its place."""

    def __init__(self, folder: Path, database: str, checkout: Path, silent: float) -> None:
        self.folder = folder
        self._silent = str(silent)
        self.port = 0
        self._database = database
        self.start(checkout)

    def start(self, checkout: Path) -> None:
        """Start the server of that checkout, and return how many seconds it took until it was ready."""
        begin = time.monotonic()
        words = ["serve", "--data", str(self.folder), "--port", str(self.port), "--database", self._database]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", SERVE, self._silent, *words, "--no-limits", "--rate-one-address"],
                env={**os.environ, "PYTHONPATH": str(checkout / "src")},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        address = next((word for word in self._process.stdout.readline().split() if word.startswith("http")), "")
        assert address, (self.folder / "log").read_text()[-2000:]
        self.port = int(address.rstrip("/").rpartition(":")[2])
        self.took = time.monotonic() - begin

    def stop(self) -> float:
        """Stop it in order, and return how many seconds it took."""
        begin = time.monotonic()
        self._process.send_signal(signal.SIGTERM)
        assert self._process.wait(LONG) == 0, (self.folder / "log").read_text()[-2000:]
        return time.monotonic() - begin

    def kill(self) -> None:
        with self._process:
            self._process.kill()

    def lines(self) -> Counter[str]:
        """Return what its log says, by how grave it is."""
        rows = [json.loads(line) for line in (self.folder / "log").read_text().splitlines() if line.startswith("{")]
        return Counter(f"{row['level']}: {row['what']}" for row in rows if row["level"] != "info")


class Site:
    """Servers of one database behind a balancer."""

    def __init__(self, folder: Path, count: int, checkout: Path, silent: float) -> None:
        self.database = postgres.server().database(folder)
        self.balancer = Balancer()
        self.url = self.balancer.url
        self.servers: list[Serving] = []
        for number in range(count):
            own = folder / str(number)
            own.mkdir()
            for key in ("session.key", "push.key") if number else ():
                (own / key).write_bytes((folder / "0" / key).read_bytes())
                (own / key).chmod(0o600)
            self.servers.append(Serving(own, self.database, checkout, silent))
        self.balance()

    def balance(self, without: Serving | None = None) -> None:
        self.balancer.ports = [server.port for server in self.servers if server is not without]

    def guest(self, *arguments: Any, **options: Any) -> Guest:
        """Return somebody whose every call comes to any server."""
        guest = Guest(self.url, *arguments, **options)
        guest.http.headers["connection"] = "close"
        return guest

    def rows(self, query: str) -> list[Any]:
        return postgres.server().sql(query, self.database.partition("?")[0].rpartition("/")[2])

    def close(self) -> None:
        for server in self.servers:
            server.kill()
        self.balancer.close()


class GameTable(Table):
    """A table of a game, at which bots may sit too."""

    def __init__(self, site: Any, game: str) -> None:
        self.game = game
        super().__init__(site)

    def seated(self) -> tuple[str, list[Player]]:
        opened = self.crew.guest("Ann").open(*GAMES[self.game], game=self.game)
        return opened["table"], [Player(self.crew, opened["table"], key) for key in opened["keys"][:2]]


def main() -> None:
    """Play, and upgrade one server after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("older", type=Path)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--silent", type=float, default=2.0, help="seconds until a silent server is taken for dead")
    asked = parser.parse_args()
    is_done, alone = threading.Event(), 60.0 * min(1.0, asked.minutes / 5)
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), asked.servers, asked.older.resolve(), asked.silent)
        try:
            names = list(GAMES)
            tables = [GameTable(site, names[number % len(names)]) for number in range(asked.tables)]
            people = [threading.Thread(target=table.play, args=[is_done], daemon=True) for table in tables]
            for each in people:
                each.start()
            time.sleep(alone)
            for number, server in enumerate(site.servers):
                begin = time.monotonic()
                site.balance(without=server)
                stopped = server.stop()
                server.start(ROOT)
                site.balance()
                ((revision,),) = site.rows("SELECT version_num FROM alembic_version")
                print(f"server {number}: stopped in {stopped:.1f} s, new in {server.took:.1f} s, schema {revision}")
                is_last = server is site.servers[-1]
                time.sleep(alone if is_last else max(0.0, asked.minutes * 60 / (asked.servers - 1)))
                told = [f"{one.game} {one.going():.0f}" for one in tables]
                print(f"{time.monotonic() - begin:.0f} s later, actions acknowledged: {', '.join(told)}", flush=True)
                assert all(each.is_alive() for each in people), "somebody does not go on"
            is_done.set()
            for each in people:
                each.join(LONG)
            assert not any(each.is_alive() for each in people), "somebody does not go on"
            for table in tables:
                table.end()
            back = sorted(seconds for table in tables for seconds in table.back)
            print(f"{sum(table.acknowledged for table in tables)} actions acknowledged, none lost or doubled;")
            print(f"{sum(table.games for table in tables)} tables checked at their ends;")
            print(f"{len(back)} looks: half within {back[len(back) // 2]:.2f} s, the slowest {back[-1]:.2f} s")
        finally:
            for server in site.servers:
                for text, count in sorted(server.lines().items()):
                    print(f"{server.folder.name}: {count} x {text}")
            close_all()
            site.close()


if __name__ == "__main__":
    sys.exit(main())
