"""Trade and Triumph once more: the position as a plain dict, and what each action makes of it.

`act` works out everything but the cards drawn, which it takes from the news. The content says which effect words a card
has; what a word does stands here, from its sentence on the card and the ledger's clauses.

`trade_and_triumph_model` has the roads, the prices, the offers, the answers and the cards.
"""

from oracles.trade_and_triumph_model.cards import Cards
from oracles.trade_and_triumph_model.content import CARD, DECKS, PLAIN, REGIONS, ROUTE

GAMES = 14
OUTCOME = ("ending", "places", "decided_by")


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
    found = [] if is_ == wanted else [f"set-up is {is_}, wanted {wanted}"]
    barred = [data["options"]["opening-sale"] == "barred"] * seats
    return found + ([f"barred from sale are {data['unmoved']}"] if data["unmoved"] != barred else [])


class Table(Cards):
    """The whole position: arrivals, the turn, and what is compared with the game."""

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
        pairs += [("outcome", self.outcome(), after.outcome and {k: after.outcome[k] for k in OUTCOME})]
        return [f"{name} is {is_}, wanted {wanted}" for name, wanted, is_ in pairs if wanted != is_]

    def counted(self, decks):
        return {deck: sorted(decks[deck]) for deck in DECKS}

    def outcome(self):
        """TT-END-04, TT-TIE: points, then gold, then fewest upgrades."""
        if not self.ending:
            return None
        worth = [(self.points[s], self.gold[s], -sum(self.levels[s])) for s in range(self.seats)]
        places = [1 + sum(other > own for other in worth) for own in worth]
        return {"ending": self.ending, "places": places, "decided_by": decided_by(worth)}


def decided_by(worth):
    """The clause of the first thing in which the two best differ; TT-TIE-03 where they share the victory."""
    first, second = sorted(worth)[:-3:-1]
    clauses = ("TT-END-04", "TT-TIE-01", "TT-TIE-02")
    return next((c for c, own, other in zip(clauses, first, second, strict=True) if own != other), "TT-TIE-03")
