"""`entrepot new game`: a folder that is a game at once, and the one that docs/add-a-game.md explains."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from outside_game import installed, run_own_tests
from typer.testing import CliRunner

import entrepot
from entrepot.cli.main import app
from entrepot.files import scenario
from entrepot.files.clause_places import CITED
from entrepot.files.new_game import BadName, camel, check, files
from entrepot.testing import conform

PAGE = Path(__file__).resolve().parents[2] / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_it_is_the_folder_that_the_page_explains():
    explained: dict[str, str] = {}
    for name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        explained[name] = f"{explained[name]}\n\n{text}" if name in explained else text
    assert files("stones", "Stones", "Stenen") == explained


@pytest.mark.parametrize("name", ["", "x", "Salt", "salt road", "2salt", "salt-road", "class", "_salt", "salt__road"])
def test_a_name_that_python_does_not_take_is_refused(name):
    with pytest.raises(BadName, match="small letters"):
        check(name)


@pytest.mark.parametrize("name", ["a_b", "a1", "salt_road"])
def test_its_clauses_are_found_where_code_cites_them(name):
    made = files(name, "A", "A")
    clauses = [clause["id"] for clause in tomllib.loads(made[f"{name}/rules.toml"])["clause"]]
    assert len(clauses) > 3
    assert set(clauses) <= set(CITED.findall(made[f"{name}/game.py"]))


@pytest.mark.parametrize("name", ["tradejack", "json"])
def test_a_name_that_is_taken_is_refused(name):
    with pytest.raises(BadName, match="already"):
        check(name)


@pytest.mark.parametrize("title", ["", " ", 'A "B"', "A\\B", "A\nB", "@name@"])
def test_a_title_that_would_not_stand_in_code_is_refused(title, tmp_path):
    done = CliRunner().invoke(app, ["new", "game", "salt_road", "--out", str(tmp_path / "x"), "--title-nl", title])
    assert (done.exit_code, "cannot be titled" in done.output) == (1, True)
    assert not (tmp_path / "x").exists()


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """A new game of another name, written by the command and found as an installation would have it."""
    folder = tmp_path_factory.mktemp("new") / "salt_road-game"
    command = [sys.executable, "-m", "entrepot", "new", "game", "salt_road", "--out", str(folder)]
    home = Path(entrepot.__file__).parent.parent
    done = subprocess.run(
        command, env={"PYTHONPATH": str(home)}, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "entrepot conform salt_road --tests ." in done.stdout
    again = subprocess.run(
        command, env={"PYTHONPATH": str(home)}, capture_output=True, text=True, timeout=120, check=False
    )
    assert (again.returncode, "is there already" in again.stderr) == (1, True)
    with installed(folder):
        yield folder


def test_it_keeps_every_promise_at_once(package):
    game = entrepot.game("salt_road")
    assert (game.title["en"], type(game).__name__) == ("Salt road", camel("salt_road"))
    report = conform(game, playouts=20, tests=package, must_reach=True)
    assert report.ok, report


def test_its_own_tests_pass(package):
    assert run_own_tests(package / "tests" / "test_salt_road.py") == 3
    assert scenario.run(package / "tests" / "scenarios" / "last-stone.toml").problem == ""
