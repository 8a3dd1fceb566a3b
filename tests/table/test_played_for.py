"""What a bot did for somebody is told as the log tells it."""

from __future__ import annotations

import msgspec
import pytest

import entrepot
from entrepot.kernel.audience import EVERYONE, only
from entrepot.table.played_for import MOST_TOLD, played_for
from entrepot.table.rows import ActionRow
from entrepot.words import catalogue

ANN, BOB = {"seat": 0}, {"seat": 1}


def entry(number, seat, *events, kind="act", words="pass"):
    told = [{"kind": name, "audience": audience, "args": args} for name, audience, args in events]
    return ActionRow("t", number, kind, seat, words, None, 0.0, msgspec.json.encode(told), b"{}")


def kinds(*log):
    game = entrepot.game("trigon")
    return [line["id"].removeprefix("trigon-event-") for line in played_for(0, game, list(log)).moves]


def test_lines_are_those_that_tell_what_the_seat_did():
    mine = entry(
        1, 0, ("marched", EVERYONE, {"seat": ANN}), ("turn", EVERYONE, {"seat": BOB}), ("round", EVERYONE, {"round": 2})
    )
    accepted = entry(2, 0, ("traded", EVERYONE, {"seat": BOB, "partner": ANN}))
    theirs = entry(3, 1, ("taxed", EVERYONE, {"seat": ANN}), ("traded", EVERYONE, {"seat": BOB, "partner": ANN}))
    assert kinds(mine, accepted, theirs) == ["marched", "traded", "taxed"]


def test_what_only_others_know_is_not_told():
    assert kinds(entry(1, 0, ("drew-quest", only(0), {"seat": ANN}), ("drew-quest", only(1), {"seat": ANN}))) == [
        "drew-quest"
    ]


@pytest.mark.parametrize(("kind", "words"), [("undo", "1"), ("takeback", "0 1")])
def test_what_was_taken_back_is_not_told(kind, words):
    assert kinds(entry(1, 0, ("marched", EVERYONE, {"seat": ANN})), entry(2, 0, kind=kind, words=words)) == []


def test_of_much_the_newest_is_told():
    log = [entry(at, 0, ("marched", EVERYONE, {"seat": ANN, "count": at})) for at in range(MOST_TOLD + 5)]
    told = played_for(0, entrepot.game("trigon"), log)
    assert told.more
    assert [line["args"]["count"] for line in told.moves] == list(range(5, MOST_TOLD + 5))


@pytest.mark.parametrize(("language", "line"), [("en", "Ann bids 3."), ("nl", "Ann biedt 3.")])
def test_lines_are_sentences_about_somebody(language, line):
    told = played_for(0, entrepot.game("tradejack"), [entry(1, 0, ("bid", EVERYONE, {"seat": ANN, "amount": 3}))])
    assert catalogue(language).say(told.moves[0], lambda seat: "Ann") == line
