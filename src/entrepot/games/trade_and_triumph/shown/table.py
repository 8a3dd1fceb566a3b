"""The table as lines of words, made from a view alone: for terminals and screen readers."""

from typing import TYPE_CHECKING, Any

from entrepot.games.trade_and_triumph.actions import DECKS
from entrepot.kernel.message import Message, message, seat_name

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.game import TradeAndTriumph


def table(game: "TradeAndTriumph", view: dict[str, Any]) -> list[Message]:
    """Return a view as lines: the turn, each player, what this seat holds, piles, and what seldom changes."""
    lines = [heading(view), *last_round(view), *arriving(game, view)]
    for seat in range(view["seats"]):
        lines += player(game, view, seat)
    return [*lines, *own(game, view), say("supply", **view["supply"]), *piles(view), *options(game, view)]


def say(what: str, **args: Any) -> Message:
    """Return a line of the table."""
    return message(f"trade_and_triumph-table-{what}", args)


def heading(view: dict[str, Any]) -> Message:
    """Return the round, whose turn and which step it is, or how the game ended."""
    if view["ending"]:
        return message(f"trade_and_triumph-ending-{view['ending']}")
    phase = message(f"trade_and_triumph-phase-{view['phase']}")
    return say("round", round=view["round"], seat=seat_name(view["active"]), phase=phase)


def last_round(view: dict[str, Any]) -> list[Message]:
    """Return that this is the last round, once it is. TT-END-02"""
    return [say("last-round")] if view["end_triggered"] and not view["ending"] else []


def arriving(game: "TradeAndTriumph", view: dict[str, Any]) -> list[Message]:
    """Return the end that is being resolved, and the revealed cards still to be applied."""
    found: list[Message] = []
    if view["arriving"] is not None:
        end, route = view["arriving"]["place"], view["arriving"]["route"]
        found.append(say("arriving", place=face(game, "place", end), route=face(game, "route", route)))
    if view["revealed"]:
        found.append(say("revealed", cards=[face(game, "trade", id) for id in view["revealed"]]))
    return found


def face(game: "TradeAndTriumph", table: str, id: str) -> dict[str, Any]:
    """Return the argument that names a row of the content."""
    return game.face(table, game.face_number(table, id))


# ---------------------------------------------------------------- players


def player(game: "TradeAndTriumph", view: dict[str, Any], seat: int) -> list[Message]:
    """Return what all can see of a seat, and what this view has found out about it."""
    name = seat_name(seat)
    levels = {track: 1 + level for track, level in view["levels"][seat].items()}
    lines = [
        say("player", seat=name, points=view["points"][seat], gold=view["gold"][seat], **levels),
        trader(game, view, seat),
        say("cubes", seat=name, **view["cubes"][seat]),
        say("cards", seat=name, **view["hand_counts"][seat], down=view["down_counts"][seat]),
    ]
    for eternal in view["eternals"][seat]:
        state = "asleep" if not eternal["awake"] else "used" if eternal["used"] else "ready"
        lines.append(say("eternal", seat=name, card=card(game, "influence", eternal["card"], 1), state=state))
    return lines + known(game, view, seat)


def trader(game: "TradeAndTriumph", view: dict[str, Any], seat: int) -> Message:
    """Return where a trader is."""
    where = view["traders"][seat]
    if where["space"] == 0:
        state = "forced" if where["forced"] else "held" if where["held"] else "free"
        return say("at-end", seat=seat_name(seat), place=face(game, "place", where["place"]), state=state)
    spaces = int(view["options"]["route-spaces"])
    args = {"route": face(game, "route", where["place"]), "space": where["space"], "heading": where["heading"]}
    return say("on-route", seat=seat_name(seat), spaces=spaces, state="held" if where["held"] else "free", **args)


def known(game: "TradeAndTriumph", view: dict[str, Any], seat: int) -> list[Message]:
    """Return what has been seen of another's cards."""
    seen = view["known"][seat]
    found: list[Message] = []
    hand = [face(game, deck, id) for deck in DECKS for id in seen["hand"][deck]]
    down = [face(game, "trade", id) for id in seen["down"] if id != "?"]
    either = [face(game, "trade", id) for id in seen["either"]]
    for where, cards in (("hand", hand), ("down", down), ("either", either)):
        if cards:
            found.append(say(f"known-{where}", seat=seat_name(seat), cards=cards))
    return found


# ---------------------------------------------------------------- this seat, and the rest


def own(game: "TradeAndTriumph", view: dict[str, Any]) -> list[Message]:
    """Return the hand, a card a line with what it does, and the own face-down cards."""
    if view["seat"] is None:
        return []
    seat = seat_name(view["seat"])
    lines: list[Message] = []
    for deck in DECKS:
        ids = view["hand"][deck]
        lines += [say("hand", seat=seat, card=card(game, deck, id, ids.count(id))) for id in dict.fromkeys(ids)]
    if view["down"]:
        lines.append(say("down", seat=seat, cards=[card(game, "trade", id, 1) for id in view["down"]]))
    selling = view["selling"]
    if view["active"] == view["seat"] and selling["price"]:
        lines.append(say("selling", price=selling["price"], cubes="yes" if selling["cubes"] else "no"))
    return lines


def card(game: "TradeAndTriumph", deck: str, id: str, count: int) -> Message:
    """Return a card with its numbers and what it does, a whole sentence an effect."""
    row = game.content.rows(deck)[game.face_number(deck, id)]
    number = row[{"trade": "gold", "influence": "cost", "specialty": "points"}[deck]]
    name = face(game, deck, id)
    effects = {"first": effect(row, "1"), "second": effect(row, "2")}
    kind = str(row.get("kind", "")) or "card"
    return say(f"card-{deck}", card=name, count=count, number=number, kind=kind, **effects)


def effect(row: dict[str, Any], slot: str) -> Message | str:
    """Return one effect in words; nothing where the card has none."""
    word = row["effect" + slot]
    if not word:
        return ""
    args = {"amount": row["amount" + slot], "what": row["what" + slot] or "none", "cap": row["cap" + slot]}
    args |= {"if": row["if" + slot] or "none", "when": row.get("when", "") or "none"}
    return message(f"trade_and_triumph-effect-{word}", args)


def piles(view: dict[str, Any]) -> list[Message]:
    """Return how many cards lie in the decks and in the discard piles."""
    discards = {deck: len(ids) for deck, ids in view["discards"].items()}
    return [say("decks", **view["decks"]), say("discards", **discards)]


def options(game: "TradeAndTriumph", view: dict[str, Any]) -> list[Message]:
    """Return what is unusual about this table, an option each."""
    lines: list[Message] = []
    for name, choice in view["options"].items():
        if choice != game.ledger.options[name][0]:
            args = {
                "option": message(f"trade_and_triumph-option-{name}"),
                "choice": message(f"trade_and_triumph-choice-{name}-{choice}"),
            }
            lines.append(say("option", **args))
    return lines
