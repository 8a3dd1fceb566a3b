"""What the cards are worth, a chart for each table of the content."""

from typing import Any

from entrepot.arena.lab.cards import NOTABLE
from entrepot.arena.lab.estimate import FEWEST
from entrepot.arena.report import charts
from entrepot.arena.report.names import Names
from entrepot.arena.report.parts import Figure, Finding, Result, Section
from entrepot.arena.report.say import counted, listed, percent, points, span

ENDS = 11
"""Of a larger table the chart has so many cards from its top and as many from its bottom."""
WORDS = {"strong": "too strong", "weak": "weak", "dead": "dead"}

Cards = dict[str, dict[str, Any]]


def section(result: Result, names: Names) -> Section | None:
    """Return the chapter on cards; None for a game without any that were counted."""
    tables = by_table(result["cards"])
    figures = [sheet(table, cards, names) for table, cards in tables.items()]
    note = (
        "A card’s lift is how many percentage points more often the seats that took it won than seats of their bots win"
        " anyway. Winners take more of everything, so a card is called too strong or weak only where it lies"
        f" {NOTABLE:.0f} points or more from the mean of its table (of its side, where only one side of the game can"
        " have it; in the chart: outside the band round the dashed line), beyond chance even when corrected for the"
        " number of cards; dead, where it is taken less than a fifth as often, for each time it turns up, as its table."
        " Strong cards are red, weak ones violet, dead ones grey. Where chance deals a card, the lift of those who were"
        " dealt it is free of who chose what. A common card hardly shows by its lift: --ablate judges it by experiment."
    )
    return Section("cards", "Cards", figures, note) if figures else None


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
    title = f"points won by those who {basis(cards)[0]} it, above the mean of its table"
    return Figure(
        f"cards-{table}",
        names.table(table).capitalize(),
        sentence(cards, order, names),
        (lambda width: charts.intervals(rows, width, title, "+d", 0.0, NOTABLE)) if rows else None,
        ["card", "seen", "taken", "of seen", "takers’ lift", "95% interval", "dealt: lift", "95% interval", "verdict"],
        [card_cells(face, cards[face], names) for face in dict.fromkeys([*order, *cards])],
    )


def basis(cards: Cards) -> tuple[str, str]:
    """Return what seats did with the cards whose lift is shown, and what was done to the cards."""
    return ("took", "taken") if any(row["takers"] for row in cards.values()) else ("were dealt", "dealt")


def ends(row: dict[str, Any]) -> dict[str, float]:
    """Return by how much a card's lift exceeds the mean that it is held against, with the ends of the interval."""
    lift = lift_of(row) or {}
    middle = lift["lift"] - lift["excess"]
    return {"value": lift["excess"], "low": lift["low"] - middle, "high": lift["high"] - middle}


def only_seen(table: str, cards: Cards, names: Names) -> Figure:
    """Return the figure of cards that nobody takes or is dealt."""
    cells = [[names.face(face), f"{row['seen']:,}"] for face, row in cards.items()]
    text = f"{counted(len(cards), 'card')} that no seat takes or is dealt: this is how often each turned up."
    return Figure(f"cards-{table}", names.table(table).capitalize(), text, None, ["card", "seen"], cells)


def card_cells(face: str, row: dict[str, Any], names: Names) -> list[str]:
    """Return a row of the table."""
    took, dealt = row["takers"] or {}, row["dealt"] or {}
    return [
        names.face(face),
        f"{row['seen']:,}",
        f"{row['taken']:,}",
        percent(row["taken"] / row["seen"]) if row["seen"] and row["taken"] <= row["seen"] else "–",
        points(took.get("lift")),
        span(took, points) if took else "–",
        points(dealt.get("lift")),
        span(dealt, points) if dealt else "–",
        WORDS.get(row["verdict"], ""),
    ]


def sentence(cards: Cards, order: list[str], names: Names) -> str:
    """Say which cards of a table stand out, and of how many too few deals tell."""
    told = [face for face in order if is_told(cards[face])]
    parts = standing_out(cards, order, names) or (["none stands out"] if told else [])
    never = [names.face(face) for face, row in cards.items() if not row["seen"] and not row["taken"]]
    if never:
        parts.append(f"{len(never)} never turned up ({listed(never)})")
    if not told:
        parts.append(f"none was {basis(cards)[1]} in {FEWEST} deals or more, too few to tell what a card is worth")
    return f"Of {counted(len(cards), 'card')}, {listed(parts)}." + charted(cards, told, order, names)


def standing_out(cards: Cards, order: list[str], names: Names) -> list[str]:
    """Return for each verdict which cards have it."""
    parts = []
    for verdict, word in WORDS.items():
        found = [names.face(face) for face in dict.fromkeys([*order, *cards]) if cards[face]["verdict"] == verdict]
        if found:
            parts.append(f"{len(found)} {'is' if len(found) == 1 else 'are'} {word} ({listed(found)})")
    return parts


def charted(cards: Cards, told: list[str], order: list[str], names: Names) -> str:
    """Say from where to where lifts run, and which cards the chart has."""
    if not told:
        return ""
    highest, lowest = (points((lift_of(cards[face]) or {})["lift"]) for face in (told[0], told[-1]))
    text = f" Lifts run from {lowest} ({names.face(told[-1])}) to {highest} points ({names.face(told[0])})."
    if len(told) > 2 * ENDS + 2:
        text += f" The chart has the {ENDS} highest and the {ENDS} lowest."
    few = len(order) - len(told)
    if few:
        verb, them = ("is", "it") if few == 1 else ("are", "them")
        text += (
            f" {counted(few, 'card')} {verb} left out of the chart: seats {basis(cards)[0]} {them} in fewer than"
            f" {FEWEST} deals, too few to tell. The numbers have all cards."
        )
    return text


def findings(result: Result, names: Names) -> list[Finding]:
    """Return the lines for the summary."""
    found = []
    for verdict, word in WORDS.items():
        faces = [names.face(face) for face, row in result["cards"].items() if row["verdict"] == verdict]
        if faces:
            verb = "is" if len(faces) == 1 else "are"
            found.append(Finding("warn", f"{counted(len(faces), 'card')} {verb} {word}: {listed(faces)}."))
    if not found and result["cards"] and result["deals"] < FEWEST:
        found.append(Finding("plain", f"{counted(result['deals'], 'deal')} are too few to judge the cards."))
    elif not found and result["cards"]:
        found.append(Finding("good", f"None of {counted(len(result['cards']), 'card')} is too strong, weak or dead."))
    return found
