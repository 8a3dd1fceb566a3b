"""The scenario runner: what it plays and compares, and one clear sentence for every wrong file or unmet expectation."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import entrepot
from entrepot.files.compare import differences
from entrepot.files.scenario import Scenario, play, read, run
from entrepot.files.scenario_lists import keys
from entrepot.kernel.errors import BadScenario

AUCTION = """
game = "tradejack"
clauses = ["TJ-BID-08"]
seats = 3
[given]
phase = "auction"
first = 0
shown = "gold-blue"
capital = [6, 2, 6]
"""
PRODUCTION = """
game = "tradejack"
seats = 2
[given]
phase = "production"
first = 0
demand = ["soap-gold", "standards-1", "only-alternative-1"]
capital = [6, 6]
products = [["margarine-blue", "margarine-yellow"], ["soap-blue"]]
sources = [["silver-blue"], []]
"""


def problem(folder: Path, text: str, name: str = "a.toml") -> str:
    """What running a scenario of this text says; empty if all is well."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    result = run(path)
    assert all(told and "\n" not in told for told in result.problems)
    assert [told for told in result.problems if says_twice(told)] == []
    assert result.passed == (result.problem == "")
    return result.problem


def says_twice(told: str) -> bool:
    """Whether four words in a row come twice in a sentence."""
    words = told.split()
    runs = [tuple(words[at : at + 4]) for at in range(len(words) - 3)]
    return len(runs) > len(set(runs))


# ---------------------------------------------------------------- what passes


@pytest.mark.parametrize(
    "steps",
    [
        '[[step]]\nseat = 0\ndo = "bid 3"\nexpect = { standing_bid = 3, "capital.1" = 2, out = [false, false, false] }',
        '[[step]]\nseat = 0\ndo = "bid 3"\nactors = [2]',
        '[[step]]\nmoves = ["0 pass", "1 bid 1"]\nexpect.high_bidder = 1\nexpect.options.passing = "open"',
        '[[step]]\nseat = 0\nlegal = ["bid 6", "bid 5", "bid 4", "bid 3", "bid 2", "bid 1", "pass"]',
        "[[step]]\nseat = 1\nlegal = []",
        '[[step]]\nseat = "table"\nlegal = []',
        '[[step]]\nseat = 0\ndo = "bid 9"\nrefused = "TJ-BID-07"',
        '[[step]]\nmoves = ["1 pass"]\nrefused = "TJ-R-49"',
        '[[step]]\nundo = 0\nrefused = "TJ-BID-05"',
        '[[step]]\nview = { seat = 1, capital = [6, 2, 6], auction = { source = "gold-blue", standing_bid = 0 } }',
        '[[step]]\nview = [{ seat = 0, waiting = "?" }, { seat = "spectator", products = [] }]',
        '[[step]]\nnote = "two seats at once"\nmoves = ["0 bid 3"]\n'
        'events = [{ seat = 1, kinds = ["bid", "passed-unable"] }, { seat = 2, kinds = ["bid", "passed-unable"] }]',
    ],
)
def test_a_step_that_says_how_it_is(tmp_path: Path, steps: str):
    assert problem(tmp_path, AUCTION + steps) == ""


def test_undo_takes_the_last_action_back(tmp_path: Path):
    steps = """
[[step]]
seat = 0
do = ["pair margarine-blue", "with silver-blue"]
[[step]]
undo = 0
expect.laid = [[["margarine-blue", "?"]], []]
events = [{ seat = 0, kinds = ["undone"] }, { seat = 1, kinds = [] }]
[[step]]
undo = 0
expect.laid = [[], []]
[[step]]
moves = ["0 sell margarine-blue", "0 done", "1 done"]
expect = { capital = [7, 6] }
"""
    assert problem(tmp_path, PRODUCTION + steps) == ""


def test_chance_is_answered_by_name(tmp_path: Path):
    text = """
game = "tradejack"
seats = 2
[chance]
first-player = [1]
demand = ["green-products-2", "double-green-1", "soap-gold"]
product = ["soap-blue", "..."]
source = ["gold-blue", "gold-yellow"]
[[step]]
expect = { first = 1, demand = ["green-products-2", "double-green-1", "soap-gold"], shown = "gold-blue" }
[[step]]
moves = ["1 pass", "0 pass"]
expect = { shown = "gold-yellow" }
"""
    assert problem(tmp_path, text) == ""
    told = problem(tmp_path, text.replace('"gold-yellow"]', '"gold-yellow", "silver-blue", "silver-blue"]'))
    assert told == 'a.toml: [chance] was not used up: {"source": ["silver-blue", "silver-blue"]} is left'


def test_an_outcome_is_compared_once_the_game_is_over(tmp_path: Path):
    text = PRODUCTION.replace("seats = 2", 'seats = 2\noptions = { co2 = "on" }')
    text = text.replace("silver-blue", "rainforest-blue").replace('phase = "', 'co2 = 2\nphase = "')
    steps = '[[step]]\nmoves = ["0 pair margarine-blue", "0 with rainforest-blue", "0 done"]\n'
    assert problem(tmp_path, text + steps + 'outcome = { ending = "climate", places = [] }') == ""
    told = problem(tmp_path, text + steps + 'outcome = { ending = "reputation" }')
    assert told == 'a.toml, step 1: outcome.ending is "climate", expected "reputation"'
    told = problem(tmp_path, text + "[[step]]\noutcome = {}")
    assert told == "a.toml, step 1: the game is not over, expected an outcome"


def test_outside_events_are_played(tmp_path: Path):
    text = 'game = "haggle"\n[[step]]\nmoves = ["table time-up"]\n'
    text += '[[step]]\nseat = "table"\ndo = "time-up"\nrefused = "HG-END-02"'
    assert problem(tmp_path, text) == ""


def test_events_of_the_set_up_are_heard(tmp_path: Path):
    text = AUCTION.replace('"auction"', '"bidding"').replace('shown = "gold-blue"\n', "")
    assert problem(tmp_path, text + '[[step]]\nevents = { seat = 2, kinds = ["turned-up"] }') == ""


def test_the_last_position_is_returned(tmp_path: Path):
    (tmp_path / "a.toml").write_text(AUCTION + '[[step]]\nseat = 0\ndo = "bid 3"', encoding="utf-8")
    assert play(read(tmp_path / "a.toml")).dump()["standing_bid"] == 3


def test_a_scenario_can_be_made_without_a_file():
    scenario = Scenario("a", Path(), "tradejack", step=[{"expect": {"round": 1}}])
    assert play(scenario).seats == 2


# ---------------------------------------------------------------- content


def test_rows_of_content_change_and_join_the_shipped_ones(tmp_path: Path):
    text = """
game = "tradejack"
[content]
remove = ["trend/noodles-gold"]
[[content.product]]
id = "soap-blue"
value = 7
[[content.trend]]
id = "all-new"
letter = "A"
green_bonus = 3
[given]
phase = "production"
demand = ["all-new", "soap-gold", "only-alternative-1"]
capital = [0, 0]
products = [["soap-blue"], []]
sources = [["silver-blue"], []]
[[step]]
seat = 0
do = ["pair soap-blue", "with silver-blue", "done"]
expect = { capital = [16, 0] }
"""
    assert problem(tmp_path, text) == ""
    assert problem(tmp_path, text.replace("all-new", "noodles-gold")) == ""
    told = problem(tmp_path, text.replace('demand = ["all-new"', 'demand = ["noodles-gold"'))
    assert "'demand.0' names 'noodles-gold', which is not a Demand card" in told
    assert "there is no column 'hue'" in problem(tmp_path, text.replace("value = 7", "hue = 7"))
    assert "[content]: there is no table 'products'" in problem(
        tmp_path, text.replace("content.product", "content.products")
    )
    assert "cannot remove 'trend/none'" in problem(tmp_path, text.replace("trend/noodles-gold", "trend/none"))
    assert "needs an 'id'" in problem(tmp_path, text.replace('id = "all-new"\n', ""))


def test_content_can_be_a_file_beside_the_scenario(tmp_path: Path):
    from entrepot.files.content import write_toml

    game = entrepot.game("tradejack")
    write_toml(game.content, tmp_path / "cards.toml", game.schema)
    text = (tmp_path / "cards.toml").read_text(encoding="utf-8").replace("value = 5", "value = 8")
    (tmp_path / "cards.toml").write_text(text, encoding="utf-8")
    steps = '[[step]]\nmoves = ["0 pair lipstick-blue", "0 with silver-blue", "0 done", "1 done"]\n'
    steps += "expect = { capital = [17, 6] }"
    scenario = PRODUCTION.replace("seats = 2", 'seats = 2\ncontent = "cards.toml"').replace(
        "margarine-blue", "lipstick-blue"
    )
    assert problem(tmp_path, scenario + steps) == ""
    told = problem(tmp_path, scenario.replace("cards.toml", "none.toml") + steps)
    assert told.startswith("a.toml: none.toml: it is not there")


# ---------------------------------------------------------------- what does not pass


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        (
            'seat = 0\ndo = "bid 9"',
            "'bid 9' by seat 0 is refused: This is more than the bidder's own Capital, which is 6. (TJ-BID-07)",
        ),
        (
            'seat = 0\ndo = "bid 3"\nrefused = "TJ-BID-07"',
            "'bid 3' by seat 0 is allowed, expected to be refused by TJ-BID-07",
        ),
        (
            'seat = 0\ndo = "bid 9"\nrefused = "TJ-BID-08"',
            "'bid 9' by seat 0 is refused by another clause than TJ-BID-08: "
            "This is more than the bidder's own Capital, which is 6. (TJ-BID-07)",
        ),
        ('seat = 0\ndo = "bit 3"', "'bit 3' is not an action of tradejack (did you mean 'bid'?)"),
        ('seat = 3\ndo = "pass"', "'seat' takes a seat from 0 to 2, not 3"),
        ('seat = true\ndo = "pass"', "'seat' takes a seat from 0 to 2, not true"),
        ('do = "pass"', "'do' wants a 'seat' beside it"),
        ("seat = 0\ndo = 3", "actions are written as texts in a list, not as 3"),
        ("moves = [3]", "actions are written as texts in a list, not as [3]"),
        ('moves = ["pass"]', "the move 'pass' begins with no seat; write '0 pass' or 'table ...'"),
        ('seat = 0\ndo = "pass"\nundo = 0', "a step does one thing, and this has 'do' and 'undo'"),
        ("undo = 9", "'undo' takes a seat from 0 to 2, not 9"),
        ("undo = 0", "undo by seat 0 is refused: You have nothing to take back. (TJ-BID-05)"),
        ("", "this step does nothing and expects nothing"),
        ("seat = 1", "this step does nothing and expects nothing"),
        ('refused = "TJ-BID-07"\nactors = [0]', "'refused' wants one action"),
        ('refused = "TJ-BID-07"\nmoves = ["0 pass", "1 pass"]', "'refused' wants one action"),
        ('expekt = { round = 1 }', "there is no key 'expekt' (did you mean 'expect'?)"),
        ("expect = 3", "'expect' takes a table, not 3"),
        ("expect = { capital = [6, 2, 5] }", "capital is [6, 2, 6], expected [6, 2, 5]"),
        ('expect = { "capital.1" = 3 }', "capital.1 is 2, expected 3"),
        ('expect = { "capital.3" = 3 }', "there is no capital.3; capital has 3 entries, counted from 0"),
        ('expect = { "round.1" = 3 }', "there is no round.1; round is 1"),
        ("expect = { round = true }", "round is 1, expected true"),
        ("expect = { rounds = 1 }", "there is no rounds (did you mean 'round'?)"),
        ('expect = { options = { passing = "final" } }', 'options.passing is "open", expected "final"'),
        ("view = { capital = [6, 2, 6] }", "'view' takes tables with 'seat' (a number or 'spectator')"),
        ("view = { seat = 0, round = 2 }", "in the view of seat 0, round is 1, expected 2"),
        ('view = { seat = "spectator", round = 2 }', "in the view of a spectator, round is 1, expected 2"),
        ("view = 3", "'view' takes tables with 'seat'"),
        ('legal = ["pass"]', "'legal' wants a 'seat' beside it"),
        (
            'seat = 1\nlegal = ["pass"]',
            'legal for seat 1 is []; missing ["pass"], unexpected []',
        ),
        ('seat = 0\nlegal = "pass"', "actions are written as texts in a list"),
        ("actors = [0, 1]", "actors is [0], expected [0, 1]"),
        ('events = { seat = 0 }', "'events' takes 'seat' and 'kinds', and nothing else"),
        ('moves = ["0 pass"]\nevents = { seat = 0, kinds = [] }', 'what seat 0 has heard is ["passed"], expected []'),
        ("outcome = {}", "the game is not over, expected an outcome"),
    ],
)  # fmt: skip
def test_a_step_that_does_not_fit_is_told_with_its_number(tmp_path: Path, steps: str, told: str):
    first = "[[step]]\nactors = [0]\n"
    assert problem(tmp_path, AUCTION + first + "[[step]]\n" + steps).startswith(f"a.toml, step 2: {told}")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("game = x", "a.toml: this is not valid TOML, line 1, column 8: Invalid value"),
        ("", "a.toml: it does not say which 'game' it is of"),
        ('game = "tradejack"', "a.toml: it has no [[step]], so it shows nothing"),
        ('game = "chess"\n[[step]]\nactors = []', "a.toml: there is no game 'chess'; the games are "),
        (
            'gane = "chess"',
            "a.toml: there is no key 'gane' (did you mean 'game'?)\na.toml: it does not say which 'game' it is of",
        ),
        ('game = "tradejack"\nseats = "3"', "a.toml: 'seats' takes a whole number, not \"3\""),
        ('game = "tradejack"\nseats = true', "a.toml: 'seats' takes a whole number, not true"),
        ('game = "tradejack"\nseats = 7\n[[step]]\nactors = []', "a.toml: tradejack is for 2 to 6 seats, not 7"),
        ('game = "tradejack"\nclauses = [1]\n[[step]]\nactors = []', "a.toml: 'clauses' takes ids of clauses, not 1"),
        ('game = "tradejack"\nclauses = ["TJ"]\n[[step]]\nactors = []', "a.toml: tradejack has no clause 'TJ'"),
        ('game = "tradejack"\nstep = [1]', "a.toml, step 1: a step is a table; write it under [[step]]"),
        (
            'game = "tradejack"\noptions = { passing = "never" }\n[[step]]\nactors = []',
            "a.toml: option 'passing' cannot be 'never'; choose one of open, final",
        ),
        (
            'game = "tradejack"\n[given]\nmoney = 3\n[[step]]\nactors = []',
            "a.toml: [given] has no key 'money'; it has phase, first, round",
        ),
        (
            'game = "tradejack"\n[given]\ncapital = [1, 2, 3]\n[[step]]\nactors = []',
            "a.toml: 'capital' takes a list of 2 whole numbers, one a seat, not a list of 3",
        ),
        (
            'game = "tradejack"\n[chance]\ncoin = [1]\n[[step]]\nactors = []',
            "a.toml: tradejack draws no 'coin'; it has first-player, product, source, demand",
        ),
        (
            'game = "tradejack"\n[chance]\nsource = ["gold"]\n[[step]]\nactors = []',
            "a.toml: there is no source 'gold'",
        ),
        (
            'game = "tradejack"\n[chance]\nsource = 3\n[[step]]\nactors = []',
            "a.toml: [chance]: 'source' takes a list, not 3",
        ),
        (
            'game = "tradejack"\n[chance]\nfirst-player = [2]\n[[step]]\nactors = []',
            "a.toml: [chance] wants 2 of 'first-player', which has 0 to 1",
        ),
        (
            'game = "tradejack"\n[chance]\nfirst-player = ["one"]\n[[step]]\nactors = []',
            "a.toml: 'one' is not an outcome of 'first-player': write a whole number from 0",
        ),
        (
            'game = "tradejack"\n[chance]\ndemand = ["soap-gold", "soap-gold"]\n[[step]]\nactors = []',
            "a.toml: [chance] wants 'soap-gold' of 'demand', and none is left to be drawn",
        ),
    ],
)
def test_a_wrong_file_is_told(tmp_path: Path, text: str, told: str):
    assert problem(tmp_path, text).startswith(told)


def test_a_file_that_is_not_there_is_told(tmp_path: Path):
    assert run(tmp_path / "none.toml").problem == "none.toml: it is not there, or is not a plain file"
    (tmp_path / "bad.toml").write_bytes(b"game = \xff")
    assert "not in UTF-8" in run(tmp_path / "bad.toml").problem
    with pytest.raises(BadScenario, match=r"none\.toml"):
        read(tmp_path / "none.toml")


def test_a_result_says_what_was_played(tmp_path: Path):
    (tmp_path / "a.toml").write_text(AUCTION + "[[step]]\nactors = [0]\n[[step]]\nactors = [1]", encoding="utf-8")
    result = run(tmp_path / "a.toml")
    assert (result.name, result.clauses, result.steps, result.passed) == ("a.toml", ["TJ-BID-08"], 2, False)
    assert result.problem == "a.toml, step 2: actors is [0], expected [1]"


@pytest.mark.parametrize("game", ["tradejack", "haggle"])
def test_every_key_of_given_has_its_line(game: str):
    listed = keys(entrepot.game(game))
    assert set(entrepot.game(game).new().fields()) <= set(listed)
    assert all(line.strip() and "\n" not in line for line in listed.values())
    assert listed["phase"].startswith("one of ")


# ---------------------------------------------------------------- comparing


PLAIN = st.recursive(
    st.one_of(st.integers(-3, 3), st.booleans(), st.text("ab", max_size=2)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text("ab", max_size=1), inner, max_size=3)),
    max_leaves=8,
)


@given(PLAIN)
def test_a_value_is_as_itself(value: Any):
    assert differences(value, value, "x") == []


@settings(max_examples=300)
@given(PLAIN, PLAIN)
def test_no_difference_means_that_all_that_is_wanted_is_there(wanted: Any, found: Any):
    def fits(wanted: Any, found: Any) -> bool:
        if isinstance(wanted, dict):
            if isinstance(found, list):  # in TOML a list's places are keys as well
                found = {str(at): value for at, value in enumerate(found)}
            return not wanted or (
                isinstance(found, dict) and all(key in found and fits(part, found[key]) for key, part in wanted.items())
            )
        return type(wanted) is type(found) and repr(wanted) == repr(found)

    def is_plain(value: Any) -> bool:
        return not isinstance(value, dict) or all(key and is_plain(part) for key, part in value.items())

    if is_plain(wanted):
        assert (differences(wanted, found, "x") == []) == fits(wanted, found)


@settings(max_examples=40)
@given(
    st.sampled_from(["do", "moves", "undo", "seat", "expect", "view", "legal", "events", "outcome", "actors"]), PLAIN
)
def test_a_hostile_step_never_does_worse_than_a_sentence(key: str, value: Any):
    step = {"seat": 0, "do": "pass", key: value}
    scenario = Scenario("a", Path(), "tradejack", step=[step])
    try:
        assert play(scenario).seats == 2
    except BadScenario as error:
        told = str(error)
        assert told.startswith("a, step 1: ")
