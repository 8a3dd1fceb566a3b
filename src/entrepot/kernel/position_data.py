"""Positions as plain data, and back from data that may come from anywhere. Whatever can be loaded can be played on."""

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from entrepot.kernel.chance import WORD, Feed, Random
from entrepot.kernel.errors import BadPosition, EntrepotError
from entrepot.kernel.phase import FRAME
from entrepot.kernel.plain import whole
from entrepot.kernel.schema import shown

if TYPE_CHECKING:
    from entrepot.kernel.game import Game
    from entrepot.kernel.state import State

MOST: Final = 1 << 53
"""The largest whole number that every reader of JSON keeps exact."""


def write_position(state: "State") -> dict[str, Any]:
    """Return the whole position, chance included, as a dict of its own; `read_position` takes it back."""
    stack, phases = state.stack, state.game.phases
    data: dict[str, Any] = {
        "game": state.game.id,
        "rules": state.game.version,
        "content": state.game.content.digest(),
        "seats": int(state.seats),
        "options": state.game.option_names(state.options),
        "chance": {"words": [int(state.rng.word0), int(state.rng.word1)], "draws": int(state.draws)},
        "stack": [[phases[stack[at]].name, *stack[at + 1 : at + FRAME]] for at in range(0, len(stack), FRAME)],
        "ending": state.ending,
    }
    data.update(state.fields())
    return data


def digest(data: dict[str, Any]) -> str:
    """Return a stable hash of a dump, without what is still undrawn. The dump is changed by this: use it no more."""
    del data["chance"]["words"]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# ---------------------------------------------------------------- reading


def read_position(game: "Game", data: Any, feed: Feed | None, in_play: bool, is_known: bool = False) -> "State":
    """Return the position that the data describe; BadPosition if they describe none.

    If it is `in_play`, as every dump is, it asks somebody or is over; otherwise it may be in the middle of something.
    If it `is_known`, play has reached it, and only its form is checked.
    """
    try:
        check_origin(game, data)
        state = read_state(game, data, feed)
        flaw = stack_flaw(state) or ("" if is_known else game.flaw(state))
    except BadPosition:
        raise
    except KeyError as error:
        raise BadPosition(f"this is not a position of {game.id}: it lacks {error}") from error
    except (EntrepotError, TypeError, ValueError, IndexError, OverflowError, AttributeError, RecursionError) as error:
        raise BadPosition(f"this is not a position of {game.id}: {error}") from error
    if flaw:
        raise BadPosition(f"this is not a position of {game.id}: {flaw}")
    if in_play:
        check_asking(state)
    return state


def check_asking(state: "State") -> None:
    """Raise BadPosition if a seat is asked that cannot be, or if nobody is asked and the game is not over."""
    try:
        flaw = asking_flaw(state)
    except (EntrepotError, TypeError, ValueError, IndexError, OverflowError, AttributeError, RecursionError) as error:
        raise BadPosition(f"this is not a position of {state.game.id}: {error}") from error
    if flaw:
        raise BadPosition(f"this is not a position of {state.game.id}: {flaw}")


def asking_flaw(state: "State") -> str:
    """Say what is wrong with who is asked, and try what is first needed of the position."""
    for seat in range(state.seats):
        state.view(seat)
    if state.over:
        return ""
    if not state.top().waits or not state.top().is_due(state) or not state.actors():
        return f"nobody is asked in {state.top().name!r}"
    for seat in state.actors():
        if not 0 <= seat < int(state.seats) or not state.legal(seat):
            return f"seat {seat} is asked in {state.top().name!r} and can do nothing"
    return ""


def check_origin(game: "Game", data: Any) -> None:
    """Raise BadPosition if the data are from another game, other rules or other content."""
    if not isinstance(data, dict) or data.get("game") != game.id:
        raise BadPosition(f"this is not a position of {game.id}")
    if data.get("rules") != game.version:
        raise BadPosition(
            f"this position follows rules {shown(data.get('rules'))}; migrate it to {game.version!r} first"
        )
    if data.get("content") != game.content.digest():
        raise BadPosition("this position was made with other content; load that content first")
    seats = data.get("seats")
    if not isinstance(seats, int) or isinstance(seats, bool) or not game.fewest <= seats <= game.most:
        raise BadPosition(f"{game.id} is for {game.fewest} to {game.most} seats")


def read_state(game: "Game", data: dict[str, Any], feed: Feed | None) -> "State":
    """Return the position as it is written; raises one of many errors if that is not possible."""
    seats: int = data["seats"]
    options: dict[str, str] = data["options"]
    chosen = game.choose(options)
    game.check_setup(seats, game.option_names(chosen))
    state = game.fresh(seats, chosen)
    state.rng = read_generator(data["chance"])
    state.draws = whole(data["chance"]["draws"], 0, MOST)
    state.feed = feed
    state.stack = read_stack(game, data["stack"])
    state.ending = data["ending"]
    state.over = state.ending != ""
    state.set_fields(data)
    return state


def read_generator(chance: dict[str, Any]) -> Random:
    """Return the generator; two zero words would give only zeros."""
    word0, word1 = (whole(word, 0, int(WORD)) for word in chance["words"])
    if word0 == word1 == 0:
        raise BadPosition("the generator's words cannot both be 0")
    return Random(word0, word1)


def read_stack(game: "Game", frames: list[Any]) -> list[int]:
    """Return the stack of phases, each written as its name and three numbers."""
    numbers = {phase.name: phase.id for phase in game.phases}
    stack: list[int] = []
    for frame in frames:
        if not isinstance(frame, list) or len(frame) != FRAME or frame[0] not in numbers:
            named = shown(frame[0]) if isinstance(frame, list) and frame else shown(frame)
            raise BadPosition(f"the stack takes a phase of {game.id} with three numbers, not {named}")
        stack.append(numbers[frame[0]])
        stack += [whole(note, -MOST, MOST) for note in frame[1:]]
    return stack


def stack_flaw(state: "State") -> str:
    """Say what is wrong between the stack and the ending."""
    if state.over and state.ending not in state.game.endings:
        return f"no game ends by {shown(state.ending)}"
    if state.over and state.stack:
        return "the game is over, so no phase can be on"
    return "" if state.over or state.stack else "nobody is asked, and it is not over"
