"""Small positions of The Price of Power: Trade for its tests: each states only what matters to it.

Seats are counted from 1 here, as in notation. Steps are written '1 trade': the seat, then the action. Unless told, seat
1 rules Brennack (downs), 2 Morvaine (ardane), 3 Halmark (kongsmark), 4 Tessaly (belmar), 5 Sarrazan (zahran), 6 Velkhar
(tverland), nobody has anything on the map, and it is seat 1's turn. All Trade Cards pay 8/5/2 (10/7/4 where Expanded)
for a Trade Power of 5, 3 and 1, and nothing evens out the start, so that tests do not hang on the balance of what is
shipped.
"""

import copy
from functools import partial

import notation
from price_of_power_content import DATA, LEDGER

from entrepot.games.price_of_power.content.schema import SCHEMA
from entrepot.games.price_of_power.content.vocabulary import PLACES, REALM_COUNTS
from entrepot.games.price_of_power.game import PriceOfPower
from entrepot.kernel.chance import Script
from entrepot.kernel.content import make_content

DICE = ("first", "explore", "hunt")
FACES = {"realm": "realm", "trade": "card", "event": "event"}
ROWS = {
    "need_top": 5,
    "need_middle": 3,
    "green_top": 8,
    "green_middle": 5,
    "green_bottom": 2,
    "red_top": 10,
    "red_middle": 7,
    "red_bottom": 4,
}
ENTRIES = {
    "wool_harrow-roads": ("none", "", ("caerwick", 1), ("brenmoor", 0), ("glenmarran", 0)),
    "wool_rysmond-fair": ("none", "ardane-fairs", ("rysmond", 0), ("veldermeer", 0), ("hoogwater", 0)),
    "linen_harrow-roads": ("none", "", ("tarrow", 0), ("sundal", 0)),
    "rye_amber-staple": ("none", "rysmond-fair", ("bialen", 0), ("zarnowa", 0), ("lublow", 0)),
    "rye_kronau-crossing": ("none", "rysmond-fair", ("eberwald", 0), ("grauburg", 0)),
    "herring_harrow-roads": ("none", "amber-staple", ("nordvik", 2), ("skerravoe", 2), ("tarrow", 0)),
    "herring_sunset-roads": ("none", "", ("marelle", 0), ("valdeoro", 0)),
    "bay-salt_cape-verrin": ("token", "", ("sevara", 0), ("solana", 0)),
    "bay-salt_sunset-roads": ("none", "", ("pellon", 0), ("saint-orme", 0)),
    "olive-oil_cape-verrin": ("own", "", ("sevara", 1), ("torralta", 0)),
    "tar-and-hemp_harrow-roads": ("none", "", ("caerwick", 2), ("sundal", 2), ("skerravoe", 1), ("nordvik", 0)),
    "desert-gold_ardane-fairs": ("none", "rysmond-fair", ("vaumont", 2), ("montarel", 0)),
    "galley-slaves_cape-verrin": ("none", "sunset-roads", ("oranit", 0), ("solana", 0)),
}


def changed(change=None):
    """Return the game with the content of these tests, and what `change` makes of its data."""
    data = copy.deepcopy(DATA)
    for row in data["card"]:
        row.update(ROWS)
    for row in data["lead"]:
        row.update(dict.fromkeys(REALM_COUNTS, 0))
    for row in data["order"]:
        row.update(dict.fromkeys(PLACES, 0))
    for row in data["entry"]:
        if row["id"] in ENTRIES:
            requirement, secondary, *keys = ENTRIES[row["id"]]
            row["requirement"] = "" if requirement == "none" else requirement
            row["secondary"] = secondary
            for at in range(4):
                key, plus = keys[at] if at < len(keys) else ("", 0)
                row[f"key_{['one', 'two', 'three', 'four'][at]}"] = key
                row[f"plus_{['one', 'two', 'three', 'four'][at]}"] = plus
    if change is not None:
        change(data)
    return PriceOfPower(LEDGER, SCHEMA, make_content(SCHEMA, data))


GAME = changed()


def script(game, answers):
    """Return a feed of dice as their pips and cards as their ids."""
    found = {}
    for name, values in answers.items():
        if name in DICE:
            found[name] = [value - 1 for value in values]
        else:
            found[name] = [game.content.number(FACES[name], id) for id in values]
    return Script(found)


def at(phase="turn", seats=2, options=None, game=GAME, draws=None, full=False, **given):
    """Return a position with fixed rolls and draws (`draws`: by name of the chance); `full`: realms as they start.

    Of what lies on the map: towns and vassals as {Province: seat}, influence as {(Area, seat): cubes}, claims as
    [(Area, seat)], ships as {(Sea Zone, seat): (ships, of them on slots)}, merchants as {(node, seat): lying}.
    """
    data = dict(given)
    if not full:
        for name in ("towns", "vassals", "influence", "ships", "merchants", "claims"):
            data.setdefault(name, {})
    for name in ("towns", "vassals"):
        if name in data:
            data[name] = [[id, seat - 1] for id, seat in data[name].items()]
    if "influence" in data:
        data["influence"] = [[id, seat - 1, count] for (id, seat), count in data["influence"].items()]
    if "ships" in data:
        data["ships"] = [[id, seat - 1, *counts] for (id, seat), counts in data["ships"].items()]
    if "merchants" in data:
        data["merchants"] = [[id, seat - 1, lying] for (id, seat), lying in data["merchants"].items()]
    if "claims" in data:
        data["claims"] = [[id, seat - 1] for id, seat in data["claims"]]
    for name in ("first", "turn"):
        if name in data:
            data[name] -= 1
    if "passed" in data:
        data["passed"] = [seat - 1 for seat in data["passed"]]
    return game.arrange({"phase": phase, **data}, seats, 1, options, script(game, draws or {}), listening=True)


def new(seats=2, options=None, game=GAME, draws=None, seed=1):
    """Return a game from its set-up on, with fixed rolls and draws."""
    return game.new(seats, seed, options, script(game, draws or {}), listening=True)


def trading(*cards, **given):
    """Return seat 1 having turned up these cards for a Trade; other cards follow at random if fewer than three."""
    cards = [*cards, *[card for card in ("timber", "sable", "glass") if card not in cards]][:3]
    return do(at(draws={"trade": cards}, **given), "1 trade")


def check(state):
    """Check that the position is one of this game, and that what is counted as it changes is what there is."""
    read = state.game.load(state.dump())
    for name in ("held", "base_tax", "ships_of", "cubes_of"):
        assert getattr(read, name) == getattr(state, name), name


def because(state, step):
    """Return why a step is refused, in short: the reason and its arguments."""
    seat, text = step.split(" ", 1)
    message = state.why_not(int(seat) - 1, state.game.parse(text)).message
    return " ".join([message["id"].split("refused-")[-1], *(word_of(value) for value in message["args"].values())])


def word_of(value):
    """Return an argument in short: seats as numbers, places and cards as ids, amounts as '2-military'."""
    if isinstance(value, list):
        return "+".join(word_of(part) for part in value) or "nothing"
    if isinstance(value, dict):
        if "seat" in value:
            return str(value["seat"] + 1)
        if "id" in value:
            word = value["id"].split("-")[-1]
            if "seat" in value["args"]:
                return f"{word_of(value['args']['seat'])}:{value['args']['count']}"
            return f"{value['args']['count']}-{word}" if value["args"] else word
        return value["face"].split("/")[-1]
    return str(value)


can, asked, refused = notation.can, notation.asked, notation.refused
do, told = partial(notation.do, check=check), partial(notation.told, word_of)


def realm(state, seat):
    """Return what all know of a realm."""
    return state.view(None)["realms"][seat - 1]


def ducats(state):
    """Return the Ducats of all, by seat."""
    return [row["ducats"] for row in state.view(None)["realms"]]


def prestige(state):
    """Return the Prestige of all, by seat."""
    return [row["prestige"] for row in state.view(None)["realms"]]


def linked(state, node):
    """Return the seats with a valid connection to a node."""
    return [seat + 1 for seat in of(state, "nodes", node)["linked"]]


def of(state, table, id):
    """Return one row of the view: of provinces, areas, seas or nodes."""
    return next(row for row in state.view(None)[table] if row["id"] == id)


def merchants(state, node):
    """Return who has a Merchant in a node: seat to whether it lies."""
    return {row["seat"] + 1: row["lying"] for row in of(state, "nodes", node)["merchants"]}


def ships(state, sea, seat):
    """Return a seat's ships in a Sea Zone: all, and those on slots."""
    row = of(state, "seas", sea)
    return row["ships"][seat - 1], row["slotted"][seat - 1]
