"""The position of a game: plain typed fields, changed in place, and everything that may be asked of it.

A game's own position extends `State` with its fields. What the game declares of them (`kernel.fields`) is dumped, read
back, shown and counted from that; a game that declares none overrides `fields`, `set_fields`, `view` and `census`.
"""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from entrepot.kernel.audience import TABLE
from entrepot.kernel.chance import OWN, Chance, Feed, Random, face_at
from entrepot.kernel.errors import BadSeats, Illegal
from entrepot.kernel.message import Message, message, seat_names
from entrepot.kernel.moves import NO_CHOICE, Moves
from entrepot.kernel.packed import packed
from entrepot.kernel.phase import FRAME, Phase, Refusal
from entrepot.kernel.position_data import digest, write_position
from entrepot.kernel.refusing import refusal_of

if TYPE_CHECKING:
    from entrepot.kernel.game import Game

WAITING: Final = 0
ENTERED: Final = 1
RETURNED: Final = 2
NOTHING: Final = Moves()
"""The empty offer: for a seat that may not act, and before anybody has asked. It is never changed, so copies share it.
"""
NO_PHASE: Final[Phase[Any]] = Phase()
"""What waits where the stack is empty."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. Make one with `Game.new` or `Game.load`; `like` makes a copy's kernel part."""

    def __init__(self, game: "Game", seats: int, options: list[int], like: "State | None" = None) -> None:
        self.game: Game = game
        self.seats: i64 = seats
        self.options: list[int] = options
        """The number of the choice made for each of the game's options, in the ledger's order; never changed."""
        self.listening: bool = False
        self.revealed: bool = False
        """Whether the last action showed somebody something new without a draw: a barrier to undo."""
        self.binding: bool = False
        """Whether a rule forbids taking the last action back, although it showed nothing new."""
        self.events: list[dict[str, Any]] = []
        self._offered: Moves = NOTHING
        self._offered_to: i64 = 0
        self._has_offered: bool = False
        """Whether `_offered` holds the legal actions of `_offered_to` in this position."""
        self._due: i64 = WAITING
        self._result: i64 = 0
        if like is None:
            self.rng: Random = Random(0, 1)
            self.feed: Feed | None = None
            self.draws: i64 = 0
            self._frames: vec[i64] = vec[i64]([i64(0)] * (4 * FRAME))
            self._height: i64 = 0
            """How much of `_frames` the stack of phases takes."""
            self._top: Phase[Any] = NO_PHASE
            self.over: bool = False
            self.ending: str = ""
        else:
            self.rng = like.rng.copy()
            self.feed = like.feed.copy() if like.feed is not None else None
            self.draws = like.draws
            self._frames = like._frames[:]
            self._height = like._height
            self._top = like._top
            self.over = like.over
            self.ending = like.ending

    # ------------------------------------------------------------------ what a game says of its own position

    def copy(self) -> "State":
        """Return an independent position that goes on with the same chance and does not listen."""
        return State(self.game, self.seats, self.options, self)

    def fields(self) -> dict[str, Any]:
        """Return the game's own fields as plain data, faces by id; keys are those of `[given]` in scenarios."""
        return self.game.position.write(self)

    def set_fields(self, data: dict[str, Any]) -> None:
        """Take the game's own fields from what `fields` returned; BadPosition if they are not such data."""
        self.game.position.read(self, data)

    def view(self, seat: int | None) -> Any:
        """Return all that the seat knows (None: a spectator), as the data that the game's `wire.py` describes.

        BadSeats, as for `determinize`, if there is no such seat.
        """
        if seat is not None:
            self.check_seat(seat)
        return self.view_of(seat)

    def view_of(self, seat: int | None) -> Any:
        """Return the view of a seat that there is: what games declare of their fields, and what a game adds to it."""
        return self.game.position.view(self, seat)

    def determinize(self, seat: int, rng: Random) -> "State":
        """Return a fresh position, as likely as any, that this seat cannot tell from the real one.

        What has not been drawn yet is drawn by the given generator: a search must not foresee chance.
        """
        return self.imagined(rng)

    def imagined(self, rng: Random) -> "State":
        """Return a copy whose chance is a fork of the given generator: what `determinize` begins with."""
        other = self.copy()
        other.feed = None
        other.rng = rng.fork()
        return other

    def appraise(self, seat: int) -> list[float]:
        """Return a quick estimate of the position's worth to each seat, from what `seat` knows; larger is better."""
        return [0.0] * self.seats

    def parts(self, seat: int) -> list[float]:
        """Return what a seat has of each of `game.parts`, as players count it."""
        return []

    def census(self) -> dict[str, dict[str, int]]:
        """Return what must add up: for each kind of thing, how many are where. The sum of a kind never changes."""
        return self.game.position.census(self)

    def secrets(self) -> dict[str, Any]:
        """Return the real value of each hidden entry of the ledger, by its id."""
        return {}

    def places(self) -> dict[str, Any]:
        """Return `places` (1 is best, by seat), `scores` by seat and `decided_by`, once the game is over."""
        return {"places": [1] * self.seats, "scores": [0] * self.seats, "decided_by": ""}

    def starter(self) -> int:
        """Return the first player of this round, from whom the order of play is counted."""
        return 0

    def rounds(self) -> i64:
        """Return how many rounds have been begun; 0 in a game without rounds."""
        return 0

    def outside_legal(self) -> list[int]:
        """Return what the pseudo-seat TABLE may do now."""
        return []

    def outside_apply(self, action: int) -> None:
        """Carry out an action of the pseudo-seat TABLE."""

    # ------------------------------------------------------------------ playing

    def top(self) -> Phase[Any]:
        """Return the phase that waits or works now."""
        return self._top

    def actors(self) -> list[int]:
        """Return the seats that may act now; several where choices are simultaneous; none when the game is over."""
        if self.over:
            return []
        return self.top().actors(self)[:]

    def legal(self, seat: int) -> list[int]:
        """Return the seat's legal actions in a pinned order; empty if it may not act. The list is the caller's own."""
        return self._offer(seat).to_list()

    def moves(self, seat: i64) -> Moves:
        """Return what a seat that may act is offered, in a pinned order. Only read it, and only until the next action.

        It is for playouts and searches, which look at few of the actions, and does not check whether the seat may act.
        A phase that asks for it changes nothing afterwards, unless it goes on.
        """
        if not self._has_offered or self._offered_to != seat:
            self._has_offered = False
            if self._offered is NOTHING:
                self._offered = Moves()
            self._offered.clear()
            self._top.offer(self, seat, self._offered)
            self._offered_to = seat
            self._has_offered = True
        return self._offered

    def only(self, seat: i64) -> i64:
        """Return the one action that the phase on top offers a seat; NO_CHOICE where there are several or none.

        A phase may take that action by itself; where there are several, they are not gathered again for the seat.
        """
        action = self.moves(seat).only()
        if action != NO_CHOICE:
            self._has_offered = False
        return action

    def is_forced(self, seat: int) -> bool:
        """Say whether all can see that an actor has one action only: a game without secrets says so for all phases."""
        return self.top().is_forced(self, seat)

    def forced_seat(self) -> int:
        """Return the seat that is asked alone and, as all can see, has one action only; TABLE where there is none."""
        actors = self.actors()
        return actors[0] if len(actors) == 1 and self.is_forced(actors[0]) else TABLE

    def _offer(self, seat: int) -> Moves:
        if self.over:
            return NOTHING
        if seat == TABLE:
            moves = Moves()
            moves.add_all(self.outside_legal())
            return moves
        return self.moves(seat) if seat in self.top().actors(self) else NOTHING

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action; Illegal, BadSeats or BadAction otherwise, and then nothing has changed."""
        self.check_legal(seat, action)
        self.play(int(seat), int(action))  # True, 1.0 and the like leave no trace of their type

    def check_legal(self, seat: int, action: int) -> None:
        """Raise Illegal if the rules forbid the action; BadSeats or BadAction if there is no such seat or action."""
        if not self._offer(seat).has(action):
            refusal = refusal_of(self, seat, action)
            raise Illegal(refusal.clause, refusal.message)

    def check_seat(self, seat: int) -> None:
        """Raise BadSeats if the table has no such seat."""
        if not 0 <= seat < int(self.seats):
            raise BadSeats(f"there is no seat {seat + 1}: this table has seats 1 to {self.seats}")

    def play(self, seat: int, action: int) -> None:
        """Carry out an action that is known to be legal; unchecked, for playouts."""
        self._has_offered = False
        self.revealed = False
        self.binding = False
        if seat == TABLE:
            self.outside_apply(action)
        else:
            self._top.apply(self, seat, action)
        if self._due != WAITING:
            self.run()

    def run(self) -> None:
        """Go on by itself until somebody is asked or the game is over."""
        while self._due != WAITING and not self.over:
            phase = self._top
            due = self._due
            self._due = WAITING
            self._has_offered = False
            if due == ENTERED:
                phase.enter(self)
            else:
                phase.resume(self, self._result)

    # ------------------------------------------------------------------ the stack of phases

    @property
    def stack(self) -> list[int]:
        """The phases, the lowest first: of each its id and three numbers. The list is the caller's own."""
        return [int(self._frames[at]) for at in range(self._height)]

    @stack.setter
    def stack(self, values: list[int]) -> None:
        self._frames = packed([*values, *[0] * FRAME])
        self._height = len(values)
        self._find_top()

    def bottom(self) -> i64:
        """Return the id of the lowest phase on the stack."""
        return self._frames[0]

    def goto(self, phase: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put another phase (by its place in the game's list) in the place of the one on top."""
        self._write(self._height - FRAME, phase, a, b, c)

    def push(self, phase: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Lay a phase on top; the one below goes on when it ends."""
        at = self._height
        self._height = at + FRAME
        if at + FRAME > len(self._frames):
            self._frames = packed([*self._frames, *[0] * (4 * FRAME)])
        self._write(at, phase, a, b, c)

    def _write(self, at: i64, phase: i64, a: i64, b: i64, c: i64) -> None:
        frames = self._frames
        frames[at] = phase
        frames[at + 1] = a
        frames[at + 2] = b
        frames[at + 3] = c
        self._top = self.game.by_id[phase]
        self._due = ENTERED

    def pop(self, result: i64 = 0) -> None:
        """End the phase on top; the one below resumes with `result`."""
        self._height -= FRAME
        self._find_top()
        self._result = result
        self._due = RETURNED

    def _find_top(self) -> None:
        height = self._height
        self._top = self.game.by_id[self._frames[height - FRAME]] if height > 0 else NO_PHASE

    def note(self, slot: i64) -> int:
        """Return number `slot` (0 to 2) of the phase on top."""
        return int(self._frames[self._height + slot + 1 - FRAME])

    def set_note(self, slot: i64, value: i64) -> None:
        """Set number `slot` (0 to 2) of the phase on top."""
        self._frames[self._height + slot + 1 - FRAME] = value

    def enter_top(self) -> None:
        """Begin the phase on top and go on until somebody is asked: for positions that were set up in it."""
        self._has_offered = False
        self._due = ENTERED
        self.run()

    def finish(self, ending: str) -> None:
        """End the game for one of the reasons that the game declares."""
        self.over = True
        self.ending = ending
        self._height = 0
        self._top = NO_PHASE
        self._due = WAITING

    # ------------------------------------------------------------------ chance

    def draw(self, chance: Chance, counts: vec[i64], audience: i64) -> i64:
        """Take one card at random out of a bag (counts by face); the audience sees which.

        Return its face, or -1 if the bag is empty, which is not a draw.
        """
        total: i64 = 0
        for count in counts:
            total += count
        if total == 0:
            return OWN
        number = self.draws
        self.draws += 1
        face: i64 = OWN
        feed = self.feed
        if feed is not None:
            face = feed.draw(chance, counts, total, number, audience)
        if face == OWN:
            face = face_at(counts, self.rng.below(total))
        counts[face] -= 1
        return face

    def pick(self, chance: Chance, n: i64, audience: i64) -> i64:
        """Return a random number from 0 to n - 1; the audience sees it."""
        number = self.draws
        self.draws += 1
        feed = self.feed
        if feed is not None:
            answer: i64 = feed.pick(chance, n, number, audience)
            if answer != OWN:
                return answer
        return self.rng.below(n)

    def roll(self, chance: Chance, sides: i64, audience: i64) -> i64:
        """Return the roll of one die, from 1 to `sides`; feeds count it from 0 as they do picks."""
        return self.pick(chance, sides, audience) + 1

    # ------------------------------------------------------------------ events

    def tell(self, kind: str, audience: i64, args: dict[str, Any]) -> None:
        """Say what happened. Call it only under `if s.listening:`, so that playouts do not pay for it."""
        self.events.append({"kind": kind, "audience": int(audience), "args": args})

    def take_events(self) -> list[dict[str, Any]]:
        """Return what happened since the last call, in order, and forget it."""
        taken = self.events
        self.events = []
        return taken

    # ------------------------------------------------------------------ words for a seat

    def prompt(self, seat: int | None) -> Message:
        """Return what is asked of the seat (None: a spectator), or whom it waits for."""
        if seat is not None:
            self.check_seat(seat)
        if self.over:
            return message(f"{self.game.id}-ending-{self.ending}")
        actors = self.actors()
        if seat is not None and seat in actors:
            return self.top().prompt(self, seat)
        return message("kernel-wait-for", {"seats": seat_names(actors)})

    def preview(self, seat: int, action: int) -> list[Message]:
        """Return what the action will certainly do, from that seat's information only; Illegal if it is not legal."""
        self.check_legal(seat, action)
        return [] if seat == TABLE else self.top().preview(self, seat, action)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """Return the clause and the sentence that forbid the action; None if it is legal."""
        return None if self._offer(seat).has(action) else refusal_of(self, seat, action)

    # ------------------------------------------------------------------ as data

    def outcome(self) -> dict[str, Any] | None:
        """Return how the game ended, or None: `ending`, `places` and `scores` by seat, `winners`, `decided_by`."""
        if not self.over:
            return None
        result: dict[str, Any] = {"ending": self.ending}
        result.update(self.places())
        places = result["places"]
        result["winners"] = [seat for seat in range(self.seats) if places and places[seat] == 1]
        return result

    def dump(self) -> dict[str, Any]:
        """Return the whole position as plain data, chance included; `Game.load` takes it back."""
        return write_position(self)

    def digest(self) -> str:
        """Return a stable hash (16 hexadecimal digits) of all that has happened, without what is still undrawn."""
        return digest(self.dump())
