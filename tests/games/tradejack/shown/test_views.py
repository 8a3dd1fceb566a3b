"""Who sees what. TJ-PROD-02, TJ-INFO-01, TJ-R-16, TJ-R-39, the ledger's hidden things, and leaks"""

import json

import pytest
from tradejack_tables import GAME, at, do, random_game, steps_for, told

MEMORY = {"source-tally": "memory"}


@pytest.mark.clauses("TJ-R-39", "TJ-INFO-01")
def test_what_is_public_is_in_every_view():
    state = at(
        "auction",
        3,
        shown="gold-blue",
        products=[["soap-blue"] * 3, ["lipstick-blue"], []],
        sources=[["gold-blue"], ["silver-blue", "silver-blue"], []],
        product_discard=["noodles-blue"],
        source_discard=["alternative-blue"],
        demand=["soap-gold"],
        regulations=["rainforest-ban"],
        awards=[["standards-1"], [], []],
        capital=[6, 7, 8],
    )
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert view["capital"] == [6, 7, 8]
        assert view["product_counts"] == [3, 1, 0]
        assert view["source_counts"] == [1, 2, 0]
        assert view["sources"] == [["gold-blue"], ["silver-blue", "silver-blue"], []]
        assert view["discards"]["product"] == ["noodles-blue"]
        assert view["discards"]["source"] == ["alternative-blue"]
        assert (view["demand"], view["banned"]) == (["soap-gold"], ["rainforest"])
        assert view["awards"] == [["standards-1"], [], []]
        assert (view["decks"]["product"], view["decks"]["source"]) == (67, 66)  # one card lies face-down


@pytest.mark.clauses("TJ-R-39")
def test_from_memory_the_others_sources_are_only_counted():
    given = {"sources": [["gold-blue"], ["silver-blue", "silver-blue"]], "products": [["soap-blue"], ["soap-blue"]]}
    state = at("production", options=MEMORY, **given)
    assert state.view(0)["sources"] == [["gold-blue"], None]
    assert state.view(1)["sources"] == [None, ["silver-blue", "silver-blue"]]
    assert state.view(None)["sources"] == [None, None]
    assert state.view(None)["source_counts"] == [1, 2]
    auction = do(at("auction", shown="gold-blue", options=MEMORY), "1 bid 2", "2 pass")
    assert told(auction, "bought", seat=2) == ["bought 1 gold-blue 2"]  # the log still tells each sale
    for other in (state.determinize(0, state.rng.fork()), state.determinize(1, state.rng.fork())):
        assert other.view(0)["sources"][0] == ["gold-blue"]
        assert other.view(1)["sources"][1] == ["silver-blue", "silver-blue"]


@pytest.mark.clauses("TJ-R-39", "TJ-R-16")
def test_a_source_laid_down_still_counts_as_held_until_the_reveal():
    state = at("production", products=[["soap-blue"], ["soap-blue"]], sources=[["gold-blue"], []])
    do(state, "1 pair soap-blue", "1 with gold-blue", "1 done")
    for seat in (0, 1, None):
        assert state.view(seat)["sources"][0] == ["gold-blue"]
        assert (state.view(seat)["source_counts"], state.view(seat)["product_counts"]) == ([1, 0], [1, 1])
    assert state.census()["sources"]["sources"] == 1
    do(state, "2 done")
    assert state.view(1)["sources"][0] == []


@pytest.mark.clauses("TJ-R-16", "TJ-R-39", "TJ-PROD-02")
@pytest.mark.parametrize("plays", [[], ["soap-blue"], ["soap-blue", "lipstick-blue"], ["soap-blue+gold-blue"]])
def test_no_commitment_shows_in_anything_that_others_can_read(plays):
    def production():
        hand = ["soap-blue", "lipstick-blue"]
        return at("production", 3, products=[hand, ["soap-yellow"], ["soap-yellow"]], sources=[["gold-blue"], [], []])

    idle, busy = production(), production()
    do(idle, "1 done")
    do(busy, *steps_for(1, plays))
    for seat in (1, 2, None):
        assert busy.view(seat) == idle.view(seat)
        assert busy.prompt(seat) == idle.prompt(seat)
        assert told(busy, seat=None if seat is None else seat + 1) == told(
            idle, seat=None if seat is None else seat + 1
        )
    for seat in (1, 2):
        assert busy.legal(seat) == idle.legal(seat)
        assert [busy.preview(seat, action) for action in busy.legal(seat)] == [
            idle.preview(seat, action) for action in idle.legal(seat)
        ]


@pytest.mark.clauses("TJ-PROD-02", "TJ-R-32", "TJ-R-06")
def test_hidden_cards_never_stand_in_another_view():
    secret = {"soap-blue": "products", "lipstick-yellow": "products"}
    state = at(
        "auction",
        3,
        options={"second-card": "revealer-picks", "length": "quick-4"},
        shown="gold-blue",
        waiting="alternative-blue",
        revealer=0,
        products=[list(secret), [], []],
    )
    for seat in (1, 2, None):
        text = json.dumps(state.view(seat))
        assert "alternative-blue" not in text
        assert not any(card in text for card in secret)
        assert state.view(seat)["waiting"] == "?"
        assert "removed" not in text
    assert state.view(0)["waiting"] == "alternative-blue"


@pytest.mark.clauses("TJ-R-32")
def test_what_a_quick_game_removed_is_seen_by_nobody():
    state = GAME.new(2, 1, {"length": "quick-4"})
    every = set(GAME.cards.demand_ids)
    for seat in (0, 1, None):
        view = state.view(seat)
        named = every & set(json.dumps(view).replace('"', " ").replace(",", " ").split())
        assert named == set(view["demand"])


@pytest.mark.clauses("TJ-DEMAND-02", "TJ-AWARD-03", "TJ-REG-01")
def test_a_spectator_sees_the_table_and_no_hand():
    for state in random_game(3, 5, eager=True):
        view = state.view(None)
        assert (view["products"], view["laid"], view["looked"]) == ([], [], [])
        assert view["demand"] == state.view(0)["demand"]
        assert view["awards"] == state.view(1)["awards"]
        assert view["regulations"] == state.view(2)["regulations"]


def test_the_ledgers_hidden_things_have_their_values():
    public = [id for id, hidden in GAME.ledger.hidden.items() if hidden.is_public]
    state = GAME.new(2, 1)
    assert set(state.secrets()) == set(GAME.ledger.hidden) - set(public)
    assert public == ["TJ-H-02"]
