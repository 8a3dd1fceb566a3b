"""Skull cards: what they would take from a player, and whether they take just that."""

from collections import Counter

from .battle import named_figures, spot_of, who
from .realm import CARDS, COSTS, KNIGHT, on_map, people, settlements
from .rounds import named_coins

PLAY = list(CARDS)


def can_hit(data, seat, card):
    """Whether a skull card would take anything from a player."""
    effect = CARDS[card]["effect"]
    if effect == "lose-settlement":
        return len(settlements(data, seat)) > 1
    if effect == "lose-palace":
        return bool(data["palace"][seat])
    if effect == "lose-people":
        return people(data, seat) > 0
    return CARDS[card].get("skull", False) and due(data, seat, card) > 0


def due(data, seat, card):
    """How many knights, coins or inhabitants a card takes; halves in favour of whoever loses."""
    row = CARDS[card]
    knights, lives, treasury = on_map(data, seat, KNIGHT), people(data, seat), sum(data["coins"][seat].values())
    spare = sum(max(0, count - 1) for _card, count, _city in settlements(data, seat).values())
    return {
        "lose-knights": min(row.get("amount", 0), knights),
        "lose-half-knights": knights // 2,
        "lose-coins": min(row.get("amount", 0), data["coins"][seat].get(row.get("metal"), 0)),
        "lose-half-coins": treasury // 2,
        "lose-any-coins": min(row.get("amount", 0), treasury),
        "lose-half-people": lives // 2,
        "lose-spread-people": min(row.get("amount", 0), spare),
    }[row["effect"]]


def striking(before, after):
    """The skull card that strikes in an action, or None."""
    for event in after.news:
        if event["kind"] == "turned-up":
            card = event["args"]["card"]["face"].split("/")[1]
            return card if CARDS[card].get("skull") else None
    return next((PLAY[notes[0]] for name, *notes in before.data["stack"] if name == "strike"), None)


def paying(position):
    """Who is choosing what to lose, and how much of it is still due."""
    name, *notes = position.data["stack"][-1] if position.data["stack"] else ("",)
    return {notes[1]: notes[2]} if name in ("drop", "pay") else {}


def taken(news):
    """Knights, coins and inhabitants that the events take, by player."""
    lost = Counter()
    for event in news:
        if event["kind"] == "lost":
            lost[who(event)] += sum(named_figures(event["args"]))
        elif event["kind"] == "paid":
            lost[who(event)] += sum(named_coins(event["args"]["coins"]).values())
        elif event["kind"] == "lost-people":
            lost[who(event)] += event["args"]["count"]
    return lost


def struck(data, seat, action):
    """The position that a card bought strikes: its price has been paid."""
    if action != "buy-card":
        return data
    purse = {metal: count - COSTS["play"].get(metal, 0) for metal, count in data["coins"][seat].items()}
    return data | {"coins": [purse if other == seat else had for other, had in enumerate(data["coins"])]}


def faults(before, seat, action, after):
    """What is wrong with how much a skull card takes."""
    card = striking(before, after)
    if not card or CARDS[card]["effect"] in ("lose-settlement", "lose-palace"):
        return []
    if CARDS[card]["effect"] == "lose-people":
        return floods(before, card, after)
    data = struck(before.data, seat, action)
    lost, was, left = taken(after.news), paying(before), paying(after)
    wanted = {other: was.get(other) or due(data, other, card) for other in {*lost, *left}}
    real = {other: lost[other] + left.get(other, 0) for other in wanted}
    return [f"{card} takes {real}, not {wanted}"] if real != wanted else []


def floods(before, card, after):
    """Inhabitants go from one settlement, as many as there are."""
    rows = {row[0]: row[4] for row in before.data["settlements"]}
    told = [(spot_of(event), event["args"]["count"]) for event in after.news if event["kind"] == "lost-people"]
    return [f"{card} takes {n} at {spot}" for spot, n in told if n != min(CARDS[card]["amount"], rows[spot])]
