"""Small positions of Trigon for its tests: each states only what matters to it.

Seats are counted from 1 here, as in notation. Steps are written '2 march n1': the seat, then the action. Unless told,
seat 1 rules Noorland (n1), seat 2 Lumos (l1), seat 3 Calmania (c1) and seat 4 Kalland (k1), each as at the start but
without coins, and it is seat 1's action phase.
"""

from functools import partial

import notation
from shipped import Shipped

from entrepot.kernel.chance import Script

CAPITALS = (("n1", "psor"), ("l1", "nieuw-delia"), ("c1", "citel"), ("k1", "pyros"))
DICE = ("start", "red", "green", "guild")
FACES = {"colour": "land", "village": "village", "quest": "quest", "play": "play"}


def spare(id, category, deed, what="", times=1):
    """Return a quest that is not among those shipped."""
    said = {"en": f"Spare {id}", "nl": f"Reserve {id}"}
    row = {"id": id, "category": category, "points": 1, "copies": 1, "deed": deed, "times": times, "origin": "ours"}
    return {**row, "name": said, "text": said, **({"what": what} if what else {})}


SPARE_QUESTS = [
    spare("train-knights", "building", "build", "knight", 3),
    spare("build-scout", "building", "build", "scout"),
    spare("herb-lore", "nature", "nature"),
    spare("art-of-healing", "nature", "nature"),
]
"""Quests for tests of rules, which do not depend on what is shipped."""


def add_spare(data):
    """Put the spare quests among the others."""
    data["quest"] += SPARE_QUESTS


built = Shipped("trigon").built
GAME = built()
ROOMY = built(add_spare)
"""The game with the spare quests: positions that name one are arranged in it."""

STEADY_VILLAGES = {
    "capital": ((1, 3, 0, 1), (2, 4, 1, 2), ("knight", 2)),
    "hamlet": ((1, 0, 0, 1), (2, 1, 0, 2), ("knight", 1)),
    "fishing-village": ((1, 0, 0, 2), (2, 0, 0, 3), ("boat", 1)),
    "pioneers-camp": ((0, 0, 0, 2), (1, 1, 0, 3), ("scout", 1)),
    "craft-village": ((2, 0, 0, 1), (3, 1, 0, 2), ("knight", 2)),
    "market-town": ((1, 1, 0, 1), (2, 2, 0, 2), ("boat", 1)),
    "garrison-town": ((0, 1, 0, 1), (1, 1, 1, 2), ("knight", 3)),
    "residence": ((0, 0, 1, 1), (0, 1, 2, 2), ("scout", 1)),
}
"""What villages yield in tests on income, whatever the balance of the shipped ones: copper, silver, gold, births."""


def steady(data):
    """Give the villages these figures."""
    for row in data["village"]:
        figures = STEADY_VILLAGES.get("capital" if row["kind"] == "capital" else row["id"])
        if figures is not None:
            village, city, bonus = figures
            row.update(zip(("copper", "silver", "gold", "births"), village, strict=True))
            row.update(zip(("city_copper", "city_silver", "city_gold", "city_births"), city, strict=True))
            row.update(zip(("bonus", "bonus_count"), bonus, strict=True))


STEADY = built(steady)


def script(game, answers):
    """Return a feed of dice as their pips and cards as their ids."""
    found = {}
    for name, values in answers.items():
        if name in DICE:
            found[name] = [value - 1 for value in values]
        else:
            found[name] = [game.content.number(FACES[name], id) for id in values]
    return Script(found)


def at(phase="turn", seats=2, options=None, game=GAME, draws=None, **given):
    """Return a position with fixed rolls and draws (`draws`: by name of the chance)."""
    if game is GAME and any(quest["id"] in f"{given} {draws}" for quest in SPARE_QUESTS):
        game = ROOMY
    return game.arrange({"phase": phase, **given}, seats, 1, options, script(game, draws or {}), listening=True)


def new(seats=2, options=None, game=GAME, draws=None, seed=1):
    """Return a game from its set-up on, with fixed rolls and draws."""
    return game.new(seats, seed, options, script(game, draws or {}), listening=True)


def town(spot, seat, token=1, card="hamlet", people=1, city=False):
    """Return a settlement for `at`."""
    return [spot, seat - 1, token, card, people, city]


def realm(seat, people=1):
    """Return a seat's capital for `at`: a city if it has as many as become one."""
    spot, card = CAPITALS[seat - 1]
    return town(spot, seat, 1, card, people, people == 5)


def stand(spot, seat, knights=0, scouts=0, boats=0):
    """Return figures for `at`."""
    return [spot, seat - 1, knights, scouts, boats]


def purse(copper=0, silver=0, gold=0):
    """Return one seat's coins."""
    return {"copper": copper, "silver": silver, "gold": gold}


def check(state):
    """Check that the position is one of this game, and that what is counted as it changes is what there is."""
    read = state.game.load(state.dump())
    for name in ("pieces", "settlements", "cities", "in_land", "done", "won", "owner"):
        assert getattr(read, name) == getattr(state, name), name


def word_of(value):
    """Return an argument in short: seats as numbers, cards and spots as ids, amounts as '2-copper'."""
    if isinstance(value, list):
        return "+".join(word_of(part) for part in value) or "nothing"
    if isinstance(value, dict):
        if "seat" in value:
            return str(value["seat"] + 1)
        if "id" in value:
            word = value["id"].split("-")[-1]
            return f"{value['args']['count']}-{word}" if value["args"] else word
        return value["face"].split("/")[-1]
    return str(value)


can, asked, refused = notation.can, notation.asked, notation.refused
do, told = partial(notation.do, check=check), partial(notation.told, word_of)


def player(state, seat):
    """Return what all know of a player."""
    return state.view(None)["players"][seat - 1]


def coins(state, seat):
    """Return copper, silver and gold."""
    return tuple(player(state, seat)["coins"].values())


def points(state, seat):
    """Return a seat's points."""
    return player(state, seat)["points"]


def groups(state):
    """Return who stands where: spot to (seat, knights, scouts, boats)."""
    return {row["spot"]: (row["seat"] + 1, *row["figures"].values()) for row in state.view(None)["groups"]}


def towns(state):
    """Return the settlements: spot to (seat, token, card, inhabitants, is a city)."""
    return {
        row["spot"]: (row["seat"] + 1, row["token"], row["card"], row["inhabitants"], row["city"])
        for row in state.view(None)["settlements"]
    }


def outcome(state):
    """Return the ending, the places and the rule that decided."""
    found = state.outcome()
    return found["ending"], found["places"], found["decided_by"]
