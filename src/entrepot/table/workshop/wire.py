"""What goes over HTTP about the workshop, as types."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from entrepot.table.wire import Texts

Text = Annotated[str, Meta(max_length=400_000)]
"""Cards: a content file as TOML or CSV, or its data as JSON."""
VersionId = Annotated[str, Meta(max_length=64)]
Note = Annotated[str, Meta(max_length=200)]
TrialStatus = Literal["waiting", "running", "done", "stopped", "ended", "failed", "too-long"]

# ------------------------------------------------------------------ what is asked


class CardDraft(Struct, forbid_unknown_fields=True):
    """Cards as they are, sound or not: their data as JSON."""

    text: Text


class Upload(Struct, forbid_unknown_fields=True):
    """A file with cards: all of them as TOML, or those of one `table` as CSV."""

    kind: Literal["toml", "csv"]
    text: Text
    table: Annotated[str, Meta(max_length=80)] = ""


class Keep(Struct, forbid_unknown_fields=True):
    """A version to be kept, with a note on what it is."""

    text: Text
    note: Note = ""


class Against(Struct, forbid_unknown_fields=True):
    """Cards to be compared with a version; with what the game ships where none is named."""

    text: Text
    before: VersionId = ""


class NewTrial(Struct, forbid_unknown_fields=True):
    """Cards to be tried by so many games of bots, and compared with a version, or with what the game ships."""

    text: Text
    seats: Annotated[int, Meta(ge=1, le=16)]
    games: Annotated[int, Meta(ge=60, le=1000)] = 300
    bot: Annotated[str, Meta(max_length=40)] = "greedy"
    before: VersionId = ""
    note: Note = ""


# ------------------------------------------------------------------ what is answered


class BenchColumn(Struct):
    """A column of a table: `lo` and `hi` bound a number, or the length of a text; `aim` is the table it refers to."""

    name: str
    kind: Literal["int", "bool", "str", "id", "text"]
    lo: int
    hi: int
    choices: list[Any] | None
    is_required: bool
    default: Any
    aim: str
    about: str


class BenchTable(Struct):
    """A table of cards or numbers; `capacity` is the most rows that it can have."""

    name: str
    columns: list[BenchColumn]
    capacity: int
    about: str


class Bench(Struct):
    """What a game's cards look like, and those that it ships; `meta` describes the whole.

    With `can_try` this server can play trials.
    """

    game: str
    title: Texts
    fewest: int
    most: int
    bots: list[str]
    tables: list[BenchTable]
    meta: list[BenchColumn]
    data: dict[str, Any]
    can_try: bool
    most_versions: int


class CellProblem(Struct):
    """What is wrong with cards, or worth noting: `row` counts from 1, 0 is the whole table."""

    table: str
    row: int
    column: str
    code: str
    message: str
    is_noted: bool = False


class Checked(Struct):
    """What is wrong with cards; `data` are those of a file that was read, null where it could not be."""

    problems: list[CellProblem]
    data: dict[str, Any] | None = None


class Written(Struct):
    """Cards as a content file in TOML."""

    text: str


class CardChange(Struct):
    """A difference of cards: a row that was added or removed, a value, or the order of a table's rows."""

    kind: Literal["added", "removed", "changed", "order"]
    table: str
    row: str
    column: str
    old: Any
    new: Any


class CardChanges(Struct):
    """All that differs, in the order of the tables; `more` are not told."""

    changes: list[CardChange]
    more: int


class Version(Struct):
    """Cards that were kept. `at` is ISO 8601 in UTC."""

    id: str
    number: int
    note: str
    at: str


class VersionList(Struct):
    """The versions of one person and game, newest first."""

    versions: list[Version]


class VersionData(Struct):
    """The cards of a version."""

    version: Version
    data: dict[str, Any]


class Span(Struct):
    """A figure with its interval; null where too little was played to tell."""

    mean: float | None
    low: float | None
    high: float | None


class PlaceFound(Struct):
    """How a place in the order of play fared; `p` says how often chance alone would do that."""

    share: float | None
    low: float
    high: float
    p: float


class CardFound(Struct):
    """A card that was tried: the `worth` of a copy above the card in its `place`, and what is `usual` either way."""

    face: str
    place: str
    verdict: Literal["strong", "weak", ""]
    measure: Literal["score", "win"]
    worth: Span | None
    usual: float | None
    deals: int
    is_clear: bool


class ChangeFound(Struct):
    """A changed card held against itself as it was: what a copy gives more, and how often a game takes it."""

    face: str
    verdict: Literal["stronger", "weaker", "wanted", "shunned", "play", "longer", "shorter", "richer", "poorer", ""]
    measure: Literal["score", "win"]
    gain: Span | None
    before: float
    now: float


class MeasureFound(Struct):
    """A measure before and now; the interval is that of the difference."""

    name: str
    is_share: bool
    before: float | None
    now: float | None
    mean: float | None
    low: float | None
    high: float | None
    is_real: bool


class PhaseOfPeople(Struct):
    """A phase in which people think: its part of all their time, and the seconds of a choice there at the median."""

    phase: str
    share: float
    seconds: float


class CardOfPeople(Struct):
    """A card that people value otherwise than bots for sure: the parts of their seats that got it."""

    face: str
    people: float
    bots: float
    verdict: Literal["more", "less"]


class PeopleFound(Struct):
    """People's games with the same cards: `minutes` of a game, and `seconds` of a choice, at the median."""

    games: int
    persons: int
    minutes: float | None
    seconds: float | None
    phases: list[PhaseOfPeople]
    cards: list[CardOfPeople]


class TrialFound(Struct):
    """What a stage of a trial has found."""

    games: int
    length: Span
    rounds: Span
    order: list[PlaceFound]
    even: float
    cards: list[CardFound]
    dead: list[str]
    known: int
    differences: list[MeasureFound]
    is_clear: bool
    is_last: bool
    people: PeopleFound | None = None
    changes: list[ChangeFound] = []


class TrialStep(Struct):
    """How far a stage is: `done` of at most `total` games."""

    stage: int
    stages: int
    done: int
    total: int


class Trial(Struct):
    """Cards that are tried, or were. `ahead` are those of others that wait before it."""

    id: str
    at: str
    status: TrialStatus
    seats: int
    games: int
    bot: str
    note: str
    before: str
    step: TrialStep | None
    found: TrialFound | None
    ahead: int = 0


class TrialList(Struct):
    """The trials of one person with a game, newest first."""

    trials: list[Trial]


class Handled(Struct):
    """It is done, or was already."""

    done: bool = True


HTTP = (
    CardDraft,
    Upload,
    Keep,
    Against,
    NewTrial,
    Bench,
    Checked,
    Written,
    CardChanges,
    Version,
    VersionList,
    VersionData,
    Trial,
    TrialList,
    Handled,
)
