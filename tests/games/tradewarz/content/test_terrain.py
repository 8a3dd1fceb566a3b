"""The map: geometry, channels, crossings, distances, and what chance makes of it."""

import pytest
from tradewarz_tables import far, figure_board, place

from entrepot.games.tradewarz.content.board import BRIDGE, ROAD, TUNNEL, Board
from entrepot.games.tradewarz.content.places import (
    ACROSS,
    AROUND,
    CHANNELS,
    DIAGONALS,
    GATES,
    INNER,
    KINDS,
    MOUTHS,
    NOWHERE,
    PLACES,
    RIM,
    SQUARES,
    first_of,
    is_rim,
    listed,
    octagon,
    size_of,
    square,
)
from entrepot.games.tradewarz.rules import dealing
from entrepot.kernel.chance import seeded
from entrepot.kernel.state import State


def across(one: str, other: str) -> int:
    return ACROSS[place(one) * SQUARES + place(other)]


@pytest.mark.clauses("TW-R-01", "TW-MAP-01", "TW-SILO-06")
def test_octagons_touch_one_two_or_four_squares() -> None:
    touched = [list(AROUND).count(number) for number in range(49)]
    assert sorted(touched) == [1] * 4 + [2] * 20 + [4] * 25
    assert list(AROUND[4 * square(2, 5) : 4 * square(2, 5) + 4]) == [
        octagon(2, 5), octagon(2, 6), octagon(3, 5), octagon(3, 6),
    ]  # fmt: skip
    assert (len(RIM), len(INNER)) == (24, 25)


@pytest.mark.clauses("TW-R-02", "TW-MARCH-05")
def test_there_are_sixty_channels_of_which_twenty_border_the_rim() -> None:
    assert len(CHANNELS) == 60
    assert sum(1 for _, _, one, other in CHANNELS if is_rim(one) or is_rim(other)) == 20
    assert (square(4, 2), square(4, 3), octagon(4, 3), octagon(5, 3)) in CHANNELS
    assert (square(3, 2), square(4, 2), octagon(4, 2), octagon(4, 3)) in CHANNELS


@pytest.mark.clauses("TW-R-26", "TW-SAIL-11")
def test_sixteen_mouths_open_onto_the_border_squares_that_are_no_corners() -> None:
    mouths = [mouth for pair in MOUTHS for mouth in pair]
    border = [n for n in range(SQUARES) if n // 6 in (0, 5) or n % 6 in (0, 5)]
    corners = [square(1, 1), square(1, 6), square(6, 1), square(6, 6)]
    assert sorted([*mouths, *corners]) == border
    assert len(MOUTHS) == GATES


@pytest.mark.clauses("TW-R-26")
def test_all_eight_starts_are_alike_under_the_symmetries_of_the_square() -> None:
    def turned(number: int) -> int:
        return number % 6 * 6 + 5 - number // 6

    def mirrored(number: int) -> int:
        return number // 6 * 6 + 5 - number % 6

    reached = {frozenset(MOUTHS[0])}
    for _ in range(8):
        reached |= {frozenset(turned(n) for n in pair) for pair in reached}
        reached |= {frozenset(mirrored(n) for n in pair) for pair in reached}
    assert reached == {frozenset(pair) for pair in MOUTHS}


@pytest.mark.clauses("TW-MARCH-06", "TW-MARCH-07", "TW-MAP-07", "TW-R-02")
def test_a_channel_is_closed_only_between_two_obstacles() -> None:
    board = figure_board()
    assert far(board, "s32", "s33") == 1  # a mountain on one side alone
    assert not board.near[place("s31")] >> place("s32") & 1  # a lake and a mountain, side by side
    assert not board.near[place("s21")] >> place("s22") & 1  # a mountain and a lake
    assert board.near[place("s11")] >> place("s21") & 1  # beside the rim


@pytest.mark.clauses("TW-MARCH-08", "TW-CROSS-07", "TW-CROSS-08", "TW-CROSS-09", "TW-R-21")
def test_the_figure_s_distances_on_foot() -> None:
    board = figure_board()
    assert far(board, "s43", "s34") == 2  # X to 2
    assert far(board, "s43", "s25") == 4  # X to B
    assert far(board, "s43", "s31") == 5  # X to A, three steps away as the crow flies
    assert far(board, "s43", "s42") == 1


@pytest.mark.clauses("TW-CROSS-07", "TW-CROSS-08", "TW-CROSS-09", "TW-CROSS-05", "TW-R-21")
def test_the_figure_s_distances_with_crossings() -> None:
    board = figure_board()
    road, bridge, tunnel = across("s43", "s34"), across("s34", "s25"), across("s42", "s31")
    assert [DIAGONALS[n][0] for n in (road, bridge, tunnel)] == [octagon(4, 4), octagon(3, 5), octagon(4, 2)]
    assert far(board.with_crossing(road), "s43", "s34") == 1
    assert far(board.with_crossing(road), "s43", "s25") == 3
    assert far(board.with_crossing(bridge), "s43", "s25") == 3
    assert far(board.with_crossing(road).with_crossing(bridge), "s43", "s25") == 2
    assert far(board.with_crossing(tunnel), "s43", "s31") == 2
    assert far(board, "s43", "s31") == 5  # the map that it was made of is as it was


@pytest.mark.clauses("TW-CROSS-02", "TW-CROSS-03", "TW-CROSS-04", "TW-R-21")
def test_the_tile_says_what_crosses_it() -> None:
    board = figure_board()
    kinds = [board.kind_across(place(a), place(b)) for a, b in (("s43", "s34"), ("s34", "s25"), ("s42", "s31"))]
    assert kinds == [ROAD, BRIDGE, TUNNEL]


@pytest.mark.clauses("TW-R-02")
def test_a_bridge_does_not_open_the_channel_beside_it() -> None:
    board = figure_board().with_crossing(across("s42", "s31"))
    assert not board.near[place("s31")] >> place("s32") & 1


@pytest.mark.clauses("TW-R-21")
def test_neighbours_and_rim_octagons_are_never_joined_by_a_crossing() -> None:
    assert len(DIAGONALS) == 50
    assert all(number in INNER for number, _, _ in DIAGONALS)
    assert across("s11", "s12") == NOWHERE
    assert across("s11", "s22") != NOWHERE


@pytest.mark.clauses("TW-R-22", "TW-COMP-07")
def test_an_octagon_carries_one_crossing_and_a_tunnel_takes_two_pieces() -> None:
    board = figure_board()
    assert list(board.left) == [20, 6, 14]
    dug = board.with_crossing(across("s42", "s31"))
    assert list(dug.left) == [20, 6, 12]
    assert not dug.diggable[place("s32")] >> place("s41") & 1  # the other diagonal of that octagon
    assert board.diggable[place("s32")] >> place("s41") & 1


@pytest.mark.clauses("TW-R-22")
def test_per_diagonal_an_octagon_carries_two_of_one_piece_each_while_the_stock_lasts() -> None:
    board = figure_board(per_diagonal=True).with_crossing(across("s42", "s31"))
    assert list(board.left) == [20, 6, 13]
    assert board.diggable[place("s32")] >> place("s41") & 1
    mountains = [n for n, (number, _, _) in enumerate(DIAGONALS) if board.tiles[number] == KINDS.index("mountain")]
    for number in mountains:
        board = board.with_crossing(number)
    assert board.left[TUNNEL] == 14 - len(set(mountains)) == 0
    lakes = [n for n, (number, _, _) in enumerate(DIAGONALS) if board.tiles[number] == KINDS.index("lake")]
    for number in lakes[:6]:
        board = board.with_crossing(number)
    _, one, other = DIAGONALS[lakes[6]]
    assert board.left[BRIDGE] == 0
    assert not board.diggable[one] >> other & 1


@pytest.mark.clauses("TW-R-22")
def test_no_road_piece_no_road() -> None:
    board = figure_board(per_diagonal=True)
    roads = [n for n, (number, _, _) in enumerate(DIAGONALS) if board.tiles[number] < KINDS.index("mountain")]
    for number in roads[:20]:
        board = board.with_crossing(number)
    _, one, other = DIAGONALS[roads[20]]
    assert board.left[ROAD] == 0
    assert not board.diggable[one] >> other & 1


@pytest.mark.clauses("TW-TP-03", "TW-TP-04")
@pytest.mark.parametrize(
    ("seats", "posts", "linked"),
    [(2, 3, [{1, 2}, {0, 2}, {0, 1}]), (3, 3, [{1, 2}, {0, 2}, {0, 1}]), (4, 4, [{2}, {3}, {0}, {1}])],
)
def test_links_between_posts_depend_on_the_number_of_players(seats: int, posts: int, linked: list[set[int]]) -> None:
    squares = [7, 14, 21, 28][:posts]
    board = figure_board(posts=bytes(squares), seats=seats)
    assert [{squares.index(n) for n in listed(board.linked[at])} for at in squares] == linked
    assert [board.post_at[at] for at in squares] == list(range(1, posts + 1))


@pytest.mark.clauses(
    "TW-MAP-02", "TW-MAP-03", "TW-MAP-04", "TW-MAP-05", "TW-MAP-06", "TW-TP-02", "TW-R-15", "TW-MAP-01"
)
def test_random_maps_obey_the_counts(toy_state: State) -> None:
    seen = set()
    for seed in range(40):
        toy_state.rng = seeded(seed)
        tiles = dealing.deal_tiles(toy_state)
        assert [tiles.count(kind) for kind in range(5)] == [12, 12, 12, 7, 6]
        assert all(tiles[number] < KINDS.index("mountain") for number in RIM)
        posts = dealing.deal_posts(toy_state, tiles, few=seed % 2 == 0)
        assert len(set(posts)) == (3 if seed % 2 == 0 else 4)
        assert all(any(tiles[n] >= 3 for n in AROUND[4 * at : 4 * at + 4]) for at in posts)
        seen.add(tiles)
        board = Board(tiles, posts, 4, 0, per_diagonal=False)
        border = [n for n in range(SQUARES) if n // 6 in (0, 5) or n % 6 in (0, 5)]
        assert all(board.far[PLACES * one + other] != NOWHERE for one in border for other in border)
    assert len(seen) == 40


def test_sets_of_places_are_counted_and_listed() -> None:
    for at in range(PLACES):
        assert first_of(1 << at) == at
    assert listed(1 << 43 | 1 << 5 | 1) == [0, 5, 43]
    assert size_of(1 << 43 | 1 << 5 | 1) == 3
    assert listed(0) == []


def test_a_set_lists_all_it_may_hold() -> None:
    numbers = [0, 1, 35, 36, 44, 45, 46, 47, 61]
    assert listed(sum(1 << number for number in numbers)) == numbers
