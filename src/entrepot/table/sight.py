"""What one viewer may see of a position, and how it is put into a push."""

from typing import Any

import msgspec

from entrepot.kernel.audience import hears
from entrepot.kernel.game import Game
from entrepot.kernel.match import Match
from entrepot.kernel.message import Message, event_message, message
from entrepot.table.messages import Asked, Choice, Proof, Push, Teaching
from entrepot.table.wire import Told

RULES_CHANGED = "rules-changed"
OF_PEOPLE = (
    *("seat-taken", "seat-moved", "seat-elsewhere", "seat-free"),
    *("bot-time-up", "bot-agreed", "bot-asked", "bot-resigned", "back"),
    *("nudged", "asks-bot", "asks-pause", "no-pause", "paused", "goes-on"),
    *("asks-end", "plays-on", "game-ended", "called-off"),
    *("asks-takeback", "no-takeback", "taken-back"),
    "only-choice",
)
"""Who sits where, for whom a bot plays, and what people ask of one another and agree on."""
OWN_EVENTS = (RULES_CHANGED, *OF_PEOPLE)
"""The table's own events, that everybody is told."""
HINT = "hint"
"""The table's own event: a seat has been told what a strong bot would do. Its words are one of its arguments."""
_ENCODER = msgspec.json.Encoder()


class Sight(msgspec.Struct, eq=True):
    """One viewer's side of a position, as JSON. Two that are equal look the same to the viewer: no push lies between.

    It is kept for as long as the position stands. As bytes it costs the collector of cycles nothing, which would
    otherwise walk through the views of all tables while everybody waits.
    """

    view: bytes
    asked: bytes
    actions: bytes
    undo: int


def look(match: Match, seat: int | None, legal: list[int]) -> Sight:
    """Return what a seat (None: a spectator) sees; `legal` are its legal actions."""
    state = match.state
    view, asked = _ENCODER.encode(state.view(seat)), _ENCODER.encode(state.prompt(seat))
    if seat is None:
        return Sight(view, asked, b"[]", 0)
    choices = [choice(state.game, action, state.preview(seat, action)) for action in legal]
    return Sight(view, asked, _ENCODER.encode(choices), match.undoable(seat))


class Shown:
    """What a viewer was shown by push `seq`, after entry `number` of the log. Encoded once, however many look."""

    def __init__(
        self,
        game: Game,
        seat: int | None,
        seq: int,
        number: int,
        prompt: int | None,
        sight: Sight,
        outcome: dict[str, Any] | None,
        proof: Proof | None,
        events: list[dict[str, Any]],
        first: int | None = None,
        lesson: Teaching | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.seq = seq
        self.first = seq if first is None else first
        """The events are those of the pushes from this one on."""
        self.number = number
        self.prompt = prompt
        self.sight = sight
        self.outcome = outcome
        self.proof = proof
        self.events = events
        self.lesson = lesson
        self._encoded: dict[bool, str] = {}

    def encoded(self, with_text: bool) -> str:
        """Return the push with the events of this entry alone, for viewers who have seen the one before."""
        known = self._encoded.get(with_text)
        if known is None:
            known = self._encoded[with_text] = self.encode(self.events, self.first, with_text)
        return known

    def encode(self, events: list[dict[str, Any]], first: int, with_text: bool) -> str:
        """Return the push as JSON, with those of the events that its viewer may know: of the pushes from `first` on."""
        sight = self.sight
        asked: Asked = {"number": self.prompt, "message": msgspec.Raw(sight.asked)}  # type: ignore[typeddict-item]
        push = Push(
            seq=self.seq,
            first=first,
            seat=self.seat,
            events=told(self.game.id, events, self.seat),
            view=msgspec.Raw(sight.view),
            prompt=asked,
            actions=msgspec.Raw(sight.actions),  # type: ignore[arg-type]
            undo=sight.undo,
            text=self.game.table(msgspec.json.decode(sight.view)) if with_text else [],  # type: ignore[arg-type]
            outcome=self.outcome,  # type: ignore[arg-type]
            proof=self.proof,
            lesson=self.lesson,
        )
        return _ENCODER.encode(push).decode()


def gathered(shown: list[Shown]) -> Shown:
    """Return pushes of one seat, in order, as one: what is to be seen at last, and all that has happened."""
    last = shown[-1]
    return Shown(
        game=last.game,
        seat=last.seat,
        seq=last.seq,
        number=last.number,
        prompt=last.prompt,
        sight=last.sight,
        outcome=last.outcome,
        proof=last.proof,
        events=[event for one in shown for event in one.events],
        first=shown[0].first,
        lesson=last.lesson,
    )


def told(game: str, events: list[dict[str, Any]], seat: int | None) -> list[Told]:
    """Return the events that a seat may know, each with its sentence; `game` is the id."""
    return [
        {"kind": e["kind"], "args": e["args"], "say": say(game, e)}  # type: ignore[typeddict-item]
        for e in events
        if hears(e["audience"], seat)
    ]


def say(game: str, event: dict[str, Any]) -> Message:
    """Return an event in words."""
    if event["kind"] in OWN_EVENTS:
        return message(f"table-event-{event['kind']}", event["args"])
    if event["kind"] == HINT:
        words: Message = event["args"]["words"]
        return words
    return event_message(game, event)


def choice(game: Game, action: int, preview: list[Message]) -> Choice:
    """Return a legal action as a button."""
    known = _buttons.get((game, action))
    if known is None:
        info = game.info(action)
        known = {"action": info["do"], "verb": info["verb"], "say": info["say"], "touches": info["touches"]}
        if len(_buttons) > MOST_BUTTONS:
            _buttons.clear()
        _buttons[game, action] = known
    return {**known, "preview": preview}  # type: ignore[typeddict-item]


MOST_BUTTONS = 50_000
_buttons: dict[tuple[Game, int], dict[str, Any]] = {}
