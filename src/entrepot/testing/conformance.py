"""Runs the promises over playouts of a game."""

import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import entrepot
from entrepot import build_info, clause_tests
from entrepot.files.clause_places import clause_places
from entrepot.kernel.bot import Bot
from entrepot.kernel.chance import seeded
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.testing.census import Census
from entrepot.testing.copies import Copies
from entrepot.testing.coverage import Coverage, split
from entrepot.testing.dumps import Dumps
from entrepot.testing.endings import Endings
from entrepot.testing.exact_legality import ExactLegality
from entrepot.testing.impossible import Impossible
from entrepot.testing.promise import Promise, Run
from entrepot.testing.reached import Reached
from entrepot.testing.records import Records
from entrepot.testing.report import Report, Result
from entrepot.testing.same_digests import SameDigests
from entrepot.testing.schemas import Schemas
from entrepot.testing.setups import Setup, covering_setups
from entrepot.testing.speech import Speech
from entrepot.testing.two_worlds import TwoWorlds
from entrepot.testing.walk import Walk

PROMISES: tuple[type[Promise], ...] = (
    SameDigests,
    ExactLegality,
    Copies,
    Dumps,
    TwoWorlds,
    Census,
    Endings,
    Reached,
    Records,
    Schemas,
    Impossible,
)
MANY = 200
"""From so many playouts on, a verb, an ending or a hidden entry that was not reached breaks a promise."""
BOT_RATE = 4
"""One playout in so many is played by the game's bots."""
ROOT = Path(clause_tests.__file__).resolve().parent.parent.parent


class Stop(Exception):
    """The run cannot go on; the text says why."""


def conform(
    game: Game | str,
    playouts: int = 200,
    seed: int = 0,
    bots: Mapping[str, type[Bot]] | None = None,
    *,
    promises: Sequence[type[Promise]] = PROMISES,
    sample: int = 50,
    cap: int = 20_000,
    must_reach: bool | None = None,
    words: Iterable[Path] | None = None,
    tests: Path | Mapping[str, list[str]] | None = None,
    places: Mapping[str, list[str]] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play a game and check what every game promises; the report says what was broken, and where.

    Playout n has seed `seed + n`. Seats and options change from one to the next, so that every two choices meet. One
    playout in four is played by `bots` (the game's own unless given), the others uniformly at random. Legality, census
    and refusals are checked after every action, the rest at one position in `sample` and at the end. No playout goes
    beyond `cap` actions, or what the game declares, whichever is less.

    `must_reach` says whether verbs, endings and hidden entries that were not reached break a promise; unless told they
    do in runs of at least 200 playouts. `words` are the folders of the game's catalogues (the folder `words` beside its
    class unless given); `tests` is the checkout whose tests and scenarios cite its clauses, or a table of them by
    clause; `places` is such a table of the lines in its code, content and words, which are found of an installed game
    and not asked for of another. `progress` is called with the playouts done and those wanted. EntrepotError if the
    game cannot be found.
    """
    found = entrepot.game(game) if isinstance(game, str) else game
    run = Run(
        game=found,
        playouts=playouts,
        bots=found.bots if bots is None else bots,
        coverage=Coverage(found),
        speech=Speech(found, words),
        rng=seeded(f"checks {seed}"),
        cap=min(cap, found.longest),
        must_reach=playouts >= MANY if must_reach is None else must_reach,
        cited=_cited(tests),
        places=clause_places(found.id) if places is None else places,
        scenarios=_scenarios(tests),
    )
    return Conformance(run, [promise(run) for promise in promises], seed, sample).report(progress)


class Conformance:
    """One run in progress."""

    def __init__(self, run: Run, promises: list[Promise], seed: int, sample: int) -> None:
        self.run = run
        self.promises = promises
        self.in_order = sorted(promises, key=lambda promise: not promise.is_foundation)
        self.seed = seed
        self.sample = sample
        self.rng = seeded(f"run {seed}")
        self.trouble = Result(0, "play", "nothing else goes wrong while the kit plays")
        self.playouts = 0
        self.actions = 0
        self.positions = 0

    def report(self, progress: Callable[[int, int], None] | None) -> Report:
        """Play everything and return what was found."""
        stopped = ""
        try:
            self.play_all(progress)
        except Stop as stop:
            stopped = str(stop)
        run = self.run
        return Report(
            run.game.id,
            run.game.version,
            self.seed,
            build_info.compiled(),
            [promise.result for promise in self.promises],
            run.coverage,
            self.trouble,
            self.playouts,
            self.actions,
            self.positions,
            stopped,
        )

    def play_all(self, progress: Callable[[int, int], None] | None) -> None:
        """Play all games wanted, in all set-ups in turn; Stop where the run cannot go on."""
        self.ask("at_run", None)
        setups = covering_setups(self.run.game, self.rng)
        played: list[Setup] = []
        for number in range(self.run.playouts):
            played.append(setups[number % len(setups)])
            self.playout(played[-1], number)
            if progress is not None:
                progress(number + 1, self.run.playouts)
        self.tell_pairs(setups, played)
        self.ask("at_close", None)

    def tell_pairs(self, setups: list[Setup], played: list[Setup]) -> None:
        """Note in the coverage which pairs of choices met at a table."""
        wanted = {_name(pair) for setup in setups for pair in setup.pairs()}
        got = {_name(pair) for setup in played for pair in setup.pairs()}
        self.run.coverage.setups = split("pairs of choices", sorted(wanted), got)

    def playout(self, setup: Setup, number: int) -> None:
        """Play one game, looking at it all the way."""
        seed = self.seed + number
        try:
            walk = Walk(
                self.run.game, setup, seed, self.seat_bots(setup) if number % BOT_RATE == BOT_RATE - 1 else None
            )
        except Exception as error:  # whatever an outside game raises is its report's to tell
            self.trouble.fail(f"no game with seed {seed}, {setup}: {raised(error)}", {})
            raise Stop("a game could not be begun") from error
        self.playouts += 1
        self.ask("at_start", walk)
        self.look(walk, is_first=number == 0)
        while not walk.state.over and not walk.is_endless:
            self.move(walk)
            self.look(walk)
            walk.is_endless = len(walk.actions) >= self.run.cap and not walk.state.over
        self.actions += len(walk.actions)
        self.ask("at_end", walk)
        if walk.is_endless:
            raise Stop("a game did not end")

    def seat_bots(self, setup: Setup) -> dict[int, type[Bot]]:
        """Return a bot for most of the seats; the others play uniformly."""
        kinds = list(self.run.bots.values())
        seats = [seat for seat in range(setup.seats) if kinds and self.rng.below(4) > 0]
        return {seat: kinds[self.rng.below(len(kinds))] for seat in seats}

    def move(self, walk: Walk) -> None:
        """Carry out one action; what is listed and yet refused is told, and another one taken."""
        try:
            seat, action = walk.choose()
            walk.apply(seat, action)
            return
        except EntrepotError as error:
            self.trouble_of(ExactLegality, f"a chosen action is refused: {error}", walk)
        except Exception as error:  # whatever an outside game raises is its report's to tell
            self.trouble.fail(f"play raised {raised(error)}", walk.record())
            raise Stop("play could not go on") from error
        self.move_anyhow(walk)

    def move_anyhow(self, walk: Walk) -> None:
        """Carry out the first listed action that is accepted; Stop if none is."""
        for seat in walk.state.actors():
            for action in walk.state.legal(seat)[:]:
                try:
                    walk.apply(seat, action)
                    return
                except EntrepotError:
                    continue
        raise Stop("no legal action is accepted")

    def trouble_of(self, kind: type[Promise], what: str, walk: Walk) -> None:
        """Count a failure of play as one of the promise that it breaks, where that is looked at."""
        result = next((promise.result for promise in self.promises if isinstance(promise, kind)), self.trouble)
        result.fail(what, walk.record())

    def look(self, walk: Walk, is_first: bool = False) -> None:
        """Look at a position, closely at one in so many, and always at the very first."""
        if is_first or self.run.rng.below(self.sample) == 0:
            self.positions += 1
            self.ask("at_sample", walk)
        self.ask("at_position", walk)

    def ask(self, moment: str, walk: Walk | None) -> None:
        """Give every promise its moment; what it raises is a failure of that promise."""
        for promise in self.in_order:
            hook = getattr(promise, moment)
            try:
                hook() if walk is None else hook(walk)
            except Exception as error:  # whatever an outside game raises is its report's to tell
                promise.fail(raised(error), walk)
            if promise.is_foundation and not promise.result.ok:
                raise Stop(f"{promise.name} are broken, and everything else is checked on them")


def raised(error: Exception) -> str:
    """Return an error that a game raised, with the innermost places that it came from."""
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__}: {error} ({places})"


def _name(pair: frozenset[tuple[str, str]]) -> str:
    return " with ".join(sorted(f"{name}={choice}" for name, choice in pair))


def _cited(tests: Path | Mapping[str, list[str]] | None) -> Mapping[str, list[str]]:
    if tests is None:
        return clause_tests.clause_tests()
    return clause_tests.scan(tests) if isinstance(tests, Path) else tests


def _scenarios(tests: Path | Mapping[str, list[str]] | None) -> list[Path]:
    """Return all scenario files that there are: a game takes its own by the name in them."""
    roots = [Path(build_info.PACKAGE) / "games", *([ROOT / "tests"] if (ROOT / "pyproject.toml").is_file() else [])]
    if isinstance(tests, Path):
        roots.append(tests)
    return sorted({path for root in roots for path in root.glob("**/scenarios/**/*.toml")})
