"""Valid connections: chains of one's own pieces from the Capital Area to nodes."""

import pytest
from price_of_power_tables import at, changed, linked


@pytest.mark.clauses("PP-CONN-04", "PP-R-15")
def test_a_maritime_node_needs_a_ship_next_to_it_even_from_a_coastal_capital():
    assert linked(at(towns={"caerwick": 1, "tarrow": 1}), "harrow-roads") == []
    assert linked(at(ships={("grey-sound", 1): (1, 0)}), "harrow-roads") == [1]


@pytest.mark.clauses("PP-R-17", "PP-CONN-02")
@pytest.mark.parametrize("slotted", [0, 1])
def test_a_ship_links_on_a_slot_or_off_them(slotted):
    assert linked(at(ships={("grey-sound", 1): (1, slotted)}), "harrow-roads") == [1]


@pytest.mark.clauses("PP-CONN-02")
@pytest.mark.parametrize(
    "held", [{"towns": {"skerravoe": 1}}, {"vassals": {"glenmarran": 1}}, {"influence": {("skerra", 1): 1}}]
)
def test_towns_vassals_and_influence_carry_a_chain(held):
    ships = {("northern-reach", 1): (1, 1)}
    assert linked(at(ships=ships), "harrow-roads") == []
    assert linked(at(ships=ships, **held), "harrow-roads") == [1]


@pytest.mark.clauses("PP-CONN-05", "PP-R-13")
@pytest.mark.parametrize("tokens", ["towns", "vassals"])
def test_an_occupied_province_still_carries_its_owners_chain(tokens):
    state = at(ships={("northern-reach", 1): (1, 0)}, **{tokens: {"skerravoe": 1}}, occupied=["skerravoe"])
    assert linked(state, "harrow-roads") == [1]


@pytest.mark.clauses("PP-CONN-06")
@pytest.mark.parametrize(
    "held",
    [
        {"towns": {"skerravoe": 2}},
        {"influence": {("skerra", 2): 2}},
        {"dnpr": ["skerravoe", "glenmarran"]},
        {"merchants": {("harrow-roads", 1): False, ("sunset-roads", 1): False}},
    ],
)
def test_nothing_else_carries_a_chain(held):
    assert linked(at(ships={("northern-reach", 1): (1, 0)}, **held), "harrow-roads") == []


@pytest.mark.clauses("PP-CONN-06")
def test_a_claim_carries_no_chain():
    def change(data):
        for row in data["node"]:
            if row["id"] == "mesa-market":
                row["place"] = "highmesa"  # which borders no Sea Zone

    given = {"game": changed(change), "ships": {("sunset-deep", 1): (1, 0), ("fog-banks", 1): (1, 0)}}
    assert linked(at(**given), "mesa-market") == []
    assert linked(at(**given, claims=[("tidewater", 1)]), "mesa-market") == []
    assert linked(at(**given, towns={"tidehaven": 1}), "mesa-market") == [1]


@pytest.mark.clauses("PP-CONN-03", "PP-CONN-02")
def test_a_chain_mixes_areas_and_sea_zones_and_breaks_where_one_is_empty():
    ships = {("pelloire-gulf", 1): (1, 0)}
    assert 1 not in linked(at(ships=ships), "ardane-fairs")
    assert 1 in linked(at(ships=ships, vassals={"pellon": 1}), "ardane-fairs")
    assert 1 not in linked(at(vassals={"pellon": 1}), "ardane-fairs")
    far = at(ships=ships, vassals={"pellon": 1}, influence={("ardane", 1): 1, ("gallemont", 1): 1})
    assert linked(far, "kronau-crossing") == [1]


@pytest.mark.clauses("PP-CONN-04", "PP-R-16")
def test_only_the_inland_nodes_own_area_need_hold_nothing():
    state = at(ships={("grey-sound", 1): (1, 0)})
    assert 1 in linked(state, "rysmond-fair")
    assert 1 not in linked(state, "ardane-fairs")  # there Rysland is an ordinary link


@pytest.mark.clauses("PP-R-16", "PP-CONN-02")
def test_nodes_in_or_next_to_the_capital_area_are_always_connected():
    state = at()
    assert linked(state, "ardane-fairs") == [2]
    assert linked(state, "rysmond-fair") == [2]


@pytest.mark.clauses("PP-CONN-07")
@pytest.mark.parametrize("count", [1, 4])
def test_one_piece_is_enough(count):
    state = at(ships={("grey-sound", 1): (count, 0)}, influence={("skerra", 1): count})
    assert linked(state, "harrow-roads") == [1]
    assert linked(state, "ardane-fairs") == [2]


@pytest.mark.clauses("PP-R-14")
def test_two_coasts_are_linked_by_a_ship_or_by_ports_as_the_table_likes():
    vassals = {"veldermeer": 1}
    assert 1 not in linked(at(vassals=vassals), "ardane-fairs")
    assert 1 in linked(at(vassals=vassals, ships={("grey-sound", 1): (1, 0)}), "ardane-fairs")
    assert 1 in linked(at(vassals=vassals, options={"coast-links": "by-ports"}), "ardane-fairs")


@pytest.mark.clauses("PP-R-14", "PP-R-15")
def test_ports_bring_no_connection_with_a_maritime_node():
    state = at(towns={"caerwick": 1, "veldermeer": 1}, options={"coast-links": "by-ports"})
    assert linked(state, "harrow-roads") == []


@pytest.mark.clauses("PP-EDITION-02", "PP-CONN-02")
def test_the_eastern_board_links_nothing_when_it_is_out_of_play():
    given = {"ships": {("amber-sea", 1): (1, 0)}, "realm": ["halmark", "brennack"]}
    assert linked(at(**given), "furhold") == []
    assert linked(at(**given, options={"board": "deluxe"}), "furhold") == [1]
