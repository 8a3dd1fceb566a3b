"""Lessons: a position, and steps that say what to look at and what may be done, as a TOML file in a game's `lessons/`.

    game = "tradejack"
    order = 1
    title = { en = "Your first lot", nl = "Je eerste kavel" }
    [given]                     # the position and its chance, as in a scenario
    phase = "auction"
    [[step]]
    en = "Bid 3."
    nl = "Bied 3."
    look = ["lot"]              # what on the table this is about, by its `data-anchor`
    do = "bid 3"                # what the learner may do; a verb alone means any of its actions, "any" anything
    instead = { en = "...", nl = "..." }    # the answer to anything else
    then = ["1 pass", "2 pass"] # what others do after it

`lesson_course` says at which step a learner is, and what that allows.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from entrepot.files.content_toml import read_toml
from entrepot.files.scenario_form import Scenario
from entrepot.files.text import Unreadable, read_text
from entrepot.kernel.errors import BadScenario
from entrepot.kernel.message import Message, message
from entrepot.kernel.schema import unknown

Texts = dict[str, str]
LANGUAGES: Final = ("en", "nl")
ANY: Final = "any"

KEYS: Final = {
    "game": str,
    "order": int,
    "minutes": int,
    "title": dict,
    "about": dict,
    "learned": list,
    "seats": int,
    "seat": int,
    "names": list,
    "seed": int,
    "options": dict,
    "given": dict,
    "chance": dict,
    "step": list,
}
NEEDED: Final = ("game", "order", "title", "about", "learned", "step")
STEP_KEYS: Final = ("en", "nl", "look", "when", "do", "instead", "answer", "then")


@dataclass(frozen=True)
class Move:
    """What a seat does by itself: an action in notation."""

    seat: int
    notation: str


@dataclass(frozen=True)
class Answer:
    """The answer to a learner who has chosen one of these actions."""

    to: tuple[str, ...]
    words: Texts
    said: Message | None = None
    """What is said instead of the words, if no file has them."""

    def told(self) -> Message:
        """Return the words as a message."""
        return self.said or told(self.words)


@dataclass(frozen=True, eq=False)
class Step:
    """Words about what there is to see. With `do` it waits for the learner; `then` is what the others do after that.

    With `when` the step is left out unless the learner's last free choice was one of these actions. The last of the
    `answers` is for everything that the others are not for. Without `do`, `then` comes before the words.
    """

    words: Texts
    look: tuple[str, ...]
    when: tuple[str, ...]
    do: tuple[str, ...]
    answers: tuple[Answer, ...]
    then: tuple[Move, ...]
    said: Message | None = None
    """What is said instead of the words, if no file has them."""

    def told(self) -> Message:
        """Return the words as a message."""
        return self.said or told(self.words)


@dataclass(frozen=True)
class Lesson:
    """A lesson as its file says it; its id is the name of the file. `seat` is the learner's."""

    id: str
    folder: Path
    game: str
    order: int
    title: Texts
    about: Texts
    learned: list[Texts]
    steps: list[Step]
    minutes: int = 3
    seats: int | None = None
    seat: int = 0
    names: list[str] = field(default_factory=list)
    seed: int = 1
    options: dict[str, str] = field(default_factory=dict)
    given: dict[str, Any] = field(default_factory=dict)
    chance: dict[str, list[Any]] = field(default_factory=dict)

    def scenario(self) -> Scenario:
        """Return the position that it begins with as a scenario without steps."""
        return Scenario(
            self.id,
            self.folder,
            self.game,
            seats=self.seats,
            seed=self.seed,
            options=self.options,
            given=self.given,
            chance=self.chance,
        )


def told(words: Texts) -> Message:
    """Return words of a file as a message."""
    return message("table-lesson-answer", {"text": words})


def read_lesson(path: Path) -> Lesson:
    """Return the lesson in a file; BadScenario, naming the file, with a line for all that is wrong with its form."""
    try:
        reading = read_toml(read_text(path), path.name)
    except Unreadable as error:
        raise BadScenario(str(error)) from error
    problems = [str(problem) for problem in reading.problems] or _problems(reading.data)
    if problems:
        raise BadScenario("\n".join(f"{path.name}: {problem}" for problem in problems))
    data = {**reading.data}
    steps = [_step(step) for step in data.pop("step")]
    return Lesson(id=path.stem, folder=path.parent, steps=steps, **data)


def read_lessons(folder: Path) -> list[Lesson]:
    """Return the lessons of a folder in their order; none where there is no such folder."""
    return sorted((read_lesson(path) for path in folder.glob("*.toml")), key=lambda lesson: (lesson.order, lesson.id))


def _problems(data: dict[str, Any]) -> list[str]:
    problems = [f"it does not say {key!r}" for key in NEEDED if key not in data]
    problems += [unknown("key", key, list(KEYS)) for key in data if key not in KEYS]
    problems += [
        f"{key!r} is not a {kind.__name__}" for key, kind in KEYS.items() if not isinstance(data.get(key, kind()), kind)
    ]
    if problems:
        return problems
    for key in ("title", "about"):
        problems += _wordless(data[key], key)
    for number, text in enumerate(data["learned"], 1):
        problems += _wordless(text, f"'learned' {number}")
    for number, step in enumerate(data["step"], 1):
        problems += [f"step {number}: {why}" for why in _step_problems(step)]
    return problems


def _step_problems(step: Any) -> list[str]:
    if not isinstance(step, dict):
        return ["a step is a table; write it under [[step]]"]
    problems = [unknown("key", key, list(STEP_KEYS)) for key in step if key not in STEP_KEYS]
    if "do" in step or not step.get("then"):
        problems += _wordless(step, "it")
    problems += [
        f"{move!r} begins with no seat; write '0 pass'" for move in step.get("then", []) if not move[:1].isdigit()
    ]
    if "do" not in step:
        return problems + [f"{key!r} wants a 'do' beside it" for key in ("instead", "answer") if key in step]
    if ANY not in _list(step["do"]) and "instead" not in step:
        problems.append("it has no 'instead', for whoever chooses something else")
    for answer in [*([step["instead"]] if "instead" in step else []), *step.get("answer", [])]:
        problems += _wordless(answer, "an answer")
    return problems


def _wordless(texts: Any, what: str) -> list[str]:
    missing = [
        language for language in LANGUAGES if not isinstance(texts, dict) or not str(texts.get(language, "")).strip()
    ]
    return [f"{what} has no words in {language!r}" for language in missing]


def _step(data: dict[str, Any]) -> Step:
    answers = [Answer(tuple(_list(answer["to"])), _texts(answer)) for answer in data.get("answer", [])]
    if "instead" in data:
        answers.append(Answer((ANY,), _texts(data["instead"])))
    return Step(
        words=_texts(data),
        look=tuple(_list(data.get("look", []))),
        when=tuple(_list(data.get("when", []))),
        do=tuple(_list(data.get("do", []))),
        answers=tuple(answers),
        then=tuple(_move(move) for move in data.get("then", [])),
    )


def _move(text: str) -> Move:
    seat, _, notation = text.partition(" ")
    return Move(int(seat), notation)


def _texts(data: dict[str, Any]) -> Texts:
    return {language: data[language] for language in LANGUAGES if language in data}


def _list(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else list(value)
