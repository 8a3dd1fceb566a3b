"""The map, what each player has on it, and small words for reading events: all from a dump of the position."""

from collections import Counter

import entrepot

CONTENT = entrepot.game("tradewarz").content
GOODS = ("gold", "lumber", "mining", "wheat")
TECH = {row["id"]: row for row in CONTENT.rows("tech")}
MORALE = {row["id"]: row for row in CONTENT.rows("morale")}
CARD = {row["id"]: row for row in CONTENT.rows("battle")}
COST = {row["id"]: Counter({good: row[good] for good in GOODS}) for row in CONTENT.rows("cost")}
BUILDING = {row["id"]: row for row in CONTENT.rows("building")}
ANCHOR = {row["id"]: row["anchor"] for row in CONTENT.rows("station")}
SEASONS = CONTENT.ids("season")
TOKENS = {"march": 2, "build": 2, "recruit": 2, "resources": 2, "tech": 1, "retreat": 1}
LANE = 32
GATE_LIMIT = 6
TRAYS = 4
MOUTHS = {
    "n3": ("s12", "s13"),
    "n5": ("s14", "s15"),
    "e3": ("s26", "s36"),
    "e5": ("s46", "s56"),
    "s5": ("s65", "s64"),
    "s3": ("s63", "s62"),
    "w5": ("s51", "s41"),
    "w3": ("s31", "s21"),
}


def differ(name, wanted, is_):
    return [f"{name} is {is_}, wanted {wanted}"] if wanted != is_ else []


def events(position, kind):
    return [event["args"] for event in position.news if event["kind"] == kind]


def who(event, name="seat"):
    return event[name]["seat"]


def where(event):
    return word(event["place"])


def corners(square):
    """The four octagons that a square touches (TW-R-01)."""
    row, column = int(square[1]), int(square[2])
    return [f"o{r}{c}" for r in (row, row + 1) for c in (column, column + 1)]


def tile(data, octagon):
    return data["tiles"][(int(octagon[1]) - 1) * 7 + int(octagon[2]) - 1]


def fields(data, square):
    return [octagon for octagon in corners(square) if tile(data, octagon) not in ("mountain", "lake")]


def is_square(place):
    return place not in MOUTHS


def neighbours(square):
    row, column = int(square[1]), int(square[2])
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [f"s{r}{c}" for r, c in around if 1 <= r <= 6 and 1 <= c <= 6]


def is_open(data, one, other):
    """A channel is closed where both octagons beside it are obstacles (TW-R-02)."""
    beside = set(corners(one)) & set(corners(other))
    return any(octagon in fields(data, one) for octagon in beside)


def soldiers(data, place):
    return dict(map(tuple, next((parts for at, parts in data["army"] if at == place), [])))


def places_of(data, seat):
    return {at: dict(map(tuple, parts))[seat] for at, parts in data["army"] if seat in dict(map(tuple, parts))}


def outside(data, seat):
    return {at: count for at, count in places_of(data, seat).items() if at != data["gate"][seat]}


def buildings(data, seat):
    return {place: (kind, year, silos) for place, owner, kind, year, silos in data["building"] if owner == seat}


def building_at(data, place):
    return next(((owner, kind) for at, owner, kind, _, _ in data["building"] if at == place), (-1, ""))


def allied(data, one, other):
    return one == other or (data["alliance"][one] != 0 and data["alliance"][one] == data["alliance"][other])


def amount(data, seat, effect):
    """The amounts of an effect of a seat's technologies."""
    rows = [TECH[tech] for tech in data["techs"][seat]]
    return [row[f"amount{n}"] for row in rows for n in range(1, 5) if row.get(f"effect{n}") == effect]


def squad_limit(data, seat):
    return max([3, *amount(data, seat, "squad-limit")])


def support(data, seat):
    return BUILDING["capital"]["support"] + sum(
        BUILDING[kind]["support"] for kind, _, _ in buildings(data, seat).values()
    )


def holder(data, seat):
    """Who occupies the capital of a seat; -1 if nobody does."""
    return next((other for other in soldiers(data, data["gate"][seat]) if other != seat), -1)


def silver(data, seat):
    castles = sum(kind == "castle" for kind, _, _ in buildings(data, seat).values())
    return castles * BUILDING["castle"]["silver"] + data["post_owner"].count(seat)


def total(data, seat):
    return data["golden"][seat] + silver(data, seat)


def post_owner(data, place):
    """TW-R-79: the owner of the building on it, else the host of the soldiers."""
    owner = building_at(data, place)[0]
    return owner if owner >= 0 else next(iter(soldiers(data, place)), -1)


def is_within(data, phase):
    """Whether it still goes on: guests of a former ally leave before the counters are looked at (TW-R-105)."""
    return any(frame[0] == phase for frame in data["stack"])


def word(message):
    return message["id"].rsplit("-", 1)[1]


def place_of(number):
    """The square, or the gate, that a frame of the stack names by number."""
    return f"s{number // 6 + 1}{number % 6 + 1}" if number < 36 else list(MOUTHS)[number - 36]


def distances(data, start):
    """How many spaces each square is away, armies ignored, over finished crossings."""
    spaces, todo = {start: 0}, [start]
    for here in todo:
        for there in steps_from(data, here):
            if there not in spaces:
                spaces[there] = spaces[here] + 1
                todo.append(there)
    return spaces


def steps_from(data, place):
    """The places one space away, finished crossings included; gates lie at the end."""
    if not is_square(place):
        return list(MOUTHS[place])
    found = [other for other in neighbours(place) if is_open(data, place, other)]
    return found + [other for octagon, way in data["crossings"] for other in across(octagon, way, place)]


def across(octagon, way, place):
    """The other end of a crossing: 'falling' joins the north-west with the south-east corner (TW-R-21)."""
    row, column = int(octagon[1]), int(octagon[2])
    if way == "falling":
        ends = [f"s{row - 1}{column - 1}", f"s{row}{column}"]
    else:
        ends = [f"s{row - 1}{column}", f"s{row}{column - 1}"]
    return [end for end in ends if end != place] if place in ends else []


def has_room(data, seat, place, count):
    """Whether soldiers may join those on a square: the host's limit for all together (TW-R-71)."""
    there = soldiers(data, place)
    limit = squad_limit(data, next(iter(there), seat))
    return sum(there.values()) + count <= limit
