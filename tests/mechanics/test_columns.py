"""Content as numbers and nets of places, what is not given, and the first of the best."""

import pytest

import entrepot
from entrepot.mechanics.arranging import default
from entrepot.mechanics.choosing import best_of
from entrepot.mechanics.columns import amount, fixed_ids, in_order, joined, neighbours, numbers, values

PLACES = [{"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d"}]
JOINS = [{"one": "c", "two": "a"}, {"one": "a", "two": "b"}]


def test_a_column_as_numbers():
    assert numbers([{"x": "3"}, {"x": True}, {"x": 0}], "x") == [3, 1, 0]


def test_rows_in_the_order_of_the_rules():
    assert in_order(PLACES, ("d", "a")) == [{"id": "d"}, {"id": "a"}]
    with pytest.raises(KeyError):
        in_order(PLACES, ("e",))


def test_places_are_joined_both_ways():
    assert joined(PLACES, JOINS) == {"a": ["c", "b"], "b": ["a"], "c": ["a"], "d": []}


def test_neighbours_are_numbers_in_order():
    content = entrepot.game("trigon").content
    near, ids = neighbours(content, "spot", "path"), content.ids("spot")
    assert len(near) == len(ids)
    assert all(spots == sorted(spots) and spots for spots in near)
    row = content.rows("path")[0]
    one, two = ids.index(row["one"]), ids.index(row["two"])
    assert two in near[one]
    assert one in near[two]


def test_values_by_id():
    found = values(entrepot.game("trigon").content, "limit", "value")
    assert found["copper_per_silver"] > 1


def test_columns():
    assert (amount("x", 0, 9).default, fixed_ids(("a", "b")).choices) == (0, ["a", "b"])


def test_the_first_of_equals_is_the_best():
    assert best_of([7, 8, 9, 10], [1.0, 2.0, 2.0, -1.0]) == 8
    assert best_of([7], [-3.0]) == 7


def test_what_is_given_stays():
    data = {"a": 1, "b": 2}
    default(data, {"a": 1}, "a", 5)
    default(data, {"a": 1}, "b", 6)
    assert data == {"a": 1, "b": 6}
