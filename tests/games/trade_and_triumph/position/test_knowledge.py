"""What seats remember of one another's cards, and the positions that they can imagine."""

import pytest

import entrepot
from entrepot.kernel.chance import seeded
from entrepot.kernel.errors import BadPosition

GAME = entrepot.game("trade_and_triumph")


def play(given, seats=2, options=None, seed=1):
    """Return a position in the Play step of seat 0, which has plays enough."""
    data = {
        "phase": "play",
        "first": 0,
        "in_force": [1, 1, 9],
        "gold": [30] * seats,
        "traders": ["ocean-do:2:out"] * seats,
    }
    return GAME.arrange({**data, **given}, seats, seed, options)


def do(state, *texts):
    """Let whoever is asked do these things in turn."""
    for text in texts:
        state.apply(state.actors()[0], GAME.parse(text))
    return state


def imagined(state, seat, count=60):
    """Return many positions that the seat takes for possible, each checked to be a position at all."""
    worlds = [state.determinize(seat, seeded(number)) for number in range(count)]
    for world in worlds:
        GAME.load(world.dump())
        assert world.view(seat) == state.view(seat)
    return worlds


HANDS = [{"influence": ["eavesdropper", "customs-inspection"]}, {"trade": ["wool", "silk"], "influence": ["summons"]}]


@pytest.mark.clauses("TT-R-39")
def test_a_hand_that_was_looked_at_is_the_same_in_all_imagined_positions():
    state = do(play({"hands": HANDS}), "influence eavesdropper")
    for world in imagined(state, 0):
        assert world.dump()["hands"][1] == state.dump()["hands"][1]


def test_the_looker_alone_remembers():
    given = {"hands": [HANDS[0], HANDS[1], {}]}
    state = do(play(given, 3), "influence eavesdropper")
    hands = {tuple(world.dump()["hands"][1]["trade"]) for world in imagined(state, 2)}
    assert len(hands) > 10


def test_a_card_laid_since_the_look_is_in_hand_or_down_and_nowhere_else():
    state = do(play({"hands": HANDS, "down": [[], ["salt"]]}), "influence eavesdropper", "end")
    do(state, "ahead 1", "draw influence", "lay silk")
    found = set()
    for world in imagined(state, 0):
        dump = world.dump()
        assert sorted([*dump["hands"][1]["trade"], dump["down"][1][1]]) == ["silk", "wool"]
        found.add((dump["down"][1][1], dump["down"][1][0] == "salt"))
    assert {first for first, _ in found} == {"silk", "wool"}  # which of the two was laid stays open
    assert {second for _, second in found} == {True, False}  # and what lay there before the look was never seen


def test_a_card_drawn_since_may_have_been_laid_as_well():
    state = do(play({"hands": HANDS}), "influence eavesdropper", "end")
    do(state, "ahead 1", "draw trade", "lay silk")
    faces = {world.dump()["down"][1][0] for world in imagined(state, 0)}
    assert {"silk", "wool"} < faces


def test_looking_at_face_down_cards_settles_what_is_still_in_hand():
    given = {"hands": [{**HANDS[0], "trade": []}, HANDS[1]]}
    state = do(play(given), "influence eavesdropper", "end", "ahead 1", "draw influence", "lay silk")
    state = state.copy()
    do(state, *(["end"] if state.active == 1 else []), "ahead 1", "draw influence", "influence customs-inspection")
    known = state.view(0)["known"][1]
    assert known["down"] == ["silk"]
    assert known["hand"]["trade"] == ["wool"]
    assert known["either"] == []


def test_a_second_look_at_the_hand_tells_what_was_laid():
    hands = [{"influence": ["eavesdropper", "eavesdropper"]}, HANDS[1]]
    state = do(play({"hands": hands}), "influence eavesdropper", "end", "ahead 1", "draw influence", "lay silk")
    do(state, *(["end"] if state.active == 1 else []), "ahead 1", "draw trade", "influence eavesdropper")
    for world in imagined(state, 0):
        assert world.dump()["down"][1] == ["silk"]


def test_what_is_sold_in_the_open_is_no_longer_remembered():
    given = {"hands": HANDS, "traders": ["ocean-do:2:out", "ocean-do:3:out"]}
    state = do(play(given), "influence eavesdropper", "end", "ahead 1", "sell-trade silk")
    assert state.view(0)["known"][1]["hand"]["trade"] == ["wool"]
    assert state.dump()["discards"]["trade"] == ["silk"]


def test_revealed_cards_settle_the_rest():
    given = {"hands": HANDS, "traders": ["ocean-do:2:out", "ocean-do:2:out"]}
    state = do(play(given), "influence eavesdropper", "end", "ahead 1", "draw influence", "lay silk")
    do(state, *(["end"] if state.active == 1 else []), "ahead 1", "draw trade", "end", "ahead 1")
    known = state.view(0)["known"][1]
    assert known["hand"]["trade"] == ["wool"]
    assert (known["either"], known["down"]) == ([], [])


def test_everybody_remembers_what_was_fetched():
    given = {
        "hands": [{"influence": ["town-archive"]}, {}, {}],
        "discards": {"trade": ["wool"], "influence": ["detour"]},
    }
    state = do(play(given, 3), "influence town-archive", "fetch-trade wool", "fetch-influence detour")
    for seat in (1, 2, None):
        assert state.view(seat)["known"][0]["hand"] == {"trade": ["wool"], "influence": ["detour"], "specialty": []}
    for world in imagined(state, 1):
        assert "wool" in world.dump()["hands"][0]["trade"]
        assert world.view(2)["known"][0] == state.view(2)["known"][0]


@pytest.mark.clauses("TT-R-11")
def test_a_specialty_card_drawn_at_once_is_seen_by_all_and_never_in_hand():
    given = {"phase": "draw", "hands": [{}, {}], "decks": {"specialty": ["golden-age"]}, "discards": {}}
    options = {"specialty": "at-once"}
    rest = [id for id in GAME.content.ids("specialty") if id != "golden-age"]
    given["discards"] = {"specialty": rest}
    state = do(play(given, options=options), "draw specialty")
    dump = state.dump()
    assert dump["gold"][0] == 30 - 10 + 14
    assert "golden-age" in dump["discards"]["specialty"]
    with pytest.raises(BadPosition, match="at-once"):
        play({"hands": [{"specialty": ["patron"]}, {}]}, options=options)


def test_memories_that_cannot_be_are_refused():
    entry = {"observer": 0, "holder": 1, "deck": "trade", "card": "silk", "since": 0, "until": -1}
    assert play({"hands": [{}, {"trade": ["silk"]}], "known": [entry]}).view(0)["known"][1]["hand"]["trade"] == ["silk"]
    with pytest.raises(BadPosition, match="known"):
        play({"hands": [{}, {"trade": ["wool"]}], "known": [entry]})
    with pytest.raises(BadPosition, match="known"):
        play({"hands": [{}, {"trade": ["silk"]}], "known": [entry, entry]})
