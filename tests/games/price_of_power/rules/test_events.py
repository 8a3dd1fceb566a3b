"""The Event cards."""

import pytest
from price_of_power_tables import asked, at, can, changed, do, ducats, of, prestige, realm, refused, ships, told


def event(*cards, **given):
    """Return what comes of these Events."""
    return at("event", draws={"event": list(cards)}, events_left=len(cards), **given)


@pytest.mark.clauses("PP-EVENT-01")
@pytest.mark.parametrize(("seats", "count"), [(2, 2), (3, 2), (4, 3), (6, 3)])
def test_two_or_three_events_are_turned_up(seats, count):
    state = at("round", seats=seats, draws={"event": ["crown-debts"] * count})
    assert told(state, "turned-up") == ["turned-up crown-debts"] * count
    assert asked(state)[0] == "turn"


@pytest.mark.clauses("PP-EVENT-02", "PP-EVENT-01", "PP-R-28")
def test_pirates_go_where_merchants_are():
    merchants = {("harrow-roads", 1): False, ("cape-verrin", 2): True, ("kronau-crossing", 2): False}
    state = event("pirates", first=2, merchants=merchants)
    assert asked(state) == ("pirate", [1])
    assert can(state, 1) == ["pirate harrow-roads", "pirate cape-verrin"]
    do(state, "1 pirate harrow-roads")
    assert of(state, "nodes", "harrow-roads")["pirates"] == 1
    assert asked(state) == ("turn", [2])


@pytest.mark.clauses("PP-EVENT-02", "PP-EVENT-12")
def test_without_merchants_any_maritime_node_in_play_will_do():
    found = can(event("pirates", first=2), 1)
    assert "pirate amber-staple" in found
    assert "pirate spice-roads" in found
    assert "pirate kronau-crossing" not in found
    assert "pirate tallow-quay" not in found


@pytest.mark.clauses("PP-R-51", "PP-EVENT-02")
def test_several_pirates_may_share_a_node():
    state = event("pirates", pirates=[["harrow-roads", 1]], merchants={("harrow-roads", 1): False})
    assert of(state, "nodes", "harrow-roads")["pirates"] == 2


@pytest.mark.clauses("PP-EVENT-03", "PP-EVENT-11", "PP-ORDER-03")
def test_each_realm_with_three_outside_its_capital_has_one_occupied():
    towns = {"caerwick": 1, "skerravoe": 1, "glenmarran": 1, "marelle": 1, "pellon": 2, "saint-orme": 2}
    state = event("revolt", first=2, towns=towns, vassals={"brissange": 2})
    assert asked(state) == ("revolt", [2])
    assert can(state, 2) == ["revolt pellon", "revolt saint-orme", "revolt brissange"]
    do(state, "2 revolt pellon")
    assert can(state, 1) == ["revolt skerravoe", "revolt glenmarran", "revolt marelle"]
    do(state, "1 revolt marelle")
    assert of(state, "provinces", "marelle")["occupied"]
    assert realm(state, 2)["base_tax"] == 1
    assert asked(state)[0] == "turn"


@pytest.mark.clauses("PP-EVENT-03", "PP-EVENT-10")
def test_two_outside_are_not_enough_nor_are_occupied_ones():
    towns = {"caerwick": 1, "skerravoe": 1, "glenmarran": 1}
    assert told(event("revolt", towns=towns), "no-effect") == ["no-effect revolt"]
    towns["marelle"] = 1
    assert asked(event("revolt", towns=towns))[0] == "revolt"
    assert told(event("revolt", towns=towns, occupied=["marelle"]), "no-effect") == ["no-effect revolt"]


@pytest.mark.clauses("PP-EVENT-04", "PP-EVENT-12", "PP-VASSAL-04", "PP-R-49")
def test_rising_powers_lie_beneath_other_tokens_and_never_on_a_realms_own_land():
    state = event("rising-coast", towns={"kotarn": 1}, realm=["brennack", "tessaly"])
    assert [row["id"] for row in state.view(None)["provinces"] if row["dnpr"]] == ["spalarno", "kotarn"]
    assert of(state, "provinces", "kotarn")["town"] == 0

    def found(*realms):
        def change(data):
            for row in data["event"]:
                if row["id"] == "rising-coast":
                    row["province_two"] = "ragosta"  # printed as Tessaly's own

        state = event("rising-coast", realm=list(realms), game=changed(change))
        return of(state, "provinces", "ragosta")["dnpr"]

    assert not found("brennack", "tessaly")
    assert found("brennack", "morvaine")


@pytest.mark.clauses("PP-EVENT-05", "PP-DIST-01", "PP-R-35")
@pytest.mark.parametrize(
    ("held", "where"),
    [
        ({}, "tlaxoma"),
        ({"claims": [("highmesa", 1)], "discovered": ["1"]}, "tlaxoma"),
        ({"dnpr": ["tlaxoma"], "discovered": ["1"]}, "fernport"),
        ({"towns": {"tlaxoma": 1, "fernport": 2}, "discovered": ["1"]}, "manitara"),
    ],
)
def test_rivals_take_the_named_area_or_the_first_free_one(held, where):
    state = event("rivals-mesa", **held)
    assert told(state, "dnpr") == [f"dnpr {where}"]


@pytest.mark.clauses("PP-EVENT-05", "PP-EVENT-10")
def test_rivals_find_nothing_on_a_full_continent():
    dnpr = ["fernport", "manitara", "tidehaven", "tlaxoma", "baraguay", "san-corvo"]
    assert told(event("rivals-mesa", dnpr=dnpr, discovered=["1"]), "no-effect") == ["no-effect rivals-mesa"]


@pytest.mark.clauses("PP-EVENT-06", "PP-INCOME-04", "PP-R-55", "PP-GROW-03")
def test_a_boom_expands_a_node_with_a_merchant():
    merchants = {("harrow-roads", 1): False, ("kronau-crossing", 2): True, ("cape-verrin", 2): True}
    state = event("boom", first=2, merchants=merchants, expanded=["cape-verrin"])
    assert can(state, 1) == ["expand harrow-roads", "expand kronau-crossing"]
    do(state, "1 expand kronau-crossing")
    assert of(state, "nodes", "kronau-crossing")["expanded"]
    assert told(event("boom"), "no-effect") == ["no-effect boom"]


@pytest.mark.clauses("PP-EVENT-07", "PP-R-53", "PP-R-10", "PP-LOAN-05")
def test_crown_debts_are_fixed_before_anybody_borrows():
    state = event("crown-debts", interest=[2, 0], ducats=[1, 4])
    assert told(state, "debts") == ["debts 1 5", "debts 2 3"]
    assert ducats(state) == [1 + 5 - 5, 1]
    assert realm(state, 1)["interest"] == 3


@pytest.mark.clauses("PP-EVENT-07", "PP-BANK-01", "PP-GOLD-07")
def test_crown_debts_can_make_bankrupt():
    assert prestige(event("crown-debts", interest=[5, 0], ducats=[7, 4])) == [-5, 0]
    assert prestige(event("crown-debts", interest=[4, 0], ducats=[1, 4])) == [-5, 0]


@pytest.mark.clauses("PP-EVENT-08", "PP-MERCH-15", "PP-MERCH-14", "PP-R-55")
def test_new_houses_go_to_the_least_prestige():
    state = event("new-houses", seats=3, prestige=[1, 0, 0], beside=[0, 2, 3])
    assert [realm(state, seat)["beside"] for seat in (1, 2, 3)] == [0, 3, 3]
    assert told(event("new-houses"), "no-effect") == ["no-effect new-houses"]


@pytest.mark.clauses("PP-EVENT-09")
def test_ships_far_from_their_ports_are_lost():
    given = {
        "seats": 3,
        "first": 3,
        "towns": {"caerwick": 2},
        "ships": {
            ("grey-sound", 1): (1, 0),
            ("grey-sound", 2): (1, 0),
            ("sunset-deep", 2): (2, 1),
            ("amber-sea", 3): (1, 1),
        },
    }
    state = event("lost-at-sea", **given)
    assert can(state, 1) == ["sink 1 sunset-deep loose", "sink 1 sunset-deep slot"]
    do(state, "1 sink 1 sunset-deep slot")
    assert ships(state, "sunset-deep", 2) == (1, 0)
    assert ships(state, "amber-sea", 3) == (0, 0)  # the only choice makes itself
    assert ships(state, "grey-sound", 1) == (1, 0)


@pytest.mark.clauses("PP-EVENT-09", "PP-ORDER-03")
def test_an_occupied_port_keeps_no_ship_from_being_lost():
    given = {"towns": {"caerwick": 2, "tarrow": 2}, "ships": {("grey-sound", 2): (1, 0), ("sunset-deep", 2): (1, 0)}}
    assert told(event("lost-at-sea", **given), "no-effect") == ["no-effect lost-at-sea"]
    state = event("lost-at-sea", **given, first=2, occupied=["caerwick"])
    assert told(state, "sunk") == ["sunk 1 2 grey-sound"]


@pytest.mark.clauses("PP-COLON-08", "PP-EVENT-05")
def test_a_dnpr_token_leaves_claims_where_they_are():
    state = event("rivals-mesa", claims=[("highmesa", 1), ("highmesa", 2)], discovered=["1"])
    assert of(state, "provinces", "tlaxoma")["dnpr"]
    assert of(state, "areas", "highmesa")["claims"] == [0, 1]


@pytest.mark.clauses("PP-EVENT-10")
def test_the_event_deck_is_shuffled_anew_when_it_runs_out():
    state = event("boom", "crown-debts", event_bag=["boom"])
    assert told(state, "turned-up", "events-reshuffled") == [
        "turned-up boom",
        "events-reshuffled",
        "turned-up crown-debts",
    ]


@pytest.mark.clauses("PP-EVENT-01", "PP-EVENT-11")
def test_nobody_else_chooses_for_the_chooser():
    stand = {("harrow-roads", 1): False, ("cape-verrin", 2): True}
    assert refused(event("pirates", first=2, merchants=stand), "2 pirate cape-verrin") == "PP-EVENT-01"


@pytest.mark.clauses("PP-EVENT-01")
@pytest.mark.parametrize(
    ("seats", "cards", "choosers"),
    [
        (2, ["pirates", "pirates"], [2, 1]),
        (3, ["pirates", "boom"], [2, 3]),
        (4, ["pirates", "boom", "pirates"], [2, 3, 4]),
    ],
)
def test_the_first_player_chooses_for_the_first_card_and_the_next_clockwise_for_the_next(seats, cards, choosers):
    stand = {("harrow-roads", 1): False, ("cape-verrin", 2): True}
    state = at("round", seats=seats, first=2, draws={"event": cards}, merchants=stand)
    asked_of = []
    for _ in cards:
        asked_of += asked(state)[1]
        do(state, f"{asked_of[-1]} {can(state, asked_of[-1])[0]}")
    assert asked_of == choosers
    assert asked(state) == ("turn", [2])


@pytest.mark.clauses("PP-EVENT-01", "PP-EVENT-09")
def test_the_choosers_own_ships_are_safe_and_the_first_players_are_not():
    afloat = {("amber-sea", 1): (1, 0), ("amber-sea", 2): (1, 0)}
    assert told(event("lost-at-sea", first=2, ships=afloat), "sunk") == ["sunk 1 2 amber-sea"]
    assert told(event("lost-at-sea", first=1, ships=afloat), "sunk") == ["sunk 2 1 amber-sea"]


@pytest.mark.clauses("PP-EVENT-08", "PP-R-24")
def test_merchants_in_nodes_and_beside_the_sheet_count_together():
    stand = {("harrow-roads", 2): False, ("cape-verrin", 2): True}
    state = event("new-houses", seats=3, prestige=[1, 0, 1], merchants=stand, beside=[0, 1, 0])
    assert realm(state, 2)["beside"] == 1
    state = event("new-houses", seats=3, prestige=[1, 0, 1], merchants=stand)
    assert realm(state, 2)["beside"] == 1
