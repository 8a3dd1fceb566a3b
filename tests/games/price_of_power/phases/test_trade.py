"""The Trade Action step by step: cards, declining, Merchants, the moved ship, discarding."""

import pytest
from price_of_power_tables import (
    asked,
    at,
    can,
    changed,
    do,
    ducats,
    merchants,
    of,
    realm,
    refused,
    ships,
    told,
    trading,
)

HERE = {("harrow-roads", 1): False}
NEAR = {("grey-sound", 1): (1, 0)}
DOWNS = {"merchants": HERE, "ships": NEAR}


def cards(state):
    """Return the open piles."""
    return state.view(None)["cards"]


@pytest.mark.clauses("PP-ACT-01", "PP-INTRO-02", "PP-MERCH-08", "PP-R-02")
def test_a_trade_costs_a_diplomatic_power_and_takes_an_available_merchant():
    state = trading("wool", **DOWNS)
    assert realm(state, 1)["power"] == [3, 2, 3]
    assert can(at(**DOWNS, power=[[9, 0, 9], [3, 3, 3]]), 1, "trade") == []
    assert can(at(merchants={("harrow-roads", 1): True}, ships=NEAR), 1, "trade") == []
    assert can(at(beside=[1, 0], ships=NEAR), 1, "trade") == ["trade"]
    assert can(at(ships=NEAR), 1, "trade") == []


@pytest.mark.clauses("PP-ACT-02", "PP-ACT-06", "PP-ACT-11")
def test_three_cards_are_turned_up_and_all_end_on_the_discard_pile():
    state = trading("wool", "rye", "glass", **DOWNS)
    assert [row["card"] for row in cards(state)["shown"]] == ["wool", "rye", "glass"]
    do(state, "1 select wool_harrow-roads")
    assert cards(state)["shown"] == []
    assert cards(state)["discard"] == ["wool", "rye", "glass"]


@pytest.mark.clauses("PP-ACT-03", "PP-R-06")
def test_declining_pays_two_and_touches_nothing():
    state = do(trading("wool", "rye", "glass", **DOWNS), "1 decline")
    assert told(state, "declined", "declined-unable") == ["declined 1 2"]
    assert ducats(state) == [17, 15]
    assert merchants(state, "harrow-roads") == {1: False}
    assert sorted(cards(state)["discard"]) == sorted(["wool", "rye", "glass"])
    assert realm(state, 1)["age_income"] == 0
    assert realm(state, 1)["best_trade"] == 0


@pytest.mark.clauses("PP-ACT-03", "PP-CONN-01", "PP-ACT-15")
def test_without_a_choice_declining_happens_by_itself():
    state = trading("wool", "rye", "glass", merchants=HERE)
    assert told(state, "declined", "declined-unable") == ["declined-unable 1 2"]
    assert asked(state) == ("turn", [2])


@pytest.mark.clauses("PP-CONN-01", "PP-R-59")
def test_only_connected_nodes_can_be_selected():
    state = trading("wool", "rye", "glass", **DOWNS)
    assert can(state, 1, "select") == [
        "select wool_harrow-roads",
        "select wool_rysmond-fair",
        "select rye_amber-staple",
    ]


@pytest.mark.clauses("PP-ACT-08", "PP-MERCH-07", "PP-MERCH-09", "PP-ACT-14")
def test_a_merchant_comes_from_any_distance_and_is_laid_down():
    given = {**DOWNS, "merchants": {("silk-gate", 1): False, ("kronau-crossing", 1): False}}
    state = do(trading("wool", **given), "1 select wool_harrow-roads")
    assert asked(state) == ("send", [1])
    assert can(state, 1) == ["send kronau-crossing", "send silk-gate"]
    do(state, "1 send silk-gate")
    assert merchants(state, "harrow-roads") == {1: True}
    assert merchants(state, "silk-gate") == {}
    assert merchants(state, "kronau-crossing") == {1: False}


@pytest.mark.clauses("PP-ACT-14", "PP-R-23", "PP-MERCH-12", "PP-MERCH-10")
def test_an_upright_merchant_there_is_the_one_used():
    given = {**DOWNS, "merchants": {**HERE, ("kronau-crossing", 1): False}, "beside": [1, 0]}
    state = do(trading("wool", **given), "1 select wool_harrow-roads")
    assert merchants(state, "harrow-roads") == {1: True}
    assert merchants(state, "kronau-crossing") == {1: False}
    assert realm(state, 1)["beside"] == 1


@pytest.mark.clauses("PP-ACT-14", "PP-R-23", "PP-MERCH-10", "PP-MERCH-12")
def test_a_lying_merchant_shuts_the_node_for_its_owner_alone():
    given = {"ships": NEAR, "merchants": {("harrow-roads", 1): True, ("kronau-crossing", 1): False}}
    state = trading("wool", **given)
    assert "select wool_harrow-roads" not in can(state, 1)
    assert "select wool_rysmond-fair" in can(state, 1)
    given = {**given, "merchants": {("harrow-roads", 2): True, ("kronau-crossing", 1): False}}
    assert "select wool_harrow-roads" in can(trading("wool", **given), 1)


@pytest.mark.clauses("PP-MERCH-14", "PP-R-22")
def test_a_new_merchant_may_be_sent_instead():
    given = {**DOWNS, "merchants": {("kronau-crossing", 1): False}, "beside": [1, 0]}
    state = do(trading("wool", **given), "1 select wool_harrow-roads")
    assert can(state, 1) == ["send kronau-crossing", "send-new"]
    do(state, "1 send-new")
    assert realm(state, 1)["beside"] == 0
    assert merchants(state, "harrow-roads") == {1: True}


@pytest.mark.clauses("PP-ACT-16", "PP-R-59")
def test_a_node_where_one_collects_nothing_may_be_selected_and_others_collect():
    given = {
        "ships": {**NEAR, ("grey-sound", 2): (1, 0)},
        "influence": {("rysland", 2): 1},
        "merchants": {**HERE, ("harrow-roads", 2): True},
        "towns": {"sundal": 2},
        "pirates": [["harrow-roads", 1]],
    }
    state = do(trading("tar-and-hemp", **given), "1 select tar-and-hemp_harrow-roads")
    assert ducats(state) == [15, 17]


@pytest.mark.clauses("PP-ACT-13")
def test_the_discards_make_a_new_deck_when_it_runs_out():
    bag = ["wool", "rye"]
    state = do(at(**DOWNS, trade_bag=bag, aside=[], draws={"trade": ["wool", "rye", "glass"]}), "1 trade")
    assert [row["card"] for row in cards(state)["shown"]] == ["wool", "rye", "glass"]
    assert cards(state)["discard"] == []
    assert told(state, "reshuffled") == ["reshuffled"]


@pytest.mark.clauses("PP-ACT-13")
def test_with_fewer_than_three_all_there_are_get_revealed():
    everything = at().view(None)["cards"]
    aside = [id for id in everything["deck"] + everything["aside"] if id not in ("wool", "rye")]
    state = do(at(**DOWNS, trade_bag=["wool"], discard=["rye"], aside=aside), "1 trade")
    assert sorted(row["card"] for row in cards(state)["shown"]) == ["rye", "wool"]


# ---------------------------------------------------------------- the moved ship

SAILOR = {"merchants": HERE, "ships": {("sunset-deep", 1): (1, 1)}}


@pytest.mark.clauses("PP-ACT-04", "PP-ACT-07", "PP-R-41", "PP-ACT-05", "PP-SHIP-01")
def test_a_ship_moves_two_zones_to_serve_a_node_and_may_take_a_free_slot():
    state = trading("wool", **SAILOR)
    assert can(state, 1) == ["decline", "escort sunset-deep slot"]
    do(state, "1 escort sunset-deep slot")
    assert can(state, 1) == ["to grey-sound loose", "to grey-sound slot"]
    do(state, "1 to grey-sound slot")
    assert ships(state, "grey-sound", 1) == (1, 1)
    assert ships(state, "sunset-deep", 1) == (0, 0)


@pytest.mark.clauses("PP-ACT-15", "PP-ACT-07")
def test_once_a_ship_has_moved_there_is_no_declining_and_it_must_serve():
    given = {"merchants": HERE, "ships": {("sunset-deep", 1): (1, 0), ("pelloire-gulf", 1): (1, 0)}}
    state = trading("wool", "herring", "glass", **given)
    assert "select herring_sunset-roads" in can(state, 1)
    do(state, "1 escort sunset-deep loose", "1 to grey-sound loose")
    assert can(state, 1, "decline") == []
    assert can(state, 1, "escort") == []
    assert "select herring_sunset-roads" not in can(state, 1)  # linked by the other ship, and not next to this one
    assert "select wool_harrow-roads" in can(state, 1)


@pytest.mark.clauses("PP-R-41", "PP-ACT-07")
def test_an_inland_node_qualifies_only_if_its_connection_hangs_on_the_ship():
    given = {"merchants": {("rysmond-fair", 1): False}, "ships": {("sunset-deep", 1): (1, 0)}}
    state = do(trading("books", "glass", "horses", **given), "1 escort sunset-deep loose", "1 to grey-sound loose")
    assert can(state, 1, "select") == ["select books_rysmond-fair"]
    given["ships"][("grey-sound", 1)] = (1, 0)
    state = trading("books", "glass", "horses", **given)
    assert "select books_rysmond-fair" in can(state, 1)
    assert can(state, 1, "escort") == ["escort grey-sound loose"]  # out and back; the other one would not matter
    do(state, "1 escort grey-sound loose", "1 to grey-sound slot")
    assert told(state, "sailed", "berthed") == ["berthed 1 grey-sound grey-sound slot"]


@pytest.mark.clauses("PP-ACT-05", "PP-SHIP-06", "PP-R-19", "PP-R-20")
def test_a_full_zone_lets_one_opponent_be_replaced_who_stays_off_the_slots():
    given = {**SAILOR, "ships": {("sunset-deep", 1): (1, 0), ("grey-sound", 2): (2, 2), ("grey-sound", 3): (1, 1)}}
    state = do(trading("wool", seats=3, **given), "1 escort sunset-deep loose")
    assert can(state, 1) == ["to grey-sound loose", "oust grey-sound 1", "oust grey-sound 2"]
    do(state, "1 oust grey-sound 2")
    assert ships(state, "grey-sound", 1) == (1, 1)
    assert ships(state, "grey-sound", 2) == (2, 2)
    assert ships(state, "grey-sound", 3) == (1, 0)


@pytest.mark.clauses("PP-R-19")
def test_a_replaced_ship_goes_home_where_the_table_likes():
    given = {**SAILOR, "ships": {("sunset-deep", 1): (1, 0), ("grey-sound", 2): (3, 3)}}
    state = trading("wool", options={"replaced-ship": "to-supply"}, **given)
    do(state, "1 escort sunset-deep loose", "1 oust grey-sound 1")
    assert ships(state, "grey-sound", 2) == (2, 2)
    assert realm(state, 2)["ships_left"] == 13
    assert told(state, "ousted", "returned-ship") == ["ousted 1 2 grey-sound", "returned-ship 2 grey-sound"]


@pytest.mark.clauses("PP-R-20", "PP-ACT-05")
def test_while_a_slot_is_free_nobody_is_replaced():
    given = {**SAILOR, "ships": {("sunset-deep", 1): (1, 0), ("grey-sound", 2): (2, 2)}}
    state = do(trading("wool", **given), "1 escort sunset-deep loose")
    assert can(state, 1) == ["to grey-sound loose", "to grey-sound slot"]


@pytest.mark.clauses("PP-R-18")
def test_out_and_back_counts_as_entering_anew():
    state = do(trading("wool", **DOWNS), "1 escort grey-sound loose")
    assert "to grey-sound slot" in can(state, 1)
    do(state, "1 to grey-sound slot", "1 select wool_harrow-roads")
    assert told(state, "power-shown") == ["power-shown harrow-roads 1:2"]


@pytest.mark.clauses("PP-SAIL-02", "PP-ACT-04")
def test_a_distant_zone_is_entered_only_beside_a_token_and_ends_the_move():
    given = {"ships": {("sunset-deep", 1): (2, 0)}, "merchants": {("tidewater-roads", 1): False}}
    given |= {"trade_bag": ["tobacco", "glass", "horses"], "aside": []}
    ends = can(do(at(**given), "1 trade", "1 escort sunset-deep loose"), 1)
    assert "to grey-sound loose" in ends
    assert "to fog-banks loose" not in ends
    ends = can(do(at(**given, claims=[("fern-coast", 1)]), "1 trade", "1 escort sunset-deep loose"), 1)
    assert "to fog-banks loose" in ends
    assert "to sugar-sea loose" not in ends


@pytest.mark.clauses("PP-ACT-15", "PP-ACT-04")
def test_a_ship_that_serves_nothing_does_not_move():
    state = trading("glass", "iron", "copper", merchants=HERE, ships={("corsair-coast", 1): (1, 0)})
    assert told(state, "declined", "declined-unable") == ["declined-unable 1 2"]


@pytest.mark.clauses("PP-SHIP-06")
def test_no_other_move_replaces_anybody():
    given = {"ships": {("sunset-deep", 1): (1, 0), ("grey-sound", 2): (3, 3)}, "towns": {"caerwick": 1}}
    state = do(at(**given), "1 sail grey-sound")
    assert can(state, 1) == ["bring sunset-deep loose loose"]
    state = do(at(**given), "1 build caerwick")
    assert told(state, "built") == ["built 1 grey-sound loose"]


@pytest.mark.clauses("PP-EDITION-02", "PP-R-38")
def test_an_eastern_node_cannot_be_selected_without_its_board():
    given = {"realm": ["halmark", "brennack"], "ships": {("amber-sea", 1): (1, 0)}}
    given["merchants"] = {("amber-staple", 1): False}
    state = trading("timber", "iron", "copper", **given)
    assert can(state, 1, "select") == [
        "select timber_amber-staple",
        "select iron_amber-staple",
        "select copper_amber-staple",
    ]
    state = trading("timber", "iron", "copper", **given, options={"board": "deluxe"})
    assert "select timber_furhold" in can(state, 1)


@pytest.mark.clauses("PP-R-42", "PP-R-05", "PP-ACT-09")
def test_nobody_but_the_mover_is_asked_anything():
    given = {"ships": {**NEAR, ("grey-sound", 2): (1, 0)}, "merchants": {**HERE, ("harrow-roads", 2): False}}
    state = trading("wool", **given, influence={("rysland", 2): 1})
    assert asked(state) == ("trade", [1])
    assert can(state, 2) == []
    do(state, "1 select wool_harrow-roads")
    assert asked(state) == ("ties", [1])
    assert can(state, 2) == []


@pytest.mark.clauses("PP-ACT-06")
def test_what_each_node_would_pay_is_shown_before_it_is_chosen():
    state = trading("wool", **DOWNS, towns={"caerwick": 1})
    shown = cards(state)["shown"][0]["entries"]
    assert shown[0] == {
        "entry": "wool_harrow-roads",
        "node": "harrow-roads",
        "shut": "",
        "table": [{"seat": 0, "power": 3, "ducats": 5}],
        "secondary": "",
        "secondary_shut": "",
        "secondary_table": [],
    }
    assert shown[1]["secondary_shut"] == "not-connected"
    assert of(state, "nodes", "ardane-fairs")["linked"] == [1]


@pytest.mark.clauses("PP-ACT-03")
def test_cards_that_lie_open_cannot_be_left_without_an_answer():
    state = trading("wool", **DOWNS)
    assert refused(state, "1 pass")


@pytest.mark.clauses("PP-R-20", "PP-R-18")
def test_a_ship_that_leaves_its_own_slot_finds_it_free_again():
    given = {"merchants": HERE, "ships": {("grey-sound", 1): (2, 1), ("grey-sound", 2): (2, 2)}}
    state = do(trading("wool", "glass", "horses", **given), "1 escort grey-sound slot")
    assert "to grey-sound slot" in can(state, 1)
    assert can(state, 1, "oust") == []
    state = do(trading("wool", "glass", "horses", **given), "1 escort grey-sound loose")
    assert can(state, 1) == [
        "to northern-reach loose",
        "to northern-reach slot",
        "to grey-sound loose",
        "oust grey-sound 1",
    ]


@pytest.mark.clauses("PP-ACT-15", "PP-R-29")
def test_a_move_is_offered_for_a_secondary_node_only_where_it_can_then_be_selected():
    given = {
        "merchants": {("harrow-roads", 1): True, ("kronau-crossing", 1): False},
        "ships": {("sunset-deep", 1): (1, 0), ("grey-sound", 2): (1, 1), ("amber-sea", 2): (1, 0)},
    }
    state = trading("herring", "glass", "horses", **given)
    do(state, "1 escort sunset-deep loose")
    found = can(state, 1)
    assert "to grey-sound loose" in found  # a tie with one ship on a slot is enough
    given["ships"][("grey-sound", 2)] = (2, 2)
    found = can(do(trading("herring", "glass", "horses", **given), "1 escort sunset-deep loose"), 1)
    assert "to grey-sound loose" not in found
    assert "to grey-sound slot" in found


@pytest.mark.clauses("PP-R-38")
def test_a_secondary_node_below_a_node_out_of_play_can_be_selected_and_its_primary_pays_nobody():
    def attach(data):
        for row in data["entry"]:
            if row["id"] == "timber_furhold":
                row["secondary"] = "rysmond-fair"

    given = {"merchants": {("rysmond-fair", 1): False, ("furhold", 2): False}, "ships": NEAR, "game": changed(attach)}
    state = do(trading("timber", "glass", "horses", **given), "1 select-secondary timber_furhold")
    assert ducats(state) == [17, 15]
    assert told(state, "nobody") == ["nobody furhold"]
