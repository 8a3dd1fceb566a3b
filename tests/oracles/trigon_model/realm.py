"""What each player has, read off a dump: figures, settlements, coins, points, and who has won."""

import entrepot

CONTENT = entrepot.game("trigon").content


def by_id(table):
    """The rows of a content table by their ids."""
    return {row["id"]: row for row in CONTENT.rows(table)}


SPOTS, LANDS, VILLAGES = by_id("spot"), by_id("land"), by_id("village")
QUESTS, CARDS, COSTS, DICE = by_id("quest"), by_id("play"), by_id("cost"), by_id("dice")
POINTS = {row["id"]: row["value"] for row in CONTENT.rows("point")}
LIMITS = {row["id"]: row["value"] for row in CONTENT.rows("limit")}
METALS = ("copper", "silver", "gold")
KNIGHT, SCOUT, BOAT = range(3)
FIGURES = ("knight", "scout", "boat")
TOKENS = 10
PATHS = {spot: set() for spot in SPOTS}
for _row in CONTENT.rows("path"):
    PATHS[_row["one"]].add(_row["two"])
    PATHS[_row["two"]].add(_row["one"])
HARBOURS = [spot for spot, row in SPOTS.items() if row.get("harbour")]
SITES = {land: {spot for spot, row in SPOTS.items() if row["kind"] == "site" and row["land"] == land} for land in LANDS}


def figures(data, spot, seat):
    """Knights, scouts and boats of a seat on a spot."""
    return next((row[2:5] for row in data["figures"] if row[:2] == [spot, seat]), [0, 0, 0])


def spots_with(data, seat, *kinds):
    """Spots where a seat has a figure of one of the kinds."""
    return [row[0] for row in data["figures"] if row[1] == seat and any(row[2 + kind] for kind in kinds)]


def on_map(data, seat, kind):
    return sum(row[2 + kind] for row in data["figures"] if row[1] == seat)


def settlements(data, seat):
    """A seat's settlements by site: card, inhabitants, whether a city."""
    return {row[0]: tuple(row[3:6]) for row in data["settlements"] if row[1] == seat}


def settled(data):
    """Who has a settlement on each site."""
    return {row[0]: row[1] for row in data["settlements"]}


def foreign(data, seat, spot):
    """Whether anything of another player's stands on a spot."""
    return settled(data).get(spot, seat) != seat or any(row[0] == spot and row[1] != seat for row in data["figures"])


def people(data, seat):
    return sum(count for _card, count, _city in settlements(data, seat).values())


def cylinders_left(data, seat):
    """Pieces that can still become inhabitants or knights."""
    return LIMITS["cylinders"] - people(data, seat) - on_map(data, seat, KNIGHT)


def whole_lands(data, seat):
    return [land for land, sites in SITES.items() if sites <= set(settlements(data, seat))]


def points(data, seat):
    """Palace, settlements, cities, whole lands, quests, bonus cards and open bonus points."""
    homes = settlements(data, seat)
    total = POINTS["palace"] * bool(data["palace"][seat]) + POINTS["settlement"] * len(homes)
    total += POINTS["city"] * sum(city for _card, _people, city in homes.values())
    total += POINTS["land"] * len(whole_lands(data, seat))
    total += sum(QUESTS[quest]["points"] for quest in data["completed"][seat])
    total += sum(CARDS[card]["amount"] for card in data["opened"][seat] if CARDS[card]["effect"] == "point")
    bonuses = zip(CONTENT.rows("bonus"), data["bonus_holder"], strict=True)
    return total + sum(row["points"] for row, holder in bonuses if holder == seat)


def out(data, seat):
    return data["out_at"][seat] > 0


def still_in(data):
    return [seat for seat in range(data["seats"]) if not out(data, seat)]


def lives(data, seat):
    """Whether a player has a settlement, a scout or a knight."""
    return bool(settlements(data, seat)) or bool(spots_with(data, seat, KNIGHT, SCOUT))


def ends_by(data, condition):
    return data["options"]["win-by"] in ("any", condition)


def has_won(data, seat):
    """Whether a player meets a condition that is met without a deed of its own."""
    by_points = ends_by(data, "points") and points(data, seat) >= int(data["options"]["points-target"])
    by_quests = ends_by(data, "quests") and len(data["completed"][seat]) >= int(data["options"]["quests-target"])
    return by_points or by_quests


def may_crown(data, seat):
    price = int(data["options"]["emperor-price"])
    counted = people(data, seat)
    if data["options"]["emperor-counts"] == "with-knights":
        counted += on_map(data, seat, KNIGHT)
    coins = data["coins"][seat]
    enough = counted >= LIMITS["emperor-people"] and min(coins["silver"], coins["gold"]) >= price
    return ends_by(data, "emperor") and enough


def can_pay(data, seat, what):
    return all(data["coins"][seat][metal] >= COSTS[what].get(metal, 0) for metal in METALS)


def protected(data, seat, card):
    """Whether a protector of the card's colour lies open before a player."""
    return any(
        CARDS[other]["effect"] == "protect" and CARDS[other]["category"] == CARDS[card]["category"]
        for other in data["opened"][seat]
    )
