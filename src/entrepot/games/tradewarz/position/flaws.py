"""What makes a position impossible: things that do not add up, and limits that are broken."""

from typing import TYPE_CHECKING, Final

from entrepot.games.tradewarz.actions import RESOURCES
from entrepot.games.tradewarz.content.places import PLACES
from entrepot.games.tradewarz.content.tables import GOODS, NONE, OWN_CARDS
from entrepot.games.tradewarz.options import TIME, YEARS
from entrepot.games.tradewarz.phases import order
from entrepot.games.tradewarz.position.map_flaws import map_flaw
from entrepot.games.tradewarz.position.stack_flaws import stack_flaw
from entrepot.games.tradewarz.rules import army, buildings, markers, technology, tokens
from entrepot.games.tradewarz.rules.wealth import FULL
from entrepot.kernel.bag import hand_sizes
from entrepot.kernel.phase import FRAME

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

BEFORE_MAP: Final = "setup"
BEFORE_DOCKING: Final = ("houses", "order", "sail")


def flaw(s: "TradeWarzState") -> str:
    """Return, in one sentence, why this can be no position of the game; empty if it can."""
    phase = "" if s.over else s.top().name
    if phase == BEFORE_MAP:
        return ""
    if not s.board.posts:
        return "no map has been dealt"
    return (
        s.game.position.flaw(s)
        or cards_flaw(s)
        or techs_flaw(s)
        or seats_flaw(s)
        or time_flaw(s)
        or docking_flaw(s, phase)
        or bonds_flaw(s)
        or soldiers_flaw(s)
        or map_flaw(s)
        or ("" if s.over else stack_flaw(s))
    )


def cards_flaw(s: "TradeWarzState") -> str:
    """Say who has too few or too many battle cards, or morale cards that all know of and nobody holds."""
    width = len(s.cards.battle.ids)
    for seat, (left, used) in enumerate(zip(hand_sizes(s.deck, width), hand_sizes(s.used, width), strict=True)):
        if left + used != OWN_CARDS:
            return f"seat {seat} has other than {OWN_CARDS} battle cards"
    ids = s.cards.morale.ids
    for at, (known, held) in enumerate(zip(s.known, s.morale, strict=True)):
        if known > held:
            return f"'known' has more of {ids[at % len(ids)]!r} than seat {at // len(ids)} holds"
    return ""


def techs_flaw(s: "TradeWarzState") -> str:
    """Say what is wrong with techs and super units."""
    owned = 0
    for techs in s.techs:
        if owned & techs:
            return "a tech is owned twice"
        owned |= techs
    for marker, face in enumerate(s.cards.techs.markers):
        if (owned >> face & 1 == 1) != (s.marker_at[marker] != NONE):
            return f"the super unit {s.cards.techs.ids[face]!r} lies somewhere exactly if somebody owns it"
    return ""


def seats_flaw(s: "TradeWarzState") -> str:
    """Say what a seat cannot have, or cannot have done this year. TW-RES-05, TW-SUPER-05, TW-SEASON-07, TW-R-102"""
    for seat in range(s.seats):
        goods = list(s.goods[seat * GOODS : (seat + 1) * GOODS])
        if max(goods) >= FULL and len(s.stack) == FRAME:
            good = RESOURCES[goods.index(max(goods))]
            return f"'goods' of seat {seat} has {max(goods)} {good}: {FULL} are exchanged at once (TW-RES-05)"
        supers = technology.owned_markers(s, seat)
        if supers > markers.MOST_OWNED:
            return f"'techs' of seat {seat} has {supers} super units, of {markers.MOST_OWNED} at most (TW-SUPER-05)"
        for token, word in enumerate(tokens.TOKEN_WORDS):
            if tokens.left(s, seat, token) < 0:
                return f"'marks' of seat {seat} has {word!r} more than {tokens.TOKENS[token]} times (TW-R-20)"
        if s.offers[seat] > s.cards.offers:
            return f"'offers' has {s.offers[seat]} for seat {seat}, and a turn has {s.cards.offers} (TW-R-102)"
    return ""


def time_flaw(s: "TradeWarzState") -> str:
    """Say which year is not a year of this game, and whether the time can be up. TW-DUR-08, TW-R-101"""
    if s.chosen.end == YEARS and s.year > s.chosen.years:
        return f"'year' is {s.year}, and this game has {s.chosen.years} (TW-DUR-08)"
    return "'time_up' is for games that end by the clock (TW-R-63)" if s.time_up and s.chosen.end != TIME else ""


def bonds_flaw(s: "TradeWarzState") -> str:
    """Say which alliance or post cannot be as it is said to be. TW-R-68, TW-R-79"""
    for number in set(s.alliance) - {0}:
        members = list(s.alliance).count(number)
        if not s.chosen.alliances or not 2 <= members < s.seats:
            return f"'alliance' has number {number} for {members} of {s.seats} seats (TW-R-68)"
    if s.over or len(s.stack) > FRAME or s.top().id not in (order.TURN, order.AFTER):
        return ""
    for post, owner in enumerate(s.post_owner):
        place = s.board.posts[post]
        holder = buildings.owner_at(s, place)
        if owner != (army.host(s, place) if holder == NONE else holder):
            return f"'post_owner' of post {post + 1} is {owner}, who is not there or not first (TW-R-79)"
    return ""


def docking_flaw(s: "TradeWarzState", phase: str) -> str:
    """Say what is wrong with houses and capitals."""
    taken = [gate for gate in s.gate if gate != NONE]
    if len(set(taken)) < len(taken):
        return "two seats have the same gate"
    if len(taken) < int(s.seats) and phase not in BEFORE_DOCKING:
        return "every seat has a capital once the ships have docked"
    chosen = [house for house in s.house if house != NONE]
    return "two seats have the same house" if len(set(chosen)) < len(chosen) else ""


def soldiers_flaw(s: "TradeWarzState") -> str:
    """Say which soldiers do not add up, or stand where they cannot."""
    for seat in range(s.seats):
        count = s.reserve[seat] + s.strays[seat]
        for place in range(PLACES):
            count += int(army.soldiers(s, seat, place))
        if s.march_size > 0 and s.mover() == seat:
            count += int(s.march_size)
        most = army.RESERVE
        for face in range(s.cards.techs.count):
            if s.techs[seat] >> face & 1:
                most += s.cards.techs.reserve[face]
        if count != most:
            return f"seat {seat} has {count} soldiers in all, and owns {most}"
        if s.gate[seat] != NONE and army.squads(s, seat) > army.TRAYS:
            return f"seat {seat} has more than {army.TRAYS} squads outside its capital"
    return ""
