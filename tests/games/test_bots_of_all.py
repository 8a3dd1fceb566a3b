"""The bots of all games: their names, how short the shortest is, and who beats whom."""

import pytest
from shipped import Shipped

import entrepot
from entrepot.arena.simulate import Plan, simulate
from entrepot.bots.find import bot_names

GAMES = entrepot.game_names()
LEAST = [(("thrifty",), 0.7), (("thrifty",) * 3, 0.4), (("uniform",), 0.99)]
"""Who else plays, and the share of games that greedy wins against them."""
COUNTS = {"tradejack": (60, 32, 60), "trade_and_triumph": (30, 16, 30)}
"""Games of each kind; the other games have tests of their own."""


def share(game, bots, count):
    """Return the share of games that the first of some bots wins."""
    return simulate(Plan(game, bots, seed=1), count)["wins"][bots[0]]["share"]


@pytest.mark.parametrize("game", GAMES)
def test_the_bots_are_found_by_their_names(game):
    names = ["uniform", "thrifty", "greedy", "easy", "medium", "hard", "expert", "ismcts"]
    assert bot_names(entrepot.game(game)) == names


@pytest.mark.parametrize("game", GAMES)
def test_thrifty_is_short(game):
    source = (Shipped(game).folder / "bots" / "thrifty.py").read_text(encoding="utf-8")
    lines = [line for line in source.split("class Thrifty")[1].splitlines() if line.strip()]
    assert 5 < len(lines) <= 16


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "others", "least", "games"),
    [(game, *row, count) for game, counts in COUNTS.items() for row, count in zip(LEAST, counts, strict=True)],
)
def test_greedy_wins(game, others, least, games):
    assert share(game, ("greedy", *others), games) >= least


@pytest.mark.slow
@pytest.mark.parametrize(("game", "games"), [("tradejack", 40), ("trade_and_triumph", 30)])
def test_thrifty_beats_random_play(game, games):
    assert share(game, ("thrifty", "uniform"), games) >= 0.9


@pytest.mark.full
@pytest.mark.parametrize("game", COUNTS)
@pytest.mark.parametrize(("others", "least"), LEAST)
def test_greedy_wins_a_thousand_games(game, others, least):
    assert share(game, ("greedy", *others), 1000) >= least
