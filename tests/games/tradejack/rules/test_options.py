"""The options, and that all of them go together. TJ-R-31, TJ-R-32, TJ-R-33, TJ-R-40, TJ-R-48, TJ-ADV, TJ-QUICK"""

import itertools

import pytest
from tradejack_tables import GAME, Watch, all_pass, asked, at, can, game_with, random_game, row, told

from entrepot.kernel.errors import BadOption


@pytest.mark.clauses("TJ-R-06", "TJ-R-07", "TJ-R-27", "TJ-R-31", "TJ-R-39", "TJ-R-40", "TJ-R-48")
def test_the_options_and_their_defaults():
    assert GAME.ledger.options == {
        "second-card": ["unseen", "revealer-picks"],
        "passing": ["open", "final"],
        "co2-limit": ["players-plus-1", "players-plus-2"],
        "length": ["basic", "quick-5", "quick-4", "advanced", "advanced-7", "advanced-6"],
        "source-tally": ["shown", "memory"],
        "first-player": ["random", *(f"seat-{seat}" for seat in range(1, 7))],
        "co2": ["off", "on"],
    }
    fresh = GAME.new(2, 1)
    assert fresh.view(0)["options"] == {name: choices[0] for name, choices in GAME.ledger.options.items()}
    assert fresh.top().name == "auction"  # nobody picks
    for options in ({"length": "endless"}, {"speed": "high"}):
        with pytest.raises(BadOption):
            GAME.new(2, 1, options)


@pytest.mark.clauses("TJ-R-31")
@pytest.mark.parametrize(
    "options",
    [
        dict(zip(("length", "co2", "passing", "second-card", "source-tally"), choice, strict=True))
        for choice in itertools.product(
            ("quick-4", "advanced-6", "advanced"),
            ("off", "on"),
            ("open", "final"),
            ("unseen", "revealer-picks"),
            ("memory",),
        )
    ],
)
def test_every_combination_plays_to_an_end(options):
    *_, end = random_game(3, 2, options, eager=True)
    assert end.over
    rounds = {"quick-4": 4, "advanced-6": 6, "advanced": 8}[options["length"]]
    if end.ending == "reputation":
        assert end.round == rounds
    else:
        assert options["co2"] == "on"


@pytest.mark.clauses("TJ-QUICK-01", "TJ-QUICK-02", "TJ-R-32", "TJ-R-33")
@pytest.mark.parametrize(
    ("length", "removed", "first_block"),
    [("quick-5", 3, 9), ("quick-4", 6, 9), ("advanced-7", 3, 12), ("advanced-6", 6, 12)],
)
def test_a_quick_game_takes_a_cards_away_unseen(length, removed, first_block):
    watch = Watch()
    state = GAME.new(2, 3, {"length": length}, watch)
    total = 19 + 1 if first_block == 9 else 25 + 1
    assert state.view(0)["decks"]["demand"] == total - removed - 3
    revealed = [*state.view(0)["demand"]]
    state.listening = True
    while not state.over:
        assert len(state.demand) == 3
        all_pass(state)
    revealed += [line.split()[1] for line in told(state, "demanded")]
    assert revealed[first_block - removed] == "rainforest-ban"
    assert len(watch.bags("demand")[0]) == first_block
    assert GAME.cards.demand_letter[GAME.outcome("demand", revealed[first_block - removed + 1])] == "C"
    view = GAME.new(2, 3, {"length": length}).view(0)
    assert not any("removed" in key for key in view)
    assert view["discards"]["demand"] == []


@pytest.mark.clauses("TJ-QUICK-02")
def test_no_other_quick_game_is_offered():
    lengths = GAME.ledger.options["length"]
    assert [length for length in lengths if length.startswith("quick")] == ["quick-5", "quick-4"]
    with pytest.raises(BadOption):
        GAME.new(2, 1, {"length": "quick-3"})


@pytest.mark.clauses("TJ-R-33", "TJ-R-57")
@pytest.mark.parametrize(
    ("edit", "refused"),
    [
        (lambda data: row(data, "regulation", "peatlands-ban").update(letter="A"), "quick advanced-7 advanced-6"),
        (
            lambda data: [r.update(letter="C") for r in data["trend"] if r["letter"] == "A" and not r["advanced"]],
            "quick",
        ),
        (
            lambda data: [r.update(letter="C") for table in ("trend", "award") for r in data[table]],
            "quick advanced-7 advanced-6",
        ),
    ],
)
def test_quick_lengths_are_refused_where_the_cards_do_not_allow_them(edit, refused):
    game = game_with(edit)
    for length in GAME.ledger.options["length"]:
        if any(length.startswith(word) for word in refused.split()):
            with pytest.raises(BadOption, match=r"'length' cannot be .*TJ-R-(33|57)"):
                game.new(2, 1, {"length": length})
        else:
            assert not game.new(2, 1, {"length": length}).over


@pytest.mark.clauses("TJ-R-57")
def test_a_quick_length_that_leaves_no_card_is_refused():
    def only_six(data):
        data["trend"] = [row(data, "trend", id) for id in ("soap-gold", "double-green-1")]
        data["award"] = [r for r in data["award"] if r["letter"] == "A" and not r["advanced"]]

    game = game_with(only_six)  # two Trends and four Awards, all A
    assert not game.new(2, 1, {"length": "quick-5"}).over
    for length in ("quick-4", "advanced-6"):
        with pytest.raises(BadOption, match="no Trend or Award would be left"):
            game.new(2, 1, {"length": length})


@pytest.mark.clauses("TJ-R-57", "TJ-R-31")
def test_lengths_keep_their_names_whatever_number_of_rounds_comes_out():
    def fewer(data):
        data["award"] = [r for r in data["award"] if r["letter"] == "A"]

    game = game_with(fewer)  # 14 plain cards
    state = game.new(2, 1, {"length": "basic"})
    rounds = 0
    while not state.over:
        rounds += 1
        last = len(state.demand)
        all_pass(state)
    assert (rounds, last) == (5, 2)


@pytest.mark.clauses("TJ-R-48", "TJ-CO-01", "TJ-CO-02")
def test_nothing_of_the_variant_is_in_play_without_it():
    plays = {"products": [["soap-blue"], ["soap-yellow"]], "sources": [["rainforest-blue"], []]}
    off, on = at("production", **plays), at("production", options={"co2": "on"}, **plays)
    assert can(off, 1) == ["done", "pair soap-blue", "sell soap-blue"]
    assert can(on, 1) == ["done", "pair soap-blue"]
    assert (asked(off), asked(on)) == ([1, 2], [1])
    assert (off.view(0)["co2"], off.view(0)["co2_limit"]) == (None, None)


@pytest.mark.clauses("TJ-R-48", "TJ-R-27")
def test_a_co2_limit_without_the_variant_does_nothing():
    end = None
    for state in random_game(2, 4, {"co2-limit": "players-plus-2"}, eager=True):
        end = state
    assert (end.ending, end.co2) == ("reputation", 0)
