"""The position: playing, the stack of phases, the list last offered, refusals, and what is asked and said."""

import hashlib
import json

import pytest
from toy import ACTIONS, AIMING, SCHEMA, SECRET, TIME, TOY, TURN, begin, can, do, in_secret

import entrepot
from entrepot.kernel.audience import CHANCE, EVERYONE, TABLE, all_but, hears, only
from entrepot.kernel.chance import Script, seeded
from entrepot.kernel.errors import BadAction, BadSeats, Illegal
from entrepot.kernel.game import Game
from entrepot.kernel.ledger import Ledger
from entrepot.kernel.phase import Phase

STEP, END, AIM = TOY.parse("step"), TOY.parse("end"), TOY.parse("aim")


def refused(state, seat, action):
    """Return the refusal of an action, which changes nothing."""
    before, legal = state.digest(), [state.legal(other) for other in range(state.seats)]
    why = state.why_not(seat, action)
    for attempt in (state.apply, state.preview):
        with pytest.raises(Illegal) as caught:
            attempt(seat, action)
        assert (caught.value.clause, caught.value.message) == (why.clause, why.message)
        assert caught.value.reason == why.message["id"]
    assert state.digest() == before
    assert [state.legal(other) for other in range(state.seats)] == legal
    return why.clause, why.message


# ---------------------------------------------------------------- who may act, and how


def test_only_actors_have_legal_actions():
    state = begin(3)
    assert state.actors() == [0]
    assert can(state, 0) == ["end", "step", "draw", "roll", "peek", "swear", "aim", "ask 1", "ask 2"]
    assert [state.legal(seat) for seat in (1, 2, 3, -1, CHANCE, 2**70)] == [[]] * 6
    in_secret(state)
    assert state.actors() == [0, 1, 2]
    assert all(state.legal(seat) for seat in state.actors())


def test_everything_that_is_legal_is_accepted_and_nothing_else():
    for state in (begin(3), in_secret(begin(3)), do(begin(3), "0 aim"), do(begin(3), "0 ask 1")):
        for seat in range(3):
            for action in range(ACTIONS.size):
                twin = state.copy()
                if action in state.legal(seat):
                    twin.apply(seat, action)
                else:
                    with pytest.raises(Illegal):
                        twin.apply(seat, action)
                    assert twin.digest() == state.digest()


def test_play_is_apply_unchecked():
    one, two = begin(), begin()
    one.apply(0, STEP)
    two.play(0, STEP)
    assert one.digest() == two.digest()
    assert one.steps == 1


def test_lists_that_a_caller_gets_are_its_own():
    state = begin(2)
    state.legal(0).append(TOY.parse("done"))
    state.actors().append(1)
    assert state.actors() == [0]
    refused(state, 0, TOY.parse("done"))
    refused(state, 1, END)
    state.legal(0).clear()
    state.apply(0, STEP)


def test_the_list_last_offered_is_good_for_its_seat_and_position_alone():
    state = begin(2)
    assert state.legal(0)
    assert state.legal(1) == []
    do(state, "0 end")
    assert state.legal(0) == []
    assert state.legal(1)
    assert state.legal(TABLE) == [TIME.code]
    assert state.copy().legal(1) == state.legal(1)


def test_the_legal_actions_are_worked_out_once_for_each_position(monkeypatch):
    state, asked = begin(2), []
    phase = TOY.phases[TURN]
    offer = type(phase).offer
    spy = lambda self, s, seat, moves: asked.append(seat) or offer(self, s, seat, moves)  # noqa: E731
    monkeypatch.setattr(type(phase), "offer", spy)
    action = state.legal(0)[1]
    state.why_not(0, action)
    state.apply(0, action)
    assert asked == [0]
    state.legal(0)
    assert asked == [0, 0]


# ---------------------------------------------------------------- refusals


def test_out_of_turn_cites_the_phase_or_else_the_game():
    state = begin(2)
    words = {"id": "kernel-refused-not-your-turn", "args": {"seat": {"seat": 1}, "seats": [{"seat": 0}]}}
    assert refused(state, 1, STEP) == ("TOY-TURN", words)
    assert refused(do(state, "0 aim"), 1, STEP) == ("TOY-AIM", words)


def test_an_actor_is_told_the_phases_reason_or_what_else_it_is_asked():
    state = begin(2)
    assert refused(state, 0, TOY.parse("play king")) == ("TOY-PLAY", {"id": "toy-refused-not-held", "args": {}})
    asked = {"action": TOY.sentence(TOY.parse("done")), "asked": state.prompt(0)}
    said = {"id": "kernel-refused-asked-else", "args": asked}
    assert refused(state, 0, TOY.parse("done")) == ("TOY-TURN", said)
    in_secret(state)
    assert refused(state, 0, STEP)[0] == "TOY-TURN"
    assert refused(do(state, "0 hide 5"), 0, TOY.parse("hide 5"))[1]["id"] == "kernel-refused-no-choice"


def test_a_face_beyond_the_content_is_refused_like_any_other():
    state = begin(2)
    assert refused(state, 0, TOY.parse("play card:7"))[0] == "TOY-PLAY"
    in_secret(state)
    sentence = {"id": "toy-do-play", "args": {"card": "card:7"}}
    assert refused(state, 0, TOY.parse("play card:7"))[1]["args"]["action"] == sentence


def test_outside_events_are_the_tables_alone():
    state = begin(2)
    assert refused(state, 0, TIME.code)[1]["id"] == "kernel-refused-not-now"
    assert refused(state, 1, TIME.code)[1]["id"] == "kernel-refused-not-now"
    assert refused(state, TABLE, STEP) == (
        "TOY-STEP",
        {"id": "kernel-refused-not-now", "args": {"action": TOY.sentence(STEP)}},
    )
    assert TABLE not in state.actors()
    assert state.preview(TABLE, TIME.code) == []
    state.apply(TABLE, TIME.code)
    assert state.over
    assert state.outcome()["ending"] == "time"


def test_nothing_can_be_done_after_the_end():
    state = do(begin(2), f"{TABLE} time")
    assert state.actors() == []
    assert [state.legal(seat) for seat in (0, 1, TABLE)] == [[], [], []]
    for seat in (0, 1, TABLE):
        for action in (STEP, END, TIME.code):
            assert refused(state, seat, action) == ("TOY-END", {"id": "kernel-refused-game-over", "args": {}})


HUGE = [2**31, 2**32, 2**62, 2**63, 2**64, 2**200, -1, -(2**31), -(2**63), -(2**64), -(2**200)]


@pytest.mark.parametrize("game", ["toy", "tradejack"])
@pytest.mark.parametrize("number", HUGE)
def test_seats_and_actions_far_out_are_refused_in_one_sentence(game, number):
    state = begin(2) if game == "toy" else entrepot.game(game).new(2, seed=1)
    before = state.digest()
    actor = state.actors()[0]
    for attempt in (state.apply, state.preview, state.why_not):
        with pytest.raises(BadAction, match=f"^{number} is not an action: they run from 0 to "):
            attempt(actor, number)
        with pytest.raises(BadSeats, match=f"^there is no seat {number + 1}: this table has seats 1 to 2$"):
            attempt(number, state.legal(actor)[0])
    with pytest.raises(BadSeats):
        state.prompt(number)
    assert state.legal(number) == []
    assert state.digest() == before


def test_a_seat_that_this_table_has_not_is_refused():
    for seat in (2, 3, CHANCE):
        with pytest.raises(BadSeats):
            begin(2).apply(seat, STEP)


@pytest.mark.parametrize("wrong", ["0", None, [], {}, b"0", 1.5])
def test_what_is_no_number_is_refused_and_changes_nothing(wrong):
    state = begin(2)
    before = state.digest()
    for seat, action in ((wrong, STEP), (0, wrong)):
        with pytest.raises((TypeError, BadAction, BadSeats, Illegal)):
            state.apply(seat, action)
    assert state.digest() == before


def test_true_and_false_count_as_one_and_zero():
    state, twin = in_secret(begin(2)), in_secret(begin(2))
    state.apply(True, TOY.parse("done"))
    twin.apply(1, TOY.parse("done"))
    assert state.digest() == twin.digest()
    jack, other = (entrepot.game("tradejack").new(2, 1, {"first-player": "seat-2"}) for _ in range(2))
    jack.apply(True, True)
    other.apply(1, 1)
    assert jack.digest() == other.digest()
    assert jack.game.text(1) == "bid 1"


# ---------------------------------------------------------------- the stack of phases


def frames(state):
    return state.dump()["stack"]


def test_a_phase_goes_on_to_the_next_one():
    state = begin(3, first=2)
    assert frames(state) == [["turn", 2, 0, 0]]
    do(state, "2 end", "0 end")
    assert frames(state) == [["turn", 2, 0, 0]]
    assert state.actors() == [1]
    do(state, "1 end")
    assert frames(state) == [["secret", 2, 0, 0]]


def test_a_choice_inside_a_choice_lies_on_top_with_numbers_of_its_own():
    state = do(begin(2), "0 step", "0 aim")
    assert frames(state) == [["turn", 0, 0, 0], ["aiming", 0, 1, 7]]
    assert state.stack == [TURN, 0, 0, 0, AIMING, 0, 1, 7]
    do(state, "0 at 1 hat 3")
    assert frames(state) == [["turn", 0, 0, 0], ["aiming", 0, 1, 6], ["aiming", 0, 1, 6]]
    assert [state.note(slot) for slot in range(3)] == [0, 1, 6]


def test_what_a_choice_came_to_reaches_the_phase_below():
    assert do(begin(2), "0 aim", "0 at 1 fist 3").scores == [13, 0]
    state = do(begin(2), "0 aim", "0 at 1 hat 3", "0 at 1 hat 3")  # hats run out at 5
    assert frames(state)[-1] == ["aiming", 0, 0, 5]
    assert len(frames(state)) == 4
    do(state, "0 at 1 hat 3")
    assert frames(state) == [["turn", 0, 0, 0]]
    assert state.scores == [13 + 100 + 100, 0], "each phase below resumed with the result of the one above"


def test_notes_are_the_top_phases_own():
    state = do(begin(2), "0 aim")
    state.set_note(1, 42)
    assert state.stack == [TURN, 0, 0, 0, AIMING, 0, 42, 7]
    assert state.top() is TOY.phases[AIMING]


def test_numbers_that_are_not_given_are_zero():
    state = begin(2)
    state.goto(SECRET, 5, 6, 7)
    assert frames(state) == [["secret", 5, 6, 7]]
    state.goto(TURN)
    assert frames(state) == [["turn", 0, 0, 0]]
    state.push(AIMING, 5, 6, 7)
    state.push(AIMING)
    assert frames(state)[1:] == [["aiming", 5, 6, 7], ["aiming", 0, 0, 0]]
    state.pop()
    state.pop()
    state.run()
    assert (frames(state), state.scores) == ([["turn", 0, 0, 0]], [0, 0])


def test_another_seat_is_asked_and_the_asker_goes_on():
    state = do(begin(3), "0 ask 2")
    assert state.actors() == [2]
    assert frames(state)[-1] == ["asked", 2, 0, 0]
    do(state, "2 reply yes")
    assert state.actors() == [0]
    assert state.scores == [1, 0, 0]


def test_a_phase_entered_by_hand_forgets_what_was_offered():
    state = begin(2)
    state.legal(0)
    state.goto(SECRET)
    state.enter_top()
    assert can(state, 0)[0] == "done"


def test_the_game_ends_with_an_empty_stack():
    state = do(in_secret(begin(2)), "1 done", "0 hide 5", "0 done")
    assert (state.over, state.ending, state.stack) == (True, "rounds", [])
    assert state.outcome() == {
        "ending": "rounds",
        "places": [1, 2],
        "scores": [5, 0],
        "winners": [0],
        "decided_by": "TOY-STEP",
    }


def test_there_is_no_outcome_before_the_end_and_all_who_share_the_first_place_have_won():
    state = in_secret(begin(3))
    assert state.outcome() is None
    do(state, "0 hide 2", "2 hide 2", "0 done", "1 done", "2 done")
    assert state.outcome()["winners"] == [0, 2]
    assert state.outcome()["places"] == [1, 3, 1]


def test_reveals_and_bonds_last_for_one_action():
    state = begin(2)
    assert (state.revealed, state.binding) == (False, False)
    do(state, "0 peek")
    assert (state.revealed, state.binding) == (True, False)
    assert not state.copy().revealed
    do(state, "0 aim")
    assert (state.revealed, state.binding) == (False, False)
    do(state, "0 at 1 fist 3", "0 swear")
    assert (state.revealed, state.binding) == (False, True)
    do(state, "0 aim")
    assert (state.revealed, state.binding) == (False, False)


# ---------------------------------------------------------------- copies


def test_a_copy_is_independent_and_does_not_listen():
    state = do(begin(2, listening=True), "0 draw", "0 aim")
    before, events = state.digest(), len(state.events)
    copy = state.copy()
    assert copy.digest() == before
    assert (copy.listening, copy.events) == (False, [])
    do(copy, "0 at 1 fist 3", "0 draw", "0 end", f"{TABLE} time")
    assert state.digest() == before
    assert not state.over
    assert len(state.events) == events
    do(state, "0 at 1 fist 3", "0 draw")
    assert copy.over


def test_a_copy_goes_on_with_the_same_chance():
    state = begin(2)
    copy = state.copy()
    for table in (state, copy):
        do(table, "0 draw", "0 roll", "0 draw", "0 roll")
    assert state.dump() == copy.dump()


def test_a_copy_of_the_end_is_over():
    copy = do(begin(2), f"{TABLE} time").copy()
    assert (copy.over, copy.ending, copy.outcome()["ending"]) == (True, "time", "time")


def test_an_imagined_position_has_chance_of_its_own():
    state = TOY.new(2, 1, feed=Script({"die": [1, 1, 1]}))
    seat = state.actors()[0]
    rng, twin = seeded(5), seeded(5)
    other = state.determinize(seat, rng)
    fork = twin.fork()
    assert other.feed is None
    assert (other.rng.word0, other.rng.word1) == (fork.word0, fork.word1)
    assert other.digest() == state.digest()
    do(other, f"{seat} roll")
    assert state.feed.left() == ["die"]


# ---------------------------------------------------------------- events


def test_events_are_taken_once_and_only_while_somebody_listens():
    state = begin(2)
    do(state, "0 step")
    assert state.take_events() == []
    state.listening = True
    do(state, "0 step")
    assert state.take_events() == [
        {"kind": "did", "audience": EVERYONE, "args": {"seat": {"seat": 0}, "what": {"id": "toy-do-step", "args": {}}}}
    ]
    assert state.take_events() == []


def test_audiences():
    seats = (None, 0, 1, 5)
    assert [hears(EVERYONE, seat) for seat in seats] == [True] * 4
    assert [hears(0, seat) for seat in seats] == [False] * 4
    assert [hears(int(only(1)), seat) for seat in seats] == [False, False, True, False]
    assert [hears(int(all_but(1)), seat) for seat in seats] == [True, True, False, True]


# ---------------------------------------------------------------- words


def test_a_prompt_asks_or_says_who_is_waited_for():
    state = begin(3)
    assert state.prompt(0) == {"id": "toy-ask-turn", "args": {}}
    waiting = {"id": "kernel-wait-for", "args": {"seats": [{"seat": 0}]}}
    assert state.prompt(1) == state.prompt(None) == waiting
    in_secret(state)
    do(state, "1 done")
    assert state.prompt(0) == {"id": "toy-ask-secret", "args": {}}
    assert state.prompt(1) == {"id": "kernel-wait-for", "args": {"seats": [{"seat": 0}, {"seat": 2}]}}
    do(state, f"{TABLE} time")
    assert state.prompt(0) == state.prompt(None) == {"id": "toy-ending-time", "args": {}}


def test_a_preview_comes_from_the_phase_and_changes_nothing():
    state = do(begin(2), "0 step")
    before = state.digest()
    assert state.preview(0, STEP) == [{"id": "toy-preview", "args": {"steps": 2}}]
    assert state.preview(0, AIM) == []
    assert state.digest() == before


def test_what_is_legal_has_no_reason_against_it():
    state = begin(2)
    assert [state.why_not(0, action) for action in state.legal(0)] == [None] * len(state.legal(0))
    assert state.why_not(TABLE, TIME.code) is None


# ---------------------------------------------------------------- a game that says nothing of its own position


class Once(Phase):
    name = "once"
    waits = True

    def actors(self, s):
        return [0]

    def offer(self, s, seat, moves):
        moves.add(STEP)

    def apply(self, s, seat, action):
        s.finish("done")


@pytest.fixture
def plain():
    game = Game("plain", "1", Ledger({}), SCHEMA, TOY.content, ACTIONS, [Once()])
    game.endings = ["done"]
    return game.new(3, seed=1)


def test_a_position_without_fields_can_be_played_copied_and_loaded(plain):
    assert (plain.fields(), plain.view(0), plain.view(None), plain.census(), plain.secrets()) == ({}, {}, {}, {}, {})
    assert (plain.starter(), plain.rounds(), plain.legal(TABLE)) == (0, 0, [])
    assert plain.appraise(0) == [0.0, 0.0, 0.0]
    assert plain.game.load(plain.dump()).digest() == plain.copy().digest() == plain.digest()
    assert plain.preview(0, STEP) == []
    assert plain.prompt(0) == {"id": "plain-ask-once", "args": {}}
    assert plain.why_not(0, END).message["id"] == "kernel-refused-asked-else"
    plain.apply(0, STEP)
    assert plain.outcome() == {
        "ending": "done",
        "places": [1, 1, 1],
        "scores": [0, 0, 0],
        "decided_by": "",
        "winners": [0, 1, 2],
    }


def test_a_phase_that_says_nothing_asks_nobody(plain):
    phase = Phase()
    phase.enter(plain)
    phase.resume(plain, 1)
    phase.apply(plain, 0, STEP)
    assert (phase.actors(plain), phase.legal(plain, 0), phase.waits) == ([], [], False)


# ---------------------------------------------------------------- as data


def test_a_dump_is_plain_data_and_its_own():
    state = do(begin(3), "0 draw", "0 aim")
    data = state.dump()
    assert json.loads(json.dumps(data)) == data
    assert (data["game"], data["rules"], data["seats"], data["ending"]) == ("toy", "1.2", 3, "")
    assert data["options"] == {"length": "short", "cards": "few"}
    assert data["chance"] == {"words": [state.rng.word0, state.rng.word1], "draws": 2}
    data["scores"].append(5)
    data["stack"].clear()
    data["chance"]["draws"] = 9
    assert state.dump() != data
    assert do(state, "0 at 1 fist 3").scores == [13, 0, 0]


def test_a_digest_tells_positions_apart():
    digests = [begin(2).digest(), begin(3).digest(), begin(2, options={"length": "long"}).digest()]
    state = begin(2)
    for step in ("0 step", "0 draw", "0 aim", "0 at 1 fist 3", "0 end", f"{TABLE} time"):
        digests.append(do(state, step).digest())
    assert len(set(digests)) == len(digests)
    assert all(len(digest) == 16 and int(digest, 16) >= 0 for digest in digests)


def test_a_digest_is_of_the_dump_as_canonical_json_without_what_is_undrawn():
    state = do(begin(2), "0 draw", "0 aim")
    data = state.dump()
    del data["chance"]["words"]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    assert state.digest() == hashlib.sha256(text.encode()).hexdigest()[:16]


def test_a_digest_counts_the_draws():
    one, two = begin(2), begin(2)
    two.draws += 1
    assert one.digest() != two.digest()
