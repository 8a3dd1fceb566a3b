"""`entrepot scenario`: run scenario files, one line each, or list what they can set up."""

from pathlib import Path
from typing import Annotated

import typer

from entrepot.cli.common import AsJson, open_game, print_json
from entrepot.cli.errors import FAILED
from entrepot.cli.progress import progress

Files = Annotated[list[Path] | None, typer.Argument(metavar="FILE..", help="Scenarios, or folders of them.")]
Keys = Annotated[str | None, typer.Option("--keys", metavar="GAME", help="List what [given] can set up for a game.")]


def run(files: Files = None, keys: Keys = None, as_json: AsJson = False) -> None:
    """Run scenario files and say of each whether it went as it says; the exit status is 0 if all did.

    Example: entrepot scenario examples/bid.toml
    """
    if (keys is None) == (not files):
        raise typer.BadParameter(
            "name scenario files, or --keys GAME, but not both" if files else "name a scenario file"
        )
    if keys is not None:
        show_keys(keys, as_json)
    else:
        run_all(found(files or []), as_json)


def show_keys(name: str, as_json: bool) -> None:
    """Print the keys that [given] takes for a game."""
    from entrepot.files import scenario

    keys = scenario.keys(open_game(name))
    if as_json:
        print_json(keys)
        return
    width = max(map(len, keys))
    for key, meaning in keys.items():
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
        told = [{**vars(result), "passed": result.passed} for result in results]
        print_json(told)
    else:
        for result in results:
            steps = "1 step" if result.steps == 1 else f"{result.steps} steps"
            typer.echo(f"ok      {result.name}: {steps}" if result.passed else f"WRONG   {result.problem}")
        if not results:
            typer.echo("entrepot: there is no scenario (*.toml) there", err=True)
    if not results or not all(result.passed for result in results):
        raise typer.Exit(FAILED)
