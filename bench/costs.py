"""What each call and each message costs the server, in milliseconds of its processor time, beside what it declares.

    PYTHONPATH=src .venv/bin/python bench/costs.py [--game trigon] [--seats 4] [--moves 200]

The table is in the middle of a long game, and then at its end, where it can be looked back on; the server answers one
after another. What its other processes do is not counted: bots, and the reading of content. `docs/operate.md` keeps the
result. Linux only.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from table_load import serving
from table_server import Guest, Seat

import entrepot

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
        self.person()
        self.workshop()
        self.meetings()
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

    def person(self) -> None:
        guest, game = self._guest, self._options.game
        for path in ("devices", "channels", "removed", "player"):
            self.tell(f"GET /api/me/{path}", lambda path=path: guest.get(f"/api/me/{path}").raise_for_status())
        self.tell("GET /api/puzzles", lambda: guest.get("/api/puzzles"))
        [puzzle, *_] = guest.get("/api/puzzles").json()["games"][game]
        learning = f"/api/games/{game}/lessons/{puzzle}"
        self.tell("POST /api/games/GAME/lessons/ID", lambda: guest.post(learning).raise_for_status(), SLOW)
        self.tell("POST /api/me/links", lambda: guest.post("/api/me/links").raise_for_status(), SLOW)
        self.tell("POST /api/me/leave", lambda: guest.post("/api/me/leave").raise_for_status(), SLOW)
        targets = (f"https://discord.com/api/webhooks/{number}" for number in range(100))

        def add() -> None:
            guest.post("/api/me/channels", kind="hook", target=next(targets)).raise_for_status()

        self.tell("POST /api/me/channels", add, SLOW)
        ways = iter([way["id"] for way in guest.get("/api/me/channels").json()["channels"]])
        self.tell("POST /api/me/channels/ID/drop", lambda: guest.post(f"/api/me/channels/{next(ways)}/drop"), SLOW)

    def workshop(self) -> None:
        guest, of_game = self._guest, f"/api/workshop/{self._options.game}"
        for path in ("", "/versions", "/trials", "/people"):
            self.tell(f"GET /api/workshop/GAME{path}", lambda path=path: guest.get(of_game + path), SLOW)
        cards = json.dumps(entrepot.game(self._options.game).content.as_data())
        self.tell("POST /api/workshop/GAME/check", lambda: guest.post(f"{of_game}/check", text=cards), SLOW)
        self.tell("POST /api/workshop/GAME/toml", lambda: guest.post(f"{of_game}/toml", text=cards), SLOW)
        self.tell("POST /api/workshop/GAME/diff", lambda: guest.post(f"{of_game}/diff", text=cards, before=""), SLOW)
        self.tell(
            "POST /api/workshop/GAME/keep",
            lambda: guest.post(f"{of_game}/keep", text=cards, note="").raise_for_status(),
            SLOW,
        )
        ids = [one["id"] for one in guest.get(f"{of_game}/versions").json()["versions"]]
        self.tell("GET /api/versions/ID", lambda: guest.get(f"/api/versions/{ids[0]}").raise_for_status(), SLOW)
        kept = iter(ids)
        self.tell("POST /api/versions/ID/drop", lambda: guest.post(f"/api/versions/{next(kept)}/drop"), SLOW)

    def meetings(self) -> None:
        guest, own = self._guest, "o" * 24
        wish = {"game": self._options.game, "seats": self._options.seats, "level": "easy", "own": own}

        def there_and_back() -> None:
            id = guest.post("/api/meetings", **wish).json()["id"]
            guest.post(f"/api/meetings/{id}/leave").raise_for_status()

        self.tell("POST /api/meetings, and leave", there_and_back, SLOW)
        id = guest.post("/api/meetings", **wish).json()["id"]
        self.tell("GET /api/meetings", lambda: guest.get("/api/meetings"))
        self.tell("GET /api/meetings/ID", lambda: guest.get(f"/api/meetings/{id}"))
        self.tell("POST /api/meetings/ID/sit", lambda: guest.post(f"/api/meetings/{id}/sit", own=own), SLOW)
        guest.post(f"/api/meetings/{id}/leave")

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
