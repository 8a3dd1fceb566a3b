"""Part by part, an observation says what the view says under the same name."""

from collections import Counter

import pytest
from envs.observed import GAMES, extremes, walk

from entrepot.envs import observer

FEWEST = {"tradejack": 16, "trade_and_triumph": 18, "tradewarz": 20, "trigon": 23, "price_of_power": 15}
"""How many parts of each game are compared here at least; the others are named or told otherwise than in the view."""

OTHERWISE = {"phase", "prices", "bonus", "passed"}
"""A number for a word; one number more; by card, not by seat; in which order, not whether."""


def named(view, name):
    """What the view says under a part's name: of the table, or of each player."""
    key = name.replace("-", "_")
    if key in view:
        return view[key]
    rows = view.get("players") or view.get("realms") or []
    return [row[key] for row in rows] if rows and key in rows[0] else None


def flat(value):
    """A value of a view by the labels that numbers have in a layout; None where it cannot be told."""
    if isinstance(value, bool | int):
        return {"": int(value)}
    if isinstance(value, str):
        return {value: 1} if value else {}
    if isinstance(value, dict):
        return value if all(isinstance(each, bool | int) for each in value.values()) else None
    if isinstance(value, list) and value and all(isinstance(each, str) for each in value):
        return Counter(value)
    if isinstance(value, list):
        found = {}
        for at, each in enumerate(value):
            inner = flat(each)
            if inner is None:
                return None
            found |= {f"seat {at} {label}".strip(): number for label, number in inner.items()}
        return found
    return None


@pytest.mark.parametrize(("name", "seats"), extremes())
def test_parts_say_what_the_view_says(name, seats):
    watch, compared, wrong = observer(GAMES[name], seats), set(), set()
    for number, state in enumerate(walk(name, seats, 4, most=250)):
        view = state.view(number % seats)
        numbers = watch.encode(state, number % seats)
        for part in watch.layout.parts:
            told = flat(named(view, part.name))
            if told is None or not set(told) <= set(part.labels):
                continue
            here = numbers[watch.layout[part.name]].tolist()
            if here == [int(told.get(label, 0)) for label in part.labels]:
                compared.add(part.name)
            else:
                wrong.add(part.name)
    assert wrong <= OTHERWISE
    assert len(compared) >= FEWEST[name], sorted(compared)
