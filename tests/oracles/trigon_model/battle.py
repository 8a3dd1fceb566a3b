"""Battles throw by throw: how many dice each side has, who loses a figure, who wins, and what falls."""

from .realm import CARDS, DICE, FIGURES, LANDS, LIMITS, TOKENS, cylinders_left, figures, settled, settlements

ATTACK = [DICE[kind]["attack"] for kind in FIGURES]
DEFENCE = [DICE[kind]["defence"] for kind in FIGURES]


def named_figures(args):
    """The figures that an event tells, by kind."""
    counts = {part["id"].removeprefix("trigon-figures-"): part["args"]["count"] for part in args["figures"]}
    return [counts.get(kind, 0) for kind in FIGURES]


def who(event, key="seat"):
    return event["args"].get(key, {}).get("seat")


def spot_of(event, key="spot"):
    return event["args"][key]["face"].split("/")[1]


def settlement_dice(data, spot, seat):
    """Defence dice of a settlement, with its palace."""
    if settled(data).get(spot) != seat:
        return 0
    palace = data["palace"][seat] and LANDS[data["colour"][seat]]["capital"] == spot
    return DICE["settlement"]["defence"] + (DICE["palace"]["defence"] if palace else 0)


def opened(data):
    """The battle in progress in a position, or None."""
    if data["attacker"] < 0 or not data["field"]:
        return None
    return {
        "attacker": data["attacker"],
        "defender": data["defender"],
        "field": data["field"],
        "attacking": list(data["army"]) if any(data["army"]) else from_group(data["group"]),
        "defending": list(figures(data, data["field"], data["defender"])),
        "walls": settlement_dice(data, data["field"], data["defender"]),
        "extra": [data["extra_attack"], data["extra_defence"]],
        "doubled": data["doubled"],
        "down": False,
    }


def from_group(group):
    return [group[0] + group[1], group[2] + group[3], group[4]]


def begun(data, event, turned):
    """The battle that an attack begins; a turncoat no longer stands among the defenders."""
    field, defender = spot_of(event), who(event, "partner")
    defending = [had - gone for had, gone in zip(figures(data, field, defender), turned, strict=True)]
    return {
        "attacker": who(event),
        "defender": defender,
        "field": field,
        "attacking": named_figures(event["args"]),
        "defending": defending,
        "walls": settlement_dice(data, field, defender),
        "extra": [0, 0],
        "doubled": False,
        "down": False,
    }


def strength(army, dice):
    return sum(count * each for count, each in zip(army, dice, strict=True))


def attack_dice(fight):
    own = strength(fight["attacking"], ATTACK)
    return min(LIMITS["most-dice"], own + fight["extra"][0]) if own else 0


def defence_dice(fight):
    own = 0 if fight["down"] else strength(fight["defending"], DEFENCE) + fight["walls"]
    return min(LIMITS["most-dice"], own * (2 if fight["doubled"] else 1) + fight["extra"][1]) if own else 0


def lower(attack, defence, options):
    """Which side a throw costs a figure, or None."""
    if sum(attack) == sum(defence):
        return "attacking" if options["battle-ties"] == "defender-wins" else None
    return "attacking" if sum(attack) < sum(defence) else "defending"


def helped(fight, event):
    """The dice cards that a side adds."""
    card = CARDS[event["args"]["card"]["face"].split("/")[1]]
    if card["effect"] == "double-dice":
        fight["doubled"] = True
    else:
        fight["extra"][0 if who(event) == fight["attacker"] else 1] += card["amount"]


def faults(before, action, after):
    """What is wrong with the battles of an action."""
    fight, due, turned, found = opened(before.data) if before else None, None, [0, 0, 0], []
    if before and before.data["stack"][-1][0] == "lose":
        due = "attacking" if before.actors[0] == before.data["attacker"] else "defending"
    for event in after.news:
        kind = event["kind"]
        if kind == "turned":
            turned = named_figures(event["args"])
        elif kind == "attacked":
            fight = begun(before.data, event, turned)
        elif fight is None:
            continue
        elif kind == "fled":
            fight["defending"] = [
                had - gone for had, gone in zip(fight["defending"], named_figures(event["args"]), strict=True)
            ]
        elif kind == "dice-card":
            helped(fight, event)
        elif kind == "threw":
            found += [f"a figure of the {due} side is due"] if due else []
            thrown = [len(event["args"]["attack"]), len(event["args"]["defence"])]
            wanted = [attack_dice(fight), defence_dice(fight)]
            found += [f"{thrown} dice are thrown, not {wanted}"] if thrown != wanted or 0 in wanted else []
            due = lower(event["args"]["attack"], event["args"]["defence"], before.data["options"])
            if due == "defending" and not any(fight["defending"]):
                fight["down"], due = True, None
        elif kind == "lost":
            gone = named_figures(event["args"])
            side = due or "nobody"
            found += (
                [f"{who(event)} loses {gone}, when it is due from {side}"]
                if who(event) != fight.get(SIDES.get(due))
                else []
            )
            found += [f"{gone} fall at once"] if sum(gone) != 1 else []
            if due:
                dice = ATTACK if due == "attacking" else DEFENCE
                found += [f"{gone} fall who throw no dice"] if not strength(gone, dice) else []
                fight[due] = [had - one for had, one in zip(fight[due], gone, strict=True)]
            due = None
        elif kind == "won-battle":
            found += [f"{who(event)} has won while figures are due"] if due else []
            beaten = [
                side for side, dice in (("attacker", attack_dice(fight)), ("defender", defence_dice(fight))) if not dice
            ]
            winner = fight["attacker"] if beaten == ["defender"] else fight["defender"]
            found += (
                [f"{who(event)} has won when beaten are {beaten}"] if len(beaten) != 1 or who(event) != winner else []
            )
            found += taken(before.data, fight, after) if winner == fight["attacker"] and fight["walls"] else []
            fight = None
    return found + pending(fight, due, after)


SIDES = {"attacking": "attacker", "defending": "defender"}


def pending(fight, due, after):
    """Whether whoever must choose a figure to lose is asked, among those that throw dice."""
    phase = after.data["stack"][-1][0] if after.data["stack"] else ""
    if phase != "lose":
        return ["a figure is due and nobody is asked"] if due else []
    if not fight or not due:
        return ["a figure is asked for and none is due"]
    dice = ATTACK if due == "attacking" else DEFENCE
    wanted = {f"lose {FIGURES[n]}" for n in range(3) if fight[due][n] and dice[n]}
    seat = fight[SIDES[due]]
    if after.actors != [seat] or set(after.legal[seat]) != wanted or len(wanted) < 2:
        return [f"asked to lose are {after.legal}, not {seat}: {sorted(wanted)}"]
    return []


def taken(data, fight, after):
    """What is wrong with a settlement that has been beaten."""
    field, winner = fight["field"], fight["attacker"]
    card, people, city = settlements(data, fight["defender"])[field]
    kinds = {event["kind"] for event in after.news}
    if len(settlements(data, winner)) == TOKENS:
        gone = field not in settled(after.data) and "destroyed" in kinds
        return [] if gone else [f"{field} stands without a token left"]
    mine = {row[2] for row in data["settlements"] if row[1] == winner}
    token = min(set(range(1, TOKENS + 1)) - mine)
    real = next((row for row in after.data["settlements"] if row[0] == field), None)
    room = cylinders_left(after.data, winner) + (real[4] if real else 0)
    wanted = [field, winner, token, card, min((people + 1) // 2, room), city]
    found = [f"{field} is {real}, not {wanted}"] if real != wanted else []
    capital = LANDS[data["colour"][fight["defender"]]]["capital"] == field
    return found + (["a palace outlives its capital"] if capital and after.data["palace"][fight["defender"]] else [])
