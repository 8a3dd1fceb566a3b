"""What a review says of a choice, as messages."""

import msgspec

from entrepot.bots.search.reasons import RIVAL
from entrepot.kernel.game import Game
from entrepot.kernel.message import Message, message
from entrepot.review.reviewing import SLIGHT, SURE, SUSPECTS, Judged, Review, SeatReview
from entrepot.review.weighing import Compared


def told(game: Game, judged: Judged, has_lead: bool) -> list[Message]:
    """Return what was played, what was stronger (or weaker), by how much, and why.

    `has_lead` says whether the game has a message `<game>-lead` for what it counts.
    """
    played = message("review-played", {"played": game.sentence(game.parse(judged.choice.played))})
    args = {"other": game.sentence(game.parse(judged.other)), "by": difference(game, judged.by, has_lead)}
    lines = [played, message("review-easy" if judged.is_gain else "review-stronger", args)]
    if judged.by.reasons:
        reasons = [part(game, name, more, "review-rival") for name, more in judged.by.reasons]
        lines.append(message("review-why", {"reasons": reasons}))
    return lines


def difference(game: Game, by: Compared, has_lead: bool) -> Message:
    """Return how much better one action was: also in the game's own units, if that says anything."""
    args: dict[str, object] = {"percent": max(1, round(100 * by.worth)), "error": max(1, round(100 * by.error))}
    lead = round(by.lead)
    if lead < 1:
        return message("review-by", args)
    counted = message(f"{game.id}-lead" if has_lead else "review-points", {"count": lead})
    return message("review-by-lead", {"lead": counted, **args})


def part(game: Game, name: str, more: float, rival: str) -> Message:
    """Return what two actions differ in as an item of a list: 'Capital +3'. A rival's lack is told as such."""
    what = message(rival if name == RIVAL else f"{game.id}-part-{name}")
    is_more = (more < 0) if name == RIVAL else (more > 0)
    return message("table-hint-part", {"what": what, "count": round(abs(more)), "more": is_more})


def counts(found: SeatReview) -> list[Message]:
    """Return how many choices there were, and how many of them were mistakes."""
    lines = [message("review-counts", {"choices": found.choices, "mistakes": len(found.mistakes)})]
    if found.suspects > SUSPECTS:
        lines.append(message("review-not-all", {"suspects": found.suspects, "most": SUSPECTS}))
    return lines


def tried(game: Game, by: Compared, has_lead: bool) -> list[Message]:
    """Return what another action would have been worth, and why."""
    args: dict[str, object] = {"other": game.sentence(game.parse(by.action))}
    if abs(by.worth) <= by.error or round(100 * abs(by.worth)) < 1:
        return [message("review-tried-alike", args)]
    more = by if by.worth > 0 else reverse(by)
    id = "review-tried-stronger" if more is by else "review-tried-weaker"
    lines = [message(id, {**args, "by": difference(game, more, has_lead)})]
    if by.reasons:
        reasons = [part(game, name, count, "review-rival") for name, count in by.reasons]
        lines.append(message("review-why", {"reasons": reasons}))
    return lines


def reverse(by: Compared) -> Compared:
    """Return the same seen from the other action."""
    return msgspec.structs.replace(by, worth=-by.worth, lead=-by.lead)


def reading() -> list[Message]:
    """Return how to read a review, and what it cannot know."""
    return [
        message("review-method-knowledge"),
        message("review-method-mistake", {"sure": round(SURE), "slight": round(100 * SLIGHT)}),
        message("review-method-worth"),
        message("review-method-limit"),
    ]


def method(review: Review) -> list[Message]:
    """Return how a review was made and what it cannot know."""
    return [*reading(), message("review-method-seed", {"playouts": review.playouts, "seed": review.seed})]
