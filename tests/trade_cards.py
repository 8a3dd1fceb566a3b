"""Cards of Trade and Triumph for its tests: a face for every effect word, so that no test rests on a shipped number.

An effect is written 'if CONDITION word amount what cap N', with what it needs of that. Ids are unique in a deck alone.
"""

from entrepot.games.trade_and_triumph import shipped_content

PRICES = {"move": (5, 9), "draw": (4, 8), "play": (6, 10)}

TRADE = {
    "plain-3": (3,),
    "plain-4": (4,),
    "plain-5": (5,),
    "forest": (2, "if travelled-forest gold 3"),
    "mountain": (2, "if travelled-mountain gold 3"),
    "desert": (2, "if travelled-desert gold 3"),
    "ocean": (2, "if travelled-ocean gold 3"),
    "fm": (2, "if travelled-fm gold 2"),
    "md": (2, "if travelled-md gold 2"),
    "do": (2, "if travelled-do gold 2"),
    "of": (2, "if travelled-of gold 2"),
    "two-regions": (1, "if travelled-forest gold 2", "if travelled-mountain gold 4"),
    "at-end": (0, "if at-node gold 4", "if at-city gold 1"),
    "in-mountain": (0, "if in-mountain gold 5"),
    "per-cube": (0, "gold-per 1 cube cap 3"),
    "per-colour": (0, "gold-per 2 colour"),
    "per-revealed": (0, "gold-per 2 revealed"),
    "per-eternal": (0, "gold-per 3 eternal"),
    "per-upgrade": (0, "gold-per 2 upgrade"),
    "points": (0, "points 1"),
    "points-per": (0, "points-per 1 colour"),
    "cube": (0, "cube 1 travelled"),
    "two-cubes": (0, "cube 2 travelled"),
    "choose-cube": (0, "cube 2 chosen"),
    "swap": (0, "swap-cube 1"),
    "steal-cube": (0, "steal-cube"),
    "steal-gold": (0, "steal-gold 3"),
    "draw": (0, "draw 2 trade"),
    "draw-specialty": (1, "draw 1 specialty"),
    "rival-discards": (0, "rival-discards 1"),
    "look-hand": (0, "look-hand"),
    "look-down": (0, "look-down"),
    "shift": (0, "shift 2"),
    "force-node": (0, "force-node"),
    "force-any-node": (0, "force-any-node"),
    "force-city": (1, "force-city"),
    "plays": (0, "plays 1"),
    "draw-next": (0, "draw-next 1"),
}
"""Gold, then effects; two copies of each."""

INSTANT = {
    "gold": (1, "gold 4"),
    "dear": (9, "gold 1"),
    "points": (2, "points 1"),
    "per-upgrade": (1, "gold-per 2 upgrade cap 5"),
    "per-eternal": (1, "gold-per 1 eternal"),
    "swap-2": (1, "swap-cube 2"),
    "cube": (1, "cube 2 chosen"),
    "steal-cube": (1, "steal-cube"),
    "steal-gold": (1, "steal-gold 3"),
    "steal-points": (1, "steal-points 2"),
    "draw": (1, "draw 2 trade"),
    "draw-influence": (1, "draw 2 influence"),
    "draw-specialty": (1, "draw 1 specialty"),
    "rival-discards": (1, "rival-discards 2"),
    "fetch": (1, "fetch 2 trade"),
    "fetch-influence": (1, "fetch 1 influence"),
    "look-hand": (1, "look-hand"),
    "look-down": (1, "look-down"),
    "move": (1, "move 3"),
    "move-6": (1, "move 6"),
    "move-gold": (1, "move 3", "gold 2"),
    "two-moves": (1, "move 2", "move 2"),
    "shift": (1, "shift 2"),
    "force-node": (1, "force-node"),
    "force-any-node": (1, "force-any-node"),
    "force-city": (1, "force-city"),
    "plays": (1, "plays 2"),
    "move-next": (1, "move-next 1"),
    "draw-next": (1, "draw-next 1"),
    "in-forest": (1, "if in-forest gold 3"),
    "at-node": (1, "if at-node gold 3"),
    "at-city": (1, "if at-city gold 3"),
}
"""Cost, then effects."""

ETERNAL = {
    "start": (1, "start", "gold 1"),
    "start-forest": (1, "start", "if in-forest gold 2"),
    "end": (1, "end", "gold 1"),
    "arrival": (1, "arrival", "gold 1"),
    "arrival-ocean": (1, "arrival", "if travelled-ocean gold 2"),
    "cube-taken": (1, "cube", "gold 1"),
    "reveal": (1, "reveal", "gold 1"),
    "swap": (1, "activated", "swap-cube 1"),
    "swap-forest": (1, "activated", "if in-forest swap-cube 1"),
    "discard": (1, "activated", "discard-for-gold 3"),
    "look": (1, "activated", "look-hand"),
    "may-stay": (1, "activated", "may-stay"),
    "walk": (1, "activated", "move 2"),
    "cheap-influence": (2, "standing", "discount-influence 2"),
    "cheap-upgrade": (2, "standing", "discount-upgrade 3"),
    "cheap-specialty": (2, "standing", "discount-specialty 6"),
    "price": (2, "standing", "price 1"),
    "extra-move": (2, "standing", "extra-move 1"),
    "shield-force": (2, "standing", "shield-force"),
    "shield-theft": (2, "standing", "shield-theft"),
}
"""Cost, when, then effects."""

SPECIALTY = {
    "three-points": (3,),
    "no-points": (0, "gold 8"),
    "points-gold": (1, "gold 5"),
    "per-cube": (0, "points-per 1 cube cap 4"),
    "per-colour": (0, "points-per 1 colour"),
    "per-eternal": (0, "points-per 2 eternal"),
    "per-upgrade": (0, "points-per 1 upgrade"),
    "at-city": (0, "if at-city points 2"),
    "cubes": (0, "cube 3 chosen"),
    "steal-points": (1, "steal-points 2"),
    "draw": (0, "draw 2 specialty", "gold 1"),
    "market": (0, "market 2"),
    "market-0": (0, "market"),
    "upgrade": (0, "upgrade 2"),
    "refill": (0, "refill 4"),
    "plays": (0, "plays 1"),
    "move-6": (0, "move 6"),
    "hold": (0, "hold"),
    "all-city": (0, "force-all-city"),
    "all-nodes": (0, "force-all-nodes"),
    "steal-cube": (1, "steal-cube"),
}
"""Points, then effects; one copy of each."""
SINGLE = ("move-next",)
"""Influence cards with one copy, so that no movement can be longer than an action can name."""


def cards():
    """Return the shipped board with `PRICES`, and the cards above, as content data."""
    data = shipped_content().as_data()
    for row in data["track"]:
        row["second"], row["third"] = PRICES[row["id"]]
    data["trade"] = [face(id, 2, texts, gold=gold) for id, (gold, *texts) in TRADE.items()]
    data["influence"] = [
        face(id, 1 if id in SINGLE else 2, texts, kind="instant", when="", cost=cost)
        for id, (cost, *texts) in INSTANT.items()
    ]
    data["influence"] += [
        face(id, 2, texts, kind="eternal", when=when, cost=cost) for id, (cost, when, *texts) in ETERNAL.items()
    ]
    data["specialty"] = [face(id, 1, texts, points=points) for id, (points, *texts) in SPECIALTY.items()]
    return data


def face(id, copies, texts, **own):
    """Return a row of a deck."""
    row = {"id": id, **own, "copies": copies, "origin": "ours", "name": {"en": id, "nl": id}}
    for slot in (1, 2):
        row |= effect(slot, texts[slot - 1].split() if len(texts) >= slot else [])
    return row


def effect(slot, parts):
    """Return the five columns of an effect."""
    columns = {"if": "", "effect": "", "amount": 0, "what": "", "cap": 0}
    if parts[:1] == ["if"]:
        columns["if"] = parts[1]
        parts = parts[2:]
    if parts[-2:-1] == ["cap"]:
        columns["cap"] = int(parts[-1])
        parts = parts[:-2]
    for column, part in zip(("effect", "amount", "what"), parts, strict=False):
        columns[column] = int(part) if column == "amount" else part
    return {f"{column}{slot}": value for column, value in columns.items()}
