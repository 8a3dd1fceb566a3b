"""Positions set up by hand: what is not given is made to agree with what is."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.trigon.vocabulary import NONE
from entrepot.kernel.bag import counted, named
from entrepot.kernel.errors import BadPosition

if TYPE_CHECKING:
    from entrepot.games.trigon.game import Trigon

KEYS: Final = {
    "round": "the round, from 1",
    "first": "who begins the round",
    "turn": "whose action phase it is; -1 outside action phases",
    "colour": "by seat its land; the lands in their order unless told",
    "figures": "a list of [spot, seat, knights, scouts, boats], in content order; "
    "those of the start at the capitals unless told",
    "used": "a list of [spot, knights that stepped, sailed, are spent, the same of scouts, boats that sailed], "
    "in content order",
    "settlements": "a list of [site, seat, token, village card, inhabitants, is a city], "
    "in the order of seats and tokens; the capitals unless told",
    "palace": "by seat 1 or 0; 1 for those who hold their capital unless told",
    "coins": "by seat a table of copper, silver and gold; none unless told",
    "bank": "a table of copper, silver and gold; follows from 'coins'",
    "out_at": "by seat 0, or as how manieth it went out",
    "founded": "by seat villages founded",
    "offers": "by seat the offers that the mover has made to it in this turn",
    "explorer": "whether the mover has played Explorer in this turn",
    "quests": "by seat a list of quests in hand, in the order drawn, each an id or [id, progress]",
    "kept": "by seat a list of play cards in hand, in the order bought",
    "opened": "by seat a list of play cards that lie open, in content order",
    "completed": "by seat a list of completed quests, in the order completed",
    "bonus_holder": "by bonus card its holder, or -1",
    "memory": "a list of [seat, 'quest' or 'play', card, [who may hold it]], in the order of a dump",
    "discards": "play cards that were carried out, in content order; those missing from a given 'play_bag'",
    "aside": "quests of players who are out, in content order; those missing from a given 'quest_bag'",
    "quest_bag": "the quest stack, in content order; those that lie nowhere else",
    "play_bag": "the play stack, in content order; those that lie nowhere else",
    "village_bag": "village cards in unknown order, listed in content order; those that lie nowhere else",
    "village_under": "village cards under the stack, the next to be drawn first; those missing from 'village_bag'",
}
BOTTOM: Final = ("turn", "round", "collect", "garrison", "next")
"""Where a position can be set up; `setup` begins the game."""
BETWEEN: Final = ("round", "collect", "garrison")


def check_given(game: "Trigon", given: dict[str, Any], seats: int) -> None:
    """Raise BadPosition where a given value has not the shape of its key's."""
    if given.get("phase") == "setup" and len(given) > 1:
        raise BadPosition("the phase 'setup' begins the game, so nothing else can be given with it")
    state = game.new(seats, 0)
    data = {**state.fields(), **{key: value for key, value in given.items() if key != "phase"}}
    if "settlements" in given and "figures" not in given:
        data["figures"] = []
    if "figures" in given and "settlements" not in given:
        data["settlements"] = []
    data["used"] = given.get("used", [])
    data["ripe"] = []
    state.set_fields(data)


def complete(game: "Trigon", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Lay out the realms, and let every pile hold what lies nowhere else."""
    phase: str = data["stack"][-1][0]
    data["stack"] = [[phase, 0, 0, 0]]
    if phase == "setup":
        data.update(game.fresh(data["seats"], game.choose(data["options"])).fields())
        return
    if phase not in BOTTOM:
        raise BadPosition(f"a position cannot be set up in {phase!r}: begin with one of {', '.join(BOTTOM)}")
    default(data, given, "colour", game.cards.land_ids[: data["seats"]])
    default(data, given, "round", 1)
    default(data, given, "first", 0)
    default(data, given, "turn", NONE if phase in BETWEEN else data["first"])
    for key, value in (("founded", 0), ("offers", 0), ("out_at", 0)):
        default(data, given, key, [value] * data["seats"])
    for key in ("explorer", "changed"):
        default(data, given, key, False)
    default(data, given, "used", [])
    data["ripe"] = []
    lay_realms(game, data, given)
    share_coins(game, data, given)
    share_cards(game, data, given)


def default(data: dict[str, Any], given: dict[str, Any], key: str, value: Any) -> None:
    """Set a key that was not given."""
    if key not in given:
        data[key] = value


def lay_realms(game: "Trigon", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Give each seat its capital, its figures of the start and its palace."""
    cards = game.cards
    lands = [cards.land_ids.index(land) for land in data["colour"]]
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


def share_coins(game: "Trigon", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Let the bank hold what the seats do not."""
    none = {"copper": 0, "silver": 0, "gold": 0}
    default(data, given, "coins", [dict(none) for _ in range(data["seats"])])
    data["coins"] = [{**none, **purse} for purse in data["coins"]]
    most = int(game.cards.bank)
    default(data, given, "bank", {metal: most - sum(purse[metal] for purse in data["coins"]) for metal in none})


def share_cards(game: "Trigon", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Let the stacks be the cards that lie nowhere else."""
    cards = game.cards
    for key in ("quests", "kept", "opened", "completed"):
        default(data, given, key, [[] for _ in range(data["seats"])])
    for key in ("memory", "discards", "aside", "village_under"):
        default(data, given, key, [])
    in_hand = [row if isinstance(row, str) else row[0] for hand in data["quests"] for row in hand]
    held = [*in_hand, *(id for pile in data["completed"] for id in pile)]
    share_pile(data, given, ("quest_bag", "aside"), rest(cards.quest_ids, cards.quest_copies, held))
    held = [id for key in ("kept", "opened") for pile in data[key] for id in pile]
    share_pile(data, given, ("play_bag", "discards"), rest(cards.play_ids, cards.play_copies, held))
    held = [row[3] for row in data["settlements"]]
    held = [id for id in held if not cards.is_capital[cards.village_ids.index(id)]]
    copies = [0 if capital else count for capital, count in zip(cards.is_capital, cards.village_copies, strict=True)]
    share_pile(data, given, ("village_bag", "village_under"), rest(cards.village_ids, copies, held))


def share_pile(data: dict[str, Any], given: dict[str, Any], keys: tuple[str, str], left: list[str]) -> None:
    """Lay what is left of some cards on their stack or, where that is given, where its cards come to lie."""
    stack, end = keys
    if stack not in given:
        data[stack] = without(left, data[end])
    elif end not in given:
        data[end] = without(left, data[stack])


def without(cards: list[str], pile: list[str]) -> list[str]:
    """Return the cards that are left when those of a pile are taken; BadPosition if there are not enough."""
    left = list(cards)
    for id in pile:
        if id not in left:
            raise BadPosition(f"there are not enough cards {id!r} for this position")
        left.remove(id)
    return left


def rest(ids: list[str], copies: list[int], held: list[str]) -> list[str]:
    """Return the cards of a deck that are not held; BadPosition if there are not enough."""
    left = [count - taken for count, taken in zip(copies, counted(held, ids), strict=True)]
    for id, count in zip(ids, left, strict=True):
        if count < 0:
            raise BadPosition(f"there are not enough cards {id!r} for this position")
    return named(left, ids)
