"""A review as plain text."""

from collections.abc import Iterator

from entrepot.cli.coach.parts import Told
from entrepot.files.record import Record
from entrepot.kernel.message import seat_name
from entrepot.review.reviewing import Judged, Review, SeatReview
from entrepot.review.telling import method
from entrepot.words import Catalogue

INDENT = "    "


def text(file: str, record: Record, review: Review, words: Catalogue) -> Iterator[str]:
    """Yield the lines."""
    told = Told(file, record, review, words)
    yield told.title
    yield told.subtitle
    for found in review.seats:
        yield from seat(told, found)
    yield ""
    yield heading(told.say("review-method"))
    yield from (f"* {words.say(line)}" for line in method(review))


def seat(told: Told, found: SeatReview) -> Iterator[str]:
    """Yield what there is to say of one seat."""
    yield ""
    yield heading(told.heading(found), "=")
    yield from told.counts(found)
    yield from course(told, found)
    yield from ("", heading(told.say("review-worst")))
    if not found.mistakes:
        yield told.say("review-none-worst")
    for judged in told.worst(found):
        yield from choice(told, found, judged)
    yield from ("", heading(told.say("review-best")))
    if found.best is None:
        yield told.say("review-none-best")
    else:
        yield from choice(told, found, found.best)


def course(told: Told, found: SeatReview) -> Iterator[str]:
    """Yield the chances, a line for each moment."""
    yield from ("", heading(told.say("review-course")))
    yield told.say("review-course-note", seat=seat_name(found.seat))
    names = [told.seat(number) for number in range(len(found.course[0].shares))]
    rows = [[told.say("review-move"), *names], *told.course(found)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    yield from (INDENT + "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)


def choice(told: Told, found: SeatReview, judged: Judged) -> Iterator[str]:
    """Yield one choice: the table as it was, and what became of it."""
    yield told.where(found, judged) + ":"
    yield from (INDENT + line for line in told.table(judged))
    yield from told.told(judged)
    yield ""


def heading(words: str, line: str = "-") -> str:
    """Return a heading, underlined."""
    return f"{words}\n{line * len(words)}"
