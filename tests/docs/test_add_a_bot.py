"""Follows docs/add-a-bot.md: writes its files into an empty folder, runs them, and the bots win."""

import importlib
import importlib.util
import re
import runpy
import sys
from pathlib import Path

import pytest

from entrepot.kernel.bot import Bot

PAGE = Path(__file__).resolve().parents[2] / "docs" / "add-a-bot.md"
FILES = re.findall(r"^```python (\S+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
MODULES = [Path(name).stem for name, _ in FILES]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The folder that the page fills, on the path."""
    found = tmp_path_factory.mktemp("bots")
    for name, text in FILES:
        (found / name).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(found))
    importlib.invalidate_caches()
    yield found
    sys.path.remove(str(found))
    for name in MODULES:
        sys.modules.pop(name, None)


def own_tests(folder):
    spec = importlib.util.spec_from_file_location("test_bots", folder / "test_bots.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return {name: value for name, value in vars(module).items() if name.startswith("test_")}


def test_the_page_makes_the_files_that_it_lists():
    listed = re.search(r"^    (bidder\.py .*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name, _ in FILES] != []
    assert sorted(listed[1].split()) == sorted(name for name, _ in FILES)


@pytest.mark.parametrize(
    "name",
    [
        "test_bidder_beats_chance",
        pytest.param("test_dreamer_beats_chance_at_games_that_it_knows_nothing_of", marks=pytest.mark.slow),
        "test_bidder_uses_what_its_seat_knows_alone",
    ],
)
def test_its_own_tests_pass(folder, name):
    tests = own_tests(folder)
    assert len(tests) == 3
    tests[name]()


def test_its_match_is_one_between_real_bots(folder):
    """The base class, which takes what comes first, wins nothing against Bidder: the match tells bots apart."""
    match = importlib.import_module("match").match
    bidder = importlib.import_module("bidder").Bidder
    share, (_, high) = match("tradejack", Bot, bidder, games=8, seed=2)
    assert share == 0
    assert high < 0.5


@pytest.mark.slow
def test_what_the_page_runs_prints_the_shares(folder, capsys):
    runpy.run_path(str(folder / "match.py"), run_name="__main__")
    shares = re.findall(r"bidder wins (\d+)% against (\w+) \(95%: \d+% to \d+%\)\n", capsys.readouterr().out)
    assert [opponent for _, opponent in shares] == ["uniform", "thrifty"]
    assert int(shares[0][0]) > 90
