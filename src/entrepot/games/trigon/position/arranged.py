"""Positions set up by hand: what is not given is made to agree with what is."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.trigon.content.vocabulary import NONE
from entrepot.games.trigon.position.codecs import COLOURS, PLAY_CARDS, PURSES, QUESTS, VILLAGES
from entrepot.kernel.fields import left_over
from entrepot.mechanics.arranging import begin, check_phase, default

if TYPE_CHECKING:
    from entrepot.games.trigon.game import Trigon

STACKS: Final = (
    (QUESTS, "quest_bag", "aside"),
    (PLAY_CARDS, "play_bag", "discards"),
    (VILLAGES, "village_bag", "village_under"),
)
BOTTOM: Final = ("setup", "turn", "round", "collect", "garrison", "next")
"""Where a position can be set up; `setup` begins the game."""
BETWEEN: Final = ("round", "collect", "garrison")


def complete(game: "Trigon", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Lay out the realms, and let every pile hold what lies nowhere else."""
    phase: str = data["stack"][-1][0]
    if phase == "setup":
        begin(game, data, given)
        return
    check_phase(phase, BOTTOM)
    empty = game.fresh(data["seats"], game.choose(data["options"])).fields()
    data.update({key: value for key, value in empty.items() if key not in given})
    data["stack"] = [[phase, 0, 0, 0]]
    default(data, given, "colour", game.cards.land_ids[: data["seats"]])
    default(data, given, "round", 1)
    default(data, given, "turn", NONE if phase in BETWEEN else data["first"])
    lay_realms(game, data, given)
    if "bank" not in given:
        PURSES.settle(game, data)
    share_cards(game, data, given)


def lay_realms(game: "Trigon", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Give each seat its capital, its figures of the start and its palace."""
    cards = game.cards
    lands = [COLOURS.number(game, "colour", land) for land in data["colour"]]
    capitals = [cards.spot_ids[cards.land_capital[land]] for land in lands]
    rows = [
        [capitals[seat], seat, 1, cards.village_ids[cards.land_card[land]], int(cards.start_people), False]
        for seat, land in enumerate(lands)
    ]
    default(data, given, "settlements", rows)
    held = [[row[0], row[1]] for row in data["settlements"]]
    own = [[capitals[seat], seat] in held for seat in range(data["seats"])]
    start = [int(cards.start_knights), int(cards.start_scouts), 0]
    default(data, given, "figures", [[capitals[seat], seat, *start] for seat in range(data["seats"]) if own[seat]])
    default(data, given, "palace", [int(is_own) for is_own in own])


def share_cards(game: "Trigon", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Let each stack be the cards that lie nowhere else or, where it is given, the pile where its cards come to lie."""
    for faces, stack, pile in STACKS:
        key = pile if stack in given else stack
        if key not in given:
            data[key] = left_over(game, data, faces, key)
