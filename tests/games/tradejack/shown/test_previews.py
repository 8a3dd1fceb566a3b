"""What a seat is told before it acts: the question, what an action will surely do, and why another may not be done."""

import pytest
from tradejack_tables import GAME, at

from entrepot.kernel.chance import Script

SEALED = {
    "products": [["margarine-blue", "margarine-yellow", "soap-blue"], ["lipstick-blue"]],
    "sources": [["silver-blue", "gold-yellow"], ["rainforest-blue"]],
    "demand": ["soap-gold", "standards-1", "only-alternative-1"],
}


def previewed(state, seat, text):
    """Return the preview's message and arguments."""
    (told,) = state.preview(seat - 1, state.game.parse(text))
    return told["id"].removeprefix("tradejack-preview-"), told["args"]


def asked(state, seat):
    """Return the question's message and arguments."""
    told = state.prompt(seat - 1)
    return told["id"].removeprefix("tradejack-ask-"), told["args"]


def why_not(state, seat, text):
    """Return the clause, the message and the arguments of a refusal."""
    refusal = state.why_not(seat - 1, state.game.parse(text))
    return refusal.clause, refusal.message["id"].removeprefix("tradejack-refused-"), refusal.message["args"]


def sealed(**given):
    return at("production", **{**SEALED, **given})


def after(state, *steps):
    for step in steps:
        state.apply(0, state.game.parse(step))
    return state


# ---------------------------------------------------------------- the auction


def test_a_bid_shows_what_is_left():
    state = at("auction", shown="gold-blue", capital=[6, 6])
    assert previewed(state, 1, "bid 4") == ("bid", {"left": 2})
    assert state.preview(0, state.game.parse("pass")) == []


def test_the_question_names_who_leads():
    assert asked(at("auction", shown="gold-blue"), 1)[0] == "auction-open"
    led = at("auction", shown="gold-blue", standing_bid=2, high_bidder=1)
    name, args = asked(led, 1)
    assert (name, args["standing"], args["seat"]) == ("auction", 2, {"seat": 1})


@pytest.mark.clauses("TJ-BID-07", "TJ-BID-08")
def test_a_bid_is_refused_by_the_rule_that_it_breaks():
    state = at("auction", shown="gold-blue", standing_bid=3, high_bidder=1, capital=[6, 6])
    assert why_not(state, 1, "bid 7") == ("TJ-BID-07", "bid-above", {"capital": 6})
    assert why_not(state, 1, "bid 3") == ("TJ-BID-08", "bid-below", {"standing": 3})
    level = at("auction", shown="gold-blue", standing_bid=6, high_bidder=1, capital=[7, 7])
    assert why_not(level, 1, "bid 6") == ("TJ-BID-08", "bid-below", {"standing": 6})
    broke = at("auction", shown="gold-blue", standing_bid=3, high_bidder=1, capital=[4, 6])
    assert why_not(broke, 1, "bid 3") == ("TJ-BID-08", "bid-below", {"standing": 3})


@pytest.mark.clauses("TJ-R-11", "TJ-R-16", "TJ-R-54")
def test_a_step_that_was_made_by_itself_is_named():
    outbid = at("auction", 3, shown="gold-blue", bidder=2, standing_bid=6, high_bidder=0, capital=[9, 6, 9])
    assert why_not(outbid, 2, "pass") == ("TJ-R-11", "passed-unable", {"capital": 6, "standing": 6})
    assert why_not(outbid, 1, "pass")[0] == "TJ-R-49"
    empty = at("production", 3, products=[["soap-blue"], [], ["lipstick-blue"]])
    assert why_not(empty, 2, "done") == ("TJ-R-54", "nothing-to-lay", {})
    after(empty, "sell soap-blue", "done")
    assert why_not(empty, 1, "done") == ("TJ-R-16", "committed", {})


@pytest.mark.clauses("TJ-R-11")
def test_a_single_coin_opens_an_auction():
    state = at("bidding", capital=[1, 0], draws={"source": ["gold-blue"]})
    assert state.actors() == [0]
    assert state.view(0)["auction"]["source"] == "gold-blue"


@pytest.mark.clauses("TJ-R-06")
def test_only_a_card_looked_at_is_picked():
    draws = {"source": ["gold-blue", "silver-yellow"]}
    state = at("bidding", options={"second-card": "revealer-picks"}, draws=draws)
    assert why_not(state, 1, "first rainforest-blue") == ("TJ-R-06", "pick", {})
    pick_first = state.why_not(0, state.game.parse("pass"))
    assert (pick_first.clause, pick_first.message["id"]) == ("TJ-R-06", "kernel-refused-asked-else")


def nearly_used_up(deck, discard, length):
    """Return the beginning of a turn with so many Source cards in the deck and discarded; a seat holds the others."""
    every = [row["id"] for row in GAME.content.rows("source") for _ in range(row["copies"])]
    piles = {"source_discard": every[deck : deck + discard], "sources": [every[deck + discard :], []]}
    options = {"second-card": "revealer-picks", "length": length}
    return at("bidding", options=options, feed=Script({}), demand=SEALED["demand"], **piles).view(0)


@pytest.mark.clauses("TJ-R-06", "TJ-ADV-04")
def test_a_lone_card_is_no_choice_but_a_reshuffle_makes_it_one():
    assert nearly_used_up(1, 0, "advanced")["auction"] is not None
    assert nearly_used_up(1, 5, "basic")["auction"] is not None
    assert len(nearly_used_up(1, 5, "advanced")["looked"]) == 2
    assert len(nearly_used_up(2, 1, "advanced")["looked"]) == 2


# ---------------------------------------------------------------- production


@pytest.mark.clauses("TJ-SALE-02")
def test_the_income_is_shown_before_the_commitment():
    state = sealed()
    assert asked(state, 1) == ("production", {"income": 0, "co2": "off"})
    assert previewed(state, 1, "pair margarine-blue") == ("product", {"most": 6})
    assert previewed(state, 1, "sell soap-blue") == ("income", {"income": 1, "more": 1})
    assert previewed(state, 1, "done") == ("income", {"income": 0, "more": 0})
    after(state, "pair margarine-blue")
    assert asked(state, 1)[0] == "source"
    assert previewed(state, 1, "with silver-blue") == ("income", {"income": 6, "more": 6})
    after(state, "with silver-blue")
    assert asked(state, 1) == ("production", {"income": 6, "co2": "off"})
    after(state, "pair margarine-yellow")
    assert previewed(state, 1, "with gold-yellow") == ("income", {"income": 15, "more": 9})
    after(state, "with gold-yellow")
    assert previewed(state, 1, "done") == ("income", {"income": 15, "more": 0})
    assert asked(state, 2) == ("production", {"income": 0, "co2": "off"})


def test_the_question_knows_the_variant():
    state = sealed(options={"co2": "on"})
    assert asked(state, 1)[1]["co2"] == "on"


@pytest.mark.clauses("TJ-MAKE-01", "TJ-MAKE-02", "TJ-MAKE-05", "TJ-R-55", "TJ-SALE-04", "TJ-REG-03", "TJ-CO-02")
def test_production_is_refused_by_the_rule_that_it_breaks():
    state = sealed()
    assert why_not(state, 1, "with silver-blue") == ("TJ-MAKE-05", "source-alone", {})
    assert why_not(state, 1, "pair lipstick-blue") == ("TJ-MAKE-01", "not-held", {})
    after(state, "pair margarine-blue")
    assert why_not(state, 1, "with silver-yellow") == ("TJ-MAKE-01", "not-held", {})
    assert why_not(state, 1, "with gold-yellow") == ("TJ-MAKE-02", "colour", {})
    assert why_not(state, 1, "done") == ("TJ-R-55", "half-made", {})
    after(state, "with silver-blue")
    assert why_not(state, 1, "sell soap-blue") == ("TJ-SALE-04", "mixed", {})
    assert why_not(state, 1, "pair soap-blue") == ("TJ-R-55", "no-source", {})
    lone = after(sealed(), "sell soap-blue")
    assert why_not(lone, 1, "pair margarine-blue") == ("TJ-SALE-04", "mixed", {})
    banned = after(sealed(regulations=["rainforest-ban"], sources=[["rainforest-blue", "silver-blue"], []]))
    after(banned, "pair margarine-blue")
    assert why_not(banned, 1, "with rainforest-blue") == ("TJ-REG-03", "banned", {})
    tracked = sealed(options={"co2": "on"})
    assert why_not(tracked, 1, "sell soap-blue") == ("TJ-CO-02", "lone-co2", {})
