"""The command `entrepot`: all commands together, and how every error is told."""

import sys
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from entrepot import __version__, build_info
from entrepot.cli import (
    admin,
    arena,
    backup,
    bench,
    bot,
    conform,
    content,
    games,
    leaderboard,
    move,
    new,
    play,
    puzzles,
    ratings,
    replay,
    restore,
    review,
    rules,
    scenario,
    serve,
    sim,
    terminal,
    train,
    worker,
)
from entrepot.cli.errors import FAILED, MISUSED, one_line

HELP = """Trade board games, played, studied and balanced.

Every command has its own help with an example: entrepot sim --help. The exit status is 0 when all is well, 1 when
something is wrong with what was given or found, and 2 when the command itself was written wrongly.
"""


class Commands(TyperGroup):
    """Runs a command so that whatever goes wrong is told in one line on stderr, with an exit status."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the command line and leave with its exit status."""
        try:
            status = super().main(*args, **{**extra, "standalone_mode": False})
        except typer.Abort:
            status = FAILED
        except Exception as error:
            line = one_line(error)
            if line is None:
                raise
            typer.echo(f"entrepot: {line}", err=True)
            status = MISUSED if hasattr(error, "format_message") else FAILED
        sys.exit(status if isinstance(status, int) else 0)


app = typer.Typer(cls=Commands, help=HELP, add_completion=False, rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def entrepot(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    """Show the help where no command is given."""
    if version:
        typer.echo(f"entrepot {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
        raise typer.Exit(MISUSED)


for command in (
    play,
    serve,
    worker,
    backup,
    restore,
    move,
    ratings,
    bot,
    terminal,
    games,
    rules,
    sim,
    arena,
    leaderboard,
    train,
    bench,
    replay,
    review,
    scenario,
    puzzles,
    conform,
):
    app.command(command.__name__.rpartition(".")[2], cls=getattr(command, "COMMAND", None))(command.run)
app.add_typer(admin.app, name="admin")
app.add_typer(content.app, name="content")
app.add_typer(new.app, name="new")


def main() -> None:
    """Run the command line of this process; what there is to know about this installation goes to stderr first."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows others
    notice = build_info.notice()
    if notice is not None:
        typer.echo(f"entrepot: {notice}", err=True)
    app(prog_name="entrepot")
