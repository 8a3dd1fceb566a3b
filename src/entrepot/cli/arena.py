"""`entrepot arena`: games by the thousand between bots, kept as Parquet, and a report of what they tell."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer
from typer.core import TyperCommand

from entrepot.cli import arena_positions, judged
from entrepot.cli.arena_positions import Positions
from entrepot.cli.arena_progress import Ahead, Crew, long_progress, said
from entrepot.cli.common import AsJson, Chosen, ContentFile, open_game, print_json, read_options
from entrepot.cli.sim import Bots, Games, Jobs, Seats, processors
from entrepot.kernel import registry

if TYPE_CHECKING:
    from entrepot.arena.lab.order import Order
    from entrepot.arena.people.read import Folder
    from entrepot.arena.sweep.changes import Version
    from entrepot.kernel.game import Game

GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="The game's name; 'report' takes game, cards, seats and options from the --records."
    ),
]
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
        help="Judge a card by experiment: the same deals with a usual card in its place; several times, or 'suspects'."
        " 'changed': the same deals with each card of --content as it was before.",
    ),
]
Records = Annotated[
    Path | None,
    typer.Option(
        "--records",
        metavar="DIR",
        exists=True,
        file_okay=False,
        help="A folder of people's games (*.game.json): the report tells them beside those of the bots.",
    ),
]
Strong = Annotated[
    str | None,
    typer.Option("--strong", metavar="BOT", help="Let this bot play a sample as well, and say where it disagrees."),
]
StrongGames = Annotated[int, typer.Option("--strong-games", min=1, help="How many games that sample has.")]
Language = Annotated[Literal["en", "nl"], typer.Option("--lang", help="The language of the report: English or Dutch.")]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="[ADDRESS]", help="Work on a Ray cluster; without an address on one started on this machine."
    ),
]
INTERRUPTED: Final = 130
"""The exit status after Ctrl-C, as shells have it."""
LOCAL: Final = "local"
STRONG: Final = "strong"
"""The folder of the sample."""
FROM_RECORDS: Final = "report"
"""In place of a game's name: the records say which game it is."""


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
    positions: Positions = None,
    records: Records = None,
    strong: Strong = None,
    strong_games: StrongGames = 40,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play many games between bots; keep every game in files; report who wins, and which cards and rules matter.

    Each deal is played in every rotation of different bots. Stop it with Ctrl-C: the same command goes on from there.

    Example: entrepot arena tradejack --bots greedy,greedy,thrifty --games 1000 --seed 1 --out results

    Example: entrepot arena report --records games --bots greedy --games 300 --out results
    """
    from entrepot.arena.lab.order import Order
    from entrepot.arena.lab.run import hire, hire_cluster
    from entrepot.arena.lab.store import read_order, seed_of
    from entrepot.arena.people.read import Folder, plan_of
    from entrepot.arena.report.say import speaking
    from entrepot.arena.simulate import Plan, fill_seats
    from entrepot.files import extras

    extras.check(with_ray=ray is not None)
    refuse_idle(vary, tune, ablate, {"--target": target, "--tries": tries})
    if positions is not None:
        arena_positions.check(positions, [vary, tune, ablate])
    if strong is not None and (vary or tune or ablate):
        raise typer.BadParameter("--strong is a sample beside plain games: leave out --vary, --tune and --ablate")
    refuse_records(game, records, [vary, tune], {"--content": content, "--option": option, "--seats": seats})
    people = Folder(records) if records is not None else None
    names = [name.strip() for name in bots.split(",") if name.strip()]
    chosen = seed if seed is not None else seed_of(out)
    if game == FROM_RECORDS and people is not None:
        plan = plan_of(people.commonest(), names, chosen)
        loaded = plan.build()
    else:
        loaded = open_game(game, content)
        data = loaded.content.as_data() if content is not None else None
        plan = Plan(game, fill_seats(names, seats), chosen, read_options(option), data)
    order = Order(plan, games, sample)
    judged.tell(loaded, order.plan.bots, order.seats)
    at_once = jobs or processors()
    is_new = ray is None and read_order(out) is None  # a run that goes on has less to do
    crew = Crew(hire(at_once) if ray is None else hire_cluster(ray, jobs), at_once if is_new else None)
    with speaking(lang), stopping(out):
        if vary:
            compare(out, order, loaded, vary, crew, as_json)
        elif tune:
            search(out, order, loaded, tune, target or "seats", tries, crew, as_json)
        elif ablate:
            try_cards(out, order, loaded, ablate, crew, as_json, people)
        else:
            sample_of = strong_order(order, strong, strong_games) if strong is not None else None
            play(out, order, loaded, crew, as_json, positions, people, sample_of)


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


def refuse_records(game: str, records: Path | None, others: list[Any], told: dict[str, Any]) -> None:
    """Refuse records where nothing would tell of them, and what they tell themselves."""
    if records is not None and any(others):
        raise typer.BadParameter("--records are told beside one set of cards: leave out --vary and --tune")
    if game != FROM_RECORDS:
        return
    if records is None:
        raise typer.BadParameter(f"'{FROM_RECORDS}' is in place of a game: name the folder of its games by --records")
    for name, given in told.items():
        if given is not None:
            raise typer.BadParameter(f"the records tell what {name} would: leave it out")


def play(
    out: Path,
    order: "Order",
    game: "Game",
    crew: Crew,
    as_json: bool,
    positions: Path | None = None,
    people: "Folder | None" = None,
    strong: "Order | None" = None,
) -> None:
    """Play one run and tell it, with a sample of strong bots; write its positions where they are wanted."""
    from entrepot.arena.lab.run import run
    from entrepot.arena.lab.summary import summary
    from entrepot.arena.report.build import report
    from entrepot.arena.report.names import Names
    from entrepot.arena.strong.beside import beside
    from entrepot.cli.arena_tables import show

    parts = [Ahead(said("ahead-games", game=game.id), order)]
    if strong is not None:
        parts.append(Ahead(said("ahead-games-of", game=game.id, bot=strong.plan.bots[0]), strong))
    with long_progress(parts[0].label, order.games) as bar:
        store = run(out, order, crew.foretelling(game, *parts), bar.advance)
    if positions is not None:
        arena_positions.write_positions(positions, store, game)
    result = summary(store, game)
    if strong is not None:
        with long_progress(parts[1].label, strong.games) as bar:
            sample = run(out / STRONG, strong, crew.hire, bar.advance)
        result["strong"] = beside(result, summary(sample, game))
    add_people(result, people, game)
    path = report(out, result, game)
    tell(result, as_json, path, lambda found: show(found, Names(game)))


def compare(out: Path, order: "Order", game: "Game", vary: list[str], crew: Crew, as_json: bool) -> None:
    """Play versions side by side and tell what differs."""
    from entrepot.arena.sweep.changes import WHOLE, versions
    from entrepot.arena.sweep.command import compare_versions
    from entrepot.cli.arena_tables import show_comparison

    if order.plan.content is not None and any(text.startswith(WHOLE) for text in vary):
        raise typer.BadParameter("--content FILE and --vary content=A,B set the same: give one of them")
    each = versions(game, vary)
    refuse_set_twice(each, order.plan.options)
    ahead = Ahead(said("ahead-versions", game=game.id, count=str(len(each))), order, len(each))
    with long_progress(ahead.label, order.games * ahead.runs) as bar:
        found = compare_versions(out, order, each, crew.foretelling(game, ahead), bar.advance)
    tell(found.result, as_json, found.report, show_comparison)


def strong_order(order: "Order", bot: str, games: int) -> "Order":
    """Return the order of a sample: a strong bot in every seat, on the first deals."""
    return replace(order, plan=replace(order.plan, bots=(bot,) * order.seats), games=games)


def add_people(result: dict[str, Any], people: "Folder | None", game: "Game") -> None:
    """Put people's games into the result of bots' games with the same cards, and say where none fits."""
    found = people.told(game, result) if people is not None else None
    if found is not None:
        result["people"] = found
    elif people is not None:
        typer.echo(f"entrepot: no record in {people.path} is a finished game of people with these cards", err=True)


def try_cards(
    out: Path,
    order: "Order",
    game: "Game",
    texts: list[str],
    crew: Crew,
    as_json: bool,
    people: "Folder | None" = None,
) -> None:
    """Judge cards by experiment and tell it."""
    from entrepot.arena.report.build import report
    from entrepot.arena.report.names import Names
    from entrepot.arena.sweep import before
    from entrepot.arena.sweep.ablate import MOST, ablate, faces
    from entrepot.cli.arena_tables import show_changes, show_experiments

    if set(texts) == {before.CHANGED}:
        old = registry.build(game.id).content
        count = min(before.MOST, len(before.changed(old, game.content)))
        ahead = Ahead(said("ahead-before", game=game.id), order, 1 + count)
        with long_progress(ahead.label, order.games * ahead.runs) as bar:
            found = before.compare_before(out, order, old, crew.foretelling(game, ahead), bar.advance)
        add_people(found, people, game)
        tell(found, as_json, report(out, found, game), lambda result: show_changes(result, Names(game)))
        return
    named = faces(game, texts)
    ahead = Ahead(said("ahead-without", game=game.id), order, 1 + (len(named) or MOST), most=not named)
    with long_progress(ahead.label, order.games * ahead.runs) as bar:
        found = ablate(out, order, named, crew.foretelling(game, ahead), bar.advance)
    add_people(found, people, game)
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
    crew: Crew,
    as_json: bool,
) -> None:
    """Search numbers of the content, write them, and tell how they do on fresh deals."""
    from entrepot.arena.sweep.command import search_content
    from entrepot.arena.sweep.target import target as read_target
    from entrepot.arena.sweep.tune import TRIES, knobs
    from entrepot.cli.arena_tables import show_search

    turned, aim, most = knobs(game, tune), read_target(target), tries or TRIES
    # the best is played again, beside the old
    ahead = Ahead(said("ahead-tried", game=game.id), order, most + 2, most=True)
    with long_progress(said("ahead-tries", game=game.id), ahead.runs) as bar:
        found = search_content(out, order, turned, aim, most, crew.foretelling(game, ahead), bar.advance)
    tell(found.result, as_json, found.report, show_search)


def tell(result: dict[str, Any], as_json: bool, report: Path, show: Any) -> None:
    """Print a result for programs or for people."""
    if as_json:
        print_json(result)
    else:
        show(result)
        typer.echo(f"\n{said('sim-report', path=str(report))}")


@contextmanager
def stopping(out: Path) -> Iterator[None]:
    """Say what Ctrl-C leaves."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo(f"entrepot: {said('ahead-stopped', folder=str(out))}", err=True)
        raise typer.Exit(INTERRUPTED) from None
