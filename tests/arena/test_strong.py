"""A sample of strong bots beside many games of quick ones, and how long the rest will take."""

from __future__ import annotations

import copy
from types import SimpleNamespace

import pytest

import entrepot
from entrepot.arena.lab import forecast
from entrepot.arena.lab.order import Order
from entrepot.arena.lab.run import hire, run
from entrepot.arena.lab.summary import summary
from entrepot.arena.play import play_game
from entrepot.arena.report import strong as chapter
from entrepot.arena.report.names import Names
from entrepot.arena.report.say import speaking
from entrepot.arena.simulate import Plan
from entrepot.arena.strong.beside import beside
from entrepot.bots.uniform import Uniform
from entrepot.cli import arena_progress

GAME = entrepot.game("haggle")


@pytest.fixture(scope="module")
def quick(tmp_path_factory):
    order = Order(Plan("haggle", ("greedy", "greedy"), 3), 60)
    return summary(run(tmp_path_factory.mktemp("quick"), order, hire(1)), GAME)


def test_the_same_games_disagree_in_nothing(quick):
    found = beside(quick, quick)
    assert not any(row["real"] for row in [*found["measures"], *found["cards"]])
    assert chapter.findings({"strong": found}, Names(GAME))[0].kind == "good"


def test_what_is_far_off_is_proven_and_told_in_both_languages(quick):
    other = copy.deepcopy(quick)
    for key in ("mean", "low", "high"):
        other["length"][key] += 50
    found = beside(quick, other)
    assert [row["name"] for row in found["measures"] if row["real"]] == ["length"]
    for language, told in (("en", "decisions in a game"), ("nl", "beslissingen in een partij")):
        with speaking(language):
            assert told in chapter.findings({"strong": found}, Names(GAME))[0].text
            assert told in [row[0] for row in chapter.section({"strong": found}, Names(GAME)).figures[0].rows]


def test_too_few_deals_prove_nothing(quick):
    other = copy.deepcopy(quick)
    other["deals"] = 29
    for key in ("mean", "low", "high"):
        other["length"][key] += 50
    assert not any(row["real"] for row in beside(quick, other)["measures"])


def test_after_a_few_games_it_says_how_long_the_others_take(monkeypatch, capsys):
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    bar = arena_progress.LongBar("haggle: games", 1010)
    bar.advance(10)  # those that were there
    for _ in range(5):
        now[0] += 2.0
        bar.advance(1)
    told = capsys.readouterr().err.splitlines()
    assert told == [
        "haggle: games: about 33 minutes more for the 996 that are left, as the first 4 took 8 seconds;"
        " Ctrl-C keeps what is played"
    ]


def test_what_is_done_soon_is_not_announced(monkeypatch, capsys):
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    bar = arena_progress.LongBar("haggle: games", 10)
    for _ in range(10):
        bar.advance(1)
        now[0] += 2.0
    assert capsys.readouterr().err == ""


class Slow(Uniform):
    """Thinks for two seconds about each choice, by a clock of the test."""

    name = "slow"
    now = 0.0

    def choose(self, seat):
        Slow.now += 2.0
        return super().choose(seat)


def test_before_a_long_run_it_says_about_how_long_that_takes(monkeypatch, capsys):
    monkeypatch.setattr(forecast, "time", SimpleNamespace(monotonic=lambda: Slow.now))
    monkeypatch.setattr(forecast, "bot_class", lambda game, name: Slow)
    order = Order(Plan("haggle", ("uniform", "uniform"), seed="1"), 6)
    whole = play_game(GAME, [Uniform(0), Uniform(1)], order.seed(0)).choices
    assert forecast.game_seconds(GAME, order) == 2.0 * whole  # two choices of it were waited for
    assert Slow.now == 4.0
    for jobs, games in ((1, 6), (4, 2), (16, 1)):
        assert forecast.run_seconds(GAME, order, jobs) == 2.0 * whole * games
    for runs, most, count, end in ((1, False, "6", ""), (3, True, "3 times 6", " at most")):
        arena_progress.foretell(GAME, arena_progress.Ahead("haggle: games", order, runs, most), 4)
        told = arena_progress.duration(4.0 * whole * runs)
        assert capsys.readouterr().err.startswith(f"haggle: games: {count} will take about {told}{end}, an estimate")
    with speaking("nl"):
        arena_progress.foretell(GAME, arena_progress.Ahead("haggle: partijen", order, 3, True), 4)
        told = arena_progress.duration(12.0 * whole)
    assert capsys.readouterr().err == (
        f"haggle: partijen: 3 keer 6 duren hoogstens ongeveer {told}, geschat naar de eerste keuzes van één partij, met"
        " 4 tegelijk\n"
    )
