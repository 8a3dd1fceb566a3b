"""The kit passes a correct game, and tells exactly which promise a broken one breaks."""

import json
from pathlib import Path

import pytest
from conformance.broken import BROKEN, FOLLOWS, DeadEnd, LooksAway, Lures, giving_up, with_unreached_ending
from conformance.leaks import LEAKS
from conformance.pearls.facts import CITED, LEDGER
from conformance.pearls.game import Pearls

from entrepot.files import record as files_record
from entrepot.kernel.chance import seeded
from entrepot.testing import Census, Reached, Report, SameDigests, TwoWorlds, conform, record_of
from entrepot.testing.reached import verbs_of
from entrepot.testing.setups import covering_setups
from entrepot.testing.walk import replay

WORDS = [Path(__file__).parent / "pearls" / "words"]


def report_on(game: Pearls, playouts: int = 10, **more) -> Report:
    return conform(game, playouts, **{"sample": 4, "must_reach": True, "words": WORDS, "tests": CITED, **more})


def test_a_correct_game_keeps_every_promise():
    report = report_on(Pearls(), 40)
    assert report.ok, str(report)
    assert [result.number for result in report.results] == list(range(1, 12))
    assert all(result.checks > 0 for result in report.results)


@pytest.mark.parametrize("flaw", BROKEN)
def test_a_broken_promise_is_told_and_no_other(flaw):
    promise, make = BROKEN[flaw]
    report = report_on(make())
    assert [name for name in report.broken() if name not in FOLLOWS.get(flaw, ())] == [promise], str(report)


@pytest.mark.parametrize("flaw", LEAKS)
def test_a_leak_is_found(flaw):
    report = report_on(LEAKS[flaw]())
    assert report.broken() == ["two worlds"], str(report)


def test_an_ending_that_never_comes_is_told_in_big_runs_alone():
    assert report_on(with_unreached_ending()).broken() == ["reached"]
    report = report_on(with_unreached_ending(), must_reach=False)
    assert report.ok
    assert "endings: 2 of 3 reached, not unheard" in report.lines()


def test_a_clause_that_nothing_cites_is_told():
    cited = {clause: tests for clause, tests in CITED.items() if clause != "P-END"}
    report = report_on(Pearls(), tests=cited)
    assert [failure.what for failure in report.result("reached").failures] == ["no test or scenario cites P-END"]


def test_a_clause_without_a_place_in_code_content_or_words_is_told():
    places = {id: ["pearls/game.py:1"] for id in (*CITED, "P-R-01")}
    assert report_on(Pearls(), places=places).ok
    del places["P-END"], places["P-R-01"]
    failures = report_on(Pearls(), places=places).result("reached").failures
    assert [failure.what for failure in failures] == [
        f"no code, content or words cite {id}" for id in ("P-END", "P-R-01")
    ]


def test_advice_and_examples_need_no_place(monkeypatch):
    ledger = LEDGER.clauses
    monkeypatch.setattr(ledger["P-KEEP"], "kind", "example")
    monkeypatch.setattr(ledger["P-SHOW"], "kind", "advice")
    places = {id: ["pearls/game.py:1"] for id in (*CITED, "P-R-01") if id not in ("P-KEEP", "P-SHOW")}
    assert report_on(Pearls(), places=places).ok


def test_a_dead_end_is_told():
    report = report_on(Pearls(DeadEnd()))
    assert "exact legality" in report.broken()
    assert report.stopped == "play could not go on"


def test_what_is_begun_can_be_done_or_the_kit_says_so():
    assert report_on(giving_up()).ok
    failures = report_on(giving_up(Lures())).result("endings").failures
    assert {failure.what for failure in failures} == {"nothing is left but to give up what was begun"}


def test_looking_at_a_position_must_not_change_it():
    report = report_on(Pearls(state=LooksAway), promises=[TwoWorlds])
    assert any(f.what.startswith("asking a position changed") for f in report.result("two worlds").failures)


def test_a_game_that_cannot_begin_is_told():
    game = Pearls()
    game.phases[0].enter = None
    report = report_on(game)
    assert report.broken() == ["play"]
    assert report.stopped == "a game could not be begun"


def test_a_failure_replays_to_where_it_showed():
    _, make = BROKEN["a coin vanishes"]
    failure = report_on(make()).result("census").failures[0]
    record = json.loads(json.dumps(failure.record))
    *_, last = replay(record, make())
    coins = last.census()["coins"]
    assert sum(coins.values()) == record["seats"] * 4 + 1
    assert last.digest() == files_record.replay(record_of(make(), record), make()).digest()


def test_a_report_is_text_and_data():
    report = report_on(LEAKS["an event goes to too many"]())
    data = json.loads(json.dumps(report.as_data()))
    assert data["ok"] is False
    assert [promise["name"] for promise in data["promises"] if not promise["ok"]] == ["two worlds"]
    text = str(report)
    assert "two worlds       BROKEN" in text
    assert "verbs: all 5 reached" in text


def test_one_promise_can_be_checked_alone():
    report = report_on(Pearls(), promises=[Census])
    assert [result.name for result in report.results] == ["census"]
    with pytest.raises(KeyError):
        report.result("two worlds")


def test_the_same_seed_makes_the_same_report():
    assert report_on(Pearls(), seed=5).as_data() == report_on(Pearls(), seed=5).as_data()


def test_progress_is_told():
    told = []
    report_on(Pearls(), 3, promises=[SameDigests, Reached], must_reach=False, progress=lambda *at: told.append(at))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_every_two_choices_meet_in_some_setup():
    game = Pearls()
    setups = covering_setups(game, seeded(0))
    met = {(setup.seats, setup.options["prize"]) for setup in setups}
    assert met == {(2, "three"), (2, "two"), (3, "three"), (3, "two")}


def test_the_verbs_of_a_scenario_are_those_of_all_ways_to_write_a_step():
    assert verbs_of({"do": "bid 3"}) == {"bid"}
    assert verbs_of({"do": ["march", "squad s33 1"]}) == {"march", "squad"}
    assert verbs_of({"moves": ["0 pass", "1 bid 3"], "expect": {}}) == {"pass", "bid"}
    assert verbs_of({"expect": {}}) == set()
