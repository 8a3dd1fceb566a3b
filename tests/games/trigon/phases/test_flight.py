"""Flight: who flees, where to, what stays; and what becomes of the attackers."""

import pytest
from trigon_tables import asked, at, can, do, groups, player, realm, refused, stand, told, town, towns

from entrepot.kernel.chance import seeded


def attack(theirs=(3, 1), mine=2, spot="n3", red=(), green=(), settlements=None, seats=2, **given):
    """Return seat 1 attacking a spot beside its capital, where seat 2 holds Flight and plays it."""
    rows = given.pop("figures", [stand("n1", 1, mine), stand(spot, 2, *theirs), stand("l1", 2, 1)])
    given.setdefault("kept", [[], ["flight"], [], []][:seats])
    if settlements is not None:
        given["settlements"] = settlements
    state = at(figures=rows, seats=seats, draws={"red": red, "green": green}, **given)
    do(state, "1 march n1", f"1 to {spot}", f"1 take fresh-knights {mine}")
    return do(state, "2 play flight")


@pytest.mark.clauses("RT-CARD-10", "RT-R-50", "RT-R-95")
def test_an_army_that_flees_whole_leaves_the_spot_to_the_attackers_who_have_not_fought():
    state = attack()
    assert asked(state) == ("flee", [2])
    assert can(state, 2) == ["flee land", "done"]
    assert refused(state, "2 flee sea") == "RT-R-50"
    do(state, "2 flee land")
    assert can(state, 2) == ["to n6", "to n3-n5"]
    assert refused(state, "2 to n1") == "RT-R-50"  # where the attackers still stand
    do(state, "2 to n6", "2 take fresh-knights 3", "2 take fresh-scouts 1")
    assert told(state, "fled") == ["fled 2 n3 n6 3-knight", "fled 2 n3 n6 1-scout"]
    assert asked(state) == ("turn", [1])
    assert told(state, "threw") == []
    assert groups(state) == {"n3": (1, 2, 0, 0), "n6": (2, 3, 1, 0), "l1": (2, 1, 0, 0)}
    assert told(state, "marched") == ["marched 1 n1 n3 2-knight"]
    assert state.view(None)["groups"][0]["stepped"]["knight"] == 2
    assert state.view(None)["groups"][0]["spent"]["knight"] == 0
    assert state.view(None)["battle"] is None
    assert player(state, 2)["cards"] == 0
    assert state.view(None)["discards"] == ["flight"]


@pytest.mark.clauses("RT-R-50")
def test_figures_flee_to_different_spots_and_what_stays_is_attacked():
    state = attack(red=[6, 6], green=[1])
    do(state, "2 flee land", "2 to n6", "2 take fresh-knights 1", "2 take fresh-scouts 1")
    assert asked(state) == ("flee", [2])
    do(state, "2 flee land", "2 to n3-n5", "2 take fresh-knights 1", "2 done")
    assert told(state, "threw") == ["threw 1 2 n3 6+6 1"]
    assert groups(state)["n3"] == (1, 2, 0, 0)
    assert groups(state)["n6"] == (2, 1, 1, 0)
    assert groups(state)["n3-n5"] == (2, 1, 0, 0)


@pytest.mark.clauses("RT-R-50")
def test_somebody_must_go_with_each_flight_and_no_more_than_are_there():
    state = attack()
    do(state, "2 flee land", "2 to n6", "2 take fresh-knights 0")
    assert asked(state) == ("flee", [2])  # the scout, who had to go
    assert groups(state)["n6"] == (2, 0, 1, 0)
    assert "take fresh-knights 0" not in can(do(state, "2 flee land", "2 to n6"), 2)
    assert refused(state, "2 take fresh-knights 4") == "RT-R-50"
    assert can(state, 2) == ["take fresh-knights 1", "take fresh-knights 2", "take fresh-knights 3"]


@pytest.mark.clauses("RT-R-50", "RT-MOVE-07", "RT-MOVE-08")
def test_boats_take_five_along_each():
    rows = [stand("n1", 1, 2), stand("n2", 2, 6, 0, 1), stand("l1", 2, 1)]
    state = attack(figures=rows, spot="n2", red=[6, 6], green=[1])
    assert can(state, 2) == ["flee land", "flee sea", "done"]
    do(state, "2 flee sea")
    assert "to l2" in can(state, 2)
    assert "to n3" not in can(state, 2)
    do(state, "2 to l2")
    assert can(state, 2)[-1] == "take fresh-knights 5"
    assert refused(state, "2 take fresh-knights 6") == "RT-R-50"
    do(state, "2 take fresh-knights 5")
    assert asked(state) == ("flee", [2])
    assert groups(state)["l2"] == (2, 5, 0, 1)
    do(state, "2 done")
    assert told(state, "threw") == ["threw 1 2 n2 6+6 1"]


@pytest.mark.clauses("RT-R-50", "RT-MOVE-07")
def test_a_boat_flees_empty_too():
    rows = [stand("n1", 1, 2), stand("n2", 2, 0, 0, 2), stand("l1", 2, 1)]
    state = do(attack(figures=rows, spot="n2"), "2 flee sea", "2 to l2")
    assert can(state, 2) == ["take boats 1", "take boats 2"]
    do(state, "2 take boats 2")
    assert groups(state)["l2"] == (2, 0, 0, 2)
    assert groups(state)["n2"] == (1, 2, 0, 0)


@pytest.mark.clauses("RT-R-50")
def test_a_settlement_always_stays_and_is_attacked():
    rows = [realm(1), realm(2), town("n3", 2, 2, "hamlet", 3)]
    state = attack(settlements=rows, red=[6, 6], green=[1, 1])
    do(state, "2 flee land", "2 to n6", "2 take fresh-knights 3", "2 take fresh-scouts 1")
    assert told(state, "threw") == ["threw 1 2 n3 6+6 1+1"]
    assert towns(state)["n3"] == (1, 2, "hamlet", 2, False)
    assert groups(state)["n6"] == (2, 3, 1, 0)


@pytest.mark.clauses("RT-R-50")
def test_nobody_flees_where_others_stand():
    rows = [stand("n1", 1, 2), stand("n3", 2, 1), stand("l1", 2, 1), stand("n6", 3, 1), stand("n3-n5", 3, 1)]
    state = attack(figures=rows, seats=3, red=[6, 6], green=[1])
    assert told(state, "threw") == ["threw 1 2 n3 6+6 1"]  # the card was played, and nobody could go
    assert told(state, "fled") == []


@pytest.mark.clauses("RT-R-50", "RT-R-59")
def test_a_flight_uses_up_nothing_and_may_explore():
    rows = [stand("l7", 1, 2), stand("k5", 2, 1), stand("l1", 2, 1)]
    state = at(figures=rows, kept=[[], ["flight"]], quests=[[], ["explore-calmania"]])
    do(state, "1 march l7", "1 to k5", "1 take fresh-knights 2", "2 play flight", "2 flee land", "2 to c5")
    assert told(state, "completed") == ["completed 2 explore-calmania"]
    assert groups(state)["c5"] == (2, 1, 0, 0)
    do(state, "1 end")
    while asked(state) != ("turn", [2]):
        do(state, f"{asked(state)[1][0]} end")
    assert "march c5" in can(state, 2, "march")


@pytest.mark.clauses("RT-R-48", "RT-R-50", "RT-ROUND-12")
def test_the_defender_speaks_first_and_may_stand_firm():
    rows = [stand("n1", 1, 2), stand("n3", 2, 1), stand("l1", 2, 1)]
    state = at(figures=rows, kept=[["cavalry"], ["flight"]], draws={"red": [6, 6, 6], "green": [1]})
    do(state, "1 march n1", "1 to n3", "1 take fresh-knights 2")
    assert asked(state) == ("battle", [2])
    assert refused(state, "1 play cavalry") == "RT-R-95"
    do(state, "2 pass")
    assert asked(state) == ("dice", [1])
    do(state, "1 play cavalry")
    assert asked(state) == ("dice", [2])
    assert refused(state, "2 play flight") == "RT-R-48"
    do(state, "2 pass")
    assert told(state, "stands") == ["stands 2"]
    assert groups(state)["n3"] == (1, 2, 0, 0)


@pytest.mark.clauses("RT-R-50", "RT-BATTLE-05")
def test_until_the_first_throw_the_attackers_stand_where_they_came_from():
    rows = [stand("n1", 1, 2), stand("n3", 2, 1), stand("l1", 2, 1)]
    state = at(figures=rows, kept=[[], ["flight"]])
    do(state, "1 march n1", "1 to n3", "1 take fresh-knights 1")
    battle = state.view(None)["battle"]
    assert (battle["attacking"]["knight"], battle["defending"]["knight"]) == (1, 1)
    assert (battle["attack_dice"], battle["defence_dice"]) == (1, 1)
    assert groups(state)["n1"] == (1, 2, 0, 0)
    do(state, "2 pass")
    assert groups(state)["n1"] == (1, 1, 0, 0)
    assert state.view(None)["battle"]["attacking"]["knight"] == 1


@pytest.mark.clauses("RT-R-37", "RT-BONUS-03", "RT-MOVE-03")
def test_between_rounds_nobody_has_moved():
    rows = [realm(1), *(town(f"n{number}", 1, number) for number in range(2, 8)), realm(2)]
    boats = [stand("n1", 1, 1), stand("l2", 2, 0, 0, 2), stand("l1", 2, 1)]
    state = at(settlements=rows, figures=boats, first=0, turn=1, options={"points-target": "35"})
    do(state, "2 sail l2", "2 to l4", "2 take boats 1", "2 end")
    assert asked(state) == ("post", [1])
    assert [row["sailed"]["boat"] for row in state.view(None)["groups"]] == [0, 0, 0, 0]


@pytest.mark.clauses("RT-R-50", "RT-R-37")
def test_attackers_who_land_where_nobody_has_stayed_have_made_their_voyage():
    rows = [stand("n2", 1, 2, 0, 1), stand("l2", 2, 1), stand("l1", 2, 1)]
    state = at(figures=rows, kept=[[], ["flight"]])
    do(state, "1 sail n2", "1 to l2", "1 take fresh-knights 2", "2 play flight", "2 flee land", "2 to l1")
    assert groups(state)["l2"] == (1, 2, 0, 1)
    assert can(state, 1, "sail") == []
    assert can(state, 1, "march") == ["march l2"]


@pytest.mark.clauses("RT-R-57", "RT-R-35")
def test_whether_a_fugitive_has_explored_for_a_hidden_quest_does_not_show_before_the_flight_is_over():
    rows = [stand("l7", 1, 2), stand("k5", 2, 2), stand("l1", 2, 1)]
    imagined = []
    for quest in ("explore-calmania", "build-boat"):
        state = at(figures=rows, kept=[[], ["flight"]], quests=[[], [quest]])
        do(state, "1 march l7", "1 to k5", "1 take fresh-knights 2", "2 play flight")
        do(state, "2 flee land", "2 to c5", "2 take fresh-knights 1")
        assert asked(state) == ("flee", [2])
        imagined.append(state.determinize(0, seeded(9)).dump())
    assert imagined[0] == imagined[1]
