"""`entrepot sim`: many games between bots, and their statistics."""

import os
from typing import Annotated, Literal

import typer

from entrepot.cli import judged
from entrepot.cli.common import AsJson, Chosen, ContentFile, GameName, counted, open_game, print_json, read_options
from entrepot.cli.progress import progress

Bots = Annotated[
    str, typer.Option("--bots", metavar="NAME,NAME,..", help="A bot for each seat, by name; MODULE:CLASS is yours.")
]
Games = Annotated[int, typer.Option("--games", min=1, help="How many games are played.")]
Seed = Annotated[str | None, typer.Option("--seed", help="The same seed gives the same games; without it any.")]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, help="Processes; the results do not depend on it.")]
Seats = Annotated[int | None, typer.Option("--seats", min=1, help="Repeat the bots until so many seats are filled.")]

Language = Annotated[Literal["en", "nl"], typer.Option("--lang", help="The language of the tables: English or Dutch.")]


def run(
    game: GameName,
    bots: Bots = "uniform,uniform",
    games: Games = 1000,
    seed: Seed = None,
    jobs: Jobs = None,
    seats: Seats = None,
    option: Chosen = None,
    content: ContentFile = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and print who won, by how much, and what became of every card.

    Bots change places from game to game, so that each sits in every seat equally often.

    Example: entrepot sim tradejack --bots greedy,greedy,thrifty --games 1000 --seed 1
    """
    from entrepot.arena.simulate import Plan, fill_seats, simulate

    loaded = open_game(game, content)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    data = loaded.content.as_data() if content is not None else None
    chosen = {"seed": seed} if seed is not None else {}
    plan = Plan(game, fill_seats(names, seats), options=read_options(option), content=data, **chosen)
    judged.tell(loaded, plan.bots, len(plan.bots))
    with progress(f"{counted(games, 'game')} of {game}", games) as bar:
        result = simulate(plan, games, jobs or processors(), bar.advance)
    if as_json:
        print_json(result)
    else:
        from entrepot.arena.report.say import speaking
        from entrepot.cli.sim_tables import show

        with speaking(lang):
            show(result)


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
