"""What trade brings: how often a card and node come up, what they pay, and what one more Trade Power would add."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from entrepot.games.price_of_power.bots.greed.worth import Worth
from entrepot.games.price_of_power.content.vocabulary import GOLD, KEYS, OWN, SEATS, SLAVES
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import connection, forecast, holdings, pieces, rows, trade_power
from entrepot.games.price_of_power.rules.pieces import LYING

MOST_TRADES: Final = 3.0
"""Trades of a realm in a Round, at most."""
BUSY: Final = 0.85
"""How many of its Merchants a realm uses in a Round."""


@final
class Market:
    """Expectations for one seat, over all cards that go round."""

    def __init__(self, worth: Worth, s: PowerState) -> None:
        self.s: PowerState = s
        self.worth: Worth = worth
        self.seat: int = worth.seat
        printed = s.printed
        self.cards: vec[i64] = vec[i64]([i64(0)] * printed.cards)
        """How many of each card go round."""
        for card in range(printed.cards):
            self.cards[card] = s.trade_bag[card] + s.discard[card]
        for card in s.shown:
            self.cards[card] += 1
        self.links: vec[i64] = vec[i64]([connection.links(s, seat) for seat in range(s.seats)])
        self.entries: float = 0.001
        """How many primary nodes in play the cards that go round have."""
        for entry in range(printed.entries):
            if s.board.node_in_play[printed.entry_node[entry]] != 0:
                self.entries += int(self.cards[printed.entry_card[entry]])
        self.trades: vec[float] = vec[float](
            [min(MOST_TRADES, BUSY * float(pieces.merchants_of(s, seat))) for seat in range(s.seats)]
        )
        """By seat the trades to expect in a Round."""
        self.all_trades: float = max(0.001, sum(self.trades))
        self.passive: vec[float] = vec[float]([0.0] * printed.nodes)
        """By node what a Merchant there brings in a Round by others' trades."""
        self.red_gain: vec[float] = vec[float]([0.0] * printed.nodes)
        """By node what Expanding it brings in a Round, rivals' gains taken off."""
        self.of_key: vec[float] = vec[float]([0.0] * printed.provinces)
        """By Province what Owning it brings in a Round by the cards on which it is a Key Province."""
        self.of_slot: vec[float] = vec[float]([0.0] * printed.spaces)
        """By Sea Zone what a ship on a slot brings in a Round."""
        for entry in range(printed.entries):
            if self.cards[printed.entry_card[entry]] > 0 and s.board.node_in_play[printed.entry_node[entry]] != 0:
                self.look_at(entry)
        self.least: float = self.least_missed()

    def rivals(self, entry: i64) -> vec[i64]:
        """Return the Trade Powers of the others who collect in an entry's node, the highest first."""
        s = self.s
        node = s.printed.entry_node[entry]
        found = vec[i64]()
        for seat in range(s.seats):
            if seat == self.seat or s.merchants[node * SEATS + seat] == 0 or self.links[seat] >> node & 1 == 0:
                continue
            if holdings.is_met(s, seat, entry):
                power = trade_power.in_primary(s, seat, entry)
                found = append(found, power)
                at = len(found) - 1
                while at > 0 and found[at - 1] < power:
                    found[at] = found[at - 1]
                    at -= 1
                found[at] = power
        return found

    def row(self, card: i64, own: i64, others: vec[i64], wins: bool) -> i64:
        """Return the row that a Trade Power takes among others'; `wins` says whether it goes before its equals."""
        last: i64 = -1
        for power in others:
            if power > own or (power == own and not wins):
                last = max(rows.natural(self.s, card, power), last + 1)
        return max(rows.natural(self.s, card, own), last + 1)

    def look_at(self, entry: i64) -> None:
        """Add what an entry promises."""
        s, seat, printed = self.s, self.seat, self.s.printed
        card, node = printed.entry_card[entry], printed.entry_node[entry]
        often = int(self.cards[card]) / self.entries
        others = self.rivals(entry)
        own = trade_power.in_primary(s, seat, entry)
        is_met = holdings.is_met(s, seat, entry)
        mine = self.trades[seat] / self.all_trades
        lost = self.amount(card, self.row(card, own, others, False), node)
        won = self.amount(card, self.row(card, own, others, True), node)
        more_lost = self.amount(card, self.row(card, own + 2, others, False), node)
        more_won = self.amount(card, self.row(card, own + 2, others, True), node)
        here = s.merchants[node * SEATS + seat] != 0
        linked = self.links[seat] >> node & 1 != 0
        presence = 1.0 if here and linked else self.worth.habits.absent if linked else self.worth.habits.shut
        if is_met:
            self.passive[node] += often * (self.all_trades - self.trades[seat]) * lost * self.worth.trade
        elif printed.requirement[entry] == OWN:
            lost, won = 0.0, 0.0
        gain = mine * (more_won - won) + (1.0 - mine) * (more_lost - lost)
        slope = often * self.all_trades * presence * gain * 0.5 * self.worth.trade
        for at in range(entry * KEYS, entry * KEYS + printed.key_count[entry]):
            self.of_key[printed.key[at]] += slope * int(1 + printed.plus[at])
        for sea in printed.node_seas[node]:
            self.of_slot[sea] += slope
        if s.expanded[node] == 0 and s.pirates[node] == 0:
            self.red_gain[node] += often * self.all_trades * self.red_of(card, own, others, presence if is_met else 0.0)

    def red_of(self, card: i64, own: i64, others: vec[i64], presence: float) -> float:
        """Return how much more a trade pays in an Expanded node, rivals' gains taken off."""
        row = self.row(card, own, others, True)
        gain = presence * self.raise_of(card, row)
        for place in range(len(others)):
            gain -= self.worth.weight * self.raise_of(card, place + (1 if row <= place else 0))
        return gain - (self.worth.weight * 0.5 if len(others) == 0 else 0.0)

    def raise_of(self, card: i64, row: i64) -> float:
        """Return red less green in a row."""
        at = card * 3 + row
        return float(self.s.printed.red[at] - self.s.printed.green[at]) if row < 3 else 0.0

    def amount(self, card: i64, row: i64, node: i64) -> float:
        """Return what a row pays."""
        return float(rows.amount(self.s, card, row, node))

    # ------------------------------------------------------------------ what pieces bring in a Round

    def of_stand(self, node: int) -> float:
        """Return what a Merchant in a node is worth until it moves again."""
        is_linked = self.links[self.seat] >> node & 1 != 0
        return (self.passive[node] if is_linked else 0.0) + self.worth.node_bonus[node]

    # ------------------------------------------------------------------ a Trade of one's own

    def cheapest(self, node: int) -> float:
        """Return what is given up by sending a Merchant to a node; nothing if one stands there."""
        s, seat = self.s, self.seat
        if s.merchants[node * SEATS + seat] != 0 or s.beside[seat] > 0:
            return 0.0
        return self.least

    def least_missed(self) -> float:
        """Return the least that is given up by taking a Merchant from where it stands."""
        s, seat = self.s, self.seat
        least = 99.0
        for node in range(s.printed.nodes):
            if s.merchants[node * SEATS + seat] != 0 and s.merchants[node * SEATS + seat] != LYING:
                least = min(least, self.of_stand(node))
        return least

    def of_choice(self, s: PowerState, entry: int, is_secondary: bool) -> float:
        """Return what selecting a node is worth to the mover in a position, perhaps one after a ship has moved."""
        seats, paid = forecast.outcome(s, entry, is_secondary, self.seat)
        own, total = 0, 0.0
        for other, ducats in zip(seats, paid, strict=True):
            if other == self.seat:
                own = ducats
            else:
                total -= self.worth.weight * ducats
        node = s.printed.secondary[entry] if is_secondary else s.printed.entry_node[entry]
        return (total + own) * self.worth.trade + self.after(node) - self.penalty(s.printed.entry_card[entry], own)

    def after(self, node: int) -> float:
        """Return what it is worth that a Merchant lies in a node afterwards."""
        if self.s.merchants[node * SEATS + self.seat] != 0:
            return 0.0
        return self.of_stand(node) - self.cheapest(node)

    def penalty(self, card: int, paid: int) -> float:
        """Return what the good costs whoever trades it."""
        s = self.s
        if s.printed.penalty[card] == SLAVES:
            return float(s.printed.limits.slaves_prestige) * self.worth.prestige if s.age() >= 2 else 0.0
        if s.printed.penalty[card] == GOLD and 2 * paid > s.base_tax[self.seat]:
            return self.worth.price[0] if s.power[self.seat * 3] > 0 else self.worth.token
        return 0.0

    def expected(self) -> float:
        """Return what the best of three cards is worth on average, declining included."""
        s, printed, seat = self.s, self.s.printed, self.seat
        least = float(printed.limits.declined)
        worths: list[float] = []
        for card in range(printed.cards):
            if self.cards[card] == 0:
                continue
            best = least
            for entry in printed.card_entries[card]:
                node = printed.entry_node[entry]
                if self.links[seat] >> node & 1 != 0 and s.merchants[node * SEATS + seat] != LYING:
                    best = max(best, self.of_choice(s, entry, False))
            for _ in range(self.cards[card]):
                worths.append(best)
        worths.sort(reverse=True)
        return best_of_three(worths)


def best_of_three(worths: list[float]) -> float:
    """Return the mean of the best of three drawn; `worths` falls."""
    count = len(worths)
    if count < 3:
        return worths[0] if count > 0 else 0.0
    total, hands = 0.0, count * (count - 1) * (count - 2) / 6.0
    for place in range(count - 2):
        below = count - place - 1
        total += worths[place] * below * (below - 1) / 2.0
    return total / hands
