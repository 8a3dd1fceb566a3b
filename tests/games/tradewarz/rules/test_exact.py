"""Corners found by breaking the rules one line at a time: each of these tests fails with one such break."""

import pytest
from tradewarz_tables import (
    GAME,
    POOR,
    RICH,
    around,
    asked,
    at,
    building,
    can,
    crowd,
    do,
    goods,
    levels,
    place,
    player,
    stand,
    supers,
    tiles_of,
    told,
    wealth,
)

from entrepot.games.tradewarz.content import places
from entrepot.games.tradewarz.content.board import Board
from entrepot.games.tradewarz.content.places import ACROSS, BIT, SQUARES
from entrepot.games.tradewarz.rules import extra_silos, marching

CASTLE = building(1, "s66", "castle")
"""Supports four more soldiers, out of the way."""


def march(squad, roll, *steps, **given):
    """Return a march under way."""
    given = {"goods": [RICH] * given.get("seats", 2), "building": [CASTLE], **given}
    return do(at(red=[roll], **given), "1 march", f"1 squad {squad}", *steps)


def fight(*steps, field="s34", origin="s33", mine=3, cards=("b411", "b141"), **given):
    """Return a battle just after the squad has stepped onto the field."""
    given = {"army": [stand(origin, p1=mine), stand(field, p2=2)], "goods": [POOR, POOR], **given}
    return march(f"{origin} {mine}", 1, f"1 step {field}", *steps, battle=["b222", "b222", *cards], **given)


# ---------------------------------------------------------------- alliances


@pytest.mark.clauses("TW-ALLY-03", "TW-R-72")
@pytest.mark.parametrize(("breaker", "other"), [(1, 2), (2, 1), (3, 2)])
def test_whoever_breaks_an_alliance_of_two_leaves_nobody_allied(breaker, other):
    alliance = [3 if seat + 1 in (breaker, other) else 0 for seat in range(3)]
    state = at(
        seats=3, alliance=alliance, order=[breaker - 1, *(n for n in range(3) if n != breaker - 1)], goods=[RICH] * 3
    )
    do(state, f"{breaker} break")
    assert state.dump()["alliance"] == [0, 0, 0]
    assert (wealth(state, breaker)[0], wealth(state, other)[0]) == (16, 20 + 4 - 11)  # 24 are exchanged for an Xadla


@pytest.mark.clauses("TW-R-71", "TW-SUPER-01", "TW-R-29")
def test_a_new_super_unit_joins_no_army_in_which_an_ally_s_one_is():
    state = at(
        seats=3, alliance=[1, 1, 0], goods=[RICH] * 3, university=[levels(engineering=4), levels(), levels()],
        techs=[["improved-steel", "longbow", "army-camps"], ["cavalry"], []], supers=[["cavalry", "s33", 1]],
        army=[["s33", [[1, 1], [0, 1]]], stand("s44", p1=1)],
    )  # fmt: skip
    assert can(do(state, "1 buy-tech", "1 buy cannons"), 1) == ["assign s44", "assign n3"]


# ---------------------------------------------------------------- silos


@pytest.mark.clauses("TW-R-54", "TW-R-77")
def test_extra_silos_go_to_villages_with_a_field_alone():
    rocks = around("s33")
    picture = " ".join("M" if f"o{row}{column}" in rocks else "F" for row in range(1, 8) for column in range(1, 8))
    rows = [building(1, "s33", "village"), building(1, "s55", "settlement"), building(1, "s66", "castle")]
    state = at(picture=picture, building=rows, techs=[["extra-allocations-3"], []], waiting=[3, 0, 0])
    assert extra_silos.sites(state, 0, 0) == [place("s66")]


@pytest.mark.clauses("TW-R-56", "TW-COMP-05", "TW-CASTLE-05")
def test_a_captured_castle_keeps_its_silos_where_the_supply_is_just_enough():
    given = crowd(21)
    given["building"].append(building(2, "s34", "castle", silos=["o34", "o44"]))
    state = fight(cards=("b411", "b411"), army=[stand("s33", p1=3)], **given)
    assert (told(state, "silo"), player(state, 1)["silos_left"], asked(state)[0]) == ([], 0, "turn")


# ---------------------------------------------------------------- marching


def across(one, other):
    """Return the number of the way across between two squares."""
    return int(ACROSS[SQUARES * place(one) + place(other)])


def ways(*pairs):
    """Return ways across as bits."""
    return sum(BIT[across(one, other)] for one, other in pairs)


@pytest.mark.clauses("TW-R-21", "TW-R-22", "TW-CROSS-05")
def test_both_diagonals_of_an_octagon_are_dug_only_with_the_option():
    both = ways(("s33", "s44"), ("s34", "s43"))
    assert not marching.can_dig_all(at(goods=[RICH, RICH]), 0, both, across("s33", "s44"))
    state = at(goods=[RICH, RICH], options={"crossings": "per-diagonal"})
    assert marching.can_dig_all(state, 0, both, across("s33", "s44"))
    assert marching.can_dig_all(at(goods=[RICH, RICH]), 0, ways(("s33", "s44"), ("s35", "s44")), across("s33", "s44"))


@pytest.mark.clauses("TW-COMP-07", "TW-R-22", "TW-YEAR-08")
@pytest.mark.parametrize(
    ("letter", "option", "most"),
    [
        ("L", "per-octagon", 6),
        ("M", "per-octagon", 7),
        ("L", "per-diagonal", 6),
        ("M", "per-diagonal", 14),
        ("F", "per-octagon", 20),
    ],
)
def test_the_stock_of_crossings_limits_what_can_be_dug_on_the_way(letter, option, most):
    state = at(goods=[goods(20, 20, 20, 20)] * 2, options={"crossings": option})
    state.board = Board(tiles_of(" ".join(letter * 49)), b"", 2, 0, option == "per-diagonal")  # more than any game has
    state.goods = [99] * 8
    falling = [BIT[number] for number in range(0, 50, 2)]
    assert marching.can_dig_all(state, 0, sum(falling[:most]), 0)
    assert not marching.can_dig_all(state, 0, sum(falling[: most + 1]), 0)


@pytest.mark.clauses("TW-YEAR-08", "TW-CROSS-03")
def test_what_is_dug_on_the_way_is_paid_together_and_engineers_help_once():
    two = ways(("s33", "s44"), ("s44", "s55"))
    first = across("s33", "s44")
    assert marching.can_dig_all(at(goods=[goods(0, 2, 2), POOR]), 0, two, first)
    assert not marching.can_dig_all(at(goods=[goods(0, 2, 1), POOR]), 0, two, first)
    assert marching.can_dig_all(at(goods=[goods(0, 1, 1), POOR], engineers=2), 0, two, first)
    assert not marching.can_dig_all(at(goods=[goods(0, 1, 1), POOR], engineers=2), 0, two, places.NOWHERE)


@pytest.mark.clauses("TW-R-104", "TW-R-25")
def test_a_full_square_is_not_in_reach_nor_is_any_other_that_is_too_far():
    state = march("s33 1", 2, "1 step s34", army=[stand("s33", p1=1), stand("s34", p1=3)])
    assert state.view(None)["march"]["reach"] == ["s24", "s33", "s35", "s44"]


# ---------------------------------------------------------------- battle


@pytest.mark.clauses("TW-R-47", "TW-BATTLE-07", "TW-R-80")
def test_nothing_is_taken_back_once_a_hand_or_a_card_was_shown():
    called_off = fight("1 play cancel-battle", morale=[["cancel-battle"], []], goods=[goods(2), POOR])
    assert called_off.revealed is True
    shown = fight("1 commit", morale=[["heroes"], []])
    assert shown.revealed is True
    assert fight(morale=[["heroes"], []]).revealed is False
    assert do(at(morale=[["merchants"], []]), "1 play merchants").revealed is True


@pytest.mark.clauses("TW-R-29", "TW-CAP-07")
@pytest.mark.parametrize(("guards", "values"), [(0, "10 5 5"), (1, "13 7 6"), (2, "14 7 6")])
def test_a_capital_s_super_unit_fights_beside_any_soldier_and_not_alone(guards, values):
    squads = [stand("s63", p1=3), *([stand("s3", p2=guards)] if guards else [])]
    given = {"army": squads, "reserve": [7, 10 - guards], "techs": [[], ["cannons"]]}
    state = fight(field="s3", origin="s63", cards=("b411", "b411"), **given)
    assert told(state, "revealed")[1] == f"revealed 2 b411 nothing {values}"


# ---------------------------------------------------------------- leaving, sailing, worth


@pytest.mark.clauses("TW-CONQ-06", "TW-CONQ-12", "TW-R-43")
def test_who_leaves_a_capital_takes_its_own_super_unit_and_no_other():
    last = GAME.cards.techs.ids[GAME.cards.techs.markers[-1]]
    given = {
        "army": [stand("s3", p1=2), stand("s11", p1=1)],
        "building": [*(building(1, f"s6{n}", "village") for n in (1, 4))],
    }
    state = at("leave", techs=[[last], []], supers=[[last, "s11", 0]], reserve=[7, 10], **given)
    assert (asked(state), can(state, 1)) == (("displace", [1]), ["send s61", "send s64"])
    assert supers(state)[last] == ("s11", 1)
    again = GAME.load(state.dump())
    assert (again.digest(), again.top().name, again.stack) == (state.digest(), "displace", state.stack)
    assert all(isinstance(number, int) for number in state.stack)
    taken = at("leave", techs=[["cannons"], []], supers=[["cannons", "s3", 0]], reserve=[7, 10], **given)
    assert supers(taken)["cannons"][0] not in ("s3", "n3")
    do(taken, "1 send s61", "1 send s64")
    assert (asked(taken), can(taken, 1)) == (("displace", [1]), ["send s61", "send s64"])
    assert supers(do(taken, "1 send s64"))["cannons"] == ("s64", 1)


@pytest.mark.clauses("TW-SAIL-09", "TW-DOCK-03")
def test_no_roll_is_left_when_all_have_docked():
    state = GAME.new(2, 3)
    while state.top().name != "turn":
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[-1])
    assert state.view(None)["roll"] == 0


def assets():
    """A position of the second year of four: the first seat has much, a post on s33 too, the second two soldiers."""
    return at(
        year=2, goods=[goods(1, 2, 3, 4), goods()], army=[stand("s33", p1=3), stand("n3", p1=2)], golden=[2, 0],
        building=[building(1, "s66", "castle"), building(1, "s61", "settlement"), building(1, "s52", "village")],
        techs=[["improved-steel", "village-defences"], []], university=[levels(3, 2, 1), levels()],
    )  # fmt: skip


def test_the_quick_worth_counts_xadlas_and_what_years_may_make_of_all_else():
    state = assets()
    worth = 3 + 0.6 + 3 * 0.1 * 2 + 0.25 + 0.1 + 3 * 0.24 + 0.15 * 5 + (0.1 - 3 * 0.03) * 10 + 3 * 0.05 * (2 + 1)
    worth += 3 * 0.24 * (1 + 1) + 0.08 * ((1 + 1) + (0 + 1))  # strength, and kills and blocks, of the two technologies
    assert state.appraise(0) == pytest.approx([worth, 0.15 * 2])


def test_the_quick_worth_of_more_years_than_were_ever_measured_is_that_of_four():
    rich, techs = [goods(3, 3, 3, 3), goods()], [["improved-steel"], []]
    usual, longer = (at(goods=rich, techs=techs, options={"years": years}).appraise(0) for years in ("4", "6"))
    assert longer == usual
    assert usual[0] - usual[1] == pytest.approx(4 * 0.24 + 0.08)  # resources are worth nothing yet, and never less


def test_the_quick_worth_of_a_finished_game_is_the_score():
    state = assets()
    state.over = True
    assert state.appraise(0) == [4.0, 0.0]


@pytest.mark.clauses("TW-R-01", "TW-R-02", "TW-R-21")
def test_the_tables_of_the_map_are_what_rows_and_columns_say():
    words = places.OCTAGON_WORDS
    for number, word in enumerate(places.PLACE_WORDS[:SQUARES]):
        assert [words[octagon] for octagon in places._around()[4 * number : 4 * number + 4]] == around(word)
    assert (bytes(places._around()), bytes(places._across())) == (places.AROUND, places.ACROSS)
    assert (places._channels(), places._diagonals()) == (places.CHANNELS, places.DIAGONALS)
    assert bytes(places._logarithms()) == places.PLACE_OF_BIT
