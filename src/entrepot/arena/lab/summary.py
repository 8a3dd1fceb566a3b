"""The result of a run as plain data: what `--json` prints and the report shows.

All but what stands under `measured` follows from the order alone.
"""

import json
from collections import Counter
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Any, Final

import entrepot
from entrepot.arena.faces import peers, related
from entrepot.arena.lab.cards import cards
from entrepot.arena.lab.estimate import against, holm, mean, rare, share
from entrepot.arena.lab.ratings import ratings
from entrepot.arena.lab.store import ORDER, Store, write
from entrepot.arena.lab.tally import FINE, Tally, unit_of
from entrepot.arena.numbers import QUANTILES, spread
from entrepot.arena.seating import rotations
from entrepot.files.content_diff import META, differences
from entrepot.files.extras import polars
from entrepot.kernel import registry
from entrepot.kernel.game import Game

SUMMARY: Final = "summary.json"
NO_MEASURE: Final = [0, 0, 0, 0, 0, 0]


def summary(store: Store, game: Game) -> dict[str, Any]:
    """Return the result of a complete run, and write it into its folder as `summary.json`."""
    total = store.total()
    result = {**head(store, game, total), **Summing(game, store.order.plan.bots, total).as_data()}
    result["ratings"] = ratings(store)
    result["measured"] = {"begun": begun(store), "game_seconds": round(store.seconds(), 3), "times": times(store)}
    write(store.folder / SUMMARY, json.dumps(result, indent=1, ensure_ascii=False).encode())
    return result


def head(store: Store, game: Game, total: Tally) -> dict[str, Any]:
    """Return what was played."""
    plan = store.order.plan
    chosen = game.option_names(game.choose(plan.options))
    return {
        "game": game.id,
        "title": game.title.get("en", game.id),
        "rules": game.version,
        "content": game.content.digest(),
        "bots": list(plan.bots),
        "seats": len(plan.bots),
        "seed": str(plan.seed),
        "options": chosen,
        "changed_options": dict(plan.options),
        "games": total["games"],
        "deals": total["deals"],
        "followed": sum(total["counts"]["lead_changes"].values()),
        "played": played(game),
    }


def played(game: Game) -> dict[str, Any]:
    """Return what its file says of the content, its changes against what the game ships, and the program's version."""
    shipped = registry.build(game.id).content
    return {
        "program": entrepot.__version__,
        "meta": game.content.meta,
        "changes": [str(one) for one in differences(shipped, game.content) if one.table != META],
    }


def begun(store: Store) -> str:
    """Return the day on which a run was ordered, as 2026-01-31; empty if the folder does not tell."""
    path = store.folder / ORDER
    return date.fromtimestamp(path.stat().st_mtime).isoformat() if path.exists() else ""


class Summing:
    """Turns the sums of a run into estimates."""

    def __init__(self, game: Game, bots: tuple[str, ...], total: Tally) -> None:
        self.game = game
        self.bots = list(bots)
        self.names = list(dict.fromkeys(bots))
        self.total = total
        self.measures: dict[str, list[int]] = total["measures"]
        self.counts: dict[str, dict[str, int]] = total["counts"]
        self.unit = unit_of(len(bots))
        self.rotations = rotations(bots)

    def as_data(self) -> dict[str, Any]:
        """Return everything but ratings and what was measured."""
        return {
            "wins": {bot: self.wins(bot) for bot in self.names},
            "by_order": self.orders(),
            "winners": self.counted("winners"),
            "scores": {bot: self.scores(bot) for bot in self.names},
            "margin": self.mean("margin"),
            "length": self.spread("length"),
            "rounds": self.spread("rounds"),
            "choices": self.mean("choices"),
            "options_per_choice": self.mean("options"),
            "stages": self.stages(),
            "lead_changes": self.spread("lead_changes"),
            "decided_at": {**self.spread("decided_at"), **self.mean("decided_at", 1 / FINE)},
            "endings": {name: self.ending(name) for name in dict.fromkeys([*self.game.endings, *self.ended()])},
            "verbs": [self.verb(verb.name) for verb in self.game.actions.verbs if not verb.outside],
            "cards": cards(self.total, self.bots, related(self.game, self.total["cards"]), peers(self.game)),
        }

    def moments(self, name: str) -> list[int]:
        """Return the sums of a measure; those of nothing where no game had it."""
        return self.measures.get(name, NO_MEASURE)

    def mean(self, name: str, scale: float = 1.0) -> dict[str, Any]:
        """Return the mean of a measure with its interval."""
        return mean(self.moments(name), scale)

    def counted(self, name: str) -> dict[str, int]:
        """Return how often each value of a measure occurred, in order of value."""
        counts = self.counts.get(name, {})
        return {str(value): counts[str(value)] for value in sorted(map(int, counts))}

    def spread(self, name: str) -> dict[str, Any]:
        """Return mean, interval, smallest, largest, quantiles and all counts of a measure."""
        counts = self.counted(name)
        whole = spread(Counter({int(value): count for value, count in counts.items()}))
        return {**whole, **self.mean(name), "counts": counts}

    def wins(self, bot: str) -> dict[str, Any]:
        """Return the share of the games that the seats of one bot won, beside what an even game would give them."""
        seats = self.bots.count(bot)
        return {"seats": seats, **share(self.moments(f"win/bot/{bot}")), "even": seats / len(self.bots)}

    def orders(self) -> list[dict[str, Any]]:
        """Return how each place in the order of play fared, and the corrected `p` of its distance from an even share.

        Even is what all places win together, divided: less than all games, where some are lost by everybody.
        """
        places = range(1, len(self.bots) + 1)
        moments = [self.moments(f"win/order/{place}") for place in places]
        even = sum(six[1] for six in moments) / max(1, sum(six[2] for six in moments))
        corrected = holm([against(six, even) for six in moments])
        return [{**self.order(place), "even": even, "p": p} for place, p in zip(places, corrected, strict=True)]

    def order(self, place: int) -> dict[str, Any]:
        """Return how the first player, the second and so on fared."""
        score = self.mean(f"score/order/{place}")
        return {"order": place, **share(self.moments(f"win/order/{place}")), "score": score}

    def scores(self, bot: str) -> dict[str, Any]:
        """Return the scores of one bot's seats."""
        counts = self.counted(f"score/{bot}")
        whole = spread(Counter({int(value): count for value, count in counts.items()}))
        return {**whole, **self.mean(f"score/bot/{bot}"), "counts": counts}

    def ended(self) -> list[str]:
        """Return the endings that were seen."""
        return sorted(self.counts["ending"])

    def rare(self, name: str, each: int) -> list[int]:
        """Return the sums of something that not every deal has, and that may occur `each` times in one."""
        sums = self.total["sums"].get(name, [0, 0])
        return rare(sums[0], sums[1], self.total["deals"], each)

    def ending(self, name: str) -> dict[str, Any]:
        """Return how often a game ended for this reason."""
        return {"games": self.counts["ending"].get(name, 0), **share(self.rare(f"ending/{name}", self.rotations))}

    def verb(self, name: str) -> dict[str, Any]:
        """Return how often a verb was used: in all, by each bot in a game, and in how many games at all."""
        uses = {bot: self.rare(f"verb/{bot}/{name}", self.bots.count(bot) * self.rotations) for bot in self.names}
        return {
            "verb": name,
            "uses": sum(moments[1] for moments in uses.values()),
            "games": self.counts["verb_games"].get(name, 0),
            "by_bot": {bot: mean(moments) for bot, moments in uses.items()},
        }

    def stages(self) -> list[dict[str, Any]]:
        """Return for each tenth of the followed games the mean number of legal actions of a choice."""
        found = []
        for stage in range(10):
            choices, options, decisions = self.total["stages"].get(str(stage), [0, 0, 0])
            found.append(
                {
                    "stage": stage,
                    "choices": choices,
                    "decisions": decisions,
                    "options": options / choices if choices else None,
                }
            )
        return found


def times(store: Store) -> dict[str, Any]:
    """Return the times of a run's bots, as `timed` does."""
    return timed(store.order.plan.bots, store.files("times"))


def timed(bots: Iterable[str], files: list[Path]) -> dict[str, Any]:
    """Return by bot how many choices were timed, and the microseconds they took: mean and quantiles."""
    pl = polars()
    counts = pl.concat([pl.read_parquet(path) for path in files])
    merged = counts.group_by("bot", "from_us", "below_us").agg(pl.col("choices").sum()).sort("bot", "from_us")
    found = {}
    for bot in dict.fromkeys(bots):
        rows = [(low, high, count) for name, low, high, count in merged.iter_rows() if name == bot]
        choices = sum(count for _, _, count in rows)
        found[bot] = {
            "choices": choices,
            "mean_us": sum((low + high) / 2 * count for low, high, count in rows) / choices if choices else None,
            "quantiles": {str(percent): time_quantile(rows, percent) for percent in QUANTILES} if choices else {},
        }
    return found


def time_quantile(rows: list[tuple[float, float, int]], percent: int) -> float:
    """Return the duration that so many percent of the choices do not exceed, within the width of a bucket."""
    wanted = sum(count for _, _, count in rows) * percent / 100
    seen = 0.0
    for low, high, count in rows:
        if seen + count >= wanted:
            return low + (high - low) * (wanted - seen) / count
        seen += count
    return rows[-1][1]
