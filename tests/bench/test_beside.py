"""Our figures beside main's: what CI prints."""

import importlib.util
import io
import json
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "bench" / "beside.py"
ROW = {"game": "toy", "seats": 2, "compiled": True, "choices_per_s": 2000, "copy_us": 0.5}


@pytest.fixture
def beside(tmp_path, monkeypatch):
    """The script as a module, with an empty place to keep figures in."""
    spec = importlib.util.spec_from_file_location("beside", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "KEPT", tmp_path / "figures.json")
    monkeypatch.setattr(module, "machine", lambda: "a processor")

    def run(text, *args):
        monkeypatch.setattr(sys, "argv", ["beside.py", *args])
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        module.main()
        return module

    return run


def test_figures_are_kept_and_the_next_ones_stand_beside_them(beside, capsys):
    module = beside(json.dumps([ROW]), "--keep")
    kept = json.loads(module.KEPT.read_text())
    assert kept["machine"] == "a processor"
    assert kept["figures"] == [ROW]
    capsys.readouterr()
    beside(json.dumps([{**ROW, "choices_per_s": 3000, "view_us": 7.0}]))
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith("main: a processor, Python")
    assert [line.split() for line in lines[4:]] == [
        ["choices", "per", "s", "3,000", "2,000", "1.50"],
        ["copy", "us", "0.5", "0.5", "1.00"],
        ["view", "us", "7.0", "-"],
    ]
    assert json.loads(module.KEPT.read_text()) == kept


def test_nothing_kept_yet(beside, capsys):
    beside(json.dumps([ROW]))
    assert "main:" not in capsys.readouterr().out


def test_no_figures_at_all(beside):
    with pytest.raises(SystemExit, match="there are no figures"):
        beside("entrepot: an error")


def test_what_is_kept_fits_the_games():
    kept = json.loads((SCRIPT.with_name("figures.json")).read_text())
    assert {row["seats"] for row in kept["figures"] if row["game"] == "tradejack"} == {2, 4, 6}
    assert all(row["compiled"] for row in kept["figures"])
