"""What each call and each message costs the server, in milliseconds of its processor time, beside what it declares.

    PYTHONPATH=src .venv/bin/python bench/costs.py [--game trigon] [--seats 4] [--moves 200]

The table is in the middle of a long game, and then at its end, where it can be looked back on; the server answers one
after another. What its other processes do is not counted: bots, and the reading of content. `docs/operate.md` keeps the
result. Linux only.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from table_load import serving
from table_server import Guest, Seat

TICK = 1000 / os.sysconf("SC_CLK_TCK")
QUICK, SLOW = 100, 20


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--game", default="trigon")
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--moves", type=int, default=200)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--no-limits") as server:
        Costs(server.process.pid, Guest(server.url), chosen).run()


class Costs:
    """Asks everything some times over."""

    def __init__(self, pid: int, guest: Guest, options: argparse.Namespace) -> None:
        self._pid = pid
        self._guest = guest
        self._options = options

    def used(self) -> float:
        fields = Path(f"/proc/{self._pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * TICK

    def tell(self, what: str, act: Callable[[], Any], times: int = QUICK) -> None:
        act()
        before = self.used()
        for _ in range(times):
            act()
        print(f"{what:44}{(self.used() - before) / times:8.2f} ms", flush=True)

    def run(self) -> None:
        guest, game = self._guest, self._options.game
        seats = [{"kind": "me"}, *[{"kind": "friend"}] * (self._options.seats - 1)]
        body = {"game": game, "seats": seats}
        self.tell("POST /api/session", lambda: guest.post("/api/session", name="Ann", language="en"))
        for path in ("/api/me", "/api/games", f"/api/games/{game}/rules", f"/api/games/{game}/about", "/api/words/nl"):
            self.tell(f"GET {path}", lambda path=path: guest.get(path))
        self.tell("POST /api/tables", lambda: guest.post("/api/tables", **body), SLOW)
        self.tell("GET /api/tables (21)", lambda: guest.get("/api/tables"), SLOW)
        opened = guest.open(*[seat["kind"] for seat in seats], game=game)  # friends sit down
        path = f"/api/tables/{opened['table']}"
        viewers = [guest.look(opened["table"], key) for key in opened["keys"]]
        self.act(viewers)
        self.tell("GET /api/tables/ID", lambda: guest.get(path))
        self.tell("GET /api/tables/ID/content", lambda: guest.get(f"{path}/content"))
        self.seats(path, opened)
        for other in ("/health", "/ready", "/schema", "/schema/wire.json", "/", "/none.txt"):
            self.tell(f"GET {other}", lambda other=other: guest.get(other), SLOW)
        self.messages(viewers[0], opened)
        self._options.moves = 10_000
        self.act(viewers)
        self.past(viewers[0], path, opened)

    def seats(self, path: str, opened: dict[str, Any]) -> None:
        guest, key = self._guest, opened["keys"][0]
        self.tell("POST /api/tables/ID/sit", lambda: guest.post(f"{path}/sit", key=key, own=key).raise_for_status())
        empty = guest.open("me", "friend", is_full=False)
        inviting, renew = f"/api/tables/{empty['table']}/invite", {"key": empty["keys"][0], "seat": 1}
        self.tell("POST /api/tables/ID/invite", lambda: guest.post(inviting, **renew).raise_for_status(), SLOW)
        self.tell("POST /api/tables/ID/void, refused", lambda: guest.post(f"{path}/void", key=key))
        self.tell(
            "POST /api/tables/ID/agree, refused", lambda: guest.post(f"{path}/agree", key=key, places=[1, 2, 3, 4])
        )
        self.tell("OPTIONS /api/tables", lambda: guest.http.options("/api/tables"))

    def past(self, viewer: Seat, path: str, opened: dict[str, Any]) -> None:
        guest = self._guest
        moves = len(guest.get(f"{path}/replay").json()["moves"])
        print(f"a finished game of {moves} actions:")
        for end in ("record", "replay", f"replay/{moves // 2}", f"replay/{moves - 8}/{moves - 1}"):
            self.tell(f"GET /api/tables/ID/{end}", lambda end=end: guest.get(f"{path}/{end}").raise_for_status(), SLOW)
        seats = [{"kind": "me"}, *[{"kind": "friend"}] * (self._options.seats - 1)]
        forked = {"ply": moves // 2, "seats": seats}
        self.tell("POST /api/tables/ID/fork", lambda: guest.post(f"{path}/fork", **forked).raise_for_status(), SLOW)

        def look_back() -> None:
            viewer.say(type="past", id="p", seq=viewer.push["seq"])
            viewer.until("past", "refused")

        self.tell("past", look_back, SLOW)

    def act(self, viewers: list[Seat]) -> None:
        before, done = self.used(), 0
        while done < self._options.moves:
            asked = next((viewer for viewer in viewers if viewer.number is not None), None)
            if asked is None or viewers[0].push["outcome"] is not None:
                break
            asked.act(asked.choices[done % len(asked.choices)])
            done += 1
            for viewer in viewers:
                if viewer is not asked:
                    viewer.news()
        print(f"{'act (and a why of each other seat)':44}{(self.used() - before) / done:8.2f} ms", flush=True)

    def messages(self, viewer: Seat, opened: dict[str, Any]) -> None:
        keys = opened["keys"][:1]

        def said(kind: str, **message: Any) -> Callable[[], Any]:
            def say() -> None:
                viewer.say(**message)
                viewer.until(kind, "refused")

            return say

        self.tell("hello, seq 0", said("push", type="hello", keys=keys, seq=0))
        self.tell("hello, nothing missed", said("push", type="hello", keys=keys, seq=viewer.push["seq"], chat=False))
        self.tell("earlier", said("earlier", type="earlier", before=max(2, viewer.push["seq"] // 2)), SLOW)
        self.tell("why", said("why", type="why", seat=0, id="w", action=(viewer.choices or ["pass"])[0]))
        self.tell("chat", said("chat", type="chat", text="well met"))
        self.tell("ping", said("pong", type="ping"))
        self.tell("nonsense", said("refused", type="nonsense"), 10)
        self.tell("opening a socket, hello", lambda: Seat(viewer.socket_url, opened["table"], keys).close(), SLOW)


if __name__ == "__main__":
    main()
