"""Chance: the generator, and the feeds that may stand in for it.

A position draws through one gate (`State.draw`, `State.pick`, `State.roll`). The gate asks the feed first, if there is
one; a feed that has no answer returns `OWN`, and the position's own generator answers. Four feeds exist: none (the
generator), `Script`, `Keyed`, and the open feed of `kernel.open_chance`.
"""

import hashlib
import hmac
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from entrepot.kernel.errors import BadScenario

WORD: Final[i64] = 0xFFFFFFFF
OWN: Final = -1
"""What a feed answers to let the position's own generator decide."""


@final
class Chance:
    """The name of one kind of draw or roll, as scripts and records call it.

    `table` names the content table whose faces are drawn, empty for dice and picks; `sides` says how many a die has.
    Picks are counted from 0. `about` says in a few words what is picked.
    """

    def __init__(self, name: str, table: str = "", sides: int = 0, about: str = "") -> None:
        self.name = name
        self.table = table
        self.sides = sides
        self.about = about


@final
class Random:
    """xoroshiro64** of Blackman and Vigna: two 32-bit words of state, the same bits on every platform.

    Make one with `seeded(7)`. `below(n)` is unbiased (Lemire's multiplication with rejection).
    """

    def __init__(self, word0: i64, word1: i64) -> None:
        self.word0: i64 = word0
        self.word1: i64 = word1

    def copy(self) -> "Random":
        """Return a generator that goes on independently with the same numbers."""
        return Random(self.word0, self.word1)

    def fork(self) -> "Random":
        """Return a new generator seeded from this one, which moves on."""
        word0: i64 = self.next()
        return Random(word0, self.next() | 1)

    def next(self) -> i64:
        """Return the next 32-bit word."""
        a: i64 = self.word0
        b: i64 = self.word1
        # a * 0x9E3779BB modulo 2**32, by the negative of that constant so that no product leaves 63 bits
        mixed: i64 = -(a * 0x61C88645) & WORD
        mixed = (((mixed << 5) | (mixed >> 27)) & WORD) * 5 & WORD
        b ^= a
        self.word0 = ((a << 26) | (a >> 6)) & WORD ^ b ^ (b << 9) & WORD
        self.word1 = ((b << 13) | (b >> 19)) & WORD
        return mixed

    def below(self, n: i64) -> i64:
        """Return a whole number from 0 to n - 1, each equally likely; n from 1 to 2**31."""
        a: i64 = self.word0  # `next`, written out once more: this is the busiest line of plain Python
        b: i64 = self.word1
        mixed: i64 = -(a * 0x61C88645) & WORD
        mixed = (((mixed << 5) | (mixed >> 27)) & WORD) * 5 & WORD
        b ^= a
        self.word0 = ((a << 26) | (a >> 6)) & WORD ^ b ^ (b << 9) & WORD
        self.word1 = ((b << 13) | (b >> 19)) & WORD
        product: i64 = mixed * n
        low: i64 = product & WORD
        if low < n:
            floor: i64 = (WORD + 1 - n) % n
            while low < floor:
                product = self.next() * n
                low = product & WORD
        return product >> 32


def seeded(seed: object) -> Random:
    """Return a generator seeded from any whole number or text, through SHA-256 of its decimal or literal form."""
    digest = hashlib.sha256(str(seed).encode("utf-8", "surrogatepass")).digest()
    return Random(word_at(digest, 0), word_at(digest, 4) | 1)


def word_at(digest: bytes, at: i64) -> i64:
    """Return the 32-bit word, most significant byte first, that begins at a byte."""
    word: i64 = 0
    for place in range(at, at + 4):
        word = word << 8 | digest[place]
    return word


@mypyc_attr(allow_interpreted_subclasses=True)
class Feed:
    """Stands in for the generator. `number` counts the draws of the position since its start, from 0."""

    def draw(self, chance: Chance, counts: vec[i64], total: i64, number: i64, audience: i64) -> i64:
        """Return the face drawn from a bag of `counts` by face (`total` in all), or `OWN`."""
        at: i64 = self.pick(chance, total, number, audience)
        return at if at < 0 else face_at(counts, at)

    def pick(self, chance: Chance, n: i64, number: i64, audience: i64) -> i64:
        """Return a number from 0 to n - 1, or `OWN`."""
        return OWN

    def copy(self) -> "Feed":
        """Return a feed for a copy of the position; a feed without memory returns itself."""
        return self


def face_at(counts: vec[i64], at: i64) -> i64:
    """Return the face of the card number `at` (from 0) of a bag in which the cards lie in order of face."""
    face: i64 = 0
    for count in counts:
        at -= count
        if at < 0:
            return face
        face += 1
    raise ValueError("the bag holds fewer cards than that")


class Script(Feed):
    """Answers from lists by the chance's name, each used from the front; what it does not hold, the generator decides.

    For draws the list holds faces, for picks and rolls numbers from 0. An answer that is impossible raises BadScenario,
    in the middle of an action: the position is of no use then.
    """

    def __init__(self, answers: dict[str, list[int]]) -> None:
        self.answers: dict[str, list[int]] = {name: list(values) for name, values in answers.items()}

    def draw(self, chance: Chance, counts: vec[i64], total: i64, number: i64, audience: i64) -> i64:
        waiting = self.answers.get(chance.name)
        if not waiting:
            return OWN
        face = waiting[0]
        faces: int = len(counts)
        if not 0 <= face < faces or counts[face] < 1:
            raise BadScenario(f"the script wants face {face} of {chance.name!r}, which cannot be drawn now")
        waiting.pop(0)
        return face

    def pick(self, chance: Chance, n: i64, number: i64, audience: i64) -> i64:
        waiting = self.answers.get(chance.name)
        if not waiting:
            return OWN
        answer = waiting[0]
        if not 0 <= answer < int(n):
            raise BadScenario(f"the script wants {answer} of {chance.name!r}, which has 0 to {n - 1}")
        waiting.pop(0)
        return answer

    def copy(self) -> Feed:
        return Script(self.answers)

    def left(self) -> list[str]:
        """Return the names whose answers were not all used."""
        return [name for name, values in self.answers.items() if values]


class Keyed(Feed):
    """A live table's chance: number n comes from HMAC-SHA256(secret, n), so that it can be proved afterwards.

    `promise()` is shown at the start, the secret at the end; until then the secret never leaves the server.
    """

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def promise(self) -> str:
        """Return the hexadecimal SHA-256 of the secret."""
        return hashlib.sha256(self.secret).hexdigest()

    def pick(self, chance: Chance, n: i64, number: i64, audience: i64) -> i64:
        return keyed_number(self.secret, number, n)


def keyed_number(secret: bytes, number: int, n: int) -> int:
    """Return the unbiased number from 0 to n - 1 that `secret` gives for draw `number` (from 0).

    HMAC-SHA256 of the text 'number:try' gives 256 bits; a value in the incomplete last stretch is tried again.
    """
    whole = 1 << 256
    attempt = 0
    while True:
        text = f"{number}:{attempt}".encode()
        value = int.from_bytes(hmac.new(secret, text, hashlib.sha256).digest(), "big")
        if value < whole - whole % n:
            return value % n
        attempt += 1
