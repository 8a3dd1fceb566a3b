from collections import Counter

import pytest

from entrepot.arena.seating import seating


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_each_bot_sits_in_each_seat_equally_often(seats):
    for block in range(5):
        rows = [seating(seats, 3, block * seats + turn) for turn in range(seats)]
        assert all(sorted(row) == list(range(seats)) for row in rows)
        assert all(sorted(column) == list(range(seats)) for column in zip(*rows, strict=True))


def test_neighbours_change_over_the_games():
    left_of_first = Counter()
    for index in range(0, 4 * 600, 4):
        row = seating(4, 1, index)
        left_of_first[row[(row.index(0) + 1) % 4]] += 1
    assert sorted(left_of_first) == [1, 2, 3]
    assert all(150 < count < 250 for count in left_of_first.values())


def test_the_seed_alone_decides():
    assert [seating(5, "x", n) for n in range(40)] == [seating(5, "x", n) for n in range(40)]
    assert [seating(5, "x", n) for n in range(40)] != [seating(5, "y", n) for n in range(40)]
