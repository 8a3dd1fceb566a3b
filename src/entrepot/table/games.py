"""The games that the server has, each with the content of its tables."""

import math
from typing import Any

import entrepot
from entrepot.bots.find import bot_names
from entrepot.bots.ismcts import Ismcts
from entrepot.bots.levels import Expert
from entrepot.kernel import registry
from entrepot.kernel.content import make_content
from entrepot.kernel.errors import BadOption, EntrepotError, UnknownGame
from entrepot.kernel.game import Game
from entrepot.kernel.ledger import Ruling as OptionRuling
from entrepot.table.drawings import address
from entrepot.table.errors import Refusal
from entrepot.table.lessons import lesson_info, lessons_of
from entrepot.table.wire import Clause, GameInfo, Option, Rules, Ruling
from entrepot.words import LANGUAGES

MOST_LOADED = 64
NOT_OFFERED = (Ismcts.name, Expert.name)
"""The levels are what the search is called at a table; `expert` is not yet shown to be stronger than `hard`."""


class Games:
    """Games by name and content, each built once. A test may `put` one of its own in place of an installed one."""

    def __init__(self) -> None:
        self._shipped: dict[str, Game] = {}
        self._others: dict[str, Game] = {}
        self._listed: list[GameInfo] | None = None

    def put(self, game: Game) -> None:
        """Take this game for its name."""
        self._shipped[game.id] = game
        self._listed = None

    def shipped(self, name: str) -> Game:
        """Return a game with what it ships; Refusal if there is none."""
        if name not in self._shipped:
            try:
                self._shipped[name] = entrepot.game(name)
            except UnknownGame as error:
                raise Refusal(404, error.code, str(error)) from error
        return self._shipped[name]

    def with_content(self, name: str, data: dict[str, Any] | None) -> Game:
        """Return a game with content that was checked before."""
        shipped = self.shipped(name)
        if data is None:
            return shipped
        content = make_content(shipped.schema, data)
        key = f"{name} {content.digest()}"
        game = self._others.get(key)
        if game is None:
            if len(self._others) >= MOST_LOADED:
                self._others.pop(next(iter(self._others), ""), None)  # some other thread may have done so
            game = self._others[key] = entrepot.game(name, content)
        return game

    def of_table(self, name: str, data: dict[str, Any] | None) -> Game:
        """Return the game of a stored table; Refusal where the game, or what it says of such content, has changed."""
        try:
            return self.with_content(name, data)
        except EntrepotError as error:
            raise Refusal(409, error.code, str(error)) from error

    def title(self, name: str) -> dict[str, str]:
        """Return a game's title by language; its mere name where the game is not here any more."""
        try:
            return self.shipped(name).title
        except Refusal:
            return dict.fromkeys(LANGUAGES, name)

    def listed(self) -> list[GameInfo]:
        """Return the games that the lobby shows, those that ask least of a newcomer first."""
        if self._listed is None:
            games = [self.shipped(name) for name in registry.game_modules()]
            self._listed = [info(game) for game in sorted(games, key=demands) if not game.is_test]
        return self._listed


def demands(game: Game) -> tuple[float, str]:
    """Return what games are listed by: the minutes that they say they take, at the end those that do not say."""
    return int(game.minutes) or math.inf, game.id


def own_content(game: Game, shipped: Game) -> dict[str, Any] | None:
    """Return a game's content as data; None where it is what the game ships."""
    return None if game.content.digest() == shipped.content.digest() else game.content.as_data()


def info(game: Game) -> GameInfo:
    """Return a game as the lobby shows it."""
    return GameInfo(
        id=game.id,
        title=game.title,
        fewest=int(game.fewest),
        most=int(game.most),
        options=[option(game, ruling) for ruling in game.ledger.rulings.values() if ruling.option],
        bots=[name for name in bot_names(game) if name not in NOT_OFFERED],
        version=game.version,
        minutes=int(game.minutes) or None,
        turns=int(game.turns) or None,
        lengths=game.lengths,
        lessons=[lesson_info(lesson) for lesson in lessons_of(game.id)],
        drawing=address(game),
    )


def option(game: Game, ruling: OptionRuling) -> Option:
    """Return an option as the lobby offers it: where it means something, and at how many seats a choice is allowed."""
    counts = list(range(int(game.fewest), int(game.most) + 1))
    allowed = {
        choice: [count for count in counts if allows(game, count, ruling.option, choice)] for choice in ruling.choices
    }
    seats = {choice: found for choice, found in allowed.items() if found != counts}
    return Option(ruling.option, ruling.choices, ruling.needs, ruling.fewest, seats)


def allows(game: Game, seats: int, name: str, choice: str) -> bool:
    """Say whether so many seats may play with this choice, and with the default of every other option."""
    try:
        game.check_setup(seats, game.option_names(game.choose({name: choice})))
    except BadOption:
        return False
    return True


def rules(game: Game) -> Rules:
    """Return a game's ledger."""
    ledger = game.ledger
    return Rules(
        clauses=[Clause(c.id, c.kind, c.rule, c.nl, c.origin) for c in ledger.clauses.values()],
        rulings=[
            Ruling(r.id, r.question, r.ruling, r.why, r.option, r.choices, r.origin) for r in ledger.rulings.values()
        ],
    )
