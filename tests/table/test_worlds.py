"""Two worlds over the wire: tables that differ in other seats' secrets alone send one seat the very same bytes."""

from __future__ import annotations

import pytest
from table_positions import NOW, in_production, position
from table_server import Guest, Seat, running

import entrepot
from entrepot.kernel.chance import Keyed, seeded
from entrepot.table import creating, gallery
from entrepot.table.creating import Author, Plan, open_table
from entrepot.table.wire import Clock, SeatWish

SECRET = bytes(range(32))
PLAN = Plan(True, clock=Clock("live", 300, 15), stand_in="uniform")


class World:
    """A server with one table that began in a given position."""

    def __init__(self, server, state, monkeypatch):
        monkeypatch.setattr(creating, "new_table_id", lambda: "same-table")
        self.server = server
        seats = [SeatWish("friend", name=f"P{seat}") for seat in range(int(state.seats))]
        start = state.game.load(state.dump(), Keyed(SECRET))
        author = Author(None, "")
        tables = server.service.tables
        opened = server.run(lambda: open_table(tables, start, SECRET, seats, author, PLAN, is_fork=True))
        stranger = Guest(server.url, None)
        self.keys = [stranger.sit("same-table", key) for key in opened.keys]
        self.seats = [Seat(server.url, "same-table", [key]) for key in self.keys]
        self.spectator = Guest(server.url, None).look("same-table")

    def frames(self, *viewers):
        """Everything that has been sent to some viewers, settled first."""
        for seat in [*self.seats, self.spectator]:
            seat.news()
        found = [self.spectator if viewer is None else self.seats[viewer] for viewer in viewers]
        return [[frame for frame in seat.frames if '"id":"test-' not in frame] for seat in found]


@pytest.fixture
def worlds(tmp_path, monkeypatch):
    for pause in ("PAUSE_SECONDS", "PEOPLE_SECONDS"):  # else what spectators get at once depends on the machine
        monkeypatch.setattr(gallery, pause, 0.0)
    time = {"clock": lambda: NOW, "monotonic": lambda: 0.0}
    with running(tmp_path / "one", **time) as one, running(tmp_path / "two", **time) as two:
        yield one, two


def steps(seat, most):
    """Take up to so many secret steps, then commit."""
    for _ in range(most):
        secret = [choice for choice in seat.choices if choice != "done"]
        if not secret:
            break
        assert seat.act(secret[0])["type"] == "done"
    while "done" not in seat.choices:
        assert seat.act(seat.choices[0])["type"] == "done"
    if seat.push["undo"] and most == 3:
        assert seat.undo(1)["type"] == "done"
    while "done" not in seat.choices:
        assert seat.act(seat.choices[0])["type"] == "done"
    assert seat.act("done")["type"] == "done"


@pytest.mark.parametrize("seed", [1, 2])
def test_secret_production_shows_in_no_byte_and_no_count(worlds, monkeypatch, seed):
    game = entrepot.game("tradejack")
    real = position(game, 4, seed, in_production)
    imagined = real.determinize(0, seeded(seed))
    hands = [state.view(1)["products"] for state in (real, imagined)]
    assert hands[0] != hands[1]
    one, two = [World(server, state, monkeypatch) for server, state in zip(worlds, (real, imagined), strict=True)]
    for seat in (3, 1, 2):  # not everybody goes through the same number of steps in both worlds
        steps(one.seats[seat], 3)
        steps(two.seats[seat], 0)
        assert one.frames(0, None) == two.frames(0, None)
    pushes = [frame for frame in one.frames(0)[0] if '"type":"push"' in frame]
    assert len(pushes) == 1 + 3  # one for each commitment
    assert one.frames(1) != two.frames(1)


def test_who_comes_back_sees_the_same_too(worlds, monkeypatch):
    game = entrepot.game("tradejack")
    real = position(game, 4, 3, in_production)
    one, two = [
        World(server, state, monkeypatch)
        for server, state in zip(worlds, (real, real.determinize(0, seeded(3))), strict=True)
    ]
    steps(one.seats[1], 3)
    steps(two.seats[1], 0)
    again = [Seat(world.server.url, "same-table", [world.keys[0]], 1).frames for world in (one, two)]
    assert again[0] == again[1]
    assert one.seats[0].push["seq"] == two.seats[0].push["seq"]


def test_who_looks_back_sees_the_same_too(worlds, monkeypatch):
    game = entrepot.game("tradejack")
    real = position(game, 4, 1, in_production)
    imagined = real.determinize(0, seeded(1))
    one, two = [World(server, state, monkeypatch) for server, state in zip(worlds, (real, imagined), strict=True)]
    pasts = []
    for world, most in ((one, 3), (two, 0)):
        for seat in (3, 1, 2):  # not everybody goes through the same number of steps in both worlds
            steps(world.seats[seat], most)
        world.frames(0, None)
        for seat in (world.seats[0], world.spectator, world.seats[1]):
            seat.say(type="past", id="past", seq=100)
            seat.until("past")
            pasts.append(seat.frames[-1])
    assert pasts[:2] == pasts[3:5]
    assert pasts[2] != pasts[5]
