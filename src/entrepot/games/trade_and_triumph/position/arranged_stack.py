"""The stack of phases of a position set up by hand: choices lie on a card, and a card on a step or an arrival."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.trade_and_triumph.actions import CAPACITY, DECKS
from entrepot.games.trade_and_triumph.content.effect_parts import WORDS, can_ask_by
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.schema import shown

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.game import TradeAndTriumph

STEPS: Final = ("start", "move", "draw", "play", "finish", "hand-limit")
WITH_RIVAL: Final = ("node", "rival-discards")
PARTS: Final = ("deck", "card", "effect", "base", "rival", "left", "given")


def frames(game: "TradeAndTriumph", data: dict[str, Any], phase: str, asked: dict[str, Any]) -> list[list[Any]]:
    """Return the stack for a phase, with the phases below it and their numbers."""
    if phase in STEPS:
        return [[phase, 0, 0, 0]]
    base = base_frames(data, asked)
    if phase == "arrival":
        return base
    if phase == "reveal":
        if base[-1][0] != "arrival":
            raise BadPosition("the phase 'reveal' is about an arrival: give 'at' and 'turned'")
        return [*base, ["reveal", 0, 0, 0]]
    card, slot = card_asking(game, asked)
    below = [*base, ["card", card, slot, 0]]
    return below if phase == "card" else [*below, choice(game, phase, card * 2 + slot, asked)]


def base_frames(data: dict[str, Any], asked: dict[str, Any]) -> list[list[Any]]:
    """Return the step, and on it the arrival where one is being resolved."""
    unknown = [part for part in asked if part not in PARTS]
    if unknown:
        raise BadPosition(f"'asked' has no {unknown[0]!r}; it has {', '.join(PARTS)}")
    in_arrival = bool(data["at"]) or bool(data["arrivals"] and "card" not in asked)
    base = asked.get("base", "move" if in_arrival else "play")
    if base not in ("move", "draw", "play"):
        raise BadPosition(f"'base' of 'asked' is one of move, draw, play, not {shown(base)}")
    step = [base, int(base == "move" and in_arrival), 0, 0]
    return [step, ["arrival", 0, 0, 0]] if in_arrival else [step]


def card_asking(game: "TradeAndTriumph", asked: dict[str, Any]) -> tuple[int, int]:
    """Return the card that asks, by its number among all decks, and which of its effects (0 or 1)."""
    ids = game.cards.ids
    deck, card = asked.get("deck"), asked.get("card")
    if deck not in DECKS or card not in ids[DECKS.index(deck)]:
        raise BadPosition("a card asks in this phase: give 'asked' with its deck and card")
    slot = asked.get("effect", 1)
    if slot not in (1, 2):
        raise BadPosition(f"'effect' of 'asked' is 1 or 2, not {shown(slot)}")
    face = ids[DECKS.index(deck)].index(card)
    return DECKS.index(deck) * CAPACITY + face, slot - 1


def choice(game: "TradeAndTriumph", phase: str, effect: int, asked: dict[str, Any]) -> list[Any]:
    """Return the frame of a choice: its effect, then what the phase counts."""
    cards = game.cards
    word = WORDS[cards.words[effect]]
    if not can_ask_by(next(one.id for one in game.phases if one.name == phase), cards.words[effect]):
        raise BadPosition(f"the effect {word!r} asks nothing in the phase {phase!r}")
    left = asked.get("left", max(cards.amounts[effect], 1))
    if phase in WITH_RIVAL or (word == "steal-cube" and phase == "cube"):
        if "rival" not in asked:
            raise BadPosition(f"the phase {phase!r} is about a rival: give 'rival' in 'asked'")
        return [phase, effect, asked["rival"] + 1, left]
    if phase in ("cube", "swap"):
        return [phase, effect, asked.get("given", -1) + 1, left]
    return [phase, effect, left if phase in ("fetch", "track") else 0, 0]
