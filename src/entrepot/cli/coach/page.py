"""A review as a page: everything in one file, nothing fetched."""

from html import escape

from entrepot.arena.report.style import STYLE
from entrepot.cli.coach.chart import charts, swatch
from entrepot.cli.coach.parts import Told
from entrepot.files.record import Record
from entrepot.kernel.message import seat_name
from entrepot.review.reviewing import Judged, Review, SeatReview
from entrepot.review.telling import method
from entrepot.words import Catalogue

OWN_STYLE = """
ul.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; list-style: none; margin: 0 0 8px; padding: 0;
  font-size: .9rem; }
ul.legend svg { display: inline-block; vertical-align: middle; margin-right: 6px; }
figure { width: auto; left: 0; transform: none; max-width: 100%; min-width: 0; }
figure pre { margin: 0; padding: 12px 14px; background: var(--back); border-radius: 6px; white-space: pre-wrap;
  overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
figcaption p.stronger { font-weight: 600; }
h4 { margin: 14px 0 6px; font-size: .85rem; font-weight: 600; color: var(--soft); }
"""


def page(file: str, record: Record, review: Review, words: Catalogue) -> str:
    """Return the file."""
    told = Told(file, record, review, words)
    seats = "".join(seat(told, found) for found in review.seats)
    links = "".join(f'<li><a href="#seat{one.seat + 1}">{escape(told.seat(one.seat))}</a></li>' for one in review.seats)
    how = escape(told.say("review-method"))
    lines = "".join(f"<li>{escape(words.say(line))}</li>" for line in method(review))
    title = escape(told.title)
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<title>{title}</title>\n<link rel="icon" href="data:,">\n<style>{STYLE}{OWN_STYLE}</style>\n</head>\n<body>\n'
        f'<header class="top"><div><h1>{title}</h1><p>{escape(told.subtitle)}</p></div></header>\n'
        f'<nav aria-label="{title}"><ul>{links}<li><a href="#method">{how}</a></li></ul></nav>\n'
        f"<main>\n{seats}</main>\n"
        f'<footer id="method"><div><h2>{how}</h2><ul>{lines}</ul></div></footer>\n</body>\n</html>\n'
    )


def seat(told: Told, found: SeatReview) -> str:
    """Return what there is to say of one seat."""
    worst = "".join(choice(told, found, one) for one in told.worst(found)) or plain(told.say("review-none-worst"))
    best = choice(told, found, found.best) if found.best is not None else plain(told.say("review-none-best"))
    return (
        f'<section id="seat{found.seat + 1}"><h2>{escape(told.heading(found))}</h2>'
        f"{''.join(plain(line) for line in told.counts(found))}{course(told, found)}</section>\n"
        f"<section><h2>{escape(told.say('review-worst'))}</h2>{worst}</section>\n"
        f"<section><h2>{escape(told.say('review-best'))}</h2>{best}</section>\n"
    )


def course(told: Told, found: SeatReview) -> str:
    """Return the chances: legend, chart, and the numbers below it."""
    title, note = told.say("review-course"), told.say("review-course-note", seat=seat_name(found.seat))
    names = [told.seat(number) for number in range(len(found.course[0].shares))]
    legend = "".join(f"<li>{swatch(number)}{escape(name)}</li>" for number, name in enumerate(names))
    picture = charts(found.course, f"{title}. {spoken(told, found)}", told.say("review-move"))
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in [told.say("review-move"), *names])
    rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in told.course(found))
    return (
        f"<figure><figcaption><h3>{escape(title)}</h3><p>{escape(note)}</p></figcaption>"
        f'<ul class="legend">{legend}</ul>{picture}<details><summary>{escape(title)}</summary>'
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(title, quote=True)}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></details></figure>"
    )


def spoken(told: Told, found: SeatReview) -> str:
    """Return the chart in words: where each seat began, and where it was before the end."""
    first, last = found.course[0].shares, found.course[-2 if len(found.course) > 1 else -1].shares
    ends = [(round(100 * a), round(100 * b)) for a, b in zip(first, last, strict=True)]
    lines = [
        told.say("review-course-seat", seat=seat_name(number), **{"from": a, "to": b})
        for number, (a, b) in enumerate(ends)
    ]
    return "; ".join(lines) + "."


def choice(told: Told, found: SeatReview, judged: Judged) -> str:
    """Return one choice: what was played, what was stronger and why, and the table as the seat saw it."""
    played, stronger, *why = told.told(judged)
    table = escape("\n".join(told.table(judged)))
    saw = escape(told.say("review-table", seat=seat_name(found.seat)))
    reasons = "".join(plain(line) for line in why)
    return (
        f"<figure><figcaption><h3>{escape(told.where(found, judged))}</h3>{plain(played)}"
        f'<p class="stronger">{escape(stronger)}</p>{reasons}</figcaption><h4>{saw}</h4><pre>{table}</pre></figure>'
    )


def plain(words: str) -> str:
    """Return a paragraph."""
    return f"<p>{escape(words)}</p>"
