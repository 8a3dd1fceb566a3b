"""Every refusal: the clause that forbids, and the sentence with its arguments, sayable in both languages."""

import pytest
from tradewarz_tables import FIGURE, GAME, POOR, RICH, at, building, do, goods, levels, place, stand

import entrepot
from entrepot.games.tradewarz.shown import refusals
from entrepot.kernel.errors import Illegal

PRICE = "TW-YEAR-08 price price="
CASTLE = building(1, "s66", "castle")
"""Supports four more soldiers, out of the way."""


def why(state, step):
    """Return the clause that refuses a step, and the sentence."""
    with pytest.raises(Illegal) as caught:
        do(state, step)
    return caught.value.clause, caught.value.message


def sailing():
    state = entrepot.game("tradewarz").new(2, 1)
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
    state.order, state.rolled = [0, 1], 3
    return state


def build(word="s33", **given):
    return do(at(**{"goods": [RICH, RICH], "army": [stand(word, p1=1)], **given}), "1 build")


def buy(tree="economy", level=1, **given):
    university = {**levels(), tree: level}
    return do(at(**{"goods": [RICH, RICH], "university": [university, levels()], **given}), "1 buy-tech")


def recruit(**given):
    return do(at(**{"goods": [RICH, RICH], "building": [building(1, "s33", "castle")], **given}), "1 recruit")


def march(squad="s33 1", roll=2, *steps, **given):
    word, count = squad.split(" ")
    given = {"goods": [POOR] * 3, "army": [stand(word, p1=int(count))], "building": [CASTLE], **given}
    given["goods"] = given["goods"][: given.get("seats", 2)]
    return do(at(red=[roll], **given), "1 march", f"1 squad {squad}", *steps)


def offering(*steps, **given):
    return do(at(goods=[goods(6, 6, 0, 0), goods(0, 0, 6, 6)], **given), "1 trade", *steps)


def allied(**given):
    return at(**{"seats": 4, "alliance": [1, 1, 0, 0], "goods": [RICH] * 4, **given})


def six(kind, count):
    return [building(1, f"s6{column}", kind) for column in range(1, count + 1)]


def battle(**given):
    squads = [stand("s33", p1=3), stand("s34", p2=2)]
    return march("s33 3", 1, "1 step s34", army=squads, battle=["b222", "b222"], **given)


EXCHANGE = {"seats": 3, "alliance": [1, 1, 0], "techs": [["cannons"], [], []], "supers": [["cannons", "s33", 0]]}
FREE = {"techs": [["free-university-upgrade"], []]}
FOUR = {"techs": [["battlefield-obstacles", "hardened-steel", "army-camps", "donkey-caravans", "mule-caravans"], []]}
"""Lower levels of engineering; with two more it is four super units."""
FOUR["techs"][0] += ["elephant-caravans", "cavalry"]


def shared_out():
    """Return all techs, shared out among six."""
    ids = GAME.cards.techs.ids
    return [ids[seat::6] for seat in range(6)]


SETTING_OUT = [
    (sailing, "1 dock n5", "TW-R-11 station-not-reached roll=3"),
    (sailing, "1 sail 6", "TW-R-14 sail spaces=3"),
    (lambda: at(), "1 pass", "TW-R-30 pass"),
    (lambda: at(reserve=[10, 10]), "1 march", "TW-R-30 no-soldier"),
    (lambda: at(), "1 retreat", "TW-R-76 no-retreat"),
    (lambda: at(goods=[POOR, POOR]), "1 build", "TW-YEAR-08 action-price price=1-gold+1-mining"),
    (
        lambda: at(goods=[POOR, POOR], army=[stand("s33", p1=1)]),
        "1 build",
        "TW-YEAR-08 action-price price=1-lumber+1-wheat",
    ),
    (lambda: at(goods=[POOR, POOR], university=[levels(4, 4, 4), levels()]), "1 build", "TW-R-30 nothing"),
    (lambda: at(goods=[POOR, POOR]), "1 recruit", PRICE + "3-lumber+3-wheat"),
    (lambda: at(army=[stand("n3", p2=1)], reserve=[10, 9], goods=[RICH, RICH]), "1 recruit", "TW-CONQ-02 capital-held"),
    (lambda: at(goods=[RICH, RICH]), "1 buy-tech", "TW-TECH-02 no-university"),
    (
        lambda: at(goods=[POOR, POOR], university=[levels(1), levels()]),
        "1 buy-tech",
        "TW-YEAR-08 action-price price=1-lumber+1-mining+1-wheat",
    ),
    (lambda: at(seats=6, goods=[RICH] * 6, techs=shared_out()), "1 buy-tech", "TW-TECH-01 all-taken"),
    (lambda: at(season=2, marks=[["march", "march", "", "", ""], [""] * 5]), "1 march", "TW-SEASON-07 token"),
    (lambda: at(season=1, marks=[["retreat", "", "", "", ""], [""] * 5]), "1 retreat", "TW-SEASON-08 token"),
    (lambda: do(at(red=[1]), "1 march"), "1 squad n3 3", "TW-R-25 squad count=3"),
]
WINDOW = [
    (lambda: at(), "1 play heroes", "TW-R-48 card-here"),
    (lambda: at(), "1 place-silos 1", "TW-R-54 silos"),
    (lambda: at(goods=[POOR, POOR]), "1 trade", "TW-R-70 nothing-to-trade"),
    (lambda: at(options={"trading": "off"}), "1 trade", "TW-R-70 no-trading"),
    (lambda: at(), "1 alliance", "TW-R-68 no-alliances"),
    (lambda: at(seats=3, options={"alliances": "off"}), "1 alliance", "TW-R-68 no-alliances"),
    (lambda: at(seats=3, proposed=True), "1 alliance", "TW-R-72 proposed"),
    (lambda: at(seats=3, goods=[POOR] * 3), "1 alliance", "TW-R-72 alliance-members"),
    (lambda: at(seats=3), "1 break", "TW-R-72 no-alliance"),
    (lambda: allied(broke=True), "1 break", "TW-R-72 break"),
    (lambda: at("morale", morale=[["merchants"], []]), "1 play heroes", "TW-R-48 card-here"),
    (lambda: at("after", morale=[["merchants"], []]), "1 play heroes", "TW-R-48 card-here"),
    (lambda: battle(morale=[["heroes"], []], goods=[goods(2), POOR]), "1 play heroes", "TW-R-47 card-here"),
    (lambda: battle(morale=[["heroes"], []]), "1 add battle-cry", "TW-R-45 card-here"),
    (lambda: battle(morale=[["heroes"], []], goods=[goods(2), POOR]), "2 play heroes", "TW-R-103 no-window"),
    (lambda: battle(morale=[["heroes"], []]), "2 add heroes", "TW-R-103 no-card-held"),
    (lambda: at("morale", morale=[["merchants"], []]), "2 play heroes", "TW-R-103 no-card-held"),
    (
        lambda: do(battle(morale=[["heroes"], ["heroes"]]), "1 commit"),
        "1 add heroes",
        "TW-BATTLE-17 committed",
    ),
]
TERMS = ("1 give lumber 1", "1 want mining 1", "1 propose")
BARGAINS = [
    (offering, "1 give gold 7", "TW-R-102 offer-step"),
    (offering, "1 want gold 1", "TW-R-102 offer-step"),
    (offering, "1 propose", "TW-R-70 offer-empty"),
    (lambda: do(allied(), "1 trade"), "1 offer 0", "TW-TRADE-02 trade-partner"),
    (lambda: do(allied(), "1 trade"), "1 offer 4", "TW-TRADE-02 trade-partner"),
    (
        lambda: offering(*TERMS, "2 counter", "2 give mining 1", "2 want gold 1", "2 propose"),
        "1 counter", "TW-R-102 countered",
    ),
    (lambda: do(at(seats=3, goods=[RICH] * 3), "1 alliance"), "1 propose", "TW-R-72 nobody-invited"),
    (lambda: do(allied(offers=[0, 3, 0, 0]), "1 trade"), "1 offer 1", "TW-R-102 offers-made"),
    (lambda: do(allied(goods=[POOR, POOR, RICH, RICH]), "1 trade"), "1 offer 1", "TW-R-70 nothing-to-trade"),
    (lambda: do(allied(), "1 alliance"), "1 invite 1", "TW-ALLY-02 partner"),
    (lambda: do(allied(), "1 alliance"), "1 invite 4", "TW-ALLY-02 partner"),
    (lambda: do(allied(), "1 alliance", "1 invite 2"), "1 invite 3", "TW-R-72 alliance-members"),
    (
        lambda: do(allied(seats=5, alliance=[1, 1, 2, 2, 0], goods=[RICH] * 5), "1 alliance"),
        "1 invite 2", "TW-ALLY-02 two-alliances",
    ),
]  # fmt: skip
BUILDING = [
    (build, "1 settlement n3", "TW-R-26 gate"),
    (lambda: do(build(), "1 settlement s33"), "1 silo o11", "TW-SILO-02 silo-field"),
    (lambda: build(building=[CASTLE]), "1 settlement s66", "TW-R-50 built-on"),
    (build, "1 settlement s44", "TW-SETTLE-02 soldier-there"),
    (build, "1 village s44", "TW-VILLAGE-02 soldier-there"),
    (lambda: build(building=six("settlement", 6)), "1 settlement s33", "TW-BUILD-02 sites"),
    (lambda: build(building=six("village", 5)), "1 village s33", "TW-VILLAGE-03 villages"),
    (lambda: build(goods=[goods(1, 0, 1), POOR]), "1 settlement s33", PRICE + "1-lumber+1-wheat"),
    (lambda: build(goods=[goods(1, 0, 1), POOR]), "1 village s33", PRICE + "2-gold+2-lumber+2-wheat"),
    (build, "1 upgrade s33", "TW-SETTLE-05 settlement-there"),
    (lambda: build(building=[building(1, "s44", "settlement")]), "1 upgrade s44", "TW-R-78 soldier-there"),
    (
        lambda: build(building=[*six("village", 5), building(1, "s33", "settlement")]),
        "1 upgrade s33", "TW-SETTLE-04 villages",
    ),
    (
        lambda: build(goods=[goods(1, 0, 1), POOR], building=[building(1, "s33", "settlement")]),
        "1 upgrade s33", PRICE + "2-gold+1-lumber+1-wheat",
    ),
    (build, "1 castle s33", "TW-CASTLE-02 village-there"),
    (build, "1 castle n3", "TW-CASTLE-02 village-there"),
    (lambda: build(building=[building(2, "s44", "village")], year=2), "1 castle s44", "TW-CASTLE-02 village-there"),
    (lambda: build(building=[building(1, "s44", "village")]), "1 castle s44", "TW-CASTLE-03 young-village"),
    (
        lambda: build(building=[building(1, "s44", "village")], year=2, castles=[2, 0]),
        "1 castle s44", "TW-CASTLE-04 castles",
    ),
    (
        lambda: build(building=[building(1, "s44", "village")], year=2, goods=[goods(1, 0, 1), POOR]),
        "1 castle s44", PRICE + "4-lumber+3-mining+4-wheat",
    ),
]  # fmt: skip
STUDIES = [
    (lambda: build(university=[levels(military=2), levels()]), "1 university military 2", "TW-UNI-03 level-built"),
    (build, "1 free-university economy 1", "TW-ECO-10 free-level"),
    (lambda: build(**FREE, yearly=["free-university-upgrade"]), "1 free-university economy 1", "TW-ECO-10 free-level"),
    (lambda: build(goods=[goods(2, 0, 2), POOR]), "1 university economy 2", PRICE + "3-gold+3-mining"),
    (lambda: build(goods=[goods(2, 0, 2), POOR], **FREE), "1 free-university military 3", PRICE + "3-gold+3-mining"),
    (lambda: buy(techs=[[], ["generate-tax"]]), "1 buy generate-tax", "TW-TECH-01 tech-taken"),
    (buy, "1 buy improved-building", "TW-TECH-02 university"),
    (lambda: buy(level=2), "1 buy improved-building", "TW-TECH-03 lower-tech"),
    (lambda: buy("engineering", 4, **FOUR), "1 buy cannons", "TW-SUPER-05 supers"),
    (
        lambda: buy(level=2, techs=[["generate-tax"], []], goods=[goods(1, 1, 1, 1), POOR]),
        "1 buy improved-building", PRICE + "2-lumber+2-mining+2-wheat",
    ),
]  # fmt: skip
OUT = [stand("s11", p1=2), stand("s13", p1=2), stand("s15", p1=2), stand("n3", p1=1)]
SOLDIERS = [
    (lambda: recruit(), "1 soldier s44", "TW-RECRUIT-03 own-building"),
    (lambda: recruit(), "1 soldier s3", "TW-RECRUIT-03 own-building"),
    (lambda: recruit(army=OUT), "1 soldier s33", "TW-SUPPORT-01 support"),
    (lambda: recruit(army=[stand("n3", p1=6)]), "1 soldier n3", "TW-RECRUIT-06 room"),
    (lambda: recruit(army=[stand("s33", p1=3)]), "1 soldier s33", "TW-R-74 room"),
    (lambda: recruit(goods=[goods(0, 3, 0, 3), POOR]), "1 soldier s33", PRICE + "6-lumber+6-wheat"),
    (lambda: do(at(army=[stand("s33", p1=1)], goods=[POOR, POOR]), "1 retreat"), "1 fall-back s44", "TW-R-76 retreat"),
    (
        lambda: do(
            at(army=[stand("s33", p1=1)], building=[building(1, "s34", "settlement")], goods=[POOR, POOR]),
            "1 retreat",
            "1 fall-back s33",
        ),
        "1 go s55", "TW-R-76 refuge",
    ),
]  # fmt: skip
MARCHES = [
    (march, "1 step s35", "TW-MARCH-06 closed"),
    (march, "1 cross s35", "TW-R-21 no-crossing"),
    (march, "1 jump s35", "TW-TP-06 no-link"),
    (march, "1 cross s44", PRICE + "1-lumber+1-mining"),
    (lambda: march("s31 1", picture=FIGURE), "1 cross s22", PRICE + "4-lumber+2-mining+2-wheat"),
    (lambda: march("s31 1", picture=FIGURE, engineers=2), "1 cross s22", PRICE + "2-lumber+2-wheat"),
    (lambda: march("n3 1", 1, building=[], army=[*OUT[:1], OUT[3]]), "1 step s12", "TW-SUPPORT-01 support"),
    (lambda: march("s31 1", picture=FIGURE), "1 cross s42", PRICE + "2-lumber+4-mining+2-wheat"),
    (lambda: march("s14 1"), "1 step n5", "TW-R-27 gate-closed"),
    (lambda: march("s33 1", 1, army=[stand("s33", p1=1), stand("s34", p1=3)]), "1 step s34", "TW-R-104 no-room-ahead"),
    (lambda: march("s33 1", 2, "1 step s34", army=[stand("s33", p1=1), stand("s34", p1=3)]), "1 stop", "TW-R-104 stop"),
    (
        lambda: march("s33 1", 1, "1 step s34", army=[stand("s33", p1=1), stand("s34", p2=1)], **EXCHANGE),
        "1 step s35", "TW-MARCH-01 spaces",
    ),
]  # fmt: skip
ROWS = [*SETTING_OUT, *WINDOW, *BARGAINS, *BUILDING, *STUDIES, *SOLDIERS, *MARCHES]


@pytest.mark.clauses(
    "TW-ALLY-02", "TW-BUILD-02", "TW-CASTLE-02", "TW-CASTLE-03", "TW-CASTLE-04", "TW-ECO-10", "TW-MARCH-01",
    "TW-MARCH-06", "TW-R-102", "TW-R-104", "TW-R-11", "TW-R-14", "TW-R-21", "TW-R-25", "TW-R-26", "TW-R-27",
    "TW-R-30", "TW-R-45", "TW-R-47", "TW-R-48", "TW-R-50", "TW-R-54", "TW-R-68", "TW-R-70", "TW-R-72", "TW-R-74",
    "TW-R-76", "TW-R-78", "TW-RECRUIT-03", "TW-RECRUIT-06", "TW-SEASON-07", "TW-SEASON-08", "TW-SETTLE-02",
    "TW-SETTLE-04", "TW-SETTLE-05", "TW-SUPER-05", "TW-SUPPORT-01", "TW-TECH-01", "TW-TECH-02", "TW-TECH-03",
    "TW-TP-06", "TW-TRADE-02", "TW-UNI-03", "TW-CONQ-02", "TW-R-103", "TW-BATTLE-17", "TW-SILO-02",
    "TW-VILLAGE-02", "TW-VILLAGE-03", "TW-YEAR-08",
)  # fmt: skip
@pytest.mark.parametrize(("position", "step", "expected"), ROWS, ids=[f"{step}: {told}" for _, step, told in ROWS])
def test_every_refusal_names_its_clause_and_says_why(line, position, step, expected):
    clause, sentence = why(position(), step)
    assert f"{clause} {line(sentence)}" == expected


@pytest.mark.clauses("TW-HOUSE-01", "TW-SAIL-12")
def test_a_house_and_a_station_are_for_one_player(line):
    state = entrepot.game("tradewarz").new(2, 1)
    house = state.game.text(state.legal(0)[0])
    clause, sentence = why(do(state, f"1 {house}"), f"2 {house}")
    assert (clause, line(sentence)) == ("TW-HOUSE-01", "house")
    state = sailing()
    state.gate[1] = place("n3")
    clause, sentence = why(state, "1 dock n3")
    assert (clause, line(sentence)) == ("TW-SAIL-12", "station-taken")


@pytest.mark.clauses("TW-CONQ-02", "TW-RECRUIT-09")
def test_who_cannot_recruit_at_all_is_told_why(line):
    held = at(army=[stand("n3", p2=1)], reserve=[10, 9], goods=[RICH, RICH])
    empty = at(goods=[RICH, RICH])
    empty.reserve[0] = 0
    found = [refusals.of_recruit(state, 0, place("n3")) for state in (held, empty)]
    assert [one.clause for one in found] == ["TW-CONQ-02", "TW-RECRUIT-09"]
    assert [line(one.message) for one in found] == ["capital-held", "reserve"]


def test_no_refusal_of_the_catalogue_is_left_out(catalogues):
    said = {expected.split(" ")[1] for _, _, expected in ROWS}
    said |= {"house", "station-taken", "capital-held", "reserve"}
    ids = [id.split("-", 2)[2] for id in catalogues[0].ids() if id.startswith("tradewarz-refused-")]
    assert [id for id in ids if id not in said] == []
