"""Every refusal that a game has: for each phase and verb the clause that is cited and the sentence, as a list to read.

Write the lists anew with `PYTHONPATH=src:tests python -m refusal_list`, and read the difference.
"""

from __future__ import annotations

import random
from collections import defaultdict
from pathlib import Path

import entrepot
from entrepot.kernel.chance import seeded
from entrepot.kernel.registry import game_modules
from entrepot.testing.setups import covering_setups
from entrepot.words import catalogue

FOLDER = Path(__file__).parent / "games" / "refusals"
GAMES = 30
"""Random games, over set-ups in which every two options meet."""
TRIES = 4
"""Random actions of one verb that are tried in each, beside its first and its last."""
LONGEST = 4000
GENERAL = "kernel-refused-asked-else"


def positions(game, setup, number):
    """Yield positions of a random game: of each phase the first, the second, the fourth, the eighth and so on."""
    chooser = random.Random(number)
    state, visits = game.new(setup.seats, number, setup.options), defaultdict(int)
    for _ in range(LONGEST):
        if state.over:
            return
        phase, seat = state.top().name, state.actors()[0]
        visits[phase] += 1
        if visits[phase].bit_count() == 1:
            yield state, seat
        state.apply(seat, chooser.choice(state.legal(seat)))


def refused(state, seat, verb, legal, chooser):
    """Yield the refusals of a few actions of one verb."""
    for number in (0, verb.size - 1, *(chooser.randrange(verb.size) for _ in range(TRIES))):
        is_face = ":" not in state.game.text(verb.base + number)  # the space has room for more faces than there are
        if is_face and verb.base + number not in legal:
            yield state.why_not(seat, verb.base + number)


class Refusals:
    """What random games are refused with: by phase and verb the sentences, as (clause, message id) with an example.

    And the verbs that each phase offers.
    """

    def __init__(self, game):
        self.game, self.found, self.offered = game, defaultdict(dict), defaultdict(set)
        setups = covering_setups(game, seeded("refusals"))
        chooser = random.Random(game.id)
        for number in range(GAMES):
            for state, seat in positions(game, setups[number % len(setups)], number):
                self.look(state, seat, chooser)

    def look(self, state, seat, chooser):
        """Note what is offered and what is refused here."""
        phase = state.top().name
        legal = set(state.legal(seat))
        self.offered[phase] |= {self.game.actions.verb(action).name for action in legal}
        for verb in self.game.actions.verbs:
            if not verb.outside:
                for refusal in refused(state, seat, verb, legal, chooser):
                    key = (refusal.clause, refusal.message["id"])
                    self.found[phase, verb.name].setdefault(key, refusal.message)

    def lines(self):
        """Yield the list: what belongs to another moment in one line for each phase, the rest one by one."""
        english = catalogue("en")
        for phase in [phase.name for phase in self.game.phases]:
            own = {verb: said for (where, verb), said in self.found.items() if where == phase}
            if not own:
                continue
            yield f"{phase}"
            elsewhere = defaultdict(list)
            for verb, said in own.items():
                for clause, id in said:
                    if id == GENERAL:
                        elsewhere[clause].append(verb)
            for clause, verbs in sorted(elsewhere.items()):
                yield f"    {clause} asks for something else than: {', '.join(verbs)}"
            for verb, said in own.items():
                for (clause, id), message in sorted(said.items()):
                    if id != GENERAL:
                        yield f"    {verb}: {clause} {english.say(message)}"

    def unexplained(self):
        """Return the verbs that a phase offers and yet refuses as if they belonged to another moment."""
        return {
            f"{phase}: {verb}"
            for (phase, verb), said in self.found.items()
            if verb in self.offered[phase] and any(id == GENERAL for _, id in said)
        }


if __name__ == "__main__":
    for name in game_modules():
        (FOLDER / f"{name}.txt").write_text("\n".join(Refusals(entrepot.game(name)).lines()) + "\n", encoding="utf-8")
