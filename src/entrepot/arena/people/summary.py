"""People's games beside those of bots, as plain data: what the report shows."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import exp, lgamma
from typing import Any, Final

from entrepot.arena.lab.estimate import LEVEL, holm
from entrepot.arena.numbers import QUANTILES, wilson
from entrepot.arena.people.played import PeoplesGame, Thought

PARTS: Final = 3
"""Beginning, middle and end."""

Row = dict[str, Any]


def people(games: Sequence[PeoplesGame], left_out: int, said: Row | None, bots: Row) -> Row:
    """Return what the report tells of people's games; `bots` is the result of a run with the same cards."""
    thoughts = [thought for game in games for thought in game.thoughts]
    return {
        "games": len(games),
        "left_out": left_out,
        "persons": sum(len(game.persons) for game in games),
        "bots": dict(Counter(bot for game in games for bot in game.bots)),
        "minutes": quantiles([game.minutes for game in games if game.minutes is not None]),
        "decisions": quantiles([game.decisions for game in games]),
        "rounds": quantiles([game.rounds for game in games]),
        "seconds": quantiles([thought.milliseconds / 1000 for thought in thoughts]),
        "choices": len(thoughts),
        "away": sum(game.away for game in games),
        "phases": phases(thoughts),
        "parts": [parts(thoughts, part) for part in range(PARTS)] if thoughts else [],
        "first": first(games),
        "endings": dict(Counter(game.ending for game in games)),
        "cards": cards(games, bots),
        "said": said,
    }


def phases(thoughts: Iterable[Thought]) -> list[Row]:
    """Return how long people thought by phase: the one that took most of their time first."""
    sorted_out: dict[str, list[float]] = {}
    for thought in thoughts:
        sorted_out.setdefault(thought.phase, []).append(thought.milliseconds / 1000)
    total = sum(sum(seconds) for seconds in sorted_out.values()) or 1.0
    found = [
        {"phase": phase, "choices": len(seconds), "share": sum(seconds) / total, "seconds": quantiles(seconds)}
        for phase, seconds in sorted_out.items()
    ]
    return sorted(found, key=lambda row: -row["share"])


def parts(thoughts: Iterable[Thought], part: int) -> dict[str, float]:
    """Return how long people thought in a part of the game."""
    return quantiles([own.milliseconds / 1000 for own in thoughts if min(PARTS - 1, int(PARTS * own.part)) == part])


def first(games: Sequence[PeoplesGame]) -> Row:
    """Return how often the first player won where a person was first, and what would be even there."""
    led = [game for game in games if game.starter in game.persons]
    won = sum(1 / len(game.winners) for game in led if game.starter in game.winners)
    low, high = wilson(won, len(led))
    return {"games": len(led), "share": won / len(led) if led else None, "low": low, "high": high}


def cards(games: Sequence[PeoplesGame], bots: Row) -> list[Row]:
    """Return how many people's seats, and bots' seats, got each card; `verdict` where the difference is proven."""
    seats, others = sum(len(game.persons) for game in games), bots["games"] * bots["seats"]
    rows = []
    for face, row in bots["cards"].items():
        own = sum(len(game.taken.get(face, ())) for game in games)
        theirs = row["takers"]["seats"] if row["takers"] is not None else 0
        if own or theirs:
            p = fisher(own, seats, theirs, others)
            rows.append({"face": face, "people": own / seats, "bots": theirs / others, "count": own, "p": p})
    for row, corrected in zip(rows, holm([row["p"] for row in rows]), strict=True):
        row["p"] = corrected
        row["verdict"] = "" if corrected >= LEVEL else "more" if row["people"] > row["bots"] else "less"
    return sorted(rows, key=lambda row: (row["p"], -abs(row["people"] - row["bots"])))


def fisher(one: int, ones: int, other: int, others: int) -> float:
    """Return Fisher's exact p-value, both sides, of `one` out of `ones` against `other` out of `others`."""
    both = one + other

    def chance(count: int) -> float:
        logs = log_choose(ones, count) + log_choose(others, both - count) - log_choose(ones + others, both)
        return exp(logs)

    least, most = max(0, both - others), min(ones, both)
    seen = chance(one) * (1 + 1e-9)
    return min(1.0, sum(found for count in range(least, most + 1) if (found := chance(count)) <= seen))


def log_choose(total: int, count: int) -> float:
    """Return the logarithm of the number of ways to choose some of a total."""
    return lgamma(total + 1) - lgamma(count + 1) - lgamma(total - count + 1)


def quantiles(values: Sequence[float]) -> dict[str, float]:
    """Return quantiles (nearest rank) by their percent; nothing of nothing."""
    ordered = sorted(values)
    return {str(q): ordered[max(0, -(-q * len(ordered) // 100) - 1)] for q in QUANTILES} if ordered else {}
