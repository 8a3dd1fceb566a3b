"""`entrepot leaderboard`: every bot of a game against every other, over the same deals."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from entrepot.cli import judged
from entrepot.cli.arena import Out, stopping
from entrepot.cli.arena_progress import long_progress, said
from entrepot.cli.common import AsJson, Chosen, ContentFile, GameName, console, open_game, print_json, read_options
from entrepot.cli.sim import Jobs, Language, processors

if TYPE_CHECKING:
    from entrepot.arena.leaderboard.robin import Robin
    from entrepot.kernel.game import Game

Seats = Annotated[int | None, typer.Option("--seats", min=2, help="Seats of a game: the fewest unless told.")]
Entrants = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="NAME,NAME,..",
        help="Who takes part: all bots of the game unless told. MODULE:CLASS is yours.",
    ),
]
Deals = Annotated[int, typer.Option("--deals", min=1, help="Deals of a meeting, each played in every rotation.")]
Seed = Annotated[str, typer.Option("--seed", help="The same seed gives the same deals; leave it, to compare.")]
SEED: Final = "benchmark"
"""The seed that all use, so that what two people measure rests on the same deals."""


def run(
    game: GameName,
    out: Out,
    seats: Seats = None,
    bots: Entrants = None,
    deals: Deals = 100,
    seed: Seed = SEED,
    jobs: Jobs = None,
    option: Chosen = None,
    content: ContentFile = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Let every bot meet every other over the same deals; say who wins, how surely, and what a choice costs each.

    Results lie in DIR as leaderboard.md and leaderboard.json. Stop it with Ctrl-C: the same command goes on from there,
    and one with more bots plays only the meetings that are missing.

    Example: entrepot leaderboard tradejack --bots uniform,thrifty,greedy --deals 100 --out board
    """
    from entrepot.arena.leaderboard.robin import Robin
    from entrepot.arena.report.say import speaking
    from entrepot.bots.find import bot_names
    from entrepot.files import extras

    extras.check()
    loaded = open_game(game, content)
    names = bot_names(loaded) if bots is None else [name.strip() for name in bots.split(",") if name.strip()]
    data = loaded.content.as_data() if content is not None else None
    count = max(2, loaded.fewest) if seats is None else seats
    robin = Robin(game, count, tuple(names), deals, seed, read_options(option), data)
    judged.tell(loaded, names, count)
    with speaking(lang), stopping(out):
        result = played(out, robin, loaded, jobs or processors())
        if as_json:
            print_json(result)
        else:
            show(result)
            typer.echo(f"\n{said('board-page', path=str(out / 'leaderboard.md'))}")


def played(out: Path, robin: "Robin", game: "Game", jobs: int) -> dict[str, Any]:
    """Play a round-robin, write its page and its data, and return them."""
    from entrepot.arena.lab.run import hire
    from entrepot.arena.lab.store import write
    from entrepot.arena.leaderboard.page import page
    from entrepot.arena.leaderboard.robin import play
    from entrepot.arena.leaderboard.standings import standings

    robin.check(game)
    with long_progress(said("ahead-games", game=game.id), robin.games()) as bar:
        stores = play(out, robin, hire(jobs), bar.advance)
    result = standings(robin, stores, game)
    write(out / "leaderboard.json", json.dumps(result, indent=1, ensure_ascii=False).encode())
    write(out / "leaderboard.md", page(result).encode())
    return result


def show(result: dict[str, Any]) -> None:
    """Print the leaderboard."""
    from entrepot.arena.leaderboard.page import COLUMNS, row, share
    from entrepot.arena.report.say import heads
    from entrepot.cli.sim_tables import table, told

    out = console()
    out.print(
        said("board-played", even=share(result["even"]), **told(result, "games", "game", "seats", "seed", "deals"))
    )
    made = table(*heads(*COLUMNS))
    for one in result["bots"]:
        made.add_row(*row(result, one))
    out.print(made)
