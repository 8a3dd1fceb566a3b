"""Who comes back is told the newest of what has happened, and what is older page by page."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest
from table_server import Guest, Seat, running

import entrepot
from entrepot.kernel.audience import hears
from entrepot.kernel.chance import Keyed
from entrepot.kernel.match import Match
from entrepot.table import catching_up, gallery
from entrepot.table.catching_up import MOST_EVENTS, earlier, newest
from entrepot.table.progress import Progress
from entrepot.table.rows import ActionRow

SEATS = 3
WATCHED = [*range(SEATS), None]


def row(entry):
    events, state = msgspec.json.encode(entry.events), msgspec.json.encode(entry.counters)
    return ActionRow("t", entry.number, entry.kind, entry.seat, entry.words, None, 0.0, events, state)


@pytest.fixture(scope="module")
def entries():
    """The log of a long game, with steps that only one seat sees."""
    game = entrepot.game("tradejack")
    state = game.new(SEATS, 0, {}, Keyed(b"1" * 32), listening=True)
    progress, first = Progress.begin(Match(state, listening=True), WATCHED, {})
    rng, found = random.Random(4), [row(first)]
    while len(found) < 900 and not progress.match.state.over:
        seat = next(seat for seat in range(SEATS) if progress.legal[seat])
        if progress.match.undoable(seat) and rng.random() < 0.3:
            found.append(row(progress.undo(seat, 0, 1)))
            continue
        action = game.text(rng.choice(progress.legal[seat]))
        found.append(row(progress.act(seat, progress.prompt(seat), action)))
    return found


class Log:
    """Counts what is read."""

    def __init__(self, rows):
        self.rows = rows
        self.read = 0

    async def __call__(self, before, most):
        found = [row for row in self.rows if row.number < before][-most:]
        self.read += len(found)
        return found


def told(rows, seat, after=0):
    return [
        event
        for row in rows
        if catching_up.pushed(row, seat) > after
        for event in row.happened()
        if hears(event["audience"], seat)
    ]


def pages(rows, seat):
    """All pages, the newest first."""
    log, last = Log(rows), rows[-1].number

    async def read():
        found = [await newest(log, seat, last)]
        while found[-1].first > 1:
            found.append(await earlier(log, seat, last, found[-1].first))
        return found

    return asyncio.run(read())


@pytest.mark.parametrize("seat", WATCHED)
def test_the_pages_together_are_all_that_the_seat_was_told(entries, seat):
    found = pages(entries, seat)
    assert [event for page in reversed(found) for event in page.events] == told(entries, seat)
    longest = max(len(row.happened()) for row in entries)
    assert all(MOST_EVENTS <= len(page.events) < MOST_EVENTS + longest for page in found[:-1])
    assert len(found) > 2


def test_a_page_reads_little_of_a_long_log(entries):
    log = Log(entries)
    asyncio.run(newest(log, 1, entries[-1].number))
    assert log.read == catching_up.ENTRIES < len(entries)


@pytest.mark.parametrize("seat", WATCHED)
def test_who_has_seen_nearly_all_gets_the_rest(entries, seat):
    last = catching_up.pushed(entries[-1], seat)
    for missed in (1, 2, 7):
        page = asyncio.run(newest(Log(entries), seat, entries[-1].number, last - missed))
        assert (page.first, page.events) == (last - missed + 1, told(entries, seat, last - missed))


def test_what_others_did_in_secret_moves_no_end_of_a_page(entries):
    """Steps that a seat is not told of lie between the others, or they do not: its pages are the same."""
    secret = [row for row in entries if row.kind == "undo"]
    assert secret

    def without():
        number = 0
        for one in entries:
            told_to = [seat for seat in WATCHED if any(hears(event["audience"], seat) for event in one.happened())]
            if told_to or one.number == 0:
                yield msgspec.structs.replace(one, number=number)
                number += 1

    fewer = list(without())
    assert len(fewer) <= len(entries)
    for seat in WATCHED:
        assert [(page.first, page.events) for page in pages(entries, seat)] == [
            (page.first, page.events) for page in pages(fewer, seat)
        ]


def test_a_viewer_who_has_missed_much_asks_for_the_rest(tmp_path, monkeypatch):
    monkeypatch.setattr(catching_up, "MOST_EVENTS", 5)
    with running(tmp_path) as server:
        ann = Guest(server.url)
        opened = ann.open("me", "friend")
        seats = [ann.look(opened["table"], key) for key in opened["keys"]]
        for _ in range(8):
            for seat in seats:
                seat.news()
            asked = next(seat for seat in seats if seat.number is not None)
            asked.act(asked.choices[0])
        late = ann.look(opened["table"])
        assert late.push["first"] > 1
        heard, first = late.push["events"], late.push["first"]
        while first > 1:
            late.say(type="earlier", before=first)
            page = late.until("earlier")
            assert page["first"] < first
            first, heard = page["first"], page["events"] + heard
        monkeypatch.setattr(catching_up, "MOST_EVENTS", 1_000)
        whole = ann.look(opened["table"])
        assert (heard, 1) == (whole.push["events"], whole.push["first"])
        late.say(type="earlier", before=1)
        assert late.until("earlier")["events"] == []
        screen = Seat(server.url, opened["table"], opened["keys"])
        screen.say(type="earlier", before=5)
        assert screen.until("refused")["code"] == "not-yours"  # the curtain is down: nobody looks


def test_watchers_get_what_happens_in_a_short_while_at_once(tmp_path, monkeypatch):
    monkeypatch.setattr(gallery, "PAUSE_SECONDS", 1.0)
    with running(tmp_path) as server:
        ann = Guest(server.url)
        opened = ann.open("me", "friend")
        seats = [ann.look(opened["table"], key) for key in opened["keys"]]
        watchers = [ann.look(opened["table"]) for _ in range(3)]
        begun = watchers[0].push["seq"]
        seen = []
        for _ in range(5):
            for seat in seats:
                seat.news()
            asked = next(seat for seat in seats if seat.number is not None)
            asked.act(asked.choices[0])
            seen += [event for event in asked.push["events"] if event not in seen]
        for watcher in watchers:
            frames = len(watcher.frames)
            got = []
            while watcher.push["seq"] < begun + 5:
                watcher.until("push")
                got.append(watcher.push)
            assert len(watcher.frames) - frames < 5
            assert [push["first"] for push in got] == [begun + 1, *[push["seq"] + 1 for push in got[:-1]]]
            assert sum(len(push["events"]) for push in got) >= 5
            assert got[-1]["view"] == watchers[0].push["view"]
        assert len({watcher.frames[-1] for watcher in watchers}) == 1
