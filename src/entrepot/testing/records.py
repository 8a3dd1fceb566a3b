"""Promise 9: a record replays to the same digests."""

from typing import Any

import msgspec

from entrepot.files.record import Record, parse, replay
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.match import Match
from entrepot.testing.promise import Promise
from entrepot.testing.walk import Walk


class Records(Promise):
    """Every playout is written as a record file is, read again, and replayed."""

    number = 9
    name = "records"
    promise = "a record replays to the same digests"

    def at_end(self, walk: Walk) -> None:
        if not walk.is_repeatable:  # what the seed does not repeat, no record can: promise 1 has told it
            return
        try:
            record = parse(msgspec.json.encode(record_of(self.game, walk.record())).decode())
            last = replay(record, self.game)
        except EntrepotError as error:
            self.fail(f"the record does not replay: {error}", walk)
            return
        self.check(last.digest() == walk.state.digest(), "the record ends in another position", walk)
        found = record.segments[0].digests
        wrong = [number for number, digest in found.items() if walk.digests.get(number, digest) != digest]
        self.check(not wrong, f"action {min(wrong, default=0)} of the record has another digest", walk)


def record_of(game: Game, found: dict[str, Any]) -> Record:
    """Return the record that a failure of the kit has, as a record that `entrepot replay` reads once it is written.

    EntrepotError if its actions cannot be played.
    """
    match = Match(game.new(found["seats"], found["seed"], found["options"]))
    for seat, text in found["actions"]:
        match.apply(seat, game.parse(text))
    return Record.of(match, found["seed"])
