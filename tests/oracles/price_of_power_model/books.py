"""The books: Ducats, Interest, Power, Prestige and Trade Income of every realm, kept event by event."""

from copy import deepcopy

from .land import CONTENT, LIMITS, NUMERALS, REALMS, fleet, income, tax_value
from .targets import KINDS, C, age, ship_price

ACCOUNTS = ("ducats", "interest", "power", "prestige", "age_income", "best_trade")
PASSING = [[row[n] for n in ("first", "second", "third", "fourth")] for row in CONTENT.rows("passing")]
POWER_PRICES = {
    "trade": (0, 1, 0),
    "influence": (0, 1, 0),
    "cube-power": (0, 1, 0),
    "subjugate": (0, LIMITS["subjugate"], 0),
    "annex": (LIMITS["annex"], 0, 0),
    "explore": (0, 1, 1),
    "explore-from": (0, 1, 1),
    "reroll": (0, 1, 0),
    "insist": (0, 1, 0),
    "sail": (0, 0, 1),
    "grow": (LIMITS["growth-power"], 0, 0),
    "restore": (0, 0, 1),
    "pay-power": (1, 0, 0),
}


def passing_pays(data, place):
    """What passing as number `place` (from 0) pays."""
    pays = PASSING[data["seats"] - 2]
    return pays[place] if place < len(pays) else 0


def opened(data):
    return {key: deepcopy(data[key]) for key in ACCOUNTS}


def first_books(after):
    """The books at the start: Ducats and Power with each realm that is dealt, the rest with the First Player."""
    data, seats = after.data, range(after.data["seats"])
    dealt = [bool(realm) for realm in data["realm"]]
    ducats, prestige = [LIMITS["start-ducats"] * had for had in dealt], [0 for _ in seats]
    if all(dealt):
        ducats, prestige = start(data)
    nothing = {key: [0 for _ in seats] for key in ACCOUNTS}
    return nothing | {
        "ducats": ducats,
        "prestige": prestige,
        "power": [[LIMITS["start-power"] * had] * 3 for had in dealt],
    }


def spend(books, seat, prices):
    books["power"][seat] = [had - price for had, price in zip(books["power"][seat], prices, strict=True)]


def pay_for(books, data, seat, action):
    """Take what the action itself costs."""
    verb, _, what = action.partition(" ")
    in_turn = data["stack"][-1][0] == "turn"
    if verb == "colonize":
        spend(books, seat, (LIMITS["charter" if "colonial-charter" in data["ideas"][seat] else "colonize"], 0, 0))
    elif verb == "research":
        idea = next(row for row in CONTENT.rows("idea") if row["id"] == what)
        spend(books, seat, [idea["cost"] if kind == idea["power"] else 0 for kind in KINDS])
    elif verb == "build":
        spend(books, seat, (0, 0, int(in_turn)))
        books["ducats"][seat] -= ship_price(data, seat)
    else:
        spend(books, seat, POWER_PRICES.get(verb, (0, 0, 0)))
    if verb == "grow":
        books["ducats"][seat] -= LIMITS["growth-ducats"]
    if verb == "cube-ducats":
        books["ducats"][seat] -= LIMITS["cube-ducats"]


def collect(books, seat, count):
    books["ducats"][seat] += count
    books["age_income"][seat] += count
    books["best_trade"][seat] = max(books["best_trade"][seat], count)


def bankrupt(books, seat):
    books["ducats"][seat] = 0
    books["prestige"][seat] -= LIMITS["bankrupt-prestige"]
    books["interest"][seat] -= LIMITS["bankrupt-interest"]
    books["power"][seat] = [had - min(LIMITS["bankrupt-power"], (had + 1) // 2) for had in books["power"][seat]]


def bought_at_court(before, seat, action):
    """Kinds of Power that the seat has bought in this Income phase."""
    name, *notes = before.data["stack"][-1]
    if name != "court" or notes[0] != seat:
        return set()
    verb, _, kind = action.partition(" ")
    return {k for n, k in enumerate(KINDS) if notes[1] >> n & 1} | ({kind} if verb == "court" else set())


def gain_power(books, data, seat, bought):
    sheet = REALMS[data["realm"][seat]]
    gains = [sheet[kind] + (kind in bought) for kind in KINDS]
    most = LIMITS["most-power"]
    books["power"][seat] = [min(most, had + gain) for had, gain in zip(books["power"][seat], gains, strict=True)]


def prizes(income_by_seat):
    """Prestige at the end of an Age, by seat."""
    ranks = sorted({had for had in income_by_seat if had}, reverse=True)
    if not ranks:
        return [0] * len(income_by_seat)
    firsts = income_by_seat.count(ranks[0])
    first = LIMITS["age-first"] if firsts == 1 else LIMITS["age-shared"]
    second = LIMITS["age-second"] if firsts == 1 and len(income_by_seat) > 2 and len(ranks) > 1 else 0
    return [first if had == ranks[0] else second if second and had == ranks[1] else 0 for had in income_by_seat]


def final(data, books, seat):
    """What final scoring adds: taxes, the Treasury, Interest, Occupied Towns."""
    had, full = books["ducats"][seat], LIMITS["score-full"]
    treasury = min(had, full) // LIMITS["score-ducats"] + max(had - full, 0) // LIMITS["score-beyond"]
    occupied = sum(tax_value(p) for p, owner in data["towns"] if owner == seat and p in data["occupied"])
    return {"tax": income(data, seat), "treasury": treasury, "interest": books["interest"][seat], "occupied": occupied}


def start(data):
    """Ducats and Prestige with which a realm begins, before any Event."""
    by_realms = NUMERALS[data["seats"] - 1]
    lead = {row["realm"]: row[by_realms] for row in CONTENT.rows("lead")}
    later = next(row for row in CONTENT.rows("order") if row["id"] == by_realms)
    places = [(seat - data["first"]) % data["seats"] for seat in range(data["seats"])]
    more = [later.get(("first", "second", "third", "fourth", "fifth", "sixth")[place], 0) for place in places]
    return [LIMITS["start-ducats"] + count for count in more], [lead[realm] for realm in data["realm"]]


def kept(before, seat, action, after):
    """The books after an action, and what its events told wrongly."""
    wrong = []
    if before is None or action.startswith("realm "):
        books, before = first_books(after), after
    else:
        books = opened(before.data)
        pay_for(books, before.data, seat, action)
    paid_passes = len(before.data["passed"])
    ages = before.data
    owed = list(books["interest"])
    for event in after.news:
        kind, args = event["kind"], event["args"]
        who = args.get("seat", {}).get("seat")
        count = args.get("count", 0)

        def expect(told, wanted, what=kind):
            if told != wanted:
                wrong.append(f"{what} tells {told}, not {wanted}")

        if kind in ("collected", "collected-secondary"):
            collect(books, who, count)
        elif kind == "borrowed":
            if books["interest"][who] >= LIMITS["loans-end"]:
                wrong.append(f"{who} borrows with {books['interest'][who]} tokens")
            if action != "loan" and books["ducats"][who] >= 0:
                wrong.append(f"{who} borrows more than is due")
            books["ducats"][who] += LIMITS["loan"]
            books["interest"][who] += 1
        elif kind == "repaid":
            books["ducats"][who] -= LIMITS["repayment"]
            books["interest"][who] -= 1
        elif kind in ("declined", "declined-unable"):
            if (kind == "declined") != (action == "decline"):
                wrong.append(f"{who} has {kind} by {action}")
            expect(count, LIMITS["declined"])
            books["ducats"][who] += LIMITS["declined"]
        elif kind in ("passed", "passed-unpaid"):
            pays = passing_pays(before.data, paid_passes)
            expect(count, pays)
            books["ducats"][who] += pays
            paid_passes += 1
        elif kind == "taxed":
            expect(count, income(after.data, who))
            books["ducats"][who] += income(after.data, who)
            owed[who] = books["interest"][who]
        elif kind == "interest":
            expect(count, owed[who])
            books["ducats"][who] -= count
        elif kind == "debts":
            expect(count, LIMITS["debts"] + books["interest"][who])
            books["ducats"][who] -= count
        elif kind == "upkeep":
            left = fleet(before.data, who) - (action.startswith("scrap") and who == seat)
            expect(count, (left + 1) // 2)
            books["ducats"][who] -= count
        elif kind == "court":
            books["ducats"][who] -= LIMITS["court"]
        elif kind == "gained":
            gain_power(books, after.data, who, bought_at_court(before, who, action))
        elif kind == "reward-ducats":
            expect(count, LIMITS["mission-ducats"])
            books["ducats"][who] += LIMITS["mission-ducats"]
        elif kind == "bankrupt":
            if books["interest"][who] < LIMITS["loans-end"]:
                wrong.append(f"{who} is bankrupt with {books['interest'][who]} tokens")
            bankrupt(books, who)
        elif kind == "inflated-interest":
            books["interest"][who] += 1
        elif kind == "pirates-gone":
            gained = books["power"][who][C] + LIMITS["hunt-reward"]
            books["power"][who][C] = min(LIMITS["most-power"], gained)
        elif kind in ("claimed", "researched", "followed", "grew", "discovered"):
            name = {"claimed": "mission", "researched": "idea", "followed": "follow", "grew": "growth"}
            books["prestige"][who] += LIMITS[name.get(kind, "discovery") + "-prestige"]
        elif kind == "slaves":
            books["prestige"][who] -= LIMITS["slaves-prestige"]
        elif kind.startswith("age-"):
            expect(count, prizes(books["age_income"])[who])
            books["prestige"][who] += prizes(books["age_income"])[who]
        elif kind == "round" and age(ages | {"round": args["round"]}) != age(ages):
            books["age_income"] = [0] * after.data["seats"]
        elif kind == "scored":
            parts = final(after.data, books, who)
            for part, worth in parts.items():
                expect(args[part], worth, f"scored {part}")
            books["prestige"][who] += parts["tax"] + parts["treasury"] - parts["interest"] - parts["occupied"]
    if after.outcome:
        books["age_income"] = [0] * after.data["seats"]
    return books, wrong


def faults(before, seat, action, after):
    """What the books and the position disagree about after an action."""
    books, wrong = kept(before, seat, action, after)
    for key in ACCOUNTS:
        if books[key] != after.data[key]:
            wrong.append(f"{key} is {after.data[key]}, not {books[key]}")
    return wrong
