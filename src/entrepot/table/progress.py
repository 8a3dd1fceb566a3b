"""A match under way, with everything that is counted at it: prompts, pushes, and the entries of the log."""

from collections.abc import Sequence
from typing import Any

from entrepot.files.lesson_course import Course, Stage
from entrepot.kernel.audience import EVERYONE, hears, only
from entrepot.kernel.errors import BadAction, Illegal
from entrepot.kernel.match import Match
from entrepot.kernel.message import Message, message
from entrepot.table.errors import Declined
from entrepot.table.messages import Proof, Teaching
from entrepot.table.rows import Counters
from entrepot.table.sight import HINT, Shown, look


class Entry:
    """One entry of the log, before it is stored: what happened, and the pushes that it makes."""

    def __init__(
        self,
        number: int,
        kind: str,
        seat: int | None,
        words: str,
        events: list[dict[str, Any]],
        shown: list[Shown],
        counters: Counters,
        is_over: bool,
    ) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self.words = words
        self.events = events
        self.shown = shown
        self.counters = counters
        self.is_over = is_over
        self.ending: Message | None = None
        """Why the game ends with it, though its rules do not say so."""
        self.is_forced = False
        """Whether nobody was asked for it, as there was only one choice."""


class Progress:
    """Plays a match forward and back, in memory. `watched` are the seats that somebody can look from; None: spectators.

    `counters` are those after entry `number`. Every change returns the `Entry` that is to be stored.
    """

    def __init__(
        self,
        match: Match,
        number: int,
        counters: Counters,
        watched: Sequence[int | None],
        proof: Proof | None,
        course: Course | None = None,
    ) -> None:
        self.match = match
        self.course = course
        """Where it is a lesson."""
        self.game = match.state.game
        self.number = number
        self.counters = counters
        self._watched = watched
        self._proof = proof
        self.stage = self._stage_now()
        self.legal = self._legal_now()
        self._asked = self._asked_now()
        match.state.take_events()
        self.shown: dict[int | None, Shown] = {seat: self._show(seat, []) for seat in watched}

    @classmethod
    def begin(
        cls, match: Match, watched: Sequence[int | None], proof: Proof | None, course: Course | None = None
    ) -> tuple["Progress", Entry]:
        """Return a match that nobody has seen yet, and entry 0."""
        state = match.state
        events = state.take_events()
        seats = range(int(state.seats))
        asked = state.actors()
        counters = Counters(
            prompts=[int(seat in asked) for seat in seats],
            seqs=[int(seat in watched) for seat in [*seats, None]],
            waiting=asked,
            round=int(state.rounds()),
        )
        self = cls(match, 0, counters, watched, proof, course)
        self.shown = {seat: self._show(seat, events) for seat in watched}
        return self, self._entry("begin", None, "", events, list(self.shown.values()))

    # ------------------------------------------------------------------ what is asked

    def prompt(self, seat: int) -> int | None:
        """Return the number of the question that is put to the seat; None if it is asked nothing."""
        return self.counters.prompts[seat] if self.legal[seat] else None

    def outcome(self) -> dict[str, Any] | None:
        """Return how the game ended; None if it goes on."""
        return self.match.state.outcome()

    def why(self, seat: int, notation: str) -> tuple[str, dict[str, Any] | None]:
        """Return the clause and the words that forbid an action; no words if it is allowed. Declined if it is none."""
        action = self._parse(notation)
        refusal = self.match.state.why_not(seat, action)
        if refusal is None and self.stage is not None:
            return "", self._lesson_answer(self.game.text(action))
        return ("", None) if refusal is None else (refusal.clause, refusal.message)

    def check_lesson(self, seat: int, prompt: int, notation: str) -> None:
        """Decline what a lesson does not let its learner do yet, with its answer."""
        if self.stage is None or prompt != self.prompt(seat):
            return
        action = self._parse(notation)
        answer = self._lesson_answer(self.game.text(action)) if action in self.legal[seat] else None
        if answer is not None:
            raise Declined("lesson", answer)

    def _lesson_answer(self, notation: str) -> Message | None:
        """Return what a lesson says to an action; None where it may be done."""
        if self.stage is None or self.stage.allows(notation):
            return None
        if self.stage.is_end:
            return message("table-lesson-over")
        answer = None if self.stage.coming else self.stage.answer(notation)
        return answer or message("table-lesson-wait")

    def teaching(self) -> Teaching | None:
        """Return where the lesson is; None where there is none."""
        stage, course = self.stage, self.course
        if stage is None or course is None:
            return None
        legal = [self.game.text(action) for action in self.legal[course.lesson.seat]]
        taught: dict[str, Any] = {
            "pages": [{"words": page.told(), "look": list(page.look)} for page in stage.pages if not stage.coming],
            "offered": stage.offered(legal),
            "at": stage.at,
            "of": len(course.lesson.steps),
            "is_end": stage.is_end,
            "solution": course.solution,
        }
        return taught  # type: ignore[return-value]

    def _stage_now(self) -> Stage | None:
        return self.course.stage(self.match.moves) if self.course is not None else None

    # ------------------------------------------------------------------ changes

    def act(self, seat: int, prompt: int, notation: str) -> Entry:
        """Carry out a legal action in answer to that prompt; Declined otherwise, and then nothing has changed."""
        action = self._parse(notation)
        if prompt != self.prompt(seat) and (prompt or self.legal[seat]):
            raise Declined("stale")
        try:
            self.match.apply(seat, action)
        except Illegal as error:
            raise Declined(error.code, error.message, error.clause) from error
        return self._advance("act", seat, self.game.text(action))

    def undo(self, seat: int, prompt: int, count: int) -> Entry:
        """Take back the seat's last `count` actions, 0 for all, while asked that prompt (0: any or none).

        Declined if it may not take back so many, or is asked something else by now.
        """
        if prompt and prompt != self.prompt(seat):
            raise Declined("stale")
        if count > self.match.undoable(seat) > 0:
            raise Declined("undo-too-many")
        try:
            taken = self.match.undo(seat, count)
        except Illegal as error:
            raise Declined("nothing-to-undo", error.message, error.clause) from error
        return self._advance("undo", seat, str(taken))

    def hint(self, seat: int, prompt: int, args: dict[str, Any]) -> Entry:
        """Tell a seat its hint, and nobody else that there was one; Declined if the question has changed."""
        if prompt != self.prompt(seat):
            raise Declined("stale")
        event = {"kind": HINT, "args": args, "audience": int(only(seat))}
        return self._tell("hint", seat, args["action"], event, [seat])

    def notice(self, seat: int, kind: str, args: dict[str, Any]) -> Entry:
        """Tell everybody what became of a seat, or of the table; position and prompts stay as they are."""
        return self._tell("seat", seat, kind, {"kind": kind, "args": args, "audience": int(EVERYONE)}, self._watched)

    def can_take_back(self, seat: int) -> bool:
        """Say whether nobody has learnt anything since the seat's last action."""
        return self.match.can_take_back(seat)

    def take_back(self, seat: int, args: dict[str, Any]) -> Entry:
        """Go back to before the seat's last action, and tell everybody so."""
        count = self.match.take_back(seat)
        self.match.state.events.append({"kind": "taken-back", "args": args, "audience": int(EVERYONE)})
        return self._advance("takeback", seat, f"{seat} {count}")

    def go_on_under(self, version: str, events: list[dict[str, Any]]) -> Entry:
        """Note that another version of the rules holds from here; whoever is asked is asked anew."""
        for seat, legal in enumerate(self.legal):
            self.counters.prompts[seat] += 1 if legal else 0
        self.match.state.events += events
        return self._advance("rules", None, version)

    def _parse(self, notation: str) -> int:
        try:
            return self.game.parse(notation)
        except BadAction as error:
            raise Declined(error.code, message("table-refused-bad-action", {"text": notation[:40]})) from error

    def act_alone(self, seat: int, args: dict[str, Any]) -> Entry:
        """Take the only action of a seat that all can see is its only one, and tell everybody so."""
        action = self.legal[seat][0]
        self.match.apply(seat, action)
        self.match.state.events.append({"kind": "only-choice", "args": args, "audience": int(EVERYONE)})
        entry = self._advance("act", seat, self.game.text(action))
        entry.is_forced = True
        return entry

    # ------------------------------------------------------------------ what follows from a change

    def _tell(self, kind: str, seat: int, words: str, event: dict[str, Any], viewers: Sequence[int | None]) -> Entry:
        self.number += 1
        shown = [show for viewer in viewers if (show := self._news(viewer, [event])) is not None]
        return self._entry(kind, seat, words, [event], shown)

    def _advance(self, kind: str, seat: int | None, words: str) -> Entry:
        self.number += 1
        state = self.match.state
        self.stage = self._stage_now()
        before, self.legal = (self.legal, self._asked), self._legal_now()
        self._asked = self._asked_now()
        for other, legal in enumerate(self.legal):
            is_same = (legal, self._asked[other]) == (before[0][other], before[1][other])
            if legal and (other == seat or not is_same):  # whoever has acted is asked anew, be it the same once more
                self.counters.prompts[other] += 1
        self.counters.waiting = state.actors()
        self.counters.round = int(state.rounds())
        events = state.take_events()
        shown = [show for viewer in self._watched if (show := self._news(viewer, events)) is not None]
        return self._entry(kind, seat, words, events, shown)

    def _news(self, seat: int | None, events: list[dict[str, Any]]) -> Shown | None:
        """Return a push for the viewer, if anything is new to it: neither counters nor clocks tell it of secrets."""
        before, now = self.shown[seat], self._show(seat, events)
        is_news = (
            any(hears(event["audience"], seat) for event in events)  # most often, and the cheapest to see
            or now.prompt != before.prompt
            or now.outcome != before.outcome
            or now.sight != before.sight
            or now.lesson != before.lesson
        )
        if not is_news:
            return None
        place = len(self.counters.seqs) - 1 if seat is None else seat
        self.counters.seqs[place] += 1
        now.seq = now.first = self.counters.seqs[place]
        self.shown[seat] = now
        return now

    def _show(self, seat: int | None, events: list[dict[str, Any]]) -> Shown:
        legal = [] if seat is None else self.legal[seat]
        return Shown(
            game=self.game,
            seat=seat,
            seq=self.counters.seqs[-1 if seat is None else seat],
            number=self.number,
            prompt=None if seat is None else self.prompt(seat),
            sight=look(self.match, seat, legal),
            outcome=self.outcome(),
            proof=self._proof if self.match.state.over else None,
            events=events,
            lesson=self.teaching(),
        )

    def _entry(
        self, kind: str, seat: int | None, words: str, events: list[dict[str, Any]], shown: list[Shown]
    ) -> Entry:
        now = self.counters
        counted = Counters(now.prompts[:], now.seqs[:], now.waiting[:], now.round)
        return Entry(self.number, kind, seat, words, events, shown, counted, self.match.state.over)

    def _legal_now(self) -> list[list[int]]:
        state = self.match.state
        asked = state.actors()
        return [list(state.legal(seat)) if seat in asked else [] for seat in range(int(state.seats))]

    def _asked_now(self) -> list[Message | None]:
        state = self.match.state
        return [state.prompt(seat) if legal else None for seat, legal in enumerate(self.legal)]

    def is_settled(self) -> bool:
        """Say whether nobody may take anything back: then the position alone is all that must be kept."""
        return not any(self.match.undoable(seat) for seat in range(int(self.match.state.seats)))
