"""What the server does by itself, for one visitor: notices, forgetting, archives. None of it keeps others waiting."""

from __future__ import annotations

import socket
import struct
import time

import pytest
from push_service import PATIENCE, push_service
from table_server import Guest, running

from entrepot.table.allowance import Allowance
from entrepot.table.limits import Limits
from entrepot.table.notices import courier
from entrepot.table.notices.queueing import MOST_AT_ONCE, MOST_OF_ONE, MOST_SLOW, Queueing


@pytest.fixture
def server(tmp_path):
    with running(tmp_path, bot_workers=1) as found:
        yield found


def until(ready, what):
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, what
        time.sleep(0.02)


# ---------------------------------------------------------------------- notices


def sent(queue):
    """Send as many notices of guests as may go, of some that have thousands; return how many each has under way."""
    counts = {}
    for guest in (f"guest {number}" for number in range(100)):
        while queue.may_go(guest):
            queue.begin(guest)
            counts[guest] = counts.get(guest, 0) + 1
    return counts


def test_who_has_many_notices_has_no_more_under_way_than_others():
    counts = sent(Queueing(Allowance(1e9, 1.0)))
    assert set(counts.values()) == {MOST_OF_ONE}
    assert sum(counts.values()) == MOST_AT_ONCE


def test_slow_services_leave_most_of_the_room_to_others():
    queue = Queueing(Allowance(1e9, 1.0))
    for number in range(100):
        queue.took(f"guest {number}", 9.0)
    assert sum(sent(queue).values()) == MOST_SLOW
    assert queue.held() == sorted(f"guest {number}" for number in range(100))  # the database leaves them out
    assert queue.may_go("somebody else")
    queue.took("guest 0", 0.1)
    queue.end("guest 0")
    assert queue.may_go("guest 0")


def test_whose_last_notice_is_longest_ago_comes_first():
    queue = Queueing(Allowance(1e9, 1.0))
    queue.begin("ann")
    queue.begin("bob")
    queue.begin("ann")
    assert sorted(["ann", "bob", "cleo"], key=queue.rank) == ["cleo", "bob", "ann"]


def test_nobody_is_sent_more_than_so_many_and_what_is_beyond_stands(tmp_path, monkeypatch):
    monkeypatch.setattr(courier, "SENT_AT_ONCE", 3.0)
    with (
        push_service() as service,
        running(tmp_path, private_targets=True, notice_seconds=0.0, bot_workers=1, limits=Limits(lag=1e9)) as server,
    ):
        ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
        for name in range(5):
            assert ann.post("/api/me/channels", kind="hook", target=f"{service.url}/{name}").status_code == 200
        bob.post("/api/me/channels", kind="hook", target=f"{service.url}/bob")
        table = ann.open("me", "friend", is_full=False)
        key = bob.sit(table["table"], table["keys"][1])
        bob.look(table["table"], key).say(type="arrange", seat=1, id="c", do="cancel")  # both are told that it is over
        service.wait(1, "/bob")
        until(lambda: len(service.posts) == 4, "three of Ann's and Bob's")
        time.sleep(0.5)
        assert len(service.posts) == 4
        storage = server.service.storage
        left = server.run(lambda: storage.rows(courier.due_now(time.time(), [])))
        assert len(left) == 2


# ---------------------------------------------------------------------- archives


def broken_off(server, guest):
    """Ask for an archive, and be gone before it has begun."""
    cookies = "; ".join(f"{name}={value}" for name, value in guest.cookies().items())
    line = socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.sendall(f"GET /api/me/games HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookies}\r\n\r\n".encode())
    time.sleep(0.005)
    line.close()


def test_archives_that_are_broken_off_leave_nothing_behind(server):
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
    for _ in range(10):
        broken_off(server, ann)
        broken_off(server, bob)
    until(lambda: not server.service.archives._of, "that none is under way")
    assert ann.get("/api/me/games").status_code == 200


def test_archives_fetched_slowly_keep_no_other_address_waiting(server):
    archives = server.service.archives
    for number in range(4):
        archives.begin(["10.0.0.1", f"guest {number}"])
    assert Guest(server.url, "Bob").get("/api/me/games").status_code == 200
    with pytest.raises(Exception, match="Others are downloading"):
        archives.begin(["10.0.0.1", "guest 5"])


# ---------------------------------------------------------------------- forgetting


def test_one_table_that_is_broken_keeps_nobody_from_being_forgotten(server, monkeypatch):
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
    tables = [who.open("me", "friend", is_full=False)["table"] for who in (ann, ann, bob)]
    eraser = server.service.eraser
    whole = eraser._forget_at

    async def forget_at(live, *more):
        if live.row.id == tables[0]:
            raise IndexError
        await whole(live, *more)

    monkeypatch.setattr(eraser, "_forget_at", forget_at)
    for who in (ann, bob):
        assert who.post("/api/me/delete", token=who.post("/api/me/leave").json()["token"]).status_code == 200
    watcher = Guest(server.url, None)

    def names():
        return [watcher.get(f"/api/tables/{id}").json()["seats"][0]["name"] for id in tables]

    until(lambda: names() == ["Ann", "", ""], "the others")


def test_forgetting_takes_no_more_time_than_one_visitor_may(tmp_path):
    with running(tmp_path, bot_workers=1, limits=Limits(lag=1e9, share=20.0, at_once=20.0, patience=60.0)) as server:
        server.service.budget._limits = Limits(share=1e9, at_once=1e9)  # whoever calls is not what is measured
        ann = Guest(server.url, "Ann")
        tables = [ann.open("me", "friend", is_full=False)["table"] for _ in range(8)]
        ann.post("/api/me/delete", token=ann.post("/api/me/leave").json()["token"])
        time.sleep(1.0)
        watcher = Guest(server.url, None)
        left = [id for id in tables if watcher.get(f"/api/tables/{id}").json()["seats"][0]["name"]]
        assert len(left) >= 4  # a table costs 20 of these, and 20 are there each second
