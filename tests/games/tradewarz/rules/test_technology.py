"""BUY TECH: prerequisites, price, monopoly; what each of the 48 technologies does."""

import pytest
from tradewarz_tables import (
    GAME,
    RICH,
    army,
    around,
    asked,
    at,
    building,
    can,
    do,
    end_year,
    goods,
    levels,
    player,
    refused,
    stand,
    supers,
    surrounded,
    told,
    wealth,
    xadlas,
)

from entrepot.games.tradewarz.rules import fighting

TECHS = {row["id"]: row for row in GAME.content.rows("tech")}


def tree_of(tree, level):
    """Return the four techs of a tree and level."""
    return [id for id, row in TECHS.items() if (row["tree"], row["level"]) == (tree, level)]


def buying(level=1, tree="economy", owned=(), others=(), **given):
    """Return a turn in which the first seat chooses a tech, with universities of that level."""
    university = {name: level if name == tree else 0 for name in ("economy", "engineering", "military")}
    given = {"goods": [RICH, RICH], "university": [university, levels()], "techs": [list(owned), list(others)], **given}
    return do(at(**given), "1 buy-tech")


@pytest.mark.clauses("TW-TECHC-01", "TW-COMP-09")
def test_forty_eight_techs_sixteen_of_each_category_eleven_super_units():
    trees = [row["tree"] for row in TECHS.values()]
    assert [trees.count(tree) for tree in ("economy", "engineering", "military")] == [16, 16, 16]
    counts = {(row["tree"], row["level"]): 0 for row in TECHS.values()}
    for row in TECHS.values():
        counts[row["tree"], row["level"]] += 1
    assert set(counts.values()) == {4}
    units = [row["tree"] for row in TECHS.values() if row["super_unit"]]
    assert [units.count(tree) for tree in ("economy", "engineering", "military")] == [3, 4, 4]


@pytest.mark.clauses("TW-TECH-06", "TW-TECH-07", "TW-R-09", "TW-TECHC-03")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_tech_costs_its_level_of_three_resources(level):
    lower = [tree_of("military", n)[0] for n in range(1, level)]
    state = buying(level, "military", lower)
    id = tree_of("military", level)[-1]
    do(state, f"1 buy {id}")
    assert wealth(state, 1) == (20, 20 - level, 20 - level, 20 - level)
    assert id in player(state, 1)["techs"]


@pytest.mark.clauses("TW-TECH-01")
def test_what_a_tech_does_is_told_before():
    state = buying(1)
    told = [line["id"] for line in state.preview(0, GAME.parse("buy increased-fertility"))]
    assert told == ["tradewarz-preview-price", "tradewarz-effect-reserve"]
    told = [line["id"] for line in state.preview(0, GAME.parse("buy generate-tax"))]
    assert told == ["tradewarz-preview-price", "tradewarz-yearly"]


@pytest.mark.clauses("TW-TECH-02", "TW-UNI-05")
def test_a_tech_needs_a_university_of_its_category_and_level():
    state = buying(1)
    assert refused(state, "1 buy improved-building") == "TW-TECH-02"
    assert refused(state, "1 buy longbow") == "TW-TECH-02"
    assert can(state, 1) == [f"buy {id}" for id in tree_of("economy", 1)]


@pytest.mark.clauses("TW-TECH-03", "TW-TECH-05")
def test_a_tech_needs_one_of_every_lower_level():
    first, second = tree_of("engineering", 1)[0], tree_of("engineering", 2)[0]
    assert refused(buying(3, "engineering", [first]), "1 buy army-camps") == "TW-TECH-03"
    assert refused(buying(3, "engineering", [second]), "1 buy army-camps") == "TW-TECH-03"
    assert "buy army-camps" in can(buying(3, "engineering", [first, second]), 1)
    assert refused(buying(2, "engineering", [first]), "1 buy army-camps") == "TW-TECH-02"


@pytest.mark.clauses("TW-TECH-04", "TW-R-52")
def test_a_lower_level_is_waived_only_when_others_hold_all_four():
    four = tree_of("economy", 1)
    assert "buy superior-logistics" in can(buying(2, others=four), 1)
    state = buying(2, others=four[:3])
    assert refused(state, "1 buy superior-logistics") == "TW-TECH-03"


@pytest.mark.clauses("TW-TECH-01", "TW-TECHC-02")
def test_a_tech_that_anybody_owns_is_gone():
    state = buying(1, others=["generate-tax"])
    assert refused(state, "1 buy generate-tax") == "TW-TECH-01"


@pytest.mark.clauses("TW-SUPER-05")
def test_four_super_units_at_most():
    four = [id for id, row in TECHS.items() if row["super_unit"] and row["tree"] != "military"][:4]
    lower = [tree_of("military", 1)[0], tree_of("military", 2)[0]]
    state = buying(3, "military", [*four, *lower])
    assert refused(state, "1 buy cavalry") == "TW-SUPER-05"
    assert "buy cavalry" in can(buying(3, "military", [*four[:3], *lower]), 1)


# ---------------------------------------------------------------- economy

YEARLY = [
    ("higher-productivity", (0, 1, 1, 0), "TW-ECO-01"),
    ("generate-tax", (2, 0, 0, 0), "TW-ECO-02"),
    ("improved-farming", (0, 1, 0, 1), "TW-ECO-03"),
]


@pytest.mark.clauses("TW-ECO-01", "TW-ECO-02", "TW-ECO-03", "TW-YEAR-02", "TW-CALC-10", "TW-R-110")
@pytest.mark.parametrize(("id", "brings", "clause"), YEARLY)
def test_economy_techs_of_level_1_pay_at_every_year_end(id, brings, clause):
    state = at("income", techs=[[id], []], goods=[goods(), goods()])
    assert wealth(state, 1) == tuple(a + b for a, b in zip((3, 1, 1, 1), brings, strict=True)), clause
    assert wealth(state, 2) == (3, 1, 1, 1)


@pytest.mark.clauses("TW-ECO-04", "TW-RECRUIT-07")
def test_increased_fertility_adds_two_to_the_reserve_at_once():
    state = do(buying(1), "1 buy increased-fertility")
    assert player(state, 1)["reserve"] == 10


@pytest.mark.clauses("TW-ECO-15", "TW-R-36", "TW-RECRUIT-07")
def test_superior_fertility_adds_four_and_one_soldier_comes_at_once():
    lower = [tree_of("economy", n)[0] for n in (1, 2, 3)]
    state = do(buying(4, owned=lower), "1 buy superior-fertility")
    assert (player(state, 1)["reserve"], army(state)["n3"]) == (11, {1: 3})
    full = do(buying(4, owned=lower, army=[stand("n3", p1=6)]), "1 buy superior-fertility")
    assert (player(full, 1)["reserve"], army(full)["n3"]) == (8, {1: 6})


@pytest.mark.clauses("TW-ECO-06", "TW-ECO-15", "TW-R-10", "TW-RECRUIT-01", "TW-RECRUIT-03")
@pytest.mark.parametrize(
    ("techs", "price"),
    [
        ([], (0, 3, 0, 3)),
        (["lower-recruitment-cost"], (0, 2, 0, 2)),
        (["superior-fertility"], (0, 1, 0, 2)),
        (["lower-recruitment-cost", "superior-fertility"], (0, 1, 0, 2)),
    ],
)
def test_the_cheapest_recruitment_cost_applies_and_is_doubled_on_a_building(techs, price):
    given = {"techs": [techs, []], "goods": [RICH, RICH], "building": [building(1, "s33", "settlement")]}
    state = do(at(**given), "1 recruit", "1 soldier n3")
    assert wealth(state, 1) == tuple(20 - cost for cost in price)
    state = do(at(**given), "1 recruit", "1 soldier s33")
    assert wealth(state, 1) == tuple(20 - 2 * cost for cost in price)
    assert army(state)["s33"] == {1: 1}


@pytest.mark.clauses("TW-ECO-05", "TW-R-93", "TW-R-110")
def test_improved_building_builds_two_objects_once_a_year():
    given = {"goods": [RICH, RICH], "techs": [["improved-building"], []], "army": [stand("s33", p1=1)]}
    state = do(at(**given), "1 build", "1 village s33", "1 silo o33", "1 silo o33")
    assert asked(state) == ("second", [1])
    assert "done" in can(state, 1)
    assert refused(state, "1 castle s33") == "TW-CASTLE-03"
    do(state, "1 university economy 1")
    assert (asked(state)[0], player(state, 1)["tokens"]["build"]) == ("after", 1)
    do(state, "1 end", "2 resources", "2 gain gold-gold", "2 end", "1 build", "1 university economy 2")
    assert asked(state)[0] == "after"


@pytest.mark.clauses("TW-ECO-05")
def test_a_second_object_that_was_declined_is_still_there_later_in_the_year():
    given = {"goods": [RICH, RICH], "techs": [["improved-building"], []]}
    state = do(at(**given), "1 build", "1 university economy 1", "1 done", "1 end")
    do(state, "2 resources", "2 gain gold-gold", "2 end", "1 build", "1 university economy 2")
    assert asked(state)[0] == "second"


@pytest.mark.clauses("TW-ECO-08", "TW-R-51")
def test_university_upgrade_efficiency_takes_one_off_each_level():
    state = do(at(goods=[RICH, RICH], techs=[["university-efficiency"], []]), "1 build")
    do(state, "1 university economy 3")
    assert wealth(state, 1) == (17, 20, 17, 20)
    free = do(at(goods=[goods(), RICH], techs=[["university-efficiency"], []]), "1 build")
    assert can(free, 1) == ["university economy 1", "university engineering 1", "university military 1"]


@pytest.mark.clauses("TW-ECO-09")
def test_one_free_annual_recruit_brings_one_more():
    state = at("spring", techs=[["one-free-annual-recruit"], []])
    assert army(state) == {"n3": {1: 4}, "s3": {2: 3}}


@pytest.mark.clauses("TW-ECO-10", "TW-R-82")
def test_free_university_upgrade_gives_one_level_a_year():
    given = {"goods": [goods(3, 0, 3, 0), RICH], "techs": [["free-university-upgrade"], []]}
    state = do(at(**given), "1 build")
    assert "free-university economy 3" in can(state, 1)
    assert refused(state, "1 university economy 3") == "TW-YEAR-08"
    do(state, "1 free-university economy 3")
    assert (wealth(state, 1), player(state, 1)["universities"]["economy"]) == ((0, 0, 0, 0), 3)
    do(state, "1 end", "2 resources", "2 gain gold-gold", "2 end", "1 resources", "1 gain gold-mining", "1 end")
    do(state, "2 resources", "2 gain gold-gold", "2 end", "1 build")
    assert refused(state, "1 free-university economy 4") == "TW-ECO-10"


@pytest.mark.clauses("TW-ECO-10", "TW-UNI-06", "TW-R-82")
def test_a_free_fourth_level_gives_its_xadla():
    given = {"goods": [goods(), RICH], "techs": [["free-university-upgrade"], []]}
    state = do(at(university=[levels(economy=3), levels()], **given), "1 build", "1 free-university economy 4")
    assert xadlas(state, 1) == (1, 0)


@pytest.mark.clauses("TW-ECO-07", "TW-R-92", "TW-R-49")
def test_superior_logistics_marches_two_squads_with_a_roll_each():
    given = {"techs": [["superior-logistics"], []], "army": [stand("s33", p1=2), stand("s44", p1=1)]}
    given["building"] = [building(1, "s66", "settlement")]
    state = do(at(red=[1, 2], **given), "1 march", "1 squad s33 1", "1 step s34")
    assert asked(state) == ("logistics", [1])
    assert can(state, 1) == ["again", "done"]
    do(state, "1 again")
    assert can(state, 1, "squad") == ["squad s33 1", "squad s44 1"]
    do(state, "1 squad s44 1", "1 step s45", "1 step s46")
    assert (asked(state)[0], player(state, 1)["tokens"]["march"]) == ("after", 1)
    assert army(state)["s46"] == {1: 1}


@pytest.mark.clauses("TW-R-92")
def test_the_second_march_takes_none_of_the_soldiers_that_marched():
    given = {"techs": [["superior-logistics"], []], "army": [stand("s33", p1=1), stand("s34", p1=1)]}
    state = do(at(red=[1, 2], **given), "1 march", "1 squad s33 1", "1 step s34", "1 again")
    assert can(state, 1, "squad") == ["squad s34 1"]
    alone = do(at(red=[1], techs=[["superior-logistics"], []], army=[stand("s33", p1=1)]), "1 march")
    do(alone, "1 squad s33 1", "1 step s34")
    assert asked(alone)[0] == "after"


@pytest.mark.clauses("TW-ECO-17", "TW-MORALE-05")
def test_a_morale_card_used_in_the_first_battle_is_gone_in_the_second():
    given = {"techs": [["superior-logistics"], []], "morale": [["battle-cry"], []]}
    given["building"] = [building(1, "s66", "castle")]
    squads = [stand("s33", p1=3), stand("s44", p1=3), stand("s34", p2=1), stand("s45", p2=1)]
    state = at(red=[1, 1], army=squads, **given)
    do(state, "1 march", "1 squad s33 3", "1 step s34", "1 done", "1 add battle-cry", "1 commit")
    while asked(state)[0] != "logistics":
        do(state, f"{asked(state)[1][0]} {can(state, asked(state)[1][0])[0]}")
    assert state.view(0)["hand"] == []
    do(state, "1 again", "1 squad s44 3", "1 step s45")
    assert "add battle-cry" not in can(state, 1)


# ---------------------------------------------------------------- extra silos


def village(word="s33", seat=1):
    """Return a village with both silos on its first octagon."""
    return building(seat, word, "village", silos=[around(word)[0]] * 2)


def extra_owner(level, **given):
    """Return a purchase of the extra silos of a level."""
    lower = [tree_of("economy", n)[0] for n in range(1, level)]
    state = buying(level, owned=lower, **given)
    return do(state, f"1 buy extra-allocations-{3 if level == 3 else 4}")


@pytest.mark.clauses("TW-ECO-11", "TW-R-54")
def test_three_extra_silos_go_to_one_village_in_any_spread():
    state = extra_owner(3, building=[village("s33"), village("s44")])
    assert asked(state) == ("site", [1])
    do(state, "1 site s33", "1 silo o44", "1 silo o44", "1 silo o34")
    row = state.view(None)["buildings"][0]
    assert (row["silos"], row["extra"]) == (["o33", "o33"], ["o34", "o44", "o44"])
    assert asked(state)[0] == "after"


@pytest.mark.clauses("TW-ECO-14", "TW-R-54")
def test_four_extra_silos_go_to_two_different_villages():
    state = extra_owner(4, building=[village("s33"), village("s44")])
    do(state, "1 site s33", "1 silo o33", "1 silo o33")
    assert asked(state)[0] == "silos"  # the other village is the only one left
    do(state, "1 silo o44", "1 silo o44")
    assert [len(row["extra"]) for row in state.view(None)["buildings"]] == [2, 2]


@pytest.mark.clauses("TW-R-54")
def test_what_cannot_be_placed_waits_for_a_later_turn():
    state = extra_owner(4, building=[village("s33")])
    do(state, "1 silo o33", "1 silo o33")
    assert [(row["group"], row["left"]) for row in state.view(None)["waiting"]] == [(3, 2)]
    assert "place-silos 3" not in can(state, 1)
    later = at(waiting=[0, 0, 2], techs=[["extra-allocations-4"], []], building=[village("s33")])
    do(later, "1 place-silos 3", "1 silo o44", "1 silo o44")
    assert later.view(None)["waiting"] == []
    assert asked(later) == ("turn", [1])


@pytest.mark.clauses("TW-R-54", "TW-ECO-11")
def test_extra_silos_of_a_lost_village_come_back_to_their_owner():
    silos = [["o33", 0], ["o33", 0], ["o34", 1], ["o34", 1], ["o34", 1]]
    state = at(
        red=[1], order=[1, 0], techs=[["extra-allocations-3"], []],
        building=[["s33", 0, "village", 1, silos]], army=[stand("s34", p2=1)],
    )  # fmt: skip
    do(state, "2 march", "2 squad s34 1", "2 step s33")
    assert told(state, "raided") == ["raided 2 s33 1 village"]
    assert [(row["group"], row["seat"], row["left"]) for row in state.view(None)["waiting"]] == [(1, 0, 3)]
    assert player(state, 1)["silos_left"] == 23


@pytest.mark.clauses("TW-R-54", "TW-SILO-01")
def test_a_castle_counts_as_a_village_for_extra_silos_which_yield_like_others():
    given = {"waiting": [3, 0, 0], "techs": [["extra-allocations-3"], []], "goods": [goods(), goods()]}
    state = at(building=[building(1, "s33", "castle")], **given)
    do(state, "1 place-silos 1", "1 silo o33", "1 silo o33", "1 silo o33")
    resource = state.view(None)["tiles"][16]
    end_year(state)
    assert player(state, 1)["goods"][resource] >= 4


# ---------------------------------------------------------------- caravans

CARAVANS = [
    ("donkey-caravans", 1, "TW-ECO-12"),
    ("mule-caravans", 2, "TW-ECO-13"),
    ("elephant-caravans", 3, "TW-ECO-16"),
]


@pytest.mark.clauses("TW-ECO-12", "TW-ECO-13", "TW-ECO-16", "TW-R-12", "TW-R-55")
@pytest.mark.parametrize(("id", "count", "clause"), CARAVANS)
def test_caravans_bring_gold_and_resources_of_the_fields_around(id, count, clause):
    given = {"techs": [[id], []], "goods": [goods(), goods()], "army": [stand("s33", p1=1)]}
    state = at("income", supers=[[id, "s33", 0]], **given)
    assert asked(state) == ("reap", [1]), clause
    resource = can(state, 1)[0]
    for _ in range(count):
        do(state, f"1 {resource}")
    assert sum(wealth(state, 1)) == 6 + 1 + count
    assert wealth(state, 1)[0] == 4


@pytest.mark.parametrize(("id", "count", "clause"), CARAVANS)
def test_a_year_end_of_older_rules_asks_about_no_caravan_again(id, count, clause):
    given = {"techs": [[id], []], "goods": [goods(), goods()], "army": [stand("s33", p1=1)]}
    state = at("income", supers=[[id, "s33", 0]], **given)
    data = state.dump()
    (base, asked_about, *rest), reap = data["stack"]
    assert (base, asked_about.bit_count(), reap[0]) == ("income", 1, "reap")
    data |= {"rules": "1.0", "stack": [[base, reap[1] + 1, *rest], reap]}
    old = GAME.load(GAME.migrate(data, "1.0"))
    for _ in range(count):
        do(old, f"1 {can(old, 1)[0]}")
    assert asked(old)[0] != "reap"


@pytest.mark.clauses("TW-R-55")
def test_caravans_bring_nothing_in_the_capital():
    state = at("income", techs=[["elephant-caravans"], []], goods=[goods(), goods()])
    assert wealth(state, 1) == (3, 1, 1, 1)


@pytest.mark.clauses("TW-R-55")
def test_with_one_kind_of_field_there_is_nothing_to_choose_and_without_fields_only_gold():
    one = " ".join("F" for _ in range(49))
    given = {"techs": [["mule-caravans"], []], "goods": [goods(), goods()], "army": [stand("s33", p1=1)]}
    state = at("income", picture=one, supers=[["mule-caravans", "s33", 0]], **given)
    assert wealth(state, 1) == (4, 3, 1, 1)
    state = at("income", picture=surrounded("M"), supers=[["mule-caravans", "s33", 0]], **given)
    assert wealth(state, 1) == (4, 1, 1, 1)


# ---------------------------------------------------------------- battle values

SCOPES = {"defence": ("TW-ENG-01", "defending"), "attack": ("TW-MIL-01", "attacking")}


def sides(techs, attacker=1, supers=None):
    """Return the values of attack and defence without cards and soldiers; the first seat owns the techs."""
    other = 3 - attacker
    field = "s34"
    squads = [stand("s33", **{f"p{attacker}": 1}), stand(field, **{f"p{other}": 1})]
    placed = [[id, "s33" if attacker == 1 else field, 0] for id in supers or []]
    owned = [list(techs), []]
    extra = ["donkey-caravans"]
    hold = [["battle-cry"], ["battle-cry"]]
    state = at(
        red=[1], order=[attacker - 1, other - 1], techs=owned, supers=placed, army=squads, morale=hold,
        goods=[RICH, RICH],
    )  # fmt: skip
    assert extra
    do(state, f"{attacker} march", f"{attacker} squad s33 1", f"{attacker} step s34")
    attack, defence = fighting.attacking(state), fighting.defending(state)
    attack[0] -= 1
    defence[0] -= 1
    return attack, defence


ORDINARY = [id for id, row in TECHS.items() if row["scope"] in SCOPES]
CLAUSES = (
    "TW-ENG-02", "TW-ENG-03", "TW-ENG-04", "TW-ENG-05", "TW-ENG-06", "TW-ENG-07", "TW-ENG-08", "TW-ENG-09",
    "TW-ENG-10", "TW-ENG-12", "TW-ENG-13", "TW-ENG-15",
    "TW-MIL-02", "TW-MIL-03", "TW-MIL-04", "TW-MIL-05", "TW-MIL-07", "TW-MIL-08", "TW-MIL-09", "TW-MIL-10",
    "TW-MIL-11", "TW-MIL-12", "TW-MIL-17",
)  # fmt: skip
VALUES = {
    "battlefield-obstacles": (0, 0, 1), "rolling-fireballs": (1, 0, 0), "improved-shields": (1, 0, 1),
    "improved-steel": (1, 1, 0), "hardened-steel": (0, 0, 2), "village-defences": (1, 1, 1),
    "defensive-line": (1, 0, 1), "longbow": (1, 2, 0), "fortified-castles": (1, 1, 1),
    "army-camps": (2, 0, 1), "fire-trenches": (2, 1, 1), "superior-army-camps": (2, 1, 3),
    "military-discipline": (1, 0, 0), "offensive-manoeuvres": (0, 0, 1), "defensive-tactics": (1, 0, 1),
    "offensive-tactics": (1, 1, 0), "increased-fitness": (0, 0, 2), "hand-cannons": (1, 2, 0),
    "upgrade-defensive-tactics": (1, 1, 1), "grapeshot": (2, 2, 0), "gun-powder": (2, 1, 1),
    "superior-offensive-tactics": (2, 1, 0), "trench-warfare": (2, 1, 1),
}  # fmt: skip


@pytest.mark.clauses(
    "TW-ENG-02", "TW-ENG-03", "TW-ENG-04", "TW-ENG-05", "TW-ENG-06", "TW-ENG-07", "TW-ENG-08", "TW-ENG-09",
    "TW-ENG-10", "TW-ENG-12", "TW-ENG-13", "TW-ENG-15",
    "TW-MIL-02", "TW-MIL-03", "TW-MIL-04", "TW-MIL-05", "TW-MIL-07", "TW-MIL-08", "TW-MIL-09", "TW-MIL-10",
    "TW-MIL-11", "TW-MIL-12", "TW-MIL-17",
    "TW-TECH-09", "TW-ENG-01", "TW-MIL-01", "TW-R-53",
)  # fmt: skip
@pytest.mark.parametrize("id", ORDINARY)
def test_engineering_counts_in_defence_alone_and_military_in_attack_alone(id):
    values = list(VALUES[id])
    attack, _ = sides([id], attacker=1)
    _, defence = sides([id], attacker=2)
    nothing = [0, 0, 0]
    assert (attack, defence) == ((nothing, values) if TECHS[id]["scope"] == "defence" else (values, nothing))


UNITS = {
    "donkey-caravans": (1, 0, 0), "mule-caravans": (2, 0, 0), "elephant-caravans": (2, 0, 0),
    "defensive-equipment": (1, 0, 2), "superior-defensive-equipment": (2, 1, 2), "cannons": (2, 2, 1),
    "trebuchet": (3, 0, 0), "cavalry": (1, 1, 2), "super-cannons": (3, 0, 0), "battering-ram": (2, 0, 0),
    "mobile-tower": (1, 1, 1),
}  # fmt: skip


@pytest.mark.clauses(
    "TW-TECH-08", "TW-SUPER-02", "TW-ECO-12", "TW-ECO-13", "TW-ECO-16", "TW-ENG-11", "TW-ENG-14", "TW-ENG-16",
    "TW-ENG-17", "TW-MIL-13", "TW-MIL-14", "TW-MIL-15", "TW-MIL-16",
)  # fmt: skip
@pytest.mark.parametrize("id", UNITS)
def test_a_super_unit_counts_in_attack_and_defence_for_its_own_squad_alone(id):
    assert sides([id], 1, [id])[0] == list(UNITS[id])
    assert sides([id], 2, [id])[1] == list(UNITS[id])
    assert sides([id], 1)[0] == [0, 0, 0]  # it lies in the capital


@pytest.mark.clauses("TW-TECH-10", "TW-R-53")
def test_values_of_several_techs_add_up():
    assert sides(["defensive-tactics", "upgrade-defensive-tactics"], 1)[0] == [2, 1, 2]


@pytest.mark.clauses("TW-R-53")
@pytest.mark.parametrize(
    ("kind", "village_counts", "castle_counts"),
    [("settlement", 0, 0), ("village", 1, 0), ("castle", 1, 1)],
)
def test_on_site_named_defences_count_at_their_buildings_alone(kind, village_counts, castle_counts):
    for id, counts in (("village-defences", village_counts), ("fortified-castles", castle_counts)):
        state = at(
            red=[1], order=[1, 0], options={"named-defences": "on-site"}, techs=[[id], []], goods=[RICH, RICH],
            building=[building(1, "s34", kind)], army=[stand("s33", p2=1), stand("s34", p1=1)],
            morale=[["battle-cry"], ["battle-cry"]],
        )  # fmt: skip
        do(state, "2 march", "2 squad s33 1", "2 step s34")
        walls = 2 if kind == "castle" else 0
        assert fighting.defending(state)[0] == 1 + walls + counts


@pytest.mark.clauses("TW-MIL-06", "TW-RECRUIT-08", "TW-R-91")
def test_one_more_unit_lets_squads_hold_four_but_no_gate_more_than_six():
    given = {"army": [stand("n3", p1=6)], "building": [building(1, "s33", "castle")]}
    assert "squad n3 4" in can(do(at(techs=[["one-more-unit"], []], **given), "1 march"), 1)
    assert can(do(at(**given), "1 march"), 1) == ["squad n3 1", "squad n3 2", "squad n3 3"]
    assert refused(do(at(techs=[["one-more-unit"], []], goods=[RICH, RICH], **given), "1 recruit"), "1 soldier n3") == (
        "TW-RECRUIT-06"
    )
    assert supers(at()) == {}
