"""A seat's view as lines of text, for terminals and screen readers."""

from typing import TYPE_CHECKING, Any

from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import FIGURES, METALS
from entrepot.kernel.message import Message, message, seat_name, seat_names

if TYPE_CHECKING:
    from entrepot.games.trigon.game import Trigon


def lines(game: "Trigon", view: Any) -> list[Message]:
    """Return the table line by line: the round, the players, the map, what is going on, the own cards."""
    found = [round_line(view), bank_line(view)]
    for seat in range(view["seats"]):
        found += player_lines(game, view, seat)
    found += [settlement_line(game, row) for row in view["settlements"]]
    found += [group_line(game, row) for row in view["groups"]]
    found += going_on(game, view)
    return found + hand_lines(game, view)


def coins(purse: Any) -> list[Message]:
    """Return coins as an argument."""
    return [message(f"trigon-coins-{metal}", {"count": purse[metal]}) for metal in METALS]


def figures(counts: Any) -> list[Message]:
    """Return figures as an argument, without those of which there are none."""
    return [message(f"trigon-figures-{name}", {"count": counts[name]}) for name in FIGURES if counts[name] > 0]


def round_line(view: Any) -> Message:
    """Return the round, who begins it and whose turn it is."""
    args: dict[str, Any] = {"round": view["round"], "first": seat_name(max(0, view["first"]))}
    if view["mover"] < 0:
        return message("trigon-table-round-start", args)
    return message("trigon-table-round", {**args, "seat": seat_name(view["mover"])})


def bank_line(view: Any) -> Message:
    """Return the bank and the stacks."""
    counts = {name: view[f"{name}_stack"] for name in ("quest", "play", "village")}
    return message("trigon-table-bank", {"coins": coins(view["bank"]), **counts})


def player_lines(game: "Trigon", view: Any, seat: int) -> list[Message]:
    """Return what a player has."""
    player = view["players"][seat]
    who: dict[str, Any] = {"seat": seat_name(seat)}
    if player["out"]:
        return [message("trigon-table-out", who)]
    found = [
        message(
            "trigon-table-player",
            {
                **who,
                "land": game.faces("land", [player["land"]])[0] if player["land"] else "",
                "points": player["points"],
                "inhabitants": player["inhabitants"],
                "coins": coins(player["coins"]),
                "quests": player["quests"],
                "cards": player["cards"],
                "completed": len(player["completed"]),
            },
        ),
        message("trigon-table-income", {**who, "coins": coins(player["income"]), "births": player["births"]}),
    ]
    opened = game.faces("play", player["opened"]) + game.faces("bonus", player["bonus"])
    opened += game.faces("quest", player["completed"])
    if opened:
        found.append(message("trigon-table-opened", {**who, "cards": opened}))
    return found


def settlement_line(game: "Trigon", row: Any) -> Message:
    """Return a settlement with its number, card and inhabitants."""
    kind = message("trigon-settlement-city" if row["city"] else "trigon-settlement-village")
    args = {"seat": seat_name(row["seat"]), "spot": game.faces("spot", [row["spot"]])[0], "kind": kind}
    args.update({"token": row["token"], "village": game.faces("village", [row["card"]])[0]})
    args["count"] = row["inhabitants"]
    return message("trigon-table-palace" if row["palace"] else "trigon-table-settlement", args)


def group_line(game: "Trigon", row: Any) -> Message:
    """Return the figures on a spot."""
    args = {"seat": seat_name(row["seat"]), "spot": game.faces("spot", [row["spot"]])[0]}
    return message("trigon-table-group", {**args, "figures": figures(row["figures"])})


def going_on(game: "Trigon", view: Any) -> list[Message]:
    """Return the card that is being carried out, the card swap on offer, the battle in progress."""
    found: list[Message] = []
    if view["card"]:
        found.append(message("trigon-table-card", {"card": game.faces("play", [view["card"]])[0]}))
    if view["swap"] is not None:
        swap = view["swap"]
        sides = {"seat": seat_name(swap["proposer"]), "partner": seat_name(swap["partner"])}
        found.append(message("trigon-table-swap", {**sides, "pair": message(f"trigon-pair-{swap['pair']}")}))
    return found + battle_lines(game, view["battle"])


def battle_lines(game: "Trigon", battle: Any) -> list[Message]:
    """Return the battle in progress."""
    if battle is None:
        return []
    args: dict[str, Any] = {"seat": seat_name(battle["attacker"]), "partner": seat_name(battle["defender"])}
    args["spot"] = game.faces("spot", [battle["spot"]])[0]
    args.update({"attack": battle["attack_dice"], "defence": battle["defence_dice"]})
    return [message("trigon-table-battle", args)]


def hand_lines(game: "Trigon", view: Any) -> list[Message]:
    """Return the own hand, and what is remembered of others'."""
    found: list[Message] = []
    for quest in view["hand_quests"]:
        args = {"quest": game.faces("quest", [quest["quest"]])[0], **progress(game, quest)}
        found.append(message("trigon-table-quest", args))
    if view["hand_cards"]:
        found.append(message("trigon-table-hand", {"cards": game.faces("play", view["hand_cards"])}))
    for row in view["remembered"]:
        args = {"card": game.faces(row["kind"], [row["card"]])[0], "seats": seat_names(row["seats"])}
        found.append(message("trigon-table-remembered", args))
    return found


def progress(game: "Trigon", quest: Any) -> dict[str, int]:
    """Return how far a quest is, in deeds: where it asks for several kinds of deed, the view has a bit for each."""
    steps = {"done": quest["done"], "needed": quest["needed"]}
    if game.cards.quest_deed[game.content.number("quest", quest["quest"])] in (words.GREAT_WORKS, words.MARKET_DAY):
        return {name: number.bit_count() for name, number in steps.items()}
    return steps
