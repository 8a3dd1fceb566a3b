"""A seat's view as lines of text."""

from typing import TYPE_CHECKING, Any

from entrepot.games.haggle.content.tables import NONE
from entrepot.kernel.message import Message, message, seat_name, seat_names

if TYPE_CHECKING:
    from entrepot.kernel.game import Game


def lines(game: "Game", view: dict[str, Any]) -> list[Message]:
    """Return the round, the players, the parcels, and the seat's hand; what is under way last."""
    called = message("haggle-table-called", {"called": "yes" if view["called"] else "no"})
    said = [message("haggle-table-round", {"round": view["round"], "seat": seat_name(view["mover"]), "time": called})]
    said += [player(view, seat) for seat in range(view["seats"])]
    said += [parcel(game, view, number) for number in range(len(view["parcels"]))]
    if view["seat"] is not None:
        said.append(message("haggle-table-hand", {"cards": [face(game, card) for card in view["hand"]]}))
    said.append(message("haggle-table-deck", {"deck": view["deck"], "discard": len(view["discard"])}))
    return said + under_way(game, view)


def face(game: "Game", card: str) -> dict[str, Any]:
    """Return a card with what it is good for, as an argument."""
    number = game.face_number("card", card)
    row = game.content.rows("card")[number]
    args = {"card": game.face("card", number), "strength": row["strength"], "worth": row["worth"]}
    return message("haggle-table-card", args)


def player(view: dict[str, Any], seat: int) -> Message:
    """Return the line of one player."""
    if view["out"][seat]:
        return message("haggle-table-out", {"seat": seat_name(seat), "round": view["out"][seat]})
    args = {"seat": seat_name(seat), "coins": view["coins"][seat], "cards": view["hand_counts"][seat]}
    return message("haggle-table-player", args)


def parcel(game: "Game", view: dict[str, Any], number: int) -> Message:
    """Return the line of one parcel."""
    shown = view["parcels"][number]
    card = face(game, shown["card"]) if shown["card"] else message("haggle-table-unknown")
    if shown["owner"] == NONE:
        return message("haggle-table-gone", {"parcel": number + 1, "card": card})
    args = {"parcel": number + 1, "seat": seat_name(shown["owner"]), "card": card}
    args["seats"] = seat_names(shown["seen_by"])
    return message("haggle-table-parcel", args)


def under_way(game: "Game", view: dict[str, Any]) -> list[Message]:
    """Return what is haggled or fought over."""
    args = {"parcel": view["parcel"], "seat": seat_name(view["mover"])}
    if view["phase"] in ("bargain", "offer") and view["buyer"] != NONE:
        price = view["prices"][0] if view["prices"] else 0
        return [message("haggle-table-offer", {**args, "buyer": seat_name(view["buyer"]), "price": price})]
    if view["phase"] != "battle":
        return []
    laid = seat_names([seat for seat, has_laid in enumerate(view["has_laid"]) if has_laid])
    said = [message("haggle-table-battle", {**args, "seats": laid})]
    return [*said, message("haggle-table-laid", {"card": face(game, view["laid"])})] if view["laid"] else said
