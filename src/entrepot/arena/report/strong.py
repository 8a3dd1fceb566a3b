"""Where a sample of strong bots disagrees with many games of quick ones."""

from entrepot.arena.report.names import Names
from entrepot.arena.report.parts import Figure, Finding, Result, Section
from entrepot.arena.report.say import counted, listed, number, percent, say

MOST = 40
"""Cards in the table."""


def section(result: Result, names: Names) -> Section | None:
    """Return the chapter; None where no strong bots have played."""
    found = result.get("strong")
    if found is None:
        return None
    return Section("strong", say("strong"), [measures(found), cards(found, names)], say("strong-note"))


def findings(result: Result, names: Names) -> list[Finding]:
    """Return the line for the summary."""
    found = result.get("strong")
    if found is None:
        return []
    parts = [say(f"measure-{row['name'].partition('/')[0]}", what=row["name"].partition("/")[2])
             for row in found["measures"] if row["real"]]  # fmt: skip
    parts += [names.face(row["face"]) for row in found["cards"] if row["real"]]
    bots = listed(list(dict.fromkeys(found["bots"])))
    if not parts:
        return [Finding("good", say("strong-agree", bots=bots, games=counted(found["games"], "game")))]
    told = say("strong-differ", bots=bots, games=counted(found["games"], "game"), parts=listed(parts, 10))
    return [Finding("warn", told)]


def measures(found: Result) -> Figure:
    """Return order of play, course and endings of both."""
    rows = []
    for row in found["measures"]:
        kind, _, what = row["name"].partition("/")
        values = [percent(row[who]) if row["is_share"] else number(row[who], 2) for who in ("quick", "strong")]
        rows.append([say(f"measure-{kind}", what=what), *values, say("yes" if row["real"] else "no")])
    count = sum(row["real"] for row in found["measures"])
    sentence = say("strong-measures-said", games=counted(found["games"], "game"), count=count)
    heads = [say("measure"), *(say(f"strong-{who}") for who in ("quick", "slow")), say("order-real")]
    return Figure("strong-measures", say("strong-measures"), sentence, None, heads, rows)


def cards(found: Result, names: Names) -> Figure:
    """Return which part of the seats of both got each card."""
    rows = [
        [names.face(row["face"]), percent(row["quick"], 0), percent(row["strong"], 0),
         say("yes" if row["real"] else "no")]
        for row in found["cards"][:MOST]
    ]  # fmt: skip
    real = [names.face(row["face"]) for row in found["cards"] if row["real"]]
    sentence = say("strong-cards-said", cards=listed(real, 12)) if real else say("strong-cards-none")
    heads = [say("card"), *(say(f"strong-{who}") for who in ("quick", "slow")), say("order-real")]
    return Figure("strong-cards", say("strong-cards"), sentence, None, heads, rows)
