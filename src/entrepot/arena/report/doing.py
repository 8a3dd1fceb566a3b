"""What is done: actions, choices, the time they take, and the endings."""

from entrepot.arena.report import charts
from entrepot.arena.report.names import Names
from entrepot.arena.report.parts import Figure, Finding, Result, Section
from entrepot.arena.report.say import counted, duration, heads, listed, number, percent, say, span, whole

MOST = 20
"""Actions in the chart; the table has all."""


def section(result: Result, names: Names) -> Section:
    """Return the chapter on actions."""
    figures = [verbs(result), stages(result), times(result), endings(result, names)]
    return Section("doing", say("doing"), [figure for figure in figures if figure is not None])


def verbs(result: Result) -> Figure:
    """Return how often each action is used."""
    bots = list(result["wins"])
    found = sorted(result["verbs"], key=lambda row: -row["uses"])
    shown = [row for row in found if row["uses"]][:MOST]
    rows = [{"label": row["verb"], "group": bot, "value": row["by_bot"][bot]["mean"]} for row in shown for bot in bots]
    unused = [row["verb"] for row in found if not row["uses"]]
    total = sum(row["uses"] for row in found) or 1
    top = shown[0]
    share = percent(top["uses"] / total, 0)
    sentence = say("verbs-said", actions=counted(len(found), "action"), top=top["verb"], share=share) + " "
    sentence += say("verbs-never", verbs=listed(unused)) if unused else say("verbs-all")
    axis = say("verbs-axis")
    cells = [
        [row["verb"], whole(row["uses"]), percent(row["games"] / result["games"]),
         *(number(row["by_bot"][bot]["mean"], 2) for bot in bots)]
        for row in found
    ]  # fmt: skip
    return Figure(
        "verbs",
        say("verbs"),
        sentence,
        lambda width: charts.grouped_bars(rows, width, axis, bots),
        [*heads("action", "uses", "games-with"), *(say("uses-of", bot=bot) for bot in bots)],
        cells,
    )


def stages(result: Result) -> Figure | None:
    """Return how many legal actions a choice has in the course of the game; None where nothing was followed."""
    rows = [{"stage": row["stage"], "value": row["options"]} for row in result["stages"] if row["choices"]]
    if not rows:
        return None
    most, fewest = max(rows, key=lambda row: row["value"]), min(rows, key=lambda row: row["value"])
    forced = 1 - result["choices"]["mean"] / result["length"]["mean"]
    sentence = say(
        "stages-said",
        mean=number(result["options_per_choice"]["mean"]),
        most=number(most["value"]),
        richest=tenth(most["stage"]),
        fewest=number(fewest["value"]),
        poorest=tenth(fewest["stage"]),
        forced=percent(forced, 0),
    )
    cells = [
        [say("span", low=f"{10 * row['stage']}%", high=f"{10 * row['stage'] + 10}%"), number(row["value"])]
        for row in rows
    ]
    axis, along = say("stages-axis"), say("stages-along")
    return Figure(
        "stages",
        say("stages"),
        sentence,
        lambda width: charts.line(rows, width, axis, along),
        [say("stages-part"), axis],
        cells,
    )


def tenth(stage: int) -> str:
    """Return the name of a tenth of the game."""
    return say("stage", stage=stage, low=10 * stage, high=10 * stage + 10)


def times(result: Result) -> Figure | None:
    """Return how long the bots think; None where nobody ever had a choice."""
    found = {bot: row for bot, row in result["measured"]["times"].items() if row["choices"]}
    if not found:
        return None
    rows = [
        {"label": bot, **{f"q{q}": row["quantiles"][q] / 1000 for q in row["quantiles"]}} for bot, row in found.items()
    ]
    said = "; ".join(
        say("times-of", bot=bot, median=duration(row["quantiles"]["50"]), slow=duration(row["quantiles"]["95"]))
        for bot, row in found.items()
    )
    axis = say("times-axis")
    cells = [
        [
            bot,
            whole(row["choices"]),
            duration(row["mean_us"]),
            *(duration(row["quantiles"][q]) for q in ("5", "50", "95")),
        ]
        for bot, row in found.items()
    ]
    return Figure(
        "times",
        say("times"),
        say("times-said", bots=said),
        lambda width: charts.ranges(rows, width, axis),
        [*heads("bot", "choices", "mean"), "5%", say("median"), "95%"],
        cells,
    )


def endings(result: Result, names: Names) -> Figure:
    """Return why games end."""
    found = sorted(result["endings"].items(), key=lambda item: -item[1]["games"])
    rows = [{"label": name, "value": row["share"], "text": percent(row["share"])} for name, row in found]
    top, row = found[0]
    never = [name for name, row in found if not row["games"]]
    if len(found) == 1:
        sentence = say("endings-one", ending=top)
    else:
        sentence = say("endings-said", share=percent(row["share"]), ending=top, span=span(row)) + " "
        sentence += say("endings-never", endings=listed(never)) if never else say("endings-all")
    shared = sum(count for winners, count in result["winners"].items() if int(winners) > 1)
    lost = result["winners"].get("0", 0)
    if shared:
        sentence += " " + say("endings-shared", share=percent(shared / result["games"]))
    if lost:
        sentence += " " + say("endings-lost", share=percent(lost / result["games"]))
    cells = [[name, names.ending(name), whole(row["games"]), percent(row["share"]), span(row)] for name, row in found]
    axis = say("of-games")
    return Figure(
        "endings",
        say("endings"),
        sentence,
        lambda width: charts.bars(rows, width, axis, "%"),
        heads("ending", "in-words", "games", "of-games", "interval"),
        cells,
    )


def findings(result: Result) -> list[Finding]:
    """Return the lines for the summary: what never happened."""
    unused = [row["verb"] for row in result["verbs"] if not row["uses"]]
    never = [name for name, row in result["endings"].items() if not row["games"]]
    found = []
    if unused:
        actions = counted(len(unused), "action")
        found.append(Finding("plain", say("finding-verbs", actions=actions, verbs=listed(unused))))
    if never:
        endings = counted(len(never), "ending")
        found.append(Finding("plain", say("finding-endings", endings=endings, names=listed(never))))
    return found
