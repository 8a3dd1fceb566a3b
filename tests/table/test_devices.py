"""The same person on several devices: links that are good once, seats that go along, and signing out."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

import pytest
from mail_server import mail_server
from table_devices import FIREFOX, devices, plain_session, second, token_of, use
from table_process import Forked
from table_server import Guest, Seat, altered, close_all, running

from entrepot.table.person.devices import label_of
from entrepot.table.person.links import LINK_SECONDS
from entrepot.table.security import Session


class Time:
    def __init__(self):
        self.now = 1_000_000.0

    def __call__(self):
        return self.now


@pytest.fixture(scope="module")
def clock():
    return Time()


@pytest.fixture(scope="module")
def server(tmp_path_factory, clock):
    with running(tmp_path_factory.mktemp("devices"), clock=clock) as found:
        yield found


def hello(who, table, *keys, mine=True):
    """Look at a table as the client does, with the seats in which one sits."""
    cookies = "; ".join(f"{name}={value}" for name, value in who.cookies().items())
    seat = Seat(who.url, table, None, additional_headers={"cookie": cookies} if cookies else {})
    seat.say(type="hello", keys=list(keys), mine=mine)
    seat.until("table", "refused")
    return seat


def test_a_link_makes_another_device_the_same_person_with_all_seats(server):
    ann = Guest(server.url, "Ann")
    opened = ann.open("me", "friend")
    phone = second(server, ann)
    assert phone.get("/api/me").json() == {"name": "Ann", "language": "en"}
    (listed,) = phone.get("/api/tables").json()
    assert (listed["id"], listed["yours"]) == (opened["table"], [0, 1])  # Ann's own browser sat down for the friend
    seat = hello(phone, opened["table"])
    assert seat.table["seats_held"] == [0, 1]
    assert [device["is_this"] for device in devices(phone)] == [True, False]
    assert devices(phone)[0]["label"] == "Firefox, Android"


def test_a_link_is_good_once_and_the_one_before_it_for_nothing(server):
    ann = Guest(server.url, "Ann")
    first, last = token_of(ann), token_of(ann)
    for token in (first, "x" * 22, altered(last)):
        assert use(Guest(server.url, None), token).json()["code"] == "used-link"
    assert use(Guest(server.url, None), last).status_code == 200
    assert use(Guest(server.url, None), last).json()["code"] == "used-link"


def test_to_look_at_a_link_does_not_use_it_up(server):
    """Programs that draw previews ask for each address; and the secret is in no address that is asked for."""
    ann, phone = Guest(server.url, "Ann"), Guest(server.url, None)
    token = token_of(ann)
    for _ in range(3):
        front = phone.http.get("/api/link", headers={"entrepot-key": token})
        assert front.json() == {"kind": "device", "name": "Ann", "is_you": False}
        assert phone.get("/link").status_code == 200
    assert use(phone, token).status_code == 200
    assert phone.http.get("/api/link", headers={"entrepot-key": token}).json()["code"] == "used-link"


def test_of_two_devices_that_come_at_once_one_wins(server):
    for _ in range(5):
        token, phones = token_of(Guest(server.url, "Ann")), [Guest(server.url, None) for _ in range(6)]
        with ThreadPoolExecutor(6) as pool:
            codes = sorted(answer.status_code for answer in pool.map(lambda phone: use(phone, token), phones))  # noqa: B023
        assert codes == [200, 403, 403, 403, 403, 403]


def test_whoever_lost_the_answer_is_answered_again_and_nobody_else(server):
    ann, own = Guest(server.url, "Ann"), secrets.token_urlsafe(16)
    token = token_of(ann)
    assert use(Guest(server.url, None), token, own).status_code == 200
    again = Guest(server.url, None)
    assert use(again, token, own).status_code == 200
    assert again.get("/api/me").json()["name"] == "Ann"
    assert len(devices(ann)) == 2
    assert use(Guest(server.url, None), secrets.token_urlsafe(16), own).status_code == 403


def test_a_link_is_over_after_ten_minutes(server, clock):
    ann, own = Guest(server.url, "Ann"), secrets.token_urlsafe(16)
    token = token_of(ann)
    clock.now += LINK_SECONDS + 1
    assert use(Guest(server.url, None), token).json()["code"] == "used-link"
    token = token_of(ann)
    assert use(Guest(server.url, None), token, own).status_code == 200
    clock.now += LINK_SECONDS + 1
    assert use(Guest(server.url, None), token, own).status_code == 403  # nor is it answered again for ever


def test_a_device_that_is_signed_out_plays_no_seat_and_is_told(server):
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
    opened = ann.open("me", "friend", is_full=False)
    bob_key = bob.sit(opened["table"], opened["keys"][1])
    phone = second(server, ann)
    lost = hello(phone, opened["table"], opened["keys"][0])  # it may even have the key
    own = hello(ann, opened["table"], opened["keys"][0])
    other = hello(bob, opened["table"], bob_key)
    (id,) = [device["id"] for device in devices(phone) if device["is_this"]]
    assert ann.post("/api/me/devices/out", device=id).status_code == 200
    for seat in (lost, own):
        assert seat.to_end()[1] == 1012
    assert [device["is_this"] for device in devices(ann)] == [True]
    assert phone.get("/api/me").status_code == 401
    assert hello(phone, opened["table"], opened["keys"][0]).table["seats_held"] == []
    assert hello(ann, opened["table"], opened["keys"][0]).table["seats_held"] == [0]
    assert other.news() is not None  # nobody else was sent away
    told = phone.post("/api/session", name="Ann", language="en")
    assert (told.status_code, told.json()["code"]) == (401, "signed-out")
    assert phone.post("/api/session", name="Ann", language="en").status_code == 200
    assert phone.get("/api/tables").json() == []


@pytest.mark.usefixtures("either")
def test_a_signed_out_device_stays_so_after_a_start(tmp_path):
    with running(tmp_path) as server:
        ann = Guest(server.url, "Ann")
        opened = ann.open("me", "bot:uniform")
        phone = second(server, ann)
        cookies = phone.cookies()
        (id,) = [device["id"] for device in devices(phone) if device["is_this"]]
        assert ann.post("/api/me/devices/out", device=id).status_code == 200
    with running(tmp_path) as server:
        assert Guest(server.url, None, session=cookies).get("/api/me").status_code == 401
        seat = hello(Guest(server.url, None, session=cookies), opened["table"], opened["keys"][0])
        assert seat.table["seats_held"] == []


def test_nobody_signs_out_or_sees_the_devices_of_others(server):
    ann, eve = Guest(server.url, "Ann"), Guest(server.url, "Eve")
    second(server, ann)
    for device in devices(ann):
        assert eve.post("/api/me/devices/out", device=device["id"]).json()["code"] == "no-such-device"
    assert len(devices(ann)) == 2
    assert len(devices(eve)) == 1
    assert Guest(server.url, None).get("/api/me/devices").status_code == 401


def test_a_cookie_older_than_devices_goes_on_until_a_device_is_signed_out(server):
    from entrepot.table.security import COOKIE, Session

    ann = Guest(server.url, "Ann")
    session = server.service.signer.open(ann.cookies()[COOKIE])
    older = {COOKIE: server.service.signer.seal(Session(session.guest, "Ann", "en"))}
    assert Guest(server.url, None, session=older).get("/api/me").status_code == 200
    phone = second(server, ann)
    (id,) = [device["id"] for device in devices(phone) if device["is_this"]]
    ann.post("/api/me/devices/out", device=id)
    assert Guest(server.url, None, session=older).get("/api/me").status_code == 401
    assert ann.get("/api/me").status_code == 200


def test_somebody_else_sits_there_now_and_no_session_opens_that_seat(server):
    """A seat that was given back, or that went elsewhere by its key, is not held by having once been known there."""
    ann, bob, carl = (Guest(server.url, name) for name in ("Ann", "Bob", "Carl"))
    opened = ann.open("me", "friend", is_full=False)
    key = bob.sit(opened["table"], opened["keys"][1])
    carl.sit(opened["table"], key)
    assert hello(bob, opened["table"]).table["seats_held"] == []
    assert hello(carl, opened["table"]).table["seats_held"] == [1]
    path = f"/api/tables/{opened['table']}"
    for name in ("stand", "rematch", "void"):
        assert bob.post(f"{path}/{name}", key="seat-1").json()["code"] == "bad-key"
    assert carl.post(f"{path}/stand", key="seat-1").json() == {"seat": 1}
    assert hello(carl, opened["table"]).table["seats_held"] == []
    assert ann.post(f"{path}/invite", key="seat-0", seat=1).status_code == 200


def test_a_program_without_a_session_holds_no_seat_by_being_known(server):
    ann, program = Guest(server.url, "Ann"), Guest(server.url, None)
    opened = ann.open("me", "friend", is_full=False)
    program.sit(opened["table"], opened["keys"][1])
    assert hello(Guest(server.url, None), opened["table"]).table["seats_held"] == []
    assert Guest(server.url, None).post(f"/api/tables/{opened['table']}/stand", key="seat-1").status_code == 403


def test_nobody_has_more_devices_than_the_list_holds(server):
    ann = Guest(server.url, "Ann")
    for _ in range(19):
        second(server, ann)
    token = token_of(ann)
    assert use(Guest(server.url, None), token).json()["code"] == "too-many-devices"
    ann.post("/api/me/devices/out", device=devices(ann)[-1]["id"])
    assert use(Guest(server.url, None), token).status_code == 200  # which did not use it up


@pytest.mark.slow
def test_a_kill_leaves_a_link_used_or_not_and_never_twice(tmp_path):
    served = Forked(tmp_path)
    try:
        for _ in range(12):
            ann = Guest(served.url, "Ann")
            token, own = token_of(ann), secrets.token_urlsafe(16)
            with ThreadPoolExecutor(1) as pool:
                asked = pool.submit(lambda: use(Guest(served.url, None), token, own))  # noqa: B023
                served.kill()
                asked.exception()
            served.start()
            mine, other = use(Guest(served.url, None), token, own), use(Guest(served.url, None), token)
            assert (mine.status_code, other.status_code) == (200, 403)
            assert len(devices(Guest(served.url, None, session=ann.cookies()))) == 2
    finally:
        close_all()
        served.close()


@pytest.mark.usefixtures("either")
def test_an_address_is_proved_by_a_letter_and_brings_one_back(tmp_path):
    with (
        mail_server() as (box, smtp),
        running(tmp_path, smtp=smtp, mail_from="games@example.org", public_url="https://games.example.org") as server,
    ):
        ann, phone = Guest(server.url, None, session=plain_session(server, "Ann")), Guest(server.url, None)
        assert phone.post("/api/link/mail", address="ann@example.org").json() == {"seconds": 600}
        assert ann.post("/api/me/address", address=" Ann@Example.org ", language="nl").status_code == 200
        letter = box.wait(1)
        assert (letter["To"], letter["From"]) == ("ann@example.org", "entrepot <games@example.org>")
        assert ann.get("/api/me/devices").json()["address"] is None
        assert phone.post("/api/link/address", token=box.link(1), own="x" * 22).json()["name"] == "Ann"
        assert ann.get("/api/me/devices").json()["address"] == "ann@example.org"
        assert phone.post("/api/link/mail", address="ann@example.org").status_code == 200
        assert use(phone, box.link(2)).json() == {"name": "Ann", "language": "en"}
        assert phone.post("/api/link/mail", address="nobody@example.org").json() == {"seconds": 600}
        refused = phone.post("/api/me/address", address="a@b.c\nBcc: all@example.org")
        assert refused.status_code in (400, 401)
        ann.post("/api/me/address/forget")
        assert ann.get("/api/me/devices").json()["address"] is None
        assert len(box.letters) == 2


def test_of_two_calls_that_prove_an_address_at_once_neither_undoes_the_other(server, monkeypatch):
    links, now = server.service.links, server.service.config.clock()
    ann = Session("guest-ann", "Ann", "en", "device-ann")

    async def prove_twice():
        token, both, front = await links.make_proof(ann, "ann@example.org", "", now), asyncio.Barrier(2), links.front

        async def look(*asked):
            link = await front(*asked)
            await both.wait()
            return link

        monkeypatch.setattr(links, "front", look)
        await asyncio.gather(links.prove(token, now), links.prove(token, now))
        return await links.address_of(ann.guest)

    assert server.run(prove_twice) == "ann@example.org"


def test_without_a_mail_server_that_is_said(server):
    assert Guest(server.url, "Ann").post("/api/link/mail", address="a@example.org").json()["code"] == "no-mail"


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0", "Edge, Windows"),
        ("curl/8.0", ""),
    ],
)
def test_a_device_is_called_by_what_people_know(agent, label):
    assert label_of(agent) == label
