"""What makes a position impossible: things that do not add up, and limits that are broken."""

from typing import TYPE_CHECKING, Final

from entrepot.games.tradewarz import army, buildings
from entrepot.games.tradewarz.cards import CASTLE_KIND, NONE, OWN_CARDS, SETTLEMENT_KIND
from entrepot.games.tradewarz.position import GOLDEN, RESERVE
from entrepot.games.tradewarz.terrain.places import PLACES, SQUARES

if TYPE_CHECKING:
    from entrepot.games.tradewarz.state import TradeWarzState

BEFORE_MAP: Final = "setup"
BEFORE_DOCKING: Final = ("houses", "order", "sail")


def flaw(s: "TradeWarzState") -> str:
    """Return, in one sentence, why this can be no position of the game; empty if it can."""
    phase = "" if s.over else s.top().name
    if phase == BEFORE_MAP:
        return ""
    if not s.board.posts:
        return "no map has been dealt"
    return cards_flaw(s) or wealth_flaw(s) or docking_flaw(s, phase) or soldiers_flaw(s) or map_flaw(s)


def cards_flaw(s: "TradeWarzState") -> str:
    """Say which card is there more or less often than in the box."""
    battle, morale = s.cards.battle, s.cards.morale
    for face in range(battle.faces):
        count = s.undealt[face]
        for seat in range(s.seats):
            count += s.deck[seat * battle.faces + face] + s.used[seat * battle.faces + face]
        if count != battle.copies[face]:
            return f"it has {count} of the battle card {battle.ids[face]!r}, and this game {battle.copies[face]}"
    for seat in range(s.seats):
        own = range(seat * battle.faces, (seat + 1) * battle.faces)
        if sum(s.deck[at] + s.used[at] for at in own) != OWN_CARDS:
            return f"seat {seat} has other than {OWN_CARDS} battle cards"
    for face in range(morale.faces):
        count = s.morale_bag[face] + s.returned.count(face)
        for seat in range(s.seats):
            count += s.morale[seat * morale.faces + face]
            if s.known[seat * morale.faces + face] > s.morale[seat * morale.faces + face]:
                return f"'known' has more of {morale.ids[face]!r} than seat {seat} holds"
        if count != morale.copies[face]:
            return f"it has {count} of the morale card {morale.ids[face]!r}, and this game {morale.copies[face]}"
    return ""


def wealth_flaw(s: "TradeWarzState") -> str:
    """Say what is wrong with Xadlas and techs."""
    if sum(s.golden) + s.bank != GOLDEN:
        return f"'golden' and 'bank' do not come to {GOLDEN}"
    owned = 0
    for techs in s.techs:
        if owned & techs:
            return "a tech is owned twice"
        owned |= techs
    for marker, face in enumerate(s.cards.techs.markers):
        if (owned >> face & 1 == 1) != (s.marker_at[marker] != NONE):
            return f"the super unit {s.cards.techs.ids[face]!r} lies somewhere exactly if somebody owns it"
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
        most = RESERVE
        for face in range(s.cards.techs.count):
            if s.techs[seat] >> face & 1:
                most += s.cards.techs.reserve[face]
        if count != most:
            return f"seat {seat} has {count} soldiers in all, and owns {most}"
        if s.gate[seat] != NONE and army.squads(s, seat) > army.TRAYS:
            return f"seat {seat} has more than {army.TRAYS} squads outside its capital"
    return ""


def map_flaw(s: "TradeWarzState") -> str:
    """Say what is wrong with armies and buildings on the map."""
    for place in range(PLACES):
        seats = army.owners(s, place)
        if any(not s.are_allied(seats[0], seat) for seat in seats):
            return "soldiers of seats that are not allied stand on one place"
        if place >= SQUARES and seats and army.capital_at(s, place) == NONE:
            return "soldiers stand at a gate that nobody took"
    for square in range(SQUARES):
        if s.building[square] and s.building[square] & CASTLE_KIND > SETTLEMENT_KIND and s.since[square] == 0:
            return "a village or castle became a village in some year"
    for seat in range(s.seats):
        if buildings.cubes(s, seat) < 0:
            return f"seat {seat} has more than {buildings.CUBES} silos on the map"
    return ""
