"""A day's play on a train: three browsers, each on a bad line of its own, sleeping tabs, and a server that dies."""

from __future__ import annotations

import json
import random
import time
from contextlib import ExitStack, suppress

import pytest
from line_proxy import line_to
from playwright.sync_api import Error
from postgres import opened
from table_server import Guest
from web_table import Person

NAMES = ("Ann", "Bob", "Cleo")
PROMISED = 15.0
"""Seconds within which a page says that its line is dead."""
BACK = 30.0
"""And within which it has a line again, where there is one: it may have just begun to wait for a dead one."""
CONNECTIONS = 6
"""What a browser keeps open to one server, each of which may have died while the line was bad."""
KEEP = """(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
        set.call(this, name, value);
        if (!name.startsWith("entrepot-unsent")) return;
        const known = JSON.parse(localStorage.getItem("test-done") ?? "{}");
        for (const { message } of JSON.parse(value)) known[message.id] = message;
        set.call(localStorage, "test-done", JSON.stringify(known));
    };
})()"""
"""Whatever a page has taken from its person is written down beside it, by its id."""
UNSENT = "Object.keys(sessionStorage).filter((name) => name.startsWith('entrepot-unsent')).length"
ACT = """(chance) => {
    const buttons = [...document.querySelectorAll(".choices:not(.busy) [data-action]")];
    buttons[Math.floor(chance * buttons.length)]?.click();
}"""


class Traveller(Person):
    """Somebody on a line of their own."""

    def __init__(self, browser, line, name, seat, link):
        self.line, self.seat = line, seat
        self.bad_since: float | None = None
        self.good_since = time.monotonic()
        self.mends_at = self.wakes_at = 0.0
        super().__init__(browser, line, name, link, reduced_motion="reduce")
        self.wait(lambda: not self.page.get_by_role("heading", name="Welcome").count(), "an answer to the name")
        self.page.add_init_script(KEEP)
        self.page.reload()
        self.cdp = self.context.new_cdp_session(self.page)

    @property
    def is_asleep(self):
        return self.wakes_at > 0

    @property
    def has_page(self):
        """A page that was loaded anew while its line, or the server, was down is not there yet."""
        return self.page.get_by_role("tab", name="Chat").count() > 0

    def trouble(self, chance):
        """Something happens to the line, for a while."""
        now = time.monotonic()
        kind = chance.choice(("stall", "dead", "drop", "delay", "half-close", "sleep", "reload"))
        if kind in ("stall", "dead"):
            self.line.stall(new=kind == "dead")
            self.bad_since = now if kind == "dead" else None
        elif kind == "drop":
            self.line.drop()
        elif kind == "delay":
            self.line.delay = chance.uniform(0.1, 1.5)
        elif kind == "half-close":
            self.line.half_close()
        elif kind == "sleep":
            self.cdp.send("Page.setWebLifecycleState", {"state": "frozen"})
            self.wakes_at = now + chance.uniform(2, 8)
        elif self.bad_since is None:
            self.reload()
        if kind in ("stall", "dead", "delay"):
            self.mends_at = now + chance.choice((1, 4, 18))

    def reload(self):
        """Load the page anew as people do: if nothing comes, once more, as it may have asked over a dead connection."""
        for _ in range(CONNECTIONS):
            with suppress(Error):
                self.page.reload(timeout=5000)
                return
        self.page.reload()

    def go_on(self, now):
        """Mend what is to be mended by now."""
        if self.wakes_at and now >= self.wakes_at:
            self.wakes_at = 0.0
            self.cdp.send("Page.setWebLifecycleState", {"state": "active"})
            self.bad_since = self.bad_since and now  # it could not look while it slept
            self.good_since = now
        if self.mends_at and now >= self.mends_at:
            self.mends_at = 0.0
            self.bad_since, self.good_since = None, now
            self.line.mend(resume=self.seat == 1)  # one line is only held up, what the others had swallowed is gone

    def check(self, now, up_since):
        """The page says in what state its line is."""
        state = self.page.evaluate("document.querySelector('[data-line]')?.dataset.line")
        if self.bad_since and now - self.bad_since > PROMISED:
            assert state in ("silent", "lost"), f"{self.name} was not told of a dead line"
        elif not self.mends_at and up_since and now - max(self.good_since, up_since) > BACK:
            assert state == "live", f"{self.name} has no line though there is one"

    def done(self):
        """What the page has taken from this person, by its id."""
        return json.loads(self.page.evaluate("localStorage.getItem('test-done') ?? '{}'"))

    def say(self, text):
        self.page.get_by_role("tab", name="Chat").click()
        self.page.get_by_role("textbox", name="Say something").fill(text)
        self.page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("seconds", "pause"),  # at 0.2 seconds a step, where people take three or more, 240 are an hour of play and longer
    [
        pytest.param(45, 0.2, marks=pytest.mark.slow),
        pytest.param(240, 0.2, marks=pytest.mark.full),
        pytest.param(600, 6, marks=pytest.mark.full),
    ],
)
def test_three_browsers_finish_a_game_and_no_input_is_lost_doubled_or_misdirected(browser, own_site, seconds, pause):
    chance = random.Random(18)
    guest = Guest(own_site.url)
    opened = guest.open("me", "friend", "friend")
    guest.close()
    said: dict[int, list[str]] = {0: [], 1: [], 2: []}
    with ExitStack() as ends:
        people = []
        for seat, (name, key) in enumerate(zip(NAMES, opened["keys"], strict=True)):
            line = ends.enter_context(line_to(own_site.port))
            people.append(Traveller(browser, line, name, seat, f"/table/{opened['table']}#key={key}"))
        travel(people, own_site, chance, seconds, pause, said)
        for who in people:
            who.go_on(float("inf"))
            who.good_since = time.monotonic()
        finish(people, chance)
        check_log(own_site, opened["table"], people, said)
        for who in people:
            who.close()


def travel(people, site, chance, seconds, pause, said):
    """Play for so long while all kinds of things go wrong."""
    end, up_since, starts_at = time.monotonic() + seconds, time.monotonic(), 0.0
    while (now := time.monotonic()) < end:
        if starts_at and now >= starts_at:
            site.start()
            up_since, starts_at = time.monotonic(), 0.0
        elif not starts_at and chance.random() < 0.01:
            site.kill()
            up_since, starts_at = 0.0, now + chance.uniform(0.5, 4)
        for who in people:
            who.go_on(now)
            if who.is_asleep:
                continue
            who.check(now, up_since)
            if chance.random() < 0.04 and not who.mends_at and not starts_at:
                who.trouble(chance)
            elif chance.random() < 0.5:
                who.page.evaluate(ACT, chance.random())
            elif chance.random() < 0.03 and who.has_page:
                said[who.seat].append(f"{who.name} {len(said[who.seat])}")
                who.say(said[who.seat][-1])
        people[0].page.wait_for_timeout(pause * 1000) if not people[0].is_asleep else time.sleep(pause)
    if starts_at:
        site.start()


def finish(people, chance):
    """All lines are good again: play to the end, and let what is on its way arrive."""
    end, heard = 0.0, -1
    while not all(who.is_over for who in people):
        if (pushes := sum(len(who.pushes) for who in people)) > heard:  # as long as it goes on, however slowly
            end, heard = time.monotonic() + 120, pushes
        assert time.monotonic() < end, [who.page.inner_text("body")[:300] for who in people]
        for who in people:
            who.page.evaluate(ACT, chance.random())
        people[0].page.wait_for_timeout(100)
    for who in people:
        who.wait(lambda who=who: who.page.locator(".unsent").count() == 0, "all that was sent")
        who.wait(lambda who=who: who.page.evaluate(UNSENT) == 0, "an answer to everything")


def check_log(site, table, people, said):
    """The server's log has what each person did, once, and nothing else."""
    with opened(site.folder) as database:
        acts = "select seat, client_id, kind, words from actions where table_id = ? and client_id is not null"
        logged = database.execute(acts, [table]).fetchall()
        texts = database.execute("select seat, text from chat where table_id = ? order by id", [table]).fetchall()
    for who in people:
        done = {id: message for id, message in who.done().items() if message["type"] != "chat"}
        refused = {frame["id"]: frame["code"] for frame in who.frames if frame["type"] == "refused"}
        own = [(id, kind, words) for seat, id, kind, words in logged if seat == who.seat]
        assert len({id for id, *_ in own}) == len(own) > 5
        for id, kind, words in own:
            message = done.pop(id)
            assert (message["seat"], kind) == (who.seat, message["type"])
            assert kind == "undo" or words == message["action"]
        assert {id: refused.get(id) for id in done} == dict.fromkeys(done, "stale")
        assert [text for seat, text in texts if seat == who.seat] == said[who.seat]
