"""Set-up: colours, capitals, who begins, the variant's second village."""

import pytest
from trigon_tables import asked, at, can, coins, do, groups, new, player, points, refused, told, towns

BEGUN = {"colour": ["calmania", "noorland"], "start": [3, 2]}


@pytest.mark.clauses("RT-SETUP-03", "RT-SETUP-10", "RT-SETUP-12", "RT-SETUP-13", "RT-SETUP-15", "RT-SETUP-16")
def test_each_draws_a_colour_and_begins_at_its_capital():
    state = new(draws=BEGUN)
    assert told(state, "drew-colour") == ["drew-colour 1 calmania", "drew-colour 2 noorland"]
    assert groups(state) == {"c1": (1, 5, 1, 0), "n1": (2, 5, 1, 0)}
    assert towns(state) == {"c1": (1, 1, "citel", 2, False), "n1": (2, 1, "psor", 2, False)}  # one was born


@pytest.mark.clauses("RT-R-04", "RT-SETUP-15", "RT-R-12")
def test_a_realm_begins_with_one_inhabitant_and_no_coins():
    state = at()
    assert [towns(state)["n1"][3], towns(state)["l1"][3]] == [1, 1]
    assert groups(state)["n1"] == (1, 5, 1, 0)
    fresh = new(draws=BEGUN)
    assert coins(fresh, 1) == (1, 3, 0)  # what the first collection phase brought, and nothing else


@pytest.mark.clauses("RT-SCORE-08", "RT-SETUP-11", "RT-SCORE-01", "RT-SCORE-02")
def test_everybody_begins_with_four_points():
    state = new(4)
    assert [points(state, seat) for seat in (1, 2, 3, 4)] == [4, 4, 4, 4]
    assert all(player(state, seat)["palace"] for seat in (1, 2, 3, 4))


@pytest.mark.clauses("RT-COMP-01", "RT-R-90")
def test_colours_are_drawn_from_all_four():
    seen = {player(new(2, seed=seed), seat)["land"] for seed in range(12) for seat in (1, 2)}
    assert seen == {"noorland", "lumos", "calmania", "kalland"}
    for seats in (2, 3, 4):
        lands = [player(new(seats, seed=3), seat)["land"] for seat in range(1, seats + 1)]
        assert len(set(lands)) == seats


@pytest.mark.clauses("RT-R-90")
def test_a_table_may_choose_its_colours():
    state = new(4, {"colours": "chosen"})
    assert asked(state) == ("colours", [1])
    do(state, "1 land kalland")
    assert can(state, 2) == ["land noorland", "land lumos", "land calmania"]
    assert refused(state, "2 land kalland") == "RT-R-90"
    do(state, "2 land noorland", "3 land calmania")
    assert [player(state, seat)["land"] for seat in (1, 2, 3, 4)] == ["kalland", "noorland", "calmania", "lumos"]
    assert asked(state)[0] == "turn"


@pytest.mark.clauses("RT-R-11", "RT-SETUP-05")
def test_capital_cards_are_in_no_stack_and_all_lands_stay_open():
    state = new(2, draws=BEGUN)
    left = state.view(None)["village_left"]
    assert len(left) == 46
    assert not {"psor", "nieuw-delia", "citel", "pyros"} & set(left)
    lone = at(figures=[["l1", 0, 0, 1, 0], ["n1", 0, 1, 0, 0], ["c1", 1, 1, 0, 0]], colour=["noorland", "calmania"])
    do(lone, "1 found l1")  # an unused capital's site is a site like any other
    assert towns(lone)["l1"][0] == 1
    assert player(lone, 1)["palace"]


@pytest.mark.clauses("RT-SETUP-06", "RT-SETUP-07", "RT-SETUP-08", "RT-R-14")
def test_stacks_are_shuffled():
    state = new(2)
    drawn = {"quest": set(), "play": set(), "village": set()}
    for seed in range(8):
        state = at(
            figures=[["n1", 0, 0, 1, 0], ["n2", 0, 0, 1, 0], ["l1", 1, 1, 0, 0]],
            coins=[{"gold": 1, "copper": 1}, {}],
        )
        state.feed = None
        state.rng.word0 += seed * 7919
        do(state, "1 found n2", "1 buy-quest", "1 buy-card")
        drawn["village"].add(towns(state)["n2"][2])
        drawn["quest"].add(told(state, "drew-quest", seat=1)[0])
        drawn["play"].add(str(told(state, "drew-card", "turned-up", seat=1)))
    assert all(len(found) > 2 for found in drawn.values())


@pytest.mark.clauses("RT-SETUP-18", "RT-R-13")
def test_the_lowest_roll_begins_and_equal_lowest_roll_again():
    state = new(3, draws={"start": [2, 5, 2, 4, 4, 6, 3]})
    assert told(state, "rolled-start") == [
        "rolled-start 1 2", "rolled-start 2 5", "rolled-start 3 2",
        "rolled-start 1 4", "rolled-start 3 4",
        "rolled-start 1 6", "rolled-start 3 3",
    ]  # fmt: skip
    assert asked(state) == ("turn", [3])
    assert told(state, "round") == ["round 1 3"]


@pytest.mark.clauses("RT-VAR-01", "RT-R-82", "RT-R-13")
def test_the_second_village_is_put_in_the_own_land_from_the_first_player_on():
    draws = {"colour": ["lumos", "kalland", "noorland"], "start": [4, 1, 6], "village": ["residence"]}
    state = new(3, {"second-village": "on"}, draws=draws)
    assert asked(state) == ("second", [2])
    assert can(state, 2) == [f"settle k{number}" for number in range(2, 8)]
    assert refused(state, "2 settle n2") == "RT-R-82"
    do(state, "2 settle k5")
    assert towns(state)["k5"] == (2, 2, "residence", 1, False)
    assert asked(state) == ("second", [3])
    do(state, "3 settle n7", "1 settle l2")
    assert asked(state) == ("turn", [2])  # the same roll: nobody rolls again
    assert [points(state, seat) for seat in (1, 2, 3)] == [5, 5, 5]
    assert [player(state, seat)["founded"] for seat in (1, 2, 3)] == [0, 0, 0]
    assert len(told(state, "rolled-start")) == 3
