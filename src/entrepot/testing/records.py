"""Promise 9: a record replays to the same digests."""

import json

from entrepot.kernel.errors import EntrepotError
from entrepot.testing.promise import Promise
from entrepot.testing.walk import Walk, digests_of, replay


class Records(Promise):
    """Seed, seats, options and actions in notation, written as JSON and read again, give the same game."""

    number = 9
    name = "records"
    promise = "a record replays to the same digests"

    def at_end(self, walk: Walk) -> None:
        if not walk.is_repeatable:  # what the seed does not repeat, no record can: promise 1 has told it
            return
        record = json.loads(json.dumps(walk.record()))
        try:
            found = digests_of(replay(record, self.game), walk.digests)
        except EntrepotError as error:
            self.fail(f"the record does not replay: {error}", walk)
            return
        wrong = [number for number, digest in walk.digests.items() if found.get(number) != digest]
        self.check(not wrong, f"action {min(wrong, default=0)} of the record has another digest", walk)
