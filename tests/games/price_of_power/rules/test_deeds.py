"""The other Actions: Influence, Vassals, Order, ships, Ideas, Missions, Commercial Growth."""

import pytest
from price_of_power_tables import asked, at, can, changed, do, ducats, of, prestige, realm, ships, told

IDEAS = ["free-trade", "trading-companies", "new-world", "colonial-charter", "merchant-marine"]

# ---------------------------------------------------------------- Influence


@pytest.mark.clauses("PP-INFL-01", "PP-INFL-02")
def test_the_first_cube_costs_power_and_further_ones_power_or_ducats():
    state = do(at(influence={("ardane", 1): 1}), "1 influence ardane")
    assert realm(state, 1)["power"] == [3, 2, 3]
    do(state, "1 cube-power tourvel", "1 cube-ducats tourvel")
    assert realm(state, 1)["power"] == [3, 1, 3]
    assert ducats(state)[0] == 12
    assert of(state, "areas", "tourvel")["influence"] == [2, 0]
    assert "cube-power tourvel" not in can(state, 1)  # two in an Area and turn
    assert "cube-power ardane" in can(state, 1)


@pytest.mark.clauses("PP-INFL-02", "PP-PASS-03")
def test_two_cubes_an_area_in_each_of_two_turns_in_a_row():
    state = do(at(influence={("ardane", 2): 1}), "1 pass", "2 influence tourvel", "2 cube-ducats tourvel")
    assert "cube-ducats tourvel" not in can(state, 2)
    do(state, "2 done", "2 influence tourvel", "2 cube-ducats tourvel")
    assert of(state, "areas", "tourvel")["influence"] == [0, 4]


@pytest.mark.clauses("PP-INFL-02", "PP-INFL-04")
def test_cubes_go_near_what_one_had_as_the_turn_began():
    state = at(influence={("kronau", 1): 1})
    assert can(state, 1, "influence") == [
        f"influence {id}" for id in ("grauwald", "ostrow", "gallemont", "kronau", "dalmora")
    ]
    do(state, "1 influence ostrow")
    assert "cube-power kronau" in can(state, 1)
    assert "cube-power rysland" not in can(state, 1)  # next to Grauwald, where nothing was


@pytest.mark.clauses("PP-INFL-04")
def test_ports_on_one_sea_zone_are_adjacent_for_influence():
    state = at(towns={"halmstead": 1})
    found = can(state, 1, "influence")
    assert "influence skerra" in found  # both have Ports on the Northern Reach
    assert "influence ostrow" in found
    assert "influence kronau" not in found


@pytest.mark.clauses("PP-INFL-02", "PP-INFL-05", "PP-R-51")
def test_an_area_holds_five_cubes_and_a_realm_has_twenty():
    near = {("kronau", 1): 1}
    assert "influence dalmora" in can(at(influence={**near, ("dalmora", 2): 4}), 1)
    assert "influence dalmora" not in can(at(influence={**near, ("dalmora", 2): 5}), 1)
    areas = ("kronau", "dalmora", "ostrow", "grauwald")
    assert can(at(influence={(id, 1): 5 for id in areas}), 1, "influence") == []


@pytest.mark.clauses("PP-INFL-03")
def test_there_is_no_influence_where_all_is_owned_nor_overseas():
    near = {("kronau", 1): 1}
    towns = {"brissange": 1, "haultrive": 2}
    assert "influence gallemont" not in can(at(influence=near, towns=towns), 1)
    assert "influence gallemont" in can(at(influence=near, towns=towns, occupied=["haultrive"]), 1)
    assert "influence hunters-lakes" not in can(at(towns={"fernport": 1}), 1)


# ---------------------------------------------------------------- Vassals


@pytest.mark.clauses("PP-VASSAL-01", "PP-VASSAL-04")
def test_subjugating_takes_influence_for_tax_and_all_opponents_cubes():
    given = {"towns": {"pellon": 1, "corvella": 1}, "dnpr": ["eberwald"]}
    influence = {("kronau", 1): 3, ("kronau", 2): 2}
    state = do(at(**given, influence=influence), "1 subjugate eberwald")
    assert of(state, "provinces", "eberwald") == {
        "id": "eberwald", "town": -1, "vassal": 0, "dnpr": True, "occupied": False,
    }  # fmt: skip
    assert of(state, "areas", "kronau")["influence"] == [0, 2]
    assert realm(state, 1)["power"] == [3, 0, 3]
    assert can(at(**given, influence={("kronau", 1): 2, ("kronau", 2): 2}), 1, "subjugate") == []


@pytest.mark.clauses("PP-VASSAL-02", "PP-VASSAL-01")
def test_the_base_tax_must_be_twice_the_tax():
    influence = {("grauwald", 1): 2}
    assert can(at(influence=influence, towns={"caerwick": 1}), 1, "subjugate") == [
        "subjugate grauburg",
        "subjugate stennau",
    ]
    found = can(at(influence=influence, towns={"caerwick": 1, "pellon": 1}), 1, "subjugate")
    assert found == ["subjugate lindholt", "subjugate grauburg", "subjugate stennau"]
    towns = {"caerwick": 1, "pellon": 1, "lindholt": 2}
    assert "subjugate lindholt" not in can(at(influence=influence, towns=towns), 1)


@pytest.mark.clauses("PP-VASSAL-03", "PP-ORDER-02")
def test_annexing_turns_an_own_vassal_into_a_town():
    given = {"vassals": {"eberwald": 1, "falkenhof": 2}, "influence": {("kronau", 1): 2}}
    state = at(**given)
    assert can(state, 1, "annex") == ["annex eberwald"]
    do(state, "1 annex eberwald")
    assert of(state, "provinces", "eberwald")["town"] == 0
    assert of(state, "provinces", "eberwald")["vassal"] == -1
    assert realm(state, 1)["power"] == [0, 3, 3]
    assert realm(state, 1)["base_tax"] == 1
    assert can(at(**given, occupied=["eberwald"]), 1, "annex") == []


@pytest.mark.clauses("PP-INFL-03", "PP-R-56")
def test_influence_goes_home_at_once_when_an_area_is_wholly_owned():
    given = {"towns": {"falkenhof": 2}, "vassals": {"eberwald": 1}, "influence": {("kronau", 1): 3, ("kronau", 2): 1}}
    state = do(at(**given), "1 annex eberwald")
    assert of(state, "areas", "kronau")["influence"] == [0, 0]
    assert told(state, "influence-home") == ["influence-home kronau"]
    assert of(do(at(**given, occupied=["falkenhof"]), "1 annex eberwald"), "areas", "kronau")["influence"] == [1, 1]


@pytest.mark.clauses("PP-ORDER-01", "PP-R-56", "PP-ORDER-02")
def test_order_is_restored_for_a_power_each():
    given = {"towns": {"eberwald": 1, "falkenhof": 1, "caerwick": 2}, "vassals": {"marelle": 1}}
    state = at(**given, occupied=["falkenhof", "marelle", "caerwick"], influence={("kronau", 2): 1})
    assert can(state, 1, "restore") == ["restore marelle", "restore falkenhof"]
    do(state, "1 restore falkenhof")
    assert of(state, "areas", "kronau")["influence"] == [0, 0]
    assert can(state, 1) == ["restore marelle", "done"]
    do(state, "1 restore marelle")
    assert realm(state, 1)["power"] == [3, 3, 1]
    assert realm(state, 1)["base_tax"] == 2


# ---------------------------------------------------------------- ships


@pytest.mark.clauses("PP-BUILD-01", "PP-BUILD-02", "PP-SHIP-01", "PP-ORDER-03")
def test_each_owned_port_builds_one_ship_and_a_large_one_two():
    state = at(
        towns={"caerwick": 1, "tarrow": 1, "brenmoor": 1, "skerravoe": 1}, occupied=["skerravoe"], ducats=[20, 0]
    )
    assert can(state, 1, "build") == ["build caerwick", "build tarrow"]
    do(state, "1 build caerwick")
    assert can(state, 1) == ["launch grey-sound loose", "launch grey-sound slot"]
    do(state, "1 launch grey-sound slot", "1 build caerwick", "1 launch grey-sound loose")
    assert can(state, 1) == ["build tarrow", "done"]
    do(state, "1 build tarrow", "1 launch sunset-deep slot")
    assert ships(state, "grey-sound", 1) == (2, 1)
    assert ducats(state)[0] == 8
    assert realm(state, 1)["power"] == [3, 3, 2]


@pytest.mark.clauses("PP-BUILD-02")
def test_a_port_on_two_zones_builds_into_either():
    state = do(at(towns={"marelle": 1}), "1 build marelle")
    assert "launch grey-sound loose" in can(state, 1)
    assert "launch pelloire-gulf loose" in can(state, 1)


@pytest.mark.clauses("PP-IDEA-07", "PP-BUILD-01")
def test_merchant_marine_makes_ships_cheaper():
    state = do(
        at(towns={"skerravoe": 1}, ideas=[["merchant-marine"], []]), "1 build skerravoe", "1 launch northern-reach slot"
    )
    assert ducats(state)[0] == 12
    assert can(at(towns={"skerravoe": 1}, ducats=[3, 0]), 1, "build") == []


@pytest.mark.clauses("PP-R-51", "PP-SETUP-07")
def test_there_are_fifteen_ships():
    assert can(at(towns={"skerravoe": 1}, ships={("grey-sound", 1): (15, 0)}), 1, "build") == []
    assert can(at(towns={"skerravoe": 1}, ships={("grey-sound", 1): (14, 0)}), 1, "build") == ["build skerravoe"]


@pytest.mark.clauses("PP-SAIL-01", "PP-SAIL-05", "PP-SHIP-01")
def test_ships_sail_two_zones_to_one_common_destination():
    fleet = {
        ("sunset-deep", 1): (2, 1),
        ("amber-sea", 1): (1, 0),
        ("grey-sound", 2): (9, 0),
        ("lantern-sea", 1): (1, 0),
    }
    state = do(at(ships=fleet), "1 sail grey-sound")
    assert "done" not in can(state, 1)  # at least one must move
    assert not any("lantern" in text for text in can(state, 1))
    do(state, "1 bring sunset-deep loose slot", "1 bring amber-sea loose slot", "1 bring sunset-deep slot loose")
    assert asked(state) == ("turn", [2])  # no other can come
    assert ships(state, "grey-sound", 1) == (3, 2)
    assert realm(state, 1)["power"] == [3, 3, 2]


@pytest.mark.clauses("PP-R-18", "PP-SAIL-01")
def test_a_ship_may_sail_out_and_back_once():
    state = do(at(ships={("grey-sound", 1): (1, 0)}), "1 sail grey-sound")
    assert "bring grey-sound loose slot" in can(state, 1)
    do(state, "1 bring grey-sound loose slot")
    assert ships(state, "grey-sound", 1) == (1, 1)
    assert asked(state) == ("turn", [2])


@pytest.mark.clauses("PP-SAIL-02")
@pytest.mark.parametrize("token", [{"claims": [("tidewater", 1)]}, {"towns": {"tidehaven": 1}}])
def test_a_distant_zone_needs_a_token_beside_it_and_ends_the_move(token):
    fleet = {("sunset-deep", 1): (1, 0)}
    assert "sail fog-banks" not in can(at(ships=fleet), 1)
    found = can(at(ships=fleet, **token), 1, "sail")
    assert "sail fog-banks" in found
    assert "sail sugar-sea" not in found


@pytest.mark.clauses("PP-SAIL-03", "PP-SAIL-04")
def test_a_hunt_rolls_a_die_a_ship_all_off_their_slots():
    given = {"ships": {("grey-sound", 1): (3, 2)}, "pirates": [["harrow-roads", 2]]}
    state = do(at(**given, draws={"hunt": [5, 4, 6]}), "1 sail grey-sound", "1 hunt harrow-roads")
    assert of(state, "nodes", "harrow-roads")["pirates"] == 0
    assert told(state, "hunted", "pirates-gone") == ["hunted 1 harrow-roads 5+4+6", "pirates-gone 1 harrow-roads 2"]
    assert ships(state, "grey-sound", 1) == (3, 0)
    assert realm(state, 1)["power"] == [3, 3, 3]


@pytest.mark.clauses("PP-SAIL-03", "PP-SAIL-04")
def test_a_pirate_that_remains_sinks_a_hunter():
    given = {"ships": {("grey-sound", 1): (2, 2)}, "pirates": [["harrow-roads", 2]]}
    state = do(at(**given, draws={"hunt": [5, 1]}), "1 sail grey-sound", "1 hunt harrow-roads")
    assert ships(state, "grey-sound", 1) == (1, 0)
    assert realm(state, 1)["power"] == [3, 3, 3]
    state = do(at(**given, draws={"hunt": [4, 1]}), "1 sail grey-sound", "1 hunt harrow-roads")
    assert realm(state, 1)["power"] == [3, 3, 2]


@pytest.mark.clauses("PP-SAIL-03", "PP-SAIL-04")
def test_more_hits_than_pirates_remove_no_more_than_there_are():
    given = {"ships": {("grey-sound", 1): (3, 0)}, "pirates": [["harrow-roads", 1], ["amber-staple", 1]]}
    state = do(at(**given, draws={"hunt": [6, 5, 5]}), "1 sail grey-sound", "1 hunt harrow-roads")
    assert told(state, "pirates-gone") == ["pirates-gone 1 harrow-roads 1"]
    assert [of(state, "nodes", id)["pirates"] for id in ("harrow-roads", "amber-staple")] == [0, 1]
    assert realm(state, 1)["power"] == [3, 3, 3]


@pytest.mark.clauses("PP-SAIL-03")
def test_only_pirates_beside_the_destination_are_hunted():
    given = {"ships": {("sunset-deep", 1): (1, 1)}, "pirates": [["harrow-roads", 1]]}
    state = do(at(**given), "1 sail grey-sound")
    assert can(state, 1, "hunt") == []
    do(state, "1 bring sunset-deep slot loose")
    assert can(state, 1, "hunt") == ["hunt harrow-roads"]


# ---------------------------------------------------------------- Ideas, Missions, Growth


@pytest.mark.clauses("PP-IDEA-01", "PP-IDEA-02", "PP-IDEA-08")
def test_ideas_score_and_so_do_those_who_are_followed():
    given = {"seats": 4, "power": [[3, 3, 4]] * 4, "ideas": [[], ["merchant-marine"], ["merchant-marine"], []]}
    state = do(at(**given), "1 research merchant-marine")
    assert prestige(state) == [2, 1, 1, 0]
    assert told(state, "followed") == ["followed 2 merchant-marine 1", "followed 3 merchant-marine 1"]
    assert realm(state, 1)["power"] == [3, 3, 0]
    given["ideas"] = [[], *[["merchant-marine"]] * 3]
    assert prestige(do(at(**given), "1 research merchant-marine")) == [2, 0, 0, 0]
    assert can(at(ideas=[["merchant-marine"], []]), 1, "research") == [
        "research new-world",
        "research colonial-charter",
    ]


@pytest.mark.clauses("PP-IDEA-03", "PP-MERCH-02", "PP-MERCH-15", "PP-IDEA-09")
@pytest.mark.parametrize(("beside", "after"), [(0, 1), (2, 3), (3, 3)])
def test_free_trade_gives_a_merchant_to_those_with_two_or_fewer(beside, after):
    state = do(at(power=[[4, 0, 0], [3, 3, 3]], beside=[beside, 0]), "1 research free-trade")
    assert realm(state, 1)["beside"] == after
    assert prestige(state) == [2, 0]


@pytest.mark.clauses("PP-IDEA-04", "PP-R-24", "PP-IDEA-09")
@pytest.mark.parametrize(("beside", "after"), [(3, 4), (4, 4)])
def test_trading_companies_come_in_the_second_age_and_give_a_fourth(beside, after):
    given = {"power": [[0, 4, 0], [3, 3, 3]], "beside": [beside, 0]}
    assert can(at(**given, round=2), 1, ["research", "trading-companies"][0]) == ["research new-world"]
    state = do(at(**given, round=3), "1 research trading-companies")
    assert realm(state, 1)["beside"] == after


@pytest.mark.clauses("PP-GROW-01", "PP-GROW-02", "PP-GROW-03", "PP-INCOME-04")
def test_commercial_growth_expands_a_linked_node_with_an_own_merchant():
    given = {"merchants": {("harrow-roads", 1): True, ("kronau-crossing", 1): False, ("amber-staple", 2): False}}
    given["ships"] = {("grey-sound", 1): (1, 0)}
    state = at(**given)
    assert can(state, 1, "grow") == ["grow harrow-roads"]
    do(state, "1 grow harrow-roads")
    assert of(state, "nodes", "harrow-roads")["expanded"]
    assert (realm(state, 1)["growth"], realm(state, 1)["power"], ducats(state)[0]) == (1, [1, 3, 3], 12)
    assert prestige(state) == [1, 0]
    for shut in (
        {"expanded": ["harrow-roads"]},
        {"growth": [0, 2]},
        {"ducats": [2, 0]},
        {"power": [[1, 3, 3], [3, 3, 3]]},
    ):
        assert can(at(**given, **shut), 1, "grow") == []


@pytest.mark.clauses("PP-MISSION-01", "PP-MISSION-02", "PP-MERCH-03", "PP-MERCH-15")
@pytest.mark.parametrize(("beside", "after", "paid"), [(0, 1, 0), (2, 3, 0), (3, 3, 5)])
def test_a_mission_gives_a_merchant_or_ducats(beside, after, paid):
    fleet = {
        ("grey-sound", 1): (3, 3),
        ("sunset-deep", 1): (2, 2),
        ("northern-reach", 1): (2, 2),
        ("pelloire-gulf", 1): (1, 1),
    }
    state = do(at(ships=fleet, beside=[beside, 0]), "1 claim masters-of-the-sound")
    assert realm(state, 1)["beside"] == after
    assert ducats(state)[0] == 15 + paid
    assert prestige(state) == [3, 0]
    assert can(state, 1, "claim") == []
    assert asked(state) == ("turn", [1])
    assert can(at(ships={**fleet, ("pelloire-gulf", 1): (1, 0)}), 1, "claim") == []


@pytest.mark.clauses("PP-MISSION-03", "PP-INCOME-04", "PP-R-55")
def test_a_mission_expands_a_node_or_pays():
    three = {("sunset-roads", 1): True, ("amber-staple", 1): False, ("cape-verrin", 1): True}
    state = do(at(merchants=three), "1 claim roads-and-staples")
    assert can(state, 1) == ["expand sunset-roads", "expand amber-staple", "expand cape-verrin"]
    do(state, "1 expand amber-staple")
    assert of(state, "nodes", "amber-staple")["expanded"]
    assert asked(state) == ("turn", [1])
    state = do(
        at(merchants=three, expanded=["sunset-roads", "amber-staple", "cape-verrin"]), "1 claim roads-and-staples"
    )
    assert ducats(state)[0] == 20
    assert can(at(merchants={("sunset-roads", 1): True, ("amber-staple", 1): False}), 1, "claim") == []


@pytest.mark.clauses("PP-MISSION-04", "PP-MISSION-01")
def test_a_mission_pays_five_and_is_the_realms_own():
    cubes = {(area, 2): 1 for area in ("grauwald", "ostrow", "rysland", "kronau", "dalmora", "gallemont")}
    given = {"realm": ["brennack", "halmark"], "turn": 2}
    state = do(at(**given, influence=cubes), "2 claim south-of-the-sea")
    assert ducats(state)[1] == 20
    assert can(at(**given, vassals={"brissange": 2, "haultrive": 2, "cassaire": 2}), 2, "claim") == []
    assert can(at(vassals={"brissange": 2, "haultrive": 2, "cassaire": 2}, turn=2), 2, "claim") == [
        "claim ring-of-vassals"
    ]


@pytest.mark.clauses("PP-MISSION-01")
@pytest.mark.parametrize(
    ("realm_id", "mission", "enough", "short"),
    [
        ("brennack", "foothold-overseas", {"towns": {"fernport": 1}}, {"towns": {"caerwick": 1}}),
        ("halmark", "amber-for-all", {"best_trade": [6, 0]}, {"best_trade": [5, 0]}),
        ("morvaine", "crown-and-counting-house", {"best_trade": [7, 0]}, {"best_trade": [6, 0]}),
        ("tessaly", "house-of-houses", {"ideas": [IDEAS, []]}, {"ideas": [IDEAS[1:], []]}),
    ],
)
def test_conditions_are_met_or_not(realm_id, mission, enough, short):
    realms = [realm_id, "sarrazan"]
    assert can(at(realm=realms, **enough), 1, "claim") == [f"claim {mission}"]
    assert can(at(realm=realms, **short), 1, "claim") == []


@pytest.mark.clauses("PP-SAIL-01", "PP-SAIL-03")
def test_a_voyage_may_end_before_all_have_come_and_needs_no_hunt():
    given = {"ships": {("sunset-deep", 1): (2, 0)}, "pirates": [["amber-staple", 1]]}
    state = do(at(**given), "1 sail grey-sound", "1 bring sunset-deep loose loose")
    assert can(state, 1) == [
        "bring sunset-deep loose loose",
        "bring sunset-deep loose slot",
        "hunt amber-staple",
        "done",
    ]
    do(state, "1 done")
    assert asked(state) == ("turn", [2])
    assert ships(state, "sunset-deep", 1) == (1, 0)


@pytest.mark.clauses("PP-MISSION-01")
@pytest.mark.parametrize(
    ("realm_id", "mission", "enough", "short"),
    [
        (
            "tessaly",
            "full-coffers",
            {"halmstead": 2},
            {"vinterhavn": 2},
        ),
        (
            "halmark",
            "northern-league",
            {"sundal": 2, "nordvik": 2, "vaumont": 2, "bialen": 2},
            {"sundal": 2, "nordvik": 2, "vaumont": 2},
        ),
    ],
)
def test_towns_meet_missions(realm_id, mission, enough, short):
    base = {"caerwick": 2, "montarel": 2, "pellon": 2, "tarrow": 2, "skerravoe": 2}
    given = {"realm": ["brennack", realm_id], "turn": 2}
    assert can(at(**given, towns={**base, **enough}), 2, "claim") == [f"claim {mission}"]
    assert can(at(**given, towns={**base, **short}), 2, "claim") == []


@pytest.mark.clauses("PP-MISSION-01")
def test_influence_and_treasury_meet_missions():
    cubes = {("grauwald", 2): 1, ("ostrow", 2): 2, ("rysland", 2): 1, ("downs", 1): 1}
    cubes |= {(area, 2): 1 for area in ("kronau", "dalmora", "gallemont")}
    given = {"realm": ["brennack", "halmark"], "turn": 2}
    assert can(at(**given, influence=cubes), 2, "claim") == ["claim south-of-the-sea"]
    del cubes[("rysland", 2)]
    assert can(at(**given, influence=cubes), 2, "claim") == []

    def change(data):
        for row in data["mission"]:
            if row["id"] == "full-coffers":
                row.update(condition="treasury", amount=25)

    given = {"realm": ["tessaly", "brennack"], "game": changed(change)}
    assert can(at(**given, ducats=[25, 0]), 1, "claim") == ["claim full-coffers"]
    assert can(at(**given, ducats=[24, 0]), 1, "claim") == []


@pytest.mark.clauses("PP-INFL-01", "PP-MISSION-03")
def test_what_is_asked_names_what_it_is_about():
    state = do(at(influence={("kronau", 1): 1}), "1 influence kronau", "1 cube-power ostrow")
    assert state.prompt(0)["args"] == {"count": 2}
    three = {("sunset-roads", 1): True, ("amber-staple", 1): False, ("cape-verrin", 1): True}
    state = do(at(merchants=three), "1 claim roads-and-staples")
    assert state.prompt(0)["args"]["mission"]["face"] == "mission/roads-and-staples"


@pytest.mark.clauses("PP-SAIL-03")
def test_a_single_pirate_that_is_missed_sinks_a_hunter():
    given = {"ships": {("grey-sound", 1): (1, 1)}, "pirates": [["amber-staple", 1]]}
    state = do(at(**given, draws={"hunt": [4]}), "1 sail grey-sound", "1 hunt amber-staple")
    assert ships(state, "grey-sound", 1) == (0, 0)
    assert told(state, "hunter-lost") == ["hunter-lost 1 grey-sound"]
