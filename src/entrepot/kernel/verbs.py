"""Verbs with typed parameters, and the dense space of whole numbers that they span.

Numbers are for speed and search, verbs for what people and files read. A game lists its verbs once, in one
`ActionSpace`; the space is the same for all seats, options and contents of that game.
"""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from entrepot.kernel.errors import BadAction


@mypyc_attr(allow_interpreted_subclasses=True)
class Parameter:
    """One parameter of a verb: a name, what kind of thing it names, and `size` values that follow on `first`.

    ValueError if there is no value, or a negative one, which no notation can say.
    """

    kind: ClassVar[str] = "number"

    def __init__(self, name: str, size: int, first: int = 0) -> None:
        if size < 1 or first < 0:
            raise ValueError(f"parameter {name!r}: it needs a value, and none below 0")
        self.name = name
        self.size = size
        self.first = first
        """The value that has number 0."""
        self.table = ""
        """The content table whose rows the values are; empty if they are none."""

    def words(self) -> list[str]:
        """Return the notation of each value by number, where it is fixed; empty for numbers and faces."""
        return []


class Amount(Parameter):
    """A whole number from `lo` to `hi`, both included."""

    kind = "amount"

    def __init__(self, name: str, lo: int, hi: int) -> None:
        super().__init__(name, hi - lo + 1, lo)


class Face(Parameter):
    """A row of a content table, by its place in the table; the notation is the row's id."""

    kind = "face"

    def __init__(self, name: str, table: str, capacity: int = 64) -> None:
        super().__init__(name, capacity)
        self.table = table


class SeatOf(Parameter):
    """A seat, counted from 0."""

    kind = "seat"

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name, most)


class Word(Parameter):
    """One of a fixed list of words."""

    kind = "word"

    def __init__(self, name: str, choices: tuple[str, ...]) -> None:
        super().__init__(name, len(choices))
        self.choices = choices

    def words(self) -> list[str]:
        return list(self.choices)


@final
class Verb:
    """Something a seat can do. `clauses` are the rules that allow it; a `secret` verb is seen by its seat alone.

    A verb that `gives_up` ends what was begun in small steps and leaves it undone. Wherever it is legal, other steps
    lead to an end too: nobody is lured into where only giving up is left.

    The code of a verb without parameters is `code`. `say` is the message id of its sentence.
    """

    def __init__(
        self,
        name: str,
        *parameters: Parameter,
        clauses: tuple[str, ...] = (),
        secret: bool = False,
        outside: bool = False,
        gives_up: bool = False,
    ) -> None:
        self.name = name
        self.parameters: list[Parameter] = list(parameters)
        self.clauses = clauses
        self.secret = secret
        self.gives_up = gives_up
        self.outside = outside
        """True for what the pseudo-seat TABLE does."""
        self.size: i64 = 1
        for parameter in parameters:
            self.size *= parameter.size
        self.first: i64 = self.parameters[0].first if self.parameters else 0
        self.base: i64 = 0
        self.codes: list[int] = []

    def place(self, base: i64) -> i64:
        """Give the verb its stretch of the space, starting at `base`; return where the next one starts."""
        self.base = base
        self.codes = list(range(base, base + self.size))
        return base + self.size

    @property
    def code(self) -> i64:
        """The action of a verb that has no parameters (else its first action)."""
        return self.base

    def has(self, action: i64) -> bool:
        """Say whether the action is one of this verb's."""
        return self.base <= action < self.base + self.size

    def of(self, value: i64) -> i64:
        """Return the action with this value of the only parameter."""
        return self.base + value - self.first

    def value(self, action: i64) -> i64:
        """Return the value of the only parameter."""
        return action - self.base + self.first

    def of_all(self, values: list[int]) -> int:
        """Return the action with these values of all parameters; they are not checked."""
        place = 0
        for parameter, value in zip(self.parameters, values, strict=True):
            place = place * parameter.size + value - parameter.first
        return self.base + place

    def values(self, action: int) -> list[int]:
        """Return the value of each parameter."""
        place = action - self.base
        found: list[int] = []
        for parameter in reversed(self.parameters):
            found.append(place % parameter.size + parameter.first)
            place //= parameter.size
        found.reverse()
        return found


@final
class ActionSpace:
    """All verbs of a game, side by side: actions are the whole numbers from 0 to `size` - 1."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: list[Verb] = list(verbs)
        self.by_name: dict[str, Verb] = {verb.name: verb for verb in verbs}
        if len(self.by_name) < len(verbs):
            raise ValueError("two verbs have the same name")
        base: i64 = 0
        self._verb_of: list[Verb] = []
        for verb in verbs:
            base = verb.place(base)
            self._verb_of += [verb] * len(verb.codes)
        self.size: Final = int(base)

    def verb(self, action: int) -> Verb:
        """Return the verb of an action; BadAction if there is no such action."""
        if not 0 <= action < self.size:
            raise BadAction(f"{action} is not an action: they run from 0 to {self.size - 1}")
        return self._verb_of[action]
