"""The table as lines of words, made from a view alone: for terminals and screen readers."""

from typing import TYPE_CHECKING, Any

from entrepot.games.tradejack.content.card_words import CONDITIONS
from entrepot.games.tradejack.rules import sets
from entrepot.kernel.message import Message, message, seat_name

if TYPE_CHECKING:
    from entrepot.games.tradejack.game import Tradejack


def table(game: "Tradejack", view: dict[str, Any]) -> list[Message]:
    """Return a view as lines: what all can see, what only this seat does, and what seldom changes."""
    return [
        heading(view),
        *demand(game, view),
        *lot(game, view),
        *(player(game, view, seat) for seat in range(view["seats"])),
        *shown(game, view),
        *own(game, view),
        *piles(view),
        *options(game, view),
    ]


def heading(view: dict[str, Any]) -> Message:
    """Return the round and phase, or how the game ended."""
    if view["ending"]:
        return message(f"tradejack-ending-{view['ending']}")
    phase = message(f"tradejack-phase-{view['phase']}")
    return message("tradejack-table-round", {"round": view["round"], "phase": phase, "first": seat_name(view["first"])})


def options(game: "Tradejack", view: dict[str, Any]) -> list[Message]:
    """Return what is unusual about this table, an option each."""
    lines: list[Message] = []
    for name, choice in view["options"].items():
        if choice != game.ledger.options[name][0]:
            args = {
                "option": message(f"tradejack-option-{name}"),
                "choice": message(f"tradejack-choice-{name}-{choice}"),
            }
            lines.append(message("tradejack-table-option", args))
    return lines


# ---------------------------------------------------------------- what the round wants


def demand(game: "Tradejack", view: dict[str, Any]) -> list[Message]:
    """Return the round's Trends and Awards in the order revealed, the bans and the tracker."""
    lines: list[Message] = []
    for id in view["demand"]:
        face = game.face_number("demand", id)
        lines.append(award(game, face) if game.cards.is_award(face) else trend(game, face))
    for kind in view["banned"]:
        lines.append(message("tradejack-table-ban", {"kind": kind_name(game, kind)}))
    if view["co2"] is not None:
        lines.append(message("tradejack-table-co2", {"tokens": view["co2"], "limit": view["co2_limit"]}))
    return lines


def trend(game: "Tradejack", face: int) -> Message:
    """Return a Trend with what it does."""
    args = {"card": game.face("demand", face), "effects": effects(game, face)}
    return message("tradejack-table-trend", args)


def effects(game: "Tradejack", face: int) -> list[Message]:
    """Return what a Trend does, an effect each."""
    row = game.content.rows("trend")[face]
    found: list[Message] = []
    for part in ("product", "source"):
        if row[f"{part}_kind"]:
            kind = game.face(f"{part}_kind", game.content.number(f"{part}_kind", row[f"{part}_kind"]))
            found.append(message(f"tradejack-effect-{part}", {"bonus": row[f"{part}_bonus"], "kind": kind}))
    if row["green_bonus"]:
        found.append(message("tradejack-effect-green", {"bonus": row["green_bonus"]}))
    if row["double"]:
        found.append(message("tradejack-effect-double"))
    return found


def award(game: "Tradejack", face: int) -> Message:
    """Return an Award with its points and what it is given for."""
    number = face - game.cards.trends
    kinds = {kind: kind_name(game, kind) for kind in ("gold", "silver", "alternative")}
    condition = message(f"tradejack-condition-{list(CONDITIONS)[game.cards.award_condition[number]]}", kinds)
    args = {"card": game.face("demand", face), "points": game.cards.award_points[number], "condition": condition}
    return message("tradejack-table-award", args)


def kind_name(game: "Tradejack", kind: str) -> dict[str, Any]:
    """Return the name of a source kind."""
    return game.face("source_kind", game.content.number("source_kind", kind))


def revealed(game: "Tradejack", view: dict[str, Any]) -> list[int]:
    """Return the faces of the round's Trends and Awards."""
    return [game.face_number("demand", id) for id in view["demand"]]


# ---------------------------------------------------------------- what all can see


def lot(game: "Tradejack", view: dict[str, Any]) -> list[Message]:
    """Return the card under the hammer with its bid, the other card of the turn, and cards looked at."""
    lines: list[Message] = []
    auction = view["auction"]
    if auction is not None:
        face = game.face_number("source", auction["source"])
        credits = int(sets.credits_under(game.cards, revealed(game, view), face))
        args = {"source": game.face("source", face), "credits": credits, "seat": seat_name(auction["revealer"])}
        lines.append(message("tradejack-table-lot", args))
        lines.append(bid(auction))
    if view["looked"]:
        args = {"seat": seat_name(view["seat"]), "sources": cards(game, "source", view["looked"])}
        lines.append(message("tradejack-table-looked", args))
    if view["waiting"] == "?":
        lines.append(message("tradejack-table-face-down"))
    elif view["waiting"]:
        known = game.face("source", game.face_number("source", view["waiting"]))
        lines.append(message("tradejack-table-face-down-known", {"seat": seat_name(view["seat"]), "source": known}))
    return lines


def bid(auction: dict[str, Any]) -> Message:
    """Return the standing bid."""
    if auction["high_bidder"] is None:
        return message("tradejack-table-no-bid")
    args = {"amount": auction["standing_bid"], "seat": seat_name(auction["high_bidder"])}
    return message("tradejack-table-bid", args)


def player(game: "Tradejack", view: dict[str, Any], seat: int) -> Message:
    """Return what all know of a seat, and its Sources as far as this view lists them."""
    sources = view["sources"][seat]
    won = [game.content.rows("award")[game.content.number("award", id)] for id in view["awards"][seat]]
    count = message("tradejack-table-source-count", {"count": view["source_counts"][seat]})
    choosing = "made" if view["committed"][seat] else "open"
    args = {
        "seat": seat_name(seat),
        "capital": view["capital"][seat],
        "ranked": "no" if view["ending"] == "climate" else "yes",  # all have lost: TJ-R-52
        "reputation": view["capital"][seat] + sum(row["points"] for row in won),
        "products": view["product_counts"][seat],
        "sources": count if sources is None else cards(game, "source", sources),
        "awards": [message("tradejack-table-won", {"award": row["name"], "points": row["points"]}) for row in won],
        "choice": choosing if view["phase"] == "production" else "none",
    }
    return message("tradejack-table-player", args)


def cards(game: "Tradejack", table: str, ids: list[str]) -> list[Message]:
    """Return cards as a list, equal ones together."""
    return [
        message(
            "tradejack-table-copies", {"count": ids.count(id), "card": game.face(table, game.face_number(table, id))}
        )
        for id in dict.fromkeys(ids)
    ]


def shown(game: "Tradejack", view: dict[str, Any]) -> list[Message]:
    """Return what lies open on the table: the last reveal of a game that the climate ended."""
    return [laid_card(game, "shown", seat, names, 0) for seat, laid in enumerate(view["shown"]) for names in laid]


def piles(view: dict[str, Any]) -> list[Message]:
    """Return how many cards lie in the decks and in the discard piles."""
    discards = {name: len(ids) for name, ids in view["discards"].items()}
    return [message("tradejack-table-decks", view["decks"]), message("tradejack-table-discards", discards)]


# ---------------------------------------------------------------- what this seat alone sees


def own(game: "Tradejack", view: dict[str, Any]) -> list[Message]:
    """Return the hand with this round's Values, and what has been laid face-down with its income so far."""
    if view["seat"] is None:
        return []
    seat = seat_name(view["seat"])
    lines = [message("tradejack-table-hand", {"seat": seat, "products": hand(game, view)})]
    total = 0
    for names in view["laid"]:
        worth = income(game, view, names)
        total += worth
        lines.append(laid_card(game, "laid", view["seat"], names, worth))
    if view["laid"]:
        lines.append(message("tradejack-table-income", {"seat": seat, "income": total}))
    return lines


def hand(game: "Tradejack", view: dict[str, Any]) -> list[Message]:
    """Return the Products that are not laid down yet, each with its Value this round."""
    left = list(view["products"])
    for names in view["laid"]:
        left.remove(names[0])
    trends = revealed(game, view)
    found: list[Message] = []
    for id in dict.fromkeys(left):
        face = game.face_number("product", id)
        value = int(sets.value_under(game.cards, trends, face))
        args = {"count": left.count(id), "product": game.face("product", face), "value": value}
        found.append(message("tradejack-table-product", args))
    return found


def income(game: "Tradejack", view: dict[str, Any], names: list[str]) -> int:
    """Return what a laid set or lone product will sell for; 0 while it is half made."""
    if len(names) == 1:
        return sets.LONE_PRICE
    if names[1] == "?":
        return 0
    trends = revealed(game, view)
    value = sets.value_under(game.cards, trends, game.face_number("product", names[0]))
    return int(value + sets.credits_under(game.cards, trends, game.face_number("source", names[1])))


def laid_card(game: "Tradejack", where: str, seat: int, names: list[str], worth: int) -> Message:
    """Return one set, lone product or half-made set that lies before a seat."""
    product = game.face("product", game.face_number("product", names[0]))
    args: dict[str, Any] = {"seat": seat_name(seat), "product": product, "income": worth}
    if len(names) == 1:
        return message(f"tradejack-table-{where}-lone", args)
    if names[1] == "?":
        return message(f"tradejack-table-{where}-half", args)
    args["source"] = game.face("source", game.face_number("source", names[1]))
    return message(f"tradejack-table-{where}-set", args)
