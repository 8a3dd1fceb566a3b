"""Who is not looking is told of their turn: by what they have chosen, once, and whatever happens to the server."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import contextmanager

import pytest
from fake_time import FakeTime
from mail_server import mail_server
from push_service import PATIENCE, Browser, check_signature, push_service
from sqlalchemy import select
from table_devices import devices, plain_session, second
from table_process import Forked
from table_server import Guest, Seat, altered, close_all, running

from entrepot.table.notices.courier import due_now
from entrepot.table.notices.ways import escaped, wait_of
from entrepot.table.person.columns import NOTICES

KILLS = 15
QUIET = 0.4
"""Seconds in which a notice would have come: the courier is woken at once, and looks each second."""


@pytest.fixture
def service():
    with push_service() as found:
        yield found


@contextmanager
def served(folder, **more):
    with running(folder, private_targets=True, notice_seconds=0.0, **more) as found:
        yield found


@pytest.fixture
def server(tmp_path):
    with served(tmp_path) as found:
        yield found


def ask(who, **wish):
    answer = who.post("/api/me/channels", **wish)
    assert answer.status_code == 200, answer.text
    return answer.json()["channels"][-1]


def hook(who, service, name="bob", **more):
    return ask(who, kind="hook", target=f"{service.url}/{name}", **more)


class Pair:
    """Ann plays with Bob, who may be away."""

    def __init__(self, server, make=Guest, **more):
        self.ann, self.bob = make(server.url, "Ann"), make(server.url, "Bob")
        self.opened = self.ann.open("me", "friend", is_full=False, **more)
        self.id = self.opened["table"]
        self.bob_key = self.bob.sit(self.id, self.opened["keys"][1])
        self.seat = self.ann.look(self.id, self.opened["keys"][0])

    def look(self, **more):
        """Bob looks."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.bob.cookies().items())
        seat = Seat(self.bob.url, self.id, None, additional_headers={"cookie": cookies})
        seat.say(type="hello", keys=[self.bob_key], **more)
        seat.until("push")
        return seat

    def play(self, seat):
        """Answer in a seat until nothing is asked there, and look no more."""
        seat.news()
        while seat.number is not None:
            seat.act(seat.choices[0])
            seat.news()
        seat.close()

    def come_back(self):
        """The server has been started anew."""
        self.seat = self.ann.look(self.id, self.opened["keys"][0])

    def until_bobs_turn(self):
        """Play until the table waits for Bob anew: where he is asked already, he answers first."""
        self.seat.news()
        if is_waited_for(self.seat, 1):
            self.play(self.look())
            self.seat.news()
        while not is_waited_for(self.seat, 1):
            self.seat.until_asked()
            self.seat.act(self.seat.choices[0])
            self.seat.news()


def called_off_again_and_again(pair, times):
    """Call the game off, ask for a rematch, and so on; yield for each whether it begins with Bob."""
    id, key, own = pair.id, pair.opened["keys"][0], 0
    for _ in range(times):
        seat = pair.ann.look(id, key)
        seat.say(type="arrange", seat=own, id="c", do="cancel")
        seat.answer("c")
        seat.close()
        id, own = pair.ann.post(f"/api/tables/{id}/rematch", key=key).json()["table"], 1 - own
        yield 1 - own in pair.ann.get(f"/api/tables/{id}").json()["waiting"]


def is_waited_for(seat, whom):
    heard = [json.loads(frame) for frame in seat.frames]
    known = [message for message in heard if message["type"] in ("table", "people")]
    people = known[-1]["people"] if known[-1]["type"] == "table" else known[-1]
    return whom in people["waiting"]


def is_settled(server, ready, what):
    """Wait until the database says so."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if ready(server.run(lambda: server.service.storage.rows(select(NOTICES)))):
            return
        time.sleep(0.02)
    raise AssertionError(what)


def nothing_comes(service, count, path="/bob"):
    time.sleep(QUIET)
    assert len(service.of(path)) == count


def test_nobody_is_told_of_anything_until_they_have_chosen(server, service):
    pair = Pair(server)
    assert pair.bob.get("/api/me/channels").json()["channels"] == []
    pair.until_bobs_turn()
    assert server.run(lambda: server.service.storage.rows(select(NOTICES))) == []


def test_whose_turn_it_is_is_told_once_until_they_have_looked(server, service):
    pair = Pair(server)
    hook(pair.bob, service)
    pair.until_bobs_turn()
    said = json.loads(service.wait(1, "/bob").body)
    assert said["content"] == "Your turn: Tradejack\\. Bob, it is your turn at Tradejack, with Ann\\."
    assert said["allowed_mentions"] == {"parse": []}
    is_settled(server, lambda rows: [row.due for row in rows] == [None], "that it was sent")
    nothing_comes(service, 1)
    seat = pair.look()
    is_settled(server, lambda rows: rows == [], "that Bob looks")
    pair.play(seat)
    pair.until_bobs_turn()
    service.wait(2, "/bob")


def test_who_looks_is_not_told_and_who_has_only_left_the_page_open_is(server, service):
    pair = Pair(server)
    hook(pair.bob, service)
    pair.until_bobs_turn()
    service.wait(1, "/bob")
    seat = pair.look()
    while is_waited_for(pair.seat, 1):
        seat.act(seat.choices[0])
        seat.news()
        pair.seat.news()
    pair.until_bobs_turn()
    is_settled(server, lambda rows: rows == [], "that Bob sees it himself")
    nothing_comes(service, 1)
    seat.news()
    seat.say(type="eyes", seen=False)
    while seat.number is not None:
        seat.act(seat.choices[0])
        seat.news()
    pair.until_bobs_turn()
    service.wait(2, "/bob")
    seat.say(type="eyes", seen=True)
    is_settled(server, lambda rows: rows == [], "that Bob sees it now")


def test_only_who_sits_there_is_told(server, service):
    pair, eve = Pair(server), Guest(server.url, "Eve")
    hook(eve, service, "eve")
    hook(pair.ann, service, "ann")
    eve.look(pair.id)
    pair.until_bobs_turn()
    nothing_comes(service, 0, "/eve")
    assert service.of("/ann") == []


def test_each_chooses_of_what(server, service):
    pair = Pair(server)
    channel = hook(pair.bob, service, turn=False, over=True)
    pair.until_bobs_turn()
    nothing_comes(service, 0)
    pair.seat.say(type="arrange", seat=0, id="c", do="cancel")
    said = json.loads(service.wait(1, "/bob").body)
    assert "is over" in said["content"]
    assert pair.ann.post(f"/api/me/channels/{channel['id']}", turn=True, over=True).json()["code"] == "no-channel"


def test_a_nudge_goes_through_too(server, service):
    pair = Pair(server)
    hook(pair.bob, service)
    pair.until_bobs_turn()
    service.wait(1, "/bob")
    pair.seat.say(type="arrange", seat=0, id="n", do="nudge", whom=1)
    said = json.loads(service.wait(2, "/bob").body)
    assert said["content"].startswith("The others are waiting")


@pytest.mark.parametrize("words", ["en", "nl"])
def test_who_is_out_of_time_is_told_that_a_bot_plays_for_them(tmp_path, service, words):
    now = FakeTime()
    clock = {"kind": "live", "bank": 300, "move": 15}
    with served(tmp_path, clock=now.wall, monotonic=now.monotonic) as server:
        pair = Pair(server, clock=clock)
        hook(pair.bob, service, language=words)
        pair.until_bobs_turn()
        service.wait(1, "/bob")
        now.run(400)
        server.run(server.service.timekeeper.look)
        said = json.loads(service.wait(2, "/bob").body)["content"]
        assert said.startswith({"en": "A bot plays for you", "nl": "Een bot speelt voor je"}[words])
        assert "Ann" in said
        pair.seat.until_asked()  # the bot has answered
        nothing_comes(service, 2)
        pair.look()
        is_settled(server, lambda rows: rows == [], "that Bob looks")


def test_who_leaves_their_seat_to_a_bot_is_told_nothing(server, service):
    pair = Pair(server)
    hook(pair.bob, service)
    pair.until_bobs_turn()
    service.wait(1, "/bob")
    seat = pair.look()
    seat.say(type="arrange", seat=1, id="b", do="bot")
    seat.answer("b")
    seat.close()
    nothing_comes(service, 1)


def test_a_rematch_begins_with_a_notice_to_who_is_asked(server, service):
    for _ in range(8):  # who begins is drawn
        pair = Pair(server)
        hook(pair.bob, service)
        pair.seat.say(type="arrange", seat=0, id="c", do="cancel")
        pair.seat.answer("c")
        service.wait(1, "/bob")
        again = pair.ann.post(f"/api/tables/{pair.id}/rematch", key=pair.opened["keys"][0]).json()["table"]
        if 0 in pair.ann.get(f"/api/tables/{again}").json()["waiting"]:  # each moves up: Bob has seat 0 there
            said = json.loads(service.wait(2, "/bob").body)
            assert said["content"].startswith("Your turn")
            return
        service.posts.clear()
    raise AssertionError("Bob never began")


def test_a_push_is_read_by_its_browser_alone_and_signed_by_the_server(server, service):
    pair, browser = Pair(server), Browser(service.url)
    ask(pair.bob, **browser.wish(), language="nl")
    pair.until_bobs_turn()
    post = service.wait(1, "/push/one")
    said = json.loads(browser.read(post.body))
    assert said["title"] == "Jij bent: Tradejack"
    assert said["path"] == f"/table/{pair.id}"
    assert pair.bob_key not in json.dumps(said)
    _, key = check_signature(post.headers["authorization"], service.url)
    assert key == pair.bob.get("/api/me/channels").json()["push_key"]
    assert (post.headers["content-encoding"], post.headers["ttl"]) == ("aes128gcm", "86400")


def test_a_browser_that_wants_no_more_is_forgotten(server, service):
    pair, browser = Pair(server), Browser(service.url)
    ask(pair.bob, **browser.wish())
    service.status["/push/one"] = 410
    pair.until_bobs_turn()
    service.wait(1, "/push/one")
    is_settled(server, lambda rows: rows == [], "that it is forgotten")
    assert pair.bob.get("/api/me/channels").json()["channels"] == []


@pytest.mark.usefixtures("either")
def test_what_does_not_arrive_is_sent_again_later_and_its_owner_sees_why(tmp_path, service):
    now = [1_000_000.0]
    with served(tmp_path, clock=lambda: now[0]) as server:
        pair = Pair(server)
        hook(pair.bob, service)
        service.status["/bob"] = 503
        pair.until_bobs_turn()
        service.wait(1, "/bob")
        is_settled(server, lambda rows: rows and rows[0].tries == 1, "the try")
        nothing_comes(service, 1)
        now[0] += 61
        service.wait(2, "/bob")
        assert pair.bob.get("/api/me/channels").json()["channels"][0]["trouble"] == "busy"
        service.status["/bob"] = 204
        now[0] += 301
        service.wait(3, "/bob")
        is_settled(server, lambda rows: rows and rows[0].due is None, "that it was sent")
        assert pair.bob.get("/api/me/channels").json()["channels"][0]["trouble"] == ""


@pytest.mark.usefixtures("either")
def test_a_restart_loses_none_and_sends_none_twice(tmp_path, service):
    with running(tmp_path, private_targets=True, notice_seconds=3600.0) as server:
        pair = Pair(server)
        hook(pair.bob, service)
        pair.until_bobs_turn()
        is_settled(server, lambda rows: len(rows) == 1, "the notice")
    time.sleep(QUIET)
    assert service.posts == []
    with served(tmp_path, clock=lambda: time.time() + 4000):
        service.wait(1, "/bob")
        time.sleep(QUIET)
    with served(tmp_path, clock=lambda: time.time() + 100_000):
        time.sleep(QUIET)
    assert len(service.of("/bob")) == 1


def test_an_answer_of_the_database_from_before_the_sending_sends_nothing_twice(server, service, monkeypatch):
    courier, rows = server.service.courier, server.service.storage.rows
    old = []

    async def late(statement):
        if courier_asks(statement) and old:
            while courier._under_way:
                await asyncio.sleep(0.01)
            return old.pop()
        found = await rows(statement)
        if courier_asks(statement) and found:
            old.append(found)
            courier.wake()  # it asks once more while what was found is on its way
        return found

    def courier_asks(statement):
        return str(statement) == str(due_now(0.0, []))

    pair = Pair(server)
    hook(pair.bob, service)
    monkeypatch.setattr(server.service.storage, "rows", late)
    pair.until_bobs_turn()
    service.wait(1, "/bob")
    end = time.monotonic() + PATIENCE
    while old:
        assert time.monotonic() < end, "the courier does not ask again"
        time.sleep(0.01)
    nothing_comes(service, 1)


def test_a_service_that_answers_slowly_holds_nobody_up(tmp_path, service):
    with served(tmp_path) as server:
        slow, quick = Pair(server), Pair(server)
        with push_service() as other:
            other.slow = 5.0
            for number in range(4):
                ask(slow.bob, kind="hook", target=f"{other.url}/{number}")
            hook(quick.bob, service)
            slow.until_bobs_turn()
            other.wait(1, "/0")
            quick.until_bobs_turn()
            service.wait(1, "/bob")
            other.wait(1, "/3")
            assert other.busiest <= 2  # of one guest at a time, so that there is room for others


def test_hostile_ways_are_refused(tmp_path):
    with running(tmp_path) as server:
        bob = Guest(server.url, "Bob")
        for target in (
            "http://example.org/x",
            "https://127.0.0.1/x",
            "https://169.254.169.254/latest",
            "https://[::1]/x",
        ):
            assert bob.post("/api/me/channels", kind="hook", target=target).json()["code"] == "bad-target"
            keys = Browser("").wish()["keys"]
            assert bob.post("/api/me/channels", kind="push", target=target, keys=keys).json()["code"] == "bad-target"
        browser = Browser("https://push.example.org").wish()
        for keys in (None, {"p256dh": "AAAA", "auth": "AAAA"}, {**browser["keys"], "auth": "é"}):
            answer = bob.post("/api/me/channels", kind="push", target=browser["target"], keys=keys)
            assert answer.json()["code"] in ("bad-target", "bad-request")
        assert bob.post("/api/me/channels", kind="mail").json()["code"] == "no-address"
        assert Guest(server.url, None).get("/api/me/channels").status_code == 401


def test_nobody_fills_the_database_with_ways(tmp_path):
    with running(tmp_path) as server:
        bob = Guest(server.url, "Bob")
        targets = [f"https://chat.example.org/{number}" for number in range(60)]
        codes = [bob.post("/api/me/channels", kind="hook", target=target).status_code for target in targets]
        assert codes.count(200) == 25
        assert set(codes[25:]) == {409, 429}


def test_a_secret_address_is_shown_to_nobody_again(server, service):
    bob = Guest(server.url, "Bob")
    hook(bob, service, "very-secret")
    assert "very-secret" not in bob.get("/api/me/channels").text


def test_a_device_that_is_signed_out_is_told_no_more(server, service):
    pair = Pair(server)
    phone = second(server, pair.bob)
    browser = Browser(service.url, "phone")
    ask(phone, **browser.wish())
    (id,) = [device["id"] for device in devices(phone) if device["is_this"]]
    pair.bob.post("/api/me/devices/out", device=id)
    pair.until_bobs_turn()
    nothing_comes(service, 0, "/push/phone")


def test_to_try_it_sends_one_and_not_many(server, service):
    bob = Guest(server.url, "Bob")
    channel = hook(bob, service)
    assert bob.post(f"/api/me/channels/{channel['id']}/try").status_code == 200
    assert "This is how" in json.loads(service.wait(1, "/bob").body)["content"]
    codes = [bob.post(f"/api/me/channels/{channel['id']}/try").status_code for _ in range(4)]
    assert codes[-1] == 429


def test_a_letter_tells_once_and_is_ended_by_one_call(tmp_path):
    public = "https://games.example.org"
    with (
        mail_server() as (box, smtp),
        served(tmp_path, smtp=smtp, mail_from="games@example.org", public_url=public) as server,
    ):
        pair = Pair(server, lambda url, name: Guest(url, None, session=plain_session(server, name)))
        pair.bob.post("/api/me/address", address="bob@example.org")
        pair.bob.post("/api/link/address", token=box.link(1), own="x" * 22)
        ask(pair.bob, kind="mail")
        pair.until_bobs_turn()
        letter = box.wait(2)
        assert (letter["To"], letter["Subject"]) == ("bob@example.org", "Your turn: Tradejack")
        assert f"{public}/table/{pair.id}" in letter.get_content()
        assert pair.bob_key not in letter.as_string()
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        pair.seat.say(type="arrange", seat=0, id="n", do="nudge", whom=1)
        pair.seat.answer("n")
        time.sleep(QUIET)
        assert len(box.letters) == 2  # at most one a table, until Bob has looked
        rematches = list(called_off_again_and_again(pair, 6))
        assert any(is_bob for is_bob in rematches), "Bob never began"
        time.sleep(QUIET)
        assert len(box.letters) == 2  # nor does a chain of rematches write to him again
        stop = letter["List-Unsubscribe"].strip("<>").removeprefix(public)
        assert Guest(server.url, None).get(stop).status_code == 200  # to look ends nothing
        assert len(pair.bob.get("/api/me/channels").json()["channels"]) == 1
        mailer = Guest(server.url, None).http
        assert mailer.post(altered(stop)).status_code == 404
        assert mailer.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
        assert pair.bob.get("/api/me/channels").json()["channels"] == []


@pytest.mark.slow
def test_a_kill_at_any_moment_loses_no_notice(tmp_path, service):
    """One that was on its way at that very moment may come once more, and no other does."""
    served = Forked(tmp_path, private_targets=True, notice_seconds=0.0)
    chance, ahead, doubled = random.Random(7), 0.0, 0
    try:
        pair = Pair(served)
        hook(pair.bob, service)
        for turn in range(1, KILLS + 1):
            before = len(service.of("/bob"))
            pair.until_bobs_turn()
            time.sleep(chance.uniform(0.0, 0.08))
            served.kill()
            ahead += 100.0  # so that what was tried is tried again at once
            served.start(ahead)
            service.wait(before + 1, "/bob")
            time.sleep(0.1)
            came = len(service.of("/bob")) - before
            assert came in (1, 2), f"turn {turn} was told {came} times"
            doubled += came - 1
            pair.come_back()
        assert doubled < KILLS / 2
    finally:
        close_all()
        served.close()


def test_names_of_people_draw_nothing_in_a_chat():
    assert escaped("@everyone *x* [a](b)") == r"\@everyone \*x\* \[a\]\(b\)"


@pytest.mark.parametrize(
    ("told", "seconds"), [("", 0), ("30", 30), ("999999", 86_400), ("-5", 0), ("Wed", 0), ("9" * 30, 0)]
)
def test_a_wait_is_believed_where_it_is_one(told, seconds):
    assert wait_of(told) == seconds
