"""One screen: nobody is called to it for an only choice that all can see, and for every other one they are."""

from __future__ import annotations

import json
import random

import pytest
from table_positions import NOW
from table_server import Guest, Seat, running

import entrepot
from entrepot.kernel.audience import TABLE
from entrepot.kernel.chance import Keyed, seeded
from entrepot.table import creating, gallery
from entrepot.table.creating import Author, Plan, open_table
from entrepot.table.wire import SeatWish

SECRET = bytes(range(32))


def last_choice(game, seats, seed, leads):
    """Play at random until one more action leads to what is wished; return that position, the seat and its action."""
    rng = random.Random(seed)
    state = game.new(seats, seed)
    while True:
        seat = rng.choice(state.actors())
        action = rng.choice(state.legal(seat))
        before = state.copy()
        state.apply(seat, action)
        assert not state.over
        if leads(before, seat, action, state):
            return before, seat, action


def is_passed_over(before, seat, action, state):
    return state.forced_seat() not in (TABLE, seat)


def asks_for_morale(state, seat, most):
    """Another seat than this one alone is asked for morale cards, and has so many choices or fewer."""
    actors = state.actors()
    return state.top().name == "morale" and seat not in actors and len(state.legal(actors[0])) <= most


def another_world(before, seat, action):
    """A position that the seat cannot tell apart, in which who is asked next has a choice; None if there is none."""
    for number in range(40):
        other = before.determinize(seat, seeded(number))
        if action in other.legal(seat):
            after = other.copy()
            after.apply(seat, action)
            if asks_for_morale(after, seat, 99) and not asks_for_morale(after, seat, 1):
                return other
    return None


def open_at(server, state, kinds, monkeypatch):
    """Begin a table in a position; return the keys."""
    monkeypatch.setattr(creating, "new_table_id", lambda: "same-table")
    wishes = [SeatWish(kind, name=f"P{seat}") for seat, kind in enumerate(kinds)]
    start = state.game.load(state.dump(), Keyed(SECRET))
    tables = server.service.tables
    plan = Plan(True, stand_in="uniform")
    return server.run(lambda: open_table(tables, start, SECRET, wishes, Author(None, ""), plan, is_fork=True)).keys


def lift(screen, seat):
    screen.say(type="lift", seat=seat, seq=0)
    screen.wait(lambda it: it.push.get("seat") == seat and it.number is not None)


def play(server, state, seat, action, monkeypatch):
    """At a table with one screen for all, let a seat do that; return the screen."""
    keys = open_at(server, state, ["screen"] * state.seats, monkeypatch)
    screen = Seat(server.url, "same-table", keys)
    screen.until("curtain")
    lift(screen, seat)
    assert screen.act(state.game.text(action))["type"] == "done"
    return screen


@pytest.fixture
def server(tmp_path):
    with running(tmp_path) as found:
        yield found


def curtains(screen):
    said = [json.loads(frame) for frame in screen.frames]
    return [message["seat"] for message in said if message["type"] == "curtain"]


@pytest.mark.parametrize(("id", "seed"), [("trade_and_triumph", 2), ("price_of_power", 0)])
def test_nobody_is_called_for_an_only_choice_that_all_can_see(server, monkeypatch, id, seed):
    game = entrepot.game(id)
    state, seat, action = last_choice(game, 3, seed, is_passed_over)
    after = state.copy()
    after.apply(seat, action)
    forced = after.forced_seat()
    only = game.text(after.legal(forced)[0])
    after.apply(forced, after.legal(forced)[0])
    screen = play(server, state, seat, action, monkeypatch)
    screen.wait(lambda it: any("only-choice" in frame for frame in it.frames))
    lift(screen, after.actors()[0])
    assert forced not in curtains(screen)
    told = [event["say"] for event in screen.push["events"]]
    assert [words["args"]["name"] for words in told if words["id"] == "table-event-only-choice"] == [
        {"name": f"P{forced}"}
    ]
    rows = server.run(lambda: server.service.storage.actions("same-table"))
    assert [(row.kind, row.seat, row.words) for row in rows[-2:]] == [
        ("act", seat, game.text(action)),
        ("act", forced, only),
    ]


def test_who_sits_at_a_screen_of_their_own_is_asked_all_the_same(server, monkeypatch):
    game = entrepot.game("price_of_power")
    state, seat, action = last_choice(game, 3, 0, is_passed_over)
    keys = open_at(server, state, ["friend"] * 3, monkeypatch)
    keys = [Guest(server.url, None).sit("same-table", key) for key in keys]
    seats = [Seat(server.url, "same-table", [key]) for key in keys]
    assert seats[seat].act(game.text(action))["type"] == "done"
    after = state.copy()
    after.apply(seat, action)
    other = seats[after.forced_seat()]
    other.wait(lambda it: it.number is not None)
    assert len(other.choices) == 1


def test_what_only_its_seat_knows_to_be_an_only_choice_shows_nowhere(tmp_path, monkeypatch):
    """In one world the next seat can play a card, in the other it cannot: the screen is called to it in both."""
    for pause in ("PAUSE_SECONDS", "PEOPLE_SECONDS"):
        monkeypatch.setattr(gallery, pause, 0.0)
    game = entrepot.game("tradewarz")
    state, seat, action = last_choice(
        game,
        3,
        0,
        lambda before, seat, action, after: (
            asks_for_morale(after, seat, 1) and another_world(before, seat, action) is not None
        ),
    )
    time = {"clock": lambda: NOW, "monotonic": lambda: 0.0}
    heard = []
    for world in (state, another_world(state, seat, action)):
        with running(tmp_path / str(len(heard)), **time) as server:
            screen = play(server, world, seat, action, monkeypatch)
            watcher = Guest(server.url, None).look("same-table")
            screen.news()
            called = curtains(screen)[-1]
            heard.append([frame for frame in [*screen.frames, *watcher.frames] if '"id":"test-' not in frame])
            lift(screen, called)
            heard[-1].append(called)
            heard.append(len(screen.choices) == 1)
    assert heard[0] == heard[2]
    assert heard[1] is not heard[3]
