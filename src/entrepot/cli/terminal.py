"""`entrepot terminal`: play in the terminal, against bots or round one keyboard."""

import secrets
from errno import ENOTDIR
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from entrepot.cli.common import Chosen, ContentFile, Force, GameName, open_game, read_options, refuse_overwriting
from entrepot.cli.rules import Language
from entrepot.kernel.errors import EntrepotError, UnknownBot

if TYPE_CHECKING:
    from entrepot.cli.table.course import Course
    from entrepot.kernel.bot import Bot
    from entrepot.kernel.game import Game

ME = "me"
INTERRUPTED = 130
"""The exit status after Ctrl-C."""
LEAST_COMPANY = 3
"""Seats at a table for which none were named, where the game takes so many."""

Seats = Annotated[
    str | None,
    typer.Option("--seats", metavar="me,NAME,..", help="Who sits in each seat: 'me' for a person, or a bot."),
]
Seed = Annotated[str | None, typer.Option("--seed", help="The same seed deals the same game; without it any.")]
RecordFile = Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Keep a record of the game there.")]


def run(
    game: GameName,
    seats: Seats = None,
    seed: Seed = None,
    option: Chosen = None,
    content: ContentFile = None,
    lang: Language = "en",
    record: RecordFile = None,
    force: Force = False,
) -> None:
    """Play a game in the terminal, against bots or with several people round one keyboard.

    Type 'help' at the prompt for all that can be done there.

    Example: entrepot terminal tradejack --seats me,greedy,greedy --lang nl
    """
    from entrepot.cli.table.keyboard import Left

    if record is not None:
        check_place(record, force)
    loaded = open_game(game, content)
    session = sit_down(loaded, seats, seed if seed is not None else secrets.randbits(32), read_options(option), lang)
    try:
        session.play()
    except Left as left:
        session.keyboard.say()
        session.keyboard.say(session.say({"id": "cli-left", "args": {}}))
        if isinstance(left.__cause__, KeyboardInterrupt):
            raise typer.Exit(INTERRUPTED) from None
        return
    if record is not None:
        keep(session, record, force)
    elif session.people:
        offer_record(session)


def sit_down(game: "Game", seats: str | None, seed: object, options: dict[str, str], language: str) -> "Course":
    """Return a table with its people and bots. UnknownBot, BadSeats, BadOption."""
    from entrepot.cli.common import words_for
    from entrepot.cli.table.course import Course
    from entrepot.cli.table.keyboard import Keyboard

    words = words_for(game, language)
    bots = bots_for(game, names_of(game, seats), seed)
    state = game.new(len(bots), seed, options, listening=True)
    return Course(game, state, bots, words, Keyboard(), seed)


def names_of(game: "Game", seats: str | None) -> list[str]:
    """Return who sits in each seat: what was asked for, else a person among the game's best bots."""
    from entrepot.bots.find import usual_bot

    if seats is not None:
        return [name.strip() for name in seats.split(",") if name.strip()]
    count = min(max(game.fewest, LEAST_COMPANY), game.most)
    return [ME] + [usual_bot(game)] * (count - 1)


def bots_for(game: "Game", names: list[str], seed: object) -> "list[Bot | None]":
    """Return a bot for each seat, None where a person sits."""
    from entrepot.bots.find import find_bot

    found: list[Bot | None] = []
    for seat, name in enumerate(names):
        try:
            found.append(None if name == ME else find_bot(game, name)(f"{seed}/bot/{seat}"))
        except UnknownBot as error:
            raise UnknownBot(f"{error}; write {ME!r} for a person") from None
    return found


def check_place(file: Path, force: bool) -> None:
    """Make sure before the work that its file can be written after it. WouldOverwrite, OSError."""
    refuse_overwriting([file], force)
    if not file.absolute().parent.is_dir():
        raise NotADirectoryError(ENOTDIR, "there is no such folder; make it first", str(file.parent))


def keep(session: "Course", file: Path, force: bool = False) -> None:
    """Save the game, and say so."""
    session.save(file, force)
    session.keyboard.say(session.say({"id": "cli-record-kept", "args": {"file": str(file)}}))


def offer_record(session: "Course") -> None:
    """Save the finished game where its people want it; nowhere if they do not answer."""
    from entrepot.cli.table.pages import not_saved

    while True:
        try:
            answer = session.keyboard.ask(session.say({"id": "cli-offer-record", "args": {}}))
        except (EOFError, KeyboardInterrupt):
            session.keyboard.say()
            return
        if not answer:
            return
        try:
            keep(session, Path(answer))
        except (EntrepotError, OSError, ValueError) as error:  # ValueError: no name for a file
            session.keyboard.say(session.say(not_saved(answer, error)))
        else:
            return
