"""The chance of a scenario: answers by name from its file, and where it names none, the generator."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.files.compare import shown
from entrepot.kernel.chance import OWN, Chance, Feed
from entrepot.kernel.errors import BadScenario
from entrepot.kernel.game import Game

AND_SO_ON = "..."
"""At the end of a list: when its answers are used up, the generator goes on."""


def check_words(game: Game, words: dict[str, Any]) -> None:
    """Raise BadScenario or BadAction where a scenario's chance is not a table of lists with outcomes of the game."""
    for name, waiting in words.items():
        if not isinstance(waiting, list):
            raise BadScenario(f"[chance]: {name!r} takes a list, not {shown(waiting)}")
        game.chance(name)
        for word in waiting[:-1] if waiting[-1:] == [AND_SO_ON] else waiting:
            game.outcome(name, word)


class Answers(Feed):
    """Gives each chance its listed outcomes, from the front; BadScenario where one is impossible or none is left."""

    def __init__(self, game: Game, words: dict[str, list[Any]]) -> None:
        self.game = game
        self.words = {name: list(waiting) for name, waiting in words.items()}

    def draw(self, chance: Chance, counts: vec[i64], total: i64, number: i64, audience: i64) -> i64:
        face = self._next(chance)
        if face != OWN and (face >= len(counts) or counts[face] < 1):
            raise BadScenario(f"[chance] wants {self._word(chance)} of {chance.name!r}, and none is left to be drawn")
        return self._use(chance, face)

    def pick(self, chance: Chance, n: i64, number: i64, audience: i64) -> i64:
        answer = self._next(chance)
        if answer >= n:
            raise BadScenario(f"[chance] wants {self._word(chance)} of {chance.name!r}, which has 0 to {n - 1}")
        return self._use(chance, answer)

    def copy(self) -> Feed:
        return Answers(self.game, self.words)

    def left(self) -> dict[str, list[Any]]:
        """Return what was not used."""
        return {name: waiting for name, waiting in self.words.items() if waiting not in ([], [AND_SO_ON])}

    def _next(self, chance: Chance) -> int:
        """Return the outcome that the file wants next, OWN where the generator decides."""
        waiting = self.words.get(chance.name)
        if waiting is None or waiting == [AND_SO_ON]:
            return OWN
        if not waiting:
            raise BadScenario(
                f"[chance] ran short: another {chance.name!r} was wanted; "
                f"add it, or end the list with {AND_SO_ON!r} where any will do"
            )
        return self.game.outcome(chance.name, waiting[0])

    def _word(self, chance: Chance) -> str:
        return repr(self.words[chance.name][0])

    def _use(self, chance: Chance, answer: int) -> int:
        if answer != OWN:
            self.words[chance.name].pop(0)
        return answer
