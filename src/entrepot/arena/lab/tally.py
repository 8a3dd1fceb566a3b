"""What a block of games adds up to: whole numbers only, so that the sum over blocks does not depend on any order.

Games of one deal are not independent, since they share their cards; every interval therefore rests on deals. A measure
is kept as six sums over deals (`MOMENTS`), for a numerator and a denominator of each deal, from which `estimate` makes
the ratio and its standard error. Wins are counted in parts, `unit` of which make one win.
"""

import math
from typing import Any, Final

from entrepot.arena.lab.order import Order
from entrepot.files.extras import polars

MOMENTS: Final = ("deals", "a", "b", "aa", "ab", "bb")
FINE: Final = 1_000_000
"""Fractions are counted in millionths, to add up exactly."""

Tally = dict[str, Any]


def unit_of(seats: int) -> int:
    """Return into how many parts a win is cut, so that any number of seats can share it."""
    return math.lcm(*range(1, seats + 1))


def add_up(total: Tally, more: Tally) -> Tally:
    """Add one tally to another in place, key by key, and return it."""
    for key, value in more.items():
        if isinstance(value, dict):
            add_up(total.setdefault(key, {}), value)
        elif isinstance(value, list):
            old = total.get(key)
            total[key] = value[:] if old is None else [one + two for one, two in zip(old, value, strict=True)]
        else:
            total[key] = total.get(key, 0) + value
    return total


def tally(order: Order, tables: dict[str, Any]) -> Tally:
    """Return the sums of a block, from its frames."""
    counting = Counting(order, tables)
    return {
        "games": tables["games"].height,
        "deals": tables["games"]["deal"].n_unique(),
        "decisions": int(tables["games"]["decisions"].sum()),
        "choices": int(tables["games"]["choices"].sum()),
        "measures": counting.measures(),
        "sums": counting.sums(),
        "counts": counting.counts(),
        "cards": counting.cards(),
        "stages": counting.stages(),
    }


class Counting:
    """The sums of one block's frames."""

    def __init__(self, order: Order, tables: dict[str, Any]) -> None:
        pl = polars()
        self.pl = pl
        self.unit = unit_of(order.seats)
        self.tables = tables
        self.games = tables["games"]
        deals = self.games.select("game", "deal")
        self.seats = (
            tables["seats"]
            .join(deals, on="game")
            .with_columns(parts=(pl.col("win") * self.unit).round().cast(pl.Int64))
        )
        self.deals = deals

    # ---------------------------------------------------------------- measures: a ratio of sums, by deal

    def measures(self) -> Tally:
        """Return the moments of every measure by its name, such as 'win/greedy' or 'length'."""
        pl, games, seats = self.pl, self.games, self.seats
        found: Tally = {}
        per_game = {"length": "decisions", "rounds": "rounds", "choices": "choices"}
        for name, column in per_game.items():
            found.update(self.moments(name, games, pl.col(column).sum(), pl.len()))
        found.update(self.moments("options", games, pl.col("options").sum(), pl.col("choices").sum()))
        followed = games.filter(pl.col("lead_changes").is_not_null())
        found.update(self.moments("lead_changes", followed, pl.col("lead_changes").sum(), pl.len()))
        fine = (pl.col("decided_at") * FINE).round().cast(pl.Int64)
        decided = games.filter(pl.col("decided_at").is_not_null())
        found.update(self.moments("decided_at", decided, fine.sum(), pl.len()))
        scored = seats.filter(pl.col("score").is_not_null())
        for key, name in (("bot", "bot"), ("order", "order")):
            # out of all games of the deal, so that two seats of one bot win together
            won = pl.col("parts").sum()
            found.update(self.moments(f"win/{name}", seats, won, pl.col("game").n_unique() * self.unit, key))
            found.update(self.moments(f"score/{name}", scored, pl.col("score").sum(), pl.len(), key))
        spread = scored.group_by("deal", "game").agg(gap=self.lead_over_second())
        found.update(self.moments("margin", spread, pl.col("gap").sum(), pl.len()))
        return found

    def lead_over_second(self) -> Any:
        """Return by how much the best score of a game exceeds the next, as an expression; 0 with a single score."""
        pl = self.pl
        best = pl.col("score").sort(descending=True)
        return pl.when(pl.len() > 1).then(best.first() - best.slice(1, 1).first()).otherwise(0)

    def sums(self) -> Tally:
        """Return for verbs by bot, and endings, the sum over deals of how often they occur, and of its square.

        Their denominators are the same in every deal, and those without any are not listed.
        """
        pl = self.pl
        used = self.tables["actions"].join(self.deals, on="game")
        verbs = used.group_by("deal", "bot", "verb").agg(a=pl.col("uses").sum())
        endings = self.games.group_by("deal", "ending").agg(a=pl.len())
        return {
            **self.squared(verbs, pl.format("verb/{}/{}", "bot", "verb")),
            **self.squared(endings, pl.format("ending/{}", "ending")),
        }

    def squared(self, table: Any, key: Any) -> Tally:
        """Return by `key` the sum of `a` over deals, and of its square."""
        pl = self.pl
        a = pl.col("a").cast(pl.Int64)
        rows = table.group_by(key=key).agg(a.sum(), (a * a).sum().alias("aa")).sort("key").iter_rows()
        return {name: [one, square] for name, one, square in rows}

    def moments(self, name: str, table: Any, top: Any, bottom: Any, key: str | None = None) -> Tally:
        """Return the moments of `top` over `bottom`, both sums over the rows of a deal, for each value of `key`."""
        keys = ["deal", key] if key else ["deal"]
        return self.gathered(name, table.group_by(*keys).agg(a=top, b=bottom), key)

    def gathered(self, name: str, sums: Any, key: str | None) -> Tally:
        """Return the moments of a table with `deal`, `a` and `b`."""
        pl = self.pl
        a, b = pl.col("a").cast(pl.Int64), pl.col("b").cast(pl.Int64)
        six = [pl.len().alias("deals"), a.sum(), b.sum(), (a * a).sum().alias("aa"), (a * b).sum().alias("ab"),
               (b * b).sum().alias("bb")]  # fmt: skip
        if sums.height == 0:
            return {}
        if key is None:
            return {name: [int(value) for value in sums.select(six).row(0)]}
        rows = sums.group_by(key).agg(six).sort(key).iter_rows()
        return {f"{name}/{row[0]}": [int(value) for value in row[1:]] for row in rows}

    # ---------------------------------------------------------------- how often each value occurs

    def counts(self) -> Tally:
        """Return by measure how many games, or seats of a bot, had each value."""
        pl, games = self.pl, self.games
        found = {
            "length": self.counted(games, pl.col("decisions")),
            "rounds": self.counted(games, pl.col("rounds")),
            "ending": self.counted(games, pl.col("ending")),
            "winners": self.counted(games, pl.col("winners")),
            "lead_changes": self.counted(games, pl.col("lead_changes")),
            "decided_at": self.counted(games, (pl.col("decided_at") * 100).floor()),
            "verb_games": self.counted(self.tables["actions"].unique(["game", "verb"]), pl.col("verb")),
        }
        for (bot,), rows in self.seats.group_by("bot"):
            found[f"score/{bot}"] = self.counted(rows, pl.col("score"))
        return found

    def counted(self, table: Any, value: Any) -> Tally:
        """Return how many rows have each value, nulls left out."""
        rows = table.select(value=value).drop_nulls().group_by("value").len().sort("value").iter_rows()
        return {(str(int(value)) if isinstance(value, float) else str(value)): count for value, count in rows}

    def stages(self) -> Tally:
        """Return for each tenth of the followed games: choices, their legal actions in all, and decisions."""
        pl = self.pl
        steps = self.tables["decisions"].join(self.games.select("game", total="decisions"), on="game")
        stage = pl.col("number") * 10 // pl.col("total")
        chosen = pl.col("options") > 1
        rows = steps.group_by(stage=stage).agg(
            chosen.sum(), pl.col("options").filter(chosen).sum().alias("sum"), pl.len()
        )
        return {str(row[0]): [int(value) for value in row[1:]] for row in rows.sort("stage").iter_rows()}

    # ---------------------------------------------------------------- cards

    def cards(self) -> Tally:
        """Return each face's counts and, for those who took it or were dealt it, the cross moments by bot."""
        pl, cards = self.pl, self.tables["cards"]
        totals = cards.group_by("face").agg(
            pl.col("seen").sum(),
            pl.col("taken").sum(),
            pl.col("game").filter(pl.col("taken") > 0).n_unique().alias("games"),
        )
        found: Tally = {
            row["face"]: {"seen": row["seen"], "taken": row["taken"], "games": row["games"]}
            for row in totals.sort("face").iter_rows(named=True)
        }
        for name, column in (("takers", "taken"), ("dealt", "dealt")):
            for face, sums in self.holdings(column).items():
                found[face][name] = sums
        return found

    def holdings(self, column: str) -> Tally:
        """Return by face `[seats, parts won, deals]` of each bot, and the products between bots: 'x/<bot>/<bot>'."""
        pl = self.pl
        held = self.tables["cards"].filter((pl.col(column) > 0) & pl.col("seat").is_not_null())
        if held.height == 0:
            return {}
        joined = held.select("game", "seat", "face").join(
            self.seats.select("game", "seat", "deal", "bot", "parts"), on=("game", "seat")
        )
        sums = joined.group_by("face", "deal", "bot").agg(s=pl.len().cast(pl.Int64), w=pl.col("parts").sum())
        found: Tally = {}
        first = sums.group_by("face", "bot").agg(pl.col("s").sum(), pl.col("w").sum()).sort("face", "bot")
        for face, bot, seats, won in first.iter_rows():
            found.setdefault(face, {})[bot] = [seats, won]
        for face, deals in sums.group_by("face").agg(pl.col("deal").n_unique()).sort("face").iter_rows():
            found[face]["deals"] = deals
        pairs = sums.join(sums, on=("face", "deal"), suffix="2").filter(pl.col("bot") <= pl.col("bot2"))
        s, w, t, v = pl.col("s"), pl.col("w"), pl.col("s2"), pl.col("w2")
        products = pairs.group_by("face", "bot", "bot2").agg(
            (s * t).sum().alias("ss"), (s * v).sum().alias("sw"), (w * t).sum().alias("ws"), (w * v).sum().alias("ww")
        )
        for face, bot, other, *four in products.sort("face", "bot", "bot2").iter_rows():
            found[face][f"{bot}*{other}"] = four
        return found
