"""Records: what is played is written, read back and replayed; what does not fit is told with its move."""

import contextlib
import functools
import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import entrepot
from entrepot.files.record import EVERY, Record, parse, read, replay, tell, write
from entrepot.kernel.audience import TABLE
from entrepot.kernel.chance import Keyed, Script, seeded
from entrepot.kernel.content import make_content
from entrepot.kernel.errors import BadRecord, EntrepotError
from entrepot.kernel.match import Match

SECRET = b"a secret that nobody guesses"


def played(match: Match, seed: int, most: int = 10_000, table: bool = False) -> Match:
    """A match played on at random; with `table` outside events come in now and then."""
    rng = seeded(seed)
    while not match.state.over and len(match.moves) < most:
        state = match.state
        outside = state.legal(TABLE) if table and len(match.moves) == most - 1 else []
        seat = TABLE if outside else state.actors()[rng.below(len(state.actors()))]
        actions = outside or state.legal(seat)
        match.apply(seat, actions[rng.below(len(actions))])
    return match


def tradejack(seed: int = 5, seats: int = 3, most: int = 10_000, **options: str) -> Match:
    return played(Match(entrepot.game("tradejack").new(seats, seed, options)), seed, most)


@functools.cache
def whole_game() -> str:
    """The record of a finished game as JSON."""
    return as_text(Record.of(tradejack(), 5))


def as_text(record: Record) -> str:
    return msgspec.json.encode(record).decode()


def changed(change: Callable[[dict[str, Any]], object], text: str | None = None) -> str:
    data = json.loads(text or whole_game())
    change(data)
    return json.dumps(data)


def refusal(text: str) -> str:
    """The one sentence that a broken record gets, from reading or from replaying it."""
    with pytest.raises(BadRecord) as error:
        replay(parse(text))
    assert "\n" not in str(error.value)
    return str(error.value)


# ---------------------------------------------------------------- what is kept


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (6, {"length": "advanced", "second-card": "revealer-picks"}),
        (4, {"co2": "on", "length": "quick-4", "passing": "final"}),
    ],
)
def test_a_record_goes_through_a_file_and_replays(tmp_path: Path, seats: int, options: dict[str, str]):
    match = tradejack(seats=seats, seed=seats, **options)
    record = Record.of(match, seats)
    write(record, tmp_path / "a.game.json")
    again = read(tmp_path / "a.game.json")
    assert again == record
    assert replay(again).dump() == match.state.dump()
    assert again.outcome == match.state.outcome()
    assert sorted(again.segments[0].digests) == [*range(0, again.count(), EVERY), again.count()]


def test_a_record_holds_notation_and_seats_from_0():
    record = Record.of(tradejack(), 5)
    game = entrepot.game("tradejack")
    seats = {move.split(" ", 1)[0] for move in record.segments[0].moves}
    assert seats == {"0", "1", "2"}
    assert all(
        game.text(game.parse(move.split(" ", 1)[1])) == move.split(" ", 1)[1] for move in record.segments[0].moves
    )


def test_a_record_of_outside_events_names_the_table():
    game = entrepot.game("haggle")
    match = played(Match(game.new(3, 4)), 4, 20, table=True)
    record = Record.of(match, 4)
    assert record.segments[0].moves[-1] == "table time-up"
    assert replay(record).digest() == match.state.digest()
    assert list(tell(record))[-1].seat == TABLE


def test_a_game_that_is_not_over_has_no_outcome():
    record = Record.of(tradejack(most=70), 5)
    assert record.outcome is None
    assert record.count() == 70
    assert not replay(record).over


def test_an_undone_action_has_no_part_in_it():
    match = Match(entrepot.game("tradejack").arrange({"phase": "production"}, 2, 3))
    start = match.state.dump()
    game = match.state.game
    sell = match.state.legal(0)[1]
    match.apply(0, sell)
    match.undo(0)
    match.apply(0, game.parse("done"))
    record = Record.of(match, start=start)
    assert record.segments[0].moves == ["0 done"]
    assert replay(record).digest() == match.state.digest()


def test_other_content_is_held_and_played_with():
    shipped = entrepot.game("tradejack")
    data = shipped.content.as_data()
    data["product"][0]["value"] = 9
    game = entrepot.game("tradejack", make_content(shipped.schema, data))
    match = played(Match(game.new(2, 1)), 1)
    record = parse(as_text(Record.of(match, 1)))
    assert record.content.digest == game.content.digest() != shipped.content.digest()
    assert replay(record).digest() == match.state.digest()
    assert Record.of(tradejack(), 5).content.data is None


def test_a_match_must_have_begun_as_is_said():
    with pytest.raises(BadRecord, match="did not begin with tradejack's set-up and this seed"):
        Record.of(tradejack(seed=5), 6)
    with pytest.raises(BadRecord, match="needs the seed"):
        Record.of(tradejack(seed=5))
    scripted = entrepot.game("tradejack").new(2, 1, None, Script({}))
    with pytest.raises(BadRecord, match="seeded or keyed"):
        Record.of(Match(scripted), 1)


# ---------------------------------------------------------------- keyed chance


def keyed() -> Match:
    return played(Match(entrepot.game("tradejack").new(3, None, None, Keyed(SECRET))), 8)


def test_a_keyed_game_is_proved_by_its_secret():
    match = keyed()
    record = parse(as_text(Record.of(match)))
    assert (record.seed, record.promise) == (None, Keyed(SECRET).promise())
    assert bytes.fromhex(record.secret or "") == SECRET
    assert replay(record).digest() == match.state.digest()


def test_the_secret_of_a_running_game_is_not_told():
    match = Match(entrepot.game("tradejack").new(3, None, None, Keyed(SECRET)))
    with pytest.raises(BadRecord, match="it is not over") as error:
        Record.of(match)
    assert SECRET.hex() not in str(error.value)


def test_another_secret_breaks_the_promise():
    text = as_text(Record.of(keyed()))
    other = Keyed(b"another")
    assert "does not keep the promise" in refusal(changed(lambda d: d.update(secret=other.secret.hex()), text))
    told = refusal(changed(lambda d: d.update(secret=other.secret.hex(), promise=other.promise()), text))
    assert "after move 0 the position does not match" in told


# ---------------------------------------------------------------- segments and forks


def test_a_game_goes_on_under_new_rules():
    first = Record.of(tradejack(most=30), 5)
    start = replay(first).dump()
    old = parse(changed(lambda d: d["segments"][0].update(rules="0.9"), as_text(first)))
    match = played(Match(entrepot.game("tradejack").load(start)), 9)
    record = parse(as_text(old.going_on(match, start)))
    assert [segment.rules for segment in record.segments] == ["0.9", "1.1"]
    assert record.segments[1].start == start
    assert replay(record).outcome() == record.outcome == match.state.outcome()
    assert [line.number for line in tell(record)] == list(range(30, record.count() + 1))


def test_records_in_which_actions_count_seats_from_one_are_read():
    match = played(Match(entrepot.game("haggle").new(4, 5)), 6)
    record = Record.of(match, 5)
    moves = [re.sub(r"(?<= to )\d+", lambda seat: str(int(seat[0]) + 1), move) for move in record.segments[0].moves]
    assert moves != record.segments[0].moves
    older = as_text(record)
    for change in (lambda d: d.update(format=1), lambda d: d["segments"][0].update(moves=moves)):
        older = changed(change, older)
    assert replay(parse(older)).outcome() == record.outcome
    assert parse(older).up_to_date(match.state.game) == record
    start = match.state.dump()
    more = parse(older).going_on(Match(entrepot.game("haggle").load(start)), start)
    assert more.segments[0].moves == record.segments[0].moves
    assert refusal(changed(lambda d: d.update(format=2), older))


def test_segments_of_the_same_rules_are_all_checked():
    first = Record.of(tradejack(most=60), 5)
    start = replay(first).dump()
    record = first.going_on(played(Match(entrepot.game("tradejack").load(start)), 9), start)
    text = as_text(record)
    assert replay(parse(text)).over
    assert refusal(changed(lambda d: d["segments"][0]["moves"].__setitem__(2, "0 bid 99"), text)).startswith("move 3 ")
    last = record.count()
    assert refusal(changed(lambda d: d["segments"][1]["moves"].__setitem__(-1, "9 pass"), text)).startswith(
        f"move {last} "
    )


def test_a_game_of_other_rules_alone_cannot_be_replayed():
    told = refusal(changed(lambda d: d["segments"][0].update(rules="0.9")))
    assert told == "it was played by rules version 0.9, and tradejack here has 1.1: install that version"


def test_a_fork_begins_with_its_position():
    start = tradejack(most=40).state.dump()
    match = played(Match(entrepot.game("tradejack").load(start)), 77)
    record = parse(as_text(Record.of(match, start=start)))
    assert record.seed is None
    assert replay(record).digest() == match.state.digest()
    assert "the game cannot begin" in refusal(
        changed(lambda d: d["segments"][0]["start"].update(capital=[1]), as_text(record))
    )


# ---------------------------------------------------------------- told


def test_telling_yields_a_line_for_each_move_and_all_that_happened():
    record = Record.of(tradejack(), 5)
    lines = list(tell(record))
    assert [line.number for line in lines] == list(range(record.count() + 1))
    assert (lines[0].seat, lines[0].move, lines[0].events[0]["kind"]) == (None, "", "began")
    assert [f"{line.seat} {line.move}" for line in lines[1:]] == record.segments[0].moves
    assert lines[-1].events[-1]["kind"] == "ended"
    assert {"drew-card", "laid"} <= {event["kind"] for line in lines for event in line.events}


def test_telling_stops_where_replaying_would():
    broken = parse(changed(lambda d: d["segments"][0]["digests"].update({"50": "0" * 16})))
    told = tell(broken)
    assert [line.number for line in itertools.islice(told, 51)] == list(range(51))
    with pytest.raises(BadRecord, match="after move 50 the position"):
        next(told)


# ---------------------------------------------------------------- broken records


def set_move(number: int, move: str) -> Callable[[dict[str, Any]], object]:
    return lambda data: data["segments"][0]["moves"].__setitem__(number - 1, move)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda d: d.update(format=3), "this record has format 3, and this entrepot reads 1 to 2"),
        (lambda d: d.update(format="1"), "it is not a record: expected int, got str, at format"),
        (lambda d: d.pop("format"), "it is not a record: object missing required field format"),
        (lambda d: d.update(seats="3"), "it is not a record: expected int, got str, at seats"),
        (lambda d: d.pop("outcome"), "it is not a record: object missing required field outcome"),
        (lambda d: d.update(nonsense=1), "it is not a record: object contains unknown field nonsense"),
        (set_move(7, 7), "it is not a record: expected str, got int, at segments[0].moves[6]"),  # type: ignore[arg-type]
        (lambda d: d.update(game="chess"), "there is no game 'chess'; the games are haggle, "),
        (lambda d: d.update(segments=[]), "it is not a record: it has no segments"),
        (lambda d: d.pop("seed"), "it is not a record: it has neither a seed, nor a secret, nor a starting position"),
        (lambda d: d.update(secret="00"), "it is not a record: chance is either a seed or a secret, and it has both"),
        (lambda d: d["segments"].append(d["segments"][0]), "it is not a record: segment 2 lacks its starting position"),
        (
            lambda d: d["content"].update(digest="0" * 16),
            "it was played with other content (digest 0000000000000000), which it does not hold",
        ),
        (lambda d: d.update(seats=9), "the game cannot begin: tradejack is for 2 to 6 seats, not 9"),
        (
            lambda d: d["options"].update(length="short"),
            "the game cannot begin: option 'length' cannot be 'short'; choose one of basic, quick-5, quick-4, advanced",
        ),
        (lambda d: d.update(seed=6), "after move 0 the position does not match the record's digest"),
        (
            set_move(3, "pass"),
            "move 3 ('pass'): it begins with no seat; write a seat from 0, or 'table', before the action",
        ),
        (set_move(3, "8 pass"), "move 3 ('8 pass'): there is no seat 9: this table has seats 1 to 3"),
        (lambda d: d["segments"][0]["digests"].pop("50"), ""),
        (
            lambda d: d["segments"][0]["digests"].clear(),
            "digests must stand from 0 to {end}, and one at {end}, the end",
        ),
        (lambda d: d["segments"][0]["digests"].update({"9999": "0"}), "digests must stand from 0 to {end}"),
        (lambda d: d["segments"][0]["digests"].update({"50": "0"}), "after move 50 the position does not match"),
        (lambda d: d["segments"][0]["digests"].update({"x": "0"}), "it is not a record: expected int, got str, at key"),
        (lambda d: d["outcome"].update(scores=[0, 0, 0]), "the outcome's 'scores' is ["),
        (lambda d: d["outcome"].update(more=1), "the outcome's 'more' is None, and the record says 1"),
        (lambda d: d.update(outcome=None), "the game ends with move {end}, and the record has no outcome"),
        (lambda d: d["segments"][0]["moves"].append("0 pass"), "digests must stand from 0 to"),
    ],
)
def test_a_broken_record_is_told_in_one_sentence(change: Callable[[dict[str, Any]], object], told: str):
    text = changed(change)
    end = len(json.loads(whole_game())["segments"][0]["moves"])
    if told:
        assert refusal(text).startswith(told.format(end=end))
    else:
        assert replay(parse(text)).over  # digests are checked only where they stand


def test_a_forbidden_action_is_told_with_its_number_and_clause():
    moves = json.loads(whole_game())["segments"][0]["moves"]
    number = next(number for number, move in enumerate(moves, 1) if " bid " in move)
    seat = moves[number - 1].split()[0]
    told = refusal(changed(set_move(number, f"{seat} bid 900")))
    assert told.startswith(f"move {number} ('{seat} bid 900'): ")
    assert told.endswith("(TJ-BID-07)")
    assert f"move {number} ('{seat} bit'): " in refusal(changed(set_move(number, f"{seat} bit")))


def test_a_game_that_stops_early_has_no_outcome():
    def cut(data: dict[str, Any]) -> None:
        segment = data["segments"][0]
        segment["moves"] = segment["moves"][:50]
        segment["digests"] = {"0": segment["digests"]["0"], "50": segment["digests"]["50"]}

    assert refusal(changed(cut)) == "the game is not over after move 50, and the record has an outcome"


def test_content_that_does_not_fit_is_told():
    shipped = entrepot.game("tradejack").content.as_data()
    shipped["product"][0]["value"] = 9
    wrong = {"digest": "0" * 16, "data": shipped}
    assert "not the one that its content digest" in refusal(changed(lambda d: d.update(content=wrong)))
    wrong = {"digest": "0" * 16, "data": {**shipped, "product": []}}
    assert refusal(changed(lambda d: d.update(content=wrong))).startswith("its content is wrong: product, column id: ")


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "a.game.json: it is not a record: input data was truncated"),
        (b"{", "a.game.json: it is not a record: input data was truncated"),
        (b'{"format": 1,, }', "a.game.json: it is not a record: JSON is malformed: "),
        (b"[]", "a.game.json: it is not a record: expected object, got array"),
        (b'{"format": 1, "game": "\xff"}', "a.game.json: line 1 has a character that is not in UTF-8"),
        (b'{"format": 1, "outcome": ' + b"[" * 100_000, "a.game.json: it is nested too deep to be a record"),
    ],
)
def test_what_is_no_json_is_told_with_its_file(tmp_path: Path, data: bytes, told: str):
    path = tmp_path / "a.game.json"
    path.write_bytes(data)
    with pytest.raises(BadRecord) as error:
        read(path)
    assert str(error.value).lower().startswith(told.lower())


def test_a_file_that_is_not_there_is_told(tmp_path: Path):
    with pytest.raises(BadRecord, match=r"none\.game\.json: it is not there"):
        read(tmp_path / "none.game.json")


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.text(max_size=9),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


def places(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    return [here, *(place for key, part in inner for place in places(part, (*here, key)))]


@settings(max_examples=60)
@given(data=st.data(), value=VALUES)
def test_a_hostile_record_never_does_worse_than_a_sentence(data: st.DataObject, value: Any):
    record = json.loads(as_text(Record.of(tradejack(most=25, seats=2), 5)))
    place = data.draw(st.sampled_from(places(record)[1:]))
    inner = record
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    with contextlib.suppress(BadRecord):
        assert replay(parse(json.dumps(record))).digest()


def test_the_notation_of_a_move_is_parsed_once(monkeypatch: pytest.MonkeyPatch):
    record = Record.of(tradejack(), 5)
    game = entrepot.game("tradejack")
    parsed: list[str] = []
    real = game.parse
    monkeypatch.setattr(game, "parse", lambda text: parsed.append(text) or real(text))
    replay(record, game)
    assert len(parsed) == len(set(record.segments[0].moves)) < record.count()


def test_another_game_is_refused():
    with pytest.raises(BadRecord, match="it is a record of tradejack, not of haggle"):
        replay(parse(whole_game()), entrepot.game("haggle"))
    with pytest.raises(EntrepotError):
        replay(parse(changed(lambda d: d.update(game="haggle"))))
