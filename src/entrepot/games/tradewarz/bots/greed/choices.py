"""The smaller choices: silos, super units, morale cards in battle, who goes where."""

from typing import Final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import ADD, BRING, COMMIT, DONE, HOME, LOSE, NAME, PLAY, REAP, SEND, SILO
from entrepot.games.tradewarz.bots.greed.odds import Odds, odds, pool_of, unseen_morale
from entrepot.games.tradewarz.bots.greed.worth import Worth
from entrepot.games.tradewarz.content import card_numbers as words
from entrepot.games.tradewarz.content.places import NOWHERE, PLACES, SQUARES
from entrepot.games.tradewarz.content.tables import GOODS, STRENGTH
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import army, buildings, fighting
from entrepot.mechanics.choosing import best_of

STAKE: Final = 1.6
"""What a strength card is kept for: a battle to come."""
COWARDICE: Final = 0.3
"""By how much the odds must be against it before it pays to call a battle off."""


def silo(worth: Worth, s: TradeWarzState, legal: list[int]) -> int:
    """Return the octagon whose resource is needed most."""
    needs = worth.needs(s, worth.seat)
    return best_of(legal, [needs[1 + s.board.tiles[SILO.value(action)]] for action in legal])


def reap(worth: Worth, s: TradeWarzState, legal: list[int]) -> int:
    """Return the resource of which there is least."""
    return best_of(legal, [-float(s.goods[worth.seat * GOODS + REAP.value(action)]) for action in legal])


def strongest(s: TradeWarzState, legal: list[int], base: i64) -> int:
    """Return the super unit with most strength; choices of another verb come last."""
    values: list[float] = []
    for action in legal:
        face = action - base
        is_tech = 0 <= face < s.cards.techs.count
        values.append(float(sum(s.cards.techs.values[3 * face : 3 * face + 3])) if is_tech else -1.0)
    return best_of(legal, values)


def bring(s: TradeWarzState, legal: list[int]) -> int:
    """Return the super unit that goes along."""
    return strongest(s, legal, BRING.base)


def name(s: TradeWarzState, legal: list[int]) -> int:
    """Return the super unit that defends the capital."""
    return strongest(s, legal, NAME.base)


def assign(s: TradeWarzState, seat: int, legal: list[int], base: i64) -> int:
    """Return the largest squad on the map, or the capital."""
    values = [float(army.soldiers(s, seat, action - base)) + float(action - base < SQUARES) for action in legal]
    return best_of(legal, values)


def lose(seat: int, legal: list[int]) -> int:
    """Return somebody else's soldier, if it can be helped."""
    return best_of(legal, [float(LOSE.value(action) != seat) for action in legal])


def home(s: TradeWarzState, seat: int, legal: list[int]) -> int:
    """Return from where a soldier is missed least: bare squares first, then crowded ones."""
    values: list[float] = []
    for action in legal:
        place = HOME.value(action)
        is_post = place < SQUARES and s.board.post_at[place] != 0
        has_building = place < SQUARES and buildings.owner_at(s, place) == seat
        value = float(army.soldiers(s, seat, place)) - 2.0 * float(has_building) - 3.0 * float(is_post)
        values.append(value)
    return best_of(legal, values)


def send(s: TradeWarzState, seat: int, legal: list[int]) -> int:
    """Return the place for a soldier that must leave: far from one's own if it is another's, else on a building."""
    is_own = s.strays[seat] > 0
    values: list[float] = []
    for action in legal:
        place = SEND.value(action)
        spaces = s.board.far[s.gate[seat] * PLACES + place]
        away = 20.0 if spaces == NOWHERE else float(spaces)
        values.append(-away if is_own else away)
    return best_of(legal, values)


# ---------------------------------------------------------------- battle


def sums(s: TradeWarzState, seat: int, picked: list[int]) -> Odds:
    """Return the odds of the battle in progress for a seat that adds these morale cards."""
    attacks = seat == s.attacker
    attacking = [*fighting.attacking(s), int(s.march_size)]
    defending = [*fighting.defending(s), int(army.total(s, s.field))]
    mine, theirs = (attacking, defending) if attacks else (defending, attacking)
    for face in picked:
        mine[s.cards.morale.effect[face]] += s.cards.morale.amount[face]
    rival = int(s.defender if attacks else s.attacker)
    theirs[STRENGTH] += int(0.3 * unseen_morale(s, rival) + 0.5)
    return odds(s, pool_of(s, seat, seat), pool_of(s, seat, rival), mine, theirs, not attacks)


def stake(worth: Worth, found: Odds, attacks: bool) -> float:
    """Return what odds are worth."""
    habits = worth.habits
    win = found.survive if attacks else found.win
    value = habits.xadla * (found.win - worth.spite * found.lose) + 5.0 * (win - found.lose)
    return value - 0.8 * habits.life * (found.fallen - worth.spite * found.slain)


def secret(worth: Worth, s: TradeWarzState, legal: list[int]) -> int:
    """Return a morale card that is worth more now than later, else that it is ready."""
    seat = worth.seat
    attacks = seat == s.attacker
    picked = s.picked_attacker if attacks else s.picked_defender
    now = stake(worth, sums(s, seat, picked), attacks)
    best, most = int(COMMIT.base), 0.0
    for action in legal:
        if ADD.has(action):
            face = int(ADD.value(action))
            gain = stake(worth, sums(s, seat, [*picked, face]), attacks) - now
            later = (STAKE if s.cards.morale.effect[face] == words.STRENGTH else 0.8) * s.cards.morale.amount[face]
            gain -= later * worth.turns / (worth.turns + 8.0)
            if gain > most:
                best, most = action, gain
    return best


def cancel(worth: Worth, s: TradeWarzState, legal: list[int]) -> int:
    """Return the card that calls the battle off where it would probably be lost."""
    found = sums(s, worth.seat, [])
    if found.lose - found.win > COWARDICE:
        for action in legal:
            if PLAY.has(action):
                return action
    return int(DONE.base) if DONE.base in legal else legal[-1]
