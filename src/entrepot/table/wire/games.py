"""A game as the lobby shows it, with its lessons and its rules."""

from msgspec import Struct

from entrepot.table.wire.basics import Texts


class Option(Struct):
    """A choice that a table makes before it begins; the first choice is the default.

    It means something only with these choices of other options (`needs`, by name) and from `fewest` seats on. `seats`
    are the numbers of seats at which a choice is allowed, of those choices that are not allowed at all of them.
    """

    name: str
    choices: list[str]
    needs: dict[str, list[str]]
    fewest: int
    seats: dict[str, list[int]]


class LessonInfo(Struct):
    """A lesson as the lobby shows it, in the order in which they are best taken; `learned` stands at its end."""

    id: str
    title: Texts
    about: Texts
    minutes: int
    learned: list[Texts]


class PuzzleOfDay(Struct):
    """A puzzle by its game and the id of its lesson."""

    game: str
    puzzle: str


class Puzzles(Struct):
    """The puzzles by game, as ids of lessons; `today` is the one of this day, null where there is none."""

    games: dict[str, list[str]]
    today: PuzzleOfDay | None


class GameInfo(Struct):
    """A game as the lobby shows it. `minutes` is about how long people take, at the middle number of seats.

    `turns` is how often a game waits for each seat; both are null where nobody has said. `lengths` has by option and
    choice how long games with it are beside usual ones, where that differs. `drawing` is the address of the module
    by which a game of another package is drawn; null where it brings none.
    """

    id: str
    title: Texts
    fewest: int
    most: int
    options: list[Option]
    bots: list[str]
    version: str
    minutes: int | None
    turns: int | None
    lengths: dict[str, dict[str, float]]
    lessons: list[LessonInfo]
    drawing: str | None


class Clause(Struct):
    """A rule of the ledger in both languages; `origin` says where it comes from, '' if the ledger does not tell."""

    id: str
    kind: str
    en: str
    nl: str
    origin: str


class Ruling(Struct):
    """How a silence of the rulebook is settled; with `option`, a choice of the table."""

    id: str
    question: Texts
    ruling: Texts
    why: Texts
    option: str
    choices: list[str]
    origin: str


class Rules(Struct):
    """A game's ledger."""

    clauses: list[Clause]
    rulings: list[Ruling]
