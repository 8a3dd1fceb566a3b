"""Trade and Triumph once more: the position as a plain dict, and what each action makes of it.

`act` works out everything but the cards drawn, which it takes from the news. The content says which effect words a card
has; what a word does stands here, from its sentence on the card and the ledger's clauses.
"""

import json

import entrepot

GAMES = 30
CONTENT = entrepot.game("trade_and_triumph").content
DECKS = ("trade", "influence", "specialty")
CARD = {deck: {row["id"]: row for row in CONTENT.rows(deck)} for deck in DECKS}
REGIONS = CONTENT.ids("region")
TRACKS = {row["id"]: row for row in CONTENT.rows("track")}
ROUTE = {row["id"]: (row["region"], row["node"]) for row in CONTENT.rows("route")}
NODES = sorted({node for _, node in ROUTE.values()})
FRAME_DECK = 64
"""A frame of the stack names a card as deck times this plus its place in the deck's list."""
PLAIN = ("gold", "points", "cubes", "supply", "levels", "traders", "down", "eternals", "turned", "forced", "kept")
PLAIN += ("active", "bonuses", "draws_left", "plays_left", "market", "may_stay", "triggered", "round", "in_force")
TARGETING = ("steal-gold", "steal-points", "steal-cube", "rival-discards", "look-hand", "look-down")
TARGETING += ("force-node", "force-any-node", "force-city", "shift", "hold")
TARGET = "target"


def check(before, seat, action, after):
    """Return where the position after the action is not as expected."""
    if before is None:
        table = Table(after)
        found = setup_faults(after.data)
    else:
        table = Table(before, after.news)
        table.act(seat, action)
        found = [f"a card was drawn that nobody was to draw: {card}" for card in table.drawn_faces]
    return [*found, *table.differences(after)]


def setup_faults(data):
    """TT-SETUP: 5 gold, no points, 2 Trade and 2 Influence cards each, all cubes in the supply, all in the city."""
    seats = data["seats"]
    hands = [[len(hand[deck]) for deck in DECKS] for hand in data["hands"]]
    wanted = ([5] * seats, [0] * seats, [[2, 2, 0]] * seats, ["city"] * seats, [7] * 4)
    is_ = (data["gold"], data["points"], hands, data["traders"], data["supply"])
    return [] if is_ == wanted else [f"set-up is {is_}, wanted {wanted}"]


def regions_of(node):
    return {region for region, end in ROUTE.values() if end == node}


def face(frame):
    """The deck and id of the card that a frame of the stack names."""
    deck = DECKS[frame[1] // FRAME_DECK]
    return deck, list(CARD[deck])[frame[1] % FRAME_DECK]


def number(deck, card):
    return DECKS.index(deck) * FRAME_DECK + list(CARD[deck]).index(card)


class Table:
    def __init__(self, position, news=()):
        self.__dict__.update(json.loads(json.dumps(position.data)))
        self.spaces = int(self.options["route-spaces"])
        self.ending = ""
        self.drawn_faces = [
            e["args"]["card"]["face"].split("/") for e in news if e["kind"] in ("drew-card", "turned-up")
        ]

    # ------------------------------------------------------------ what is compared

    def differences(self, after):
        real = after.data
        pairs = [(key, getattr(self, key), real[key]) for key in PLAIN] if not self.ending else []
        for seat in range(self.seats):
            pairs += [(f"hand of {seat}", self.counted(self.hands[seat]), self.counted(real["hands"][seat]))]
        pairs += [(key, self.counted(getattr(self, key)), self.counted(real[key])) for key in ("decks", "discards")]
        pairs += [("reached", sorted(set(self.reached)), sorted(set(real["reached"])))] if not self.ending else []
        pairs += [("phases", [f[0] for f in self.stack], [f[0] for f in real["stack"]])]
        legal = {self.asked(): sorted(self.legal())} if self.stack else {}
        pairs += [("legal", legal, {seat: sorted(texts) for seat, texts in after.legal.items()})]
        pairs += [("outcome", self.outcome(), after.outcome and {k: after.outcome[k] for k in ("ending", "places")})]
        return [f"{name} is {is_}, wanted {wanted}" for name, wanted, is_ in pairs if wanted != is_]

    def counted(self, decks):
        return {deck: sorted(decks[deck]) for deck in DECKS}

    def outcome(self):
        """TT-END-04, TT-TIE: points, then gold, then fewest upgrades."""
        if not self.ending:
            return None
        worth = [(self.points[s], self.gold[s], -sum(self.levels[s])) for s in range(self.seats)]
        return {"ending": self.ending, "places": [1 + sum(other > own for other in worth) for own in worth]}

    # ------------------------------------------------------------ where traders are

    def inside(self, seat):
        return ":" in self.traders[seat]

    def here(self, seat):
        """'city', 'node' or 'route', and the trader's regions; of the end that is being resolved, if any (TT-R-15)."""
        place = self.traders[seat]
        if self.at and seat == self.active:
            route, heading = self.at.split(":")
            place = ROUTE[route][1] if heading == "out" else "city"
        if ":" in place:
            return "route", {ROUTE[place.split(":")[0]][0]}
        return ("city", set()) if place == "city" else ("node", regions_of(place))

    def holds(self, seat, condition):
        if not condition:
            return True
        word, _, name = condition.partition("-")
        kind, inside = self.here(seat)
        if word == "at":
            return kind == name
        if word == "in":
            return name in inside
        travelled = {ROUTE[self.at.split(":")[0]][0]} if self.at else set()
        if self.options["node-bonus"] == "either" and kind == "node":
            travelled |= inside
        return bool(travelled & (regions_of(name) if name in NODES else {name}))

    def walk(self, seat, names, spaces):
        """Return where a movement leads and the ends it reaches, as 'route:heading'; None if it cannot be walked."""
        place, names, ends = self.traders[seat], list(names), []
        for _ in range(spaces):
            if ":" in place:
                route, space, heading = place.split(":")
                space = int(space) + (1 if heading == "out" else -1)
            elif names:
                route = names.pop(0)
                if place not in ("city", ROUTE[route][1]):
                    return None
                heading, space = ("out", 1) if place == "city" else ("back", self.spaces)
            else:
                return None
            place = f"{route}:{space}:{heading}"
            if space in (0, self.spaces + 1):
                place = "city" if space == 0 else ROUTE[route][1]
                ends.append(f"{route}:{heading}")
        return None if names else (place, ends)

    def ways(self, seat, most):
        found = []
        for spaces in range(1, most + 1):
            for verb, names in self.route_lists():
                if self.walk(seat, names, spaces):
                    found.append(" ".join([verb, *names, str(spaces)]))
        return found

    def route_lists(self):
        yield "ahead", []
        yield from (("via", [route]) for route in ROUTE)
        yield from (("through", [one, two]) for one in ROUTE for two in ROUTE)

    def move(self, seat, words):
        *names, spaces = words
        self.traders[seat], ends = self.walk(seat, names, int(spaces))
        self.forced[seat] = self.unmoved[seat] = False
        self.arrivals += ends

    # ------------------------------------------------------------ Eternals, prices, selling

    def awake(self, seat, effect=None, when=None):
        """Each pair of an Eternal's entry and the amount of that effect, or its row, in order of laying."""
        for entry in self.eternals[seat]:
            row = CARD["influence"][entry["card"]]
            if entry["awake"] and when in (None, row["when"]):
                for n in "12":
                    if row["effect" + n] and effect in (None, row["effect" + n]):
                        yield entry, row, n

    def sum_of(self, seat, effect):
        return sum(row["amount" + n] for _, row, n in self.awake(seat, effect))

    def trigger(self, when, times=1):
        for _, row, n in list(self.awake(self.active, when=when)):
            if self.holds(self.active, row["if" + n]):
                self.gain(self.active, row["amount" + n] * times)

    def gain(self, seat, gold):
        self.gold[seat] += gold

    def score(self, seat, points):
        self.points[seat] += points
        self.triggered = self.triggered or self.points[seat] >= 20

    def specialty_price(self):
        return max(0, 10 - self.sum_of(self.active, "discount-specialty"))

    def influence_price(self, card):
        return max(0, CARD["influence"][card]["cost"] - self.sum_of(self.active, "discount-influence"))

    def upgrade_price(self, track):
        level = self.levels[self.active][list(TRACKS).index(track)]
        price = TRACKS[track][("second", "third")[level]]
        return max(0, price - self.sum_of(self.active, "discount-upgrade"))

    def open_ends(self):
        """The ends at which the seat on turn may sell now (TT-R-16, -19, -21)."""
        seat = self.active
        stands = not self.inside(seat) and not self.forced[seat]
        if stands and not (self.unmoved[seat] and self.options["opening-sale"] == "barred"):
            return {*self.reached, "city" if self.traders[seat] == "city" else "node"}
        return set(self.reached)

    def price(self):
        best = 2 if "city" in self.open_ends() else len(self.open_ends())
        return best and best + self.sum_of(self.active, "price")

    def free_actions(self):
        seat = self.active
        hand = self.hands[seat]
        found = [f"sell-{deck} {card}" for deck in DECKS for card in set(hand[deck])] if self.price() else []
        if "city" in self.open_ends() or self.market >= 0:
            found += [f"sell-cube {r}" for r, cubes in zip(REGIONS, self.cubes[seat], strict=True) if cubes]
            found += ["sell-set"] if all(self.cubes[seat]) else []
        for entry, row, _ in self.awake(seat, when="activated"):
            if not entry["used"] and self.is_useful(row):
                found.append(f"use {entry['card']}")
        return list(dict.fromkeys(found))

    def is_useful(self, row):
        if row["effect1"] == "swap-cube":
            return bool(self.can_give())
        stays = row["effect2"] == "may-stay" and self.stack[-1][0] == "move" and not self.may_stay
        return stays or any(self.hands[self.active].values())

    # ------------------------------------------------------------ who is asked, and what they may do

    def asked(self):
        top = self.stack[-1]
        return top[2] - 1 if top[0] == "rival-discards" else self.active

    def row_asking(self):
        """The row of the card that asks, and the number of its effect."""
        frame = next(frame for frame in reversed(self.stack) if frame[0] == "card")
        deck, card = face(frame)
        return CARD[deck][card], str(frame[2] + 1)

    def legal(self):
        phase, *notes = self.stack[-1]
        seat = self.active
        if phase == "move":
            stay = ["stay"] if self.may_stay else []
            return [*self.ways(seat, self.in_force[0]), *stay, *self.free_actions()]
        if phase == "draw":
            done = ["done"] if self.drawn or not self.open_decks(free=True) else []
            return [*(f"draw {deck}" for deck in self.open_decks()), *done, *self.free_actions()]
        if phase == "play":
            return ["end", *self.plays(), *self.free_actions()]
        if phase == "reveal":
            return [f"apply {card}" for card in set(self.turned)]
        if phase in ("hand-limit", "rival-discards", "discard-for-gold"):
            hand = self.hands[self.asked()]
            return [f"discard-{deck} {card}" for deck in DECKS for card in set(hand[deck])]
        return getattr(self, f"ask_{phase}")(notes)

    def ask_target(self, notes):
        row, n = self.row_asking()
        return [f"target {rival + 1}" for rival in self.rivals(row["effect" + n])]

    def ask_cube(self, notes):
        pile = self.cubes[notes[1] - 1] if self.is_theft() else self.supply
        return [f"take {region}" for region, cubes in zip(REGIONS, pile, strict=True) if cubes]

    def is_theft(self):
        row, n = self.row_asking()
        return row["effect" + n] == "steal-cube"

    def ask_swap(self, notes):
        if notes[1]:
            return [f"take {region}" for region in self.can_take(REGIONS[notes[1] - 1])]
        return ["decline", *(f"give {region}" for region in self.can_give())]

    def can_take(self, given):
        return [r for r, cubes in zip(REGIONS, self.supply, strict=True) if cubes and r != given]

    def can_give(self):
        return [r for r, cubes in zip(REGIONS, self.cubes[self.active], strict=True) if cubes and self.can_take(r)]

    def ask_node(self, notes):
        return [f"node {node}" for node in NODES if node != self.traders[notes[1] - 1]]

    def ask_track(self, notes):
        return [f"upgrade {t}" for t, level in zip(TRACKS, self.levels[self.active], strict=True) if level < 2]

    def ask_way(self, notes):
        row, n = self.row_asking()
        return [*self.ways(self.active, row["amount" + n]), "decline"]

    def ask_fetch(self, notes):
        row, n = self.row_asking()
        return [f"fetch-{row['what' + n]} {card}" for card in set(self.discards[row["what" + n]])]

    def ask_refill(self, notes):
        return [*(f"draw {deck}" for deck in DECKS[:2] if self.can_draw(deck)), "done"]

    def can_draw(self, deck):
        return bool(self.decks[deck] or self.discards[deck])

    def open_decks(self, free=False):
        payable = self.gold[self.active] >= self.specialty_price() and not free
        return [deck for deck in self.undrawn() if deck != "specialty" or payable]

    def undrawn(self):
        return [deck for deck in DECKS if self.can_draw(deck) and deck not in self.drawn]

    def plays(self):
        if not self.plays_left:
            return []
        seat = self.active
        hand, gold = self.hands[seat], self.gold[seat]
        found = [f"lay {card}" for card in set(hand["trade"])]
        found += [f"influence {card}" for card in set(hand["influence"]) if self.influence_price(card) <= gold]
        found += [f"specialty {card}" for card in set(hand["specialty"])]
        return found + self.payable_upgrades()

    def payable_upgrades(self):
        levels = zip(TRACKS, self.levels[self.active], strict=True)
        return [f"upgrade {t}" for t, n in levels if n < 2 and self.upgrade_price(t) <= self.gold[self.active]]

    def rivals(self, effect):
        """The rivals to whom something would happen and whom no Eternal protects, clockwise from the seat on turn."""
        return [rival for rival in self.others() if self.can_suffer(rival, effect)]

    def others(self):
        return [(self.active + step) % self.seats for step in range(1, self.seats)]

    def can_suffer(self, rival, effect):
        theft = effect in TARGETING[:6]
        if any(self.awake(rival, "shield-theft" if theft else "shield-force")):
            return False
        return {
            "steal-gold": self.gold[rival],
            "steal-points": self.points[rival],
            "steal-cube": sum(self.cubes[rival]),
            "rival-discards": sum(map(len, self.hands[rival].values())),
            "look-hand": sum(map(len, self.hands[rival].values())),
            "look-down": len(self.down[rival]),
            "force-node": self.inside(rival),
            "force-all-nodes": self.inside(rival),
            "shift": self.inside(rival),
            "force-any-node": True,
            "force-city": self.traders[rival] != "city",
            "force-all-city": self.traders[rival] != "city",
            "hold": not self.kept[rival],
        }[effect]

    # ------------------------------------------------------------ actions

    def act(self, seat, action):
        verb, *words = action.split()
        phase, *notes = self.stack[-1]
        if verb.startswith("sell"):
            self.sell(seat, verb, words)
        elif verb == "use":
            next(e for e, _, _ in self.awake(seat, when="activated") if [e["card"]] == words and not e["used"])[
                "used"
            ] = True
            self.stack.append(["card", number("influence", words[0]), 0, 0])
        else:
            getattr(self, f"in_{phase.replace('-', '_')}")(verb, words, notes)
        self.go_on()

    def sell(self, seat, verb, words):
        if verb == "sell-set":
            for n in range(4):
                self.return_cube(seat, n)
            self.score(seat, 6 + max(0, self.market))
        elif verb == "sell-cube":
            self.return_cube(seat, REGIONS.index(words[0]))
            self.score(seat, 1)
        else:
            price = self.price()
            self.discard(seat, verb, words[0])
            self.gain(seat, price)

    def discard(self, seat, verb, card):
        deck = verb.split("-")[1]
        self.hands[seat][deck].remove(card)
        self.discards[deck].append(card)

    def take_cube(self, seat, n):
        if self.supply[n]:
            self.supply[n] -= 1
            self.cubes[seat][n] += 1
            return True
        return False

    def return_cube(self, seat, n):
        self.cubes[seat][n] -= 1
        self.supply[n] += 1

    def in_move(self, verb, words, notes):
        if verb != "stay":
            self.move(self.active, words)
        self.stack[-1] = ["move", 1, 0, 0]

    def in_draw(self, verb, words, notes):
        if verb == "done":
            self.stack[-1] = ["play", 0, 0, 0]
            return
        if words == ["specialty"]:
            self.gold[self.active] -= self.specialty_price()
        self.draws_left -= 1
        self.drawn.append(words[0])
        self.draw(words[0])

    def in_play(self, verb, words, notes):
        seat = self.active
        if verb == "end":
            self.end_turn()
            return
        self.plays_left -= 1
        if verb == "upgrade":
            self.gold[seat] -= self.upgrade_price(words[0])
            self.levels[seat][list(TRACKS).index(words[0])] += 1
            return
        deck = "trade" if verb == "lay" else verb
        self.hands[seat][deck].remove(words[0])
        if verb == "lay":
            self.down[seat].append(words[0])
            return
        if verb == "influence":
            self.gold[seat] -= self.influence_price(words[0])
            if CARD["influence"][words[0]]["kind"] == "eternal":
                self.eternals[seat].append({"card": words[0], "awake": False, "used": False})
                return
        self.begin_card(deck, words[0])

    def in_hand_limit(self, verb, words, notes):
        self.discard(self.active, verb, words[0])

    def in_reveal(self, verb, words, notes):
        self.stack.pop()
        self.apply(words[0])

    def in_target(self, verb, words, notes):
        self.stack.pop()
        self.hit(int(words[0]) - 1)

    def in_cube(self, verb, words, notes):
        theft, n = self.is_theft(), REGIONS.index(words[0])
        if theft:
            self.cubes[notes[1] - 1][n] -= 1
            self.cubes[self.active][n] += 1
        else:
            self.take_cube(self.active, n)
        self.count_down(notes[2], lambda: any(self.supply))

    def count_down(self, left, more):
        """One of several choices is made: ask for the next, or go on with the card."""
        if left > 1 and more():
            self.stack[-1][3] -= 1
        else:
            self.answered()

    def answered(self):
        self.stack.pop()
        self.stack[-1][2] += 1

    def in_swap(self, verb, words, notes):
        seat = self.active
        if verb == "decline":
            self.answered()
        elif verb == "give":
            self.return_cube(seat, REGIONS.index(words[0]))
            self.stack[-1][2] = REGIONS.index(words[0]) + 1
        else:
            self.take_cube(seat, REGIONS.index(words[0]))
            self.stack[-1][2] = 0
            self.count_down(notes[2], self.can_give)

    def in_node(self, verb, words, notes):
        self.force(notes[1] - 1, words[0])
        self.answered()

    def in_track(self, verb, words, notes):
        self.levels[self.active][list(TRACKS).index(words[0])] += 1
        self.answered()

    def in_way(self, verb, words, notes):
        if verb != "decline":
            self.move(self.active, words)
        self.answered()

    def in_fetch(self, verb, words, notes):
        deck = verb.split("-")[1]
        self.discards[deck].remove(words[0])
        self.hands[self.active][deck].append(words[0])
        self.answered()

    def in_rival_discards(self, verb, words, notes):
        rival = notes[1] - 1
        self.discard(rival, verb, words[0])
        self.count_down(notes[2], lambda: any(self.hands[rival].values()))

    def in_discard_for_gold(self, verb, words, notes):
        row, n = self.row_asking()
        self.discard(self.active, verb, words[0])
        self.gain(self.active, row["amount" + n])
        self.answered()

    def in_refill(self, verb, words, notes):
        if verb == "done":
            self.answered()
            return
        self.draw(words[0])
        if not self.is_refilling():
            self.answered()

    def is_refilling(self):
        row, n = self.row_asking()
        short = sum(map(len, self.hands[self.active].values())) < row["amount" + n]
        return short and (self.can_draw("trade") or self.can_draw("influence"))

    # ------------------------------------------------------------ cards

    def draw(self, deck):
        """Take a card into hand; True if it is a Specialty card that is resolved at once instead."""
        if not self.decks[deck]:
            self.decks[deck], self.discards[deck] = self.discards[deck], []
        if not self.decks[deck]:
            return False
        found_deck, card = self.drawn_faces.pop(0) if self.drawn_faces else (deck, "nothing")
        if found_deck != deck or card not in self.decks[deck]:
            return False
        self.decks[deck].remove(card)
        if deck == "specialty" and self.options["specialty"] == "at-once":
            self.begin_card(deck, card)
            return True
        self.hands[self.active][deck].append(card)
        return False

    def begin_card(self, deck, card):
        self.stack.append(["card", number(deck, card), 0, 0])
        row = CARD[deck][card]
        if deck == "trade":
            self.gain(self.active, row["gold"])
        if deck == "specialty":
            self.score(self.active, row["points"])

    def apply(self, card):
        self.turned.remove(card)
        self.begin_card("trade", card)

    def go_on(self):
        """Go on by itself until somebody is asked (the frame on top asks) or the game is over."""
        while self.stack:
            phase = self.stack[-1][0]
            if phase == "card":
                self.go_on_with_card()
            elif phase == "arrival":
                if not self.go_on_with_arrival():
                    return
            elif phase in ("move", "draw", "play", "hand-limit"):
                if not self.go_on_with_turn(phase):
                    return
            else:
                return

    def go_on_with_card(self):
        frame = self.stack[-1]
        deck, card = face(frame)
        row, n = CARD[deck][card], str(frame[2] + 1)
        if frame[2] < 2 and row["effect" + n]:
            if not self.holds(self.active, row["if" + n]) or not self.effect(row, n, frame):
                frame[2] += 1
            return
        self.stack.pop()
        if deck != "influence" or row["kind"] != "eternal":
            self.discards[deck].append(card)

    def effect(self, row, n, frame):
        """Do one effect; True if it asks somebody or waits for another card, and so is not done yet."""
        seat, word, amount, what = self.active, row["effect" + n], row["amount" + n], row["what" + n]
        if word in ("gold", "gold-per"):
            self.gain(seat, amount if word == "gold" else self.per(amount, what, row["cap" + n]))
        elif word in ("points", "points-per"):
            self.score(seat, amount if word == "points" else self.per(amount, what, row["cap" + n]))
        elif word == "draw":
            while frame[3] < amount:
                frame[3] += 1
                if self.draw(what):
                    return True
            frame[3] = 0
        elif word in TARGETING:
            rivals = self.rivals(word)
            if len(rivals) == 1:
                self.hit(rivals[0])
                return True
            return bool(rivals) and self.ask(TARGET, frame, n)
        elif word in ("force-all-city", "force-all-nodes"):
            for rival in self.rivals(word):
                self.force(rival, "city" if word == "force-all-city" else self.node_ahead(rival))
        elif word == "cube" and what == "travelled":
            for _ in range(amount):
                self.take_cube(seat, REGIONS.index(ROUTE[self.at.split(":")[0]][0]))
        elif word == "cube":
            return any(self.supply) and self.ask("cube", frame, n, 0, amount)
        elif word == "swap-cube":
            return bool(self.can_give()) and self.ask("swap", frame, n, 0, amount)
        elif word == "plays":
            self.plays_left += amount
            self.in_force[2] += amount
        elif word in ("move-next", "draw-next"):
            self.bonuses[seat][word == "draw-next"] += amount
        elif word == "market":
            self.market = max(0, self.market) + amount
        elif word == "may-stay":
            self.may_stay = True
        elif word == "upgrade":
            return any(level < 2 for level in self.levels[seat]) and self.ask("track", frame, n, amount)
        elif word == "fetch":
            return bool(self.discards[what]) and self.ask("fetch", frame, n, amount)
        elif word == "move":
            return self.ask("way", frame, n)
        elif word == "discard-for-gold":
            return any(self.hands[seat].values()) and self.ask("discard-for-gold", frame, n)
        elif word == "refill":
            return self.is_refilling() and self.ask("refill", frame, n)
        return False

    def per(self, amount, what, cap):
        seat = self.active
        count = {
            "cube": sum(self.cubes[seat]),
            "colour": sum(map(bool, self.cubes[seat])),
            "revealed": self.turned_up - 1,
            "eternal": len(self.eternals[seat]),
            "upgrade": sum(self.levels[seat]),
        }[what]
        return min(amount * count, cap or amount * count)

    def ask(self, phase, frame, n, *notes):
        self.stack.append([phase, 2 * frame[1] + int(n) - 1, *notes, *[0] * (2 - len(notes))])
        return True

    def hit(self, rival):
        """Do what the card on top does to a rival; most of it is done with that, some asks further."""
        frame = self.stack[-1]
        row, n = self.row_asking()
        word, amount, seat = row["effect" + n], row["amount" + n], self.active
        if word == "steal-cube":
            self.ask("cube", frame, n, rival + 1, 1)
        elif word == "rival-discards":
            self.ask("rival-discards", frame, n, rival + 1, amount)
        elif word == "force-any-node":
            self.ask("node", frame, n, rival + 1, 1)
        else:
            frame[2] += 1
        if word == "steal-gold":
            taken = min(amount, self.gold[rival])
            self.gold[rival] -= taken
            self.gain(seat, taken)
        elif word == "steal-points":
            taken = min(amount, self.points[rival])
            self.points[rival] -= taken
            self.score(seat, taken)
        elif word in ("force-node", "force-city"):
            self.force(rival, "city" if word == "force-city" else self.node_ahead(rival))
        elif word == "shift":
            self.shift(rival, amount)
        elif word == "hold":
            self.kept[rival] = True

    def node_ahead(self, rival):
        return ROUTE[self.traders[rival].split(":")[0]][1]

    def force(self, rival, place):
        self.traders[rival] = place
        self.forced[rival] = True

    def shift(self, rival, amount):
        """Push back along the route; an end that is reached stops it, and the trader is forced into it (TT-R-25)."""
        route, space, heading = self.traders[rival].split(":")
        space = int(space) + (amount if heading == "back" else -amount)
        if 0 < space <= self.spaces:
            self.traders[rival] = f"{route}:{space}:{heading}"
        else:
            self.force(rival, "city" if space <= 0 else ROUTE[route][1])

    # ------------------------------------------------------------ arrivals and the turn

    def start_arrival(self):
        """TT-NODE-03, TT-R-57: the cube, what it triggers, then all face-down cards turned up."""
        self.at = self.arrivals.pop(0)
        self.stack.append(["arrival", 0, 0, 0])
        route, heading = self.at.split(":")
        seat = self.active
        self.reached.append("city" if heading == "back" else "node")
        if heading == "out" and self.take_cube(seat, REGIONS.index(ROUTE[route][0])):
            self.trigger("cube")
        self.turned, self.down[seat] = self.down[seat], []
        self.turned_up = len(self.turned)

    def go_on_with_arrival(self):
        """Apply the cards turned up; False if the owner is asked which is next (TT-R-13)."""
        if self.turned:
            if len(set(self.turned)) > 1 and not all(map(self.just_pays, self.turned)):
                self.stack.append(["reveal", 0, 0, 0])
                return False
            self.apply(self.turned[0])
            return True
        self.trigger("reveal", self.turned_up)
        self.trigger("arrival")
        self.stack.pop()
        self.at, self.turned_up = "", 0
        return True

    def just_pays(self, card):
        row = CARD["trade"][card]
        return all(row["effect" + n] in ("", "gold", "gold-per") for n in "12")

    def go_on_with_turn(self, phase):
        """Resolve waiting arrivals and pass on from step to step; False where the seat on turn is asked."""
        if self.arrivals:
            self.start_arrival()
            return True
        if phase == "move":
            if not self.stack[-1][1]:
                return False
            self.stack[-1] = ["draw", 0, 0, 0]
        elif phase == "draw":
            if self.draws_left and (self.open_decks() or (self.undrawn() and self.free_actions())):
                return False
            self.stack[-1] = ["play", 0, 0, 0]
        elif phase == "play":
            hand = any(self.hands[self.active].values())
            if self.free_actions() or (self.plays_left and (hand or self.payable_upgrades())):
                return False
            self.end_turn()
        elif sum(map(len, self.hands[self.active].values())) > 7:
            return False
        else:
            self.next_turn()
        return True

    def end_turn(self):
        self.trigger("end")
        self.stack = [["hand-limit", 0, 0, 0]]

    def next_turn(self):
        seat = (self.active + 1) % self.seats
        if seat == self.first:
            if self.triggered or self.round == 200:
                self.ending, self.stack = "target" if self.triggered else "safety-stop", []
                return
            self.round += 1
        self.active, self.reached, self.drawn, self.market, self.may_stay = seat, [], [], -1, False
        for entry in self.eternals[seat]:
            entry.update(awake=True, used=False)
        self.trigger("start")
        move, draw, play = (1 + level for level in self.levels[seat])
        move += self.sum_of(seat, "extra-move") + self.bonuses[seat][0]
        self.in_force = [move, draw + self.bonuses[seat][1], play]
        self.bonuses[seat] = [0, 0]
        self.draws_left, self.plays_left = self.in_force[1:]
        self.stack = [["draw" if self.kept[seat] else "move", 0, 0, 0]]
        self.kept[seat] = False
