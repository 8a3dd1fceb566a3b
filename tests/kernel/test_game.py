"""A game as one value: starting it, its actions in words, its chance by name, and positions as data."""

import pytest
from toy import AT, ROWS, SCHEMA, TOY, TURN, ToyState, begin, can, do, in_secret

import entrepot
from entrepot.kernel.audience import TABLE
from entrepot.kernel.chance import Keyed, Script
from entrepot.kernel.content import make_content
from entrepot.kernel.errors import BadAction, BadOption, BadPosition, BadScenario, BadSeats
from entrepot.kernel.game import Game
from entrepot.kernel.ledger import Ledger

# ---------------------------------------------------------------- starting


def test_a_game_has_the_fewest_seats_unless_told_otherwise():
    assert TOY.new(seed=1).seats == 2
    assert [TOY.new(seats, 1).seats for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.parametrize("seats", [1, 5, 0, -1, True, False, 2**31, 2**70, -(2**70)])
def test_seats_out_of_range_are_refused(seats):
    with pytest.raises(BadSeats, match=rf"^toy is for 2 to 4 seats, not ({seats}|{int(seats)})$"):
        TOY.new(seats, 1)


def test_the_same_seed_gives_the_same_game():
    assert TOY.new(4, 5).dump() == TOY.new(4, 5).dump() == TOY.new(4, "5").dump()
    assert TOY.new(4, 5).dump() != TOY.new(4, 6).dump()


def test_options_are_chosen_by_name_and_default_to_the_first():
    assert TOY.new(2, 1, {"length": "long"}).options == [1, 0]
    assert TOY.new(2, 1, {"cards": "many", "length": "endless"}).options == [2, 1]
    assert TOY.new(2, 1, {}).options == TOY.new(2, 1).options == TOY.choose(None) == [0, 0]
    assert TOY.option_names([1, 1]) == {"length": "long", "cards": "many"}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"speed": "fast"}, "toy has no option 'speed'; it has length, cards"),
        ({"Length": "long"}, "toy has no option 'Length'"),
        ({"length": "tiny"}, "option 'length' cannot be 'tiny'; choose one of short, long, endless"),
    ],
)
def test_an_unknown_option_or_choice_is_refused_with_what_there_is(options, said):
    with pytest.raises(BadOption) as caught:
        TOY.new(2, 1, options)
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize("options", [{7: "long"}, {"length": 1}, {"length": None}, {"length": ["long"]}])
def test_what_is_no_text_is_no_option(options):
    with pytest.raises((BadOption, TypeError)):
        TOY.new(2, 1, options)


def test_a_game_without_options_says_so():
    bare = Game("bare", "1", Ledger({}), SCHEMA, TOY.content, TOY.actions, TOY.phases)
    with pytest.raises(BadOption, match="bare has no option 'length'; it has none"):
        bare.choose({"length": "long"})


def test_options_that_contradict_the_seats_are_refused():
    assert TOY.new(3, 1, {"cards": "many"}).seats == 3
    with pytest.raises(BadOption, match="'many' with 4 seats"):
        TOY.new(4, 1, {"cards": "many"})


def test_events_of_the_set_up_are_kept_where_somebody_listens():
    game = entrepot.game("tradejack")
    assert game.new(2, 1).events == []
    heard = game.new(2, 1, listening=True)
    assert heard.listening
    assert heard.events[0]["kind"] == "began"


def test_a_feed_answers_from_the_first_draw():
    assert TOY.new(4, 1, feed=Script({"first": [3]})).mover == 3


# ---------------------------------------------------------------- actions in words


def test_notation_and_action_are_one_to_one():
    texts = [TOY.text(action) for action in range(TOY.actions.size)]
    assert len(set(texts)) == len(texts)
    assert [TOY.parse(text) for text in texts] == list(range(TOY.actions.size))
    assert TOY.text(AT.of_all([1, 1, 3])) == "at 1 hat 3"
    assert texts[-1] == "time"


def test_a_face_is_named_by_its_id_and_beyond_the_content_by_its_number():
    play = [TOY.text(action) for action in TOY.actions.by_name["play"].codes]
    assert play == ["play ace", "play king", "play fool", *(f"play card:{number}" for number in range(3, 8))]
    assert TOY.parse("play card:1") == TOY.parse("play king")


def test_white_space_does_not_matter():
    assert TOY.parse("  at\t1   hat 3\n") == TOY.parse("at 1 hat 3")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "'' is not an action of toy: it begins with one of step, end, draw, "),
        ("   ", "'   ' is not an action of toy"),
        ("fly", "'fly' is not an action of toy"),
        ("STEP", "'STEP' is not an action of toy"),
        ("step 1", "'step 1': write step"),
        ("hide", "'hide': write hide NUMBER"),
        ("at 1 hat", "'at 1 hat': write at TARGET WITH FORCE"),
        ("hide two", "'two' is not a number: write hide NUMBER"),
        ("hide -2", "'-2' is not a number"),
        ("hide 2.0", "'2.0' is not a number"),
        ("hide ²", "'²' is not a number"),
        ("hide ٣", "'٣' is not a number"),
        ("hide 1234567890", "'1234567890' is not a number"),
        ("hide 1", "number 1 is out of range: hide takes 2 to 5"),
        ("hide 6", "number 6 is out of range: hide takes 2 to 5"),
        ("hide 999999999", "number 999999999 is out of range"),
        ("ask 4", "other 4 is out of range: ask takes 0 to 3"),
        ("ask -1", "'-1' is not an other: write ask OTHER"),
        ("at 1 foot 3", "'foot' is not a with: choose one of fist, hat"),
        ("play joker", "there is no card 'joker'; try one of ace, king, fool"),
        ("play card:8", "card card:8 is out of range: play takes 0 to 7"),
        ("play card:", "'card:' is not a card: write play CARD"),
        ("play seat:1", "'seat:1' is not a card"),
        ("play 1", "there is no card '1'"),
        ("x" * 10**6, "'xxxxx"),
        ("hide " + "9" * 10**6, "'99999"),
        ("step\0", "'step\\x00' is not an action"),
        ("\ud800", "'\\ud800' is not an action"),
    ],
)
def test_a_text_that_names_no_action_is_refused_with_what_is_allowed(text, said):
    with pytest.raises(BadAction) as caught:
        TOY.parse(text)
    assert str(caught.value).startswith(said)
    assert len(str(caught.value)) < 250


@pytest.mark.parametrize("number", [-1, TOY.actions.size, 2**70, -(2**70)])
def test_a_number_that_is_no_action_has_no_words(number):
    for ask in (TOY.text, TOY.sentence, TOY.touches, TOY.info):
        with pytest.raises(BadAction, match="is not an action"):
            ask(number)


def test_an_action_is_a_sentence_with_its_parameters_by_name():
    assert TOY.sentence(TOY.parse("step")) == {"id": "toy-do-step", "args": {}}
    assert TOY.sentence(TOY.parse("at 1 hat 3")) == {
        "id": "toy-do-at",
        "args": {"target": {"seat": 1}, "with": {"id": "toy-with-hat", "args": {}}, "force": 3},
    }
    king = {"en": "king", "nl": "de king", "face": "card/king"}
    assert TOY.sentence(TOY.parse("play king")) == {"id": "toy-do-play", "args": {"card": king}}
    assert TOY.sentence(TOY.parse("play card:5"))["args"] == {"card": "card:5"}


def test_an_action_touches_what_its_parameters_name():
    assert TOY.touches(TOY.parse("step")) == []
    assert TOY.touches(TOY.parse("at 1 hat 3")) == [
        {"name": "target", "kind": "seat", "table": "", "value": "1"},
        {"name": "with", "kind": "word", "table": "", "value": "hat"},
        {"name": "force", "kind": "amount", "table": "", "value": "3"},
    ]
    assert TOY.touches(TOY.parse("play ace")) == [{"name": "card", "kind": "face", "table": "card", "value": "ace"}]


def test_an_action_is_a_button():
    action = TOY.parse("hide 4")
    said, touched = TOY.sentence(action), TOY.touches(action)
    assert TOY.info(action) == {"do": "hide 4", "verb": "hide", "say": said, "touches": touched}


def test_faces_by_number_and_by_id():
    assert [TOY.face_number("card", row["id"]) for row in ROWS] == [0, 1, 2]
    assert [TOY.face_id("card", number) for number in range(4)] == ["ace", "king", "fool", "card:3"]
    assert TOY.face("card", 2) == {"en": "fool", "nl": "de fool", "face": "card/fool"}
    with pytest.raises(BadAction):
        TOY.face_number("card", "")


# ---------------------------------------------------------------- chance in words


def test_chances_have_names():
    assert [TOY.chance(chance.name) for chance in TOY.chances] == TOY.chances
    with pytest.raises(BadScenario, match=r"toy draws no 'dice' \(did you mean 'die'\?\)"):
        TOY.chance("dice")


def test_outcomes_are_faces_or_numbers():
    assert TOY.outcome("card", "fool") == 2
    assert [TOY.outcome("first", number) for number in (0, 3)] == [0, 3]
    for word in (-1, True, "1", None, 1.5):
        with pytest.raises(BadScenario, match="is not an outcome of 'first'"):
            TOY.outcome("first", word)
    with pytest.raises(BadAction, match="there is no card 'joker'"):
        TOY.outcome("card", "joker")


# ---------------------------------------------------------------- positions set up by hand


def test_a_position_is_a_fresh_one_changed_by_what_is_given():
    state = TOY.arrange({"scores": [4, 5], "steps": 3}, 2, 1)
    assert (state.scores, state.steps) == ([4, 5], 3)
    assert state.dump()["stack"] == TOY.new(2, 1).dump()["stack"]
    assert TOY.arrange({}, 3, 1).dump() == TOY.new(3, 1).dump()


def test_a_position_may_stand_in_any_phase_that_waits():
    state = TOY.arrange({"phase": "secret", "hidden": [0, 8]}, 2, 1)
    assert state.dump()["stack"] == [["secret", 0, 0, 0]]
    assert can(state, 1) == ["done", "shout", "knock", "vow", "leave", "light"]


def test_a_phase_that_waits_for_nobody_is_gone_through():
    state = TOY.arrange({"phase": "show", "hidden": [5, 2], "mover": 1}, 2, 1, {"length": "long"}, listening=True)
    assert (state.scores, state.round, state.actors()) == ([5, 2], 2, [1])
    assert [event["kind"] for event in state.events] == ["showed", "showed"]
    assert TOY.arrange({"phase": "show"}, 2, 1).outcome()["ending"] == "rounds"


def test_an_arranged_position_goes_on_by_its_feed():
    state = do(TOY.arrange({"mover": 1}, 2, 1, feed=Script({"die": [3]})), "1 roll")
    assert state.scores == [0, 4]


def test_what_is_given_stays_the_callers():
    scores = [1, 2]
    do(TOY.arrange({"scores": scores, "mover": 0}, 2, 1), "0 roll")
    assert scores == [1, 2]


@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        ({"score": [1, 2]}, BadScenario, r"no key 'score' \(did you mean 'scores'\?\)"),
        (
            {"phase": "sekret"},
            BadScenario,
            r"toy has no phase 'sekret' \(did you mean 'secret'\?\)",
        ),
        ({"phase": 3}, BadScenario, "toy has no phase '3'"),
        ({"mover": 2}, BadPosition, "not a seat from 0 to 1"),
        ({"deck": [9, 9, 9]}, BadPosition, "this is not a position of toy: the cards do not add up"),
        ({"scores": [1, 2, 3]}, BadPosition, "not a list of 2 values"),
    ],
)
def test_what_cannot_be_set_up_is_refused(given, error, said):
    with pytest.raises(error, match=said):
        TOY.arrange(given, 2, 1)


def test_the_keys_that_can_be_given_are_the_fields():
    assert list(TOY.given_keys()) == list(begin().fields())


# ---------------------------------------------------------------- positions from data


POSITIONS = [
    begin(2),
    do(begin(3, options={"length": "long"}), "0 draw", "0 roll", "0 aim", "0 at 1 hat 3"),
    do(in_secret(begin(4)), "3 hide 4", "1 shout", "0 done"),
    do(begin(2), f"{TABLE} time"),
]


@pytest.mark.parametrize("state", POSITIONS)
def test_load_is_the_inverse_of_dump(state):
    loaded = TOY.load(state.dump())
    assert loaded.dump() == state.dump()
    assert loaded.digest() == state.digest()
    assert [loaded.legal(seat) for seat in range(state.seats)] == [state.legal(seat) for seat in range(state.seats)]
    assert loaded.outcome() == state.outcome()
    assert (loaded.feed, loaded.listening, loaded.events) == (None, False, [])


def test_a_loaded_position_goes_on_with_the_same_chance():
    state = do(begin(2), "0 roll")
    loaded = TOY.load(state.dump())
    for table in (state, loaded):
        do(table, "0 roll", "0 draw", "0 roll", "0 end", "1 draw")
    assert loaded.dump() == state.dump()


def test_a_loaded_position_takes_the_feed_where_it_stopped():
    feed = Keyed(b"k")
    state = do(TOY.new(2, 1, feed=feed), *[f"{TOY.new(2, 1, feed=feed).mover} roll"] * 2)
    loaded = TOY.load(state.dump(), feed)
    for table in (state, loaded):
        do(table, f"{state.mover} roll")
    assert loaded.digest() == state.digest()


def test_loading_changes_and_keeps_nothing_of_the_data():
    state = begin(2)
    data = state.dump()
    before = repr(data)
    loaded = do(TOY.load(data), "0 roll", "0 aim")
    assert repr(data) == before
    data["scores"][0] = 77
    assert loaded.scores[0] != 77


WRONG = {
    "this is not a position of toy": [{"game": "tradejack"}, {"game": None}],
    "follows rules '1.1'; migrate it to '1.2' first": [{"rules": "1.1"}],
    "follows rules n": [{"rules": None}],
    "made with other content": [{"content": "x"}, {"content": None}],
    "toy is for 2 to 4 seats": [{"seats": value} for value in (1, 5, True, "2", None, 2.0, 2**70, -(2**70))],
    "option 'length' cannot be 'tiny'": [{"options": {"length": "tiny"}}],
    "toy has no option 'speed'": [{"options": {"speed": "fast"}}],
    "'many' with 4 seats": [{"options": {"cards": "many"}, "seats": 4}],
    "this is not a position of toy: ": [{"options": value} for value in ([], "x", 5, ["length"])],
    "words cannot both be 0": [{"chance": {"words": [0, 0], "draws": 0}}],
    "not a whole number from 0 to 4294967295": [
        {"chance": {"words": words, "draws": 0}} for words in ([-1, 1], [1, 2**32], [True, 1], ["1", 1], [1.0, 1])
    ],
    "not a whole number from 0 to 9007199254740992": [
        {"chance": {"words": [1, 1], "draws": draws}} for draws in (-1, 2**53 + 1, 2**70, "0", None, True)
    ],
    "this is not a position of toy: it lacks": [{"chance": {}}, {"chance": {"words": [1, 2]}}],
    "not a whole number from -9007199254740992": [
        {"stack": [["turn", *notes]]} for notes in ([2**70, 0, 0], [0, None, 0], [0, 0, True], [0, 0, "0"])
    ],
    "takes a phase of toy with three numbers": [
        {"stack": stack}
        for stack in ([["fly", 0, 0, 0]], [["turn", 0, 0]], [["turn"]], [["turn", 0, 0, 0, 0]], ["turn"])
    ],
    "with three numbers, not 5": [{"stack": [5]}],
    "with three numbers, not a list": [{"stack": [[]]}],
    "nobody is asked, and it is not over": [{"stack": []}],
    "nobody is asked in 'show'": [{"stack": [["show", 0, 0, 0]]}],
    "nobody is asked in 'secret'": [{"stack": [["secret", 0, 0, 0]], "done": [1, 1]}],
    "seat 2 is asked in 'asked' and can do nothing": [{"stack": [["turn", 0, 0, 0], ["asked", 2, 0, 0]]}],
    "seat -1 is asked in 'asked' and can do nothing": [{"stack": [["turn", 0, 0, 0], ["asked", -1, 0, 0]]}],
    "no game ends by 'boredom'": [{"ending": "boredom", "stack": []}],
    "no phase can be on": [{"ending": "time"}],
    "the cards do not add up": [{"deck": [0, 2, 3]}],
}
PAIRS = [(said, change) for said, changes in WRONG.items() for change in changes]


@pytest.mark.parametrize(("said", "change"), PAIRS)
def test_what_is_no_position_is_refused(said, change):
    with pytest.raises(BadPosition) as caught:
        TOY.load({**begin(2).dump(), **change})
    assert said in str(caught.value)


@pytest.mark.parametrize("broken", ["offer", "view"])
def test_what_is_tried_first_of_all_must_work(monkeypatch, broken):
    data = begin(2).dump()
    if broken == "offer":
        monkeypatch.setattr(type(TOY.phases[TURN]), "offer", lambda self, s, seat, moves: None)
    else:
        monkeypatch.setattr(ToyState, "view", lambda self, seat: self.scores[99])
    with pytest.raises(BadPosition, match=r"can do nothing|list index out of range"):
        TOY.load(data)


@pytest.mark.parametrize("data", [None, [], "toy", 5, {}, {"game": "toy"}, [["game", "toy"]]])
def test_what_is_no_data_at_all_is_refused(data):
    with pytest.raises(BadPosition):
        TOY.load(data)


@pytest.mark.parametrize("key", sorted(begin(2).dump()))
def test_every_part_of_a_position_is_needed(key):
    data = begin(2).dump()
    del data[key]
    with pytest.raises(BadPosition):
        TOY.load(data)


def test_a_position_of_older_rules_is_migrated_first():
    old = {**begin(2).dump(), "rules": "1.1"}
    assert TOY.load(TOY.migrate(old, "1.1")).digest() == begin(2).digest()
    assert old["rules"] == "1.1"


def test_a_position_of_other_content_is_refused():
    other = type(TOY)(make_content(SCHEMA, {"meta": {"game": "toy"}, "card": ROWS[::-1]}))
    with pytest.raises(BadPosition, match="other content"):
        other.load(begin(2).dump())


def test_phases_know_their_place():
    assert [phase.id for phase in TOY.phases] == list(range(6))
