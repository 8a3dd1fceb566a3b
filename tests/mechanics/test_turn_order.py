"""One order for all who receive or decide at once, and the places in the five games where several do."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import entrepot
from entrepot.kernel.chance import Script
from entrepot.mechanics import turn_order

GAMES = Path(entrepot.__file__).parent / "games"


@pytest.mark.parametrize("seats", range(1, turn_order.MOST + 1))
def test_clockwise_goes_round_the_table_once(seats):
    for start in range(seats):
        order = turn_order.clockwise(seats, start)
        assert order[0] == start
        assert sorted(order) == list(range(seats))
        assert [turn_order.next_clockwise(seats, seat) for seat in order] == [*order[1:], start]
        assert [turn_order.after(seats, start, turns) for turns in range(seats)] == order


def test_an_order_of_play_is_gone_down_from_a_place():
    order = [2, 0, 3, 1]
    assert turn_order.from_place(order, 2) == [3, 1, 2, 0]
    assert (turn_order.from_place(order, 0), order) == ([2, 0, 3, 1], [2, 0, 3, 1])


# ---------------------------------------------------------------- every loop over seats in which something happens

IN_ORDER = ("in_turn()", "clockwise(", "s.order", "payees(s)", "beaten", "first", "before", "leaders(")
"""What such a loop goes over: the mechanic itself, the order of play, or a list made in that order."""
SIDES = ("(s.attacker, s.defender)", "(proposer, partner)")
"""Two sides of one thing, whose order its own rule says."""
NO_ORDER_YET = {
    "haggle/phases/rent.py": "all pay at once, and nobody's rent depends on another's",
    "haggle/phases/setup.py": "cards are dealt before anybody begins, and there are enough for all",
    "price_of_power/rules/escorting.py": "asks what could be chosen; nothing stays changed",
    "price_of_power/phases/setup.py": "realms are drawn before anybody begins",
    "price_of_power/rules/selecting.py": "asks who is stronger",
    "trade_and_triumph/phases/setup.py": "hands are dealt, and there are enough cards for all",
    "tradewarz/phases/sailing.py": "all roll for the order, which is then gone down place by place",
    "tradewarz/phases/setup.py": "battle cards are dealt, six of each deck's own",
    "trigon/phases/rounds.py": "those who are level roll for who begins",
    "trigon/phases/setup.py": "colours are drawn before anybody begins",
}
SEATS = ("seat", "other", "rival", "owner", "holder", "observer", "looker")
DATA = ("bots", "position", "shown")


def tells_or_changes(node):
    """Say whether code of a loop changes a field of the position, or makes something happen."""
    for inner in ast.walk(node):
        targets = inner.targets if isinstance(inner, ast.Assign) else []
        if isinstance(inner, ast.AugAssign):
            targets = [inner.target]
        changed = [*targets, inner.func] if isinstance(inner, ast.Call) else targets
        for target in changed:
            is_call = target is getattr(inner, "func", None)
            path = ast.unparse(target)
            happens = path.rpartition(".")[2] in ("tell", "push", "goto", "finish", "draw", "pick", "append", "remove")
            if path.startswith(("s.", "self.s.")) and (happens or not is_call):
                return True
    return False


def seat_loops(folder):
    """Yield file, line and range of every loop over seats whose body makes something happen, in what it calls too."""
    trees = {
        path: ast.parse(path.read_text())
        for path in sorted(folder.rglob("*.py"))
        if path.relative_to(folder).parts[0] not in DATA
    }
    functions = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    acting = {node.name for node in functions if node.name != "__init__" and tells_or_changes(node)}
    grown = -1
    while grown != len(acting):
        grown = len(acting)
        acting |= {node.name for node in functions if called(node) & acting}
    for path, tree in trees.items():
        loops = [node for node in ast.walk(tree) if isinstance(node, ast.For)]
        inside = {id(inner) for node in loops if is_in_order(ast.unparse(node.iter)) for inner in ast.walk(node)}
        for node in loops:
            body, over = ast.Module(node.body, []), ast.unparse(node.iter)
            goes_over_seats = over == "range(s.seats)" or ast.unparse(node.target) in SEATS
            is_inner = id(node) in inside and not is_in_order(over)
            if goes_over_seats and not is_inner and (tells_or_changes(body) or called(body) & acting):
                yield str(path.relative_to(folder.parent)), node.lineno, over


def is_in_order(over):
    """Say whether what a loop goes over is in order, or two sides."""
    return over in SIDES or any(word in over for word in IN_ORDER)


def called(node):
    """Return the names of all functions that code calls."""
    calls = [inner.func for inner in ast.walk(node) if isinstance(inner, ast.Call)]
    return {func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "") for func in calls}


FOLDERS = sorted(path for path in GAMES.iterdir() if (path / "rules.toml").exists())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_where_several_seats_receive_or_decide_they_do_in_turn_order(folder):
    astray = [
        f"{file}:{line} goes over {over}"
        for file, line, over in seat_loops(folder)
        if file not in NO_ORDER_YET and not is_in_order(over)
    ]
    assert astray == []


def test_every_exemption_is_still_needed():
    found = {file for folder in FOLDERS for file, _, over in seat_loops(folder) if not is_in_order(over)}
    assert set(NO_ORDER_YET) - found == set()


# ---------------------------------------------------------------- one place of each game, begun by another than seat 0


def arranged(name, given, seats, chances=None):
    """Return a position set up by hand that listens."""
    return entrepot.game(name).arrange(given, seats, 1, None, Script(chances or {}), listening=True)


def seats_told(state, kind):
    """Return the seats that events of a kind name, in order."""
    return [event["args"]["seat"]["seat"] for event in state.take_events() if event["kind"] == kind]


def test_tradejack_deals_a_short_deck_from_the_first_player_on():
    given = {"phase": "products", "first": 1, "product_deck": ["soap-blue"] * 3}
    state = arranged("tradejack", given, 2)
    assert [state.held_products(seat) for seat in range(2)] == [1, 2]


def test_trade_and_triumph_forces_all_clockwise_from_the_seat_on_turn():
    given = {
        "phase": "play",
        "active": 1,
        "traders": ["forest-fm:1:out", "city", "forest-fm:1:out"],
        "hands": [{}, {"specialty": ["imperial-edict"]}, {}],
    }
    state = arranged("trade_and_triumph", given, 3)
    state.apply(1, state.game.parse("specialty imperial-edict"))
    assert seats_told(state, "forced") == [2, 0]


def test_tradewarz_pays_and_asks_by_the_order_of_play():
    rich = {"gold": 12, "lumber": 12, "mining": 12, "wheat": 12}
    given = {"phase": "spring", "order": [2, 0, 1], "goods": [rich] * 3, "golden": [0, 38, 0]}
    state = arranged("tradewarz", given, 3)
    assert list(state.golden) == [1, 38, 1]
    given = {
        "phase": "income",
        "map": ["F G W F G W F", "G W F G W F G", "W F G W F G W"] * 2 + ["F G W F G W F"],
        "posts": ["s22", "s25", "s52"],
        "order": [1, 0],
        "techs": [["mule-caravans"], ["elephant-caravans"]],
        "army": [["s33", [[0, 1]]], ["s44", [[1, 1]]]],
        "supers": [["mule-caravans", "s33", 0], ["elephant-caravans", "s44", 1]],
    }
    state = arranged("tradewarz", given, 2)
    asked = []
    while state.top().name == "reap":
        asked += state.actors()
        state.apply(asked[-1], state.legal(asked[-1])[0])
    assert asked == [1, 1, 1, 0, 0]


def test_trigon_collects_from_the_first_of_the_round_on():
    state = arranged("trigon", {"phase": "collect", "first": 2, "turn": -1}, 3)
    events = state.take_events()
    for kind in ("taxed", "born"):
        seats = [event["args"]["seat"]["seat"] for event in events if event["kind"] == kind]
        assert list(dict.fromkeys(seats)) == [2, 0, 1]


def test_the_price_of_power_scores_from_the_first_player_on():
    given = {"phase": "finish", "first": 1, "round": 8, "passed": [0, 1, 2]}
    assert seats_told(arranged("price_of_power", given, 3), "scored") == [1, 2, 0]
