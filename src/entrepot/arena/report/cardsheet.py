"""What the cards are worth, a chart for each table of the content."""

from typing import Any

from entrepot.arena.lab.cards import NOTABLE
from entrepot.arena.lab.estimate import FEWEST
from entrepot.arena.report import charts
from entrepot.arena.report.names import Names
from entrepot.arena.report.parts import Figure, Finding, Result, Section
from entrepot.arena.report.say import counted, heads, listed, percent, points, say, span, whole

ENDS = 11
"""Of a larger table the chart has so many cards from its top and as many from its bottom."""
VERDICTS = ("strong", "weak", "dead")

Cards = dict[str, dict[str, Any]]


def section(result: Result, names: Names) -> Section | None:
    """Return the chapter on cards; None for a game without any that were counted."""
    tables = by_table(result["cards"])
    figures = [sheet(table, cards, names) for table, cards in tables.items()]
    return Section("cards", say("cards"), figures, say("cards-note", points=f"{NOTABLE:.0f}")) if figures else None


def by_table(cards: Cards) -> dict[str, Cards]:
    """Return the cards of each table of the content."""
    found: dict[str, Cards] = {}
    for face, row in cards.items():
        found.setdefault(face.partition("/")[0], {})[face] = row
    return found


def lift_of(row: dict[str, Any]) -> dict[str, Any] | None:
    """Return the lift that the chart shows: what a verdict rests on, else that of the takers, else of the dealt."""
    found: dict[str, Any] | None = row.get(row.get("by", "")) or row["takers"] or row["dealt"]
    return found


def is_told(row: dict[str, Any]) -> bool:
    """Say whether enough deals tell a card's lift: of fewer its interval means nothing, or there is none."""
    lift = lift_of(row)
    return lift is not None and lift["low"] is not None and lift["deals"] >= FEWEST


def by_lift(cards: Cards) -> list[str]:
    """Return the cards that have a lift, the highest first, and behind them those of which too few deals tell it."""
    held = [face for face, row in cards.items() if lift_of(row) is not None]
    return sorted(held, key=lambda face: (not is_told(cards[face]), -(lift_of(cards[face]) or {})["lift"]))


def sheet(table: str, cards: Cards, names: Names) -> Figure:
    """Return the figure of one table."""
    order = by_lift(cards)
    if not order:
        return only_seen(table, cards, names)
    told = [face for face in order if is_told(cards[face])]
    shown = told if len(told) <= 2 * ENDS + 2 else [*told[:ENDS], *told[-ENDS:]]
    rows = [{"label": names.face(face), "verdict": cards[face]["verdict"], **ends(cards[face])} for face in shown]
    title = say("cards-axis", basis=basis(cards))
    return Figure(
        f"cards-{table}",
        names.table(table).capitalize(),
        sentence(cards, order, names),
        (lambda width: charts.intervals(rows, width, title, "+d", 0.0, NOTABLE)) if rows else None,
        heads("card", "seen", "taken", "of-seen", "takers-lift", "interval", "dealt-lift", "interval", "verdict"),
        [card_cells(face, cards[face], names) for face in dict.fromkeys([*order, *cards])],
    )


def basis(cards: Cards) -> str:
    """Return whose lift is shown: that of the takers, or of those who were dealt the cards."""
    return "takers" if any(row["takers"] for row in cards.values()) else "dealt"


def verdict_word(verdict: str) -> str:
    """Return a verdict in words; nothing for none."""
    return say(f"verdict-{verdict}") if verdict else ""


def ends(row: dict[str, Any]) -> dict[str, float]:
    """Return by how much a card's lift exceeds the mean that it is held against, with the ends of the interval."""
    lift = lift_of(row) or {}
    middle = lift["lift"] - lift["excess"]
    return {"value": lift["excess"], "low": lift["low"] - middle, "high": lift["high"] - middle}


def only_seen(table: str, cards: Cards, names: Names) -> Figure:
    """Return the figure of cards that nobody takes or is dealt."""
    cells = [[names.face(face), whole(row["seen"])] for face, row in cards.items()]
    text = say("cards-only-seen", cards=counted(len(cards), "card"))
    return Figure(f"cards-{table}", names.table(table).capitalize(), text, None, heads("card", "seen"), cells)


def card_cells(face: str, row: dict[str, Any], names: Names) -> list[str]:
    """Return a row of the table."""
    took, dealt = row["takers"] or {}, row["dealt"] or {}
    return [
        names.face(face),
        whole(row["seen"]),
        whole(row["taken"]),
        percent(row["taken"] / row["seen"]) if row["seen"] and row["taken"] <= row["seen"] else "–",
        points(took.get("lift")),
        span(took, points) if took else "–",
        points(dealt.get("lift")),
        span(dealt, points) if dealt else "–",
        verdict_word(row["verdict"]),
    ]


def sentence(cards: Cards, order: list[str], names: Names) -> str:
    """Say which cards of a table stand out, and of how many too few deals tell."""
    told = [face for face in order if is_told(cards[face])]
    parts = standing_out(cards, order, names) or ([say("cards-none")] if told else [])
    never = [names.face(face) for face, row in cards.items() if not row["seen"] and not row["taken"]]
    if never:
        parts.append(say("cards-never", count=len(never), cards=listed(never)))
    if not told:
        parts.append(say("cards-untold", basis=basis(cards), fewest=FEWEST))
    found = say("cards-of", cards=counted(len(cards), "card"), parts=listed(parts))
    return found + charted(cards, told, order, names)


def standing_out(cards: Cards, order: list[str], names: Names) -> list[str]:
    """Return for each verdict which cards have it."""
    parts = []
    for verdict in VERDICTS:
        found = [names.face(face) for face in dict.fromkeys([*order, *cards]) if cards[face]["verdict"] == verdict]
        if found:
            word = verdict_word(verdict)
            parts.append(say("cards-verdict", count=len(found), word=word, cards=listed(found)))
    return parts


def charted(cards: Cards, told: list[str], order: list[str], names: Names) -> str:
    """Say from where to where lifts run, and which cards the chart has."""
    if not told:
        return ""
    highest, lowest = (points((lift_of(cards[face]) or {})["lift"]) for face in (told[0], told[-1]))
    last, first = names.face(told[-1]), names.face(told[0])
    text = " " + say("cards-lifts", lowest=lowest, last=last, highest=highest, first=first)
    if len(told) > 2 * ENDS + 2:
        text += " " + say("cards-ends", ends=ENDS)
    few = len(order) - len(told)
    if few:
        text += " " + say("cards-few", count=few, basis=basis(cards), fewest=FEWEST)
    return text


def findings(result: Result, names: Names) -> list[Finding]:
    """Return the lines for the summary."""
    found = []
    for verdict in VERDICTS:
        faces = [names.face(face) for face, row in result["cards"].items() if row["verdict"] == verdict]
        if faces:
            text = say("finding-verdict", count=len(faces), word=verdict_word(verdict), cards=listed(faces))
            found.append(Finding("warn", text))
    if not found and result["cards"] and result["deals"] < FEWEST:
        found.append(Finding("plain", say("finding-few", deals=counted(result["deals"], "deal"))))
    elif not found and result["cards"]:
        found.append(Finding("good", say("finding-sound", cards=counted(len(result["cards"]), "card"))))
    return found
