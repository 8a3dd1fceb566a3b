"""What is done: actions, choices, the time they take, and the endings."""

from entrepot.arena.report import charts
from entrepot.arena.report.names import Names
from entrepot.arena.report.parts import Figure, Finding, Result, Section
from entrepot.arena.report.say import counted, duration, listed, number, percent, span

MOST = 20
"""Actions in the chart; the table has all."""


def section(result: Result, names: Names) -> Section:
    """Return the chapter on actions."""
    figures = [verbs(result), stages(result), times(result), endings(result, names)]
    return Section("doing", "What players do", [figure for figure in figures if figure is not None])


def verbs(result: Result) -> Figure:
    """Return how often each action is used."""
    bots = list(result["wins"])
    found = sorted(result["verbs"], key=lambda row: -row["uses"])
    shown = [row for row in found if row["uses"]][:MOST]
    rows = [{"label": row["verb"], "group": bot, "value": row["by_bot"][bot]["mean"]} for row in shown for bot in bots]
    unused = [row["verb"] for row in found if not row["uses"]]
    total = sum(row["uses"] for row in found) or 1
    top = shown[0]
    sentence = (
        f"The commonest of {counted(len(found), 'action')} is ‘{top['verb']}’ with {percent(top['uses'] / total, 0)} of"
        " all decisions. " + (f"Never used: {listed(unused)}." if unused else "Every action is used by somebody.")
    )
    cells = [
        [row["verb"], f"{row['uses']:,}", percent(row["games"] / result["games"]),
         *(number(row["by_bot"][bot]["mean"], 2) for bot in bots)]
        for row in found
    ]  # fmt: skip
    return Figure(
        "verbs",
        "Actions",
        sentence,
        lambda width: charts.grouped_bars(rows, width, "uses per seat and game", bots),
        ["action", "uses", "games with it", *(f"{bot}, per seat and game" for bot in bots)],
        cells,
    )


def stages(result: Result) -> Figure | None:
    """Return how many legal actions a choice has in the course of the game; None where nothing was followed."""
    rows = [{"stage": row["stage"], "value": row["options"]} for row in result["stages"] if row["choices"]]
    if not rows:
        return None
    most, fewest = max(rows, key=lambda row: row["value"]), min(rows, key=lambda row: row["value"])
    forced = 1 - result["choices"]["mean"] / result["length"]["mean"]
    sentence = (
        f"A choice has {number(result['options_per_choice']['mean'])} legal actions on the average: most,"
        f" {number(most['value'])}, in the {tenth(most['stage'])} of the game, fewest, {number(fewest['value'])},"
        f" in the {tenth(fewest['stage'])}. {percent(forced, 0)} of all decisions are forced."
    )
    cells = [[f"{10 * row['stage']}% to {10 * row['stage'] + 10}%", number(row["value"])] for row in rows]
    return Figure(
        "stages",
        "Choices per turn",
        sentence,
        lambda width: charts.line(rows, width, "legal actions of a choice", "of the game's decisions made"),
        ["part of the game", "legal actions of a choice"],
        cells,
    )


def tenth(stage: int) -> str:
    """Return the name of a tenth of the game."""
    return {0: "first tenth", 9: "last tenth"}.get(stage, f"part from {10 * stage}% to {10 * stage + 10}%")


def times(result: Result) -> Figure | None:
    """Return how long the bots think; None where nobody ever had a choice."""
    found = {bot: row for bot, row in result["measured"]["times"].items() if row["choices"]}
    if not found:
        return None
    rows = [
        {"label": bot, **{f"q{q}": row["quantiles"][q] / 1000 for q in row["quantiles"]}} for bot, row in found.items()
    ]
    said = "; ".join(
        f"{bot} takes {duration(row['quantiles']['50'])} for the median choice, {duration(row['quantiles']['95'])} for"
        " one in twenty or longer"
        for bot, row in found.items()
    )
    cells = [
        [
            bot,
            f"{row['choices']:,}",
            duration(row["mean_us"]),
            *(duration(row["quantiles"][q]) for q in ("5", "50", "95")),
        ]
        for bot, row in found.items()
    ]
    return Figure(
        "times",
        "Decision times",
        f"{said}. Measured while it ran, so another run differs.",
        lambda width: charts.ranges(rows, width, "milliseconds for a choice (5, 25, 50, 75 and 95%)"),
        ["bot", "choices", "mean", "5%", "median", "95%"],
        cells,
    )


def endings(result: Result, names: Names) -> Figure:
    """Return why games end."""
    found = sorted(result["endings"].items(), key=lambda item: -item[1]["games"])
    rows = [{"label": name, "value": row["share"], "text": percent(row["share"])} for name, row in found]
    top, row = found[0]
    never = [name for name, row in found if not row["games"]]
    if len(found) == 1:
        sentence = f"Every game ends in the same way: {top}."
    else:
        sentence = f"{percent(row['share'])} of games end by ‘{top}’ ({span(row)})."
        sentence += f" Never seen: {listed(never)}." if never else " Every ending was seen."
    shared = sum(count for winners, count in result["winners"].items() if int(winners) > 1)
    lost = result["winners"].get("0", 0)
    if shared:
        sentence += f" First place was shared in {percent(shared / result['games'])} of games."
    if lost:
        sentence += f" Everybody lost in {percent(lost / result['games'])}."
    cells = [[name, names.ending(name), f"{row['games']:,}", percent(row["share"]), span(row)] for name, row in found]
    return Figure(
        "endings",
        "Endings",
        sentence,
        lambda width: charts.bars(rows, width, "of games", "%"),
        ["ending", "in words", "games", "of games", "95% interval"],
        cells,
    )


def findings(result: Result) -> list[Finding]:
    """Return the lines for the summary: what never happened."""
    unused = [row["verb"] for row in result["verbs"] if not row["uses"]]
    never = [name for name, row in result["endings"].items() if not row["games"]]
    found = []
    if unused:
        found.append(Finding("plain", f"{counted(len(unused), 'action')} never used by these bots: {listed(unused)}."))
    if never:
        found.append(
            Finding("plain", f"{counted(len(never), 'ending')} never seen with these options: {listed(never)}.")
        )
    return found
