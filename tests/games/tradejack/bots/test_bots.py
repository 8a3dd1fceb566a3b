"""The bots of Tradejack: their strength, what they may look at, and single choices that a person can check."""

import pytest
from tradejack_tables import GAME, at, before_retail, do

from entrepot.arena.play import play_game
from entrepot.bots.uniform import Uniform
from entrepot.games.tradejack.bots.greed.plan import more_than
from entrepot.games.tradejack.bots.greed.sight import Faces, Sight
from entrepot.games.tradejack.bots.greedy import Greedy
from entrepot.games.tradejack.bots.thrifty import Thrifty
from entrepot.games.tradejack.content.tables import Cards
from entrepot.kernel.chance import seeded
from entrepot.kernel.handle import SeatHandle

LAST = {"block_a": [], "block_b": ["rainforest-ban"], "block_c": ["peatlands-ban"]}
"""No round follows, and nothing is banned."""
COUNTING = ["double-green-1", "green-sources", "green-products-1"]
ON = {"co2": "on"}
LAST_ON = {"block_a": [], "block_b": [], "block_c": [], "demand": ["biscuits-silver"], "options": ON}


def choice(state, seat=1, bot=Greedy):
    """Return what a bot does in a seat, in notation."""
    return GAME.text(bot(0).choose(SeatHandle(state, seat - 1)))


def plays(state, seat=1, bot=Greedy):
    """Return all steps that a bot takes in Production, up to its 'done'."""
    steps = []
    while steps[-1:] != ["done"]:
        steps.append(choice(state, seat, bot))
        if steps[-1] != "done" or len(state.actors()) > 1:
            do(state, f"{seat} {steps[-1]}")
    return steps


def auction(source, bidding=0, **given):
    """Return an auction in which seat 1 is asked."""
    return at("auction", shown=source, standing_bid=bidding, high_bidder=1 if bidding else -1, **given)


def highest(source, **given):
    """Return the most that Greedy in seat 1 bids for a source: 0 for nothing."""
    capital = given.setdefault("capital", [30, 30])[0]
    for standing in range(capital):
        if choice(auction(source, standing, **given)) == "pass":
            return standing
    return capital


# ---------------------------------------------------------------- what they may look at


OPTIONS = [
    {},
    {"co2": "on", "length": "advanced"},
    {"second-card": "revealer-picks", "passing": "final", "length": "quick-4"},
    {"source-tally": "memory", "length": "advanced-6", "co2": "on", "co2-limit": "players-plus-2"},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_every_choice_is_legal_in_every_variant(options):
    for seats in (2, 3, 6):
        bots = [Greedy(0), Thrifty(0), Uniform(5), Greedy(1), Thrifty(1), Greedy(2)][:seats]
        played = play_game(GAME, bots, f"{seats}", options)
        assert played.state.over
        assert played.choices > 10


@pytest.mark.parametrize("bot", [Greedy, Thrifty])
@pytest.mark.parametrize("options", OPTIONS[:3])
def test_a_bot_does_the_same_in_positions_that_its_seat_cannot_tell_apart(bot, options):
    rng, compared = seeded(3), 0
    state = GAME.new(3, 4, options)
    while not state.over:
        seat = state.actors()[0]
        action = bot(0).choose(SeatHandle(state, seat))
        if state.draws % 3 == 0 or state.top().name != "auction":
            other = state.determinize(seat, rng)
            assert bot(9).choose(SeatHandle(other, seat)) == action
            compared += 1
        state.apply(seat, action)
    assert compared > 20


def sight(state, seat=1):
    return Sight(Faces(Cards(GAME.content)), state.view(seat - 1))


@pytest.mark.clauses("TJ-R-39")
def test_a_table_that_plays_from_memory_takes_nothing_from_greedy():
    games = [play_game(GAME, [Greedy(seat) for seat in range(3)], 5, {"source-tally": t}) for t in ("shown", "memory")]
    shown, memory = [game.state.outcome() for game in games]
    assert shown == memory
    assert games[0].decisions == games[1].decisions > 100


def test_what_is_seen_and_what_may_come():
    state = GAME.new(4, 2)
    seen = sight(state)
    assert (seen.rounds_left, seen.to_come_a, seen.to_come_c) == (5, 6, 9)
    assert seen.cards_after == 7
    assert all(seen.chance_of(face) == 0 for face in seen.demand)
    assert seen.chance_of_ban(0) == 0
    quick = sight(GAME.new(4, 2, {"length": "quick-4"}))
    assert quick.rounds_left == 3
    assert quick.to_come_a == 0
    assert quick.chance_of_ban(0) == 1  # Rainforest goes with the first C cards
    assert 0 < quick.chance_of_ban(1) < 1
    unknown = [face for face in range(quick.cards.first_regulation) if quick.unseen[face]]
    assert {quick.chance_of(face) for face in unknown if quick.cards.demand_letter[face] == "A"} == {0}
    co2 = sight(GAME.new(4, 2, ON))
    assert (co2.tokens_left, co2.rounds_left, co2.chance_of_ban(0)) == (4, 5, 0)


def test_the_chance_that_too_many_tokens_come():
    assert more_than(1, 1, 0.5) == 0
    assert more_than(0, 1, 0.25) == pytest.approx(0.25)
    assert more_than(0, 2, 0.5) == pytest.approx(0.75)
    assert more_than(1, 3, 0.5) == pytest.approx(0.5)


# ---------------------------------------------------------------- bidding


def test_a_source_without_a_product_is_worthless_at_the_end():
    hand = {"demand": COUNTING, **LAST}
    assert highest("gold-blue", products=[["soap-yellow"], []], **hand) == 0
    assert highest("gold-blue", products=[["soap-blue"], []], **hand) > 0


def test_at_the_end_a_set_is_worth_what_it_brings():
    plain = {"demand": ["ice-cream-orangutan"], **LAST, "revealer": 1, "waiting": ""}
    hand = {"products": [["lipstick-blue"], []], **plain}
    assert highest("silver-blue", **hand) == 5 + 3 - 1  # alone the product would bring 1
    assert highest("rainforest-blue", **hand) == 5 - 1
    assert highest("orangutan-blue", **hand) == 5 + 3 + 2 - 1


def test_better_lots_are_worth_more():
    hand = {"products": [["soap-blue", "biscuits-yellow"], []], "demand": ["soap-gold"]}
    assert highest("gold-blue", **hand) > highest("silver-blue", **hand) > highest("rainforest-blue", **hand)
    asked_for, other = {"demand": ["biscuits-silver"]}, {"demand": ["soap-gold"]}
    hand = {"products": [["biscuits-blue"], []]}
    assert highest("silver-blue", **hand, **asked_for) > highest("silver-blue", **hand, **other)


def test_an_award_of_the_round_makes_its_sources_dearer():
    hand = {"products": [["margarine-blue"], ["soap-yellow"]]}
    assert highest("alternative-blue", **hand, demand=["only-alternative-1"]) > highest("alternative-blue", **hand)


def test_an_award_that_another_will_win_adds_less():
    award = {"demand": ["gold-standards-1"], "products": [["soap-blue"], ["soap-yellow"] * 3], **LAST}
    free = highest("gold-blue", **award)
    assert free > highest("gold-blue", **award, sources=[[], ["gold-yellow"] * 3])


def test_money_is_kept_for_the_lots_to_come():
    hand = {"products": [["soap-blue", "lipstick-yellow"], []], "demand": ["soap-gold"], "capital": [9, 9]}
    first = highest("gold-blue", revealer=0, first=0, waiting="?", **hand)
    last = highest("gold-blue", revealer=0, first=1, waiting="", **hand)
    assert first < last


def test_it_offers_first_what_it_wants_less():
    hand = {"products": [["soap-blue"], []]}
    state = at("pick", looked=["rainforest-blue", "gold-blue"], options={"second-card": "revealer-picks"}, **hand)
    assert choice(state) == "first rainforest-blue"


# ---------------------------------------------------------------- production


def test_the_last_round_sells_everything():
    hand = ["soap-blue+gold-blue", "lipstick-yellow+rainforest-yellow"]
    state = before_retail([hand, ["soap-blue"]], ["ice-cream-orangutan"], **LAST)
    assert sorted(plays(state)) == [
        "done",
        "pair lipstick-yellow",
        "pair soap-blue",
        "with gold-blue",
        "with rainforest-yellow",
    ]


def test_a_set_waits_for_what_is_still_to_come():
    hand = ["noodles-blue+intercropped-blue"]
    award = {"capital": [30, 30]}
    late = before_retail([hand, ["soap-blue"]], ["green-credits-2"], block_a=[], block_b=[], **award)
    assert plays(late) != ["done"]  # the Award is there to be won
    early = before_retail([hand, ["soap-blue"]], ["biscuits-silver"], **award)
    assert plays(early) == ["done"]  # both its Trend and Double Green Credits will come, and money is no worry
    doubled = before_retail([hand, ["soap-blue"]], ["noodles-intercropped", "double-green-1"], **award)
    assert plays(doubled) == ["pair noodles-blue", "with intercropped-blue", "done"]


def test_the_best_products_are_paired_when_sources_are_few():
    given = {"products": [["soap-blue", "lipstick-blue"], ["soap-blue"]], "sources": [["gold-blue"], []]}
    state = at("production", demand=["ice-cream-orangutan"], **given, **LAST)
    assert plays(state) == ["pair lipstick-blue", "with gold-blue", "done"]


def test_products_go_alone_only_when_nothing_else_can_come_of_them():
    last = at("production", demand=["soap-gold"], products=[["soap-blue", "soap-yellow"], ["soap-blue"]], **LAST)
    assert plays(last) == ["sell soap-blue", "sell soap-yellow", "done"]
    early = at("production", demand=["soap-gold"], products=[["soap-blue", "soap-yellow"], ["soap-blue"]])
    assert plays(early) == ["done"]


def test_many_lone_products_beat_one_poor_set():
    hand = {"products": [["soap-blue", *["soap-yellow"] * 3], ["soap-blue"]], "sources": [["rainforest-blue"], []]}
    assert plays(at("production", demand=["biscuits-silver"], **hand, **LAST)) == ["sell soap-blue"] + [
        "sell soap-yellow"
    ] * 3 + ["done"]


def test_other_sets_wait_for_exclusively_alternative():
    hand = ["soap-blue+alternative-blue", "soap-yellow+rainforest-yellow"]
    state = before_retail([hand, ["soap-blue"]], ["only-alternative-1"], capital=[20, 20])
    assert plays(state) == ["pair soap-blue", "with alternative-blue", "done"]


# ---------------------------------------------------------------- the tracker


def test_no_token_is_put_where_it_would_lose_the_game():
    hand = [["lipstick-blue+rainforest-blue"], ["soap-blue"]]
    assert plays(before_retail(hand, **LAST_ON, co2=2)) == ["done"]
    assert plays(before_retail(hand, **LAST_ON, co2=1))[0] == "pair lipstick-blue"


def test_others_that_may_use_dirty_sources_make_it_careful():
    risky = [["soap-blue+rainforest-blue"], *[["soap-yellow+rainforest-yellow"] * 2] * 3]
    assert plays(before_retail(risky, **LAST_ON, co2=3)) == ["done"]
    assert plays(before_retail(risky, **LAST_ON, co2=0))[0] == "pair soap-blue"


def test_a_source_that_nobody_may_use_is_not_bought():
    hand = {"products": [["lipstick-blue"], []], **LAST_ON}
    assert highest("rainforest-blue", **hand, co2=0) > 0
    assert highest("rainforest-blue", **hand, co2=2) == 0
