"""A report as HTML: everything in one file, nothing fetched."""

from html import escape
from urllib.parse import quote

from entrepot.arena.report.parts import Figure, Page, Section
from entrepot.arena.report.say import language, say
from entrepot.arena.report.style import STYLE
from entrepot.arena.report.svg import pictures

BREAK = "<wbr>"
"""Lets a long heading, such as 'content.row.column=1', go on in the next line."""
WORDY = 32
"""A cell with more letters than this is text, not a figure."""


def html(page: Page) -> str:
    """Return the file."""
    chapters = "".join(section(part) for part in page.sections)
    links = "".join(f'<li><a href="#{part.id}">{escape(part.title)}</a></li>' for part in page.sections)
    tiles = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in page.tiles)
    lines = "".join(f'<li class="{line.kind}">{escape(line.text)}</li>' for line in page.findings)
    method = "".join(f"<li>{escape(line)}</li>" for line in page.method)
    return (
        f'<!doctype html>\n<html lang="{language()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<title>{escape(page.title)}</title>\n<link rel="icon" href="data:,">\n<style>{STYLE}</style>\n'
        "</head>\n<body>\n"
        f'<header class="top"><div><h1>{escape(page.title)}</h1><p>{escape(page.subtitle)}</p>'
        f'<dl class="tiles">{tiles}</dl></div></header>\n'
        f'<nav aria-label="{say("chapters")}"><ul><li><a href="#glance">{say("glance")}</a></li>{links}'
        f'<li><a href="#method">{say("how")}</a></li></ul></nav>\n<main>\n'
        f'<section id="glance"><h2>{say("glance")}</h2><ul class="findings">{lines}</ul></section>\n{chapters}</main>\n'
        f'<footer id="method"><div><h2>{say("how")}</h2><ul>{method}</ul></div></footer>\n</body>\n</html>\n'
    )


def section(part: Section) -> str:
    """Return a chapter."""
    note = f"<p>{escape(part.note)}</p>" if part.note else ""
    figures = "".join(figure(one) for one in part.figures)
    return f'<section id="{part.id}"><h2>{escape(part.title)}</h2>{note}{figures}</section>\n'


def figure(one: Figure) -> str:
    """Return a figure: its sentence, its chart, its numbers."""
    chart = pictures(one.draw, one.id, one.sentence) if one.draw is not None else ""
    table = numbers(one) if one.rows else ""
    if chart and table:
        table = f"<details><summary>{say('numbers')}</summary>{table}</details>"
    caption = f"<figcaption><h3>{escape(one.title)}</h3><p>{escape(one.sentence)}</p></figcaption>"
    return f'<figure id="{one.id}">{caption}{chart}{table}</figure>\n'


def numbers(one: Figure) -> str:
    """Return the table of a figure."""
    head = "".join(f'<th scope="col">{linked(column, one.links, BREAK)}</th>' for column in one.columns)
    rows = "".join(f"<tr>{''.join(cell(value, one.links) for value in row)}</tr>" for row in one.rows)
    label = escape(say("numbers-of", title=one.title), quote=True)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{label}"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def cell(value: str, links: dict[str, str]) -> str:
    """Return a cell of a table."""
    kind = ' class="words"' if len(value) > WORDY else ""
    return f"<td{kind}>{linked(value, links)}</td>"


def linked(text: str, links: dict[str, str], gap: str = "") -> str:
    """Return a text, with a link where it leads to another file; `gap` goes after each sign where it may break."""
    shown = escape(text).replace("=", f"={gap}").replace(".", f".{gap}")
    return f'<a href="{escape(quote(links[text]), quote=True)}">{shown}</a>' if text in links else shown
