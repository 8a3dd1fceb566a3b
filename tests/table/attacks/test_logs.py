"""Tables whose log somebody makes long: who asks for it pays for its length, and it does not grow for ever."""

from __future__ import annotations

import threading
from contextlib import contextmanager, suppress

import pytest
from table_load import ATTACKER, Honest, assert_unharmed, serving
from table_server import Guest, Seat, running
from websockets.exceptions import WebSocketException

from entrepot.table import live, seating
from entrepot.table.limits import Limits

TIMES = 600
"""Each time something is done and taken back: more than a thousand things."""


def secretly(seats):
    """Play on until a seat may do something that nobody else hears of, and take it back; return seat and action."""
    while True:
        for seat in seats:
            seat.news()
        asked = next(seat for seat in seats if seat.number is not None)
        found = [choice for choice in asked.choices if choice.split()[0] in ("pair", "first", "sell")]
        if found:
            asked.act(found[0])
            asked.news()
            if asked.push["undo"]:
                asked.undo()
                asked.news()
                return asked, found[0]
        else:
            asked.act("pass" if "pass" in asked.choices else asked.choices[0])


def there_and_back(seat, action):
    """Do something and take it back; return what is answered."""
    number = seat.number
    answer = seat.act(action)
    if answer["type"] == "done":
        answer = seat.undo()
    while answer["type"] == "done" and (seat.number in (None, number) or seat.push["undo"]):
        seat.until("push")
    return answer


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("logs")


@pytest.fixture(scope="module")
def long(folder):
    """A table with a long log, of which a spectator has heard next to nothing."""
    with serving(folder, "--no-limits") as server:
        ann = Guest(server.url)
        opened = ann.open("me", "friend")
        seat, action = secretly([ann.look(opened["table"], key) for key in opened["keys"]])
        for _ in range(TIMES):
            assert there_and_back(seat, action)["type"] == "done"
        return opened["table"]


@pytest.mark.slow
@pytest.mark.parametrize("said", [{"type": "hello", "keys": [], "seq": 0}, {"type": "past", "id": "x", "seq": 1_000}])
def test_who_looks_at_what_was_done_in_secret_a_thousand_times(folder, long, said):
    @contextmanager
    def attack():
        stop = threading.Event()

        def ask():
            with suppress(OSError, WebSocketException):
                watcher = Seat(server.url, long, [], source_address=(ATTACKER, 0))
                while not stop.is_set():
                    watcher.say(**said)
                    watcher.until("push" if said["type"] == "hello" else "past", "refused")

        threads = [threading.Thread(target=ask, daemon=True) for _ in range(20)]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            stop.set()
            for thread in threads:
                thread.join(10)

    with serving(folder) as server, Honest(server.url) as honest:
        assert_unharmed(honest, attack)


@pytest.mark.parametrize("bound", ["MOST_ENTRIES", "MOST_BEHIND"])
def test_taking_back_ends_before_the_log_is_too_long(tmp_path, monkeypatch, bound):
    with running(tmp_path) as server:
        ann = Guest(server.url)
        opened = ann.open("me", "friend")
        seat, action = secretly([ann.look(opened["table"], key) for key in opened["keys"]])
        if bound == "MOST_BEHIND":  # something that can be taken back, so that no position is stored
            monkeypatch.setattr(server.service.tables.in_memory(opened["table"])._snapshots, "now", lambda progress: [])
        number = server.service.tables.in_memory(opened["table"]).number
        monkeypatch.setattr(live, bound, 20 if bound == "MOST_BEHIND" else number + 20)
        answers = [there_and_back(seat, action) for _ in range(11)]
        assert answers[0]["type"] == "done"
        assert "undo-too-many" in [answer.get("code") for answer in answers]


def test_a_seat_is_known_to_be_looked_at_from_so_many_browsers(tmp_path, monkeypatch):
    monkeypatch.setattr(seating, "MOST_BROWSERS", 3)
    with running(tmp_path) as server:
        ann = Guest(server.url)
        opened = ann.open("me", "friend")
        for number in range(6):
            Guest(server.url, f"Guest {number}").look(opened["table"], opened["keys"][0])
        seat = ann.look(opened["table"], opened["keys"][1])
        assert sum(event["kind"] == "seat-elsewhere" for event in seat.push["events"]) == 2
        assert len(ann.get("/api/tables").json()) == 1
        assert ann.look(opened["table"], opened["keys"][0]).push["seat"] == 0


def test_what_is_said_is_bounded_in_the_long_run(tmp_path):
    with running(tmp_path, limits=Limits(lag=1e9, lines=3.0)) as server:
        ann = Guest(server.url)
        opened = ann.open("me", "friend")
        seat = ann.look(opened["table"], opened["keys"][0])
        answers = []
        for number in range(5):
            seat.say(type="chat", text="hear, hear", id=str(number))
            answers.append(seat.answer(str(number)))
        assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 2
        assert answers[-1]["code"] == "too-fast"
        assert answers[-1]["retry_after"] > 0


def test_actions_are_bounded_in_the_long_run(tmp_path):
    with running(
        tmp_path, limits=Limits(lag=1e9, actions=2.0, actions_an_hour=1.0)
    ) as server:  # none comes back meanwhile
        ann = Guest(server.url)
        opened = ann.open("me", "friend")
        seats = [ann.look(opened["table"], key) for key in opened["keys"]]
        seat = next(seat for seat in seats if seat.number is not None)
        chosen = seat.choices[0]
        answers = [seat.act("no such action"), seat.act(chosen), seat.act(chosen)]
        assert [answer.get("code") for answer in answers][1:] == [None, "too-fast"]
        assert answers[-1]["retry_after"] > 0


def test_the_last_of_the_disk_belongs_to_games_in_play(tmp_path):
    with running(tmp_path, limits=Limits()) as server:
        ann = Guest(server.url)
        opened = ann.open("me", "friend")
        seats = [ann.look(opened["table"], key) for key in opened["keys"]]
        server.service.storage.folder.free_bytes = lambda: 499_000_000
        answer = ann.post("/api/tables", game="tradejack", seats=[{"kind": "me"}, {"kind": "friend"}])
        assert (answer.status_code, answer.json()["code"]) == (503, "disk-nearly-full")
        seats[0].say(type="chat", text="hear, hear", id="said")
        assert seats[0].answer("said")["message"]["id"] == "table-refused-disk-nearly-full"
        asked = next(seat for seat in seats if seat.number is not None)
        assert asked.act(asked.choices[0])["type"] == "done"
