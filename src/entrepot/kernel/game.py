"""A game as one value: its facts, its rules and its content."""

import copy
import secrets as system_secrets
from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from entrepot.kernel import notation
from entrepot.kernel.bot import Bot
from entrepot.kernel.chance import Chance, Feed, seeded
from entrepot.kernel.content import Content, Schema
from entrepot.kernel.errors import BadAction, BadOption, BadScenario, BadSeats
from entrepot.kernel.fields.position import Position
from entrepot.kernel.ledger import Ledger
from entrepot.kernel.message import Message
from entrepot.kernel.orders import Order
from entrepot.kernel.phase import Phase
from entrepot.kernel.position_data import check_asking, read_position
from entrepot.kernel.schema import suggestion
from entrepot.kernel.state import State
from entrepot.kernel.verbs import ActionSpace

NOTHING: Final = Position([])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What the rest of the program knows of a game. A game's own class sets the fields and overrides `fresh`."""

    def __init__(
        self,
        id: str,
        version: str,
        ledger: Ledger,
        schema: Schema,
        content: Content,
        actions: ActionSpace,
        phases: list[Phase[Any]],
    ) -> None:
        self.id = id
        self.version = version
        self.ledger = ledger
        self.schema = schema
        self.content = content
        self.actions = actions
        self.phases: list[Phase[Any]] = phases
        self.by_id: vec[Phase[Any]] = vec[Phase](phases)  # type: ignore[type-arg] # a type of one word, interpreted
        """The same phases, as positions take them: out of a list each would be asked for its type first."""
        for number, phase in enumerate(phases):
            phase.id = number
        self.title: dict[str, str] = {}
        self.fewest: int = 2
        self.most: int = 6
        self.minutes: int = 0
        """About how long people take at the middle number of seats; 0 where nobody has said."""
        self.turns: int = 0
        """About how often a game waits for each of its seats; 0 where nobody has said."""
        self.lengths: dict[str, dict[str, float]] = {}
        """By option and choice, how long games with it are beside those with the usual one, where that differs."""
        self.chances: list[Chance] = []
        """Every kind of draw and roll, by the name that scripts and records use."""
        self.endings: list[str] = []
        """Why a game can end; each has a message `<id>-ending-<name>`."""
        self.longest: int = 10_000
        """No game has more actions than this."""
        self.foresight: int = 12
        """Choices of each seat after which a search may cut a playout, at the end of a round, and trust `appraise`."""
        self.parts: dict[str, float] = {}
        """What a seat's appraisal is made of, by name, and about how much one of it is worth there.

        Hints tell by them what two actions differ in. Each has a message `<id>-part-<name>`.
        """
        self.turn_clause: str = ""
        self.end_clause: str = ""
        self.bots: dict[str, type[Bot]] = {}
        self.orders: list[Order] = []
        """What a seat may order in advance, beside what it may in every game."""
        self.face_events: dict[str, str] = {}
        """What a kind of event, or an argument of one ('showed-set.product'), means for the faces that it names.

        'seen': it was there for somebody; 'dealt': seen, and chance gave it to the event's seat; 'taken': the event's
        seat got or used it. Simulations count faces by it.
        """
        self.on_offer: dict[str, list[str]] = {}
        """Content tables that lie open from the start, by the kind of event that opens them to its seat.

        Under '' stands what is there once for all, whoever comes first. 'mission.realm' opens only the rows whose
        `realm` is what the event's argument of that name says. Simulations count each time as 'seen'.
        """
        self.position: Position = NOTHING
        """What the game declares of its positions."""
        self.wire: str = ""
        """The name of the module that describes views and events."""
        self.drawing: str = ""
        """The folder in the game's package with its drawing for browsers, `drawing.js`; '' where it has none."""
        self.is_test: bool = False
        """A game that only keeps the kernel honest; lists for people leave it out."""
        self.read_options: Callable[[dict[str, str]], Any] = dict
        """What makes of a table's options, in words, what the rules ask: a game's own class of them."""
        self._chosen: dict[tuple[int, ...], Any] = {}
        self._chosen_last: tuple[list[int], Any] = ([], None)
        """The options that were asked for last, and what they mean: game after game has the same list."""
        self._checked: set[int] = set()
        """With how many seats the default options have been checked."""
        self._face_names: dict[str, list[dict[str, Any]]] = {}
        self._defaults: list[int] = [0] * len(ledger.options)
        self._default_names: dict[str, str] = {name: choices[0] for name, choices in ledger.options.items()}

    # ------------------------------------------------------------------ starting

    def fresh(self, seats: int, options: list[int]) -> State:
        """Return a position before anything has happened, with an empty stack."""
        return State(self, seats, options)

    def chosen(self, options: list[int]) -> Any:
        """Return what `read_options` makes of the chosen options; all positions with the same ones share it."""
        last, chosen = self._chosen_last
        if last is not options:
            key = tuple(options)
            chosen = self._chosen.get(key)
            if chosen is None:
                chosen = self._chosen[key] = self.read_options(self.option_names(options))
            self._chosen_last = (options, chosen)
        return chosen

    def check_setup(self, seats: int, options: dict[str, str]) -> None:
        """Raise BadOption where chosen options contradict one another, the seats or the content."""

    def new(
        self,
        seats: int | None = None,
        seed: object = None,
        options: dict[str, str] | None = None,
        feed: Feed | None = None,
        listening: bool = False,
    ) -> State:
        """Return the first position in which somebody is asked.

        `seats` defaults to the fewest. The same seed gives the same game; None takes a random one. With `listening` the
        events of the set-up are kept as well. BadSeats, BadOption.
        """
        count = self.fewest if seats is None else seats
        if not self.fewest <= count <= self.most:
            raise BadSeats(f"{self.id} is for {self.fewest} to {self.most} seats, not {count}")
        chosen = self._defaults
        if options:
            chosen = self.choose(options)
            self.check_setup(count, self.option_names(chosen))
        elif count not in self._checked:
            self.check_setup(count, self._default_names)
            self._checked.add(count)
        state = self.fresh(count, chosen)
        state.rng = seeded(system_secrets.randbits(62) if seed is None else seed)
        state.feed = feed
        state.listening = listening
        state.push(0)
        state.run()
        return state

    def choose(self, options: dict[str, str] | None) -> list[int]:
        """Return the number of the choice for each option, the default for those that are not given; BadOption."""
        wanted: dict[str, str] = options if options is not None else {}
        known = self.ledger.options
        for name in wanted:
            if name not in known:
                raise BadOption(f"{self.id} has no option {name!r}{suggestion(name, list(known), '; it has ')}")
        chosen: list[int] = []
        for name, choices in known.items():
            choice = wanted.get(name, choices[0])
            if choice not in choices:
                raise BadOption(
                    f"option {name!r} cannot be {choice!r}{suggestion(choice, choices, '; choose one of ')}"
                )
            chosen.append(choices.index(choice))
        return chosen

    def option_names(self, chosen: list[int]) -> dict[str, str]:
        """Return the chosen options in words."""
        known = self.ledger.options
        return {name: choices[number] for (name, choices), number in zip(known.items(), chosen, strict=True)}

    # ------------------------------------------------------------------ actions in words

    def text(self, action: int) -> str:
        """Return the action's notation, such as 'bid 3'; BadAction if there is no such action."""
        return notation.text(self, action)

    def parse(self, text: str) -> int:
        """Return the action that a notation names; BadAction, saying what is allowed, if it names none."""
        return notation.parse(self, text)

    def from_older(self, text: str) -> str:
        """Return old notation, which counts seats from 1, as it is written now; other notation is unchanged."""
        return notation.from_older(self, text)

    def sentence(self, action: int) -> Message:
        """Return the action as a button says it: message `<game>-do-<verb>` with the parameters by name."""
        return notation.sentence(self, action)

    def touches(self, action: int) -> list[dict[str, Any]]:
        """Return what on the table the action's parameters name: dicts of `name`, `kind`, `table` and `value`."""
        return notation.touches(self, action)

    def info(self, action: int) -> dict[str, Any]:
        """Return the action as a button, the `ActionInfo` of `kernel.wire`; BadAction if there is no such action."""
        return {
            "do": self.text(action),
            "verb": self.actions.verb(action).name,
            "say": self.sentence(action),
            "touches": self.touches(action),
        }

    def face(self, table: str, number: int) -> dict[str, Any]:
        """Return the argument that names a face: its texts in all languages, and `face` as 'table/id'."""
        names = self._face_names.get(table)
        if names is None:
            names = [{**row["name"], "face": f"{table}/{row['id']}"} for row in self.content.rows(table)]
            self._face_names[table] = names
        return names[number]

    def faces(self, table: str, ids: list[str]) -> list[dict[str, Any]]:
        """Return the argument that names some faces, told by their ids."""
        return [self.face(table, self.content.number(table, id)) for id in ids]

    def face_id(self, table: str, number: int) -> str:
        """Return the id of a face by its place in the content table; 'table:number' beyond the loaded content."""
        rows = self.content.rows(table)
        return str(rows[number]["id"]) if number < len(rows) else f"{table}:{number}"

    def face_number(self, table: str, face: str) -> int:
        """Return the place of a face in its table; BadAction if the loaded content has none of that id."""
        number = self.content.number(table, face)
        if number < 0:
            near = suggestion(face, self.content.ids(table), "; try one of ")
            raise BadAction(f"there is no {table} {face!r}{near}")
        return number

    def table(self, view: Any) -> list[Message]:
        """Return a seat's view as lines of text, for terminals and screen readers."""
        return []

    # ------------------------------------------------------------------ chance in words

    def chance(self, name: str) -> Chance:
        """Return the chance of that name; BadScenario, naming those that exist, if there is none."""
        for chance in self.chances:
            if chance.name == name:
                return chance
        known = [chance.name for chance in self.chances]
        raise BadScenario(f"{self.id} draws no {name!r}{suggestion(name, known, '; it has ')}")

    def outcome(self, name: str, word: Any) -> int:
        """Return the number of an outcome that a script names: a face's id, what a die shows, or a pick from 0."""
        chance = self.chance(name)
        if chance.table:
            return self.face_number(chance.table, str(word))
        sides = self.sides(name)
        if not isinstance(word, int) or isinstance(word, bool) or word < 0 or (sides and word not in sides):
            allowed = ", ".join(map(str, sorted(set(sides)))) if sides else "a whole number from 0"
            raise BadScenario(f"{word!r} is not an outcome of {name!r}: write {allowed}")
        return sides.index(word) if sides else word

    def outcome_word(self, name: str, outcome: int) -> int | str:
        """Return how a script writes an outcome, for `outcome` to read."""
        chance = self.chance(name)
        if chance.table:
            return self.face_id(chance.table, outcome)
        sides = self.sides(name)
        return sides[outcome] if sides else outcome

    def sides(self, name: str) -> list[int]:
        """Return what each side of a die shows, in order; empty for a chance that is not a die."""
        return list(range(1, self.chance(name).sides + 1))

    # ------------------------------------------------------------------ positions as data

    def arrange(
        self,
        given: dict[str, Any],
        seats: int | None = None,
        seed: object = None,
        options: dict[str, str] | None = None,
        feed: Feed | None = None,
        listening: bool = False,
    ) -> State:
        """Return a fresh set-up changed by `given`, whose keys are those of `given_keys` and `phase`.

        What `given` places somewhere is taken from where it would otherwise be. A phase that asks somebody is set up as
        it stands; one that does not is entered. BadScenario for unknown keys, BadPosition for what cannot be: the same
        as for `load`.
        """
        data = self.new(seats, seed, options).dump()
        known = ["phase", *self.given_keys()]
        strange = [f"{key!r}{suggestion(key, known, '; it has ')}" for key in given if key not in known]
        if strange:
            raise BadScenario(f"[given] has no key {', and no key '.join(strange)}")
        if "phase" in given:
            data["stack"] = [[self._phase_named(str(given["phase"])).name, 0, 0, 0]]
        self.check_given(given, data["seats"])
        data.update({key: copy.deepcopy(value) for key, value in given.items() if key != "phase"})
        self.complete(data, given)
        state = read_position(self, data, feed, in_play=False)
        state.listening = listening
        if not state.over and not (state.top().waits and state.top().is_due(state)):
            state.enter_top()
        check_asking(state)
        return state

    def given_keys(self) -> dict[str, str]:
        """Return what `arrange` takes beside `phase`: each key with one line on what it holds."""
        if self.position is not NOTHING:
            return self.position.keys()
        return dict.fromkeys(self.fresh(self.fewest, self._defaults).fields(), "")

    def check_given(self, given: dict[str, Any], seats: int) -> None:
        """Raise BadPosition where a given value has not the shape of its key's values."""
        self.position.check_given(self.fresh(seats, self._defaults), given)

    def complete(self, data: dict[str, Any], given: dict[str, Any]) -> None:
        """Make the rest of a position agree with what was given, in place: decks lose what now lies elsewhere.

        The stack has the phase alone; the phases below it, and its numbers, are for the game to add.
        """

    def flaw(self, state: State) -> str:
        """Return, in one sentence, why a position cannot be one of this game; empty if it can.

        Cards and coins that are declared must add up; a game that overrides this asks `self.position.flaw` first.
        """
        return self.position.flaw(state)

    def _phase_named(self, name: str) -> Phase[Any]:
        for phase in self.phases:
            if phase.name == name:
                return phase
        known = [phase.name for phase in self.phases]
        raise BadScenario(f"{self.id} has no phase {name!r}{suggestion(name, known, '; it has ')}")

    def load(self, data: Any, feed: Feed | None = None) -> State:
        """Return the position that `State.dump` wrote; BadPosition if it is not one of this game, rules and content."""
        return read_position(self, data, feed, in_play=True)

    def resume(self, data: Any, feed: Feed | None = None) -> State:
        """Return a stored position that play has reached: like `load`, but without asking `flaw`.

        So a running game never stops because a check takes its position for impossible.
        """
        return read_position(self, data, feed, in_play=True, is_known=True)

    def migrate(self, data: dict[str, Any], from_version: str) -> dict[str, Any]:
        """Return a dump of an older rules version as one of this version, for `load` to check."""
        return {**data, "rules": self.version}
