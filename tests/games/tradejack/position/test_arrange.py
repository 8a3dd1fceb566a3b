"""Positions set up by hand: every reachable one can be, an impossible one gets one sentence and nothing else."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import entrepot
from entrepot.kernel.chance import Chance, Feed, Script, face_at, seeded
from entrepot.kernel.errors import BadPosition, BadScenario, EntrepotError
from entrepot.kernel.state import ENTERED, State

GAME = entrepot.game("tradejack")
SETUPS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"passing": "final"}),
    (4, {"length": "quick-4", "co2": "on"}),
    (5, {"length": "advanced", "second-card": "revealer-picks"}),
    (6, {"length": "advanced-7", "second-card": "revealer-picks", "passing": "final"}),
]
PHASES = {phase.name for phase in GAME.phases} - {"setup"}


class Heard(Feed):
    """Remembers what the generator gives, so that it can be scripted."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)
        self.answers: list[tuple[str, int]] = []

    def draw(self, chance: Chance, counts: list[int], total: int, number: int, audience: int) -> int:
        face = face_at(counts, self.rng.below(total))
        self.answers.append((chance.name, face))
        return face

    def pick(self, chance: Chance, n: int, number: int, audience: int) -> int:
        self.answers.append((chance.name, self.rng.below(n)))
        return self.answers[-1][1]


def phases_of(seats: int, options: dict[str, str], seed: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Play at random; yield each phase as it began: name, fields, answers until the next question, stack, and that."""
    begun: list[tuple[str, dict[str, Any], int, list[Any]]] = []
    real_run = State.run

    def run(state: State) -> None:
        while state._due and not state.over:  # one phase at a time, as State.run does
            phase = state.top()
            if state._due == ENTERED and phase.name != "setup":
                begun.append((phase.name, copy.deepcopy(state.fields()), len(feed.answers), state.stack[:]))
            due, state._due = state._due, 0
            if due == ENTERED:
                phase.enter(state)
            else:
                phase.resume(state, state._result)

    feed = Heard(seed)
    rng = seeded(seed)
    monkeypatch.setattr(State, "run", run)
    state = GAME.new(seats, seed, options, feed)
    while True:
        monkeypatch.setattr(State, "run", real_run)
        for name, fields, answers, stack in begun:
            yield name, fields, feed.answers[answers:], stack, state
        monkeypatch.setattr(State, "run", run)
        if state.over:
            break
        begun.clear()
        seat = state.actors()[rng.below(len(state.actors()))]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    monkeypatch.undo()


def scripted(answers: list[tuple[str, int]]) -> Script:
    lists: dict[str, list[int]] = {}
    for name, outcome in answers:
        lists.setdefault(name, []).append(outcome)
    return Script(lists)


def given_of(name: str, fields: dict[str, Any], stack: list[int]) -> dict[str, Any]:
    given = {"phase": name, **fields}
    if name == "bidding" and not fields["waiting"]:
        del given["revealer"]  # the one of the round before
    if stack[2] and name in ("pick", "auction"):
        given["last_of_deck"] = GAME.cards.source_ids[stack[2] - 1]  # type: ignore[attr-defined]
    return given


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_phase_of_a_game_can_be_set_up(seats: int, options: dict[str, str], monkeypatch: pytest.MonkeyPatch):
    found: set[str] = set()
    for name, fields, answers, stack, then in phases_of(seats, options, seats, monkeypatch):
        if name == "auction" or (name == "bidding" and stack[1]):
            continue  # they are set up as they stand, below
        found.add(name)
        state = GAME.arrange(given_of(name, fields, stack), seats, 1, options, scripted(answers))
        assert state.fields() == then.fields()
        assert (state.ending, state.stack) == (then.ending, then.stack)
    picks = {"pick"} if options.get("second-card") == "revealer-picks" else set()
    assert found == PHASES - {"auction", "pick"} | picks


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_question_of_a_game_can_be_set_up(seats: int, options: dict[str, str]):
    rng = seeded(seats)
    state = GAME.new(seats, seats, options)
    asked = set()
    while not state.over:
        asked.add(state.top().name)
        again = GAME.arrange(given_of(state.top().name, state.fields(), state.stack), seats, 9, options)
        assert (again.fields(), again.stack) == (state.fields(), state.stack)
        assert again.actors() == state.actors()
        seat = state.actors()[rng.below(len(state.actors()))]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    assert asked >= {"auction", "production"}
    assert GAME.load(state.dump()).outcome() == state.outcome()


# ---------------------------------------------------------------- what follows from what is given


def arrange(seats: int = 3, options: dict[str, str] | None = None, **given: Any) -> State:
    return GAME.arrange(given, seats, 1, options)


def test_nothing_given_is_a_fresh_set_up():
    fresh, arranged = GAME.new(3, 1).dump(), arrange().dump()
    assert arranged == fresh


def test_the_set_up_itself_can_be_entered():
    state = GAME.arrange({"phase": "setup"}, 3, 1, None, Script({"first-player": [2]}))
    assert state.actors() == [2]
    assert sum(len(hand) for hand in state.fields()["products"]) == 6


def test_decks_lose_what_lies_elsewhere():
    fields = arrange(phase="production", products=[["soap-blue"] * 6, [], []], sources=[["gold-blue"], [], []]).fields()
    assert "soap-blue" not in fields["product_deck"]
    assert fields["source_deck"].count("gold-blue") == 2
    assert fields["bank"] == 0
    assert fields["committed"] == [False, True, True]


def test_what_is_missing_from_a_given_deck_is_discarded():
    fields = arrange(phase="production", product_deck=["soap-blue"], source_deck=[]).fields()
    assert len(fields["product_discard"]) == 72 - 6 - 1
    assert len(fields["source_discard"]) == 72
    fields = arrange(phase="demand", round=5, block_a=[], block_b=[]).fields()
    assert len(fields["demand_discard"]) == 12
    assert fields["regulations"][0] == "rainforest-ban"


def test_cards_of_the_fresh_set_up_make_room():
    fresh = arrange().fields()
    card, hand = fresh["demand"][0], fresh["products"][0][0]
    fields = arrange(demand_discard=[card], product_discard=[hand] * 6).fields()
    assert card not in fields["demand"]
    assert len(fields["demand"]) == 3
    assert [len(cards) for cards in fields["products"]] == [2, 2, 2]
    assert hand not in [held for cards in fields["products"] for held in cards]
    shown = fresh["shown"]
    copies = GAME.content.rows("source")[GAME.content.number("source", shown)]["copies"]
    assert arrange(source_discard=[shown] * copies).fields()["shown"] not in ("", shown)


def test_awards_and_won_follow_from_one_another():
    won = [[1, "standards-1"], [0, "only-alternative-1"], [1, "green-products-2"]]
    awards = [["only-alternative-1"], ["standards-1", "green-products-2"], []]
    demand = ["soap-gold", "noodles-gold", "double-green-1"]
    assert arrange(won=won, demand=demand, round=3).fields()["awards"] == awards
    assert [sorted(pair) for pair in ([id for seat, id in arrange(awards=awards, demand=demand).fields()["won"]],)] == [
        sorted(["only-alternative-1", "standards-1", "green-products-2"])
    ]


@pytest.mark.parametrize(
    ("options", "given", "expected"),
    [
        ({}, {"standing_bid": 3, "high_bidder": 1}, {"bidder": 2, "passes": 0}),
        ({}, {"standing_bid": 3, "high_bidder": 1, "passes": 1}, {"bidder": 0, "passes": 1}),
        ({}, {"standing_bid": 3, "high_bidder": 1, "bidder": 0}, {"bidder": 0, "passes": 1}),
        ({}, {"standing_bid": 3, "high_bidder": 1, "capital": [6, 6, 3]}, {"bidder": 0, "passes": 1}),
        ({}, {"passes": 2}, {"bidder": 2, "passes": 2}),
        ({}, {"revealer": 2, "bidder": 1}, {"revealer": 2, "passes": 2}),
        ({"passing": "final"}, {"passes": 2}, {"bidder": 2, "out": [True, True, False]}),
        ({"passing": "final"}, {"bidder": 1}, {"passes": 1, "out": [True, False, False]}),
        (
            {"passing": "final"},
            {"standing_bid": 3, "high_bidder": 1, "out": [False, False, True]},
            {"bidder": 0, "passes": 0},
        ),
        ({"passing": "final"}, {"out": [True, False, False]}, {"bidder": 1, "passes": 1}),
    ],
)
def test_bidder_passes_and_out_follow_from_one_another(
    options: dict[str, str], given: dict[str, Any], expected: dict[str, Any]
):
    full = {"phase": "auction", "first": 0, "shown": "gold-blue", "capital": [6, 6, 6], **given}
    fields = arrange(3, options, **full).fields()
    assert {key: fields[key] for key in expected} == expected
    assert arrange(3, options, **full).actors() == [fields["bidder"]]


def test_a_revealing_turn_begins_or_goes_on():
    begun = arrange(phase="bidding", first=0, revealer=1).dump()
    assert (begun["stack"][0][:2], begun["waiting"]) == (["bidding", 2], "?")
    second = arrange(phase="bidding", first=0, revealer=1, waiting="?").dump()
    assert (second["stack"][0][:2], second["waiting"]) == (["bidding", 2], "")


def test_production_without_a_question_goes_on_to_sales():
    state = arrange(phase="production", products=[[], [], []])
    assert (state.fields()["round"], state.top().name) == (2, "auction")


def test_what_is_given_is_not_changed():
    given = {"phase": "production", "products": [["soap-blue"], [], []], "laid": [[["soap-blue"]], [], []]}
    before = copy.deepcopy(given)
    state = GAME.arrange(given, 3, 1)
    state.apply(0, GAME.parse("done"))
    assert given == before


# ---------------------------------------------------------------- what cannot be


HANDS = {"products": [["soap-blue", "margarine-yellow"], ["soap-blue"], []], "sources": [["gold-blue"], [], []]}
PRODUCTION: dict[str, Any] = {"phase": "production", **HANDS}
AUCTION: dict[str, Any] = {"phase": "auction", "first": 0, "shown": "gold-blue", "capital": [6, 6, 6]}
FINAL = {"passing": "final"}
PICKS = {"second-card": "revealer-picks"}
CO2 = {"co2": "on"}
ADVANCED = {"length": "advanced"}


@pytest.mark.parametrize(
    ("options", "given", "told"),
    [
        ({}, {"money": 3}, "[given] has no key 'money'"),
        ({}, {"phase": "auctoin"}, "tradejack has no phase 'auctoin'"),
        ({}, {"phase": "setup", "round": 2}, "nothing else can be given with it"),
        ({}, {"capital": [1, 2]}, "'capital' takes a list of 3 whole numbers, one a seat, not a list of 2"),
        ({}, {"capital": [1, -2, 3]}, "'capital' takes a whole number from 0 to 999, not -2"),
        ({}, {"capital": [1, 1000, 3]}, "'capital' takes a whole number from 0 to 999, not 1000"),
        ({}, {"capital": [1, True, 3]}, "'capital' takes a whole number from 0 to 999, not true"),
        ({}, {"capital": [1, 2.0, 3]}, "'capital' takes a whole number from 0 to 999, not 2.0"),
        ({}, {"bank": 10**7}, "'bank' takes a whole number from -1000000 to 1000000, not 10000000"),
        ({}, {"bank": 1}, "'bank' must be the sum of 'capital' less 6 for each seat"),
        ({}, {"first": 3}, "'first' takes a whole number from 0 to 2, not 3"),
        ({}, {"high_bidder": -2}, "'high_bidder' takes a whole number from -1 to 2, not -2"),
        ({}, {"round": 0}, "'round' is 0, and this game has rounds 1 to 6"),
        ({}, {"round": 7}, "'round' is 7, and this game has rounds 1 to 6"),
        ({"length": "quick-4"}, {"round": 5}, "'round' is 5, and this game has rounds 1 to 4"),
        ({}, {"committed": [True, False]}, "'committed' takes a list of 3 times true or false, one a seat"),
        ({}, {"committed": [1, 0, 0]}, "'committed' takes true or false for each seat, not 1"),
        ({}, {"products": [["soap-blue"], 3, []]}, "'products' takes a list of cards, not 3"),
        ({}, {"products": [["sope-blue"], [], []]}, "which is not a Product card (did you mean 'soap-blue'?)"),
        ({}, {"products": [[["soap-blue"]], [], []]}, "'products' names a list, which is not a Product card"),
        ({}, {"products": [["soap-blue"] * 7, [], []]}, "it has 7 of the Product card 'soap-blue', and this game 6"),
        ({}, {"product_deck": [], "product_discard": []}, "of the Product card 'soap-blue', and this game 6"),
        ({}, {"sources": [["gold-blue"] * 4, [], []]}, "it has 4 of the Source card 'gold-blue', and this game 3"),
        ({}, {"demand": ["soap-gold"] * 2}, "it has 2 of the Demand card 'soap-gold', and this game 1"),
        ({}, {"demand": ["double-green-2"]}, "it has 1 of the Demand card 'double-green-2', and this game none"),
        ({}, {"demand": ["soap-gold"] * 4}, "'demand' takes at most 3 cards, not 4"),
        ({}, {"demand": ["rainforest-ban"]}, "'rainforest-ban' is a Regulation"),
        ({}, {"regulations": ["soap-gold"]}, "'regulations' has 'soap-gold', which is none"),
        (CO2, {"regulations": ["rainforest-ban"]}, "it has 1 of the Demand card 'rainforest-ban', and this game none"),
        ({}, {"block_a": ["green-sources"]}, "'green-sources' has the letter C, and lies in another block"),
        ({}, {"block_b": ["soap-gold"]}, "'block_b' has 'soap-gold', which has another letter than B"),
        ({}, {"removed": 3}, "'removed' is 3, and this length removes 0 cards"),
        ({"length": "quick-5"}, {"block_a": []}, "'block_a' must still list the 3 cards that the Quick Game removed"),
        ({}, {"won": [["gold-standards-1", 0]]}, "'won' takes a whole number from 0 to 2, not 'gold-standards-1'"),
        ({}, {"won": [0]}, "'won' takes a list of [seat, award], not 0"),
        ({}, {"won": [[0, "soap-gold"]]}, "'won' names 'soap-gold', which is not an Award"),
        ({}, {"won": [[0, "standards-1"]], "awards": [[], [], []]}, "'awards' and 'won' disagree"),
        ({}, {"co2": 1}, "'co2' counts only in the Carbon Dioxide variant"),
        ({}, {"round": 2, "demand_discard": []}, "15 Trends and Awards are left for 4 more rounds of 3"),
        ({}, {"capital": [6, 6, 900]}, "'capital' has 900, and nobody can have more than "),
        (CO2, {"co2": 4}, "'co2' is 4, and the game is lost at 4"),
        # auctions
        ({}, AUCTION | {"shown": ""}, "an auction needs its card in 'shown'"),
        ({}, AUCTION | {"shown": "?"}, "an auction needs its card in 'shown'"),
        ({}, AUCTION | {"shown": "rainforest-blue", "regulations": ["rainforest-ban"]}, "is banned, so"),
        ({}, AUCTION | {"standing_bid": 2}, "'standing_bid' and 'high_bidder' belong together"),
        ({}, AUCTION | {"high_bidder": 2}, "'standing_bid' and 'high_bidder' belong together"),
        ({}, AUCTION | {"standing_bid": 7, "high_bidder": 2}, "more than its bidder's Capital of 6"),
        ({}, AUCTION | {"standing_bid": 6, "high_bidder": 2}, "'bidder' cannot bid more than the standing bid"),
        ({}, AUCTION | {"capital": [0, 0, 0]}, "'bidder' cannot bid more than the standing bid"),
        ({}, AUCTION | {"standing_bid": 1, "high_bidder": 2, "bidder": 2}, "'bidder' is the high bidder"),
        ({}, AUCTION | {"passes": 3}, "after 3 passes in a row this auction is over"),
        ({}, AUCTION | {"standing_bid": 1, "high_bidder": 0, "passes": 2}, "'bidder' is the high bidder"),
        ({}, AUCTION | {"bidder": 1, "passes": 2}, "'bidder' is not the seat that comes after that many 'passes'"),
        ({}, AUCTION | {"out": [True, False, False]}, "'out' counts only with the option 'passing' as 'final'"),
        (FINAL, AUCTION | {"out": [True, False, False], "bidder": 0}, "'bidder' is out of this auction"),
        (FINAL, AUCTION | {"out": [False, False, True], "bidder": 0}, "'passes' and 'out' disagree"),
        (FINAL, AUCTION | {"out": [False] * 3, "bidder": 1}, "a seat before 'bidder' is not out"),
        (
            FINAL,
            AUCTION | {"standing_bid": 1, "high_bidder": 0, "out": [True, False, False]},
            "the high bidder cannot be out",
        ),
        ({}, AUCTION | {"waiting": "gold-blue"}, "'waiting' is a card that nobody has seen: write '?'"),
        (PICKS, AUCTION | {"waiting": "?"}, "'waiting' is known to the revealing seat"),
        ({}, AUCTION | {"source_deck": [], "waiting": "?"}, "'waiting' still lies in 'source_deck', which is empty"),
        ({}, AUCTION | {"looked": ["gold-blue", "gold-blue"]}, "'looked' is for the phase 'pick' alone"),
        ({}, {"phase": "pick"}, "the phase 'pick' is played only with the option"),
        (PICKS, {"phase": "pick", "looked": ["gold-blue"]}, "'looked' must have the two Sources to pick from"),
        (PICKS, {"phase": "pick", "looked": ["gold-blue"] * 3}, "'looked' takes at most 2 cards, not 3"),
        (PICKS, {"phase": "pick", "shown": "gold-blue"}, "no auction is on while the revealing seat picks"),
        ({}, PRODUCTION | {"shown": "gold-blue"}, "are for the phase 'auction' alone"),
        ({}, PRODUCTION | {"waiting": "?"}, "'waiting' is for the phases 'auction' and 'bidding' alone"),
        # what lies on the table
        ({}, {"laid": [[["soap-blue"]], [], []]}, "nothing can be laid in the phase 'auction'"),
        ({}, PRODUCTION | {"laid": [["soap-blue"], [], []]}, "'laid' takes [product, source], [product] or"),
        ({}, PRODUCTION | {"laid": [[[]], [], []]}, "'laid' takes [product, source], [product] or"),
        ({}, PRODUCTION | {"laid": [[["soap-blue", "soap-blue"]], [], []]}, "'soap-blue', which is not a Source card"),
        ({}, PRODUCTION | {"laid": [[["soap-blue"], ["soap-blue"]], [], []]}, "must include what is laid"),
        ({}, PRODUCTION | {"laid": [[["soap-blue", "silver-blue"]], [], []]}, "must include what is laid"),
        ({}, PRODUCTION | {"laid": [[["margarine-yellow", "gold-blue"]], [], []]}, "of a set have different colours"),
        ({}, PRODUCTION | {"laid": [[["margarine-yellow", "?"]], [], []]}, "the set half made can get no source"),
        ({}, PRODUCTION | {"laid": [[["soap-blue", "?"], ["margarine-yellow", "?"]], [], []]}, "two sets are half"),
        ({}, PRODUCTION | {"laid": [[["soap-blue", "gold-blue"], ["margarine-yellow"]], [], []]}, "sets and products"),
        (CO2, PRODUCTION | {"laid": [[["soap-blue"]], [], []]}, "no product is sold alone"),
        (
            {},
            PRODUCTION
            | {"sources": [["rainforest-blue"], [], []], "regulations": ["rainforest-ban"]}
            | {"laid": [[["soap-blue", "rainforest-blue"]], [], []]},
            "seat 0 cannot have laid that: 'rainforest-blue' is banned",
        ),
        # commitments
        ({}, {"committed": [True, False, False]}, "'committed' is for Production and what follows"),
        ({}, PRODUCTION | {"committed": [True] * 3}, "everybody has committed, so Production is over"),
        ({}, PRODUCTION | {"committed": [False] * 3}, "seat 2 has nothing to lay down, as all can see"),
        (
            {},
            PRODUCTION | {"committed": [True, False, True], "laid": [[["soap-blue", "?"]], [], []]},
            "seat 0 has committed with a set half made",
        ),
        ({}, {"phase": "sales", "committed": [True, False, True]}, "in the phase 'sales' everybody has committed"),
        # reshuffles
        ({}, {"reshuffle": 3}, "'reshuffle' takes a table with pile, held_then, drawn, played, or an empty one, not 3"),
        (ADVANCED, {"reshuffle": {"pile": []}}, "'reshuffle' lacks 'held_then'"),
        (
            {},
            {"reshuffle": {"pile": [], "held_then": [0] * 3, "drawn": [[]] * 3, "played": [[]] * 3}},
            "'reshuffle' is for the Advanced Game alone",
        ),
        (
            ADVANCED,
            {"reshuffle": {"pile": ["soap-blue"], "held_then": [0] * 3, "drawn": [[]] * 3, "played": [[]] * 3}},
            "'held_then' says 0 cards for seat 0, and the hands say 2",
        ),
        (
            ADVANCED,
            {"reshuffle": {"pile": ["soap-blue"], "held_then": [2] * 3, "drawn": [[]] * 3, "played": [[]] * 3}},
            "'reshuffle' and the piles disagree about ",
        ),
    ],
)  # fmt: skip
def test_an_impossible_position_gets_one_sentence(options: dict[str, str], given: dict[str, Any], told: str):
    with pytest.raises((BadPosition, BadScenario)) as error:
        GAME.arrange(given, 3, 1, options)
    assert told in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda d: d.pop("capital"), "the position lacks 'capital': Capital by seat"),
        (lambda d: d.pop("stack"), "it lacks 'stack'"),
        (lambda d: d.update(stack=[]), "nobody is asked, and it is not over"),
        (lambda d: d.update(stack=[["auction", 0, 0, 0]]), "the phase 'auction' cannot stand alone"),
        (
            lambda d: d.update(stack=[["sales", 0, 0, 0], ["auction", 0, 0, 0]]),
            "'auction' happens only inside 'bidding'",
        ),
        (lambda d: d.update(stack=[["production", 0, 0, 0]] * 2), "there is a phase below another"),
        (lambda d: d["stack"][0].__setitem__(1, 9), "9 revealing turns have begun, of 3"),
        (lambda d: d["stack"][0].__setitem__(1, 2), "'revealer' is another seat than the one whose turn it is"),
        (lambda d: d["stack"][0].__setitem__(2, 99), "the stack notes a Source that does not exist"),
        (lambda d: d.update(ending="boredom"), "no game ends by 'boredom'"),
        (lambda d: d.update(ending="reputation"), "the game is over, so no phase can be on"),
        (lambda d: d.update(content="x"), "this position was made with other content"),
        (lambda d: d.update(game="chess"), "this is not a position of tradejack"),
        (lambda d: d.update(seats=1), "tradejack is for 2 to 6 seats"),
    ],
)
def test_a_dump_that_is_no_position_is_refused(change: Any, told: str):
    data = GAME.new(3, 1).dump()
    change(data)
    with pytest.raises(BadPosition) as error:
        GAME.load(data)
    assert told in str(error.value)


CARDS = st.lists(
    st.sampled_from(["soap-blue", "margarine-yellow", "gold-blue", "soap-gold", "gold-standards-1"]), max_size=3
)
VALUES = st.one_of(
    st.integers(-2, 9),
    st.booleans(),
    st.sampled_from(["", "?", "gold-blue", "silver-yellow"]),
    CARDS,
    st.lists(CARDS, min_size=3, max_size=3),
    st.lists(st.integers(0, 9), min_size=3, max_size=3),
    st.lists(st.booleans(), min_size=3, max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


@settings(max_examples=250)
@given(
    phase=st.sampled_from(sorted(PHASES)),
    given=st.dictionaries(st.sampled_from(sorted(GAME.given_keys())), VALUES, max_size=4),
    setup=st.sampled_from([options for _, options in SETUPS]),
)
def test_whatever_is_given_is_a_sound_position_or_a_sentence(phase: str, given: dict[str, Any], setup: dict[str, str]):
    try:
        state = GAME.arrange({"phase": phase, **given}, 3, 1, setup)
    except EntrepotError as error:
        told = str(error)
        assert told
        return
    census = {kind: sum(places.values()) for kind, places in state.census().items()}
    rng = seeded(3)
    while not state.over:
        assert state.actors()
        assert GAME.load(state.dump()).digest() == state.digest()
        seat = state.actors()[rng.below(len(state.actors()))]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        assert {kind: sum(places.values()) for kind, places in state.census().items()} == census
