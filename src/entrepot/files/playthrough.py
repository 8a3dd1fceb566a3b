"""Playthroughs: whole games as readable text, kept beside the tests so that every change of the rules shows.

A file has a header, which says how the game was set up, and then for every move who may act, what that seat may do,
what it does, what chance gave, and what everybody hears. The table stands there at the start and at every new round.
`again` plays the moves of a text once more and returns the text as it is now; `renew` does so to a folder's files.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import entrepot
from entrepot.kernel.audience import EVERYONE, TABLE
from entrepot.kernel.chance import Chance, Feed, Random, face_at, seeded
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.handle import events_for
from entrepot.kernel.message import event_message
from entrepot.kernel.state import State
from entrepot.kernel.verbs import Amount
from entrepot.words import catalogue

DOES = "  does: "
WIDTH = 120
NO_ROUNDS = 50
"""Moves between two pictures of the table in a game without rounds."""


class Hearing(Feed):
    """Draws as the generator of this seed would, and remembers each outcome by its name."""

    def __init__(self, game: Game, seed: object) -> None:
        self.game = game
        self.rng: Random = seeded(seed)
        self.heard: list[str] = []

    def draw(self, chance: Chance, counts: vec[i64], total: i64, number: i64, audience: i64) -> i64:
        face = face_at(counts, self.rng.below(total))
        self.heard.append(f"{chance.name} {self.game.face_id(chance.table, int(face))}{_unseen(audience)}")
        return face

    def pick(self, chance: Chance, n: i64, number: i64, audience: i64) -> i64:
        answer = self.rng.below(n)
        self.heard.append(f"{chance.name} {answer}{_unseen(audience)}")
        return answer

    def take(self) -> list[str]:
        """Return what was drawn since the last call."""
        heard, self.heard = self.heard, []
        return heard


class Transcript:
    """A game that is written down while it is played."""

    def __init__(self, name: str, seats: int, seed: str, options: dict[str, str]) -> None:
        self.game = entrepot.game(name)
        self.words = catalogue("en")
        self.feed = Hearing(self.game, seed)
        self.state: State = self.game.new(seats, seed, options, self.feed, listening=True)
        self.moves = 0
        self.round = self.state.rounds()
        self.lines = [
            f"game: {name}",
            f"rules: {self.game.version}",
            f"content: {self.game.content.digest()}",
            f"seats: {seats}",
            f"seed: {seed}",
            *(f"option: {key} {value}" for key, value in options.items()),
            "note: seats are counted from 0, and seat 0 is Player 1",
            "",
            "set-up",
        ]
        self._happened()
        self._picture()

    def play(self, seat: int, action: int) -> None:
        """Carry out a legal action and write down what it did."""
        state = self.state
        self.moves += 1
        asked = ", ".join(_seat(other) for other in state.actors()) or "nobody"
        self.lines += ["", f"{self.moves}. asked: {asked}"]
        self.lines += _wrapped(f"  {_seat(seat)} may: ", spans(self.game, state.legal(seat)))
        state.apply(seat, action)
        self.lines.append(f"{DOES}{'table' if seat == TABLE else seat} {self.game.text(action)}")
        self._happened()
        if not state.over and self._is_time_for_a_picture():
            self._picture()

    def finish(self) -> str:
        """Return the whole text, the outcome at its end."""
        outcome = self.state.outcome() or {}
        self.lines += ["", "outcome", *(f"  {key}: {value}" for key, value in outcome.items())]
        self.lines.append(f"  digest: {self.state.digest()}")
        return "\n".join(self.lines) + "\n"

    def _is_time_for_a_picture(self) -> bool:
        before, self.round = self.round, self.state.rounds()
        return before != self.round if self.round else self.moves % NO_ROUNDS == 0

    def _happened(self) -> None:
        for drawn in self.feed.take():
            self.lines.append(f"  chance: {drawn}")
        for event in events_for(self.state.take_events(), None):
            self.lines.append(f"  {self.words.say(event_message(self.game.id, event))}")

    def _picture(self) -> None:
        self.lines += ["", "the table"]
        self.lines += [f"  {self.words.say(line)}" for line in self.game.table(self.state.view(None))]
        self.lines.append(f"  digest: {self.state.digest()}")


def make(name: str, seats: int, seed: str, options: dict[str, str] | None = None) -> str:
    """Return the text of a game in which everybody plays uniformly at random."""
    transcript = Transcript(name, seats, seed, options or {})
    rng = seeded(f"playthrough {seed}")
    state = transcript.state
    while not state.over:
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        actions = state.legal(seat)
        transcript.play(seat, actions[rng.below(len(actions))])
    return transcript.finish()


def again(text: str) -> str:
    """Return how a text's game looks now, with the same moves; an EntrepotError if a move is no longer legal."""
    name, seats, seed, options = _header(text)
    transcript = Transcript(name, seats, seed, options)
    for line in text.splitlines():
        if line.startswith(DOES):
            seat, _, notation = line.removeprefix(DOES).partition(" ")
            transcript.play(TABLE if seat == "table" else int(seat), transcript.game.parse(notation))
    return transcript.finish()


def renew(folder: Path | str) -> list[Path]:
    """Write every text of a folder anew and return those that changed; games with illegal moves are played anew."""
    changed = []
    for path in sorted(Path(folder).rglob("*.txt")):
        old = path.read_text(encoding="utf-8")
        try:
            new = again(old)
            complete = "\n  ending:" in new
        except EntrepotError:
            complete = False
        if not complete:
            new = make(*_header(old))
        if new != old:
            path.write_text(new, encoding="utf-8", newline="\n")
            changed.append(path)
    return changed


def spans(game: Game, actions: list[int]) -> list[str]:
    """Return actions in notation, a row of amounts as 'bid 3 to 17'."""
    found: list[str] = []
    at = 0
    while at < len(actions):
        end = _end_of_row(game, actions, at)
        text = game.text(actions[at])
        found.append(f"{text} to {game.text(actions[end]).split()[-1]}" if end > at + 1 else text)
        at = end + 1 if end > at + 1 else at + 1
    return found


def _end_of_row(game: Game, actions: list[int], at: int) -> int:
    verb = game.actions.verb(actions[at])
    if len(verb.parameters) != 1 or not isinstance(verb.parameters[0], Amount):
        return at
    while at + 1 < len(actions) and actions[at + 1] == actions[at] + 1 and verb.has(actions[at + 1]):
        at += 1
    return at


def _header(text: str) -> tuple[str, int, str, dict[str, str]]:
    values: dict[str, Any] = {"option": {}}
    for line in text.partition("\n\n")[0].splitlines():
        key, _, value = line.partition(": ")
        if key == "option":
            name, _, choice = value.partition(" ")
            values["option"][name] = choice
        else:
            values[key] = value
    return values["game"], int(values["seats"]), values["seed"], values["option"]


def _wrapped(start: str, texts: list[str]) -> Iterator[str]:
    line = start
    for number, text in enumerate(texts):
        piece = text if number + 1 == len(texts) else f"{text}, "
        if len(line) + len(piece) > WIDTH and line.strip():
            yield line.rstrip()
            line = "      "
        line += piece
    yield line.rstrip()


def _seat(seat: int) -> str:
    return "the table" if seat == TABLE else f"seat {seat}"


def _unseen(audience: int) -> str:
    if audience == EVERYONE:
        return ""
    seats = [str(seat) for seat in range(16) if audience >> seat & 1]
    return f" (seen by {', '.join(seats) or 'nobody'})"
