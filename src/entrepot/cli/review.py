"""`entrepot review`: a finished game gone through again, and what its choices cost."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from entrepot.cli.common import AsJson, Force, print_json, words_for
from entrepot.cli.progress import progress
from entrepot.cli.replay import File
from entrepot.cli.sim import Jobs, processors
from entrepot.cli.terminal import check_place

if TYPE_CHECKING:
    from entrepot.files.record import Record
    from entrepot.review.reviewing import Review
    from entrepot.review.weighing import Effort

WHOLE = 1000
"""Steps of the progress bar."""

Seat = Annotated[int | None, typer.Option("--seat", metavar="N", help="One seat's choices, from 1; without it all.")]
Language = Annotated[str, typer.Option("--lang", "--language", metavar="en|nl", help="English or Dutch.")]
Seconds = Annotated[
    float | None,
    typer.Option("--seconds", min=1, help="About how long it may take, in place of --playouts; then no two are alike."),
]
Playouts = Annotated[
    int | None, typer.Option("--playouts", min=8, max=100_000, help="How often each choice is played on; 32 as a rule.")
]
Seed = Annotated[str, typer.Option("--seed", help="The same seed and playouts give the same review.")]
Page = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write it there as a page of its own.")]


def run(
    file: File,
    seat: Seat = None,
    lang: Language = "en",
    seconds: Seconds = None,
    playouts: Playouts = None,
    seed: Seed = "0",
    jobs: Jobs = None,
    html: Page = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Go through a finished game: the chances as they went, the choices that cost most, and the best one.

    Each choice is weighed with what its seat knew at that moment.

    Example: entrepot review mygame.game.json --seat 1 --html review.html
    """
    from entrepot.files import record as records

    words = words_for(None, lang)
    if html is not None:
        check_place(html, force)
    record = records.read(file)
    found = made(file, record, seat, effort(seconds, playouts), seed, jobs or processors())
    if html is not None:
        from entrepot.cli.coach.page import page

        html.write_text(page(file.name, record, found, words), encoding="utf-8")
    if as_json:
        from msgspec import to_builtins

        print_json(to_builtins(found))
    elif html is None:
        from entrepot.cli.coach.text import text

        for line in text(file.name, record, found, words):
            typer.echo(line)


def effort(seconds: float | None, playouts: int | None) -> "Effort":
    """Return how much is thought; a usage error where both are given."""
    from entrepot.review.reviewing import MOST_PLAYOUTS, PLAYOUTS
    from entrepot.review.weighing import Effort

    if seconds is not None and playouts is not None:
        raise typer.BadParameter("give --seconds or --playouts, not both")
    return Effort(MOST_PLAYOUTS, seconds) if seconds is not None else Effort(playouts or PLAYOUTS)


def made(file: Path, record: "Record", seat: int | None, effort: "Effort", seed: str, jobs: int) -> "Review":
    """Return the review, with a progress bar while it is made; BadRecord, naming the file."""
    from entrepot.kernel.errors import BadRecord
    from entrepot.review.choices import Unfinished
    from entrepot.review.reviewing import review

    wanted = None if seat is None else seat - 1
    try:
        with progress(file.name, WHOLE) as bar:
            return review(record, wanted, effort, seed, jobs, lambda done: bar.reach(round(WHOLE * done)))
    except (BadRecord, Unfinished) as error:
        raise type(error)(f"{file.name}: {error}") from error
