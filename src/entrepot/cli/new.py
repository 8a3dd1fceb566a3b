"""`entrepot new`: begin something of one's own."""

from pathlib import Path
from typing import Annotated

import typer

from entrepot.cli.common import WouldOverwrite

app = typer.Typer(help="Begin something of your own.", rich_markup_mode=None, no_args_is_help=True)

Name = Annotated[str, typer.Argument(metavar="NAME", help="The package's name: small letters, digits and _.")]
Out = Annotated[Path | None, typer.Option("--out", metavar="DIR", help="The folder; NAME-game unless told.")]
Title = Annotated[str | None, typer.Option("--title", help="What players call the game; NAME unless told.")]
TitleNl = Annotated[str | None, typer.Option("--title-nl", help="The same in Dutch.")]


@app.command("game")
def game(name: Name, out: Out = None, title: Title = None, title_nl: TitleNl = None) -> None:
    """Write a package with a small whole game: rules, words in two languages, code and tests. Change it into yours.

    Example: entrepot new game harbour --title Harbour --title-nl Haven
    """
    from entrepot.files.new_game import check, check_title, files, write

    check(name)
    folder = out or Path(f"{name}-game")
    if folder.exists():
        raise WouldOverwrite(f"{folder} is there already; choose another folder with --out")
    called = name.replace("_", " ").capitalize() if title is None else title
    titles = (called, called if title_nl is None else title_nl)
    for one in titles:
        check_title(one)
    write(folder, files(name, *titles))
    typer.echo(
        f"{folder} is a game that plays; docs/add-a-game.md explains every part of it. Go on with:\n\n"
        f"  cd {folder}\n  pip install .\n  entrepot conform {name} --tests .\n"
        f"  entrepot terminal {name} --seats me,uniform"
    )
