"""Who turns up which Source when. TJ-BID-01 to -05, -16, -17, TJ-REG-05, -06, TJ-R-06, -11, -12, -34 to -36"""

import pytest
from tradejack_tables import GAME, Watch, asked, at, can, do, random_game, refused, told

from entrepot.kernel.audience import EVERYONE, only
from entrepot.kernel.match import Match

PICKS = {"second-card": "revealer-picks"}
ADVANCED = {"length": "advanced"}


def few_sources(deck, discard=(), seats=2, **given):
    """Return a Bidding Phase with few Source cards left: the last seat holds the rest."""
    used = [*deck, *discard]
    rest = [
        id
        for id, copies in zip(GAME.cards.source_ids, GAME.cards.source_copies, strict=True)
        for _ in range(copies - used.count(id))
    ]
    sources = [[] for _ in range(seats - 1)] + [rest]
    return at("bidding", seats, sources=sources, source_deck=list(deck), source_discard=list(discard), **given)


def pass_on(state):
    """Let whoever is asked in the auction pass until another card lies there, or the phase is over."""
    card = (state.shown, state.revealer, state.waiting)
    while state.top().name == "auction" and (state.shown, state.revealer, state.waiting) == card:
        do(state, f"{asked(state)[0]} pass")


@pytest.mark.clauses("TJ-BID-01", "TJ-BID-02", "TJ-BID-16", "TJ-BID-17", "TJ-R-45")
def test_each_player_has_one_turn_with_two_cards_from_the_first_player_on():
    state = at("bidding", 3, first=1, products=[["soap-blue"], [], []])
    revealers = []
    while state.top().name == "auction":
        revealers.append((int(state.revealer) + 1, asked(state)))
        pass_on(state)
    assert revealers == [(2, [2]), (2, [2]), (3, [3]), (3, [3]), (1, [1]), (1, [1])]


@pytest.mark.clauses("TJ-BID-01")
def test_two_cards_for_each_player_every_round():
    *_, end = random_game(4, 6)
    turned = [line.split()[1] for line in told(end, "turned-up")]
    assert len(turned) == 2 * 4 * 6 - 1  # the very first was turned up before anybody listened
    assert [turned.count(str(seat)) for seat in (1, 2, 3, 4)].count(12) == 3


@pytest.mark.clauses("TJ-BID-03", "TJ-BID-04", "TJ-R-06")
def test_the_second_card_lies_face_down_unseen_by_everybody():
    watch = Watch()
    state = at("bidding", feed=watch)
    assert len(watch.bags("source")) == 1
    for seat in (0, 1, None):
        view = state.view(seat)
        assert (view["waiting"], view["looked"], view["decks"]["source"]) == ("?", [], 70)
        assert view["auction"]["source"] == GAME.cards.source_ids[state.shown]
    pass_on(state)
    assert [audience for name, _, audience in watch.seen if name == "source"] == [EVERYONE, EVERYONE]
    assert (state.view(0)["waiting"], state.view(0)["decks"]["source"]) == ("", 70)


@pytest.mark.clauses("TJ-BID-05", "TJ-R-45")
def test_the_revealing_player_bids_first_then_clockwise():
    state = at("bidding", 3, first=2)
    assert asked(state) == [3]
    assert asked(do(state, "3 bid 1")) == [1]
    assert asked(do(state, "1 bid 2")) == [2]
    assert refused(state, "3 bid 4") == "TJ-R-49"


@pytest.mark.clauses("TJ-BID-16")
@pytest.mark.parametrize("sold", [True, False])
def test_when_the_first_card_is_settled_the_same_player_turns_up_the_second(sold):
    state = at("bidding", draws={"source": ["gold-blue", "silver-yellow", "alternative-blue"]})
    do(state, *(["1 bid 1", "2 pass"] if sold else ["1 pass", "2 pass"]))
    auction = state.view(1)["auction"]
    assert (auction["source"], auction["revealer"], asked(state)) == ("silver-yellow", 0, [1])
    do(state, *(["1 bid 1", "2 pass"] if sold else ["1 pass", "2 pass"]))
    auction = state.view(1)["auction"]
    assert (auction["source"], auction["revealer"], asked(state)) == ("alternative-blue", 1, [2])


# ---------------------------------------------------------------- bans


@pytest.mark.clauses("TJ-REG-05", "TJ-REG-06", "TJ-R-12")
@pytest.mark.parametrize(
    ("cards", "auctioned", "lost"),
    [
        (["rainforest-blue", "gold-blue", "silver-blue"], ["gold-blue", "silver-blue"], ["rainforest-blue"]),
        (["gold-blue", "rainforest-blue", "silver-blue"], ["gold-blue", "silver-blue"], ["rainforest-blue"]),
        (
            ["rainforest-blue", "rainforest-yellow", "silver-blue"],
            ["silver-blue"],
            ["rainforest-blue", "rainforest-yellow"],
        ),
    ],
)
def test_a_banned_card_is_lost_and_not_replaced(cards, auctioned, lost):
    state = at("bidding", draws={"source": [*cards, "alternative-blue"]}, regulations=["rainforest-ban"])
    seen = []
    while state.revealer == 0 or len(seen) < len(auctioned):
        seen.append((state.view(0)["auction"]["source"], int(state.revealer)))
        do(state, f"{asked(state)[0]} bid 1")
        do(state, f"{asked(state)[0]} pass")
    assert [card for card, _ in seen] == auctioned
    assert [revealer for _, revealer in seen] == [0] * (len(auctioned) - 1) + [1]
    assert sorted(state.view(0)["discards"]["source"]) == sorted(lost)
    assert state.view(0)["auction"]["source"] == "alternative-blue"


@pytest.mark.clauses("TJ-REG-05")
def test_only_the_banned_kind_is_discarded():
    state = at("bidding", draws={"source": ["peatlands-blue"]}, regulations=["rainforest-ban"])
    assert state.view(0)["auction"]["source"] == "peatlands-blue"


# ---------------------------------------------------------------- nobody can bid


@pytest.mark.clauses("TJ-R-11")
def test_a_bidding_phase_without_capital_runs_through():
    state = at("bidding", 3, capital=[0, 0, 0], products=[["soap-blue"], [], []])
    assert (state.top().name, asked(state)) == ("production", [1])
    assert len(state.view(0)["discards"]["source"]) == 6
    assert state.view(0)["decks"]["source"] == 66


@pytest.mark.clauses("TJ-R-11")
def test_who_has_no_capital_still_reveals():
    state = at("bidding", capital=[0, 6], draws={"source": ["gold-blue", "silver-blue"]})
    assert (asked(state), state.view(0)["auction"]["revealer"]) == ([2], 0)
    do(state, "2 pass")
    assert (asked(state), state.view(0)["auction"]["source"]) == ([2], "silver-blue")


# ---------------------------------------------------------------- the revealing player picks


@pytest.mark.clauses("TJ-R-06")
def test_with_revealer_picks_the_pair_is_seen_and_ordered_by_one_player():
    watch = Watch()
    at("bidding", options=PICKS, feed=watch)
    assert [audience for name, _, audience in watch.seen if name == "source"] == [only(0), only(0)]
    state = at("bidding", draws={"source": ["silver-yellow", "gold-blue"]}, options=PICKS)
    assert (asked(state), can(state, 1)) == ([1], ["first silver-yellow", "first gold-blue"])
    assert state.view(0)["looked"] == ["silver-yellow", "gold-blue"]
    for seat in (1, None):
        view = state.view(seat)
        assert (view["looked"], view["auction"], view["decks"]["source"]) == ([], None, 70)
    assert refused(state, "1 first peatlands-blue") == "TJ-R-06"
    assert refused(state, "2 first gold-blue") == "TJ-R-06"
    do(state, "1 first gold-blue")
    assert state.view(1)["auction"]["source"] == "gold-blue"
    assert [state.view(seat)["waiting"] for seat in (0, 1, None)] == ["silver-yellow", "?", "?"]
    do(state, "1 pass", "2 pass")
    assert (state.view(1)["auction"]["source"], asked(state)) == ("silver-yellow", [1])


@pytest.mark.clauses("TJ-R-06")
def test_the_pick_is_asked_though_both_cards_are_alike_or_banned():
    alike = at("bidding", draws={"source": ["gold-blue", "gold-blue"]}, options=PICKS)
    assert (alike.top().name, can(alike, 1)) == ("pick", ["first gold-blue"])
    do(alike, "1 first gold-blue", "1 bid 1", "2 pass")
    assert alike.view(1)["auction"]["source"] == "gold-blue"
    given = {"options": PICKS, "regulations": ["rainforest-ban"]}
    banned = at("bidding", draws={"source": ["rainforest-blue", "gold-blue"]}, **given)
    assert sorted(can(banned, 1)) == ["first gold-blue", "first rainforest-blue"]
    assert banned.view(1)["discards"]["source"] == []
    do(banned, "1 first rainforest-blue")
    assert banned.view(1)["discards"]["source"] == ["rainforest-blue"]
    assert banned.view(1)["auction"]["source"] == "gold-blue"
    both = at("bidding", draws={"source": ["rainforest-blue", "rainforest-blue"]}, **given)
    assert (both.top().name, asked(do(both, "1 first rainforest-blue"))) == ("pick", [2])


@pytest.mark.clauses("TJ-R-06", "TJ-R-35")
def test_with_one_card_left_there_is_nothing_to_pick():
    state = few_sources(["gold-blue"], options=PICKS)
    assert (state.top().name, state.view(1)["auction"]["source"]) == ("auction", "gold-blue")
    assert state.view(0)["waiting"] == ""


@pytest.mark.clauses("TJ-R-06", "TJ-R-10", "TJ-R-50")
def test_what_was_turned_up_or_bid_is_not_taken_back():
    state = at("bidding", draws={"source": ["silver-yellow", "gold-blue"]}, options=PICKS)
    match = Match(state)
    match.apply(0, GAME.parse("first gold-blue"))
    assert match.undoable(0) == 0  # all have seen the card
    last = at(
        "auction",
        shown="gold-blue",
        waiting="",
        revealer=1,
        bidder=0,
        high_bidder=1,
        standing_bid=3,
        capital=[9, 3],
        products=[["soap-blue"], []],
    )
    match = Match(last)
    match.apply(0, GAME.parse("bid 4"))
    assert (match.state.top().name, asked(match.state)) == ("production", [1])
    assert match.undoable(0) == 0


# ---------------------------------------------------------------- decks that run short


@pytest.mark.clauses("TJ-R-35", "TJ-R-37")
def test_a_revealing_turn_uses_as_many_cards_as_there_are():
    state = few_sources(["gold-blue", "gold-blue", "gold-blue"], ["silver-blue"], seats=3, capital=[6, 6, 6])
    seen = []
    while state.top().name == "auction":
        seen.append(int(state.revealer) + 1)
        pass_on(state)
    assert seen == [1, 1, 2]  # the third turn is skipped, and the basic game shuffles nothing in
    assert state.view(0)["discards"]["source"] == ["silver-blue", "gold-blue", "gold-blue", "gold-blue"]


@pytest.mark.clauses("TJ-ADV-04", "TJ-R-34")
def test_sources_are_reshuffled_between_the_two_cards_of_a_turn():
    watch = Watch()
    state = few_sources(["gold-blue"], ["silver-blue", "silver-yellow"], options=ADVANCED, feed=watch)
    assert told(state, "reshuffled-sources") == []  # it happened before anybody listened
    assert state.view(0)["discards"]["source"] == []
    assert (state.view(0)["auction"]["source"], state.view(0)["decks"]["source"]) == ("gold-blue", 1)
    pass_on(state)
    assert watch.bags("source") == [{"gold-blue": 1}, {"silver-blue": 1, "silver-yellow": 1}]
    assert state.view(0)["discards"]["source"] == ["gold-blue"]


@pytest.mark.clauses("TJ-R-34")
def test_the_card_up_for_auction_is_not_shuffled_in():
    watch = Watch()
    state = few_sources(["gold-blue", "silver-blue"], ["alternative-blue"], options=ADVANCED, feed=watch)
    assert state.view(0)["discards"]["source"] == ["alternative-blue"]  # no card was needed yet
    pass_on(state)
    pass_on(state)
    bags = watch.bags("source")
    assert len(bags) == 3
    assert set(bags[2]) == {"alternative-blue", *bags[0]}  # both cards were discarded by then
    held = at(
        "auction",
        shown="gold-blue",
        waiting="?",
        source_deck=["silver-blue"],
        source_discard=["alternative-blue"],
        sources=[[], rest_of("gold-blue", "silver-blue", "alternative-blue")],
        options=ADVANCED,
        feed=(second := Watch()),
    )
    do(held, "1 bid 2", "2 pass", "1 bid 1", "2 pass")
    assert second.bags("source")[:2] == [{"silver-blue": 1}, {"alternative-blue": 1}]


def rest_of(*used):
    """Return all Source cards but these."""
    return [
        id
        for id, copies in zip(GAME.cards.source_ids, GAME.cards.source_copies, strict=True)
        for _ in range(copies - used.count(id))
    ]


@pytest.mark.clauses("TJ-R-36")
def test_banned_sources_come_back_and_are_thrown_out_again():
    given = {"options": ADVANCED, "regulations": ["rainforest-ban"], "products": [["soap-blue"], []]}
    state = few_sources([], ["rainforest-blue"] * 3, **given)
    assert state.top().name == "production"
    assert state.view(0)["discards"]["source"] == ["rainforest-blue"] * 2  # the first turn's pair came back once more
    assert state.view(0)["decks"]["source"] == 1
