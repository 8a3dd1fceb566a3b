"""Whole games by random play: they end, add up, and load as they were dumped; what is shown beforehand comes true."""

import random
import re
from pathlib import Path

import pytest
from price_of_power_content import DATA, FOLDER
from price_of_power_tables import at, do, ducats, trading

import entrepot
from entrepot.games.price_of_power import build
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.message import event_message
from entrepot.words import LANGUAGES
from entrepot.words.speaker import Catalogue

GAME = build()
OPTIONS = (
    {},
    {"start": "late", "rounds-per-age": "1"},
    {"coast-links": "by-ports", "replaced-ship": "to-supply", "secondary-rivals": "collectors", "realms": "chosen"},
)


def totals(state):
    """Return how many there are of each kind of thing."""
    return {kind: sum(where.values()) for kind, where in state.census().items()}


@pytest.mark.clauses("PP-R-48", "PP-R-51", "PP-END-01", "PP-R-03", "PP-MERCH-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_play_ends_and_adds_up(seats):
    choose = random.Random(seats)
    state = GAME.new(seats, seats, OPTIONS[seats % 3])
    before = totals(state)
    count = 0
    while not state.over:
        seat = choose.choice(state.actors())
        legal = state.legal(seat)
        assert len(legal) == len(set(legal)) > 0
        if count % 20 == 0:
            again = GAME.load(state.dump())
            assert again.digest() == state.digest()
            assert again.legal(seat) == legal
            assert GAME.table(state.view(seat))
        state.apply(seat, choose.choice(legal))
        assert totals(state) == before
        assert min(state.ducats) >= 0
        assert 0 <= min(state.power) <= max(state.power) <= 10
        count += 1
    assert state.ending == "rounds"
    assert len(state.outcome()["places"]) == seats


@pytest.mark.clauses("PP-ACT-06", "PP-ACT-09", "PP-R-39")
def test_what_a_preview_promises_is_paid():
    given = {
        "merchants": {("harrow-roads", 1): False, ("harrow-roads", 2): True},
        "ships": {("grey-sound", 1): (1, 0), ("grey-sound", 2): (1, 0)},
        "influence": {("rysland", 2): 1},
    }
    state = trading("tar-and-hemp", **given, towns={"caerwick": 1})
    action = state.game.parse("select tar-and-hemp_harrow-roads")
    assert told_rows(state, action) == [
        ("row-free", None, "top", None, None),
        ("row-own", 0, "middle", 5, {"merchant": 1, "keys": 3}),
        ("row-other", 1, "bottom", 2, {"merchant": 1}),
    ]
    do(state, "1 select tar-and-hemp_harrow-roads")
    assert ducats(state) == [20, 17]
    state = trading("tar-and-hemp", **given)
    assert [row[:2] for row in told_rows(state, action)] == [("ties", None), ("standing-own", 0), ("standing", 1)]


def told_rows(state, action):
    """Return the lines of a preview: what it says of whom, in which row, how many Ducats, by which Trade Power."""
    found = []
    for line in state.preview(0, action):
        args = line["args"]
        parts = {part["id"].rpartition("-")[2]: part["args"]["count"] for part in args.get("parts", [])}
        assert sum(parts.values()) == args.get("power", 0)
        row = args["row"]["id"].rpartition("-")[2] if "row" in args else None
        seat = args["seat"]["seat"] if "seat" in args else None
        found.append((line["id"].split("-preview-")[1], seat, row, args.get("count") if parts else None, parts or None))
    return found


@pytest.mark.clauses("PP-SAIL-03")
def test_before_a_hunt_a_preview_says_what_the_dice_must_show():
    given = {"ships": {("grey-sound", 1): (2, 1), ("amber-sea", 1): (1, 0)}, "pirates": [["harrow-roads", 1]]}
    state = do(at(**given), "1 sail grey-sound")
    hunt = state.preview(0, state.game.parse("hunt harrow-roads"))
    assert hunt == [{"id": "price_of_power-preview-hunt", "args": {"count": 2, "least": 5}}]
    bring = {berth: state.preview(0, state.game.parse(f"bring amber-sea loose {berth}")) for berth in ("slot", "loose")}
    assert {berth: line["id"] for berth, [line] in bring.items()} == {
        berth: f"price_of_power-preview-{berth}" for berth in ("slot", "loose")
    }


def test_before_a_ship_sails_a_preview_names_the_nodes_beside_every_sea():
    state = at(ships={("grey-sound", 1): (1, 1), ("amber-sea", 1): (1, 0)})
    found = set()
    for action in state.legal(0):
        if state.game.text(action).startswith("sail "):
            [line] = [line for line in state.preview(0, action) if "-beside" in line["id"]]
            found.add((state.game.text(action).split()[1], *(word["face"] for word in line["args"].get("nodes", []))))
    assert found == {
        (zone, *(f"node/{row['id']}" for row in state.game.content.rows("node") if zone in (row["place"], row["also"])))
        for zone, *_ in found
    }
    assert any(len(row) > 1 for row in found)


@pytest.mark.clauses("PP-CARD-04", "PP-NODE-01", "PP-DIST-04")
def test_nodes_hold_merchants_and_cards_agree_with_the_map():
    kinds = {row["id"]: row["kind"] for row in DATA["node"]}
    for row in DATA["entry"]:
        number = GAME.content.number("node", row["node"])
        assert GAME.printed.is_maritime[number] == (kinds[row["node"]] == "maritime")
    state = at(merchants={("harrow-roads", 1): False, ("rysmond-fair", 1): True})
    assert [row["merchants"] for row in state.view(None)["nodes"] if row["merchants"]] == [
        [{"seat": 0, "lying": False}],
        [{"seat": 0, "lying": True}],
    ]
    assert [GAME.printed.continents[card] for card in (GAME.content.number("card", "loaf-sugar"),)] == [[0, 1]]


@pytest.mark.clauses("PP-SLAVE-03")
def test_slaves_cards_are_named_soberly():
    names = [row["name"]["en"] for row in DATA["card"] if row["good"] == "slaves"]
    assert len(names) == 3
    assert all("!" not in name for name in names)


def sources(language):
    """Return the program's words and the game's."""
    shared = (Path(entrepot.__file__).parent / "words" / language).glob("*.ftl")
    return [(path.name, path.read_text(encoding="utf-8")) for path in [*shared, FOLDER / "words" / f"{language}.ftl"]]


@pytest.mark.slow
def test_whatever_is_told_asked_and_shown_can_be_said():
    speakers = [Catalogue(language, sources(language)) for language in LANGUAGES]
    said = 0
    for seats in (3, 6):
        choose = random.Random(seats)
        state = GAME.new(seats, seats, listening=True)
        while not state.over:
            seat = choose.choice(state.actors())
            legal = state.legal(seat)
            found = [event_message("price_of_power", event) for event in state.take_events()]
            found += [state.prompt(seat), *GAME.table(state.view(seat)), *state.preview(seat, choose.choice(legal))]
            for words in speakers:
                for one in found:
                    assert words.say(one)
                    said += 1
            state.apply(seat, choose.choice(legal))
    assert said > 1000


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"stack": [["escort", 0, 0, 0]]}, "'escort' cannot stand alone"),
        ({"stack": [["turn", 0, 0, 0], ["launch", 0, 0, 0]]}, "cannot lie on"),
        ({"stack": [["turn", 0, 0, 0], ["fleet", 3, 0, 0]]}, "numbers"),
        ({"stack": [["turn", 0, 0, 0], ["send", 0, 0, 0]]}, "node"),
        ({"turn": -1}, "nobody"),
        ({"round": 9}, "no such round"),
        ({"realm": ["brennack", "brennack"]}, "same realm"),
        ({"shown": ["wool"]}, "it has 2 of the Trade Card 'wool', and this game 1"),
        ({"event_bag": []}, "it has 0 of the Event card 'pirates', and this game 5"),
        ({"passed": [0, 0]}, "passed twice"),
        ({"influence": [["fern-coast", 0, 1]]}, "no Influence"),
        ({"claims": [["downs", 0]]}, "not Distant"),
        (
            {"claims": [["fern-coast", 0]], "towns": [["fernport", 0]]},
            "'fern-coast' has a Claim and a Town of seat 0 .PP-C",
        ),
        ({"dnpr": ["fernport"], "towns": [["fernport", 0]]}, "'fern-coast' has a Town and a DNPR token.*PP-COLON-05"),
        ({"vassals": [["fernport", 0]]}, "'fern-coast' is Distant.*PP-VASSAL-01"),
        ({"influence": [["pelloire", 0, 4], ["pelloire", 1, 2]]}, "'pelloire' is 6, and 5 is the most .PP-INFL-02"),
        ({"ships": [["grey-sound", 0, 4, 4]]}, "slots"),
        ({"beside": [5, 0]}, "more Merchants"),
        ({"towns": [["caerwick", 0]], "vassals": [["caerwick", 1]]}, "has a Town and a Vassal"),
        ({"dnpr": ["velgrad"]}, "not in play"),
        ({"dnpr": ["nowhere"]}, "'dnpr' names 'nowhere', which is not a Province"),
        ({"ships": [["grey-sound", 0, 1, 0]], "escort": "grey-sound"}, "only during one"),
        ({"power": [[11, 0, 0], [0, 0, 0]]}, "'power' of seat 0 has more than 10 of a kind .PP-TAX-05"),
        ({"vassals": [["caerwick", 0], ["caerwick", 1]]}, "'vassals' names 'caerwick' twice"),
    ],
)
def test_what_cannot_be_a_position_is_refused_with_its_reason(change, word):
    data = {**at().dump(), **change}
    with pytest.raises(BadPosition, match=word):
        at().game.load(data)


@pytest.mark.clauses("PP-TURN-01", "PP-PASS-01")
@pytest.mark.parametrize(
    ("phase", "given", "word"),
    [
        ("income", {"passed": [1]}, "when all have passed"),
        ("cleanup", {"passed": []}, "when all have passed"),
        ("turn", {"passed": [1]}, "the turn of a seat that has passed"),
    ],
)
def test_a_position_agrees_with_who_has_passed(phase, given, word):
    with pytest.raises(BadPosition, match=word):
        at(phase, **given)


@pytest.mark.clauses("PP-TURN-01", "PP-PASS-04")
def test_a_position_of_the_income_phase_is_one_in_which_all_have_passed():
    assert do(at("income", first=2), "2 done", "1 done").round == 2


def test_no_word_is_kept_that_nothing_says():
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py")))
    speaker = Catalogue("en", sources("en"))
    ids = [id for id in speaker.ids() if id.startswith("price_of_power-")]
    told = [id for id in ids if id.split("-")[1] in ("event", "refused", "table", "preview", "ask")]
    assert len(told) > 150
    kinds = {id: id.removesuffix("-brief").split("-", 2)[2] for id in told}
    assert [id for id, kind in kinds.items() if id not in code and f'"{kind}"' not in code] == []


def test_every_refusal_and_event_that_the_code_names_has_words():
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py")))
    speaker = Catalogue("nl", sources("nl"))
    refusals = set(re.findall(r'(?:refusal|counted)\(\s*"PP-[A-Z]+-\d+", "([a-z-]+)"', code))
    events = set(re.findall(r'(?:say|say_face|say_all)\(\s*s, "([a-z-]+)"', code))
    assert len(refusals) > 40
    assert len(events) > 60
    assert [name for name in sorted(refusals) if not speaker.has(f"price_of_power-refused-{name}")] == []
    assert [name for name in sorted(events) if not speaker.has(f"price_of_power-event-{name}")] == []
