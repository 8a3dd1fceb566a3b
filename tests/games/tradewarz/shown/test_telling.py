"""What is told and asked in scenes from play: every event and every question, with the arguments its words use."""

import pytest
from tradewarz_tables import FIGURE, GAME, RICH, at, building, do, levels, stand

CASTLE = building(1, "s66", "castle")
THEIRS = building(2, "s46", "castle")
"""Each supports four more soldiers, out of the way."""


def march(squad, roll, *steps, **given):
    """Return a position and the steps of a march."""
    word, count = squad.split(" ")
    given = {"goods": [RICH] * given.get("seats", 2), "army": [stand(word, p1=int(count))], **given}
    return at(red=[roll], **{"building": [CASTLE, THEIRS], **given}), ["1 march", f"1 squad {squad}", *steps]


def fight(*steps, mine=3, theirs=2, cards=("b411", "b141"), field="s34", origin="s33", **given):
    """Return a position and the steps of a battle; cards are attacker's, defender's."""
    given = {"army": [stand(origin, p1=mine), stand(field, p2=theirs)], **given}
    return march(f"{origin} {mine}", 1, f"1 step {field}", *steps, battle=["b222", "b222", *cards], **given)


def turn(*steps, seats=2, **given):
    """Return a rich position and steps of a turn."""
    return at(seats=seats, **{"goods": [RICH] * seats, **given}), list(steps)


def bought(tech, tree, level, owned, *steps, **given):
    given = {"university": [{**levels(), tree: level}, levels()], "techs": [owned, []], **given}
    return turn("1 buy-tech", f"1 buy {tech}", *steps, **given)


def conquest(*steps, **given):
    """Return a position and the steps of an attack on the second seat's capital."""
    return fight(*steps, field="s3", origin="s63", **given)


HUTS = [building(1, "s61", "settlement"), building(1, "s63", "settlement")]
VILLAGES = [building(1, "s33", "village"), building(1, "s55", "village")]
ALLIES = {"seats": 3, "alliance": [1, 1, 0]}
CANNONS = {"techs": [["cannons"], [], []], "supers": [["cannons", "s33", 0]]}
STRONG = ["superior-offensive-tactics", "trench-warfare", "gun-powder"]

MARCHES = {
    "raid": (
        lambda: march("s33 1", 1, "1 step s34", building=[CASTLE, building(2, "s34", "village")]),
        ["marching 1 1", "set-out 1 s33 1", "stepped 1 s34", "raided 1 s34 2 village", "stopped 1 s34"],
        ["muster roll=1", "march place=s33 spaces=1 count=1"],
    ),
    "road": (lambda: march("s33 1", 1, "1 cross s24", picture=FIGURE), ["crossed 1 road s24"], []),
    "bridge": (lambda: march("s31 1", 1, "1 cross s22", picture=FIGURE), ["crossed 1 bridge s22"], []),
    "tunnel": (lambda: march("s31 1", 1, "1 cross s42", picture=FIGURE), ["crossed 1 tunnel s42"], []),
    "jump": (
        lambda: march("s22 1", 1, "1 jump s25", army=[stand("s22", p1=1), stand("s25", p1=1)]),
        ["jumped 1 s25", "post-free 1"], [],
    ),
    "lending": (
        lambda: march("s33 1", 2, "1 step s34", "1 lend cannons", "1 fetch cannons", **ALLIES, **CANNONS,
                      army=[stand("s33", p1=1), stand("s34", p2=1)]),
        ["lent 1 s34", "fetched 1 s34"], ["march place=s34 spaces=1 count=1"],
    ),
    "keep": (
        lambda: march("s33 1", 1, "1 step s34", techs=[["cannons", "cavalry"], []],
                      supers=[["cannons", "s33", 0], ["cavalry", "s34", 0]],
                      army=[stand("s33", p1=1), stand("s34", p1=1)]),
        [], ["keep"],
    ),
    "bring": (lambda: march("n3 1", 1, army=[stand("n3", p1=2)], techs=[["cannons"], []]), [], ["bring"]),
    "logistics": (
        lambda: march("s33 1", 1, "1 stop", techs=[["superior-logistics"], []],
                      army=[stand("s33", p1=1), stand("n3", p1=1)]),
        [], ["logistics"],
    ),
    "support": (
        lambda: march("s33 1", 1, "1 step s34", building=[CASTLE, building(2, "s34", "village")],
                      army=[stand("s33", p1=1), stand("s11", p2=2), stand("s13", p2=2), stand("s15", p2=2)]),
        [], ["support count=4"],
    ),
}  # fmt: skip
BATTLES = {
    "won": (
        lambda: fight("1 done", "1 add heroes", "1 commit", morale=[["heroes", "merchants"], []]),
        ["attacked 1 2 s34", "burned 1 b222", "burned 2 b222", "revealed 1 b411 heroes 9 1 1",
         "revealed 2 b141 nothing 3 4 1", "won 1 2 s34", "fell 1 s34 3", "xadlas 1 1 battle"],
        ["cancel place=s34", "choose place=s34"],
    ),
    "level": (lambda: fight(mine=2, cards=("b411", "b411")), ["level 1 s34", "sent-back 1 s33"], []),
    "called off": (
        lambda: fight("1 play cancel-battle", morale=[["cancel-battle"], []]),
        ["cancelled 1 cancel-battle", "sent-back 1 s33"], ["cancel place=s34"],
    ),
    "named": (
        lambda: conquest("2 name trebuchet", techs=[[], ["cannons", "trebuchet"]],
                         army=[stand("s63", p1=3), stand("s3", p2=2)]),
        ["named 2 trebuchet", "struck 1 s3 1"], ["name"],
    ),
    "struck": (
        lambda: fight(techs=[["super-cannons"], []], supers=[["super-cannons", "s33", 0]]), ["struck 2 s34 1"], [],
    ),
    "conquered": (
        lambda: conquest(techs=[[*STRONG, "increased-fitness"], []], cards=("b420", "b411")),
        ["conquered 1 2", "xadlas 1 2 conquest"], [],
    ),
    "retaken": (
        lambda: fight(field="n3", origin="s13", theirs=1, cards=("b411", "b411"), techs=[STRONG, []]),
        ["retaken 1"], [],
    ),
    "destroyed": (
        lambda: fight(cards=("b411", "b411"), building=[CASTLE, building(2, "s34", "settlement")]),
        ["destroyed 1 2 s34 settlement", "to-gate 2 s3 2"], [],
    ),
    "captured": (
        lambda: fight(cards=("b420", "b411"), techs=[STRONG, []], building=[CASTLE, building(2, "s34", "castle")]),
        ["captured 1 2 s34 castle"], [],
    ),
    "losses": (
        lambda: fight("3 lose 1", seats=3, alliance=[0, 1, 1], order=[0, 1, 2], cards=("b420", "b411"),
                      building=[CASTLE, building(3, "s34", "castle")], techs=[["trench-warfare", "gun-powder"], [], []],
                      army=[stand("s33", p1=3), ["s34", [[2, 2], [1, 1]]]]),
        ["attacked 1 3 s34", "fell 2 s34 1", "fell 3 s34 1"], ["losses count=2"],
    ),
    "displaced": (
        lambda: fight("1 done", "1 commit", "2 send s61", mine=2, theirs=3, cards=("b411", "b411"),
                      morale=[["merchants"], []], building=[THEIRS, *HUTS]),
        ["displaced 1 s61 1"], ["displace seat=1 count=2", "displace seat=1 count=1"],
    ),
    "displaced super": (
        lambda: fight("2 send s61", "2 send s63", mine=2, theirs=3, cards=("b141", "b411"), techs=[["cannons"], []],
                      supers=[["cannons", "s33", 0]],
                      building=[THEIRS, *HUTS]),
        [], ["displace-super tech=cannons"],
    ),
    "to reserve": (
        lambda: fight(mine=2, theirs=3, cards=("b411", "b411"),
                      army=[stand("s33", p1=2), stand("s34", p2=3), stand("n3", p1=5)], building=[THEIRS]),
        ["to-gate 1 n3 1", "to-reserve 1 n3 1"], [],
    ),
}  # fmt: skip
TURNS = {
    "build": (
        lambda: turn("1 build", "1 village s33", "1 silo o33", army=[stand("s33", p1=1)]),
        ["took 1 build", "built 1 village s33", "silo 1 o33"],
        ["build", "silos place=s33 count=2", "silos place=s33 count=1"],
    ),
    "second": (
        lambda: turn("1 build", "1 university military 2", techs=[["improved-building"], []]),
        ["raised 1 military 2"], ["second"],
    ),
    "site": (
        lambda: bought("extra-allocations-3", "economy", 3, ["generate-tax", "improved-building"], building=VILLAGES),
        ["took 1 tech", "bought 1 extra-allocations-3"], ["purchase", "site count=3"],
    ),
    "assign": (
        lambda: bought("cannons", "engineering", 4, ["improved-steel", "longbow", "army-camps"], "1 assign s33",
                       army=[stand("s33", p1=1)]),
        ["assigned 1 cannons s33"], ["assign tech=cannons"],
    ),
    "recruit": (lambda: turn("1 recruit", "1 soldier n3"), ["recruited 1 n3 1"], ["recruit"]),
    "retreat": (
        lambda: turn("1 retreat", "1 fall-back s33", "1 go s43", army=[stand("s33", p1=1)],
                     building=[building(1, "s43", "village")]),
        ["retreated 1 s33 s43"], ["squad-back", "retreat place=s33"],
    ),
    "resources": (lambda: turn("1 resources", "1 gain gold-wheat"), ["gained 1 1-gold+1-wheat"], ["resources"]),
    "pass": (
        lambda: turn("1 pass", season=4, marks=[["march", "march", "resources", "resources", ""], [""] * 5]),
        ["passed 1"], [],
    ),
    "played": (lambda: turn("1 play merchants", morale=[["merchants"], []]), ["played 1 merchants"], []),
    "time": (lambda: turn("-1 time-up", options={"end": "time"}), ["time-up"], []),
    "traded": (
        lambda: turn("1 trade", "1 give gold 2", "1 want wheat 1", "1 propose", "2 counter", "2 give wheat 1",
                     "2 want gold 3", "2 propose", "1 accept"),
        ["offered 1 2 2-gold 1-wheat", "countered 2 1 1-wheat 3-gold", "traded 2 1 1-wheat 3-gold"],
        ["offer seat=1 partner=2 give=2-gold want=1-wheat", "answer seat=1 partner=2 give=2-gold want=1-wheat",
         "answer seat=2 partner=1 give=1-wheat want=3-gold"],
    ),
    "declined": (
        lambda: turn("1 trade", "1 offer 1", "1 give gold 2", "1 propose", "2 decline", "1 trade", "1 offer 2",
                     "1 withdraw", seats=3),
        ["declined 2 1", "withdrew 1"], ["partner"],
    ),
    "joined": (
        lambda: turn("1 alliance", "1 invite 1", "1 propose", "2 accept", seats=3),
        ["proposed 1 1+2", "joined 1+2"], ["invite members=1", "invite members=1+2", "consent seat=1 members=1+2"],
    ),
    "refused": (
        lambda: turn("1 alliance", "1 invite 1", "1 propose", "2 decline", "1 break", seats=4, alliance=[1, 0, 1, 0],
                     army=[["s33", [[2, 1], [0, 1]]]]),
        ["proposed 1 1+2+3", "refused 2", "broke 1", "expelled 1 s33"], [],
    ),
}  # fmt: skip


def year_end():
    """Return the end of a year with a caravan among three kinds of fields."""
    given = {"techs": [["donkey-caravans"], []], "supers": [["donkey-caravans", "s33", 0]]}
    state = at(
        "morale", army=[stand("s33", p1=1)], morale=[["merchants"], []], morale_draws=["heroes", "heroes"], **given
    )
    return state, ["1 done", "1 reap wheat"]


def setting_out():
    """Return a new game, played with the first of what can be done until all have docked."""
    state, steps = GAME.new(2, 3, listening=True), []
    other = GAME.new(2, 3)
    while other.top().name != "turn":
        seat = other.actors()[0]
        legal = other.legal(seat)
        steps.append(
            f"{seat + 1} {GAME.text(legal[-1] if other.top().name == 'sail' and len(steps) > 3 else legal[0])}"
        )
        do(other, steps[-1])
    return state, steps


COURSE = {
    "year end": (
        year_end, ["reaped 1 wheat", "drew 1", "drew-card 1 heroes", "season summer 2"],
        ["morale", "reap tech=donkey-caravans count=1"],
    ),
    "setting out": (setting_out, [], ["houses"]),
}  # fmt: skip
SCENES = {**MARCHES, **BATTLES, **TURNS, **COURSE}


@pytest.mark.clauses(
    "TW-RAID-01", "TW-CROSS-02", "TW-CROSS-03", "TW-CROSS-04", "TW-TP-05", "TW-ALLY-08", "TW-BATTLE-08", "TW-R-32",
    "TW-CANCEL-03", "TW-CONQ-01", "TW-CASTLE-09", "TW-R-34", "TW-R-70", "TW-R-72", "TW-R-76", "TW-R-80",
)  # fmt: skip
@pytest.mark.parametrize("scene", SCENES)
def test_scenes_are_told_and_asked_in_words(walk, scene):
    begin, told, asked = SCENES[scene]
    heard, questions = walk(*begin())
    assert [line for line in told if line not in heard] == []
    assert [line for line in asked if line not in questions] == []


def test_no_event_and_no_question_of_the_catalogue_is_left_out(walk, catalogues):
    kinds, questions = set(), set()
    for begin, _, _ in SCENES.values():
        heard, asked = walk(*begin())
        kinds |= {line.split(" ")[0] for line in heard}
        questions |= {line.split(" ")[0] for line in asked}
    ids = catalogues[0].ids()
    assert [id for id in ids if id.startswith("tradewarz-event-") and id.split("-", 2)[2] not in kinds] == []
    assert [id for id in ids if id.startswith("tradewarz-ask-") and id.split("-", 2)[2] not in questions] == []
