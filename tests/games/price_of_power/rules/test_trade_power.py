"""Trade Power: Merchants, Key Provinces, ships on slots."""

import pytest
from price_of_power_tables import at, can, changed, do, merchants, new, of, realm, told, trading

HERE = {("harrow-roads", 1): False}
NEAR = {("grey-sound", 1): (1, 0)}


def power(entry="wool_harrow-roads", verb="select", **given):
    """Return seat 1's Trade Power with a card at a node."""
    given.setdefault("merchants", HERE)
    given.setdefault("ships", NEAR)
    state = do(trading(entry.split("_")[0], **given), f"1 {verb} {entry}")
    shown = told(state, "power-shown")
    return int(shown[0].rsplit(":", 1)[1]) if shown else 0


@pytest.mark.clauses("PP-EXAMPLE-01", "PP-POWER-07", "PP-POWER-05", "PP-SHIP-03", "PP-SHIP-04", "PP-POWER-02")
def test_the_example_of_a_maritime_node():
    assert power(towns={"brenmoor": 1, "caerwick": 1}, ships={("grey-sound", 1): (3, 2)}) == 6


@pytest.mark.clauses("PP-MERCH-04", "PP-POWER-02", "PP-SHIP-04")
def test_a_merchant_gives_one_and_a_loose_ship_none():
    assert power() == 1
    assert power(ships={("grey-sound", 1): (4, 0)}) == 1


@pytest.mark.clauses("PP-POWER-03", "PP-R-13", "PP-ORDER-02", "PP-ORDER-03")
def test_only_owned_key_provinces_count():
    assert power(towns={"brenmoor": 1}) == 2
    assert power(towns={"brenmoor": 2}) == 1
    assert power(vassals={"brenmoor": 1}) == 1
    assert power(towns={"brenmoor": 1}, occupied=["brenmoor"]) == 1


@pytest.mark.clauses("PP-POWER-04", "PP-CARD-03")
def test_key_provinces_belong_to_card_and_node_together():
    assert power(towns={"rysmond": 1}) == 1  # of another node on the same card
    assert power(towns={"tarrow": 1}) == 1  # of the same node on another card
    assert power("linen_harrow-roads", towns={"tarrow": 1}) == 2


@pytest.mark.clauses("PP-POWER-05", "PP-R-21")
def test_slots_of_all_adjacent_sea_zones_count():
    ships = {("grey-sound", 1): (2, 2), ("northern-reach", 1): (1, 1), ("sunset-deep", 1): (1, 1)}
    assert power(ships=ships) == 4


@pytest.mark.clauses("PP-R-21", "PP-POWER-05")
def test_one_ship_serves_two_nodes():
    ships = {("grey-sound", 1): (1, 1)}
    assert power(ships=ships) == 2
    assert power("copper_amber-staple", ships=ships, merchants={("amber-staple", 1): False}) == 2


@pytest.mark.clauses("PP-POWER-06")
def test_ships_give_nothing_in_an_inland_node():
    assert power("wool_rysmond-fair", ships={("grey-sound", 1): (3, 3)}, merchants={("rysmond-fair", 1): False}) == 1


@pytest.mark.clauses("PP-EDITION-03")
def test_an_eastern_key_province_adds_nothing_without_its_board():
    merchants = {("amber-staple", 1): False}
    assert power("sable_amber-staple", merchants=merchants, towns={"halmstead": 1}) == 3
    with_east = {"options": {"board": "deluxe"}, "towns": {"halmstead": 1, "novarod": 1}}
    assert power("sable_amber-staple", merchants=merchants, **with_east) == 4


@pytest.mark.clauses("PP-SHIP-05")
def test_no_more_ships_lie_on_slots_than_there_are():
    state = at(ships={("grey-sound", 1): (1, 1), ("grey-sound", 2): (2, 2)}, towns={"caerwick": 1})
    assert of(state, "seas", "grey-sound")["slots"] == 3
    do(state, "1 build caerwick")
    assert told(state, "built") == ["built 1 grey-sound loose"]


@pytest.mark.clauses("PP-SHIP-02", "PP-MERCH-05")
def test_slots_and_merchants_are_open_to_all():
    state = at(ships={("grey-sound", 1): (2, 1)}, merchants=HERE)
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert next(row for row in view["seas"] if row["id"] == "grey-sound")["slotted"] == [1, 0]
        assert next(row for row in view["nodes"] if row["id"] == "harrow-roads")["merchants"] == [
            {"seat": 0, "lying": False}
        ]


@pytest.mark.clauses("PP-MERCH-14")
def test_a_merchant_beside_the_sheet_counts_once_it_is_sent():
    state = trading("wool", ships=NEAR, beside=[1, 0])
    assert can(state, 1, "select")[:1] == ["select wool_harrow-roads"]
    do(state, "1 select wool_harrow-roads")
    assert told(state, "sent-new", "power-shown") == ["sent-new 1 harrow-roads", "power-shown harrow-roads 1:1"]


@pytest.mark.clauses("PP-MERCH-14", "PP-EDITION-02", "PP-SETUP-03")
@pytest.mark.parametrize(("board", "beside", "there"), [("standard", 1, {}), ("deluxe", 0, {1: False})])
def test_a_merchant_whose_node_is_not_in_play_begins_beside_the_sheet(board, beside, there):
    def move(data):
        place = next(row for row in data["start"] if row["piece"] == "merchant" and row["realm"] == "brennack")
        place["place"] = "furhold"

    draws = {"realm": ["brennack", "tessaly"], "event": ["crown-debts"] * 2}
    state = new(options={"board": board}, game=changed(move), draws=draws)
    assert realm(state, 1)["beside"] == beside
    assert merchants(state, "furhold") == there
