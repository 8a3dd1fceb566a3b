"""The socket's messages, one promise after another, against a real server."""

from __future__ import annotations

import asyncio
import itertools
import json
import time

import pytest
from table_server import Guest, Seat, running
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from entrepot.table.connections import head_of
from entrepot.table.limits import Limits
from entrepot.table.outgoing import Outgoing
from entrepot.table.seating import Seating


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("protocol")) as found:
        yield found


class Three:
    """A table of three people, each with a socket."""

    def __init__(self, server, **more):
        self.ann = Guest(server.url)
        self.opened = self.ann.open("me", "friend", "friend", **more)
        self.id = self.opened["table"]
        self.seats = [self.ann.look(self.id, key) for key in self.opened["keys"]]

    @property
    def asked(self):
        """The seat that is asked first, once all that is under way has arrived."""
        for seat in self.seats:
            seat.news()
        return next(seat for seat in self.seats if seat.number is not None)

    def auction(self):
        """Play on until a bid may be raised: bidding can be taken back by nobody."""
        while not any(choice.startswith("bid") for choice in self.asked.choices):
            self.asked.act(self.asked.choices[0])

    def production(self):
        """Pass every auction until products are laid down."""
        while not any(choice == "done" for choice in self.asked.choices):
            seat = self.asked
            seat.act("pass" if "pass" in seat.choices else seat.choices[0])


@pytest.fixture
def three(server):
    return Three(server)


def test_done_comes_right_behind_the_push_that_the_action_made(three):
    seat = three.asked
    before = len(seat.frames)
    assert seat.act(seat.choices[0])["type"] == "done"
    assert [frame[:15] for frame in seat.frames[before:]] == ['{"type":"push",', '{"type":"done",']


def test_a_repeated_id_gets_its_first_answer_and_does_nothing(three):
    seat = three.asked
    prompt = seat.number
    assert seat.act("pass", id="one")["type"] == "done"
    seq = seat.push["seq"]
    assert seat.act("pass", prompt=prompt, id="one") == {"type": "done", "id": "one"}
    refused = seat.act("nonsense", prompt=prompt, id="two")
    assert seat.act("pass", prompt=prompt, id="two") == refused
    seat.news()
    assert seat.push["seq"] == seq


def test_an_old_prompt_is_refused_and_nothing_changes(three):
    seat = three.asked
    refused = seat.act(seat.choices[0], prompt=seat.number + 1)
    assert (refused["type"], refused["code"]) == ("refused", "stale")
    assert seat.act(seat.choices[0])["type"] == "done"


def test_a_refusal_names_the_clause_and_why_tells_it_beforehand(three):
    three.auction()
    seat = three.asked
    seat.say(type="why", seat=seat.push["seat"], id="w", action="bid 400")
    why = seat.answer("w")
    refused = seat.act("bid 400")
    assert (refused["code"], refused["clause"]) == ("illegal", why["clause"])
    assert refused["message"] == why["message"]
    assert why["clause"].startswith("TJ-")
    seat.say(type="why", seat=seat.push["seat"], id="v", action=seat.choices[0])
    assert seat.answer("v") == {"type": "why", "id": "v", "clause": "", "message": None}


def test_nobody_acts_for_a_seat_whose_key_he_has_not(three):
    asked = three.asked
    other = next(seat for seat in three.seats if seat is not asked)
    refused = other.act(asked.choices[0], prompt=asked.number, seat=asked.push["seat"])
    assert refused["code"] == "not-yours"
    watcher = three.ann.look(three.id)
    assert watcher.push["seat"] is None
    assert watcher.push["actions"] == []
    assert watcher.act(asked.choices[0], prompt=asked.number, seat=asked.push["seat"])["code"] == "not-yours"
    assert asked.news() == []


def test_a_seat_that_is_not_asked_is_told_whose_turn_it_is(three):
    asked = three.asked
    other = next(seat for seat in three.seats if seat is not asked)
    assert other.push["prompt"]["number"] is None
    assert other.push["prompt"]["message"]["id"] == "kernel-wait-for"
    refused = other.act("pass")
    assert (refused["code"], refused["message"]["id"]) == ("illegal", "kernel-refused-not-your-turn")


def test_undo_goes_back_to_the_barrier_and_prompts_are_never_used_again(three):
    three.production()
    seat = next(s for s in three.seats if any(choice.startswith("sell") for choice in s.choices))
    numbers, first = [seat.number], seat.push["view"]
    choices = seat.choices
    for _ in range(2):
        assert seat.act(next(choice for choice in seat.choices if choice.startswith("sell")))["type"] == "done"
        numbers.append(seat.number)
    assert seat.push["undo"] == 2
    assert seat.undo(3)["code"] == "undo-too-many"
    assert seat.undo(2)["type"] == "done"
    numbers.append(seat.number)
    assert (seat.push["view"], seat.choices) == (first, choices)
    assert len(set(numbers)) == len(numbers)
    assert numbers == sorted(numbers)
    assert seat.push["events"][-1]["kind"] == "undone"
    assert seat.undo(1)["code"] == "nothing-to-undo"


def test_undo_takes_back_what_was_on_the_screen_and_not_what_was_done_since(three):
    """Pressed on a dead line, it arrives after the same person has played on from elsewhere."""
    three.production()
    seat = next(s for s in three.seats if any(choice.startswith("sell") for choice in s.choices))
    for _ in range(2):
        pressed = seat.number
        assert seat.act(next(choice for choice in seat.choices if choice.startswith("sell")))["type"] == "done"
    view = seat.push["view"]
    assert seat.undo(1, prompt=pressed)["code"] == "stale"
    assert seat.push["view"] == view
    assert seat.undo(1, prompt=seat.number)["type"] == "done"


def test_secret_steps_and_their_undo_send_nothing_to_the_others(three):
    three.production()
    seat = next(s for s in three.seats if any(choice.startswith("sell") for choice in s.choices))
    watcher = three.ann.look(three.id)
    others = [*(s for s in three.seats if s is not seat), watcher]
    for other in others:
        other.news()
    assert seat.act(next(choice for choice in seat.choices if choice.startswith("sell")))["type"] == "done"
    assert seat.undo(1)["type"] == "done"
    assert [other.news() for other in others] == [[], [], []]
    assert seat.act("done")["type"] == "done"
    told = [["push", "people"], ["push", "people"], ["push"]]  # who is waited for is not a secret
    assert [[m["type"] for m in other.news()] for other in others] == told


def test_hello_with_a_number_gets_one_push_with_everything_since(three):
    seat = three.asked
    key = three.opened["keys"][seat.push["seat"]]
    seen, told = seat.push["seq"], []
    for _ in range(6):
        acting = three.asked
        acting.act(acting.choices[0])
    seat.news()
    for push in (m for m in map(parsed, seat.frames) if m["type"] == "push" and m["seq"] > seen):
        told += push["events"]
    back = three.ann.look(three.id, key, seq=seen)
    assert back.push["events"] == told
    assert {**back.push, "events": [], "first": 0} == {**seat.push, "events": [], "first": 0}
    assert back.news() == []
    whole = three.ann.look(three.id, key)
    assert whole.push["events"][-len(told) :] == told
    assert whole.push["events"][0]["kind"] == "began"
    same = three.ann.look(three.id, key, seq=seat.push["seq"])
    assert same.push["events"] == []


def parsed(frame):
    return json.loads(frame)


def test_a_key_may_be_used_from_several_places_at_once(three):
    seat = three.asked
    other = three.ann.look(three.id, three.opened["keys"][seat.push["seat"]])
    assert other.act(other.choices[0])["type"] == "done"
    seat.until("push")
    assert seat.push["view"] == other.push["view"]
    assert seat.push["prompt"] == other.push["prompt"]


def test_everybody_hears_chat_and_whoever_comes_later_reads_it(three):
    three.seats[1].say(type="chat", text="well met")
    heard = three.seats[2].until("chat")
    assert (heard["seat"], heard["text"]) == (1, "well met")
    late = three.ann.look(three.id)
    assert late.said == ["well met"]
    back = three.ann.look(three.id, seq=late.push["seq"])
    assert back.said == ["well met"]
    back.say(type="hello", keys=[], chat=False)
    back.news()
    assert back.said == ["well met"]
    late.say(type="chat", text="spam")
    assert late.until("refused")["code"] == "not-yours"


def test_a_name_and_a_taken_seat_are_told_to_all(server):
    ann = Guest(server.url)
    opened = ann.open("me", "friend", is_full=False)
    seat = ann.look(opened["table"], opened["keys"][0])
    assert seat.table["status"] == "waiting"
    bob = Guest(server.url, "Bob")
    bob.sit(opened["table"], opened["keys"][1])
    (event,) = seat.until("push")["events"]
    assert event["say"] == {"id": "table-event-seat-taken", "args": {"name": {"name": "Bob"}, "number": 2}}
    told = seat.until("table")
    assert told["status"] == "playing"
    assert told["seats"][1] == {"kind": "friend", "name": "Bob", "taken": True, "bot": None}
    assert [info["id"] for info in bob.get("/api/tables").json()] == [opened["table"]]


def test_without_leave_nobody_looks_on(server):
    ann = Guest(server.url)
    opened = ann.open("me", "bot:uniform", watch=False)
    for keys in ([], ["wrong"], ["wrong", "worse"]):
        intruder = Seat(server.url, opened["table"], None)
        intruder.say(type="hello", keys=keys)
        assert intruder.hear()["code"] in ("no-spectators", "bad-key")
        with pytest.raises(ConnectionClosed):
            intruder.hear()
    player = Seat(server.url, opened["table"], None)  # each key is judged alone
    player.say(type="hello", keys=["wrong", opened["keys"][0]])
    assert player.until("table")["keys_for"] == [None, 0]
    assert player.until("push")["seat"] == 0


def test_an_unknown_table_is_told_before_the_socket_closes(server):
    seat = Seat(server.url, "no-such-table", None)
    seat.say(type="hello", keys=[])
    assert seat.hear()["code"] == "no-table"
    with pytest.raises(ConnectionClosed):
        seat.hear()


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        '{"type":"act"}',
        '{"type":"strange"}',
        '{"type":"act","seat":-1,"prompt":1,"id":"x","action":"pass"}',
        '{"type":"act","seat":0,"prompt":1,"id":"x","action":"pass","more":1}',
        '{"type":"act","seat":0,"prompt":1,"id":"' + "x" * 65 + '","action":"pass"}',
        '{"type":"chat","text":"' + "x" * 501 + '"}',
        '{"type":"act","seat":0,"prompt":1e99,"id":"x","action":"pass"}',
        "[" * 10_000,
    ],
)
def test_what_cannot_be_read_is_refused_and_changes_nothing(three, frame):
    seat = three.asked
    seat.socket.send(frame)
    assert seat.until("refused")["code"] == "bad-message"
    assert seat.act(seat.choices[0])["type"] == "done"


def test_bytes_are_no_message(three):
    seat = three.asked
    seat.socket.send(b"\x00\xff")
    assert seat.until("refused")["code"] == "bad-message"


def test_the_first_message_is_hello(server, three):
    seat = Seat(server.url, three.id, None)
    seat.say(type="act", seat=0, prompt=1, id="x", action="pass")
    assert seat.hear()["code"] == "hello-first"


def test_an_oversized_frame_closes_its_socket_alone(three):
    seat, other = three.seats[0], three.seats[1]
    seat.socket.send('{"type":"chat","text":"' + "x" * 100_000 + '"}')
    assert seat.to_end()[1] == 1009
    other.say(type="chat", text="still here")
    assert other.until("chat")["text"] == "still here"


def test_a_flood_is_refused_then_cut_off_and_the_table_goes_on(tmp_path):
    with running(tmp_path, limits=Limits(lag=1e9)) as server:
        three = Three(server)
        flooder = three.seats[0]
        try:
            for number in range(2_000):
                flooder.say(type="chat", text=f"{number}")
        except ConnectionClosed:
            pass
        assert flooder.to_end()[1] in (0, 1008)  # the last word may be lost on the way
        three.seats[1].say(type="chat", text="at last")
        while three.seats[1].until("chat")["text"] != "at last":
            pass


def test_who_is_too_fast_is_told_when_to_try_again(tmp_path):
    with running(tmp_path, limits=Limits(share=1.0, at_once=100.0, patience=0.0, lag=1e9)) as server:
        three = Three(server)
        seat = three.seats[1]
        for bucket in server.service.budget._buckets.values():
            bucket.left = 0.3  # as after many calls, however slow the machine
        seat.say(type="why", seat=1, id="w", action="pass")
        refused = seat.until("refused")
        assert (refused["code"], refused["id"]) == ("too-fast", "w")
        assert refused["retry_after"] >= 1
        assert refused["message"]["args"]["seconds"] == refused["retry_after"]
        time.sleep(refused["retry_after"])
        seat.say(type="why", seat=1, id="again", action="pass")
        assert seat.answer("again")["type"] == "why"


def test_who_has_acted_is_asked_anew_even_if_the_same_choices_come_again(server):
    three = Three(server)
    used = {}
    for _ in range(60):
        seat = three.asked
        number, choices = (seat.push["seat"], seat.number), seat.choices
        assert number not in used
        used[number] = choices
        assert seat.act("pass" if "pass" in choices else choices[-1])["type"] == "done"
        assert seat.act("pass", prompt=number[1])["code"] == "stale"
    asked = [choices for (seat, _), choices in sorted(used.items()) if seat == 0]
    assert any(one == two for one, two in itertools.pairwise(asked))


def test_the_table_as_text_is_sent_to_whoever_reads_it(three):
    seat = three.asked
    key = three.opened["keys"][seat.push["seat"]]
    assert seat.push["text"] != []
    drawn = three.ann.look(three.id)
    drawn.say(type="hello", keys=[key], text=False)
    drawn.until("push")
    assert drawn.push == {**seat.push, "text": [], "first": 1, "events": drawn.push["events"]}
    assert seat.act(seat.choices[0])["type"] == "done"
    drawn.until("push")
    assert (drawn.push["text"], drawn.push["view"]) == ([], seat.push["view"])
    drawn.say(type="hello", keys=[key], seq=drawn.push["seq"])
    drawn.until("push")
    assert drawn.push == {**seat.push, "events": [], "first": seat.push["seq"] + 1}


def test_who_comes_in_while_the_table_breaks_is_sent_away_to_come_back(server, monkeypatch):
    ann = Guest(server.url)
    opened = ann.open("me", "bot:thrifty")
    come = Seating.come

    async def broken_meanwhile(self, table, *more):
        await come(self, table, *more)
        table.broken = True

    monkeypatch.setattr(Seating, "come", broken_meanwhile)
    seat = Seat(server.url, opened["table"], None)
    seat.say(type="hello", keys=opened["keys"][:1], seq=0)
    assert seat.to_end()[1] == 1012


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_what_goes_straight_to_a_socket_is_framed_as_the_library_does(size):
    assert head_of(size) + bytes(size) == Frame(Opcode.TEXT, bytes(size)).serialize(mask=False)


def test_what_waits_for_a_socket_is_taken_all_at_once_and_in_order():
    async def taken():
        outgoing = Outgoing()
        waiting = asyncio.create_task(outgoing.wait())
        await asyncio.sleep(0)
        for item in ("one", "two", 1012, 1012):
            outgoing.put(item)
        await asyncio.wait_for(waiting, 5)
        return outgoing.take(), len(outgoing)

    assert asyncio.run(taken()) == (["one", "two", 1012, 1012], 0)
