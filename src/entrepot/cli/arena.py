"""`entrepot arena`: games by the thousand between bots, kept as Parquet, and a report of what they tell."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from typer.core import TyperCommand

from entrepot.cli.arena_progress import long_progress
from entrepot.cli.common import AsJson, Chosen, ContentFile, GameName, open_game, print_json, read_options
from entrepot.cli.sim import Bots, Games, Jobs, Seats, processors

if TYPE_CHECKING:
    from entrepot.arena.lab.order import Order
    from entrepot.arena.lab.run import Hire
    from entrepot.arena.sweep.changes import Version
    from entrepot.kernel.game import Game

Seed = Annotated[
    str | None, typer.Option("--seed", help="The same seed gives the same games; without it any, or that of DIR.")
]
Out = Annotated[Path, typer.Option("--out", metavar="DIR", help="The folder for all results; it also resumes there.")]
Sample = Annotated[
    int,
    typer.Option(
        "--sample",
        min=1,
        help="At most about how many games have every decision written down: all deals, or every second, third .. one.",
    ),
]
Vary = Annotated[
    list[str] | None,
    typer.Option(
        "--vary",
        metavar="CHANGE",
        help="Compare versions: option=NAME, option=NAME:A,B, content:TABLE.ROW.COLUMN=A,B or content=FILE,FILE;"
        " several times for all combinations.",
    ),
]
Tune = Annotated[
    list[str] | None,
    typer.Option("--tune", metavar="RANGE", help="Search a number: content:TABLE.ROW.COLUMN=LO..HI; several times."),
]
Aim = Annotated[
    str | None,
    typer.Option("--target", metavar="TARGET", help="What --tune aims at: seats (unless told), length=N or rounds=N."),
]
Tries = Annotated[
    int | None, typer.Option("--tries", min=2, help="How many contents --tune tries at most: 30 unless told.")
]
Ablate = Annotated[
    list[str] | None,
    typer.Option(
        "--ablate",
        metavar="TABLE.ROW",
        help="Judge a card by experiment: the same deals with a usual card in its place; several times, or 'suspects'.",
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="[ADDRESS]", help="Work on a Ray cluster; without an address on one started on this machine."
    ),
]
INTERRUPTED: Final = 130
"""The exit status after Ctrl-C, as shells have it."""
LOCAL: Final = "local"


class ArenaCommand(TyperCommand):
    """Takes `--ray` without an address as well, where another option or nothing follows."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Fill in the address of this machine."""
        for at, word in enumerate(args):
            if word == "--ray" and (at + 1 == len(args) or args[at + 1].startswith("-")):
                args = [*args[: at + 1], LOCAL, *args[at + 1 :]]
        return super().parse_args(ctx, args)


COMMAND: Final = ArenaCommand


def run(
    game: GameName,
    out: Out,
    bots: Bots = "uniform,uniform",
    games: Games = 1000,
    seed: Seed = None,
    jobs: Jobs = None,
    seats: Seats = None,
    option: Chosen = None,
    content: ContentFile = None,
    sample: Sample = 1000,
    vary: Vary = None,
    tune: Tune = None,
    target: Aim = None,
    tries: Tries = None,
    ablate: Ablate = None,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots; keep every game in files; report who wins, and which cards and rules matter.

    Each deal is played in every rotation of different bots. Stop it with Ctrl-C: the same command goes on from there.

    Example: entrepot arena tradejack --bots greedy,greedy,thrifty --games 1000 --seed 1 --out results
    """
    from entrepot.arena.lab.order import Order
    from entrepot.arena.lab.run import hire, hire_cluster
    from entrepot.arena.lab.store import seed_of
    from entrepot.arena.simulate import Plan, fill_seats
    from entrepot.files import extras

    extras.check(with_ray=ray is not None)
    refuse_idle(vary, tune, ablate, {"--target": target, "--tries": tries})
    loaded = open_game(game, content)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    data = loaded.content.as_data() if content is not None else None
    chosen = seed if seed is not None else seed_of(out)
    order = Order(Plan(game, fill_seats(names, seats), chosen, read_options(option), data), games, sample)
    workers = hire(jobs or processors()) if ray is None else hire_cluster(ray, jobs)
    with stopping(out):
        if vary:
            compare(out, order, loaded, vary, workers, as_json)
        elif tune:
            search(out, order, loaded, tune, target or "seats", tries, workers, as_json)
        elif ablate:
            try_cards(out, order, loaded, ablate, workers, as_json)
        else:
            play(out, order, loaded, workers, as_json)


def refuse_idle(
    vary: list[str] | None, tune: list[str] | None, ablate: list[str] | None, searching: dict[str, Any]
) -> None:
    """Refuse options that do not go together, or do nothing without another one."""
    if vary and tune:
        raise typer.BadParameter("compare with --vary or search with --tune, not both at once")
    if ablate and (vary or tune):
        raise typer.BadParameter("judge cards with --ablate alone, without --vary and --tune")
    for name, given in searching.items():
        if given is not None and not tune:
            raise typer.BadParameter(f"{name} is for a search: give --tune as well, or leave {name} out")


def play(out: Path, order: "Order", game: "Game", workers: "Hire", as_json: bool) -> None:
    """Play one run and tell it."""
    from entrepot.arena.lab.run import run
    from entrepot.arena.lab.summary import summary
    from entrepot.arena.report.build import report
    from entrepot.arena.report.names import Names
    from entrepot.cli.arena_tables import show

    with long_progress(f"{game.id}: games", order.games) as bar:
        store = run(out, order, workers, bar.advance)
    result = summary(store, game)
    path = report(out, result, game)
    tell(result, as_json, path, lambda found: show(found, Names(game)))


def compare(out: Path, order: "Order", game: "Game", vary: list[str], workers: "Hire", as_json: bool) -> None:
    """Play versions side by side and tell what differs."""
    from entrepot.arena.sweep.changes import WHOLE, versions
    from entrepot.arena.sweep.command import compare_versions
    from entrepot.cli.arena_tables import show_comparison

    if order.plan.content is not None and any(text.startswith(WHOLE) for text in vary):
        raise typer.BadParameter("--content FILE and --vary content=A,B set the same: give one of them")
    each = versions(game, vary)
    refuse_set_twice(each, order.plan.options)
    with long_progress(f"{game.id}: games of {len(each)} versions", order.games * len(each)) as bar:
        found = compare_versions(out, order, each, workers, bar.advance)
    tell(found.result, as_json, found.report, show_comparison)


def try_cards(out: Path, order: "Order", game: "Game", texts: list[str], workers: "Hire", as_json: bool) -> None:
    """Judge cards by experiment and tell it."""
    from entrepot.arena.report.build import report
    from entrepot.arena.report.names import Names
    from entrepot.arena.sweep.ablate import MOST, ablate, faces
    from entrepot.cli.arena_tables import show_experiments

    named = faces(game, texts)
    with long_progress(f"{game.id}: games with and without", order.games * (1 + (len(named) or MOST))) as bar:
        found = ablate(out, order, named, workers, bar.advance)
    tell(found, as_json, report(out, found, game), lambda result: show_experiments(result, Names(game)))


def refuse_set_twice(each: list["Version"], options: dict[str, str]) -> None:
    """Refuse an option that is set for all versions and varied between them: one of the two would do nothing."""
    varied = {change.path[0] for version in each for change in version if change.is_option()}
    for name in options:
        if name in varied:
            raise typer.BadParameter(
                f"--option {name}={options[name]} and --vary option={name} set the same: give one of them"
            )


def search(
    out: Path,
    order: "Order",
    game: "Game",
    tune: list[str],
    target: str,
    tries: int | None,
    workers: "Hire",
    as_json: bool,
) -> None:
    """Search numbers of the content, write them, and tell how they do on fresh deals."""
    from entrepot.arena.sweep.command import search_content
    from entrepot.arena.sweep.target import target as read_target
    from entrepot.arena.sweep.tune import TRIES, knobs
    from entrepot.cli.arena_tables import show_search

    turned, aim, most = knobs(game, tune), read_target(target), tries or TRIES
    with long_progress(f"{game.id}: tries", most + 2) as bar:
        found = search_content(out, order, turned, aim, most, workers, bar.advance)
    tell(found.result, as_json, found.report, show_search)


def tell(result: dict[str, Any], as_json: bool, report: Path, show: Any) -> None:
    """Print a result for programs or for people."""
    if as_json:
        print_json(result)
    else:
        show(result)
        typer.echo(f"\nThe report is {report}; all games are in Parquet files below that folder.")


@contextmanager
def stopping(out: Path) -> Iterator[None]:
    """Say what Ctrl-C leaves."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo(f"entrepot: stopped; what was played is kept in {out}, and the same command goes on", err=True)
        raise typer.Exit(INTERRUPTED) from None
