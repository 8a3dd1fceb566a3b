"""What a build says of itself, what it compiles, and which tests it finds for a clause."""

from __future__ import annotations

import importlib.util
import json
import os
import pkgutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

import entrepot
from entrepot import build_info, clause_tests

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.skipif("ENTREPOT_EXPECT_COMPILED" not in os.environ, reason="only `make test` knows what was built")
def test_the_build_is_what_it_should_be():
    expected = os.environ["ENTREPOT_EXPECT_COMPILED"] == "1"
    record = build_info.build_record()
    assert record is not None, "this is the plain source, not the wheel"
    assert (build_info.compiled(), record["compiled"]) == (expected, expected), record["reason"]
    assert record["source_hash"] == build_info.source_hash() == build_info.source_hash(ROOT / "src" / "entrepot")


def test_no_interpreted_class_inherits_from_a_compiled_one_that_forbids_it():
    """It would fail only when the first of its objects is made."""
    looked_at, forbidden = 0, []
    for module in pkgutil.walk_packages(entrepot.__path__, "entrepot."):
        if module.name.rpartition(".")[2] == "__main__":
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


@pytest.mark.skipif(os.environ.get("ENTREPOT_EXPECT_COMPILED") != "1", reason="only a compiled build has it")
def test_observations_are_packed_by_compiled_code():
    """The environments take `struct` where it cannot be imported, which is right but slow."""
    from entrepot.envs.observing import packer
    from entrepot.envs.packing import packed

    assert packer() is packed
    assert packed([1, -1, 2**31 - 1], 3) == b"\1\0\0\0" + b"\xff" * 7 + b"\x7f"


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
        fields = {"source_hash": build_info.source_hash(checkout / "src" / "entrepot"), "version": "0", **fields}
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
    for name in ("kernel/state", "mechanics/auction", "games/one/__init__", "games/one/phases/bid", "games/registry"):
        write(tmp_path / f"{name}.py", "")
    for name in (
        "kernel/__init__",
        "kernel/wire",
        "games/one/wire",
        "games/two/__init__",
        "envs/aec",
        "envs/packing",
        "words/catalogue",
        "__init__",
    ):
        write(tmp_path / f"{name}.py", "")
    write(tmp_path / "bots" / "odd.py", "# A header.\n# not compiled: it patches classes\n")
    write(tmp_path / "bots" / "even.py", '"""Even."""\n# not compiled: said too late\n')
    assert recipe.groups() == [
        (["kernel/state.py", "mechanics/auction.py"], "entrepot._native_kernel"),
        (["games/one/phases/bid.py"], "entrepot._native_game_one"),
        (["bots/even.py"], "entrepot._native_bots"),
        (["envs/packing.py"], "entrepot._native_envs"),
    ]


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
