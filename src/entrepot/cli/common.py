"""What several commands share: reading options, words, files that must not be overwritten, and JSON."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from entrepot.kernel.errors import BadOption, EntrepotError

if TYPE_CHECKING:
    from rich.console import Console

    from entrepot.kernel.game import Game
    from entrepot.words import Catalogue

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's name, as 'entrepot games' lists it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
Chosen = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=CHOICE", help="An option of the game; may be given several times."),
]
ContentFile = Annotated[
    Path | None, typer.Option("--content", metavar="FILE", help="Cards of your own: a .toml file or a folder of .csv.")
]
Tests = Annotated[
    Path | None,
    typer.Option(
        "--tests",
        metavar="DIR",
        exists=True,
        file_okay=False,
        help="For a game from elsewhere: the folder in which 'tests' cites its clauses.",
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite what is there.")]


class WouldOverwrite(EntrepotError):
    """A file is in the way."""

    code = "would-overwrite"


def open_game(name: str, content: Path | None = None) -> "Game":
    """Return the game, with a content file if one is given. UnknownGame, BadContent."""
    import entrepot

    return entrepot.game(name, content)


def read_options(chosen: list[str] | None) -> dict[str, str]:
    """Return 'name=choice' texts as a dict; BadOption for one that is written otherwise or given twice."""
    options: dict[str, str] = {}
    for text in chosen or []:
        name, equals, choice = text.partition("=")
        if not (name and equals and choice):
            raise BadOption(f"option {text!r}: write it as NAME=CHOICE, such as length=basic")
        if options.get(name, choice) != choice:
            raise BadOption(f"option {name!r} is given twice, as {options[name]!r} and as {choice!r}; choose one")
        options[name] = choice
    return options


def words_for(game: "Game | None", language: str) -> "Catalogue":
    """Return the catalogue with the platform's words and, for a game from elsewhere, its own."""
    from entrepot.words import catalogue, outside_words

    return catalogue(language, extra=outside_words([game.id]) if game is not None else (), strict=False)


def refuse_overwriting(paths: list[Path], force: bool) -> None:
    """Raise WouldOverwrite if any of the files is there already and `force` is not set."""
    there = [path for path in paths if path.exists()]
    if there and not force:
        raise WouldOverwrite(f"{there[0]} is there already; choose another name, or overwrite it with --force")


def counted(count: int, noun: str, many: str = "") -> str:
    """Return a count with its noun, of which `many` is the plural where that is not with an 's'."""
    return f"{count} {noun if count == 1 else many or noun + 's'}"


def print_json(data: Any) -> None:
    """Print data as JSON on stdout."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def console() -> "Console":
    """Return the console that tables are printed on; wide enough for them where nobody watches."""
    from rich.console import Console

    found = Console(highlight=False)
    return found if found.is_terminal else Console(highlight=False, width=120)
