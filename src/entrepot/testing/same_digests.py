"""Promise 1: the same seed and actions give the same digests, through all four feeds of chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from entrepot.kernel.audience import CHANCE
from entrepot.kernel.chance import Feed, Keyed, Script, seeded
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.open_chance import OpenState
from entrepot.testing.feeds import Outcome, Recording
from entrepot.testing.promise import Promise
from entrepot.testing.setups import Setup
from entrepot.testing.walk import DIGEST_EVERY, Walk, play_on


@dataclass(frozen=True)
class Play:
    """A game that was played: its set-up, its actions, and the digests after some of them."""

    setup: Setup
    actions: list[tuple[int, int]]
    digests: dict[int, str]

    @classmethod
    def of(cls, walk: Walk) -> Play:
        """Return the play of a walk: its set-up, its actions and its digests."""
        return cls(walk.setup, walk.actions, walk.digests)

    def again(self, game: Game, seed: object, feed: Feed | None) -> dict[int, str]:
        """Return the digests of the same actions in a new game, as far as they can be played there."""
        state = game.new(self.setup.seats, seed, self.setup.options, feed)
        found = {0: state.digest()}
        for number, (seat, action) in enumerate(self.actions, start=1):
            if action not in state.legal(seat):
                break
            state.play(seat, action)
            if number in self.digests:
                found[number] = state.digest()
        return found


class SameDigests(Promise):
    """Replays every playout: by its generator, by a script of what came, keyed, and with chance in the open."""

    number = 1
    name = "same digests"
    promise = "the same seed and actions give the same digests, through all four feeds of chance"

    def at_end(self, walk: Walk) -> None:
        play = Play.of(walk)
        walk.is_repeatable = self.repeats(walk, "again", play)
        if not walk.is_repeatable:
            return
        recording = Recording(seeded(walk.seed))
        if self.repeats(walk, "with every chance passing through a feed", play, recording):
            self.scripted(walk, play, recording)
            self.open(walk, recording.outcomes)
            self.keyed(walk)

    def repeats(self, walk: Walk, how: str, play: Play, feed: Feed | None = None, seed: object = None) -> bool:
        """Check that playing the actions again has the same digests; say at which action it first had not."""
        found = play.again(self.game, walk.seed if seed is None else seed, feed)
        return self.compare(walk, how, play.digests, found)

    def compare(self, walk: Walk, how: str, wanted: dict[int, str], found: dict[int, str]) -> bool:
        """Return whether all digests wanted, by number of actions, were found; a failure says `how` it was played."""
        wrong = [number for number, digest in wanted.items() if found.get(number) != digest]
        return self.check(not wrong, f"played {how}, action {min(wrong, default=0)} has another digest", walk)

    def scripted(self, walk: Walk, play: Play, recording: Recording) -> None:
        """Play again with a script of the outcomes, and another seed that may not matter."""
        script = Script(recording.by_name())
        self.repeats(walk, "by a script", play, script, f"not {walk.seed}")
        self.check(script.left() == [], f"the script has {script.left()} left", walk)

    def keyed(self, walk: Walk) -> None:
        """Play another game of the same set-up on a live table's chance, then again, then by a script."""
        secret, rng = f"secret {walk.seed}".encode(), seeded(f"keyed {walk.seed}")
        recording = Recording(rng.fork(), Keyed(secret))
        state = self.game.new(walk.setup.seats, walk.seed, walk.setup.options, recording)
        play = Play(walk.setup, [], {0: state.digest()})
        for seat, action in play_on(state, rng, self.run.cap):
            play.actions.append((seat, action))
            if len(play.actions) % DIGEST_EVERY == 0 or state.over:
                play.digests[len(play.actions)] = state.digest()
        self.repeats(walk, "keyed", play, Keyed(secret))
        self.scripted(walk, play, recording)

    def open(self, walk: Walk, outcomes: list[Outcome]) -> None:
        """Play the game with chance as a player, which chooses the same outcomes."""
        table = OpenState(self.game, walk.setup.seats, walk.setup.options)
        coming = iter(outcomes)
        found: dict[int, str] = {}
        try:
            for number in range(len(walk.actions) + 1):
                if number > 0:
                    table.apply(*walk.actions[number - 1])
                self.let_chance_act(walk, table, coming)
                if number in walk.digests and table.state is not None:
                    found[number] = table.state.digest()
        except (EntrepotError, StopIteration) as error:
            self.fail(f"played with chance in the open, action {number}: {type(error).__name__} {error}", walk)
            return
        self.compare(walk, "with chance in the open", walk.digests, found)

    def let_chance_act(self, walk: Walk, table: OpenState, coming: Iterator[Outcome]) -> None:
        """Give every draw that waits its next outcome, and check that its chances add up to one."""
        while table.waiting is not None:
            total = sum(weight for _, weight in table.chances())
            self.check(abs(total - 1) < 1e-9, f"the chances of a draw add up to {total}", walk)
            table.apply(CHANCE, next(coming).value)
