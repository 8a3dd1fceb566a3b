"""Who is there, whose time is up, who stands in for whom, and what people agree on: a table that waits for nobody."""

from __future__ import annotations

import asyncio
import json
import time

import pytest
from fake_time import FakeTime
from table_process import Forked
from table_server import IDS, Guest, Near, close_all, running

from entrepot.table import bots, gallery, presence
from entrepot.table.columns import SEATS, TABLES
from entrepot.words import catalogue

LIVE = {"kind": "live", "bank": 300, "move": 15}
DAYS = {"kind": "days", "bank": 36 * 3600, "move": 12 * 3600, "cap": 5 * 86_400, "sleep": {"first": 23, "last": 7}}
FIRST = {"first-player": "seat-1"}


class Table:
    """A table with a seat for each name. Its sockets are in `seats`, as far as somebody has come."""

    def __init__(self, server, names=("Ann", "Bob"), bots=0, come=True, **more):
        self.server = server
        self.guests = [Guest(server.url, name) for name in names]
        kinds = ["me", *["friend"] * (len(names) - 1), *["bot:uniform"] * bots]
        more = {"options": FIRST, "stand_in": "uniform", **more}
        self.opened = self.guests[0].open(*kinds, is_full=False, **more)
        self.id, self.keys = self.opened["table"], list(self.opened["keys"])
        self.seats = {}
        if come:
            for at, guest in enumerate(self.guests[1:], 1):
                self.keys[at] = guest.sit(self.id, self.keys[at])
            for at in range(len(names)):
                self.come(at)

    def come(self, at, **hello):
        """Look from a seat; with `people` unless it is said otherwise."""
        seat = self.guests[at].look(self.id)
        seat.say(type="hello", keys=[self.keys[at]], **{"people": True, **hello})
        seat.until("table")
        seat.until("push")
        self.seats[at] = seat
        return seat

    @property
    def info(self):
        return self.guests[0].get(f"/api/tables/{self.id}").json()

    @property
    def people(self):
        return self.info["people"]

    def left(self, at):
        return self.people["seats"][at]["clock"]["left"]

    def do(self, at, deed, whom=None, id=None):
        """Do something beside the game, and return the answer."""
        id = id or next(IDS)
        self.seats[at].say(type="arrange", seat=at, id=id, do=deed, whom=whom)
        return self.seats[at].answer(id)

    def code(self, at, deed, whom=None):
        answer = self.do(at, deed, whom)
        return answer.get("code", answer["type"])

    def tick(self):
        """Have the clocks looked at, and return once what follows is stored."""
        self.server.run(self.server.service.timekeeper.look)
        self.server.run(self.server.service.storage.writer.run)

    def wait(self, seconds):
        self.server.run(lambda: asyncio.sleep(seconds))

    def log(self):
        rows = self.server.run(lambda: self.server.service.storage.actions(self.id))
        return [(row.kind, row.seat, row.words) for row in rows]

    def told(self):
        return [words for kind, _, words in self.log() if kind == "seat"]

    def until(self, ready, what):
        end = time.monotonic() + 60
        while not ready():
            assert time.monotonic() < end, what
            self.server.run(lambda: asyncio.sleep(0.02))


@pytest.fixture
def clock():
    return FakeTime()


@pytest.fixture
def server(tmp_path, clock, monkeypatch):
    monkeypatch.setattr(bots, "BotProcess", Near)
    with running(tmp_path, clock=clock.wall, monotonic=clock.monotonic, bot_workers=1) as found:
        yield found


# ---------------------------------------------------------------------- who is there


def test_who_comes_and_goes_is_told_to_those_who_sit_there(server, monkeypatch):
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.2)
    table = Table(server, come=False)
    ann = table.come(0)
    assert [seat["here"] for seat in ann.table["people"]["seats"]] == [True, False]
    table.keys[1] = table.guests[1].sit(table.id, table.keys[1])
    bob = table.come(1)
    while not ann.until("people")["seats"][1]["here"]:
        pass
    bob.close()
    gone = ann.until("people")["seats"][1]
    assert not gone["here"]
    assert gone["seen"].endswith("Z")


def test_whoever_loads_a_page_anew_was_never_away(server):
    table = Table(server)
    ann, bob = table.seats.values()
    ann.news()
    bob.close()
    table.come(1)
    assert [message["type"] for message in ann.news() if message["type"] == "people"] == []
    assert table.people["seats"][1]["here"]


def test_who_only_looks_on_is_not_told_each_coming_and_going(server, monkeypatch):
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    monkeypatch.setattr(gallery, "PEOPLE_SECONDS", 3600.0)  # it is over when this test says so
    table = Table(server)
    eve = Guest(server.url, "Eve").look(table.id)
    for _ in range(5):
        table.seats[1].close()
        table.until(lambda: not table.people["seats"][1]["here"], "Bob's going")
        table.come(1)
    server.run(lambda: told_now(server.service.tables.in_memory(table.id).gallery))
    told = [message for message in eve.news() if message["type"] == "people"]
    assert len(told) == 1
    assert told[0]["seats"][1]["here"]


async def told_now(gallery):
    """End the wait from one news of people to the next."""
    gallery._people_timer.cancel()
    gallery._tell_people()


def test_where_nobody_is_the_list_says_when_somebody_last_was(server, monkeypatch):
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    table = Table(server)
    for seat in table.seats.values():
        seat.close()
    table.until(lambda: not any(seat["here"] for seat in table.people["seats"]), "both gone")
    before = table.people["seats"]
    server.run(lambda: drop(server, table.id))
    assert [seat["seen"] for seat in table.people["seats"]] == [seat["seen"] for seat in before] != [None, None]
    [listed] = table.guests[0].get("/api/tables").json()
    assert listed["people"]["seats"] == before


async def drop(server, id):
    live = server.service.tables.in_memory(id)
    live.retire()
    del server.service.tables._live[id]


# ---------------------------------------------------------------------- clocks


def test_a_clock_runs_for_who_is_asked_and_for_nobody_else(server, clock):
    table = Table(server, clock=LIVE)
    assert [table.left(0), table.left(1)] == [315, 300]  # whoever is asked first has the first 15 seconds
    clock.run(40)
    assert [table.left(0), table.left(1)] == [275, 300]
    assert [seat["clock"]["runs"] for seat in table.people["seats"]] == [True, False]
    table.seats[0].act("pass")
    clock.run(10)
    assert table.people["waiting"] == [1]
    assert [table.left(0), table.left(1)] == [275, 300 + 15 - 10]


def test_no_time_runs_before_everybody_has_come(server, clock):
    table = Table(server, come=False, clock=LIVE)
    table.come(0)
    clock.run(1000)
    assert table.left(0) == 315
    table.keys[1] = table.guests[1].sit(table.id, table.keys[1])
    clock.run(5)
    assert table.left(0) == 310


def test_when_time_is_up_a_bot_plays_on_and_its_owner_takes_the_seat_back(server, clock):
    table = Table(server, clock=LIVE)
    ann = table.seats[0]
    clock.run(315.5)
    table.tick()
    assert "bot-time-up" in table.told()
    table.until(lambda: 0 not in table.people["waiting"] or len(acts(table)) > 3, "the bot's answer")
    assert table.people["seats"][0]["bot"] == "time-up"
    assert ann.act("pass", prompt=ann.number or 1, seat=0)["code"] == "time-up"
    assert ann.undo()["code"] == "time-up"
    assert table.code(1, "back") == "not-stood-in"
    assert table.do(0, "back")["type"] == "done"
    played = ann.until("played")
    assert played["seat"] == 0
    assert played["moves"] == lines_of(ann, 0)[-len(played["moves"]) :] != []
    assert all(line["id"].startswith("tradejack-event-") for line in played["moves"])
    seat = table.people["seats"][0]
    assert (seat["bot"], seat["bot_from"]) == (None, 1)
    assert seat["clock"]["left"] >= 15


def lines_of(player, seat):
    """Return the lines of a player's log that tell what a seat did."""
    heard = [json.loads(frame) for frame in player.frames]
    told = [event for message in heard if message["type"] == "push" for event in message["events"]]
    return [
        event["say"] for event in told if event["args"].get("seat") == {"seat": seat} and "name" not in event["args"]
    ]


def acts(table):
    return [entry for entry in table.log() if entry[0] == "act"]


def test_an_answer_before_its_time_counts_and_one_behind_it_does_not(server, clock):
    table = Table(server, clock=LIVE)
    clock.run(314.9)
    assert table.seats[0].act("pass")["type"] == "done"
    table.tick()
    assert "bot-time-up" not in table.told()
    late = Table(server, clock=LIVE)
    clock.run(315.1)  # nobody has looked at the clocks yet
    assert late.seats[0].act("pass")["code"] == "time-up"
    late.tick()
    assert server.run(lambda: server.service.storage.client_ids(late.id)) == []
    assert late.told().count("bot-time-up") == 1


@pytest.mark.slow
def test_a_time_out_at_the_moment_of_an_answer_is_either_and_never_both(server, clock):
    """Many answers and time-outs race. What was answered is in the log and was in time; what was refused is not."""
    codes = [race(server, clock, delay) for delay in range(30)]
    assert set(codes) <= {"done", "time-up"}


def race(server, clock, delay):
    """Let an answer and its time-out happen at once; return what the answer got."""
    table = Table(server, clock=LIVE)
    ann, id = table.seats[0], next(IDS)
    ann.say(type="act", seat=0, prompt=ann.number, id=id, action="pass")
    time.sleep(delay / 10_000)
    clock.run(315.5)
    table.tick()
    answer = ann.answer(id)
    table.tick()
    rows = server.run(lambda: server.service.storage.actions(table.id))
    own = [row.number for row in rows if row.client_id == id]
    up = [row.number for row in rows if row.words == "bot-time-up" and row.seat == 0]
    assert len(own) + len(up) >= 1
    assert (len(own) == 1) == (answer["type"] == "done")
    if answer["type"] == "refused":
        assert len(up) == 1
    elif up:
        assert own[0] < up[0]  # of a later question
    ann.close()
    return answer.get("code", "done")


def test_a_restart_keeps_every_clock_and_its_own_time_counts_for_nobody(tmp_path, clock):
    time_ = {"clock": clock.wall, "monotonic": clock.monotonic, "bot_workers": 1}
    with running(tmp_path, **time_) as server:
        table = Table(server, clock=LIVE)
        clock.run(100)
        assert table.left(0) == 215
    clock.run(3_600)
    with running(tmp_path, **time_) as server:
        table.server = server
        ann = Guest(server.url, "Ann", session=table.opened["session"])
        table.guests[0] = ann
        assert table.left(0) == 215
        clock.run(15)
        clock.set_wall(-86_400)
        assert table.left(0) == 200
        clock.run(200.5)
        table.tick()  # nobody has opened the table since the start
        table.until(lambda: "bot-time-up" in table.told(), "the time-out")


def test_killed_servers_forget_no_clock_and_count_no_time_while_they_are_down(tmp_path):
    served = Forked(tmp_path)
    try:
        ann, bob = Guest(served.url, "Ann"), Guest(served.url, "Bob")
        opened = ann.open("me", "friend", is_full=False, clock=LIVE, options=FIRST)
        bob.sit(opened["table"], opened["keys"][1])
        path = f"/api/tables/{opened['table']}"
        lefts = []
        for _ in range(4):
            lefts.append(ann.get(path).json()["people"]["seats"][0]["clock"]["left"])
            close_all()
            served.kill()
            time.sleep(0.8)
            served.start()
            ann = Guest(served.url, "Ann", session=opened["session"])
        lefts.append(ann.get(path).json()["people"]["seats"][0]["clock"]["left"])
        assert all(313.5 <= left <= 315 for left in lefts), lefts  # 3.2 seconds have gone by while none was up
    finally:
        close_all()
        served.close()


def test_hours_of_sleep_do_not_count_and_nobody_sleeps_all_day(server, clock):
    table = Table(server, come=False, clock=DAYS)
    table.keys[1] = table.guests[1].sit(table.id, table.keys[1])
    table.come(0, zone="Europe/Amsterdam")  # it is 9:00 there: 1_800_000_000 is 15 January 2027, 8:00 UTC
    before = table.left(0)
    clock.run(14 * 3600 + 6 * 3600)  # until 5:00 the next morning
    assert before - table.left(0) == 14 * 3600
    seat = table.people["seats"][0]["clock"]
    assert (seat["runs"], seat["turns_in"]) == (False, 2 * 3600)
    table.come(0, zone="Asia/Tokyo")
    assert before - table.left(0) == 14 * 3600
    assert table.people["seats"][0]["clock"]["runs"] is False


def test_an_unknown_time_zone_is_told_and_leaves_nobody_out(server):
    table = Table(server, come=False, clock=DAYS)
    for zone in ("Europe/Nowhere", "../../etc/passwd", "America"):
        seat = table.guests[0].look(table.id)
        seat.say(type="hello", keys=[table.keys[0]], people=True, zone=zone)
        assert seat.until("refused")["code"] == "bad-zone"
        seat.until("push")


def test_old_clients_get_a_word_where_there_is_a_clock(server):
    table = Table(server, come=False, clock=LIVE)
    seat = table.guests[0].look(table.id)
    seat.say(type="hello", keys=[table.keys[0]])
    refused = seat.until("refused")
    assert refused["code"] == "old-client"
    assert refused["message"]["id"] == "kernel-number"  # a page from before clocks has no other words for it
    assert catalogue("en").say(refused["message"]).endswith("Reload the page.")
    assert catalogue("nl").say(refused["message"]).endswith("Laad de pagina opnieuw.")
    assert seat.until("push")["seat"] == 0
    without = Table(server, come=False)
    seat = without.guests[0].look(without.id)
    seat.say(type="hello", keys=[without.keys[0]])
    assert seat.until("refused", "push")["type"] == "push"


@pytest.mark.parametrize(
    ("clock_", "code"),
    [
        ({"kind": "live", "bank": 60, "move": 1}, "bad-clock"),
        ({"kind": "days", "bank": 60, "move": 60}, "bad-clock"),
        ({"kind": "live", "bank": 600, "move": 15, "cap": 300}, "bad-clock"),
        ({"kind": "live", "bank": 600, "move": 15, "sleep": {"first": 23, "last": 7}}, "bad-clock"),
        ({"kind": "days", "bank": 0, "move": 3600, "sleep": {"first": 7, "last": 20}}, "bad-clock"),
        ({"kind": "days", "bank": 0, "move": 3600, "sleep": {"first": 7, "last": 7}}, "bad-clock"),
        ({"kind": "days", "bank": -1, "move": 3600}, "bad-request"),
        ({"kind": "days", "bank": 10**9, "move": 3600}, "bad-request"),
        ({"kind": "sand", "bank": 1, "move": 1}, "bad-request"),
        ({"kind": "live"}, "bad-request"),
        ({"kind": "live", "bank": 300, "move": 15, "more": 1}, "bad-request"),
    ],
)
def test_a_clock_that_is_none_opens_no_table(server, clock_, code):
    ann = Guest(server.url)
    seats = [{"kind": "me"}, {"kind": "friend"}]
    answer = ann.post("/api/tables", game="tradejack", seats=seats, clock=clock_)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert ann.get("/api/tables").json() == []


def test_a_stand_in_that_is_no_bot_opens_no_table(server):
    ann = Guest(server.url)
    answer = ann.post("/api/tables", game="tradejack", seats=[{"kind": "me"}, {"kind": "friend"}], stand_in="nobody")
    assert answer.status_code == 400


def test_steps_that_are_taken_in_secret_show_on_no_clock_and_answer_no_nudge(server):
    table = Table(server, clock=LIVE)
    for _ in range(60):
        asked = [seat for seat in table.seats.values() if seat.push["actions"]]
        selling = [(s, a) for s in asked for a in s.choices if a.startswith("sell")]
        if selling:
            break
        bids = [action for action in asked[0].choices if action.startswith("bid")]
        asked[0].act(bids[0] if bids and len(acts(table)) % 2 == 0 else asked[0].choices[0])
        for seat in table.seats.values():
            seat.news()
    seat, action = selling[0]
    other = next(other for other in table.seats.values() if other is not seat)
    table.do(other.push["seat"], "nudge", seat.push["seat"])
    other.news()
    before = table.people
    assert seat.act(action)["type"] == "done"
    assert seat.undo(1)["type"] == "done"
    assert other.news() == []
    assert table.people == before
    assert table.people["seats"][seat.push["seat"]]["nudged"]
    assert seat.act("done")["type"] == "done"
    assert not table.people["seats"][seat.push["seat"]]["nudged"]


# ---------------------------------------------------------------------- nudges, and bots by agreement


def test_after_a_nudge_and_ten_minutes_those_who_are_here_let_a_bot_play(server, clock):
    table = Table(server, ("Ann", "Bob", "Cem"))
    assert table.code(1, "replace", 0) == "too-soon"
    assert table.code(1, "nudge", 0) == "done"
    assert table.people["seats"][0]["nudged"]
    assert table.code(2, "nudge", 0) == "nudged"
    assert table.code(1, "replace", 0) == "too-soon"
    clock.run(599)
    assert table.code(1, "replace", 0) == "too-soon"
    clock.run(2)
    assert table.code(1, "replace", 0) == "done"
    assert table.people["seats"][0]["bot"] is None
    [vote] = table.people["votes"]
    assert (vote["what"], vote["whom"], vote["said"], vote["missing"]) == ("bot", 0, [1], [2])
    assert table.code(1, "replace", 0) == "voted"
    assert table.code(2, "replace", 0) == "done"
    assert table.people["seats"][0]["bot"] == "agreed"
    assert table.told()[-3:] == ["nudged", "asks-bot", "bot-agreed"]
    table.until(lambda: any(seat == 0 for _, seat, _ in acts(table)), "the bot's answer")


def test_whoever_acts_is_not_replaced_and_may_be_nudged_again_after_an_hour(server, clock):
    table = Table(server)
    table.do(1, "nudge", 0)
    clock.run(601)
    assert table.seats[0].act(table.seats[0].choices[0])["type"] == "done"
    waiting = table.people["waiting"]
    assert not table.people["seats"][0]["nudged"]
    assert table.code(1, "replace", 0) == ("too-soon" if 0 in waiting else "not-waited-for")
    clock.run(3_000)
    while 0 not in table.people["waiting"]:
        table.seats[1].until_asked()
        table.seats[1].act(table.seats[1].choices[0])
    assert table.code(1, "nudge", 0) == "done"


def test_a_vote_needs_nobody_who_has_gone(server, clock, monkeypatch):
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    table = Table(server, ("Ann", "Bob", "Cem"))
    table.do(1, "nudge", 0)
    clock.run(601)
    assert table.code(1, "replace", 0) == "done"
    table.seats[2].close()
    table.until(lambda: table.people["seats"][0]["bot"] == "agreed", "those who are here agree")


def test_a_seat_that_nobody_has_taken_goes_to_a_bot_until_somebody_comes(server):
    table = Table(server, come=False)
    table.come(0)
    assert table.people["seats"][1]["bot_in"] == 0
    assert table.code(0, "replace", 1) == "done"
    assert table.people["seats"][1]["bot"] == "agreed"
    table.keys[1] = table.guests[1].sit(table.id, table.keys[1])
    assert table.people["seats"][1]["bot"] is None


def test_what_makes_no_sense_is_refused_and_changes_nothing(server):
    table = Table(server, ("Ann", "Bob"), bots=1)
    before = table.log()
    wrong = {
        ("nudge", 0): "nudge-self",
        ("nudge", 1): "not-waited-for",
        ("nudge", 2): "nobody-there",
        ("nudge", 9): "no-seat",
        ("nudge", None): "nobody-there",
        ("replace", 0): "replace-self",
        ("replace", 1): "not-waited-for",
        ("replace", 2): "bot-plays",
        ("replace", None): "bot-plays",
        ("pause", None): "no-clock",
        ("go-on", None): "not-paused",
        ("play-on", None): "nothing-asked",
        ("back", None): "not-stood-in",
    }
    assert {deed: table.code(0, *deed) for deed in wrong} == wrong
    ann, eve = table.seats[0], Guest(server.url, "Eve").look(table.id)
    for deed in ("nudge", "replace", "end", "back", "cancel", "resign"):
        eve.say(type="arrange", seat=0, id=f"eve-{deed}", do=deed, whom=0)
        assert eve.answer(f"eve-{deed}")["code"] == "not-yours"
        ann.say(type="arrange", seat=1, id=f"ann-{deed}", do=deed, whom=0)
        assert ann.answer(f"ann-{deed}")["code"] == "not-yours"
    ann.say(type="arrange", seat=0, id="x", do="dance")
    assert ann.until("refused")["code"] == "bad-message"
    assert table.log() == before


def test_a_repeated_id_is_one_deed(server):
    table = Table(server)
    assert [table.do(1, "nudge", 0, id="once")["type"] for _ in range(3)] == ["done"] * 3
    assert table.told().count("nudged") == 1


# ---------------------------------------------------------------------- bots for people, and ends


def test_somebody_lets_a_bot_play_and_resigns_for_good(server):
    table = Table(server)
    assert table.code(0, "bot") == "done"
    table.until(lambda: any(seat == 0 for _, seat, _ in acts(table)), "the bot's answer")
    assert table.seats[0].act("pass", prompt=1)["code"] == "stood-in"
    assert table.code(0, "nudge", 1) == "stood-in"
    assert table.code(0, "back") == "done"
    assert table.code(0, "resign") == "done"
    assert table.code(0, "back") == "resigned"
    assert table.people["seats"][0]["bot"] == "resigned"
    assert table.told()[-3:] == ["bot-asked", "back", "bot-resigned"]
    table.seats[1].say(type="arrange", seat=1, id="last", do="resign")
    table.seats[1].to_end()
    assert (table.info["status"], table.info["reason"]["id"]) == ("void", "table-frozen-resigned")


def test_a_table_all_of_whose_people_have_left_stops_and_goes_on_when_one_returns(server, monkeypatch):
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    table = Table(server, ("Ann",), bots=1, game="trigon", options={})  # a long game
    table.do(0, "bot")
    table.until(lambda: len(acts(table)) > 6, "the game going on, as she looks on")
    table.seats[0].close()
    table.until(lambda: not table.people["seats"][0]["here"], "her going")
    eve = Guest(server.url, "Eve").look(table.id)  # for who only looks on nobody plays
    stands = -1
    while stands != len(acts(table)):  # a bot that did not stop would play to the end
        stands = len(acts(table))
        table.wait(0.7)
    assert table.info["status"] == "playing"
    eve.close()
    table.come(0)
    table.until(lambda: len(acts(table)) > stands + 3, "the game going on")


def test_who_gives_a_seat_back_leaves_it_to_a_bot_until_somebody_sits_down(server):
    table = Table(server)
    assert table.guests[0].post(f"/api/tables/{table.id}/stand", key=table.keys[0]).status_code == 200
    table.until(lambda: any(seat == 0 for _, seat, _ in acts(table)), "the bot's answer")
    assert table.people["seats"][0]["bot"] == "left"
    answer = table.guests[1].post(f"/api/tables/{table.id}/invite", key=table.keys[1], seat=0)
    table.guests[0].sit(table.id, answer.json()["key"])
    assert table.people["seats"][0]["bot"] is None


def test_clocks_stand_still_when_all_who_are_here_agree(server, clock):
    table = Table(server, clock=LIVE)
    assert table.code(0, "pause") == "done"
    assert table.code(0, "pause") == "voted"
    assert not table.people["paused"]
    assert table.code(1, "go-on") == "done"  # would rather not
    assert table.people["votes"] == []
    assert [table.code(0, "pause"), table.code(1, "pause")] == ["done", "done"]
    assert table.people["paused"]
    assert table.code(1, "pause") == "paused"
    before = table.left(0)
    clock.run(5_000)
    table.tick()
    assert table.left(0) == before
    assert table.code(0, "go-on") == "done"
    clock.run(5)
    assert table.left(0) == before - 5


def test_all_together_end_a_game_and_one_may_rather_play_on(server):
    table = Table(server)
    assert table.code(0, "end") == "done"
    assert table.code(0, "end") == "voted"
    assert table.code(1, "play-on") == "done"
    assert table.info["status"] == "playing"
    assert table.code(0, "end") == "done"
    assert table.do(1, "end")["type"] == "done"
    assert table.seats[1].to_end()[1] == 1012
    assert (table.info["status"], table.info["reason"]["id"]) == ("void", "table-frozen-ended")
    back = table.guests[0].look(table.id, table.keys[0])
    assert back.push["view"] is None
    assert table.told()[-4:] == ["asks-end", "plays-on", "asks-end", "game-ended"]


def test_one_may_call_a_game_off_in_its_first_round_only(server):
    table = Table(server)
    assert table.people["can_cancel"]
    assert table.do(1, "cancel")["type"] == "done"
    table.until(lambda: table.info["status"] == "void", "the end")
    assert table.info["reason"]["id"] == "table-frozen-cancelled"
    late = Table(server, ("Ann",), bots=1)
    ann = late.seats[0]
    while late.info["round"] < 2:
        ann.until_asked()
        ann.act(ann.choices[0])
    assert not late.people["can_cancel"]
    assert late.code(0, "cancel") == "too-late"
    assert late.info["status"] == "playing"


def test_a_result_says_for_whom_bots_have_played_and_from_when(server):
    table = Table(server, ("Ann",), bots=1, options={**FIRST, "length": "basic"})
    table.do(0, "bot")
    table.until(lambda: table.info["status"] == "over", "the end")
    assert [seat["bot_from"] for seat in table.people["seats"]] == [1, None]
    assert table.code(0, "resign") == "over"


def test_neither_replay_nor_record_trips_over_who_stood_in(server):
    table = Table(server, ("Ann",), bots=1, options={**FIRST, "length": "basic"})
    table.do(0, "bot")
    table.until(lambda: table.info["status"] == "over", "the end")
    assert table.guests[0].get(f"/api/tables/{table.id}/record").status_code == 200
    story = table.guests[0].get(f"/api/tables/{table.id}/replay").json()
    assert len(story["moves"]) == len(acts(table))


# ---------------------------------------------------------------------- what nobody gains, and what holds nobody up


def test_a_game_that_ends_while_time_is_up_does_not_hold_up_the_server(server, clock):
    table = Table(server, clock=LIVE)
    looks = []

    async def end_as_time_is_up():
        live, keeper = server.service.tables.in_memory(table.id), server.service.timekeeper
        look = keeper._end_time

        async def counted(id):
            looks.append(id)
            assert len(looks) < 10, "it looks at the clock again and again, and nothing else goes on"
            await look(id)

        keeper._end_time = counted
        live.arrange(1, "cancel", None, "last", lambda answer: None)
        clock.run(315.5)
        await keeper.look()

    server.run(end_as_time_is_up)
    table.until(lambda: table.info["status"] == "void", "the end")
    assert "bot-time-up" not in table.told()


def test_a_seat_taken_back_again_and_again_holds_nobody_up(server, clock):
    """Once in a turn there is time again; then the bot answers, be it ever so slow, and then there is time again."""
    server.service.bots.wake = lambda table: None  # it thinks for as long as this test takes
    table = Table(server, clock=LIVE)
    clock.run(315.5)
    table.tick()
    assert table.code(0, "back") == "done"
    assert table.left(0) == 15
    clock.run(15.5)
    table.tick()
    assert table.code(0, "back") == "bot-first"
    live = server.service.tables.in_memory(table.id)
    while 0 in table.people["waiting"]:
        server.run(lambda: answer_for_bot(live, 0))
        table.tick()
    assert table.code(0, "back") == "done"


async def answer_for_bot(live, seat):
    progress = live.progress
    live.act_for_bot(seat, progress.prompt(seat), progress.game.text(progress.legal[seat][0]))


def test_who_lets_a_bot_play_for_a_moment_gains_no_time(server, clock):
    server.service.bots.wake = lambda table: None
    table = Table(server, clock=LIVE)
    clock.run(310)
    assert [table.code(0, "bot"), table.code(0, "back")] == ["done", "done"]
    assert table.left(0) == 5


def test_a_clock_on_the_wall_that_is_set_back_keeps_nobody_waiting(server, clock):
    table = Table(server)
    assert table.code(1, "nudge", 0) == "done"
    clock.set_wall(-86_400)
    seat = table.people["seats"][0]
    assert (seat["nudge_in"], seat["bot_in"]) == (0, 600)
    assert table.code(1, "nudge", 0) == "done"
    clock.run(600)
    assert table.code(1, "replace", 0) == "done"


def test_a_time_zone_that_this_machine_does_not_know_keeps_no_table_closed(server, clock):
    table = Table(server, come=False, clock=DAYS)
    table.keys[1] = table.guests[1].sit(table.id, table.keys[1])
    table.come(0, zone="Europe/Amsterdam")
    zone = SEATS.update().where(SEATS.c.table_id == table.id).values(zone="Mars/Olympus")
    server.run(lambda: server.service.storage.writer.run(zone))
    server.run(lambda: drop(server, table.id))
    before = table.left(0)
    table.come(0)
    clock.run(14 * 3600 + 6 * 3600)
    assert before - table.left(0) == 20 * 3600


def test_nothing_is_agreed_before_those_who_were_there_have_had_time_to_come_back(server, clock, monkeypatch):
    table = Table(server, ("Ann", "Bob", "Cem"))
    table.do(1, "nudge", 0)
    clock.run(601)
    assert table.code(1, "replace", 0) == "done"  # Cem is there, and does not agree
    monkeypatch.setattr(presence, "GRACE_SECONDS", 1.0)
    server.run(lambda: drop(server, table.id))  # as when the server was started anew
    bob = table.come(1)
    assert table.people["seats"][0]["bot"] is None
    cem = table.come(2)
    table.wait(1.2)
    assert table.people["seats"][0]["bot"] is None
    cem.close()
    table.until(lambda: table.people["seats"][0]["bot"] == "agreed", "those who are here agree")
    bob.close()


def test_who_has_just_sat_down_is_not_there_before_they_look(server):
    table = Table(server)
    assert table.guests[0].post(f"/api/tables/{table.id}/stand", key=table.keys[0]).status_code == 200
    seat = table.people["seats"][0]
    assert (seat["here"], seat["seen"]) == (False, None)
    answer = table.guests[1].post(f"/api/tables/{table.id}/invite", key=table.keys[1], seat=0)
    table.keys[0] = table.guests[0].sit(table.id, answer.json()["key"])
    assert not table.people["seats"][0]["here"]
    table.come(0)
    assert table.people["seats"][0]["here"]


def test_moments_that_are_past_fill_no_memory(server):
    table = Table(server, clock=DAYS)
    keeper = server.service.timekeeper

    async def often():
        for _ in range(5_000):
            keeper.expect(table.id, 86_400.0)
        return len(keeper._order)

    assert server.run(often) < 1_500


def test_a_rematch_under_rules_without_its_options_is_refused_in_words(server):
    table = Table(server)
    table.do(0, "cancel")
    table.until(lambda: table.info["status"] == "void", "the end")
    older = TABLES.update().where(TABLES.c.id == table.id).values(options={"no-such-option": "any"})
    server.run(lambda: server.service.storage.writer.run(older))
    answer = table.guests[0].post(f"/api/tables/{table.id}/rematch", key=table.keys[0])
    assert answer.status_code == 400
    assert "no-such-option" in answer.json()["message"]
    assert table.info["rematch"] is None


# ---------------------------------------------------------------------- rematches


def test_a_rematch_has_the_same_people_in_another_order_and_their_keys(server):
    table = Table(server, clock=LIVE, hints=True)
    path = f"/api/tables/{table.id}/rematch"
    early = table.guests[0].post(path, key=table.keys[0])
    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    table.do(0, "cancel")
    table.until(lambda: table.info["status"] == "void", "the end")
    assert Guest(server.url, "Eve").post(path, key="nonsense").json()["code"] == "bad-key"
    new = table.guests[1].post(path, key=table.keys[1]).json()["table"]
    assert table.guests[0].post(path, key=table.keys[0]).json()["table"] == new
    assert table.info["rematch"] == new
    info = table.guests[0].get(f"/api/tables/{new}").json()
    assert [seat["name"] for seat in info["seats"]] == ["Bob", "Ann"]
    assert (info["status"], info["clock"], info["hints"]) == ("waiting", table.info["clock"], True)
    assert table.guests[0].look(new, table.keys[0]).push["seat"] == 1
    assert table.guests[1].look(new, table.keys[1]).push["seat"] == 0
    assert table.guests[0].get(f"/api/tables/{new}").json()["status"] == "playing"
    assert new in [listed["id"] for listed in table.guests[0].get("/api/tables").json()]
