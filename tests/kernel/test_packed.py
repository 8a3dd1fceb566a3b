"""Packed numbers: what is asked of them, and what the source keeps clear of."""

import ast
import json
from pathlib import Path

import pytest

import entrepot
from entrepot.kernel.chance import seeded
from entrepot.kernel.packed import count, packed, packed_rows, place_of, settle, total

SOURCES = sorted(Path(__file__).parents[2].joinpath("src", "entrepot").rglob("*.py"))


def test_they_are_the_same_numbers():
    assert list(packed(range(3, 6))) == list(packed([3, 4, 5])) == [3, 4, 5]
    assert [list(row) for row in packed_rows([[1, 2], [], [3]])] == [[1, 2], [], [3]]


def test_they_are_added_up_counted_and_found():
    values = packed([4, 7, 4])
    assert (total(values), count(values, 4), count(values, 5)) == (15, 2, 0)
    assert (place_of(values, 4), place_of(values, 7), place_of(values, 9)) == (0, 1, -1)


@pytest.mark.parametrize("value", [1, 3, 4, 9])
def test_a_number_settles_where_it_belongs(value):
    values = packed([2, 3, 7, 0, 8])
    settle(values, 3, value)
    assert list(values) == [*sorted([2, 3, 7, value]), 8]


def test_a_copy_is_independent():
    values = packed([1, 2])
    other = values[:]
    other[0] = 9
    assert list(values) == [1, 2]


def deletions(tree):
    """Return the lines on which an item of something is deleted that may be packed: a field or a plain name."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Delete)]
    return [node.lineno for node in found if any(isinstance(target, ast.Subscript) for target in node.targets)]


def packs(tree):
    """Say whether a module names the type of packed numbers."""
    return any(
        isinstance(node, ast.ImportFrom)
        and node.module == "librt.vecs"
        and any(one.name == "vec" for one in node.names)
        for node in ast.walk(tree)
    )


def test_no_module_with_packed_numbers_deletes_an_item():
    """Interpreted, `del values[0]` ends the process without a word."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES}
    assert [f"{path.name}:{line}" for path, tree in trees.items() if packs(tree) for line in deletions(tree)] == []
    assert deletions(ast.parse("del s.goods[0]")) == [1]
    assert packs(ast.parse("from librt.vecs import append, vec"))


@pytest.mark.parametrize("name", entrepot.game_names())
def test_no_field_that_is_packed_loses_an_item(name):
    """The same of modules that only use the fields of a position."""
    game = entrepot.game(name)
    kept = {key for key, shape in game.position.attributes().items() if shape.kept.startswith("vec")}
    folder = Path(entrepot.__file__).parent / "games" / name
    found = []
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for target in node.targets if isinstance(node, ast.Delete) else []:
                value = target.value if isinstance(target, ast.Subscript) else None
                if isinstance(value, ast.Attribute) and value.attr in kept:
                    found.append(f"{path.name}:{node.lineno}")
    assert kept
    assert found == []


@pytest.mark.parametrize("name", entrepot.game_names())
def test_nothing_packed_leaves_a_position(name):
    game = entrepot.game(name)
    state, rng = game.new(game.fewest, 3, listening=True), seeded(3)
    for number in range(game.longest):
        if state.over:
            break
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        if number % 16 == 0:
            seen = [state.view(seat), state.view(None), state.prompt(seat), state.preview(seat, action)]
            json.dumps([*seen, state.dump(), state.census(), state.secrets(), state.appraise(seat), legal])
        state.apply(seat, action)
        json.dumps(state.take_events())
    json.dumps([state.outcome(), state.view(None), state.dump()])
