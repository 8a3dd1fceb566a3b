"""People's games: what is read from their records, and how the report tells it beside the bots' games."""

from __future__ import annotations

import json

import msgspec
import pytest

import entrepot
from entrepot.arena.lab.order import Order
from entrepot.arena.lab.run import hire, run
from entrepot.arena.lab.summary import summary
from entrepot.arena.people.played import PeoplesGame, play
from entrepot.arena.people.read import Folder, plan_of
from entrepot.arena.people.summary import cards, fisher
from entrepot.arena.report import people as chapter
from entrepot.arena.report.names import Names
from entrepot.arena.report.page import html
from entrepot.arena.report.parts import Page
from entrepot.arena.report.say import WORDS, speaking
from entrepot.arena.trial.told import people
from entrepot.bots.find import find_bot
from entrepot.files.record import Player, Record, write
from entrepot.kernel.errors import BadRecord
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.match import Match
from entrepot.table.workshop.wire import PeopleFound
from entrepot.words import Catalogue, compare

GAME = entrepot.game("haggle")
SECOND = 1000
ANN_THINKS, BOB_THINKS = 4 * SECOND, 30 * SECOND


PEOPLE = (Player(), Player())


def record(seed, players=PEOPLE, pause=0, thinks=(ANN_THINKS, BOB_THINKS), game=GAME):
    """A game between bots as if these players had played it: each seat takes its own time for every move."""
    match = Match(game.new(2, seed))
    bots = [find_bot(game, "greedy")(f"{seed}/{seat}") for seat in range(2)]
    times, now = [], 3_600 * SECOND  # it took an hour until all were there
    while not match.state.over:
        seat = match.state.actors()[0]
        match.apply(seat, bots[seat].choose(SeatHandle(match.state, seat)))
        times.append(now := now + (thinks[seat] if times else 0) + (pause if len(times) == 5 else 0))
    return msgspec.structs.replace(Record.of(match, seed=seed), players=list(players), times=times)


@pytest.fixture(scope="module")
def bots(tmp_path_factory):
    """What forty games of bots come to."""
    order = Order(plan_of(record(1), ["greedy"], 7), 40)
    return summary(run(tmp_path_factory.mktemp("bots"), order, hire(1)), GAME)


@pytest.fixture
def folder(tmp_path):
    for seed in range(6):
        write(record(seed), tmp_path / f"{seed}.game.json")
    return tmp_path


# ------------------------------------------------------------------ one game


def test_a_choice_lasts_from_the_question_to_the_move():
    found = play(record(1), GAME)
    assert {own.milliseconds for own in found.thoughts} == {ANN_THINKS, BOB_THINKS}
    assert {own.phase for own in found.thoughts} <= {phase.name for phase in GAME.phases}
    assert (found.persons, found.away) == ([0, 1], 0)
    assert 0 < found.minutes < 30  # the hour before the first move is not play


def test_who_has_gone_away_has_not_thought():
    found = play(record(1, pause=700 * SECOND), GAME)
    assert found.away <= 1
    assert max(own.milliseconds for own in found.thoughts) == BOB_THINKS
    assert sum(play(record(seed, pause=700 * SECOND), GAME).away for seed in range(6)) >= 1


def test_a_bot_does_not_count_as_a_person_nor_does_who_was_stood_in_for():
    alone = play(record(1, players=(Player(), Player("greedy"))), GAME)
    assert (alone.persons, alone.bots) == ([0], ["greedy"])
    assert {own.milliseconds for own in alone.thoughts} == {ANN_THINKS}
    assert all(seats <= {0} for seats in alone.taken.values())
    gone = play(record(1, players=(Player(), Player("greedy", since=2))), GAME)
    assert gone.persons == [0]
    assert {own.milliseconds for own in gone.thoughts} == {ANN_THINKS, BOB_THINKS}  # until round 2 a person chose
    assert sum(own.milliseconds == BOB_THINKS for own in gone.thoughts) < sum(
        own.milliseconds == BOB_THINKS for own in play(record(1), GAME).thoughts
    )


def test_without_times_the_rest_is_known():
    found = play(msgspec.structs.replace(record(1), times=[]), GAME)
    assert (found.thoughts, found.minutes) == ([], None)
    assert found.ending
    assert found.decisions


def test_a_record_that_says_nothing_of_people_is_of_no_use():
    with pytest.raises(BadRecord, match="who has played"):
        play(msgspec.structs.replace(record(1), players=[]), GAME)


# ------------------------------------------------------------------ a folder


def test_only_games_of_the_same_kind_are_told_together(folder, bots):
    other = GAME.content.as_data()
    other["card"][0]["copies"] += 1
    content = entrepot.game("haggle", entrepot.kernel.content.make_content(GAME.schema, other))
    write(record(9, game=content), folder / "other.game.json")
    write(record(10, players=(Player("greedy"), Player("greedy"))), folder / "bots.game.json")
    (folder / "broken.game.json").write_text("{")
    (folder / "notes.txt").write_text("not a record")
    found = Folder(folder)
    told = found.told(GAME, bots)
    assert (told["games"], told["left_out"], told["persons"]) == (6, 3, 12)
    assert found.commonest().content.digest == GAME.content.digest()
    assert Folder(folder / "nothing").told(GAME, bots) is None


def test_where_people_think_longest_and_how_it_ended(folder, bots):
    told = Folder(folder).told(GAME, bots)
    assert sum(row["share"] for row in told["phases"]) == pytest.approx(1.0)
    assert [row["share"] for row in told["phases"]] == sorted((row["share"] for row in told["phases"]), reverse=True)
    assert sum(row["choices"] for row in told["phases"]) == told["choices"]
    assert sum(told["endings"].values()) == 6
    assert told["first"]["games"] == 6


def test_answers_of_several_archives_come_together(folder, bots):
    (folder / "a.answers.json").write_text(
        json.dumps([{"seat": 0, "fun": 5, "length": "long", "unclear": "the rent", "is_named": True}])
    )
    (folder / "b.answers.json").write_text(
        json.dumps([{"seat": 1, "fun": 2, "length": None, "unclear": "", "is_named": False}, {"seat": 0}])
    )
    said = Folder(folder).told(GAME, bots)["said"]
    assert said == {"answers": 2, "fun": [0, 1, 0, 0, 1], "length": [0, 0, 1], "unclear": ["the rent"]}


# ------------------------------------------------------------------ cards


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("said.json", "nope"),
        ("said.json", '{"answers": 1, "fun": [1], "length": [0, 1, 0], "unclear": []}'),
        ("a.answers.json", '[{"fun": 6}]'),
        ("a.answers.json", '[{"length": "endless"}]'),
        ("a.answers.json", "[" * 100_000),
    ],
)
def test_answers_that_are_none_are_refused_with_the_name_of_their_file(folder, name, text):
    (folder / name).write_text(text)
    with pytest.raises(BadRecord, match=f"{name} does not hold answers"):
        Folder(folder).said()


def test_fishers_test_by_hand():
    assert fisher(3, 3, 0, 3) == pytest.approx(0.1)  # 2 of the 20 ways to deal 3 marks to 6 seats are so extreme
    assert fisher(1, 2, 1, 2) == pytest.approx(1.0)


def test_a_card_that_people_pass_by_is_proven_and_a_usual_one_is_not():
    taken = {face: {"takers": {"seats": seats}} for face, seats in (("card/dear", 900), ("card/usual", 500))}
    bots = {"games": 500, "seats": 2, "cards": {**taken, "card/nobody": {"takers": None}}}
    alike = {**msgspec.structs.asdict(play(record(1), GAME)), "taken": {"card/usual": {0}}}
    rows = {row["face"]: row for row in cards([PeoplesGame(**alike) for _ in range(15)], bots)}
    assert rows.keys() == {"card/dear", "card/usual"}
    assert (rows["card/dear"]["verdict"], rows["card/usual"]["verdict"]) == ("less", "")
    assert (rows["card/usual"]["people"], rows["card/usual"]["bots"]) == (0.5, 0.5)


# ------------------------------------------------------------------ the report


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_report_tells_people_beside_bots_in_both_languages(folder, bots, language):
    result = {**bots, "people": Folder(folder).told(GAME, bots)}
    with speaking(language):
        own = chapter.section(result, Names(GAME))
        title, lines = own.title, [*chapter.findings(result)]
        text = html(Page(title, "", [], lines, [own], chapter.method(result)))
    assert title == {"en": "People’s games", "nl": "Partijen van mensen"}[language]
    assert f"<h2>{title}</h2>" in text
    assert "arena-" not in text  # every message has its words


@pytest.mark.parametrize("language", ["en", "nl"])
def test_what_there_is_none_of_is_said_in_words(language):
    with speaking(language):
        found = chapter.said({"answers": 1, "fun": [0] * 5, "length": [1, 0, 0], "unclear": []})
        people_only = {"endings": {"agreed": 1}, "games": 1}
        ended = chapter.endings({"endings": {}}, people_only, Names(GAME))
    assert "–" not in found.sentence + ended.sentence
    assert {"en": "Nobody has graded", "nl": "Niemand heeft"}[language] in found.sentence
    assert "0.0%" in ended.sentence.replace(",", ".")


def test_a_trial_tells_what_the_workshop_shows(folder, bots):
    found = Folder(folder).told(GAME, bots)
    shown = msgspec.convert(people(found), PeopleFound)
    assert (shown.games, shown.persons, shown.seconds) == (6, 12, found["seconds"]["50"])
    assert [own.phase for own in shown.phases] == [row["phase"] for row in found["phases"]][:5]


def test_without_people_there_is_no_chapter(bots):
    assert chapter.section(bots, Names(GAME)) is None
    assert chapter.findings(bots) == chapter.method(bots) == []


def test_the_words_are_the_same_in_both_languages():
    both = [
        Catalogue(language, [(f"{language}.ftl", (WORDS / f"{language}.ftl").read_text("utf-8"))])
        for language in ("en", "nl")
    ]
    assert compare(both) == []
