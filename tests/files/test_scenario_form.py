"""Scenarios of several cases, what can be said of lists and offers, chance that runs short, all mistakes at once."""

from pathlib import Path
from typing import Any

import pytest

import entrepot
from entrepot import scenario
from entrepot.files.compare import differences
from entrepot.files.scenario import Result, run
from entrepot.kernel.errors import BadPosition, BadScenario, EntrepotError

AUCTION = """
game = "tradejack"
seats = 3
[given]
phase = "auction"
first = 0
shown = "gold-blue"
capital = [6, 2, 6]
products = [["soap-blue", "soap-blue", "margarine-blue"], [], []]
"""


def result(folder: Path, text: str, name: str = "a.toml") -> Result:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return run(path)


def problems(folder: Path, text: str) -> list[str]:
    return result(folder, text).problems


def told_of_step(folder: Path, step: str) -> list[str]:
    """The problems of a step in the auction, without their place."""
    return [problem.removeprefix("a.toml, step 1: ") for problem in problems(folder, f"{AUCTION}[[step]]\n{step}")]


# ---------------------------------------------------------------- all at once


def test_all_that_is_not_as_expected_is_told(tmp_path: Path):
    steps = """
[[step]]
actors = [1]
expect = { round = 2, capital = [6, 2, 6], "sources.0" = ["gold-blue"] }
[[step]]
view = { seat = 0, round = 3, first = 1 }
[[step]]
seat = 0
do = "bid 9"
refused = "TJ-BID-08"
"""
    assert problems(tmp_path, AUCTION + steps) == [
        "a.toml, step 1: round is 1, expected 2",
        'a.toml, step 1: sources.0 is [], expected ["gold-blue"]',
        "a.toml, step 1: actors is [0], expected [1]",
        "a.toml, step 2: in the view of seat 0, round is 1, expected 3",
        "a.toml, step 2: in the view of seat 0, first is 0, expected 1",
        "a.toml, step 3: 'bid 9' by seat 0 is refused by another clause than TJ-BID-08: "
        "This is more than the bidder's own Capital, which is 6. (TJ-BID-07)",
    ]


def test_an_action_that_did_not_happen_ends_the_case(tmp_path: Path):
    steps = '[[step]]\nmoves = ["0 bid 9"]\nactors = [2]\n[[step]]\nactors = [2]'
    assert len(problems(tmp_path, AUCTION + steps)) == 1


def test_a_file_without_a_step_says_its_other_mistakes_too(tmp_path: Path):
    text = 'game = "tradejack"\nabuot = "x"\nclauses = ["TJ-BIT-07"]\nseats = "3"\n'
    text += '[given]\nphase = "auction"\ncapitol = [1, 2]\nrond = 3\n'
    assert problems(tmp_path, text) == [
        "a.toml: there is no key 'abuot' (did you mean 'about'?)",
        "a.toml: 'seats' takes a whole number, not \"3\"",
        "a.toml: it has no [[step]], so it shows nothing",
        "a.toml: tradejack has no clause 'TJ-BIT-07' (did you mean 'TJ-BID-07'?)",
        "a.toml: [given] has no key 'capitol' (did you mean 'capital'?), "
        "and no key 'rond' (did you mean 'round'?)",
    ]  # fmt: skip


def test_all_values_that_cannot_be_are_told_each_once(tmp_path: Path):
    wrong = '[given]\nphase = "auction"\nround = "2"\ncapital = [6, -2]\nsources = [["gold"], ["lead"]]\nout = true\n'
    text = f'game = "tradejack"\n{wrong}[[step]]\nactors = [1]\n'
    told = problems(tmp_path, text)
    assert told == [
        "a.toml: 'round' takes a whole number from 0 to 1000, not '2'",
        "a.toml: 'capital.1' takes a whole number from 0 to 999, not -2",
        "a.toml: 'sources.0.0' names 'gold', which is not a Source card (did you mean 'gold-blue'?), in [\"gold\"]",
        "a.toml: 'out' takes a list of 2 times true or false, one a seat, not true",
    ]
    case = '[[case]]\ntitle = "one"\n[[case]]\ntitle = "other"\ngiven = { round = 3 }\n'
    assert [problem.partition(": ")[2] for problem in problems(tmp_path, text + case)] == [
        problem.partition(": ")[2] for problem in told
    ]


def test_values_that_cannot_be_are_told_beside_keys_and_phases_that_are_none(tmp_path: Path):
    text = 'game = "tradejack"\n[given]\nphase = "auktion"\nrond = 3\nfirst = 9\n[[step]]\nactors = [0]\n'
    assert problems(tmp_path, text) == [
        "a.toml: [given] has no key 'rond' (did you mean 'round'?)",
        "a.toml: tradejack has no phase 'auktion' (did you mean 'auction'?)",
        "a.toml: 'first' takes a whole number from 0 to 1, not 9",
    ]


@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("tradejack", {"phase": "auction", "round": "2", "capital": [6, -2], "sources": [["gold"], []]}),
        ("trade_and_triumph", {"phase": "play", "gold": [1, -1], "traders": ["moon", "city"], "market": "x"}),
        ("tradewarz", {"phase": "turn", "golden": [-1, 0], "techs": [["x"], []], "season": 7}),
        ("trigon", {"phase": "turn", "explorer": 5, "figures": [["n0", 0, 1, 1, 1]], "kept": [["x"], []]}),
        ("price_of_power", {"phase": "turn", "ducats": [1, "x"], "towns": [["moon", 0]], "round": -1}),
        ("haggle", {"phase": "turn", "coins": [1, -1], "round": "x", "hands": [["x"], []]}),
    ],
)
def test_every_game_tells_all_values_that_cannot_be(game: str, given: dict[str, Any]):
    with pytest.raises(EntrepotError) as error:
        scenario.position(game, given)
    lines = str(error.value).splitlines()
    assert sorted(line.split("'")[1].partition(".")[0] for line in lines) == sorted(given.keys() - {"phase"})


def test_the_form_of_all_steps_is_looked_at_before_any_is_played(tmp_path: Path):
    steps = "[[step]]\nactors = [9]\n[[step]]\nexpekt = {}\n[[step]]\nlegal = []"
    assert problems(tmp_path, AUCTION + steps) == [
        "a.toml, step 2: there is no key 'expekt' (did you mean 'expect'?)",
        "a.toml, step 3: 'legal' wants a 'seat' beside it",
    ]


# ---------------------------------------------------------------- what can be expected


@pytest.mark.parametrize(
    "step",
    [
        'refused = "notation"\nseat = 0\ndo = "bid 3.5"',
        'refused = "notation"\nmoves = ["0 bit 3"]',
        'refused = ["TJ-BID-08", "TJ-BID-07"]\nseat = 0\ndo = "bid 9"',
        'refused = ["TJ-BID-07", "notation"]\nseat = 0\ndo = "bid 1000"',
        'seat = 0\noffers = ["pass", "bid", "bid 6"]\noffers_not = ["bid 7", "pair", "sell soap-blue"]',
        'seat = 1\noffers = []\noffers_not = ["bid"]',
        "expect = { scores = [6, 2, 6], points = [6, 2, 6] }",
        'expect = { "products.0.any_order" = ["soap-blue", "margarine-blue", "soap-blue"] }',
        'expect = { products.0.includes = ["soap-blue", "soap-blue"], products.0.excludes = ["lipstick-blue"] }',
        "expect.source_deck.length = 71",
        'view = { seat = 1, "capital.0" = 6, auction.source = "gold-blue", "product_counts.length" = 3 }',
        "actors = { includes = [0], length = 1 }",
        'moves = ["0 bid 3"]\nevents = { seat = 1, kinds = { includes = ["bid"], excludes = ["passed"] } }',
    ],
)
def test_a_step_that_is_as_it_says(tmp_path: Path, step: str):
    assert told_of_step(tmp_path, step) == []


@pytest.mark.parametrize(
    ("step", "told"),
    [
        (
            'refused = "TJ-BID-07"\nseat = 0\ndo = "bid 3.5"',
            "'bid 3.5' by seat 0: '3.5' is not an amount: write bid AMOUNT; "
            "as it is not an action, no clause forbids it: write refused = 'notation'",
        ),
        (
            'refused = "notation"\nseat = 0\ndo = "bid 9"',
            "'bid 9' by seat 0 is refused by another clause than notation: "
            "This is more than the bidder's own Capital, which is 6. (TJ-BID-07)",
        ),
        (
            'refused = ["TJ-BID-06", "TJ-BID-08"]\nseat = 0\ndo = "bid 9"',
            "'bid 9' by seat 0 is refused by another clause than TJ-BID-06 or TJ-BID-08: "
            "This is more than the bidder's own Capital, which is 6. (TJ-BID-07)",
        ),
        (
            'refused = ["TJ-BID-06", "TJ-BID-08"]\nseat = 0\ndo = "pass"',
            "'pass' by seat 0 is allowed, expected to be refused by TJ-BID-06 or TJ-BID-08",
        ),
        ("refused = []\nundo = 0", "'refused' takes a clause or a list of clauses, not []"),
        (
            'seat = 1\noffers = ["pass"]',
            'seat 1 is not offered ["pass"], but []',
        ),
        (
            'seat = 0\noffers_not = ["bid", "sell soap-blue", "pass"]',
            'seat 0 is offered ["bid", "pass"], expected not to be',
        ),
        ('seat = 0\noffers_not = ["bod 3"]', "'bod 3' is not an action of tradejack (did you mean 'bid'?)"),
        ('offers = ["pass"]', "'offers' wants a 'seat' beside it"),
        (
            'expect = { "products.0.any_order" = ["soap-blue", "margarine-blue", "lipstick-blue"] }',
            'products.0 is ["soap-blue", "soap-blue", "margarine-blue"]; '
            'missing ["lipstick-blue"], unexpected ["soap-blue"]',
        ),
        (
            'expect = { "products.0.includes" = ["margarine-blue", "margarine-blue"] }',
            'products.0 is ["soap-blue", "soap-blue", "margarine-blue"]; missing ["margarine-blue"]',
        ),
        (
            'expect = { "products.0.excludes" = ["lipstick-blue", "soap-blue"] }',
            'products.0 is ["soap-blue", "soap-blue", "margarine-blue"], expected without ["soap-blue"]',
        ),
        ('expect = { "products.0.length" = 2 }', "products.0.length is 3, expected 2"),
        ("expect = { products.0.includes = 2 }", "'products.0.includes' takes a list, not 2"),
        ("expect = { scores = [6, 2, 7] }", "scores is [6, 2, 6], expected [6, 2, 7]"),
    ],
)
def test_a_step_that_is_not_as_it_says(tmp_path: Path, step: str, told: str):
    assert told_of_step(tmp_path, step) == [told]


def test_entries_of_sets_are_compared_as_often_as_they_come():
    assert differences({"any_order": [1, 1, True]}, [True, 1, 1], "x") == []
    assert differences({"any_order": [1, 1, 1]}, [True, 1, 1], "x") == [
        "x is [true, 1, 1]; missing [1], unexpected [true]"
    ]


# ---------------------------------------------------------------- cases

CASES = (
    AUCTION
    + """
[[step]]
moves = ["0 bid 2"]
[[case]]
title = "poor"
step = [{ actors = [2] }]
[[case]]
title = "richer"
clauses = ["TJ-BID-08"]
given = { capital = [6, 3, 6] }
options = { passing = "final" }
[[case.step]]
actors = [1]
[[case.step]]
seat = 1
do = "bid 3"
expect = { standing_bid = 3, options.passing = "final" }
"""
)


def test_cases_share_what_stands_above_them(tmp_path: Path):
    found = result(tmp_path, CASES)
    assert found.problems == []
    assert (found.cases, found.steps, found.clauses) == (2, 5, ["TJ-BID-08"])


def test_each_case_tells_its_own_problems(tmp_path: Path):
    text = CASES.replace("actors = [2]", "actors = [1]").replace('do = "bid 3"', 'do = "bid 3"\nactors = [0]')
    assert problems(tmp_path, text) == [
        "a.toml, case 'poor', step 1: actors is [2], expected [1]",
        "a.toml, case 'richer', step 2: actors is [2], expected [0]",
    ]


def test_what_is_wrong_above_the_cases_is_told_once(tmp_path: Path):
    text = CASES.replace("capital = [6, 2, 6]", "capital = [6, 2, 6]\nco2 = 99")
    assert len(problems(tmp_path, text)) == 1
    text = CASES.replace('moves = ["0 bid 2"]', 'moves = ["0 bid 2"]\nactors = []')
    assert problems(tmp_path, text) == [
        "a.toml, case 'poor', shared step 1: actors is [2], expected []",
        "a.toml, case 'richer', shared step 1: actors is [1], expected []",
    ]
    text = CASES.replace('moves = ["0 bid 2"]', 'moves = ["0 bid 2"]\nexpect.round = 2')
    assert problems(tmp_path, text) == ["a.toml, case 'poor', shared step 1: round is 1, expected 2"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('title = "poor"\n', "", "a.toml, case 1: it has no 'title'"),
        ('"richer"', '"poor"', "a.toml, case 'poor': another case has this title"),
        ('title = "poor"\n', 'title = "poor"\ngame = "haggle"\n', "a.toml, case 'poor': there is no key 'game'"),
        (
            "step = [{ actors = [2] }]",
            "step = [{ actor = [2] }]",
            "a.toml, case 'poor', step 1: there is no key 'actor'",
        ),
        ("step = [{ actors = [2] }]", "step = 3", "a.toml, case 'poor': 'step' takes tables under [[step]], not 3"),
    ],
)
def test_a_case_of_the_wrong_form_is_told(tmp_path: Path, old: str, new: str, told: str):
    assert problems(tmp_path, CASES.replace(old, new))[0].startswith(told)


def test_a_case_that_shows_nothing_is_told(tmp_path: Path):
    text = 'game = "tradejack"\n[[case]]\ntitle = "one"\nstep = [{ actors = [0] }]\n[[case]]\ntitle = "two"'
    assert problems(tmp_path, text)[0] == "a.toml, case 'two': it has no [[case.step]], so it shows nothing"


def test_a_case_joins_the_content_that_stands_above(tmp_path: Path):
    text = AUCTION.replace("[given]", '[content]\nremove = ["trend/noodles-gold"]\n[given]')
    text += '[[case]]\ntitle = "a"\nstep = [{ actors = [0] }]\n[case.content]\n'
    both = text + 'remove = ["trend/soap-gold"]\n[case.given]\ndemand = '
    for card in ("noodles-gold", "soap-gold"):
        told = f"a.toml, case 'a': 'demand.0' names '{card}', which is not a Demand card"
        assert problems(tmp_path, f'{both}["{card}"]')[0].startswith(told)
    twice = problems(tmp_path, text + 'remove = ["trend/noodles-gold"]')
    assert twice[0].startswith("a.toml, case 'a': [content] cannot remove 'trend/noodles-gold'")


# ---------------------------------------------------------------- content of other files


def test_content_is_included(tmp_path: Path):
    (tmp_path / "few.toml").write_text('remove = ["trend/noodles-gold"]\n[[product]]\nid = "soap-blue"\nvalue = 7\n')
    text = AUCTION.replace("[given]", '[content]\ninclude = ["few.toml"]\n[[content.product]]\nid = "soap-blue"\n'
                           'copies = 9\n[given]\ndemand = ["noodles-gold"]')  # fmt: skip
    assert (
        "'demand.0' names 'noodles-gold', which is not a Demand card"
        in problems(tmp_path, text + "[[step]]\nactors=[0]")[0]
    )
    text = text.replace('demand = ["noodles-gold"]\n', "")
    assert problems(tmp_path, text + '[[step]]\nexpect = { "products.0.length" = 3 }') == []


@pytest.mark.parametrize(
    ("content", "file", "told"),
    [
        ('include = ["no.toml"]', "", "no.toml: it is not there"),
        ("include = [3]", "", "[content]: 'include' takes paths beside the scenario, not 3"),
        ('include = "few.toml"', "", "[content]: 'include' takes a list"),
        ('include = ["few.toml"]', 'include = ["few.toml"]', "few.toml: an included file has no 'include' of its own"),
        ('include = ["few.toml"]', "x", "few.toml: this is not valid TOML"),
    ],
)
def test_an_include_that_cannot_be_is_told(tmp_path: Path, content: str, file: str, told: str):
    (tmp_path / "few.toml").write_text(file)
    text = AUCTION.replace("[given]", f"[content]\n{content}\n[given]") + "[[step]]\nactors = [0]"
    assert problems(tmp_path, text)[0].startswith(f"a.toml: {told}")


# ---------------------------------------------------------------- chance

FRESH = 'game = "tradejack"\nseats = 2\n[chance]\nfirst-player = [1]\n{}\n[[step]]\nactors = [1]\n'


def test_chance_that_runs_short_is_told(tmp_path: Path):
    told = (
        "a.toml: [chance] ran short: another 'source' was wanted; add it, or end the list with '...' where any will do"
    )
    assert problems(tmp_path, FRESH.format("source = []")) == [told]
    assert problems(tmp_path, FRESH.format('source = ["gold-blue"]')) == []
    more = '[[step]]\nmoves = ["1 pass", "0 pass"]\n'
    assert problems(tmp_path, FRESH.format('source = ["gold-blue"]') + more) == [told.replace(":", ", step 2:", 1)]


def test_chance_may_go_on(tmp_path: Path):
    more = '[[step]]\nmoves = ["1 pass", "0 pass"]\nexpect.first = 1\n'
    assert problems(tmp_path, FRESH.format('source = ["gold-blue", "..."]') + more) == []
    assert problems(tmp_path, FRESH.format('source = ["..."]') + more) == []
    assert "there is no source '...'" in problems(tmp_path, FRESH.format('source = ["...", "gold-blue"]') + more)[0]


def test_a_die_is_written_as_what_it_shows():
    for name in entrepot.game_names():
        game = entrepot.game(name)
        for chance in game.chances:
            for side, shows in enumerate(game.sides(chance.name)):
                same = game.outcome(chance.name, shows)
                assert game.sides(chance.name)[same] == shows
                assert game.outcome_word(chance.name, side) == shows
    assert entrepot.game("tradewarz").sides("red") != [1, 2, 3, 4, 5, 6]
    with pytest.raises(BadScenario, match="5 is not an outcome of 'red': write 1, 2, 3"):
        entrepot.game("tradewarz").outcome("red", 5)


# ---------------------------------------------------------------- in Python, and what there is


def test_a_position_in_python_is_that_of_a_file(tmp_path: Path):
    given = {"phase": "auction", "shown": "gold-blue", "capital": [6, 2], "first": 0}
    state = scenario.position("tradejack", given, seats=2, seed=5)
    assert state.dump() == entrepot.game("tradejack").arrange(given, 2, 5).dump()
    assert scenario.position(entrepot.game("haggle"), {}, seats=3).seats == 3
    with pytest.raises(BadPosition, match=r"'capital\.1' takes a whole number"):
        scenario.position("tradejack", {"capital": [6, "2"]})
    with pytest.raises(BadScenario, match="'source' takes a list, not 3"):
        scenario.position("tradejack", given, chance={"source": 3})  # type: ignore[dict-item]


@pytest.mark.parametrize("name", sorted(entrepot.game_names()))
def test_the_lists_for_writers_have_all_that_there_is(name: str):
    game = entrepot.game(name)
    verbs, chances, events = scenario.verbs(game), scenario.chances(game), scenario.events(game)
    assert [form.split()[0] for form in verbs] == list(game.actions.by_name)
    assert list(chances) == [chance.name for chance in game.chances]
    assert "undone" in events
    state = game.new(seed=1, listening=True)
    heard = {event["kind"] for event in state.take_events()}
    for _ in range(200):
        if not state.over:
            seat = state.actors()[0]
            state.apply(seat, state.legal(seat)[-1])
            heard |= {event["kind"] for event in state.take_events()}
    assert heard <= set(events)
    assert all(line and "\n" not in line for line in [*verbs.values(), *chances.values(), *events.values()])
