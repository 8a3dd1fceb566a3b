"""One screen, several people: only the seat that lifted the curtain is shown."""

from __future__ import annotations

import pytest
from table_server import Guest, running


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("screen")) as found:
        yield found


def screen(server, *kinds, options=None):
    ann = Guest(server.url)
    opened = ann.open(*kinds, options=options or {"first-player": "seat-1"})
    return opened, ann.look(opened["table"], *[key for key in opened["keys"] if key is not None])


def lift(seat, number, seq=0):
    seat.say(type="lift", seat=number, seq=seq)
    seat.wait(lambda it: it.push.get("seat") == number and it.number is not None)


def test_nothing_is_shown_until_a_curtain_is_lifted(server):
    _, seat = screen(server, "screen", "screen")
    assert seat.table["seats_held"] == [0, 1]
    curtain = seat.until("curtain")
    assert seat.news() == []
    assert not any('"push"' in frame for frame in seat.frames)
    lift(seat, curtain["seat"])
    assert seat.push["seat"] == curtain["seat"]
    assert seat.push["events"][0]["kind"] == "began"


def test_the_curtain_passes_on_when_another_is_asked(server):
    _, seat = screen(server, "screen", "screen")
    first = seat.until("curtain")["seat"]
    lift(seat, first)
    assert seat.act(seat.choices[0])["type"] == "done"
    assert seat.until("curtain")["seat"] == 1 - first
    assert seat.push["seat"] == first  # the last thing shown is what came of its own action
    before = len(seat.frames)
    lift(seat, 1 - first)
    assert [kind(frame) for frame in seat.frames[before:]] == ["push"]


def kind(frame):
    return frame.partition('"type":"')[2].partition('"')[0]


def test_the_screen_changes_hands_in_auctions_only_for_who_can_choose(server):
    """Who cannot bid is not asked, as all can see that: the screen goes past them."""
    _, seat = screen(server, "screen", "screen", "screen")
    count = 0
    lift(seat, seat.until("curtain")["seat"])
    while seat.push["view"]["round"] == 1:
        if "pass" in seat.choices:
            count += 1
            assert len(seat.choices) > 1
        assert seat.act(next((choice for choice in seat.choices if choice != "pass"), "pass"))["type"] == "done"
        called = [message["seat"] for message in seat.news() if message["type"] == "curtain"]
        if called:
            lift(seat, called[-1])
    assert count > 3


def test_only_the_seat_that_looks_is_sent(server):
    opened, seat = screen(server, "screen", "friend", "screen", options={"first-player": "seat-2"})
    other = Guest(server.url, "Bob").look(opened["table"], opened["keys"][1])
    seat.say(type="lift", seat=0)
    seat.until("push")
    assert other.act(other.choices[0])["type"] == "done"
    pushed = [message["seat"] for message in seat.news() if message["type"] == "push"]
    assert set(pushed) == {0}
    seat.say(type="drop")
    seat.news()
    while other.number is not None:
        other.act(other.choices[0])
    assert [message for message in seat.news() if message["type"] == "push"] == []


def test_lifting_again_brings_what_happened_since(server):
    _, seat = screen(server, "screen", "screen")
    first = seat.until("curtain")["seat"]
    lift(seat, first)
    seen = seat.push["seq"]
    seat.act(seat.choices[0])
    latest = seat.push
    seat.say(type="lift", seat=first, seq=seen)
    again = seat.until("push")
    assert again == latest
    seat.say(type="lift", seat=first, seq=latest["seq"])
    assert seat.until("push") == {**latest, "events": [], "first": latest["seq"] + 1}


def test_in_simultaneous_choices_each_lifts_in_turn(server):
    _, seat = screen(server, "screen", "screen", "screen")
    looked = [seat.until("curtain")["seat"]]
    while True:
        lift(seat, looked[-1])
        if "done" in seat.choices:
            break
        seat.act("pass" if "pass" in seat.choices else seat.choices[0])
        if seat.number is None:
            looked.append(seat.until("curtain")["seat"])
    order = [seat.push["seat"]]
    for _ in range(2):
        assert seat.act("done")["type"] == "done"
        order.append(seat.until("curtain")["seat"])
        lift(seat, order[-1])
        assert "done" in seat.choices
    assert sorted(order) == [0, 1, 2]


def test_a_seat_that_is_not_on_the_screen_cannot_be_lifted(server):
    _, seat = screen(server, "screen", "bot:uniform", "screen")
    seat.say(type="lift", seat=1)
    assert seat.until("refused")["code"] == "not-yours"
