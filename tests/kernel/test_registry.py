"""Games are found by their folder, or by what other packages say of themselves."""

import importlib.metadata

import pytest
import toy

import entrepot
from entrepot.kernel import registry
from entrepot.kernel.errors import UnknownGame


@pytest.fixture
def outside(monkeypatch):
    """Let installed packages say that they have these games."""

    def install(**modules):
        points = [importlib.metadata.EntryPoint(name, value, registry.GROUP) for name, value in modules.items()]
        entry_points = importlib.metadata.entry_points
        monkeypatch.setattr(
            importlib.metadata, "entry_points", lambda group: points if group == registry.GROUP else entry_points(group)
        )

    return install


def test_our_own_games_are_found_by_their_folders():
    assert list(entrepot.game_names()) == sorted(entrepot.game_names())
    assert {"haggle", "trade_and_triumph", "tradejack"} <= set(entrepot.game_names())
    assert registry.game_modules()["tradejack"] == "entrepot.games.tradejack"
    assert entrepot.game("tradejack").id == "tradejack"


def test_a_game_of_another_package_is_found_and_played(outside):
    outside(toy="toy")
    assert list(entrepot.game_names())[-1] == "toy"
    game = entrepot.game("toy")
    assert isinstance(game, toy.Toy)
    state = game.new(2, seed=1)
    state.apply(state.actors()[0], game.parse("step"))
    assert state.steps == 1


def test_a_game_of_another_package_takes_content(outside):
    outside(toy="toy:anything")
    content = entrepot.game("toy").content
    assert entrepot.game("toy", content).content is content


def test_a_game_of_ours_cannot_be_replaced_from_outside(outside):
    outside(tradejack="toy", another="toy")
    assert registry.game_modules()["tradejack"] == "entrepot.games.tradejack"
    assert registry.game_modules()["another"] == "toy"


def test_outside_games_come_after_ours_in_order_of_name(outside):
    outside(zebra="toy", ape="toy")
    names = list(entrepot.game_names())
    assert names[-2:] == ["ape", "zebra"]
    assert names[:-2] == sorted(names[:-2])


@pytest.mark.parametrize("name", ["chess", "", "tradejack ", "Tradejack", "../tradejack", "entrepot.games.tradejack"])
def test_an_unknown_game_is_refused_with_those_that_exist(name):
    with pytest.raises(UnknownGame, match=r"^there is no game '.*; the games are haggle, .*tradejack"):
        entrepot.game(name)


def test_a_slip_of_the_pen_is_recognised():
    with pytest.raises(UnknownGame, match="did you mean 'tradejack'"):
        entrepot.game("tradejak")
    with pytest.raises(UnknownGame) as caught:
        entrepot.game("x" * 10_000)
    assert len(str(caught.value)) < 300


def test_a_package_that_is_no_game_is_refused(outside):
    outside(wrong="json")
    with pytest.raises(UnknownGame, match="the package of 'wrong' is not a game: json has no 'build'"):
        entrepot.game("wrong")
