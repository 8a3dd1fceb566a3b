"""Stepping back during a game: a viewer is shown once more what it was shown, to the byte, and nothing else."""

from __future__ import annotations

import json
import random

import pytest
from table_server import Guest, Seat, running

from entrepot.kernel.registry import game_modules
from entrepot.table.looking_back import MOST_SEEN

GAMES = sorted(set(game_modules()) - {"haggle"})


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("looking-back")) as found:
        yield found


def pushes(seat):
    """By its number, what each push has shown."""
    found = {}
    for frame in map(json.loads, seat.frames):
        if frame["type"] == "push":
            shown = {name: frame[name] for name in ("seq", "events", "view", "text")}
            found[frame["seq"]] = {**shown, "message": frame["prompt"]["message"], "first": frame["first"]}
    return found


def past(seat, seq):
    seat.say(type="past", id="past", seq=seq)
    return seat.until("past")


def whole_past(seat):
    """Everything that a seat was shown, in stretches from the newest on."""
    found, last = {}, seat.push["seq"]
    while last > 0:
        stretch = past(seat, last)
        assert stretch["seat"] == seat.push["seat"]
        assert len(stretch["seen"]) <= MOST_SEEN
        found |= {seen["seq"]: seen for seen in stretch["seen"]}
        last = min(last, *found) - 1
    return found


def play(seats, count, rng):
    """Answer so many questions at random, and take some back."""
    for _ in range(count):
        for seat in seats:
            seat.news()
        asked = [seat for seat in seats if seat.number is not None]
        if not asked:
            return
        seat = rng.choice(asked)
        if seat.push["undo"] and rng.random() < 0.25:
            assert seat.undo(1)["type"] == "done"
        else:
            assert seat.act(rng.choice(seat.choices))["type"] == "done"
    for seat in seats:
        seat.news()


@pytest.mark.parametrize("game", GAMES)
def test_the_past_of_a_viewer_is_what_it_was_shown(server, game):
    ann = Guest(server.url)
    opened = ann.open("me", "friend", "friend", game=game)
    seats = [ann.look(opened["table"], key) for key in opened["keys"]]
    play(seats, 60, random.Random(game))
    for seat in seats:
        shown, again = pushes(seat), whole_past(seat)
        start = min(shown)
        assert shown.pop(start)["first"] == 1  # that the friends had sat down came with the beginning, at once
        assert sorted(again) == [*range(1, start + 1), *sorted(shown)]
        assert len(again) > MOST_SEEN
        for seq, push in shown.items():
            assert push.pop("first") == seq
            assert again[seq] == push
    spectator = Guest(server.url, None).look(opened["table"])
    again = whole_past(spectator)
    assert len(again) > MOST_SEEN
    assert again[spectator.push["seq"]]["view"] == spectator.push["view"]
    assert past(spectator, 9999)["seen"][-1] == again[spectator.push["seq"]]
    assert all(seen["view"]["seat"] is None for seen in again.values())


def test_a_screen_looks_back_from_the_seat_that_looks_alone(server):
    ann = Guest(server.url)
    opened = ann.open("screen", "screen")
    screen = Seat(server.url, opened["table"], opened["keys"])
    screen.until("curtain")
    screen.say(type="past", id="past", seq=1)
    assert screen.until("past", "refused")["code"] == "not-yours"
    screen.say(type="lift", seat=1, seq=0)
    screen.until("push")
    assert past(screen, 1)["seat"] == 1
    assert past(screen, 1)["seen"][0]["view"]["seat"] == 1
