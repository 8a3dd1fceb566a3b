"""The examples run as they stand; one that learns for minutes runs in a short form."""

import runpy
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "examples"
LEARNER = FOLDER / "learn_tradejack.py"
EXAMPLES = [path for path in sorted(FOLDER.glob("*.py")) if path != LEARNER]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs_to_its_end(path, capsys):
    runpy.run_path(str(path), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 100
    assert lines[-1].startswith("Reputation by seat: [")


def test_the_learner_learns_a_little_and_draws_its_curve(tmp_path, capsys):
    chart = tmp_path / "curve.png"
    curve = runpy.run_path(str(LEARNER))["main"](rounds=2, games=4, trials=4, file=chart)
    assert [point["games"] for point in curve] == [4, 8]
    assert all(0 <= point["won"] <= 1 for point in curve)
    assert chart.read_bytes().startswith(b"\x89PNG")
    assert "8 games of self-play" in capsys.readouterr().out


@pytest.mark.full
def test_the_learner_beats_random_play_in_nine_games_of_ten(tmp_path):
    curve = runpy.run_path(str(LEARNER))["main"](file=tmp_path / "curve.png")
    assert sum(point["won"] for point in curve[-3:]) / 3 >= 0.9
