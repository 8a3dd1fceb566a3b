"""What each seat sees, what it has found out, and what it imagines. TT-R-39, TT-R-40, TT-H-01 to TT-H-05"""

from collections import Counter

import pytest
from trade_tables import GAME, at, do, held, random_game

from entrepot.kernel.chance import seeded
from entrepot.words import catalogue

DECKS = ("trade", "influence", "specialty")
HANDS = [
    held(trade="md do", influence="look-hand fetch"),
    held(trade="of plain-3", influence="dear", specialty="market"),
]


def faces(**decks):
    return {deck: decks.get(deck, "").split() for deck in DECKS}


def imagined(state, seat, count=40):
    """Return positions that a seat cannot tell from the real one."""
    rng = seeded(5)
    return [state.determinize(seat - 1, rng) for _ in range(count)]


@pytest.mark.clauses("TT-R-39", "TT-R-40")
def test_faces_are_their_owners_and_all_else_is_public():
    state = at(
        "play", hands=HANDS, down=[["fm"], ["plain-5", "plain-4"]], discards={"trade": ["plain-3"]}, eternals=[["end"]]
    )
    mine, other, spectator = state.view(0), state.view(1), state.view(None)
    assert mine["hand"] == faces(trade="md do", influence="fetch look-hand")
    assert (mine["down"], other["down"], spectator["down"]) == (["fm"], ["plain-5", "plain-4"], [])
    assert spectator["hand"] == faces()
    own = {"seat", "hand", "down", "known"}
    public = {key: value for key, value in spectator.items() if key not in own}
    assert {key: value for key, value in mine.items() if key not in own} == public
    assert {key: value for key, value in other.items() if key not in own} == public
    assert public["hand_counts"] == [
        {"trade": 2, "influence": 2, "specialty": 0},
        {"trade": 2, "influence": 1, "specialty": 1},
    ]
    assert (public["down_counts"], public["discards"]["trade"]) == ([1, 2], ["plain-3"])
    nothing = {"hand": faces(), "down": [], "either": []}
    assert mine["known"] == [nothing, {**nothing, "down": ["?", "?"]}]
    assert spectator["known"] == [{**nothing, "down": ["?"]}, {**nothing, "down": ["?", "?"]}]


@pytest.mark.clauses("TT-R-39")
def test_what_a_hand_holds_is_known_to_the_one_who_looked():
    state = do(at("play", 3, hands=HANDS, in_force=[1, 1, 2]), "1 influence look-hand")
    seen = faces(trade="plain-3 of", influence="dear", specialty="market")
    assert state.view(0)["known"][1]["hand"] == seen
    assert state.view(2)["known"][1]["hand"] == state.view(None)["known"][1]["hand"] == faces()
    assert all(other.view(1)["hand"] == seen for other in imagined(state, 1, 5))
    assert any(other.view(1)["hand"] != seen for other in imagined(state, 3))


@pytest.mark.clauses("TT-R-39", "TT-TRADE-01")
def test_a_known_card_that_may_have_been_laid_is_in_hand_or_down():
    state = do(at("play", hands=HANDS, in_force=[1, 1, 2]), "1 influence look-hand", "1 end?")
    do(state, "2 via forest-fm 1", "2 draw influence", "2 lay of")
    known = state.view(0)["known"][1]
    assert (known["either"], known["down"]) == (["plain-3", "of"], ["?"])
    assert known["hand"] == faces(influence="dear", specialty="market")
    laid = Counter(other.view(1)["down"][0] for other in imagined(state, 1))
    assert {"of", "plain-3"} <= set(laid)  # either of those seen, or none that was seen could be down: one must be
    assert set(laid) == {"of", "plain-3"}


@pytest.mark.clauses("TT-R-39")
def test_what_was_sold_or_discarded_is_known_no_more():
    state = do(at("play", hands=HANDS, in_force=[1, 1, 2]), "1 influence look-hand", "1 end?")
    do(state, "2 sell-trade of")
    assert state.view(0)["known"][1]["hand"] == faces(trade="plain-3", influence="dear", specialty="market")
    do(state, "2 via forest-fm 1", "2 draw influence", "2 specialty market")
    assert state.view(0)["known"][1]["hand"] == faces(trade="plain-3", influence="dear")


@pytest.mark.clauses("TT-R-39")
def test_face_down_cards_looked_at_are_known_until_revealed():
    state = at(
        "play", 3, hands=[held(influence="look-down")], down=[[], ["md", "md"]], traders=["city", "forest-fm:3:out"]
    )
    do(state, "1 influence look-down", "1 end?")
    assert [state.view(seat)["known"][1]["down"] for seat in (0, 2, None)] == [["md", "md"], ["?", "?"], ["?", "?"]]
    assert all(other.view(1)["down"] == ["md", "md"] for other in imagined(state, 1, 5))
    assert any(other.view(1)["down"] != ["md", "md"] for other in imagined(state, 3))
    do(state, "2 ahead 1")
    assert state.view(0)["known"][1]["down"] == []


@pytest.mark.clauses("TT-R-39", "TT-R-63")
def test_a_fetched_card_is_known_to_everybody():
    state = at("play", 3, hands=HANDS, discards={"trade": ["fm", "plain-5"]}, in_force=[1, 1, 3])
    do(state, "1 influence fetch", "1 fetch-trade fm", "1 fetch-trade plain-5")
    for seat in (1, 2, None):
        assert state.view(seat)["known"][0]["hand"] == faces(trade="plain-5 fm")
    do(state, "1 lay md")
    assert state.view(1)["known"][0]["either"] == ["plain-5", "fm"]
    assert state.view(1)["known"][0]["hand"] == faces()
    laid = {other.view(0)["down"][0] for other in imagined(state, 2, 80)}
    assert {"fm", "plain-5"} < laid  # one of the two, or another card


@pytest.mark.clauses("TT-R-39")
def test_a_look_settles_what_was_only_likely():
    state = at(
        "play",
        hands=[held(trade="md do", influence="fetch"), held(influence="look-down look-hand")],
        discards={"trade": ["fm"]},
    )
    do(state, "1 influence fetch", "1 fetch-trade fm", "1 end?", "2 via forest-fm 1", "2 draw influence", "2 end?")
    do(state, "1 via forest-fm 1", "1 draw influence", "1 lay fm")
    assert state.view(1)["known"][0]["either"] == ["fm"]
    by_hand = do_as_rival(state, "look-hand")
    assert (by_hand["either"], by_hand["hand"]["trade"]) == (["fm"], ["md", "do"])  # surely down, though not which
    by_down = do_as_rival(state, "look-down")
    assert (by_down["either"], by_down["down"], by_down["hand"]["trade"]) == ([], ["fm"], [])


@pytest.mark.clauses("TT-R-39")
def test_a_fetched_card_that_was_laid_is_known_no_more_once_it_is_revealed():
    hands = [held(trade="md", influence="fetch")]
    state = at("play", hands=hands, discards={"trade": ["fm"]}, in_force=[1, 1, 2], traders=["forest-fm:3:out"])
    do(
        state,
        "1 influence fetch",
        "1 fetch-trade fm",
        "1 lay fm",
        "1 end?",
        "2 via forest-fm 1",
        "2 draw trade",
        "2 end?",
    )
    assert state.view(1)["known"][0]["either"] == ["fm"]
    do(state, "1 ahead 1")
    assert state.view(1)["known"][0] == state.view(None)["known"][0]
    assert state.view(1)["known"][0] == {"hand": faces(), "down": [], "either": []}


def do_as_rival(state, card):
    """Return what seat 2 knows of seat 1 after a look, on a copy."""
    copy = do(state.copy(), "1 end?", "2 ahead 1", "2 draw influence", f"2 influence {card}")
    return copy.view(1)["known"][0]


@pytest.mark.clauses("TT-R-39", "TT-R-40", "TT-R-11")
@pytest.mark.parametrize("options", [{}, {"specialty": "at-once", "opening-sale": "barred"}])
def test_an_imagined_position_looks_the_same_and_adds_up(options):
    checked = 0
    for at_move, state in enumerate(random_game(3, 11, options)):
        if state.over or at_move % 9:
            continue
        for seat in range(3):
            other = state.determinize(seat, seeded(at_move))
            assert other.view(seat) == state.view(seat)
            assert other.legal(seat) == state.legal(seat)
            assert other.census().keys() == state.census().keys()
            assert GAME.load(other.dump()).view(seat) == state.view(seat)
            checked += 1
    assert checked > 60


@pytest.mark.clauses("TT-R-39")
def test_others_cards_are_imagined_in_all_ways():
    state = at("play", hands=HANDS, down=[[], ["plain-5", "plain-4"]])
    hands = {str(other.view(1)["hand"]) for other in imagined(state, 1)}
    downs = {str(other.view(1)["down"]) for other in imagined(state, 1)}
    assert min(len(hands), len(downs)) > 35
    other = imagined(state, 1, 1)[0]
    do(other, "1 lay md")
    assert state.view(0)["hand"]["trade"] == ["md", "do"]  # a position of its own


@pytest.mark.clauses("TT-R-39")
def test_a_copy_and_a_dump_are_the_same_position():
    for state in random_game(4, 3):
        if state.over or state.round % 10:
            continue
        for other in (state.copy(), GAME.load(state.dump())):
            assert other.dump() == state.dump()
            assert other.fields() is not state.fields()
            before = state.digest()
            other.play(other.actors()[0], other.legal(other.actors()[0])[-1])
            assert state.digest() == before


@pytest.mark.clauses("TT-R-39", "TT-COMP-01", "TT-COMP-07")
def test_cards_and_cubes_are_never_lost():
    total = None
    for state in random_game(4, 8):
        sums = {kind: sum(where.values()) for kind, where in state.census().items()}
        total = total or sums
        assert sums == total
    boxes = {deck: sum(row["copies"] for row in GAME.content.rows(deck)) for deck in DECKS}
    assert total == {**boxes, "cubes": 28}


# ---------------------------------------------------------------- the table in words


def lines(state, seat=1, lang="en"):
    words = catalogue(lang)
    return [words.say(line) for line in GAME.table(state.view(None if seat is None else seat - 1))]


@pytest.mark.clauses("TT-R-39", "TT-END-02")
def test_the_table_says_what_the_view_holds():
    state = at(
        "play",
        hands=HANDS,
        down=[["fm"], ["md"]],
        points=[20],
        traders=["fm", "ocean-do:2:back"],
        forced=[True],
        kept=[False, True],
        eternals=[["end", {"card": "price", "awake": False}, {"card": "discard", "used": True}]],
        options={"route-spaces": "4"},
    )
    do(state, "1 influence look-hand")
    mine, spectator = lines(state), lines(state, None)
    assert len(mine) == len(spectator) + len({"md", "do", "fetch"}) + 1 + 1  # the hand, what is down, what is known
    assert any("last round" in line.lower() for line in mine)
    assert lines(state, 1, "nl") != mine
    assert all(line.strip() for line in mine + lines(state, 2, "nl"))
    ids = {line["id"].removeprefix("trade_and_triumph-table-") for line in GAME.table(state.view(0))}
    assert {"round", "last-round", "player", "at-end", "on-route", "cubes", "cards", "eternal", "known-hand"} <= ids
    assert {"hand", "down", "supply", "decks", "discards", "option"} <= ids
    over = do(at("play", points=[20], active=1, round=3), "2 end")
    assert GAME.table(over.view(None))[0]["id"] == "trade_and_triumph-ending-target"
    arriving = do(at("move", traders=["forest-fm:3:out"], down=[["cube", "md"]]), "1 ahead 1")
    told = {line["id"].removeprefix("trade_and_triumph-table-") for line in GAME.table(arriving.view(1))}
    assert {"arriving", "revealed"} <= told
