"""What stands on the map after an action that is not a battle: figures, settlements and those who live there."""

from collections import Counter

from .battle import named_figures, spot_of, who
from .realm import FIGURES, LIMITS, SCOUT, TOKENS, VILLAGES, cylinders_left, on_map, whole_lands

ADDED = ("trained", "bonus", "reinforced")
MOVED = ("marched", "sailed", "fled")


def standing(data):
    return {(row[0], row[1]): list(row[2:5]) for row in data["figures"]}


def homes(data):
    return {row[0]: list(row[1:]) for row in data["settlements"]}


def add(board, spot, seat, counts, sign=1):
    here = board.setdefault((spot, seat), [0, 0, 0])
    for kind, count in enumerate(counts):
        here[kind] += sign * count


def figures_after(before, seat, action, after):
    board = standing(before.data)
    verb, _, what = action.partition(" ")
    if verb == "found":
        add(board, what, seat, (0, 1, 0), -1)
    for event in after.news:
        kind, mover = event["kind"], who(event)
        counts = named_figures(event["args"]) if "figures" in event["args"] else [0, 0, 0]
        if kind in ADDED:
            add(board, spot_of(event), mover, counts)
        elif kind == "posted":
            add(board, spot_of(event), mover, (event["args"]["count"], 0, 0))
        elif kind == "built-boat":
            add(board, spot_of(event), mover, (0, 0, 1))
        elif kind in MOVED:
            add(board, spot_of(event, "from"), mover, counts, -1)
            add(board, spot_of(event, "to"), mover, counts)
        elif kind == "lost":
            add(board, spot_of(event), mover, counts, -1)
        elif kind == "turned":
            add(board, spot_of(event), mover, counts)
            add(board, spot_of(event), who(event, "partner"), counts, -1)
        elif kind == "out":
            board = {place: here for place, here in board.items() if place[1] != mover}
    return {place: here for place, here in board.items() if any(here)}


def trained(before, seat, action):
    """Figures that a training brings: two scouts while an Explorer guides, as long as pieces last."""
    if action.startswith("train-knight"):
        return [1, 0, 0]
    scouts = min(1 + before.data["explorer"], LIMITS["most-scouts"] - on_map(before.data, seat, SCOUT))
    return [0, scouts, 0]


def lowest_token(rows, seat):
    return min(set(range(1, TOKENS + 1)) - {row[1] for row in rows.values() if row[0] == seat})


def homes_after(before, seat, action, after):
    rows = homes(before.data)
    verb, _, what = action.partition(" ")
    if verb in ("train-knight", "train-scout"):
        rows[what][3] -= 1
    for event in after.news:
        kind, owner = event["kind"], who(event)
        count = event["args"].get("count", 0)
        if kind in ("born", "grew"):
            rows[spot_of(event)][3] += count
        elif kind == "lost-people":
            rows[spot_of(event)][3] -= count
        elif kind in ("founded", "second-village"):
            card = event["args"]["village"]["face"].split("/")[1]
            lives = min(1, cylinders_left(before.data, owner))  # the scout needs a cylinder to become an inhabitant
            rows[spot_of(event)] = [owner, lowest_token(rows, owner), card, lives, False]
        elif kind == "city":
            rows[spot_of(event)][4] = True
        elif kind == "lost-settlement":
            del rows[spot_of(event)]
    return rows


def cities(before, after):
    """Whether villages become cities with the fifth inhabitant, and what they get for it."""
    found = []
    busy = after.data["stack"] and after.data["stack"][-1][0] != "turn"
    for spot, (_seat, _token, _card, people, city) in homes(after.data).items():
        found += (
            [f"{spot} has {people} and is not a city"] if people == LIMITS["housing"] and not city and not busy else []
        )
    due = [homes(after.data)[spot_of(event)][2] for event in after.news if event["kind"] == "city"]
    gifts = [[VILLAGES[card]["bonus_count"] * (VILLAGES[card]["bonus"] == kind) for kind in FIGURES] for card in due]
    asked = before.data["stack"][-1][0] == "bonus"
    for event in after.news:
        if event["kind"] == "bonus" and not asked:
            counts = named_figures(event["args"])
            fits = any(all(n <= most for n, most in zip(counts, gift, strict=True)) for gift in gifts)
            found += [] if fits else [f"{spot_of(event)} gets {counts} for cities of {due}"]
    return found


def garrisons(before, after):
    """Whether whole lands bring their knights, none more and none less."""
    posted = Counter()
    for event in after.news:
        posted[who(event)] += event["args"]["count"] if event["kind"] == "posted" else 0
    was, now = before.data["stack"][-1], after.data["stack"][-1] if after.data["stack"] else [""]
    left = {now[1]: now[2]} if now[0] == "post" else {}
    due = {was[1]: was[2]} if was[0] == "post" else {}
    if any(event["kind"] == "round" for event in after.news) or before.data["stack"][0][0] == "garrison":
        later = {seat for seat in (*posted, *left) if (posted[seat] or seat in left) and seat not in due}
        for seat in later:
            most = LIMITS["land-knights"] * len(whole_lands(after.data, seat))
            due[seat] = min(most, cylinders_left(after.data, seat) + posted[seat])
    seats = set(due) | set(left)
    wrong = {seat for seat in seats if due.get(seat, 0) != posted[seat] + left.get(seat, 0)}
    return [
        f"{seat} has {due.get(seat, 0)} knights due, {posted[seat]} posted, {left.get(seat, 0)} left" for seat in wrong
    ]


def faults(before, seat, action, after):
    """What differs on the map; battles, and cards that take a settlement over, have their own checks."""
    kinds = {event["kind"] for event in after.news}
    if kinds & {"attacked", "threw", "won-battle", "intrigued"} or before.data["field"] or after.data["field"]:
        return []
    found = cities(before, after) + garrisons(before, after)
    wanted, real = figures_after(before, seat, action, after), standing(after.data)
    found += [f"figures are {changes(real, wanted)}, not {changes(wanted, real)}"] if wanted != real else []
    wanted, real = homes_after(before, seat, action, after), homes(after.data)
    found += [f"settlements are {changes(real, wanted)}, not {changes(wanted, real)}"] if wanted != real else []
    for event in after.news:
        if event["kind"] == "trained" and named_figures(event["args"]) != trained(before, seat, action):
            found.append(f"{named_figures(event['args'])} are trained")
    return found


def changes(one, other):
    return {key: value for key, value in one.items() if other.get(key) != value}
