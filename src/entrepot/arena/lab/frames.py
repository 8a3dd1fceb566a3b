"""Records of games as Polars frames, one for each table of `columns`."""

from typing import Any

from entrepot.arena.lab.columns import TABLES
from entrepot.arena.lab.order import Order
from entrepot.arena.lab.record import NOBODY, GameRecord, Times, bucket_start
from entrepot.files.extras import polars
from entrepot.kernel.game import Game

Rows = list[tuple[Any, ...]]


def frames(game: Game, order: Order, records: list[GameRecord], times: Times) -> dict[str, Any]:
    """Return the tables of these games, in order of game, seat and name, as `polars.DataFrame`."""
    made = Rower(game, order)
    for record in records:
        made.add(record)
    rows = {**made.rows, "times": time_rows(times)}
    return {name: frame(name, rows[name]) for name in TABLES}


def frame(name: str, rows: Rows) -> Any:
    """Return rows as the table of that name."""
    pl = polars()
    schema = {column: getattr(pl, kind) for column, kind, _ in TABLES[name]}
    columns = list(zip(*rows, strict=True)) or [()] * len(schema)
    series = [pl.Series(n, list(values), dtype=kind) for (n, kind), values in zip(schema.items(), columns, strict=True)]
    return pl.DataFrame(series)


class Rower:
    """Turns records into rows."""

    def __init__(self, game: Game, order: Order) -> None:
        self.game = game
        self.order = order
        self.verbs = [verb.name for verb in game.actions.verbs]
        self.rows: dict[str, Rows] = {name: [] for name in TABLES}

    def add(self, record: GameRecord) -> None:
        """Take in one game."""
        entrants = self.order.seating(record.index)
        bots = [self.order.plan.bots[entrant] for entrant in entrants]
        self.rows["games"].append(self.game_row(record))
        self.rows["seats"] += [self.seat_row(record, seat, entrants[seat], bot) for seat, bot in enumerate(bots)]
        self.add_uses(record, bots)
        for number, step in enumerate(record.trail):
            verb, text = self.game.actions.verb(step.action).name, self.game.text(step.action)
            row = (record.index, number, step.round, step.seat, bots[step.seat], verb, text, step.options)
            self.rows["decisions"].append(row)

    def game_row(self, record: GameRecord) -> tuple[Any, ...]:
        """Return the row of `games`."""
        decisions = sum(record.decisions)
        decided = record.decided_at / max(1, decisions) if record.decided_at is not None else None
        return (
            record.index,
            record.index // self.order.rotations,
            record.starter,
            record.rounds,
            decisions,
            sum(record.choices),
            sum(record.options),
            record.ending,
            record.decided_by,
            len(record.winners),
            self.order.is_followed(record.index),
            record.lead_changes,
            decided,
        )

    def seat_row(self, record: GameRecord, seat: int, entrant: int, bot: str) -> tuple[Any, ...]:
        """Return a row of `seats`."""
        return (
            record.index,
            seat,
            entrant,
            bot,
            (seat - record.starter) % self.order.seats + 1,
            record.places[seat] if seat < len(record.places) else None,
            record.scores[seat] if seat < len(record.scores) else None,
            1 / len(record.winners) if seat in record.winners else 0.0,
            record.decisions[seat],
            record.choices[seat],
            record.options[seat],
        )

    def add_uses(self, record: GameRecord, bots: list[str]) -> None:
        """Add the rows of `actions` and `cards`."""
        for seat, uses in enumerate(record.verbs):
            self.rows["actions"] += [
                (record.index, seat, bots[seat], self.verbs[verb], uses[verb]) for verb in sorted(uses)
            ]
        for use in sorted(record.cards, key=lambda use: (use.face, use.seat)):
            whose = (None, None) if use.seat == NOBODY else (use.seat, bots[use.seat])
            self.rows["cards"].append((record.index, *whose, use.face, use.seen, use.dealt, use.taken))


def time_rows(times: Times) -> Rows:
    """Return the rows of `times`."""
    return [
        (bot, bucket_start(slot) / 1000, bucket_start(slot + 1) / 1000, counts[slot])
        for bot, counts in sorted(times.items())
        for slot in sorted(counts)
    ]
