"""The chance of a scenario: answers by name from its file, and where it has none, the generator."""

from typing import Any

from mypy_extensions import i64

from entrepot.kernel.chance import OWN, Chance, Feed
from entrepot.kernel.errors import BadScenario
from entrepot.kernel.game import Game


class Answers(Feed):
    """Gives each chance its listed outcomes, from the front; BadScenario where one is impossible."""

    def __init__(self, game: Game, words: dict[str, list[Any]]) -> None:
        self.game = game
        self.words = {name: list(waiting) for name, waiting in words.items()}

    def draw(self, chance: Chance, counts: list[int], total: i64, number: i64, audience: i64) -> i64:
        waiting = self.words.get(chance.name)
        if not waiting:
            return OWN
        face = self.game.outcome(chance.name, waiting[0])
        if face >= len(counts) or counts[face] < 1:
            raise BadScenario(f"[chance] wants {waiting[0]!r} of {chance.name!r}, and none is left to be drawn")
        del waiting[0]
        return face

    def pick(self, chance: Chance, n: i64, number: i64, audience: i64) -> i64:
        waiting = self.words.get(chance.name)
        if not waiting:
            return OWN
        answer = self.game.outcome(chance.name, waiting[0])
        if answer >= n:
            last = n - 1 + chance.first
            raise BadScenario(f"[chance] wants {waiting[0]!r} of {chance.name!r}, which has {chance.first} to {last}")
        del waiting[0]
        return answer

    def copy(self) -> Feed:
        return Answers(self.game, self.words)

    def left(self) -> dict[str, list[Any]]:
        """Return what was not used."""
        return {name: waiting for name, waiting in self.words.items() if waiting}
