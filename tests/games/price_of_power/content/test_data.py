"""What the rules look up: the content by number."""

import pytest
from price_of_power_content import DATA, row

from entrepot.games.price_of_power.content.schema import SCHEMA
from entrepot.games.price_of_power.content.tables import Printed
from entrepot.games.price_of_power.content.vocabulary import GOLD, NONE, SLAVES
from entrepot.kernel.content import make_content

P = Printed(make_content(SCHEMA, DATA))
SPACE = {id: at for at, id in enumerate(P.space_ids)}
PROVINCE = {id: at for at, id in enumerate(P.province_ids)}
NODE = {id: at for at, id in enumerate(P.node_ids)}
CARD = {id: at for at, id in enumerate(P.card_ids)}
ENTRY = {id: at for at, id in enumerate(P.entry_ids)}


def names(numbers, ids=P.space_ids):
    return [ids[number] for number in numbers]


def test_spaces_know_their_neighbours_by_land_and_sea():
    ardane = SPACE["ardane"]
    assert set(names(P.near[ardane])) == {"rysland", "pelloire", "gallemont", "tourvel"}
    assert list(P.seas_near[ardane]) == []
    assert names(P.seas_near[SPACE["vinterland"]]) == ["amber-sea"]
    assert "belmar" in names(P.areas_near[SPACE["lantern-sea"]])
    assert (P.spaces, P.areas) == (67, 50)
    assert all(one in P.near[other] for one in range(P.spaces) for other in P.near[one])


def test_provinces_know_area_tax_and_ports():
    marelle, caerwick, fernport = PROVINCE["marelle"], PROVINCE["caerwick"], PROVINCE["fernport"]
    assert (P.tax[marelle], P.tax[caerwick], P.tax[fernport]) == (1, 2, 1)
    assert (P.is_territory[caerwick], P.is_territory[fernport]) == (0, 1)
    assert names(P.ports[marelle]) == ["pelloire-gulf", "grey-sound"]
    assert list(P.ports[PROVINCE["montarel"]]) == []
    assert names(P.port_areas[SPACE["grey-sound"]]) == ["downs", "rysland", "pelloire"]
    assert names(P.provinces_in[SPACE["zefta"]], P.province_ids) == ["oranit", "tamrit"]


def test_nodes_know_where_chains_end_and_which_ships_count():
    harrow, rysland = NODE["harrow-roads"], NODE["rysmond-fair"]
    assert names(P.node_seas[harrow]) == ["northern-reach", "grey-sound"]
    assert names(P.node_ends[harrow]) == ["northern-reach", "grey-sound"]
    assert list(P.node_seas[rysland]) == []
    assert {"rysland", "grauwald", "grey-sound"} <= set(names(P.node_ends[rysland]))
    assert names(P.sea_nodes[SPACE["grey-sound"]], P.node_ids) == ["harrow-roads", "amber-staple"]
    assert [P.node_board[NODE[id]] for id in ("harrow-roads", "furhold", "spice-roads")] == [0, 1, 5]


@pytest.mark.clauses("PP-CARD-05", "PP-CARD-06")
def test_cards_have_three_rows():
    wool = CARD["wool"]
    assert list(P.need[wool * 3 : wool * 3 + 3]) == [4, 3, 1]
    assert list(P.green[wool * 3 : wool * 3 + 3]) == [6, 4, 2]
    assert list(P.red[wool * 3 : wool * 3 + 3]) == [7, 5, 3]
    assert (P.penalty[wool], P.penalty[CARD["desert-gold"]], P.penalty[CARD["mine-slaves"]]) == (0, GOLD, SLAVES)
    assert (P.continents[wool], P.continents[CARD["pepper"]], P.continents[CARD["mine-slaves"]]) == ([], [2, 3], [1, 2])


@pytest.mark.clauses("PP-CARD-08")
def test_entries_have_key_provinces_with_their_plus_signs():
    entry = ENTRY["olive-oil_cape-verrin"]
    assert names(P.key[entry * 4 : entry * 4 + 2], P.province_ids) == ["sevara", "torralta"]
    assert list(P.key[entry * 4 + 2 : entry * 4 + 4]) == [NONE, NONE]
    assert list(P.plus[entry * 4 : entry * 4 + 4]) == [1, 0, 0, 0]
    assert (P.key_count[entry], P.requirement[entry], P.secondary[entry]) == (2, 2, NONE)
    assert P.secondary[ENTRY["wool_rysmond-fair"]] == NODE["ardane-fairs"]
    assert names(P.card_entries[CARD["herring"]], P.entry_ids) == ["herring_harrow-roads", "herring_sunset-roads"]
    assert all(P.entry_card[entry] == card for card in range(P.cards) for entry in P.card_entries[card])


def test_a_province_is_printed_as_a_realm_s_own_where_that_realm_starts_with_a_town():
    morvaine = P.realm_ids.index("morvaine")
    assert P.printed_of[PROVINCE["pellon"]] == morvaine
    assert P.printed_of[PROVINCE["cassaire"]] == NONE  # a Vassal of its own
    assert P.printed_of[PROVINCE["xarama"]] == NONE


def test_missions_events_and_continents():
    fairs = P.mission_ids.index("great-fairs")
    assert names(P.mission_places[fairs], P.node_ids) == ["ardane-fairs", "rysmond-fair", "kronau-crossing"]
    south = P.mission_ids.index("gold-of-the-south")
    assert names(P.mission_places[south], P.province_ids) == ["tamrit", "sevara"]
    assert P.amount[P.mission_ids.index("ring-of-vassals")] == row("mission", "ring-of-vassals")["amount"] == 3
    mesa = P.event_ids.index("rivals-mesa")
    assert P.space_ids[P.event_area[mesa]] == "highmesa"
    assert names(P.event_provinces[P.event_ids.index("rising-south")], P.province_ids) == ["xarama", "solana", "sevara"]
    assert [len(areas) for areas in P.continent_areas] == [6, 5, 5, 5]
