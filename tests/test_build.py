"""What a build says of itself, what it compiles, and which tests it finds for a clause."""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import pkgutil
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

import entrepot
from entrepot import build_info, clause_tests
from entrepot.arena.bench import random_action
from entrepot.arena.play import play_game
from entrepot.bots.find import find_bot, usual_bot
from entrepot.envs import observer
from entrepot.kernel.chance import seeded
from entrepot.kernel.playout import Tally, playout

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.skipif("ENTREPOT_EXPECT_COMPILED" not in os.environ, reason="only `make test` knows what was built")
def test_the_build_is_what_it_should_be():
    expected = os.environ["ENTREPOT_EXPECT_COMPILED"] == "1"
    record = build_info.build_record()
    assert record is not None, "this is the plain source, not the wheel"
    assert (build_info.compiled(), record["compiled"]) == (expected, expected), record["reason"]
    assert record["source_hash"] == build_info.source_hash()
    end = time.monotonic() + 120  # another process may be making a wheel from these sources meanwhile
    while build_info.source_hash(ROOT / "src" / "entrepot") != record["source_hash"]:
        assert time.monotonic() < end, "the build is not of these sources"
        time.sleep(0.5)


def test_no_interpreted_class_inherits_from_a_compiled_one_that_forbids_it():
    """It would fail only when the first of its objects is made."""
    looked_at, forbidden = 0, []
    for module in pkgutil.walk_packages(entrepot.__path__, "entrepot."):
        if module.name.rpartition(".")[2] in ("__main__", "env"):  # Alembic's `env` is a script that Alembic runs
            continue
        try:
            found = vars(importlib.import_module(module.name))
        except ImportError:  # a library of an extra that is not here
            continue
        for name, kind in list(found.items()):
            if isinstance(kind, type) and kind.__module__ == module.name:
                looked_at += 1
                forbidden += [f"{module.name}.{name}"] if refuses_to_be_made(kind) else []
    assert looked_at > 400
    assert forbidden == []


def refuses_to_be_made(kind):
    """Whether a class may not inherit from what it does; that it may want arguments does not matter."""
    try:
        kind.__new__(kind)
    except Exception as error:
        return "interpreted classes" in str(error)
    return False


@pytest.mark.skipif(os.name == "nt", reason="there the command is another")
def test_the_command_that_is_written_can_be_run_in_several_processes(tmp_path, monkeypatch):
    """Each of them imports the command anew, as it imports any program that began it."""
    monkeypatch.syspath_prepend(ROOT / "tools")
    builds = importlib.import_module("builds")
    monkeypatch.setattr(builds, "BIN", tmp_path)
    monkeypatch.setattr(builds, "PYTHON", sys.executable)
    builds.write_launcher()
    command = [
        tmp_path / "entrepot",
        "sim",
        "haggle",
        "--bots",
        "uniform,uniform",
        "--games",
        "4",
        "--jobs",
        "2",
        "--json",
    ]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4


# Telling what is off


@pytest.fixture
def checkout(tmp_path):
    """A folder that looks like a checkout, with one source."""
    write(tmp_path / "pyproject.toml", '[project]\nname = "entrepot"\n')
    write(tmp_path / "src" / "entrepot" / "build_info.py", "")
    write(tmp_path / "src" / "entrepot" / "words" / "en.ftl", "hello = Hello\n")
    return tmp_path


@pytest.fixture
def build(checkout, monkeypatch, tmp_path_factory):
    """Pretends that the wheel was built from the checkout, with the given fields in its record."""

    def pretend(is_native=True, **fields):
        package = tmp_path_factory.mktemp("site") / "entrepot"
        sources = checkout / "src" / "entrepot"
        told = {"source_hash": build_info.source_hash(sources), "parts": build_info.part_hashes(sources)}
        fields = {**told, "version": "0", **fields}
        write(package / build_info.BUILD_FILE, json.dumps(fields))
        monkeypatch.setattr(build_info, "PACKAGE", package)
        monkeypatch.setattr(build_info, "compiled", lambda: is_native)
        monkeypatch.chdir(checkout)

    return pretend


def test_a_current_compiled_build_says_nothing(build):
    build(compiled=True, reason=None)
    assert build_info.notice() is None


def test_a_changed_source_makes_the_build_stale(build, checkout, monkeypatch):
    build(compiled=True, reason=None)
    write(checkout / "src" / "entrepot" / "words" / "en.ftl", "hello = Good day\n")
    monkeypatch.chdir(checkout / "src")
    assert (build_info.notice() or "").startswith("stale build: words in ")
    assert "make install" in (build_info.notice() or "")
    monkeypatch.chdir(checkout.parent)
    assert build_info.notice() is None


def test_plain_python_says_why(build):
    build(compiled=False, reason="no C compiler was found", is_native=False)
    assert "no C compiler was found" in (build_info.notice() or "")


def test_a_build_for_another_python_is_noticed(build):
    build(compiled=True, reason=None, is_native=False)
    assert "another Python" in (build_info.notice() or "")


def test_the_plain_source_is_never_stale(monkeypatch, checkout):
    monkeypatch.setattr(build_info, "PACKAGE", checkout / "src" / "entrepot")
    monkeypatch.chdir(checkout)
    assert "plain source" in (build_info.notice() or "")


@pytest.mark.parametrize("change", ["add", "edit", "rename", "remove"])
def test_every_change_of_a_source_changes_the_hash(checkout, change):
    package = checkout / "src" / "entrepot"
    before = build_info.source_hash(package)
    file = package / "words" / "en.ftl"
    match change:
        case "add":
            write(package / "kernel" / "new.py", "")
        case "edit":
            write(file, "hello = Hi\n")
        case "rename":
            file.rename(file.with_name("nl.ftl"))
        case "remove":
            file.unlink()
    assert build_info.source_hash(package) != before


def test_what_python_makes_does_not_change_the_hash(checkout):
    package = checkout / "src" / "entrepot"
    before = build_info.source_hash(package)
    write(package / "__pycache__" / "x.cpython-311.pyc", "x")
    write(package / "_build.json", "{}")
    assert build_info.source_hash(package) == before


def test_each_part_has_a_hash_of_its_own(checkout):
    package = checkout / "src" / "entrepot"
    for name in ("kernel/state", "games/__init__", "games/one/phases/bid", "games/two/game"):
        write(package / f"{name}.py", "")
    before = build_info.part_hashes(package)
    assert list(before) == [".", "games", "games/one", "games/two", "kernel", "words"]
    write(package / "games" / "one" / "phases" / "bid.py", "BID = 1\n")
    now = build_info.part_hashes(package)
    assert [part for part in before if before[part] != now[part]] == ["games/one"]


def test_another_project_is_no_checkout_of_ours(tmp_path):
    write(tmp_path / "src" / "entrepot" / "build_info.py", "")
    write(tmp_path / "pyproject.toml", "[project\n")
    assert build_info.find_checkout(tmp_path) is None
    write(tmp_path / "pyproject.toml", '[project]\nname = "other"\n')
    assert build_info.find_checkout(tmp_path) is None


# Which tests prove which clause

MARKED = """
import pytest
from pytest import mark, param
pytestmark = [pytest.mark.slow, pytest.mark.clauses("M-1")]

@pytest.mark.clauses("F-1", "F-2")
def test_function(): ...

@mark.parametrize("x", [param(1, marks=mark.clauses("P-1"))])
def test_parameters(x): ...

@pytest.mark.clauses("C-1")
class TestClass:
    pytestmark = pytest.mark.clauses("C-2")
    def test_method(self): ...
    def helper(self): ...

@pytest.mark.clauses("H-1")
def helper(): ...
"""


def test_marks_are_found_wherever_they_may_stand(tmp_path):
    write(tmp_path / "tests" / "games" / "test_marked.py", MARKED)
    write(tmp_path / "tests" / "games" / "scenarios" / "trap.toml", 'clauses = ["F-1", "S-1"]\n')
    write(tmp_path / "src" / "entrepot" / "games" / "one" / "scenarios" / "deep" / "x.toml", 'clauses = ["S-1"]\n')
    write(tmp_path / "src" / "entrepot" / "games" / "one" / "rules.toml", 'clauses = ["R-1"]\n')
    file = "tests/games/test_marked.py"
    function, parameters, method = (
        f"{file}::test_function",
        f"{file}::test_parameters",
        f"{file}::TestClass::test_method",
    )
    trap = "tests/games/scenarios/trap.toml"
    assert clause_tests.scan(tmp_path) == {
        "C-1": [method],
        "C-2": [method],
        "F-1": [trap, function],
        "F-2": [function],
        "M-1": [method, function, parameters],
        "P-1": [parameters],
        "S-1": ["src/entrepot/games/one/scenarios/deep/x.toml", trap],
    }


@pytest.mark.parametrize(
    ("path", "text", "message"),
    [
        (
            "tests/test_x.py",
            "@pytest.mark.clauses(*IDS)\ndef test_x(): ...",
            "test_x.py:1: a clause must be written out",
        ),
        ("tests/test_x.py", "def test_x(:", "test_x.py:1"),
        ("tests/scenarios/x.toml", "clauses = [", "tests/scenarios/x.toml"),
    ],
)
def test_what_cannot_be_read_is_named(tmp_path, path, text, message):
    write(tmp_path / path, text)
    with pytest.raises(clause_tests.Unreadable, match=message):
        clause_tests.scan(tmp_path)


def test_the_marks_of_this_checkout_can_be_read():
    assert clause_tests.clause_tests() == clause_tests.scan(ROOT)


# What is compiled


@pytest.fixture
def recipe(tmp_path, monkeypatch) -> ModuleType:
    """The build recipe, looking at a package folder of the test's own."""
    module = load(ROOT / "setup.py")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "PACKAGE", tmp_path)
    return module


def test_each_game_is_a_group_of_its_own_found_by_its_folder(recipe, tmp_path):
    hot = ["kernel/state", "mechanics/auction", "games/one/phases/bid", "games/one/phases/setup", "games/registry"]
    for name in (*hot, "bots/even", "envs/aec", "words/catalogue"):
        write(tmp_path / f"{name}.py", "")
    cold = ["__init__", "kernel/__init__", "kernel/wire", "kernel/schema", "games/one/__init__", "games/two/__init__"]
    for name in (
        *cold,
        "games/one/wire",
        "games/one/position/arranged_cards",
        "games/one/position/flaws",
        "games/one/refusals",
    ):
        write(tmp_path / f"{name}.py", "")
    assert recipe.groups() == [
        (["kernel/state.py", "mechanics/auction.py"], "entrepot._native_kernel"),
        (["games/one/phases/bid.py", "games/one/phases/setup.py"], "entrepot._native_game_one"),
        (["bots/even.py"], "entrepot._native_bots"),
    ]


def test_every_cold_name_is_that_of_some_module():
    recipe = load(ROOT / "setup.py")
    modules = [path.relative_to(recipe.PACKAGE) for path in recipe.PACKAGE.rglob("*.py")]
    assert [name for name in recipe.COLD if not any(path.match(name) for path in modules)] == []


@pytest.mark.slow
@pytest.mark.skipif("ENTREPOT_EXPECT_COMPILED" in os.environ, reason="calls of compiled code show nowhere")
@pytest.mark.parametrize("name", sorted(entrepot.game_names()))
def test_what_is_hot_calls_nothing_that_is_not_compiled(name):
    """Playouts, copies, searches, what they judge by and observations: such a call is slower than in plain Python."""
    recipe, called = load(ROOT / "setup.py"), set()

    def note(frame, event, argument):
        if event == "call" and frame.f_code.co_name != "<module>":
            called.add(frame.f_code.co_filename)

    game = entrepot.game(name)
    watch = observer(game, game.most) if entrepot_module(game, "observation") else None
    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work_hard(game, watch)
    finally:
        sys.setprofile(before)
    inside = [Path(file) for file in called if Path(file).is_relative_to(recipe.PACKAGE)]
    assert len(inside) > 20
    assert [path.name for path in inside if recipe.is_cold(path)] == []


def work_hard(game, watch):
    """Play at random, asking now and then what searches and learners ask, and between the game's best bots."""
    rng, asked = seeded("hard"), 0
    state = game.new(game.most, 1)
    while not state.over:
        seat, action = random_action(state, rng)
        asked += 1
        if asked % 10 == 0:
            assert state.determinize(seat, rng).appraise(seat)
            assert watch is None or watch.encode(state, seat).any()
        state.play(seat, action)
    playout(game.new(game.fewest, 2), rng, Tally())
    best = find_bot(game, usual_bot(game))
    play_game(game, [best(f"hard/{seat}") for seat in range(game.fewest)], 1)


def entrepot_module(game, name):
    """A module of the game, if it has one of that name."""
    full = f"{game.wire.rpartition('.')[0]}.{name}"
    return importlib.import_module(full) if importlib.util.find_spec(full) else None


def test_without_a_compiler_the_reason_is_told(recipe, monkeypatch):
    monkeypatch.setattr(recipe.shutil, "which", lambda name: None)
    assert "no C compiler was found" in recipe.compiler_obstacle()


def test_without_mypy_the_reason_is_told(recipe, monkeypatch):
    monkeypatch.setitem(sys.modules, "mypyc", None)
    monkeypatch.delitem(sys.modules, "mypyc.build", raising=False)
    assert "mypy was not there" in recipe.obstacle()


def test_what_is_compiled_needs_no_library_to_be_there(tmp_path):
    """`pip install` builds where nothing but mypy is: found when it fell back to plain Python without a word."""
    from mypy import api

    options = [*load(ROOT / "setup.py").MYPY_OPTIONS, "--no-site-packages", "--cache-dir", str(tmp_path)]
    options[1] = str(ROOT / options[1])
    said, errors, status = api.run([*options, str(ROOT / "src" / "entrepot" / "kernel" / "bag.py")])
    assert (status, errors) == (0, ""), said


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"recipe_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
