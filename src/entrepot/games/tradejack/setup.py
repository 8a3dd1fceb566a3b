"""Positions set up by hand: what is not given is made to agree with what is."""

from typing import TYPE_CHECKING, Any

from entrepot.kernel.errors import BadPosition

if TYPE_CHECKING:
    from entrepot.games.tradejack.game import Tradejack


def frames(phase: str, data: dict[str, Any]) -> list[list[Any]]:
    """Return the stack: an auction or a pick happens inside the Bidding Phase, in the revealing seat's turn."""
    if phase in ("auction", "pick"):
        turns = (data["revealer"] - data["first"]) % data["seats"] + 1
        return [["bidding", turns, 0, 0], [phase, 0, 0, 0]]
    return [[phase, 0, 0, 0]]


def complete(game: "Tradejack", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Clear what belongs to another phase, then let every deck hold the cards that lie nowhere else."""
    cards = game.cards
    phase = given.get("phase", data["stack"][-1][0])
    if "phase" in given:
        clear(data, given, phase)
    if phase == "production" and "committed" not in given:
        data["committed"] = [is_forced(data, seat) for seat in range(data["seats"])]
    if "won" not in given and "awards" in given:
        data["won"] = [[seat, award] for seat, awards in enumerate(data["awards"]) for award in awards]
    if phase == "setup":  # the set-up itself builds the Demand deck
        return
    laid = [] if phase == "production" else [names for seat in data["laid"] for names in seat]
    products = [*flat(data["products"]), *data["product_discard"], *(names[0] for names in laid)]
    sources = [*flat(data["sources"]), *data["source_discard"], *data["looked"], data["shown"], data["waiting"]]
    sources += [names[1] for names in laid if len(names) > 1]
    if "product_deck" not in given:
        data["product_deck"] = rest(cards.product_ids, cards.product_copies, products, "product")
    if "source_deck" not in given:
        data["source_deck"] = rest(cards.source_ids, cards.source_copies, sources, "source")
    complete_demand(game, data, given)


def clear(data: dict[str, Any], given: dict[str, Any], phase: str) -> None:
    """Take away what the fresh set-up had drawn or begun and the given phase does not have."""
    if phase != "auction" and "shown" not in given:
        data["shown"] = ""
    if phase not in ("auction", "pick") and "waiting" not in given:
        data["waiting"] = ""
    if phase in ("demand", "setup") and "demand" not in given:
        data["demand"] = []
    if "revealer" not in given:
        data["revealer"] = data["first"]
    if "bidder" not in given:
        data["bidder"] = data["revealer"]
    data["stack"] = frames(phase, data)
    if phase == "products" and "products" not in given:
        data["products"] = [[] for _ in range(data["seats"])]
    if phase == "auction" and data["shown"] == "":
        raise BadPosition("an auction needs its card: give 'shown'")


def is_forced(data: dict[str, Any], seat: int) -> bool:
    """Say whether public facts leave the seat nothing to lay down. TJ-R-54"""
    return not data["products"][seat] or (data["options"]["co2"] == "on" and not data["sources"][seat])


def complete_demand(game: "Tradejack", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Put the Demand cards that lie nowhere else back into their blocks."""
    cards = game.cards
    out = [*data["demand"], *data["regulations"], *data["demand_discard"], *(award for _, award in data["won"])]
    advanced = data["options"]["length"].startswith("advanced")
    for letter, block in (("A", "block_a"), ("B", "block_b"), ("C", "block_c")):
        if block in given:
            continue
        faces = [
            face
            for face in range(len(cards.demand_ids))
            if cards.demand_letter[face] == letter
            and (advanced or not cards.is_advanced[face])
            and (data["options"]["co2"] == "off" or cards.is_counting(face))
        ]
        ids = [cards.demand_ids[face] for face in faces]
        copies = [cards.demand_copies[face] for face in faces]
        data[block] = rest(ids, copies, [id for id in out if id in ids], "demand")
        if letter == "A" and "removed" not in given:
            data["removed"] = min(data["removed"], len(data[block]))


def flat(hands: Any) -> list[str]:
    """Return the cards of all hands as one list."""
    return [card for hand in hands for card in hand]


def rest(ids: list[str], copies: list[int], used: list[str], deck: str) -> list[str]:
    """Return the cards of a deck that were not used elsewhere; BadPosition if one was used too often."""
    left = dict(zip(ids, copies, strict=True))
    for card in used:
        if card in ("", "?"):
            continue
        if left.get(card, 0) == 0:
            raise BadPosition(f"there are not enough {deck} cards {card!r} for this position")
        left[card] -= 1
    return [id for id, count in left.items() for _ in range(count)]
