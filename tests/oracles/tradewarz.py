"""TradeWarz once more, in numbers: what is paid and earned, how strong an army is, whose a post is, who may do what.

Not the whole game is played again: each function here works out one thing from the position before an action, and
`check` compares it with the position after. Chance, cards and where beaten soldiers go are taken as they came.
"""

from collections import Counter
from itertools import pairwise

import entrepot

GAMES = 16
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


def check(before, seat, action, after):
    """Return where the position after the action is not as expected."""
    found = [*standing_faults(after), *legal_faults(after), *end_faults(after)]
    if before is None:
        return found + setup_faults(after.data)
    return [
        *found,
        *paying_faults(before, seat, action, after),
        *piece_faults(before, seat, action, after),
        *battle_faults(before, after),
        *turn_faults(before, after),
    ]


def differ(name, wanted, is_):
    return [f"{name} is {is_}, wanted {wanted}"] if wanted != is_ else []


def events(position, kind):
    return [event["args"] for event in position.news if event["kind"] == kind]


def who(event, name="seat"):
    return event[name]["seat"]


def where(event):
    return word(event["place"])


# ---------------------------------------------------------------- the map


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


# ---------------------------------------------------------------- what somebody has


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


# ---------------------------------------------------------------- what always holds


def standing_faults(after):
    """Limits, support and posts; while an action is under way some of it is settled only at its end."""
    data = after.data
    if not data["stack"] or data["stack"][-1][0] not in ("turn", "after"):
        return []
    found = differ("owners of the posts", [post_owner(data, place) for place in data["posts"]], data["post_owner"])
    for seat in range(data["seats"]):
        away, home = outside(data, seat), places_of(data, seat).get(data["gate"][seat], 0)
        most = 10 + sum(amount(data, seat, "reserve"))
        found += differ(f"soldiers of {seat}", most, sum(away.values()) + home + data["reserve"][seat])
        if sum(away.values()) > support(data, seat):
            found.append(f"{seat} has {away} outside with support for {support(data, seat)}")
        if len(away) > TRAYS or home > GATE_LIMIT or any(n > squad_limit(data, seat) for n in away.values()):
            found.append(f"{seat} has {away} outside and {home} at the gate")
        if any(count >= 21 for count in data["goods"][seat].values()):
            found.append(f"{seat} holds {data['goods'][seat]}")
    return found + differ("golden Xadlas in all", 40, data["bank"] + sum(data["golden"]))


def setup_faults(data):
    posts = data["posts"]
    found = differ("goods", [dict.fromkeys(GOODS, 6)] * data["seats"], data["goods"])
    found += differ("number of posts", 4 if data["seats"] > 3 else 3, len(set(posts)))
    found += [f"post on {place} touches no obstacle" for place in posts if len(fields(data, place)) == 4]
    rim = [f"o{r}{c}" for r in range(1, 8) for c in range(1, 8) if r in (1, 7) or c in (1, 7)]
    found += [f"{octagon} on the rim is an obstacle" for octagon in rim if tile(data, octagon) in ("mountain", "lake")]
    kinds = {"lumber": 12, "mining": 12, "wheat": 12, "mountain": 7, "lake": 6}
    return found + differ("tiles", kinds, dict(Counter(data["tiles"])))


# ---------------------------------------------------------------- prices, income, golden Xadlas


def soldier_cost(data, seat):
    """TW-R-10: the cheaper of what technologies offer."""
    cost = Counter(COST["soldier"])
    for good in ("wheat", "lumber"):
        cost[good] = min([cost[good], *amount(data, seat, f"soldier-{good}")])
    return cost


def times(cost, factor):
    return Counter({good: count * factor for good, count in cost.items()})


def level_costs(data, seat, tree, level):
    """What each university level up to this one costs, in order."""
    less = sum(amount(data, seat, "level-discount"))
    now = data["university"][seat][tree]
    return [times(COST["university"], max(0, step - less)) for step in range(now + 1, level + 1)]


def university_cost(data, seat, tree, level, is_free=False):
    costs = level_costs(data, seat, tree, level)
    return sum(costs[:-1] if is_free else costs, Counter())


def crossing_cost(before, after):
    return reduced(COST[word(events(after, "crossed")[0]["kind"])], before["engineers"])


def reduced(cost, less):
    """What a crossing costs with the card Engineers."""
    return Counter({good: max(0, n - less * (good in ("lumber", "mining"))) for good, n in cost.items()})


def payments(before, seat, action, after):
    """What each seat gains (less than 0: pays) by an action, before any exchange."""
    data = before.data
    verb, *words = action.split()
    gains = [Counter() for _ in range(data["seats"])]
    phase = data["stack"][-1][0]
    if verb in ("settlement", "village", "upgrade", "castle"):
        gains[seat].subtract(COST[verb])
    elif verb in ("university", "free-university"):
        gains[seat].subtract(university_cost(data, seat, words[0], int(words[1]), verb == "free-university"))
    elif verb == "buy":
        gains[seat].subtract(times(COST["tech"], TECH[words[0]]["level"]))
    elif verb == "soldier":
        gains[seat].subtract(times(soldier_cost(data, seat), 1 if words[0] == data["gate"][seat] else 2))
    elif verb == "gain":
        gains[seat].update(words[0].split("-"))
    elif verb == "cross":
        gains[seat].subtract(crossing_cost(data, after))
    elif verb == "play" and phase == "cancel":
        enemy = events(after, "cancelled")[0]
        other = data["defender"] if who(enemy) == data["attacker"] else data["attacker"]
        pay(gains, seat, other, COST["cancel"])
    elif verb == "play" and MORALE[words[0]]["effect"] == "resource":
        what = MORALE[words[0]]["what"]
        gains[seat].update(dict.fromkeys(GOODS if what == "every" else (what,), MORALE[words[0]]["amount"]))
    elif verb == "break":
        for other in range(data["seats"]):
            if other != seat and allied(data, seat, other):
                pay(gains, seat, other, COST["alliance"])
    elif verb == "accept" and phase == "answer":
        trade = events(after, "traded")[0]
        pay(gains, who(trade), who(trade, "partner"), deal(data["deal"][:4]))
        pay(gains, who(trade, "partner"), who(trade), deal(data["deal"][4:]))
    for event in events(after, "reaped"):
        gains[who(event)][word(event["resource"])] += 1
    for _ in events(after, "joined"):
        for other in range(data["seats"]):
            if not data["alliance"][other] and after.data["alliance"][other]:
                gains[other].subtract(COST["alliance"])
    return gains


def deal(counts):
    return Counter(dict(zip(GOODS, counts, strict=True)))


def pay(gains, giver, taker, cost):
    gains[giver].subtract(cost)
    gains[taker].update(cost)


def yearly_income(data, seat):
    """TW-CALC-02, -07 to -09 for what the seat owns, and TW-R-41 for capitals that it holds; caravans' fields apart."""
    owners = [other for other in range(data["seats"]) if holder(data, other) == seat]
    capitals = len(owners) + (holder(data, seat) < 0)
    income = times(Counter({good: BUILDING["capital"][good] for good in GOODS}), capitals)
    for kind, _, silos in buildings(data, seat).values():
        income["gold"] += {"settlement": 0, "village": 1, "castle": 3}[kind]
        income.update(tile(data, octagon) for octagon, _ in silos)
    posts = data["post_owner"].count(seat)
    income["gold"] += posts * (2 if data["university"][seat]["economy"] >= 3 else 1)
    for tech in data["techs"][seat]:
        row = TECH[tech]
        if not row.get("super_unit"):
            income.update({good: row.get(good, 0) for good in GOODS})
    for tech, place, _ in data["supers"]:
        if tech in data["techs"][seat] and is_square(place):
            income["gold"] += TECH[tech].get("gold", 0)
    return income


def exchange(goods):
    """TW-R-59: each counter at 21 or more drops by 11 for one golden Xadla, repeatedly."""
    golden = 0
    for good in GOODS:
        while goods[good] >= 21:
            goods[good] -= 11
            golden += 1
    return golden


def paying_faults(before, seat, action, after):
    """Goods and golden Xadlas of everybody after the action, the year's end included."""
    data, real = before.data, after.data
    if data["stack"][-1][0] in ("houses", "sail"):
        return []
    gains = payments(before, seat, action, after)
    golden = battle_awards(after)
    verb, *words = action.split()
    if verb in ("university", "free-university") and words[1] == "4":
        golden[seat] += 1
    year_ends = (events(after, "income") or is_within(data, "income")) and not is_within(real, "income")
    at_end = settled(data, real)
    wanted = []
    for other in range(data["seats"]):
        goods = Counter(data["goods"][other])
        goods.update(gains[other])
        if year_ends:
            goods.update(yearly_income(at_end, other))
        if not is_within(real, "income") and not is_within(real, "expel"):
            golden[other] += exchange(goods)
        if year_ends:
            golden[other] += all(goods[good] >= 12 for good in GOODS)
            golden[other] += at_end["post_owner"].count(other) >= 2
        wanted.append({good: goods[good] for good in GOODS})
    found = differ("goods", wanted, real["goods"]) + income_faults(at_end, after)
    if real["bank"] > 0:
        found += differ("golden", add(data["golden"], golden), real["golden"])
    return found


def is_within(data, phase):
    """Whether it still goes on: guests of a former ally leave before the counters are looked at (TW-R-105)."""
    return any(frame[0] == phase for frame in data["stack"])


def add(one, other):
    return [a + b for a, b in zip(one, other, strict=True)]


def settled(data, real):
    """The position at the year's end: what the last action of the year changed stands in the position after it."""
    return {**data, **{key: real[key] for key in ("building", "post_owner", "techs", "university")}}


def income_faults(data, after):
    found = []
    for event in events(after, "income"):
        wanted = yearly_income(data, who(event))
        told = {word(item["args"]["resource"]): item["args"]["count"] for item in event["goods"]}
        found += differ(f"income of {who(event)}", {good: n for good, n in wanted.items() if n}, told)
    return found


def word(message):
    return message["id"].rsplit("-", 1)[1]


def battle_awards(after):
    """TW-BATTLE-01, TW-CONQ-01: one for a victory, two more for a conquest."""
    golden = [0] * after.data["seats"]
    for event in events(after, "won"):
        golden[who(event)] += 1
    for event in events(after, "conquered"):
        golden[who(event)] += 2
    return golden


# ---------------------------------------------------------------- pieces


def piece_faults(before, seat, action, after):
    """What is built, raised, bought and recruited; buildings change by that, by raids and by battles alone."""
    data, real = before.data, after.data
    if data["stack"][-1][0] in ("houses", "sail"):
        return []
    verb, *words = action.split()
    sites = {place: row for place, *row, _ in data["building"]}
    castles, levels = list(data["castles"]), [dict(own) for own in data["university"]]
    techs = [list(own) for own in data["techs"]]
    if verb in ("settlement", "village", "upgrade"):
        sites[words[0]] = [seat, *(("settlement", 0) if verb == "settlement" else ("village", data["year"]))]
    elif verb == "castle":
        sites[words[0]] = [seat, "castle", sites[words[0]][2]]
        castles[seat] += 1
    elif verb in ("university", "free-university"):
        levels[seat][words[0]] = int(words[1])
    elif verb == "buy":
        techs[seat] = sorted([*techs[seat], words[0]], key=list(TECH).index)
    for event in [*events(after, "raided"), *events(after, "destroyed")]:
        sites.pop(where(event), None)
    for event in events(after, "captured"):
        sites[where(event)][0] = who(event)
    found = differ("buildings", sites, {place: row for place, *row, _ in real["building"]})
    found += differ("castles built", castles, real["castles"]) + differ("universities", levels, real["university"])
    found += differ("technologies", techs, real["techs"]) + silo_faults(data, verb, words, real)
    is_new_year = real["year"] == data["year"] + 1
    if verb == "soldier" and not is_new_year:
        found += differ("reserve", data["reserve"][seat] - 1, real["reserve"][seat])
        there = soldiers(data, words[0]).get(seat, 0)
        found += differ(f"soldiers on {words[0]}", there + 1, soldiers(real, words[0]).get(seat, 0))
    if is_new_year:
        found += differ("tokens on the boards", [[""] * len(SEASONS)] * data["seats"], real["marks"])
        found += yearly_soldier_faults(data, real) if verb in ("end", "done", "reap") else []
    return found


def silo_faults(data, verb, words, real):
    if verb != "silo" or data["stack"][-1][0] != "silos":
        return []
    square = place_of(data["stack"][-1][1])
    old, new = silos_of(data, square), silos_of(real, square)
    return differ(f"silos of {square}", sorted([*old, *words]), sorted(new))


def silos_of(data, square):
    return [octagon for place, *_, silos in data["building"] if place == square for octagon, _ in silos]


def place_of(number):
    """The square, or the gate, that a frame of the stack names by number."""
    return f"s{number // 6 + 1}{number % 6 + 1}" if number < 36 else list(MOUTHS)[number - 36]


def yearly_soldier_faults(data, real):
    """TW-CAP-05, TW-ECO-09, TW-R-36: one from reserve to the gate, or two, where there is room."""
    if any(holder(data, seat) >= 0 for seat in range(data["seats"])):
        return []  # who leaves a held capital may come home as well
    found = []
    for seat in range(data["seats"]):
        home = places_of(data, seat).get(data["gate"][seat], 0)
        free = min(1 + sum(amount(data, seat, "yearly-soldier")), data["reserve"][seat], GATE_LIMIT - home)
        found += differ(f"gate of {seat}", home + free, places_of(real, seat).get(data["gate"][seat], 0))
    return found


# ---------------------------------------------------------------- battle


def battle_faults(before, after):
    """Both sums, who wins, and how many fall (TW-BATTLE-08 to -11, TW-R-31 to -33)."""
    shown = events(after, "revealed")
    if not shown:
        return []
    data = before.data
    attacker, defender = who(shown[0]), who(shown[1])
    place = next(map(where, events(after, "attacked")), data["field"])
    struck = Counter({who(event): event["count"] for event in events(after, "struck")})
    own_city = [seat for seat in range(data["seats"]) if data["gate"][seat] == place]
    at_capital = own_city == [defender]
    marker = data["march_marker"]
    attackers = data["march_size"] - struck[attacker]
    there = soldiers(data, place)
    defenders = sum(n for seat, n in there.items() if seat != attacker) - struck[defender]
    sides = [
        side(data, attacker, attackers, shown[0], "attack", place, [marker]),
        side(data, defender, defenders, shown[1], "defence", place, defending_supers(data, place, at_capital)),
    ]
    owner, kind = building_at(data, place)
    if kind == "castle" and allied(data, owner, defender):
        wall = {key: BUILDING["castle"][key] for key in ("strength", "kill", "block")}
        if marker and TECH[marker].get("effect1") == "ignore-castle":
            wall = {"kill": wall["kill"]}
        sides[1].update(wall)
    if at_capital:
        sides[1].update({key: BUILDING["capital"][key] for key in ("strength", "kill", "block")})
    found = []
    for sums, event in zip(sides, shown, strict=True):
        told = {key: event[key] for key in ("strength", "kill", "block")}
        found += differ(f"sums of {who(event)} on {place}", {key: sums[key] for key in told}, told)
    ahead = sides[0]["strength"] - sides[1]["strength"]
    level_wins = defender if data["options"]["battle-ties"] == "defender-wins" else -1
    if any(frame[0] == "losses" for frame in after.data["stack"]):
        return found  # the host of a joint army says who falls, and then the battle is decided
    winner = attacker if ahead > 0 else defender if ahead < 0 else level_wins
    found += differ("winner", [winner] if winner >= 0 else [], [who(event) for event in events(after, "won")])
    fell = Counter()
    for event in events(after, "fell"):
        fell[who(event)] += event["count"]
    found += spoils_faults(after, place, kind, winner == attacker, attackers - fell[attacker], at_capital)
    lost = min(attackers, max(0, sides[1]["kill"] - sides[0]["block"]))
    found += differ("attackers fallen", lost, fell[attacker])
    if len(there) == 1:
        lost = min(defenders, max(0, sides[0]["kill"] - sides[1]["block"]))
        found += differ("defenders fallen", lost, fell[defender])
    return found


def spoils_faults(after, place, kind, is_won, survivors, at_capital):
    """TW-RAID-04, TW-CASTLE-09, -10, TW-R-31, -39: what a won attack destroys, captures or conquers."""
    is_fragile = kind in ("settlement", "village")
    gone, taken = (list(map(where, events(after, event))) for event in ("destroyed", "captured"))
    found = differ("destroyed", [place] if is_won and is_fragile else [], gone)
    found += differ("captured", [place] if is_won and kind == "castle" and survivors else [], taken)
    is_conquest = is_won and at_capital and survivors > 0
    return found + differ("conquests", int(is_conquest), len(events(after, "conquered")))


def defending_supers(data, place, at_capital):
    if at_capital:
        return [data["fighter"]] if data["fighter"] else []
    return [tech for tech, at, _ in data["supers"] if at == place]


def side(data, seat, count, event, scope, place, supers):
    """Soldiers, card, technologies, super unit and morale cards of one side."""
    sums = Counter({"strength": count})
    cards = [
        CARD[face(event["card"])],
        *({MORALE[face(c)]["effect"]: MORALE[face(c)]["amount"]} for c in event["cards"]),
    ]
    techs = [TECH[tech] for tech in data["techs"][seat] if TECH[tech]["scope"] == scope]
    techs = [row for row in techs if counts_here(data, row, place, seat)]
    for row in [*cards, *techs, *(TECH[tech] for tech in supers if tech)]:
        sums.update({key: row.get(key, 0) for key in ("strength", "kill", "block")})
    return sums


def face(card):
    return card["face"].split("/")[1]


def counts_here(data, row, place, seat):
    """TW-R-53, 'on-site': two defences count only at an own village, or castle."""
    if data["options"]["named-defences"] == "everywhere" or not row.get("site"):
        return True
    owner, kind = building_at(data, place)
    kinds = ("village", "castle") if row["site"] == "village" else ("castle",)
    return owner == seat and kind in kinds


# ---------------------------------------------------------------- turns


def turn_faults(before, after):
    """Whose turn it is, season and year (TW-SEASON-01 to -05, TW-R-17)."""
    old, new = before.data, after.data
    if not new["stack"] or new["stack"][0][0] not in ("turn", "after"):
        return []
    found = []
    if old["stack"][0][0] in ("turn", "after"):
        place, now = number_of_turn(old), number_of_turn(new)
        found += [f"turn number {now} comes after {place}"] if now - place not in (0, 1) else []
    elif old["stack"][0][0] != "sail":
        found += differ("first turn of a year", (old["year"] + 1, 0, 0), (new["year"], new["season"], new["turn"]))
    if new["stack"][-1][0] in ("turn", "after"):
        found += differ("asked", [new["order"][new["turn"]]], after.actors)
    used = Counter(mark for mark in new["marks"][new["order"][new["turn"]]] if mark)
    return found + [f"{action} taken {n} times" for action, n in used.items() if n > TOKENS[action]]


def number_of_turn(data):
    return (data["year"] * len(SEASONS) + data["season"]) * data["seats"] + data["turn"]


# ---------------------------------------------------------------- legal actions


def legal_faults(after):
    """All that is legal where the clauses say it in a list."""
    data = after.data
    if not data["stack"] or not after.actors:
        return []
    phase, seat = data["stack"][-1][0], after.actors[0]
    lister = {
        "sail": sailing,
        "turn": actions,
        "build": building,
        "purchase": purchases,
        "recruit": recruiting,
        "resources": pairs,
        "muster": squads,
        "silos": silo_fields,
        "march": marching,
        "squad-back": fall_backs,
        "retreat": retreating,
    }.get(phase)
    if lister is None:
        return []
    kept = ("trade", "alliance", "play", "break", "place-silos", "offer", "invite", "lend", "fetch")
    legal = {text for text in after.legal[seat] if text.split()[0] not in kept}
    wanted = set(lister(data, seat))
    missing, extra = sorted(wanted - legal), sorted(legal - wanted)
    return [f"{phase} of {seat} lacks {missing} and has {extra} too many"] if missing or extra else []


def sailing(data, seat):
    """TW-R-11, -14: how far, and at which stations on the way."""
    start, roll = data["sailed"][seat], data["rolled"]
    free = {ANCHOR[gate]: gate for gate in ANCHOR if gate not in data["gate"]}
    full = data["options"]["sailing"] == "full-lap"
    reach = range(start, start + roll + 1)
    docks = [space for space in reach if space % LANE in free and (not full or space >= ANCHOR["w3"])]
    must = start >= (2 if full else 1) * LANE
    if must and docks:
        return [*(f"sail {n}" for n in range(1, docks[0] - start)), f"dock {free[docks[0] % LANE]}"]
    return [*(f"sail {n}" for n in range(1, roll + 1)), *(f"dock {free[space % LANE]}" for space in docks)]


def can_pay(data, seat, cost):
    return all(data["goods"][seat][good] >= count for good, count in cost.items())


def actions(data, seat):
    """TW-R-30: what has a token left and something to do; passing only where neither march nor resources can be."""
    left = Counter(TOKENS) - Counter(data["marks"][seat])
    can = {
        "march": bool(squads(data, seat)),
        "build": bool(building(data, seat)),
        "tech": bool(purchases(data, seat)),
        "recruit": bool(recruiting(data, seat)),
        "retreat": None,
        "resources": True,
    }
    names = {"tech": "buy-tech"}
    found = [names.get(action, action) for action, is_ in can.items() if left[action] and is_]
    if left["retreat"] and fall_backs(data, seat):
        found.append("retreat")
    return found if {"march", "resources"} & set(found) else [*found, "pass"]


def fall_backs(data, seat):
    return [f"fall-back {place}" for place in outside(data, seat) if retreats(data, seat, place)]


def retreating(data, seat):
    return retreats(data, seat, place_of(data["stack"][-1][1]))


def retreats(data, seat, place):
    """TW-R-76: the nearest own buildings with room for the whole squad, and the gate, which may have to be won back."""
    count, gate = outside(data, seat)[place], data["gate"][seat]
    spaces = distances(data, place)
    near = [at for at in buildings(data, seat) if at != place and at in spaces and has_room(data, seat, at, count)]
    found = [f"go {at}" for at in near if spaces[at] == min(spaces[other] for other in near)]
    home = places_of(data, seat).get(gate, 0)
    return found + ([f"go {gate}"] if holder(data, seat) >= 0 or home + count <= GATE_LIMIT else [])


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


def squads(data, seat):
    """TW-R-25, -92: any number of those on one place up to the limit, without those who have marched in this action."""
    found = []
    for place, count in places_of(data, seat).items():
        most = min(count - data["moved"].count(place), squad_limit(data, seat))
        found += [f"squad {place} {n}" for n in range(1, most + 1)]
    return found


def building(data, seat):
    """TW-SETTLE, TW-VILLAGE, TW-CASTLE, TW-UNI: what can be built and paid."""
    own = buildings(data, seat)
    villages = sum(kind != "settlement" for kind, _, _ in own.values())
    found = []
    for place in filter(is_square, places_of(data, seat)):
        if building_at(data, place)[0] < 0 and len(own) < 6:
            found += [f"settlement {place}"] if can_pay(data, seat, COST["settlement"]) else []
            found += [f"village {place}"] if villages < 5 and can_pay(data, seat, COST["village"]) else []
        if place in own and own[place][0] == "settlement" and villages < 5 and can_pay(data, seat, COST["upgrade"]):
            found.append(f"upgrade {place}")
    for place, (kind, year, _) in own.items():
        is_old = kind == "village" and year < data["year"]
        if is_old and data["castles"][seat] < 2 and can_pay(data, seat, COST["castle"]):
            found.append(f"castle {place}")
    free = amount_free(data, seat)
    for tree, level in data["university"][seat].items():
        for to in range(level + 1, 5):
            if can_pay(data, seat, university_cost(data, seat, tree, to)):
                found.append(f"university {tree} {to}")
            if free and can_pay(data, seat, university_cost(data, seat, tree, to, is_free=True)):
                found.append(f"free-university {tree} {to}")
    return found


def amount_free(data, seat):
    return "free-university-upgrade" in data["techs"][seat] and "free-university-upgrade" not in data["yearly"]


def purchases(data, seat):
    """TW-TECH-01 to -04, TW-R-52, TW-SUPER-05."""
    taken = {tech for own in data["techs"] for tech in own}
    own = [TECH[tech] for tech in data["techs"][seat]]
    supers = sum(bool(row.get("super_unit")) for row in own)
    found = []
    for tech, row in TECH.items():
        tree, level = row["tree"], row["level"]
        if tech in taken or data["university"][seat][tree] < level:
            continue
        if row.get("super_unit") and supers >= 4:
            continue
        lower = range(1, level)
        if all(has_level(own, tree, n) or is_sold_out(taken, tree, n) for n in lower):
            found += [f"buy {tech}"] if can_pay(data, seat, times(COST["tech"], level)) else []
    return found


def has_level(rows, tree, level):
    return any(row["tree"] == tree and row["level"] == level for row in rows)


def is_sold_out(taken, tree, level):
    return all(tech in taken for tech, row in TECH.items() if row["tree"] == tree and row["level"] == level)


def recruiting(data, seat):
    """TW-R-74: at the gate for the cost, at an own building for twice that with room, tray and support."""
    gate, cost = data["gate"][seat], soldier_cost(data, seat)
    if not data["reserve"][seat] or holder(data, seat) >= 0:
        return []
    found = [f"soldier {gate}"] if places_of(data, seat).get(gate, 0) < GATE_LIMIT and can_pay(data, seat, cost) else []
    away = outside(data, seat)
    if sum(away.values()) >= support(data, seat) or not can_pay(data, seat, times(cost, 2)):
        return found
    for place in buildings(data, seat):
        if has_room(data, seat, place, 1) and (place in away or len(away) < TRAYS):
            found.append(f"soldier {place}")
    return found


def pairs(data, seat):
    """TW-RESPLUS: two of one, or one each of two."""
    return [f"gain {one}-{other}" for n, one in enumerate(GOODS) for other in GOODS[n:]]


def silo_fields(data, seat):
    return [f"silo {octagon}" for octagon in fields(data, place_of(data["stack"][-1][1]))]


def marching(data, seat):
    """TW-R-104: each step after which a legal stop or a battle can still be reached, and stopping where it is legal."""
    squad = {"seat": seat, "size": data["march_size"], "goods": data["goods"][seat], "engineers": data["engineers"]}
    squad |= {"crossings": [tuple(crossing) for crossing in data["crossings"]]}
    place, spaces = data["march_at"], data["spaces"]
    found = ["stop"] if can_stop(data, squad, place) else []
    for text, there, then in moves(data, squad, place):
        if spaces and (is_battle(data, seat, there) or can_end(data, then, there, spaces - 1)):
            found.append(text)
    return found


def can_end(data, squad, place, spaces):
    if can_stop(data, squad, place):
        return True
    return spaces > 0 and any(
        is_battle(data, squad["seat"], there) or can_end(data, then, there, spaces - 1)
        for _, there, then in moves(data, squad, place)
    )


def can_stop(data, squad, place):
    """Room by the limits of the gate, the squad and the trays (TW-R-25, -28, -71, -96)."""
    seat, there = squad["seat"], soldiers(data, place)
    if place == data["gate"][seat]:
        return sum(there.values()) + squad["size"] <= GATE_LIMIT
    return has_tray(data, seat, place) and has_room(data, seat, place, squad["size"])


def has_tray(data, seat, place):
    away = outside(data, seat)
    return place in away or len(away) < TRAYS


def is_battle(data, seat, place):
    """TW-R-27: an army, a castle or a capital that is not one's own or an ally's."""
    there = soldiers(data, place)
    if any(not allied(data, seat, other) for other in there):
        return True
    if not is_square(place):
        return place != data["gate"][seat] and seat not in there
    owner, kind = building_at(data, place)
    return kind == "castle" and not allied(data, seat, owner)


def moves(data, squad, place):
    """Each notation of one space from here, where it leads, and the squad after it, whatever it can do there."""
    seat = squad["seat"]
    found = []
    for there in [*steps_with(data, squad["crossings"], place), *(g for g in MOUTHS if place in MOUTHS[g])]:
        if may_enter(data, squad, place, there):
            found.append((f"step {there}", there, squad))
    steps = [there for _, there, _ in found]
    for there in jumps(data, seat, place):
        if there not in steps and may_enter(data, squad, place, there):  # a step there comes to the same
            found.append((f"jump {there}", there, squad))
    for octagon, way, there in new_crossings(data, squad, place):
        kind = {"mountain": "tunnel", "lake": "bridge"}.get(tile(data, octagon), "road")
        cost = reduced(COST[kind], squad["engineers"])
        is_paid = all(squad["goods"][good] >= cost[good] for good in GOODS)
        if is_paid and has_piece(data, squad, kind) and may_enter(data, squad, place, there):
            left = {good: squad["goods"][good] - cost[good] for good in GOODS}
            then = {**squad, "goods": left, "engineers": 0, "crossings": [*squad["crossings"], (octagon, way)]}
            found.append((f"cross {there}", there, then))
    return found


def may_enter(data, squad, place, there):
    """Support to leave the gate (TW-R-75), no gate of an ally (TW-R-27), a tray for a squad that attacks (TW-R-28)."""
    seat = squad["seat"]
    if place == data["gate"][seat] and sum(outside(data, seat).values()) + squad["size"] > support(data, seat):
        return False
    if not is_square(there):
        owner = data["gate"].index(there) if there in data["gate"] else -1
        lord = owner if owner < 0 or holder(data, owner) < 0 else holder(data, owner)
        if lord < 0 or (lord != seat and allied(data, seat, lord)):
            return False
    return not is_battle(data, seat, there) or there == data["gate"][seat] or has_tray(data, seat, there)


def steps_with(data, crossings, place):
    return steps_from({**data, "crossings": crossings}, place)


def jumps(data, seat, place):
    """TW-TP-03, -04, TW-R-16: from a post to a linked one that is one's own."""
    posts = data["posts"]
    if place not in posts:
        return []
    here = posts.index(place)
    linked = [n for n in range(len(posts)) if n != here and (len(posts) == 3 or abs(n - here) == 2)]
    return [posts[n] for n in linked if data["post_owner"][n] == seat]


def new_crossings(data, squad, place):
    """The diagonals of inner octagons that have no crossing yet (TW-R-21, -22)."""
    if not is_square(place):
        return
    for octagon in corners(place):
        for way in ("falling", "rising"):
            built = [old_way for old, old_way in squad["crossings"] if old == octagon]
            is_free = way not in built if data["options"]["crossings"] == "per-diagonal" else not built
            if is_free and is_inner(octagon):
                yield from ((octagon, way, there) for there in across(octagon, way, place))


def is_inner(octagon):
    return all(2 <= int(n) <= 6 for n in octagon[1:])


def has_piece(data, squad, kind):
    """TW-COMP-07, TW-R-22: 20 roads, 6 bridges, 14 tunnel pieces; a tunnel takes two unless they are per diagonal."""
    kinds = [
        {"mountain": "tunnel", "lake": "bridge"}.get(tile(data, octagon), "road") for octagon, _ in squad["crossings"]
    ]
    tunnels = 14 if data["options"]["crossings"] == "per-diagonal" else 7
    return kinds.count(kind) < {"road": 20, "bridge": 6, "tunnel": tunnels}[kind]


# ---------------------------------------------------------------- the end


def empire_strength(data, seat):
    return sum(places_of(data, seat).values()) + sum(TECH[tech].get("strength", 0) for tech in data["techs"][seat])


def empire_size(data, seat):
    return sum({"settlement": 1, "village": 2, "castle": 4}[kind] for kind, _, _ in buildings(data, seat).values())


def end_faults(after):
    """Scores, and places by Xadlas and the first three tie steps (TW-TIE); the fourth decides what is level there."""
    data = after.data
    if after.outcome is None:
        return []
    seats = range(data["seats"])
    found = differ("scores", [total(data, seat) for seat in seats], after.outcome["scores"])
    if any(data["alliance"]) and data["options"]["end"] == "xadlas":
        return found
    worth = [(total(data, s), data["golden"][s], empire_strength(data, s), empire_size(data, s)) for s in seats]
    order = sorted(seats, key=lambda seat: after.outcome["places"][seat])
    for one, other in pairwise(order):
        if worth[one] < worth[other]:
            found.append(f"{one} with {worth[one]} is placed before {other} with {worth[other]}")
    return found
