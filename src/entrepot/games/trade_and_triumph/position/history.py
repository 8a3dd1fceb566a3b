"""A possible history of a deck since its first reshuffle, found by search in random order. TT-R-27, TT-R-39

It is exact: whatever the seat has seen happens in it, at its time, from cards that were there. Only its chances are
rough, as each step is weighed by itself.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trade_and_triumph.position import memory
from entrepot.games.trade_and_triumph.position.account import (
    GIVES,
    REMEMBERED,
    SLOT,
    SURE,
    TOKEN,
    UNKNOWN,
    Account,
    Step,
)
from entrepot.kernel.chance import Random
from entrepot.kernel.packed import packed

ONLY: Final = 0
"""The choice where there is none."""
FIXED: Final = 1 << 20
"""From here on: a card whose face the seat knows; below: a source, or a slot plus 1."""
WEIGHT: Final = 1000


@final
class History:
    """The search's position; every `take_step` can be undone."""

    def __init__(self, account: Account) -> None:
        self.account = account
        bags = account.bags
        self.bags: list[vec[i64]] = [packed(bag) for bag in bags]
        self.needed: list[list[int]] = [[0] * len(bags[0]) for _ in bags]
        """By source and face: what coming steps can have from nowhere else."""
        self.hands: list[list[int]] = [[] for _ in range(account.seats * len(bags))]
        """By holder and source: tokens in hand."""
        self.sure: list[list[int]] = [[] for _ in range(account.seats)]
        """By holder: faces in hand that the seat knows."""
        self.faces: list[int] = [UNKNOWN] * len(account.events)
        """By event: the face of a token or of a card laid down."""
        self.token: list[int] = [UNKNOWN] * len(account.events)
        """By card laid down whose face is not chosen yet: its token."""
        for step in account.steps:
            if step.sole >= 0:
                self.needed[step.sole][step.face] += 1

    def tokens(self, holder: i64, source: i64) -> list[int]:
        """Return the holder's tokens of a source."""
        return self.hands[holder * len(self.bags) + source]

    # ---------------------------------------------------------------- choices

    def has(self, source: i64, face: i64, step: Step) -> bool:
        """Say whether the bag has the face for this step, with what others need left in it."""
        kept = 0 if step.sole == source else self.needed[source][face]
        return self.bags[source][face] > kept

    def choices(self, step: Step) -> list[int]:
        """Return how the step can be made."""
        if step.kind == GIVES:
            return self.ways_to_give(step)
        if step.kind == REMEMBERED:
            return self.ways_to_remember(step)
        if step.kind == SLOT and step.face != UNKNOWN and self.faces[step.at] == UNKNOWN:
            return [ONLY] if self.has(0, step.face, step) else []
        return [ONLY]

    def ways_to_give(self, step: Step) -> list[int]:
        """Return the sources, and the known faces, that the card may be from."""
        found: list[int] = []
        for source in range(len(self.bags)):
            if self.tokens(step.holder, source) and (step.face == UNKNOWN or self.has(source, step.face, step)):
                found.append(source)
        for face in self.sure[step.holder]:
            if (step.face == UNKNOWN or step.face == face) and FIXED + face not in found:
                found.append(FIXED + face)
        return found

    def ways_to_remember(self, step: Step) -> list[int]:
        """Return 0 for the hand, and the numbers of slots plus 1, where the card may have been."""
        found: list[int] = []
        if not self.has(0, step.face, step):
            return found
        if memory.may_be_in_hand(step.what) and self.tokens(step.holder, 0):
            found.append(0)
        for number, slot in enumerate(self.account.slots[step.holder]):
            face = self.account.face_if_seen(slot)
            is_free = self.faces[slot] == UNKNOWN and (face == UNKNOWN or face == step.face)
            if is_free and memory.since_of(step.what) <= number < memory.until_of(step.what):
                found.append(number + 1)
        return found

    def weight(self, step: Step, choice: i64) -> i64:
        """Return how likely a choice is, roughly."""
        if step.kind != GIVES or choice >= FIXED:
            return WEIGHT
        cards: i64 = len(self.tokens(step.holder, choice))
        if step.face == UNKNOWN:
            return WEIGHT * cards
        total: i64 = 0
        for count in self.bags[choice]:
            total += count
        return 1 + WEIGHT * cards * self.bags[choice][step.face] // total

    def pick(self, step: Step, choices: list[int], rng: Random) -> i64:
        """Take one of the choices out of the list, at random by weight."""
        if len(choices) == 1:
            return choices.pop()
        weights: list[i64] = [self.weight(step, choice) for choice in choices]
        total: i64 = 0
        for weight in weights:
            total += weight
        left = rng.below(total)
        at = 0
        while left >= weights[at]:
            left -= weights[at]
            at += 1
        return choices.pop(at)

    # ---------------------------------------------------------------- steps

    def take_step(self, step: Step, choice: i64) -> i64:
        """Make a step; return what `undo` wants to know: the token used, or UNKNOWN."""
        if step.kind == TOKEN:
            self.tokens(step.holder, self.account.source[step.at]).append(int(step.at))
        elif step.kind == SURE:
            self.sure[step.holder].append(int(step.face))
        elif step.kind == REMEMBERED:
            return self.remember(step, choice)
        elif step.kind == SLOT:
            if step.face != UNKNOWN and self.faces[step.at] == UNKNOWN:
                self.use(step, 0, step.at, 1)
                return step.at
        else:
            return self.give(step, choice)
        return UNKNOWN

    def use(self, step: Step, source: i64, at: i64, sign: i64) -> None:
        """Take the step's face out of a bag for a token or slot; back again with sign -1."""
        self.bags[source][step.face] -= sign
        self.faces[at] = int(step.face) if sign > 0 else UNKNOWN
        if step.sole >= 0:
            self.needed[step.sole][step.face] -= sign

    def remember(self, step: Step, choice: i64) -> i64:
        """Put a remembered card in hand or into a slot."""
        if choice > 0:
            at: i64 = self.account.slots[step.holder][choice - 1]
        else:
            at = self.tokens(step.holder, 0).pop()
            self.sure[step.holder].append(int(step.face))
        self.use(step, 0, at, 1)
        return at

    def give(self, step: Step, choice: i64) -> i64:
        """Part with a token, or with a card whose face is known."""
        if choice >= FIXED:
            self.sure[step.holder].remove(int(choice - FIXED))
            if step.at != UNKNOWN:
                self.faces[step.at] = int(choice - FIXED)
            return UNKNOWN
        at: i64 = self.tokens(step.holder, choice).pop()
        if step.face != UNKNOWN:
            self.use(step, choice, at, 1)
        if step.at != UNKNOWN:
            self.token[step.at] = int(at)
        return at

    def undo(self, step: Step, choice: i64, used: i64) -> None:
        """Take a step back."""
        if step.kind == TOKEN:
            self.tokens(step.holder, self.account.source[step.at]).pop()
        elif step.kind == SURE:
            self.sure[step.holder].remove(int(step.face))  # not the last one: a card given and got back has moved there
        elif step.kind == SLOT:
            if used != UNKNOWN:
                self.use(step, 0, used, -1)
        elif step.kind == REMEMBERED:
            self.use(step, 0, used, -1)
            if choice == 0:
                self.sure[step.holder].remove(int(step.face))
                self.tokens(step.holder, 0).append(int(used))
        else:
            self.undo_give(step, choice, used)

    def undo_give(self, step: Step, choice: i64, used: i64) -> None:
        """Take the card back."""
        if step.at != UNKNOWN:
            self.faces[step.at] = UNKNOWN
            self.token[step.at] = UNKNOWN
        if choice >= FIXED:
            self.sure[step.holder].append(int(choice - FIXED))
            return
        if step.face != UNKNOWN:
            self.use(step, choice, used, -1)
        self.tokens(step.holder, choice).append(int(used))
