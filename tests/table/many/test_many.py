"""Several servers before one PostgreSQL, behind a balancer that takes any of them for each call and each socket.

How long a process may be silent is longer here than it is elsewhere, as the machine may have much else to do.
"""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress

import httpx
import postgres
import pytest
from fleet import fleet
from fleet_players import GONE, LONG, Player, check, play, two
from table_server import Seat, close_all

SILENT = 4.0


@pytest.fixture(scope="module")
def crew(tmp_path_factory):
    folder = tmp_path_factory.mktemp("crew")
    with fleet(folder, 3, silent_seconds=SILENT, private_targets=True) as found:
        yield found


@pytest.fixture(autouse=True)
def all_there(crew):
    yield
    close_all()
    for server in crew.servers:
        if not server.is_there():
            server.start()
    crew.balance()


def leader(crew):
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        with suppress(ValueError, StopIteration, OSError):
            return crew.holder("")
        time.sleep(0.1)
    raise AssertionError("nobody leads")


# ------------------------------------------------------------------ all is well


def test_a_game_is_played_to_its_end_at_any_server(crew):
    ann = crew.guest("Ann")
    opened = ann.open("me", "friend")
    table = opened["table"]
    players = [Player(crew, table, key) for key in opened["keys"]]
    end = time.monotonic() + LONG
    while players[0].seat is None or players[0].seat.push["outcome"] is None:
        assert time.monotonic() < end
        for player in players:
            if player.rng.random() < 0.1:
                player.look()  # at another server, perhaps
            player.act()
        players[0].seat.news()
    check(crew, table, players)
    told = [crew.guest(None, session=ann.cookies()) for _ in range(6)]
    assert {guest.get(f"/api/tables/{table}").json()["status"] for guest in told} == {"over"}
    assert len({guest.get(f"/api/tables/{table}/record").text for guest in told}) == 1
    while ann.get(f"/api/tables/{table}").json()["result"]["unrated"] is None:
        assert time.monotonic() < end, "the result is not settled"
        time.sleep(0.1)


def test_lists_tell_at_each_server_who_is_there(crew):
    table, players = two(crew)
    for player in players:
        player.look()
    ann = crew.guest("Bea")
    ann.sit(table, ann.get("/api/me") and players[0].key, name="Ann")
    for server in crew.servers:
        (info,) = httpx.get(f"{server.url}/api/tables", cookies=ann.cookies(), trust_env=False).json()
        assert [seat["here"] for seat in info["people"]["seats"]] == [True, True]


def test_a_device_that_is_signed_out_is_so_at_each_server(crew):
    ann = crew.guest("Ann")
    (device,) = ann.get("/api/me/devices").json()["devices"]
    assert ann.post("/api/me/devices/out", device=device["id"]).status_code == 401
    kept = {**ann.cookies()}
    assert crew.guest(None, session=kept).get("/api/me").status_code == 401
    for server in crew.servers:
        assert httpx.get(f"{server.url}/api/me", cookies=kept, trust_env=False).status_code == 401


def test_open_tables_are_the_same_at_each_server(crew):
    ann, bob = crew.guest("Ann"), crew.guest("Bob")
    new = {"game": "tradejack", "seats": 2, "level": "easy", "own": "a" * 22, "clock": None, "options": {}}
    opened = ann.post("/api/meetings", **new, hints=False, watch=True, rated=False, starts_in=None)
    assert opened.status_code == 201, opened.text
    id = opened.json()["id"]
    for server in crew.servers:
        listed = httpx.get(f"{server.url}/api/meetings", trust_env=False).json()["meetings"]
        assert [one["id"] for one in listed] == [id]
    assert bob.post(f"/api/meetings/{id}/leave").status_code == 200
    assert ann.post(f"/api/meetings/{id}/leave").json()["status"] == "closed"


def test_an_operator_ends_a_table_that_another_server_has(crew):
    table, players = two(crew)
    play(players, 3)
    words = f'{{"table": "{table}", "reason": "late"}}'
    crew.rows(f"INSERT INTO commands (verb, words, asked, fault) VALUES ('end', '{words}', 0, '')")
    end = time.monotonic() + LONG
    while crew.guest(None).get(f"/api/tables/{table}").json()["status"] != "void":
        assert time.monotonic() < end
        time.sleep(0.1)


# ------------------------------------------------------------------ faults


def test_the_server_that_has_a_table_is_killed(crew):
    """Nothing acknowledged is lost or doubled, and the clocks go on, be those on the walls minutes apart."""
    crew.servers[1].kill()
    crew.servers[1].start(300.0)
    table, players = two(crew, clock={"kind": "live", "bank": 600, "move": 15})
    play(players, 5)
    killed, begin = crew.holder(table), time.monotonic()
    before = people(crew, table)
    killed.kill()
    crew.balance()
    print(f"back after {players[0].look():.2f} s, where a process may be silent for {SILENT} s")
    passed = time.monotonic() - begin
    for then, now in zip(before, people(crew, table), strict=True):
        assert then - passed - 3 <= now <= then + 3
    play(players, 5)
    check(crew, table, players)


def people(crew, table):
    told = crew.guest(None).get(f"/api/tables/{table}").json()["people"]["seats"]
    return [seat["clock"]["left"] for seat in told]


def test_a_server_that_stood_still_stores_nothing_once_others_have_taken_over(crew):
    table, players = two(crew)
    play(players, 4)
    still = crew.holder(table)
    asked = next(player for player in players if player.seat.news() is not None and player.seat.number is not None)
    stale = Seat(still.url, table, [asked.key])
    os.kill(still.pid, signal.SIGSTOP)
    try:
        crew.balancer.ports = [server.port for server in crew.servers if server is not still]
        stale.say(type="act", seat=stale.push["seat"], prompt=stale.number, id="late", action=stale.choices[0])
        for player in players:
            player.look()
        play(players, 4)
    finally:
        os.kill(still.pid, signal.SIGCONT)
    with suppress(*GONE):
        while True:
            assert stale.hear().get("type") != "done"
    play(players, 2)
    check(crew, table, players)
    end = time.monotonic() + LONG
    while still.is_there():
        assert time.monotonic() < end, "it goes on, though the others have taken over"
        time.sleep(0.05)


def test_the_database_is_started_anew_and_connections_are_cut(crew):
    table, players = two(crew)
    play(players, 3)
    pids = [server.pid for server in crew.servers]
    postgres.server().stop()
    postgres.server().start()
    play(players, 3)
    crew.rows("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'entrepot'")
    play(players, 3)
    check(crew, table, players)
    assert all(server.is_there() for server in crew.servers)
    assert [server.pid for server in crew.servers] == pids


def test_the_server_that_leads_is_killed(crew):
    """What waited in the database is taken up by another."""
    opened = crew.guest("Ann").post(
        "/api/meetings",
        game="tradejack",
        seats=2,
        level="easy",
        own="b" * 22,
        clock=None,
        options={},
        hints=False,
        watch=True,
        rated=False,
        starts_in=None,
    )
    killed = leader(crew)
    killed.kill()
    crew.balance()
    end = time.monotonic() + LONG
    while True:
        answer = crew.guest(None).get("/api/meetings")
        if answer.status_code == 200:
            break
        assert time.monotonic() < end
        time.sleep(0.2)
    assert [one["id"] for one in answer.json()["meetings"]] == [opened.json()["id"]]
    assert leader(crew).pid != killed.pid
