"""`entrepot train`: games are watched, weights are fitted, and the table tells how it was made."""

import json

import numpy as np
import pytest
from cli.running import entrepot, refused

import entrepot as platform
from entrepot.arena.training import games as watching
from entrepot.arena.training import train as training
from entrepot.arena.training.fit import fit
from entrepot.arena.training.games import NothingToLearn, Seen, watch
from entrepot.arena.training.train import Training
from entrepot.bots.learned import shipped
from entrepot.bots.learned.own import Own
from entrepot.bots.learned.shipped import KNOWN, key_of, teach, values_for
from entrepot.bots.learned.values import UNIT
from entrepot.cli.train import run

GAME = platform.game("tradejack")
TINY = ("train", "tradejack", "--seats", "2", "--games", "20", "--seed", "t")


def made_up(seed: int) -> tuple[list[str], Seen]:
    """Positions in which a seat ends with twice its coins and, late in the game, three times its cards."""
    rng = np.random.default_rng(seed)
    games, rounds = np.repeat(np.arange(1000), 4), np.tile(np.arange(1, 5), 1000)
    own = np.stack([rng.normal(size=(4000, 2)), *rng.integers(0, 5, size=(2, 4000, 2)), np.ones((4000, 2))], axis=2)
    ends = 2.0 * own[:, :, 1] + 3.0 * own[:, :, 2] * (rounds / 4)[:, None] + rng.normal(size=(4000, 2)) / 10
    return ["appraisal", "coins", "cards", "alike"], Seen(games, rounds, own, ends)


def test_what_decides_games_is_found_and_what_all_have_alike_is_left_out():
    fitted = fit(*made_up(1))
    assert set(fitted.terms) == {"appraisal", "coins", "cards"}
    weights = {name: (first / UNIT, later / UNIT) for name, (first, later) in fitted.terms.items()}
    assert weights["coins"] == pytest.approx((2.0, 0.0), abs=0.2)
    assert weights["cards"] == pytest.approx((0.0, 3.0), abs=0.2)
    assert weights["appraisal"] == pytest.approx((0.0, 0.0), abs=0.2)
    assert (fitted.horizon, fitted.games) == (4, 1000)
    assert fitted.learned > 0.95 > fitted.appraisal + 0.5
    assert 0.0 < fitted.error < 0.2


def test_positions_are_seen_at_the_ends_of_rounds_with_what_came_of_them():
    own = Own(GAME, 2, GAME.choose({}))
    counted: list[int] = []
    seen = watch(GAME, own, "greedy", 3, "w", {}, counted.append)
    assert counted == [1, 1, 1]
    assert list(np.unique(seen.games)) == [0, 1, 2]
    assert seen.own.shape == (len(seen.games), 2, len(own.names))
    for game in range(3):
        its = seen.games == game
        assert list(seen.rounds[its]) == list(range(1, 1 + int(its.sum())))
        assert len(np.unique(seen.ends[its], axis=0)) == 1


def test_the_same_command_makes_the_same_table_and_the_search_is_taught_by_it(tmp_path, monkeypatch):
    first = json.loads(entrepot(*TINY, "--out", str(tmp_path / "a"), "--json").stdout)
    assert first["command"] == "entrepot train tradejack --seats 2 --games 20 --seed t --teacher greedy --foresight 100"
    assert first["content"] == GAME.content.digest()
    entrepot(*TINY, "--out", str(tmp_path / "b"))
    one, other = ((tmp_path / folder / "2.json").read_text(encoding="utf-8") for folder in "ab")
    assert one == other
    data, options = json.loads(one), GAME.choose({})
    monkeypatch.delitem(KNOWN, key_of(GAME, 2, options), raising=False)
    teach(GAME, data)
    taught = values_for(GAME, 2, options)
    assert taught is not None
    assert len(taught.used) == len(data["terms"]) > 10


def test_a_game_without_rounds_is_refused_soon(monkeypatch):
    monkeypatch.setattr(watching, "play", lambda *_: ([], [0.0, 0.0]))
    counted: list[int] = []
    with pytest.raises(NothingToLearn, match="no rounds"):
        watch(GAME, Own(GAME, 2, GAME.choose({})), "greedy", 5000, "w", {}, counted.append)
    assert len(counted) < 20


def test_the_command_is_told_as_a_shell_takes_it():
    told = Training(2, 20, "a b", "greedy", {"rounds": "few"}, 9, content="my cards.toml").command(GAME)
    assert told.endswith("--seed 'a b' --teacher greedy --foresight 9 --option rounds=few --content 'my cards.toml'")


def test_a_folder_that_cannot_be_written_to_is_said_before_any_game(tmp_path, monkeypatch):
    monkeypatch.setattr(training, "train", lambda *_: pytest.fail("games were played"))
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        run("tradejack", out=tmp_path / "file" / "learned")


def test_a_process_that_sees_ever_new_cards_forgets_the_oldest(monkeypatch):
    monkeypatch.setattr(shipped, "MOST_KNOWN", 3)
    monkeypatch.setattr(shipped, "KNOWN", {})
    for number in range(9):
        shipped.know(str(number), None)
    assert list(shipped.KNOWN) == ["6", "7", "8"]


def test_a_bot_that_does_not_exist_teaches_nothing(tmp_path):
    assert "no bot 'gredy'" in refused(*TINY, "--teacher", "gredy", "--out", str(tmp_path))


@pytest.mark.full
def test_what_is_learned_in_minutes_foretells_games_better_than_the_appraisal(tmp_path):
    told = entrepot("train", "trade_and_triumph", "--games", "600", "--out", str(tmp_path), "--json").stdout
    found = json.loads(told)["held_out"]
    assert found["learned"] - found["appraisal"] > 2 * found["error"]
