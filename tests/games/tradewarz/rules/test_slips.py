"""More corners found by breaking the rules one line at a time: each of these tests fails with one such break."""

import pytest
from tradewarz_tables import (
    GAME,
    POOR,
    RICH,
    asked,
    at,
    building,
    built,
    can,
    do,
    end_year,
    goods,
    levels,
    place,
    stand,
    surrounded,
    told,
    wealth,
)

from entrepot.games.tradewarz.content.tables import NONE
from entrepot.games.tradewarz.rules import army, dealing, marching
from entrepot.games.tradewarz.shown import refusals
from entrepot.kernel.audience import EVERYONE, only
from entrepot.kernel.chance import OWN, Feed

CASTLE = building(1, "s66", "castle")
"""Supports four more soldiers, out of the way."""
FACING = [stand("s33", p1=3), stand("s34", p2=1)]


@pytest.mark.clauses("TW-R-72", "TW-ALLY-02")
def test_who_is_allied_needs_no_gold_to_propose_to_somebody_more():
    state = at(seats=4, alliance=[1, 1, 0, 0], goods=[POOR, POOR, RICH, POOR])
    do(state, "1 alliance")
    assert can(state, 1, "invite") == ["invite 2"]
    assert "alliance" not in can(at(seats=4, goods=[goods(3), RICH, RICH, RICH]), 1)


@pytest.mark.clauses("TW-RAID-02", "TW-CASTLE-03", "TW-R-93")
def test_a_razed_village_leaves_no_year_behind():
    given = {"army": [stand("s33", p1=1)], "building": [CASTLE, building(2, "s34", "village", 3)], "year": 4}
    state = do(at(red=[1], goods=[RICH, RICH], **given), "1 march", "1 squad s33 1", "1 step s34")
    do(state, "1 end", "2 resources", "2 gain gold-gold", "2 end", "1 build", "1 settlement s34")
    assert [row["year"] for row in state.view(None)["buildings"]] == [0, 1]


@pytest.mark.clauses("TW-SUPER-01", "TW-R-29", "TW-CONQ-03")
def test_a_new_super_unit_may_join_those_who_hold_a_capital():
    given = {"goods": [RICH, RICH], "university": [levels(engineering=4), levels()], "reserve": [8, 10]}
    lower = ["improved-steel", "longbow", "army-camps"]
    state = at(army=[stand("s3", p1=2)], techs=[lower, ["trebuchet"]], **given)
    assert can(do(state, "1 buy-tech", "1 buy cannons"), 1) == ["assign n3", "assign s3"]


@pytest.mark.clauses("TW-ECO-12", "TW-R-55")
def test_each_caravan_reaps_what_lies_around_itself():
    rows = ["FFGGFFF", "FFGGFFF", "FFFFFFF", "FFFFFFF", "FFFFFFF", "FFFFWWG", "FFFFWWG"]
    caravans = ["donkey-caravans", "mule-caravans"]
    state = at(
        "income", picture=" ".join("".join(rows)), techs=[caravans, []],
        army=[stand("s12", p1=1), stand("s66", p1=1)], supers=[[caravans[0], "s12", 0], [caravans[1], "s66", 0]],
    )  # fmt: skip
    assert (asked(state), can(state, 1)) == (("reap", [1]), ["reap lumber", "reap mining"])
    do(state, "1 reap lumber")
    assert can(state, 1) == ["reap mining", "reap wheat"]
    assert told(do(state, "1 reap wheat", "1 reap mining"), "reaped") == [
        f"reaped 1 {good}" for good in ("lumber", "wheat", "mining")
    ]


@pytest.mark.clauses("TW-R-76", "TW-R-42", "TW-CONQ-02")
def test_a_squad_may_fall_back_to_fight_for_its_held_capital():
    state = at(army=[stand("s33", p1=1), stand("n3", p2=1), stand("s3", p2=1)], goods=[POOR, POOR])
    assert can(do(state, "1 retreat"), 1) == ["fall-back s33"]
    do(state, "1 fall-back s33")
    assert told(state, "attacked") == ["attacked 1 2 n3"]


@pytest.mark.clauses("TW-R-75", "TW-SUPPORT-01")
def test_a_marching_squad_counts_as_abroad_but_not_in_its_capital():
    given = {"army": [stand("s33", p1=2), stand("s11", p1=1), stand("n3", p1=3)], "building": [CASTLE]}
    state = do(at(red=[2], **given), "1 march", "1 squad s33 2")
    assert army.abroad(state, 0) == 3
    assert army.abroad(do(at(red=[2], **given), "1 march", "1 squad n3 2"), 0) == 3


@pytest.mark.clauses("TW-R-104", "TW-R-23")
def test_looking_ahead_engineers_help_with_the_first_crossing_alone():
    lakes = {"picture": surrounded("L"), "army": [stand("s33", p1=1)]}
    for goods_there, spaces, helped in (((0, 2, 0, 2), 1, True), ((0, 2, 0, 1), 1, False)):
        state = at(goods=[goods(*goods_there), POOR], engineers=2, **lakes)
        assert marching.leads_on(state, 0, place("s33"), spaces, 0, NONE) is helped
    assert not marching.leads_on(at(goods=[goods(0, 2, 0, 2), POOR], **lakes), 0, place("s33"), 1, 0, NONE)


@pytest.mark.clauses("TW-ECO-08", "TW-R-51")
def test_discounts_of_two_technologies_add_up():
    def change(data):
        row = next(row for row in data["tech"] if row["id"] == "improved-building")
        row.update(effect1="level-discount", amount1=2)

    techs = ["university-efficiency", "improved-building"]
    state = at(game=built(change), techs=[techs, []], goods=[RICH, RICH], university=[levels(economy=3), levels()])
    assert wealth(do(state, "1 build", "1 university economy 4"), 1) == (19, 20, 19, 20)


@pytest.mark.clauses("TW-ALLY-09", "TW-R-106")
def test_all_of_the_winning_alliance_are_first_even_with_nothing():
    options = {"end": "xadlas", "alliances": "on"}
    state = at(seats=3, options=options, alliance=[1, 1, 0], golden=[20, 0, 3], goods=[POOR] * 3)
    do(state, "1 resources", "1 gain gold-gold")
    assert (state.outcome()["places"], state.outcome()["scores"]) == ([1, 1, 3], [20, 0, 3])


def test_a_tech_that_the_content_lacks_gets_the_general_answer():
    state = at()
    assert refusals.of_tech(state, 0, state.cards.techs.count) is None


@pytest.mark.clauses("TW-TP-02")
@pytest.mark.parametrize(("letter", "touches"), [("L", True), ("M", True), ("W", False)])
def test_a_post_lies_beside_a_lake_or_a_mountain(letter, touches):
    board = at(picture=" ".join(["F"] * 16 + [letter] + ["F"] * 32)).board  # o33
    found = [dealing.touches_obstacle(board.tiles, place(word)) for word in ("s22", "s23", "s32", "s33", "s34")]
    assert found == [touches] * 4 + [False]


class Witness(Feed):
    """Lets the generator decide, and notes who sees what."""

    def __init__(self):
        self.seen = set()

    def draw(self, chance, counts, total, number, audience):
        self.seen.add((chance.name, audience))
        return OWN

    def pick(self, chance, n, number, audience):
        self.seen.add((chance.name, audience))
        return OWN

    def copy(self):
        return self


@pytest.mark.clauses("TW-R-80", "TW-BCARD-02", "TW-BATTLE-06")
def test_the_map_and_the_dice_are_open_and_a_seat_s_cards_are_its_own():
    witness = Witness()
    GAME.new(2, 1, None, witness)
    own = {("battle", only(0)), ("battle", only(1))}
    assert witness.seen == {("tile", EVERYONE), ("post", EVERYONE), *own}
    witness.seen.clear()
    state = GAME.arrange({"phase": "turn", "army": FACING}, 2, 1, None, witness)
    do(state, "1 march", "1 squad s33 3", "1 step s34")
    assert witness.seen == {("red", EVERYONE), ("battle", EVERYONE)}
    witness.seen.clear()
    end_year(state)
    assert {("morale", only(0)), ("morale", only(1))} <= witness.seen
    assert ("morale", EVERYONE) not in witness.seen


@pytest.mark.clauses("TW-TECH-02", "TW-TECH-03")
def test_techs_of_every_tree_and_open_level_are_offered_together():
    owned = ["generate-tax"]
    state = at(goods=[RICH, RICH], university=[levels(economy=2, military=1), levels()], techs=[owned, []])
    rows = [
        row for row in GAME.content.rows("tech") if row["level"] <= {"economy": 2, "military": 1}.get(row["tree"], 0)
    ]
    assert can(do(state, "1 buy-tech"), 1) == [f"buy {row['id']}" for row in rows if row["id"] not in owned]
