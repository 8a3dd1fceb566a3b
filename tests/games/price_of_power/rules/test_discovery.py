"""Explore, Colonize, Distant Continents and the cards that come with them."""

import pytest
from price_of_power_content import DATA
from price_of_power_tables import asked, at, can, changed, do, of, prestige, realm, ships, told

from entrepot.kernel.errors import BadPosition

OVERSEAS = {"ideas": [["new-world"], []], "ships": {("sunset-deep", 1): (1, 0)}}


def numbered(continent):
    """Return the cards aside at the start that bear a continent's number."""
    return [row["id"] for row in DATA["card"] if row["mark"] and row[f"continent_{continent}"]]


@pytest.mark.clauses("PP-DIST-01")
def test_no_card_of_a_discovered_continent_is_aside():
    aside = at(discovered=["1"]).dump()["aside"]
    assert "ivory" in aside
    assert not set(numbered("one")) & set(aside)
    with pytest.raises(BadPosition, match="'cocoa' is aside"):
        at(discovered=["1"], aside=[*aside, "cocoa"])


@pytest.mark.clauses("PP-COLON-01", "PP-COLON-09", "PP-IDEA-05", "PP-COLON-04")
def test_a_ship_explores_only_with_the_idea():
    assert can(at(ships=OVERSEAS["ships"]), 1, "explore-from") == []
    state = at(**OVERSEAS, draws={"explore": [4]})
    assert can(state, 1, "explore") == []  # nothing borders a piece yet
    assert can(state, 1, "explore-from") == ["explore-from sunset-deep loose"]
    do(state, "1 explore-from sunset-deep loose")
    assert "to fog-banks slot" in can(state, 1)
    assert not any(text.startswith("to sugar-sea") for text in can(state, 1))
    do(state, "1 to fog-banks slot")
    assert realm(state, 1)["power"] == [3, 2, 2]
    assert asked(state) == ("discover", [1])
    assert can(state, 1) == ["discover fern-coast", "discover tidewater"]


@pytest.mark.clauses("PP-COLON-04", "PP-COLON-09")
def test_land_is_discovered_from_owned_provinces_or_ships_with_the_idea():
    state = at(towns={"fernport": 1}, draws={"explore": [1]}, discovered=["1"])
    do(state, "1 explore")
    assert can(state, 1) == ["discover hunters-lakes", "discover tidewater"]
    assert can(at(towns={"fernport": 1}, occupied=["fernport"]), 1, "explore") == []
    assert can(at(ships={("fog-banks", 1): (1, 0)}), 1, "explore") == []
    assert can(at(ships={("fog-banks", 1): (1, 0)}, ideas=[["new-world"], []]), 1, "explore") == ["explore"]
    both = [("fern-coast", 1), ("tidewater", 1)]
    assert can(at(ships={("fog-banks", 1): (1, 0)}, ideas=[["new-world"], []], claims=both), 1, "explore") == []


@pytest.mark.clauses("PP-COLON-04")
@pytest.mark.parametrize("occupied", [[], ["fernport"]])
def test_nobody_claims_an_area_with_a_town_of_its_own(occupied):
    given = {"ships": {("fog-banks", 1): (1, 0)}, "ideas": [["new-world"], []], "discovered": ["1"]}
    state = at(**given, towns={"fernport": 1}, occupied=occupied, draws={"explore": [1]})
    do(state, "1 explore")
    assert "discover fern-coast" not in can(state, 1)
    state = do(at(**given, towns={"fernport": 2}, occupied=occupied, draws={"explore": [1]}), "1 explore")
    assert "discover fern-coast" in can(state, 1)


@pytest.mark.clauses("PP-COLON-09", "PP-COLON-01")
def test_a_ship_does_not_leave_the_only_land_there_is_to_discover():
    given = {"ideas": [["new-world"], []], "discovered": ["1", "2"], "draws": {"explore": [1]}}
    claims = [("mangrove-bay", 1), ("sugar-isles", 1)]  # all that borders the Sugar Sea
    claims += [("redwood-shore", 1), ("gold-river", 1)]  # and the Aurian Main
    state = do(at(**given, claims=claims, ships={("fog-banks", 1): (1, 0)}), "1 explore-from fog-banks loose")
    assert can(state, 1) == ["to fog-banks loose", "to fog-banks slot"]
    state = do(at(**given, claims=claims, ships={("fog-banks", 1): (2, 0)}), "1 explore-from fog-banks loose")
    assert "to sugar-sea loose" in can(state, 1)
    do(state, "1 to sugar-sea loose")
    assert can(state, 1) == ["discover fern-coast", "discover tidewater"]


@pytest.mark.clauses("PP-COLON-04")
def test_several_realms_may_claim_one_area():
    given = {"ships": {("fog-banks", 1): (1, 0)}, "ideas": [["new-world"], []], "claims": [("fern-coast", 2)]}
    state = do(at(**given, draws={"explore": [2]}, discovered=["1"]), "1 explore", "1 discover fern-coast")
    assert of(state, "areas", "fern-coast")["claims"] == [0, 1]
    assert prestige(state) == [0, 0]


THERE = {"ships": {("fog-banks", 1): (2, 1)}, "ideas": [["new-world"], []]}


@pytest.mark.clauses("PP-COLON-02", "PP-R-54")
def test_after_a_five_or_six_one_pays_to_discover_or_fails_and_loses_a_ship():
    state = do(at(**THERE, draws={"explore": [5]}), "1 explore")
    assert can(state, 1) == ["reroll", "insist", "fail"]
    do(state, "1 insist")
    assert realm(state, 1)["power"] == [3, 1, 2]
    assert asked(state)[0] == "discover"
    state = do(at(**THERE, draws={"explore": [6]}), "1 explore", "1 fail")
    assert can(state, 1) == ["wreck fog-banks loose", "wreck fog-banks slot"]
    do(state, "1 wreck fog-banks slot")
    assert ships(state, "fog-banks", 1) == (1, 0)
    assert (state.dump()["roll_shown"], state.dump()["rolls_left"]) == (0, 0)


@pytest.mark.clauses("PP-COLON-02", "PP-R-54")
def test_without_power_failing_is_forced_and_ships_at_home_are_safe():
    given = {"towns": {"fernport": 1}, "ships": {("grey-sound", 1): (1, 0)}, "power": [[3, 1, 3], [3, 3, 3]]}
    state = do(at(**given, draws={"explore": [5]}), "1 explore")
    assert told(state, "failed", "wrecked") == ["failed 1"]
    assert ships(state, "grey-sound", 1) == (1, 0)


@pytest.mark.clauses("PP-COLON-03", "PP-R-54")
def test_the_die_is_rerolled_at_most_twice():
    given = {**THERE, "power": [[3, 5, 3], [3, 3, 3]]}
    state = do(at(**given, draws={"explore": [5, 6, 5]}), "1 explore", "1 reroll", "1 reroll")
    assert can(state, 1) == ["insist", "fail"]
    assert realm(state, 1)["power"][1] == 2
    state = do(at(**given, draws={"explore": [5, 3]}), "1 explore", "1 reroll")
    assert asked(state)[0] == "discover"


# ---------------------------------------------------------------- continents and cards


@pytest.mark.clauses("PP-DIST-01", "PP-DIST-02", "PP-COLON-06", "PP-CARD-11", "PP-R-35", "PP-DIST-06")
def test_the_first_claim_brings_the_continents_cards_and_the_discards():
    state = do(at(**THERE, discard=["wool", "rye"], draws={"explore": [1]}), "1 explore", "1 discover tidewater")
    cards = state.view(None)["cards"]
    assert set(numbered("one")) <= set(cards["deck"])
    assert {"wool", "rye"} <= set(cards["deck"])
    assert cards["discard"] == []
    assert not set(numbered("one")) & set(cards["aside"])
    assert prestige(state) == [3, 0]
    assert state.view(None)["discovered"] == [1]


@pytest.mark.clauses("PP-DIST-03", "PP-DIST-07")
def test_later_tokens_do_nothing_and_a_card_enters_once():
    given = {**THERE, "discovered": ["1"], "discard": ["wool"], "claims": [("fern-coast", 2)]}
    state = do(at(**given, draws={"explore": [1]}), "1 explore", "1 discover tidewater")
    assert state.view(None)["cards"]["discard"] == ["wool"]
    assert prestige(state) == [0, 0]
    state = at("event", draws={"event": ["rivals-mesa", "rivals-sierra"]}, events_left=2)
    deck = state.view(None)["cards"]["deck"]
    assert len(deck) == len(set(deck))
    assert "loaf-sugar" in deck
    assert told(state, "deck-grew")[1].count("loaf-sugar") == 0


@pytest.mark.clauses("PP-DIST-01", "PP-R-35", "PP-COLON-06")
def test_a_dnpr_token_discovers_too_and_nobody_scores():
    state = at("event", draws={"event": ["rivals-bend"]}, events_left=1)
    assert state.view(None)["discovered"] == [3]
    assert set(numbered("three")) <= set(state.view(None)["cards"]["deck"])
    assert prestige(state) == [0, 0]
    given = {**THERE, "discovered": ["1"], "dnpr": ["tlaxoma"]}
    assert prestige(do(at(**given, draws={"explore": [1]}), "1 explore", "1 discover tidewater")) == [0, 0]


@pytest.mark.clauses("PP-R-35")
def test_ships_and_merchants_overseas_discover_nothing():
    state = do(
        at(**OVERSEAS, draws={"explore": [6]}), "1 explore-from sunset-deep loose", "1 to fog-banks loose", "1 fail"
    )
    assert state.view(None)["discovered"] == []


@pytest.mark.clauses("PP-R-36", "PP-DIST-02")
def test_the_discards_are_shuffled_in_even_if_no_card_lies_aside():
    everything = [row["id"] for row in DATA["card"] if row["id"] != "wool"]
    state = do(
        at(**THERE, trade_bag=everything, discard=["wool"], aside=[], draws={"explore": [1]}),
        "1 explore",
        "1 discover tidewater",
    )
    assert state.view(None)["cards"]["discard"] == []


# ---------------------------------------------------------------- Colonize

LANE = {("sunset-deep", 1): (1, 0), ("fog-banks", 1): (1, 0)}


@pytest.mark.clauses("PP-COLON-05", "PP-COLON-07", "PP-COLON-08", "PP-TAX-01")
def test_a_claim_becomes_a_town_and_other_claims_go_home():
    claims = [("fern-coast", 1), ("fern-coast", 2), ("tidewater", 2)]
    state = do(at(ships=LANE, claims=claims, power=[[5, 3, 3], [3, 3, 3]]), "1 colonize fern-coast")
    assert of(state, "provinces", "fernport")["town"] == 0
    assert of(state, "areas", "fern-coast")["claims"] == []
    assert of(state, "areas", "tidewater")["claims"] == [1]
    assert realm(state, 1)["power"][0] == 1
    assert realm(state, 1)["base_tax"] == 1


@pytest.mark.clauses("PP-COLON-05", "PP-R-54")
def test_the_claim_hangs_on_towns_and_ships_alone():
    given = {"claims": [("fern-coast", 1)], "power": [[5, 3, 3], [3, 3, 3]]}
    assert can(at(**given, ships=LANE), 1, "colonize") == ["colonize fern-coast"]
    assert can(at(**given, ships={("fog-banks", 1): (1, 0)}), 1, "colonize") == []
    lane = {("fog-banks", 1): (1, 0), ("sunset-deep", 1): (1, 0)}
    far = {"realm": ["morvaine", "halmark"], "ships": {**lane, ("pelloire-gulf", 1): (1, 0)}}
    assert can(at(**given, **far, towns={"pellon": 1}, occupied=["pellon"]), 1, "colonize") == ["colonize fern-coast"]
    assert can(at(**given, **far, vassals={"pellon": 1}), 1, "colonize") == []
    assert can(at(**given, **far, influence={("pelloire", 1): 1}), 1, "colonize") == []


@pytest.mark.clauses("PP-COLON-05", "PP-COLON-07", "PP-R-14")
def test_a_vacant_territorys_port_does_not_join_it_to_the_chain_by_ports():
    def part(data):
        border = next(row for row in data["border"] if row["id"] == "fern-coast_tidewater")
        border.update(id="sunset-deep_sugar-sea", one="sunset-deep", two="sugar-sea")

    given = {"claims": [("fern-coast", 1)], "power": [[5, 3, 3], [3, 3, 3]], "options": {"coast-links": "by-ports"}}
    given["towns"] = {"baraguay": 1, "tidehaven": 1}  # Tidewater and Fern Coast have Ports on the Fog Banks
    lane = {("sunset-deep", 1): (1, 0), ("sugar-sea", 1): (1, 0)}
    assert can(at(**given, ships=lane, game=changed(part)), 1, "colonize") == []
    lane["fog-banks", 1] = (1, 0)
    assert can(at(**given, ships=lane, game=changed(part)), 1, "colonize") == ["colonize fern-coast"]


@pytest.mark.clauses("PP-COLON-05")
def test_only_a_vacant_territory_is_colonized():
    given = {"ships": LANE, "power": [[5, 3, 3], [3, 3, 3]]}
    assert can(at(**given, claims=[("fern-coast", 1)], dnpr=["fernport"]), 1, "colonize") == []
    assert can(at(**given, claims=[("fern-coast", 1)], towns={"fernport": 2}), 1, "colonize") == []
    assert can(at(**given, claims=[("fern-coast", 1)]), 1, "colonize") == ["colonize fern-coast"]
    lane = {**LANE, ("southern-deep", 1): (1, 0), ("aurian-main", 1): (1, 0), ("pampero", 1): (1, 0)}
    claims = [("silver-sierra", 1), ("parrot-coast", 1)]  # the former is not a Territory
    found = can(at(ships=lane, power=given["power"], claims=claims, towns={"rio-dorado": 1}), 1, "colonize")
    assert found == ["colonize parrot-coast"]


@pytest.mark.clauses("PP-IDEA-06")
def test_the_colonial_charter_makes_it_cheaper():
    given = {"ships": LANE, "claims": [("fern-coast", 1)]}
    assert can(at(**given), 1, "colonize") == []
    state = do(at(**given, ideas=[["colonial-charter"], []]), "1 colonize fern-coast")
    assert realm(state, 1)["power"][0] == 2


@pytest.mark.clauses("PP-COLON-07", "PP-BUILD-01")
def test_a_territorys_port_works_with_a_town():
    assert can(at(towns={"fernport": 1}), 1, "build") == ["build fernport"]
    assert can(at(claims=[("fern-coast", 1)]), 1, "build") == []
