"""Steps, crossings, voyages: who may go where, and when; founding villages."""

import pytest
from trigon_tables import (
    GAME,
    asked,
    at,
    can,
    do,
    groups,
    player,
    points,
    purse,
    realm,
    refused,
    stand,
    told,
    town,
    towns,
)

THEIRS = stand("l1", 2, 1)


def field(*figures, seats=2, **given):
    """Return seat 1's turn with these figures, beside its capital and seat 2's."""
    return at(figures=[*figures, THEIRS], seats=seats, **given)


def settled(number=9):
    """Return so many settlements of seat 1, its capital first, and seat 2's capital."""
    spots = [*(f"n{at}" for at in range(1, 8)), "c2", "c5", "c7", "c1"]
    cards = ["hamlet"] * 7 + ["craft-village"] * 4
    return [realm(1), *(town(spots[at], 1, at + 1, cards[at]) for at in range(1, number)), realm(2)]


def turn_of(state, seat):
    """End turns until it is that seat's."""
    do(state, f"{asked(state)[1][0]} end")
    while asked(state) != ("turn", [seat]):
        do(state, f"{asked(state)[1][0]} end")
    return state


# ---------------------------------------------------------------- on foot


@pytest.mark.clauses("RT-MOVE-02", "RT-MOVE-03", "RT-MOVE-10", "RT-R-39", "RT-MAP-16", "RT-MAP-19")
def test_a_step_leads_along_one_path():
    state = field(stand("n3", 1, 2))
    do(state, "1 march n3")
    assert can(state, 1) == ["to n1", "to n6", "to n3-n5"]
    assert refused(state, "1 to n2") == "RT-MOVE-03"  # mountains: no path
    do(state, "1 to n6", "1 take fresh-knights 2")
    assert groups(state)["n6"] == (1, 2, 0, 0)
    assert told(state, "marched") == ["marched 1 n3 n6 2-knight"]


@pytest.mark.clauses("RT-MOVE-03", "RT-R-37")
def test_one_step_a_turn_for_each_figure():
    state = field(stand("n1", 1, 3))
    do(state, "1 march n1", "1 to n3", "1 take fresh-knights 2")
    assert can(state, 1, "march") == ["march n1"]
    assert refused(state, "1 march n3") == "RT-R-37"
    do(state, "1 march n1", "1 to n3")
    assert can(state, 1, "march") == []
    turn_of(state, 1)
    assert "march n3" in can(state, 1, "march")


@pytest.mark.clauses("RT-R-99", "RT-BATTLE-03")
def test_any_part_of_those_who_may_still_move_goes_along():
    state = field(stand("n1", 1, 20, 2))
    do(state, "1 march n1", "1 to n2")
    assert can(state, 1) == [f"take fresh-knights {number}" for number in range(21)]
    do(state, "1 take fresh-knights 7")
    assert can(state, 1) == [f"take fresh-scouts {number}" for number in range(3)]
    assert refused(state, "1 take fresh-knights 1") == "RT-R-99"
    do(state, "1 take fresh-scouts 0")
    assert groups(state)["n2"] == (1, 7, 0, 0)
    assert groups(state)["n1"] == (1, 13, 2, 0)
    do(state, "1 march n1", "1 to n3", "1 take fresh-knights 0")
    assert can(state, 1) == ["take fresh-scouts 1", "take fresh-scouts 2"]  # somebody must go


@pytest.mark.clauses("RT-MOVE-04", "RT-R-99")
def test_a_spot_is_its_owners_as_long_as_anything_stays():
    state = do(
        field(stand("n2", 1, 2, 1, 1)), "1 march n2", "1 to n1", "1 take fresh-knights 2", "1 take fresh-scouts 0"
    )
    assert groups(state)["n2"] == (1, 0, 1, 1)
    do(state, "1 march n2", "1 to n5", "1 sail n2", "1 to n4")
    assert "n2" not in groups(state)
    assert state.owner[GAME.content.number("spot", "n2")] == -1


@pytest.mark.clauses("RT-MOVE-05", "RT-R-38", "RT-MAP-20")
def test_a_river_takes_a_turn_more_and_one_may_turn_back():
    state = field(stand("n3", 1, 1, 1))
    do(state, "1 march n3", "1 to n3-n5", "1 take fresh-knights 1", "1 take fresh-scouts 1")
    assert groups(state)["n3-n5"] == (1, 1, 1, 0)
    assert refused(state, "1 march n3-n5") == "RT-R-37"
    assert refused(state, "1 found n3-n5") == "RT-R-38"
    assert refused(state, "1 train-knight n3-n5") == "RT-BUILD-02"
    later = field(stand("n3-n5", 1, 1, 1))
    do(later, "1 march n3-n5")
    assert can(later, 1) == ["to n3", "to n5"]
    do(later, "1 to n3", "1 take fresh-knights 1", "1 take fresh-scouts 0", "1 end", "2 end")
    assert groups(later)["n3-n5"] == (1, 0, 1, 0)  # or stay


@pytest.mark.clauses("RT-MAP-11", "RT-MOVE-06")
def test_no_path_leads_from_noorland_to_the_mainland():
    cards = GAME.cards
    noorland = {spot for spot in range(cards.spots) if cards.land_of[spot] == 0}
    assert all(set(cards.near[spot]) <= noorland for spot in noorland)
    state = field(stand("n4", 1, 3))
    assert can(state, 1, "sail") == []
    assert refused(state, "1 sail n4") == "RT-MOVE-06"
    do(state, "1 march n4")
    assert can(state, 1) == ["to n1", "to n4-n6"]


@pytest.mark.clauses("RT-MOVE-04", "RT-R-40")
def test_no_spot_holds_two_colours_and_only_those_with_attack_dice_enter():
    state = at(seats=2, settlements=[realm(1), realm(2), town("n4", 2, 2)], figures=[stand("n2", 1, 1, 0, 1), THEIRS])
    do(state, "1 sail n2")
    assert "to n4" in can(state, 1)
    boats = at(settlements=[realm(1), realm(2), town("n4", 2, 2)], figures=[stand("n2", 1, 0, 0, 2), THEIRS])
    do(boats, "1 sail n2")
    assert "to n4" not in can(boats, 1)  # an empty settlement defends itself
    assert refused(boats, "1 to n4") == "RT-R-40"
    do(boats, "1 to l4", "1 take boats 1")
    assert groups(boats)["l4"] == (1, 0, 0, 1)


@pytest.mark.clauses("RT-R-40", "RT-R-37")
def test_a_boat_alone_stays_where_every_other_harbour_is_anothers():
    harbours = ["n4", "n5", "n6", "l2", "l4", "l6", "c2", "c4", "c6", "k2", "k4", "k6"]
    theirs = [stand(spot, 2, 1) for spot in harbours]
    state = field(stand("n2", 1, 0, 0, 1), stand("n1", 1, 1), *theirs)
    assert can(state, 1, "sail") == []
    assert refused(state, "1 sail n2") == "RT-R-40"
    manned = field(stand("n2", 1, 1, 0, 1), *theirs)
    assert can(manned, 1, "sail") == ["sail n2"]
    ashore = field(stand("n2", 1, 1, 0, 1), *theirs, used=[["n2", 0, 1, 0, 0, 0, 0, 0]])
    assert can(ashore, 1, "sail") == []  # the knight has made its voyage


@pytest.mark.clauses("RT-R-40", "RT-BATTLE-06")
def test_an_attacking_voyage_takes_somebody_with_dice():
    state = at(settlements=[realm(1), realm(2), town("n4", 2, 2)], figures=[stand("n2", 1, 1, 2, 1), THEIRS])
    do(state, "1 sail n2", "1 to n4", "1 take fresh-knights 0")  # the only boat goes unasked
    assert groups(state)["n2"] == (1, 1, 2, 1)
    assert can(state, 1) == ["take fresh-scouts 1", "take fresh-scouts 2"]
    assert refused(state, "1 take fresh-scouts 0") == "RT-R-40"


def odds(state, *actions):
    """Return what each of the actions says of a battle: dice, dice against them, and won out of a hundred."""
    told = {text: state.preview(0, GAME.parse(text)) for text in actions}
    return {
        text: tuple(line["args"].values()) for text, lines in told.items() for line in lines if "odds" in line["id"]
    }


@pytest.mark.clauses("RT-BATTLE-17", "RT-BATTLE-20", "RT-MOVE-07")
def test_how_likely_an_attack_wins_is_told_before():
    state = field(stand("n3", 1, 3), stand("n6", 2, 1))
    do(state, "1 march n3")
    assert odds(state, "to n1", "to n6") == {"to n6": (3, 1, 99)}
    do(state, "1 to n6")
    stay = [state.preview(0, GAME.parse(text))[0]["args"]["count"] for text in can(state, 1)]
    assert stay == [2, 1, 0]  # of three knights
    assert odds(state, *can(state, 1)) == {
        "take fresh-knights 1": (1, 1, 50),
        "take fresh-knights 2": (2, 1, 95),  # the higher of unequal throws by two dice against one: 89.9; then 50
        "take fresh-knights 3": (3, 1, 99),
    }
    by_sea = at(settlements=[realm(1), realm(2), town("n4", 2, 2)], figures=[stand("n2", 1, 9, 1, 1), THEIRS])
    do(by_sea, "1 sail n2")
    assert odds(by_sea, "to n4")["to n4"][:2] == (5, 2)  # a boat holds five; the village throws two dice
    do(by_sea, "1 to n4", "1 take fresh-knights 1")
    assert odds(by_sea, "take fresh-scouts 0", "take fresh-scouts 1") == {
        "take fresh-scouts 0": (1, 2, 10),
        "take fresh-scouts 1": (2, 2, 55),
    }
    peaceful = field(stand("n3", 1, 3))
    do(peaceful, "1 march n3", "1 to n6")
    assert odds(peaceful, *can(peaceful, 1)) == {}


# ---------------------------------------------------------------- at sea


@pytest.mark.clauses("RT-MOVE-08", "RT-R-36", "RT-MAP-12")
def test_a_boat_sails_to_any_other_harbour():
    state = field(stand("n2", 1, 0, 0, 1))
    do(state, "1 sail n2")
    harbours = ["n4", "n5", "n6", "l2", "l4", "l6", "c2", "c4", "c6", "k2", "k4", "k6"]
    assert can(state, 1) == [f"to {spot}" for spot in harbours]
    assert refused(state, "1 to n3") == "RT-MOVE-08"
    assert refused(state, "1 to n2") == "RT-MOVE-08"
    do(state, "1 to k4")
    assert groups(state)["k4"] == (1, 0, 0, 1)  # empty, as it may


@pytest.mark.clauses("RT-MOVE-07", "RT-R-37")
def test_a_boat_holds_five():
    state = field(stand("n2", 1, 8, 2, 2))
    do(state, "1 sail n2", "1 to l2", "1 take boats 1")
    assert can(state, 1) == [f"take fresh-knights {number}" for number in range(6)]
    assert refused(state, "1 take fresh-knights 6") == "RT-MOVE-07"
    assert refused(state, "1 take fresh-knights 9") == "RT-R-37"
    do(state, "1 take fresh-knights 4")
    assert can(state, 1) == ["take fresh-scouts 0", "take fresh-scouts 1"]
    do(state, "1 take fresh-scouts 1")
    assert groups(state)["l2"] == (1, 4, 1, 1)
    do(state, "1 sail n2", "1 to l2")
    assert groups(state)["n2"] == (1, 4, 1, 1)  # the second boat is being loaded
    do(state, "1 take fresh-knights 4", "1 take fresh-scouts 0")
    assert groups(state)["l2"] == (1, 8, 1, 2)
    two = field(stand("n2", 1, 11, 0, 2))
    do(two, "1 sail n2", "1 to l2", "1 take boats 2")
    assert can(two, 1)[-1] == "take fresh-knights 10"


@pytest.mark.clauses("RT-R-37", "RT-MOVE-09")
def test_a_boat_makes_one_voyage_a_turn():
    state = field(stand("n2", 1, 1, 0, 1))
    do(state, "1 sail n2", "1 to l2", "1 take fresh-knights 1")
    assert can(state, 1, "sail") == []
    assert refused(state, "1 sail l2") == "RT-R-37"


@pytest.mark.clauses("RT-MOVE-09", "RT-R-37")
def test_a_figure_walks_and_sails_in_either_order_but_neither_twice():
    walked = field(stand("n1", 1, 1), stand("n2", 1, 1, 0, 1))
    do(walked, "1 march n1", "1 to n2")
    do(walked, "1 sail n2", "1 to l2", "1 take fresh-knights 0")
    assert can(walked, 1) == ["take half-knights 0", "take half-knights 1"]
    do(walked, "1 take half-knights 1")
    assert groups(walked)["l2"] == (1, 1, 0, 1)
    assert "march l2" not in can(walked, 1)  # it has walked already
    sailed = field(stand("n2", 1, 1, 0, 1))
    do(sailed, "1 sail n2", "1 to l2", "1 take fresh-knights 1", "1 march l2", "1 to l5")
    assert groups(sailed)["l5"] == (1, 1, 0, 0)
    assert can(sailed, 1, "march") == []
    another = field(stand("n2", 1, 1, 0, 1), stand("l2", 1, 0, 0, 1))
    do(another, "1 sail n2", "1 to l2", "1 take fresh-knights 1", "1 sail l2", "1 to l4")
    assert groups(another)["l4"] == (1, 0, 0, 1)  # it stays ashore: one voyage


@pytest.mark.clauses("RT-R-37", "RT-R-99")
def test_a_step_tells_those_who_have_sailed_from_those_who_have_not():
    state = field(stand("n2", 1, 2, 0, 1), stand("l2", 1, 3))
    do(state, "1 sail n2", "1 to l2", "1 take fresh-knights 2", "1 march l2", "1 to l5", "1 take fresh-knights 1")
    assert can(state, 1) == [f"take half-knights {number}" for number in range(3)]
    do(state, "1 take half-knights 1")
    view = {row["spot"]: row for row in state.view(None)["groups"]}
    assert (view["l5"]["stepped"]["knight"], view["l5"]["spent"]["knight"]) == (1, 1)
    assert (view["l2"]["sailed"]["knight"], view["l2"]["figures"]["knight"]) == (1, 3)


@pytest.mark.clauses("RT-R-37")
def test_cargo_is_not_remembered():
    state = field(stand("n2", 1, 3, 0, 1))
    do(state, "1 sail n2", "1 to l2", "1 take fresh-knights 3")
    turn_of(state, 1)
    assert "march l2" in can(state, 1)
    do(state, "1 sail l2", "1 to n2", "1 take fresh-knights 0")
    assert groups(state)["l2"] == (1, 3, 0, 0)


# ---------------------------------------------------------------- founding


@pytest.mark.clauses("RT-EX-08", "RT-EX-09", "RT-SCOUT-03", "RT-SCOUT-04", "RT-SCOUT-05", "RT-SCOUT-10", "RT-BUILD-03")
def test_the_worked_example_of_founding():
    state = at(
        settlements=[realm(1, 2), realm(2)],
        figures=[THEIRS],
        coins=[purse(0, 3, 1), purse()],
        draws={"village": ["residence"]},
    )
    do(state, "1 train-scout n1", "1 march n1", "1 to n3", "1 found n3")
    assert towns(state)["n3"] == (1, 2, "residence", 1, False)
    assert groups(state) == {"l1": (2, 1, 0, 0)}
    assert list(player(state, 1)["income"].values()) == [1, 3, 1]
    assert player(state, 1)["supply"]["scout"] == 3
    assert points(state, 1) == 5
    assert told(state, "founded") == ["founded 1 n3 residence"]


@pytest.mark.clauses("RT-SCOUT-01", "RT-SCOUT-02", "RT-SCOUT-09", "RT-R-32")
def test_each_scout_founds_once_and_knights_never():
    state = field(stand("n2", 1, 3, 2), draws={"village": ["hamlet"]})
    do(state, "1 found n2")
    assert groups(state)["n2"] == (1, 3, 1, 0)
    assert refused(state, "1 found n2") == "RT-SCOUT-08"
    knights = field(stand("n2", 1, 3))
    assert refused(knights, "1 found n2") == "RT-SCOUT-03"
    assert refused(knights, "1 found n5") == "RT-SCOUT-03"


@pytest.mark.clauses("RT-SCOUT-07")
def test_a_new_village_pays_from_the_next_collection_phase_on():
    state = field(stand("n2", 1, 0, 1), draws={"village": ["residence"], "start": [1]})
    do(state, "1 found n2")
    assert player(state, 1)["coins"]["silver"] == 0
    do(state, "1 end", "2 end")
    assert player(state, 1)["coins"] == {"copper": 1, "silver": 3, "gold": 1}


@pytest.mark.clauses("RT-SCOUT-08", "RT-SCOUT-16", "RT-R-55", "RT-MAP-14", "RT-MAP-21")
def test_own_figures_do_not_matter_and_any_land_will_do():
    state = field(stand("l4", 1, 2, 1, 1), stand("l4-l6", 1, 0, 1))
    assert can(state, 1, "found") == ["found l4"]
    do(state, "1 found l4")
    assert towns(state)["l4"][0] == 1


@pytest.mark.clauses("RT-R-86")
def test_a_scout_founds_after_all_its_moves():
    state = field(stand("n2", 1, 0, 1, 1), draws={"village": ["hamlet"]})
    do(state, "1 sail n2", "1 to l2", "1 take fresh-scouts 1", "1 march l2", "1 to l5", "1 found l5")
    assert towns(state)["l5"][0] == 1


@pytest.mark.clauses("RT-SCOUT-02", "RT-R-86")
def test_the_scout_that_has_moved_most_is_the_one_that_founds():
    state = field(stand("n1", 1, 0, 1), stand("n3", 1, 0, 1), draws={"village": ["hamlet"]})
    do(state, "1 march n1", "1 to n3", "1 found n3")
    assert "march n3" in can(state, 1)


@pytest.mark.clauses("RT-R-54", "RT-COMP-12", "RT-COMP-19")
def test_with_ten_tokens_on_the_board_nothing_is_founded():
    state = at(settlements=settled(10), figures=[stand("k1", 1, 0, 1), THEIRS])
    assert refused(state, "1 found k1") == "RT-R-54"
    nine = at(settlements=settled(9), figures=[stand("k1", 1, 0, 2), stand("k2", 1, 0, 1), THEIRS])
    do(nine, "1 found k1")
    assert towns(nine)["k1"][1] == 10
    assert can(nine, 1, "found") == []


@pytest.mark.clauses("RT-R-56", "RT-SCOUT-06", "RT-SCOUT-12", "RT-COMP-13")
def test_a_new_village_takes_the_lowest_free_token():
    rows = [realm(1), town("n2", 1, 3), town("n3", 1, 5), realm(2)]
    state = at(settlements=rows, figures=[stand("n4", 1, 0, 1), stand("n5", 1, 0, 1), stand("n6", 1, 0, 1), THEIRS])
    do(state, "1 found n4", "1 found n5", "1 found n6")
    assert [towns(state)[spot][1] for spot in ("n4", "n5", "n6")] == [2, 4, 6]


@pytest.mark.clauses("RT-R-53", "RT-SETUP-06")
def test_cards_under_the_stack_come_last_and_in_their_order():
    copies = zip(GAME.cards.village_ids[4:], GAME.cards.village_stack[4:], strict=True)
    rest = [id for id, count in copies for _ in range(count - (id in ("hamlet", "garrison-town", "residence")))]
    scouts = [stand(spot, 1, 0, 1) for spot in ("n2", "n4", "n5")]
    state = field(*scouts, village_bag=["residence"], village_under=["hamlet", "garrison-town", *rest])
    do(state, "1 found n4", "1 found n2", "1 found n5")
    assert [towns(state)[spot][2] for spot in ("n4", "n2", "n5")] == ["residence", "hamlet", "garrison-town"]
    assert state.view(None)["village_under"] == rest


@pytest.mark.clauses("RT-R-28")
def test_a_village_founded_without_a_piece_left_is_empty():
    state = field(stand("n2", 1, 59, 1))
    do(state, "1 found n2")
    assert towns(state)["n2"][3] == 0
    assert points(state, 1) == 5


# ---------------------------------------------------------------- exploring, as far as moving goes


@pytest.mark.clauses("RT-R-59", "RT-QUEST-18")
def test_arriving_from_outside_explores_a_land():
    hand = [["explore-lumos"], []]
    state = field(stand("n2", 1, 1, 0, 1), quests=hand)
    do(state, "1 sail n2", "1 to l2", "1 take fresh-knights 0")
    assert told(state, "completed") == ["completed 1 explore-lumos"]  # a boat is a figure
    inside = field(stand("l2", 1, 1), quests=hand)
    do(inside, "1 march l2", "1 to l5")
    assert told(inside, "completed") == []
    between = field(stand("c2", 1, 1), quests=hand)
    do(between, "1 march c2", "1 to l5-c2")
    assert told(between, "completed") == []
    over = do(field(stand("l5-c2", 1, 1), quests=hand), "1 march l5-c2", "1 to l5")
    assert told(over, "completed") == ["completed 1 explore-lumos"]
    back = do(field(stand("l3-l5", 1, 1), quests=hand), "1 march l3-l5", "1 to l5")
    assert told(back, "completed") == []  # a crossing inside a land lies in it
    home = do(
        field(stand("c2", 1, 1, 0, 1), quests=[["explore-noorland"], []]),
        "1 sail c2",
        "1 to n2",
        "1 take fresh-knights 1",
    )
    assert told(home, "completed") == ["completed 1 explore-noorland"]
