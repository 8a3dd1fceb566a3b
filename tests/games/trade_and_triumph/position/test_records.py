"""What a reshuffle proves: positions imagined after it never contradict what has been seen. TT-R-27, TT-R-39"""

from collections import Counter

import pytest
from trade_tables import GAME, at, do, random_game

from entrepot.games.trade_and_triumph.position import record
from entrepot.games.trade_and_triumph.position.account import Account
from entrepot.games.trade_and_triumph.position.history import History
from entrepot.kernel.chance import seeded
from entrepot.kernel.errors import BadPosition

STILL = ["forest-fm:1:out"] * 3


def rest(deck, *but):
    """Return all cards of a deck, less some."""
    left = Counter({row["id"]: row["copies"] for row in GAME.content.rows(deck)})
    left.subtract(but)
    assert min(left.values()) >= 0
    return sorted(left.elements())


def reshuffled(pile, hands, draws, deck="trade", **given):
    """Return seat 1 having drawn from a reshuffled `pile`; the last of `hands` takes what is left of the deck."""
    placed = [id for hand in hands for id in hand.get(deck, [])] + [id for ids in given.get("down", []) for id in ids]
    hands = [dict(hand) for hand in hands]
    hands[-1][deck] = [*hands[-1].get(deck, []), *rest(deck, *pile, *placed)]
    piles = {"decks": {deck: []}, "discards": {deck: pile}, "draws": {deck: draws}}
    state = at("draw", len(hands), traders=STILL[: len(hands)], hands=hands, gold=[20], **piles, **given)
    return do(state, f"1 draw {deck}")


def turn(state, seat, phase, *steps, place="forest-fm:1:out"):
    """Return the same cards in a seat's turn, in a step of which everything is left, after some more steps."""
    data = state.dump()
    data |= {"active": seat - 1, "stack": [[phase, 0, 0, 0]], "in_force": [1, 9, 9], "drawn": [], "reached": []}
    data |= {"draws_left": 9, "plays_left": 9}
    data["traders"][seat - 1] = place
    data["gold"][seat - 1] = 20
    return do(GAME.load(data), *steps)


def imagined(state, seat, count=40):
    """Return positions that the seat (from 1) takes for possible, each a position, in which others imagine too."""
    worlds = [state.determinize(seat - 1, seeded(number)) for number in range(count)]
    for number, world in enumerate(worlds):
        assert world.view(seat - 1) == state.view(seat - 1)
        assert world.census() == state.census()
        assert GAME.load(world.dump()).dump() == world.dump()
        again = world.determinize(seat - 1, seeded("again"))
        assert again.dump() == state.determinize(seat - 1, seeded("again")).dump()  # no trace of the real one
        GAME.load(world.determinize(number % state.seats, seeded(number)).dump())
    return worlds


def trade_hand(world, seat):
    return world.dump()["hands"][seat - 1]["trade"]


# ---------------------------------------------------------------- old and new


@pytest.mark.clauses("TT-R-27", "TT-R-39")
def test_before_any_reshuffle_nothing_is_recorded():
    state = do(at("draw", traders=STILL[:2]), "1 draw trade", "1 end?")
    assert state.records is None
    assert state.dump()["since_reshuffle"] == {}


@pytest.mark.clauses("TT-R-27", "TT-R-39")
@pytest.mark.parametrize("deck", ["trade", "influence", "specialty"])
def test_who_has_not_drawn_has_no_card_of_the_new_pile(deck):
    pile = rest(deck)[:8]
    state = reshuffled(pile, [{}, {deck: rest(deck)[-2:]}, {}], [pile[3]], deck=deck)
    held = set()
    for world in imagined(state, 1):
        dump = world.dump()
        assert Counter(dump["decks"][deck]) == Counter(pile) - Counter([pile[3]])
        held.add(tuple(dump["hands"][1][deck]))
    assert len(held) > 5  # which of the old ones it has is still open
    for world in imagined(state, 2, 10):
        assert set(world.dump()["hands"][0][deck]) <= set(pile)


@pytest.mark.clauses("TT-R-11", "TT-R-27")
def test_nothing_is_recorded_of_a_deck_that_nobody_holds_cards_of():
    pile = rest("specialty")
    piles = {"decks": {"specialty": []}, "discards": {"specialty": pile}, "draws": {"specialty": ["no-points"]}}
    state = at("draw", gold=[20], options={"specialty": "at-once"}, traders=STILL[:2], **piles)
    do(state, "1 draw specialty")
    assert state.records is None
    assert list(imagined(state, 1, 3)[0].specialty_deck) == list(state.specialty_deck)


@pytest.mark.clauses("TT-R-27", "TT-R-39")
def test_who_has_drawn_has_as_many_new_cards_as_it_drew():
    pile = ["forest", "mountain", "desert", "ocean"] * 2
    state = reshuffled(pile, [{}, {"trade": ["md", "do"]}, {}], ["forest"])
    state = turn(state, 2, "draw", "2 draw trade")
    seen = Counter()
    for world in imagined(state, 1):
        new = [id for id in trade_hand(world, 2) if id in pile]
        assert len(new) == 1
        assert new[0] != "forest" or "forest" not in world.dump()["decks"]["trade"]  # seat 1 has the other one
        assert not set(trade_hand(world, 3)) & set(pile)
        seen.update(new)
    assert set(seen) == set(pile)


# ---------------------------------------------------------------- what is seen afterwards

NEW = {"forest", "mountain", "desert", "ocean"}
PILE = ["md", *sorted(NEW), *sorted(NEW)]
"""All of NEW lie in the pile, and one md of two."""


@pytest.mark.clauses("TT-R-27", "TT-R-39")
def test_a_card_sold_before_any_draw_was_an_old_one():
    """Seat 2 sold its one old card and drew then, so what it has is new."""
    state = turn(reshuffled(PILE, [{}, {"trade": ["md"]}, {}], ["forest"]), 2, "draw", place="city")
    do(state, "2 sell-trade md", "2 draw trade")
    assert {trade_hand(world, 2)[0] for world in imagined(state, 1)} == set(PILE)


@pytest.mark.clauses("TT-R-27", "TT-R-39")
def test_a_card_sold_after_a_draw_may_have_been_the_old_or_the_new_copy():
    state = turn(reshuffled(PILE, [{}, {"trade": ["md"]}, {}], ["forest"]), 2, "draw", place="city")
    do(state, "2 draw trade", "2 sell-trade md")
    kept = set()
    for world in imagined(state, 1):
        hidden = [*world.dump()["decks"]["trade"], *trade_hand(world, 2), *trade_hand(world, 3)]
        assert hidden.count("md") == 1
        kept.add(trade_hand(world, 2)[0] in PILE)  # else the new copy was sold, and it has an old card
    assert kept == {True, False}


@pytest.mark.clauses("TT-R-27", "TT-R-39", "TT-R-40")
def test_what_was_face_down_at_the_reshuffle_is_old_and_what_was_laid_later_may_be_new():
    state = turn(reshuffled(PILE, [{}, {}, {}], ["forest"], down=[[], ["do"], []]), 2, "draw", "2 draw trade")
    state = turn(state, 2, "play", f"2 lay {trade_hand(state, 2)[0]}")
    for world in imagined(state, 1):
        old, new = world.dump()["down"][1]
        assert old not in NEW
        assert new in PILE  # seat 2 had nothing else


@pytest.mark.clauses("TT-R-27", "TT-R-39", "TT-R-40")
def test_a_face_down_card_that_was_turned_up_had_come_before_it_was_laid():
    """Seat 2 laid its one old card and drew later; the arrival turned up the old one, and a copy is in the pile."""
    state = turn(reshuffled(PILE, [{}, {"trade": ["md"]}, {}], ["forest"]), 2, "play", "2 lay md")
    state = turn(state, 2, "draw", "2 draw trade")
    state = turn(state, 2, "move", "2 ahead 1", place="forest-fm:3:out")
    assert state.dump()["down"][1] == []
    assert {trade_hand(world, 2)[0] for world in imagined(state, 1)} == set(PILE)


@pytest.mark.clauses("TT-R-27", "TT-R-39")
def test_a_second_reshuffle_proves_more_and_forgets_nothing():
    """Seat 2 has not drawn since the first, so that it has nothing of either pile."""
    state = reshuffled(PILE, [{}, {"trade": ["do", "of"]}, {}], ["forest"])
    while list(state.trade_deck) != [0] * len(state.trade_deck):
        state = turn(state, 3, "draw", "3 draw trade")
    state = turn(state, 3, "draw", "3 sell-trade desert", "3 sell-trade ocean", place="city")
    state = turn(state, 3, "draw", "3 draw trade")
    assert [event[0] for event in state.dump()["since_reshuffle"]["trade"]].count("shuffled") == 2
    for world in imagined(state, 1):
        assert not set(trade_hand(world, 2)) & NEW
        assert world.dump()["decks"]["trade"] in (["desert"], ["ocean"])
        assert Counter(trade_hand(world, 3))["mountain"] == 2


# ---------------------------------------------------------------- looks and fetches


def entry(card, since=0, until=-1):
    return {"observer": 0, "holder": 1, "deck": "trade", "card": card, "since": since, "until": until}


@pytest.mark.clauses("TT-R-27", "TT-R-39")
def test_a_card_seen_before_the_reshuffle_is_an_old_one():
    """Seat 1 had seen md; seat 2 has drawn and sold one since, so that it has one card of the pile.

    That is the drawn one, or md itself where the new copy was sold.
    """
    state = reshuffled(PILE, [{}, {"trade": ["md", "do"]}, {}], ["forest"], known=[entry("md")])
    for world in imagined(state, 1, 10):
        assert "md" in trade_hand(world, 2)
    sold = turn(state, 2, "draw", "2 sell-trade md", place="city")
    for world in imagined(sold, 1):
        assert not set(trade_hand(world, 2)) & set(PILE)  # it has not drawn
    drawn = turn(state, 2, "draw", "2 draw trade", "2 sell-trade md", place="city")
    for world in imagined(drawn, 1):
        assert len(set(trade_hand(world, 2)) & set(PILE)) == 1


@pytest.mark.clauses("TT-R-27", "TT-R-39", "TT-R-40")
def test_a_card_known_to_be_in_hand_or_face_down_at_the_reshuffle_stays_so():
    given = {"down": [[], ["of"], []], "known": [entry("md")]}
    state = reshuffled(PILE, [{}, {"trade": ["md", "do"]}, {}], ["forest"], **given)
    places = set()
    for world in imagined(state, 1):
        places.add(("md" in trade_hand(world, 2), world.dump()["down"][1] == ["md"]))
    assert places == {(True, False), (False, True)}
    known_down = {"down": [[], ["md"], []], "known": [entry("md", 0, 1)]}
    state = reshuffled(PILE, [{}, {"trade": ["of", "do"]}, {}], ["forest"], **known_down)
    assert {world.dump()["down"][1][0] for world in imagined(state, 1)} == {"md"}


@pytest.mark.clauses("TT-R-27", "TT-R-39")
def test_a_look_at_a_hand_tells_what_was_drawn_before_it():
    """Seat 2 drew; seat 1 then saw do alone, of which one is old and one was in the pile; seat 2 draws once more."""
    pile = ["do", "forest", "mountain", "desert"]
    state = reshuffled(pile, [{"influence": ["look-hand"]}, {}, {}], ["forest"])
    state = turn(state, 2, "draw", "2 draw trade")
    state = turn(state, 1, "play", "1 influence look-hand", *aimed(state))
    drawn = trade_hand(state, 2)
    state = turn(state, 2, "draw", "2 draw trade")
    for world in imagined(state, 1):
        first, *more = sorted(trade_hand(world, 2), key=lambda id: id not in drawn)
        assert [first] == drawn
        assert set(more) <= set(pile) - {"forest", *drawn}
    assert len({str(trade_hand(world, 2)) for world in imagined(state, 3)}) > 1  # seat 3 has not looked


def aimed(state):
    """Return the step that aims at seat 2."""
    trial = turn(state, 1, "play", "1 influence look-hand")
    return [f"1 {text}" for text in map(GAME.text, trial.legal(0)) if text.startswith(("target", "aim", "at"))][:1]


@pytest.mark.clauses("TT-R-27", "TT-R-39", "TT-R-63")
def test_a_fetched_card_is_neither_old_nor_new():
    state = reshuffled(PILE, [{"influence": ["fetch"]}, {"trade": ["md"]}, {}], ["forest"])
    state = turn(state, 2, "draw", "2 sell-trade md", place="city")
    state = turn(state, 1, "play", "1 influence fetch", "1 fetch-trade md")
    for world in imagined(state, 2):
        assert "md" in trade_hand(world, 1)
        assert len(set(trade_hand(world, 1)) & set(PILE)) >= 1
        assert Counter(trade_hand(world, 1)) - Counter(["md"]) <= Counter(PILE)
    state = turn(state, 1, "draw", "1 sell-trade md", place="city")
    assert {trade_hand(world, 1)[0] for world in imagined(state, 2)} == set(PILE)


# ---------------------------------------------------------------- records as data


@pytest.mark.clauses("TT-R-27")
@pytest.mark.parametrize("seats", [3, 4])
def test_random_games_can_be_imagined_at_any_time(seats):
    looked = 0
    for options in ({}, {"specialty": "at-once"}):
        for number, state in enumerate(random_game(seats, 8, options)):
            if number % 60 == 0 and state.records is not None and not state.over:
                looked += sum(len(imagined(state, seat + 1, 1)) for seat in range(seats))
    assert looked > 9


@pytest.mark.clauses("TT-R-27")
@pytest.mark.parametrize(
    "change",
    [
        lambda events: events[:-1],
        lambda events: [*events, ["drew", 1, "forest"]],
        lambda events: [*events, ["left", 1, "md"]],
        lambda events: [*events, ["laid", 1, "do"]],
        lambda events: [["known", entry("plain-3")], *events],
        lambda events: events[1:],
        lambda events: [*events, ["shuffled"]],
        lambda events: [*events, ["pile", 1, "md"]],
        lambda events: [["known", entry("plain-3")] if event[0] == "shuffled" else event for event in events],
        lambda events: [["pile", 2, "md"] if event == ["pile", 1, "md"] else event for event in events],
    ],
)
def test_records_that_cannot_be_are_refused(change):
    data = reshuffled(PILE, [{}, {"trade": ["md", "do"]}, {}], ["forest"]).dump()
    assert GAME.load(data).dump() == data
    data["since_reshuffle"]["trade"] = change(data["since_reshuffle"]["trade"])
    with pytest.raises(BadPosition, match="since_reshuffle"):
        GAME.load(data)


@pytest.mark.parametrize("event", [[], ["lost", 1, "md"], ["drew", 1], ["drew", 9, "md"], ["drew", 1, "nothing"]])
def test_events_that_are_none_are_refused(event):
    data = reshuffled(PILE, [{}, {"trade": ["md", "do"]}, {}], ["forest"]).dump()
    data["since_reshuffle"]["trade"].append(event)
    with pytest.raises(BadPosition):
        GAME.load(data)
    data["since_reshuffle"] = {"wool": []}
    with pytest.raises(BadPosition, match="since_reshuffle"):
        GAME.load(data)


def snapshot(history):
    """Return all that a search's position holds, hands as bags."""
    hands = [sorted(tokens) for tokens in history.hands]
    sure = [sorted(faces) for faces in history.sure]
    kept = ([bag[:] for bag in history.bags], [bag[:] for bag in history.needed], history.faces[:], history.token[:])
    return hands, sure, *kept


def wander(account, rng, most=600):
    """Take steps and take them back at random; return how many were taken back."""
    history, trail, backs = History(account), [], 0
    for _ in range(most):
        at = len(trail)
        choices = history.choices(account.steps[at]) if at < len(account.steps) else []
        if choices and rng.below(3):
            before, choice = snapshot(history), history.pick(account.steps[at], choices, rng)
            trail.append((before, choice, history.take_step(account.steps[at], choice)))
        elif trail:
            before, choice, used = trail.pop()
            history.undo(account.steps[len(trail)], choice, used)
            assert snapshot(history) == before
            backs += 1
    return backs


@pytest.mark.parametrize("seed", [9, 10])  # games with looks at hands and cards fetched after a reshuffle
def test_a_step_taken_back_leaves_all_as_it_was(seed):
    rng = seeded("wander")
    backs = 0
    for number, state in enumerate(random_game(4, seed, {"specialty": "at-once"})):
        if number % 60 or state.records is None or state.over:
            continue
        for deck, kept in enumerate(state.records):
            if kept.has_begun():
                backs += sum(wander(Account(state, seat, deck, kept.events()), rng) for seat in range(4))
    assert backs > 1_000


def test_a_copy_keeps_its_own_record():
    state = turn(reshuffled(PILE, [{}, {"trade": ["md"]}, {}], ["forest"]), 2, "draw")
    before, other = state.dump(), state.copy()
    do(other, "2 draw trade")
    assert state.dump() == before
    assert len(other.dump()["since_reshuffle"]["trade"]) == len(before["since_reshuffle"]["trade"]) + 1


def test_a_record_can_be_given():
    state = reshuffled(PILE, [{}, {"trade": ["md"]}, {}], ["forest"])
    data = state.dump()
    keys = ("first", "traders", "hands", "decks", "discards", "since_reshuffle")
    again = GAME.arrange({"phase": "play", **{key: data[key] for key in keys}}, 3, 1)
    assert again.dump()["since_reshuffle"] == data["since_reshuffle"]


@pytest.mark.clauses("TT-R-27")
def test_a_reshuffle_writes_down_the_same_before_and_after_loading():
    """Seat 2 has laid a card before seat 1 has; a dump keeps the order by seat alone."""
    pile = {"decks": {"trade": []}, "discards": {"trade": PILE}}
    held = [{"trade": ["do"]}, {"trade": ["of"]}, {"trade": rest("trade", *PILE, "do", "of")}]
    state = at("play", 3, traders=STILL, hands=held, **pile)
    state = turn(turn(state, 2, "play", "2 lay of"), 1, "play")
    do(state, "1 lay do")
    assert [entry // 64 % 4 for entry in state.down] == [1, 0]
    loaded = GAME.load(state.dump())
    for each in (state, loaded):
        record.note_reshuffle(each, 0)
    assert state.dump()["since_reshuffle"] == loaded.dump()["since_reshuffle"]
