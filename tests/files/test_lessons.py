"""Lessons: every path through each is played, whatever its learner chooses; what is wrong with a file is told."""

from __future__ import annotations

from pathlib import Path

import pytest

import entrepot
from entrepot.files.lesson import ANY, Lesson, Step, read_lesson, told
from entrepot.files.lesson_course import Course, Stage, is_one_of
from entrepot.kernel.errors import BadScenario
from entrepot.kernel.state import State

GAMES = Path(__file__).resolve().parents[2] / "src" / "entrepot" / "games"
LESSONS = sorted(GAMES.glob("*/lessons/*.toml"))
MOST_POSITIONS = 3000
MOST_WORDS = 60
"""Of one page: whoever learns reads it beside a table."""


class Taken:
    """All paths through a lesson: what its steps let the learner do, and what their answers were for."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.seen: set[Step] = set()
        self.chosen: set[tuple[Step, str]] = set()
        self.answered: set[tuple[Step, str]] = set()
        self.ends = 0
        self.feeds: list[dict[str, list[object]]] = []
        self._known: set[tuple[str, int, int, str]] = set()

    def take(self, state: State, moves: list[tuple[int, int]]) -> None:
        """Play on from a position in every way that the lesson lets its learner go on."""
        course, game = self.course, self.course.game
        stage = course.stage(moves)
        while not stage.is_end and (move := self.next_move(state, stage, len(moves))):
            seat, action = move
            state.apply(seat, action)
            moves = [*moves, move]
            stage = course.stage(moves)
        self.seen.update(stage.pages)
        if stage.is_end:
            self.ends += 1
            self.feeds.append(state.feed.left())
            return
        step = stage.step
        assert step is not None
        assert course.lesson.seat in state.actors(), f"nobody is asked at {step.words}"
        key = (state.digest(), stage.at, len(stage.pages), str(stage.pages))
        if key in self._known:
            return
        self._known.add(key)
        assert len(self._known) < MOST_POSITIONS, "the lesson lets its learner go too many ways"
        legal = [game.text(action) for action in state.legal(course.lesson.seat)]
        self.chosen |= {(step, do) for do in step.do for text in legal if is_one_of(text, [do])}
        for text in legal:
            if stage.allows(text):
                further = state.copy()
                further.apply(course.lesson.seat, game.parse(text))
                self.take(further, [*moves, (course.lesson.seat, game.parse(text))])
            else:
                assert stage.answer(text), f"nothing is said to {text!r} at {step.words}"
                self.answered |= {(step, to) for answer in step.answers for to in answer.to if is_one_of(text, [to])}

    def next_move(self, state: State, stage: Stage, count: int) -> tuple[int, int] | None:
        game = self.course.game
        if stage.coming:
            return stage.coming[0].seat, game.parse(stage.coming[0].notation)
        seat = self.course.bot_asked(state)
        return None if seat is None else (seat, game.parse(self.course.choice(state, seat, count)))


def taken(path: Path) -> Taken:
    game = entrepot.game(path.parents[1].name)
    course = Course(read_lesson(path), game)
    found = Taken(course)
    found.take(course.begin(), [])
    return found


def named(path: Path) -> str:
    return f"{path.parents[1].name}-{path.stem}"


@pytest.mark.parametrize("path", LESSONS, ids=named)
def test_every_path_through_a_lesson_leads_to_its_end(path):
    found = taken(path)
    lesson = found.course.lesson
    assert found.ends > 0
    unseen = [step.words for step in lesson.steps if step.words and step not in found.seen]
    assert unseen == [], "no path leads to these words"
    for step in lesson.steps:
        assert [do for do in step.do if (step, do) not in found.chosen] == [], step.words
        special = [to for answer in step.answers for to in answer.to if to != ANY]
        assert [to for to in special if (step, to) not in found.answered] == [], step.words


@pytest.mark.parametrize("path", LESSONS, ids=named)
def test_a_lesson_uses_its_scripted_chance_up_on_some_path(path):
    assert {} in taken(path).feeds


@pytest.mark.parametrize("path", LESSONS, ids=named)
def test_a_lesson_is_short_and_says_all_in_both_languages(path):
    lesson = read_lesson(path)
    assert 1 <= lesson.minutes <= 6
    for step in lesson.steps:
        for language, text in step.words.items():
            assert len(text.split()) <= MOST_WORDS, (language, text)
        assert not step.words or step.words["en"] != step.words["nl"]


@pytest.mark.parametrize("game", sorted({path.parents[1] for path in LESSONS}), ids=lambda path: path.name)
def test_lessons_of_a_game_have_an_order(game):
    lessons = [read_lesson(path) for path in sorted(game.glob("lessons/*.toml"))]
    assert sorted(lesson.order for lesson in lessons) == list(range(1, len(lessons) + 1))
    assert {lesson.game for lesson in lessons} == {game.name}


GOOD = """
game = "tradejack"
order = 1
title = { en = "A", nl = "B" }
about = { en = "A", nl = "B" }
learned = [{ en = "A", nl = "B" }]
[given]
phase = "auction"
first = 0
shown = "gold-blue"
capital = [6, 6]
[chance]
source = ["..."]
product = ["..."]
demand = ["..."]
"""


def lesson_of(tmp_path: Path, steps: str, head: str = GOOD) -> Lesson:
    path = tmp_path / "one.toml"
    path.write_text(head + steps, encoding="utf-8")
    return read_lesson(path)


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ('[[step]]\nen = "A"', "no words in 'nl'"),
        ('[[step]]\nen = "A"\nnl = "B"\ndo = "pass"', "no 'instead'"),
        ('[[step]]\nen = "A"\nnl = "B"\ninstead = { en = "A", nl = "B" }', "wants a 'do'"),
        ('[[step]]\nen = "A"\nnl = "B"\nlooks = "lot"', "look"),
        ('[[step]]\nthen = ["pass"]', "begins with no seat"),
        ('[[step]]\nen = "A"\nnl = "B"\ndo = "any"\n[[step.answer]]\nto = "pass"\nen = "A"', "no words in 'nl'"),
        ("", "does not say 'step'"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_told(tmp_path, steps, why):
    with pytest.raises(BadScenario, match=r"(?s)one\.toml") as found:
        lesson_of(tmp_path, steps)
    assert why in str(found.value)


def test_a_path_that_the_rules_do_not_allow_is_found(tmp_path):
    steps = '[[step]]\nen = "A"\nnl = "B"\ndo = "bid"\ninstead = { en = "A", nl = "B" }\nthen = ["1 bid 3"]'
    course = Course(lesson_of(tmp_path, steps), entrepot.game("tradejack"))
    with pytest.raises(entrepot.Illegal):  # after a bid of 3 or more nobody may bid 3
        Taken(course).take(course.begin(), [])


def test_words_may_depend_on_what_was_chosen(tmp_path):
    steps = """
[[step]]
en = "Bid or pass."
nl = "Bied of pas."
do = ["pass", "bid 2"]
instead = { en = "Not that.", nl = "Dat niet." }
[[step]]
when = "pass"
en = "You passed."
nl = "Je paste."
[[step]]
when = "bid"
en = "You bid."
nl = "Je bood."
"""
    game = entrepot.game("tradejack")
    course = Course(lesson_of(tmp_path, steps), game)
    first = course.stage([])
    assert (first.allows("bid 2"), first.allows("bid 3")) == (True, False)
    assert first.answer("bid 3") == told({"en": "Not that.", "nl": "Dat niet."})
    said = {notation: course.stage([(0, game.parse(notation))]).pages for notation in ("pass", "bid 2")}
    assert {notation: [page.words["en"] for page in pages] for notation, pages in said.items()} == {
        "pass": ["You passed."],
        "bid 2": ["You bid."],
    }
    assert course.stage([(0, game.parse("pass"))]).is_end


def test_what_is_taken_back_is_asked_again(tmp_path):
    steps = '[[step]]\nen = "A"\nnl = "B"\ndo = "pass"\ninstead = { en = "A", nl = "B" }\nthen = ["1 pass"]'
    game = entrepot.game("tradejack")
    course = Course(lesson_of(tmp_path, steps), game)
    done = course.stage([(0, game.parse("pass"))])
    assert [(move.seat, move.notation) for move in done.coming] == [(1, "pass")]
    assert not done.allows("pass")
    assert course.stage([]).allows("pass")


def test_the_lesson_of_the_documentation_can_be_taken(tmp_path):
    page = (GAMES.parents[2] / "docs" / "concepts" / "lessons.md").read_text(encoding="utf-8")
    lesson = lesson_of(tmp_path, "", page.partition("```toml\n")[2].partition("```")[0])
    found = Taken(Course(lesson, entrepot.game("tradejack")))
    found.take(found.course.begin(), [])
    assert found.ends == 2
    assert set(lesson.steps) == found.seen
