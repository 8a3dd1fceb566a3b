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
        f" {NOTABLE:.0f} points or more from the mean of its table (outside the band of the chart), beyond chance even"
        " when corrected for the number of cards; dead, where it is taken less than a fifth as often, for each time it"
        " turns up, as its table. Strong cards are red, weak ones violet, dead ones grey. Where chance deals a card,"
        " the lift of those who were dealt it is free of who chose what."
    )
    return Section("cards", "Cards", figures, note) if figures else None


def by_table(cards: Cards) -> dict[str, Cards]:
    """Return the cards of each table of the content."""
    found: dict[str, Cards] = {}
    for face, row in cards.items():
        found.setdefault(face.partition("/")[0], {})[face] = row
    return found


def lift_of(row: dict[str, Any]) -> dict[str, Any] | None:
    """Return the lift that the chart shows: of the takers, else of those who were dealt the card."""
    found: dict[str, Any] | None = row["takers"] or row["dealt"]
    return found


def sheet(table: str, cards: Cards, names: Names) -> Figure:
    """Return the figure of one table."""
    held = {face: row for face, row in cards.items() if lift_of(row) is not None}
    order = sorted(held, key=lambda face: -(lift_of(held[face]) or {})["lift"])
    shown = order if len(order) <= 2 * ENDS + 2 else [*order[:ENDS], *order[-ENDS:]]
    rows = []
    for face in shown:
        lift = lift_of(held[face]) or {}
        low, high = (lift["low"], lift["high"]) if lift["low"] is not None else (lift["lift"], lift["lift"])
        verdict = held[face]["verdict"]
        rows.append({"label": names.face(face), "value": lift["lift"], "low": low, "high": high, "verdict": verdict})
    if not held:
        return only_seen(table, cards, names)
    lifts = [lift_of(row) or {} for row in held.values()]
    middle = sum(lift["lift"] - lift["excess"] for lift in lifts) / len(lifts)
    basis = "took" if any(row["takers"] for row in cards.values()) else "were dealt"
    cells = [card_cells(face, cards[face], names) for face in [*order, *(face for face in cards if face not in held)]]
    return Figure(
        f"cards-{table}",
        names.table(table).capitalize(),
        sentence(cards, shown, order, names),
        lambda width: charts.intervals(
            rows, width, f"points won above the usual by those who {basis} it", "+d", middle, NOTABLE
        ),
        ["card", "seen", "taken", "of seen", "takers’ lift", "95% interval", "dealt: lift", "95% interval", "verdict"],
        cells,
    )


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


def sentence(cards: Cards, shown: list[str], order: list[str], names: Names) -> str:
    """Say which cards of a table stand out."""
    parts = []
    for verdict, word in WORDS.items():
        found = [face for face in [*order, *cards] if cards[face]["verdict"] == verdict]
        if found:
            told = [names.face(face) for face in dict.fromkeys(found)]
            parts.append(f"{len(told)} {'is' if len(told) == 1 else 'are'} {word} ({listed(told)})")
    never = [names.face(face) for face, row in cards.items() if not row["seen"] and not row["taken"]]
    if never:
        parts.append(f"{len(never)} never turned up ({listed(never)})")
    text = f"Of {counted(len(cards), 'card')}, {listed(parts) if parts else 'none stands out'}."
    if order:
        best, last = order[0], order[-1]
        text += (
            f" Lifts run from {points((lift_of(cards[last]) or {})['lift'])} ({names.face(last)})"
            f" to {points((lift_of(cards[best]) or {})['lift'])} points ({names.face(best)})."
        )
    if len(shown) < len(order):
        text += f" The chart has the {ENDS} highest and the {ENDS} lowest."
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
