"""Four friends in four cities play a turn at a time: one vanishes, a bot stands in, and he returns on a phone."""

from __future__ import annotations

import time

import pytest
from fake_time import FakeTime
from mail_server import mail_server
from push_service import PATIENCE, Browser, push_service
from sqlalchemy import func, select
from table_devices import plain_session, second
from table_server import IDS, Guest, running

from entrepot.table.person.columns import NOTICES

HOUR = 3600.0
NAMES = ("Ann", "Bob", "Cas", "Dan")
BOB, DAN = 1, 3
ADDRESS = "bob@example.org"
CLOCK = {"kind": "days", "bank": 12 * 3600, "move": 6 * 3600, "cap": 2 * 86_400, "sleep": {"first": 23, "last": 7}}
MOST_VISITS = 600


class Week:
    """A table, those who sit there, and what each was told while away: Ann by her browser, Bob by e-mail."""

    def __init__(self, server, service, box, clock):
        self.server, self.service, self.box, self.clock = server, service, box, clock
        self.guests = [Guest(server.url, None, session=plain_session(server, name)) for name in NAMES]
        self.browser = Browser(service.url, "ann")
        wish = {"clock": CLOCK, "stand_in": "uniform", "options": {"length": "quick-4", "first-player": "seat-1"}}
        self.opened = self.guests[0].open("me", *["friend"] * 3, is_full=False, **wish)
        self.id = self.opened["table"]
        for guest, key in zip(self.guests[1:], self.opened["keys"][1:], strict=True):
            guest.sit(self.id, key)
        assert self.guests[BOB].post("/api/me/address", address=ADDRESS).status_code == 200
        assert self.guests[BOB].post("/api/link/address", token=box.link(1), own="x" * 22).status_code == 200
        hooks = [{"kind": "hook", "target": f"{service.url}/{name}"} for name in NAMES[2:]]
        for guest, wanted in zip(self.guests, [self.browser.wish(), {"kind": "mail"}, *hooks], strict=True):
            assert guest.post("/api/me/channels", **wanted).status_code == 200

    def told(self):
        """What each has been told, by name, as text."""
        pushed = [self.browser.read(post.body).decode() for post in self.service.of("/push/ann")]
        letters = [letter for letter in list(self.box.letters) if letter["To"] == ADDRESS][1:]  # the first is a link
        written = [f"{letter['Subject']} {letter.get_content()}" for letter in letters]
        hooked = {name: [post.body.decode() for post in self.service.of(f"/{name}")] for name in NAMES[2:]}
        return {"Ann": pushed, "Bob": written, **hooked}

    @property
    def info(self):
        return self.guests[0].get(f"/api/tables/{self.id}").json()

    def look(self, at, guest=None):
        seat = (guest or self.guests[at]).look(self.id)
        seat.say(type="hello", keys=[], people=True, mine=True, zone="UTC")
        seat.until("table")
        seat.until("push")
        return seat

    def visit(self, at, guest=None):
        """Come, answer until nothing is asked any more, and go again."""
        seat = self.look(at, guest)
        seat.news()
        while seat.number is not None and seat.push["outcome"] is None:
            seat.act(seat.choices[-1] if "done" in seat.choices else seat.choices[0])
            seat.news()
        seat.close()

    def pass_time(self, hours):
        self.clock.run(hours * HOUR)
        self.server.run(self.server.service.timekeeper.look)
        self.server.run(self.server.service.storage.writer.run)

    def let_bot_play(self):
        """Wait until a bot that is asked has answered: it takes no time of the week, however slow the machine."""
        end = time.monotonic() + PATIENCE
        while (info := self.info)["people"]["seats"][DAN]["bot"] and DAN in info["waiting"]:
            assert time.monotonic() < end, "the bot does not answer"
            time.sleep(0.02)

    def settle(self):
        """Wait until everybody who was to be told has been."""
        end = time.monotonic() + PATIENCE
        chosen = select(func.count()).select_from(NOTICES).where(NOTICES.c.due.is_not(None))
        while self.server.run(lambda: self.server.service.storage.rows(chosen))[0][0]:
            assert time.monotonic() < end, "notices are not sent"
            time.sleep(0.02)


@pytest.mark.slow
def test_a_week_of_a_turn_at_a_time_with_somebody_who_vanishes_and_comes_back_on_a_phone(tmp_path):
    clock = FakeTime()
    post = {"mail_from": "games@example.org", "public_url": "https://games.example.org"}
    own = {"clock": clock.wall, "monotonic": clock.monotonic, "bot_workers": 1}
    with (
        push_service() as service,
        mail_server() as (box, smtp),
        running(tmp_path, private_targets=True, notice_seconds=0.0, smtp=smtp, **post, **own) as server,
    ):
        week = Week(server, service, box, clock)
        began, has_vanished, phone = clock.wall(), False, None
        for _ in range(MOST_VISITS):
            week.let_bot_play()
            info = week.info
            if info["status"] == "over":
                break
            people = info["people"]["seats"]
            if people[DAN]["bot"] and phone is None:  # a bot plays for Dan; three days later he is back, on a phone
                has_vanished = True
                if clock.wall() - began > 3 * 24 * HOUR:
                    phone = second(server, week.guests[DAN])
                    seat = week.look(DAN, phone)
                    seat.say(type="arrange", seat=DAN, id=(id := next(IDS)), do="back", whom=None)
                    assert seat.answer(id)["type"] == "done"
                    assert seat.until("played")["moves"]  # what was done for him
                    seat.close()
                    continue
            asked = [at for at in info["waiting"] if at != DAN or has_vanished or info["round"] == 1]
            asked = [at for at in asked if not people[at]["bot"]]
            if asked:
                at = asked[0]
                week.visit(at, phone if at == DAN else None)
                week.pass_time(2)
            else:
                week.pass_time(3)  # only Dan is waited for, or a bot is about to play
                time.sleep(0.02)
            week.settle()
        else:
            raise AssertionError("the game does not end")
        assert has_vanished
        assert phone is not None
        assert clock.wall() - began > 4 * 24 * HOUR
        told = week.told()
        assert all(len(texts) >= 5 for texts in told.values()), {name: len(texts) for name, texts in told.items()}
        for name in NAMES[:DAN]:  # the end is told once, by whichever way
            assert sum("over" in text for text in told[name]) == 1, (name, told[name][-3:])
        assert week.info["result"]["places"]
        again = week.guests[0].post(f"/api/tables/{week.id}/rematch", key="seat-0")
        assert again.status_code == 201, again.text
        for guest in (*week.guests[:DAN], phone):  # all four sit there already
            found = guest.get(f"/api/tables/{again.json()['table']}").json()
            assert len(found["yours"]) == 1
