"""`entrepot scenario`: run scenario files and tell what went otherwise, or list what their writer needs of a game."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from entrepot.cli.common import AsJson, open_game, print_json
from entrepot.cli.errors import FAILED
from entrepot.cli.progress import progress

if TYPE_CHECKING:
    from entrepot.files.scenario import Result

Files = Annotated[list[Path] | None, typer.Argument(metavar="FILE..", help="Scenarios, or folders of them.")]
Keys = Annotated[str | None, typer.Option("--keys", metavar="GAME", help="List what [given] can set up for a game.")]
Verbs = Annotated[str | None, typer.Option("--verbs", metavar="GAME", help="List how a game's actions are written.")]
Chances = Annotated[str | None, typer.Option("--chances", metavar="GAME", help="List what [chance] can say of a game.")]
Events = Annotated[str | None, typer.Option("--events", metavar="GAME", help="List the kinds of events of a game.")]


def run(
    files: Files = None,
    keys: Keys = None,
    verbs: Verbs = None,
    chances: Chances = None,
    events: Events = None,
    as_json: AsJson = False,
) -> None:
    """Run scenario files and say of each whether it went as it says; the exit status is 0 if all did.

    Example: entrepot scenario examples/bid.toml
    """
    options = {"keys": keys, "verbs": verbs, "chances": chances, "events": events}
    asked = {what: game for what, game in options.items() if game is not None}
    if len(asked) + bool(files) != 1:
        wanted = "name scenario files, or one list such as --keys GAME, but not both"
        raise typer.BadParameter(wanted if asked or files else "name a scenario file")
    for what, game in asked.items():
        show_list(what, game, as_json)
    if files:
        run_all(found(files), as_json)


def show_list(what: str, name: str, as_json: bool) -> None:
    """Print what a game has of one kind: its keys of [given], verbs, chances or events."""
    from entrepot.files import scenario_lists

    lines: dict[str, str] = getattr(scenario_lists, what)(open_game(name))
    if as_json:
        print_json(lines)
        return
    width = max(map(len, lines))
    for key, meaning in lines.items():
        typer.echo(f"{key:{width}}  {meaning}")


def found(paths: list[Path]) -> list[Path]:
    """Return the files, and those below the folders."""
    return [file for path in paths for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]


def run_all(files: list[Path], as_json: bool) -> None:
    """Run scenarios and tell of each what came of it; leaves with FAILED if any went wrong or there was none."""
    from entrepot.files import scenario

    with progress("scenarios", len(files)) as bar:
        results = []
        for file in files:
            results.append(scenario.run(file))
            bar.advance(1)
    if as_json:
        print_json([{**vars(result), "passed": result.passed} for result in results])
    else:
        for result in results:
            for line in lines_of(result):
                typer.echo(line)
        if not results:
            typer.echo("entrepot: there is no scenario (*.toml) there", err=True)
    if not results or not all(result.passed for result in results):
        raise typer.Exit(FAILED)


def lines_of(result: "Result") -> list[str]:
    """Return what is told of a scenario: one line if all went well, else one for each problem."""
    if result.problems:
        return [f"WRONG   {problem}" for problem in result.problems]
    counted = [(result.cases, "case"), (result.steps, "step")]
    said = ", ".join(f"{number} {word}{'s' * (number != 1)}" for number, word in counted if number or word == "step")
    return [f"ok      {result.name}: {said}"]
