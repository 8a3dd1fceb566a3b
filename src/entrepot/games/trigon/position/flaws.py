"""Why a position cannot be one of this game: what its fields say of one another."""

from typing import TYPE_CHECKING

from entrepot.games.trigon.content.vocabulary import BOAT, KINDS, NONE, PEOPLE, PIECES, PLAYS, SCOUT, SLOTS
from entrepot.games.trigon.position.stack_flaws import stack_flaw
from entrepot.games.trigon.rules import figures, playing, scoring
from entrepot.games.trigon.rules.figures import CLASSES
from entrepot.kernel.phase import FRAME

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def flaw(s: "TrigonState") -> str:
    """Return what is wrong, in one sentence; empty if nothing is."""
    for check in (s.game.position.flaw, of_colours, of_map, of_settlements, of_pieces, of_opened, of_time, of_victory):
        found = check(s)
        if found:
            return found
    return "" if s.over else stack_flaw(s)


def of_colours(s: "TrigonState") -> str:
    """Check that no two seats have one colour."""
    chosen = [land for land in s.colour if land != NONE]
    return "two seats have the same colour" if len(chosen) != len(set(chosen)) else ""


def of_map(s: "TrigonState") -> str:
    """Check that settlements stand on sites, and that no more figures have moved than there are."""
    for spot in range(s.cards.spots):
        if not s.cards.harbour[spot] and s.figures[spot * KINDS + BOAT] > 0:
            return f"a boat lies at {s.cards.spot_ids[spot]!r}, which is not a harbour"
        if any(figures.fresh(s, spot, kind) < 0 for kind in range(KINDS)):
            return f"more figures have moved at {s.cards.spot_ids[spot]!r} than stand there"
        if s.owner[spot] != s.turn and any(s.used[spot * CLASSES : (spot + 1) * CLASSES]):
            return f"the figures at {s.cards.spot_ids[spot]!r} are not the mover's, yet they have moved in this turn"
    return ""


def of_settlements(s: "TrigonState") -> str:
    """Check who lives where, and on which cards. RT-CITY-01, RT-R-53"""
    cards = s.cards
    for slot, site in enumerate(s.site):
        if site == NONE:
            continue
        row = f"'settlements' at {cards.spot_ids[site]!r}"
        if s.people[slot] >= cards.housing and not s.is_city[slot] and slot not in s.ripe:
            return f"{row} has {s.people[slot]} inhabitants and is not a city (RT-CITY-01)"
        village = s.village[slot]
        land = cards.land_of[site]
        if cards.is_capital[village] and (site, village) != (cards.land_capital[land], cards.land_card[land]):
            return f"{row} has the card {cards.village_ids[village]!r}, which lies at its own capital alone (RT-R-53)"
    if any(slot == NONE or s.is_city[slot] for slot in s.ripe):
        return "'ripe' names villages that become cities"
    return ""


def of_pieces(s: "TrigonState") -> str:
    """Check that nobody has more pieces than there are. RT-R-28"""
    cards = s.cards
    for seat in range(s.seats):
        pieces = s.pieces[seat * PIECES : (seat + 1) * PIECES]
        if pieces[SCOUT] > cards.most_scouts or pieces[BOAT] > cards.most_boats:
            return f"seat {seat} has more scouts or boats than there are"
        if pieces[0] + pieces[PEOPLE] > cards.cylinders:
            return f"seat {seat} has more knights and inhabitants than there are"
        if s.palace[seat] > int(has_capital(s, seat)):
            return f"'palace' of seat {seat} is {s.palace[seat]}: it has one palace, in its own capital (RT-COMP-33)"
        if s.out_at[seat] > 0 and sum(pieces) > 0:
            return f"seat {seat} is out and yet has pieces"
    return ""


def has_capital(s: "TrigonState", seat: int) -> bool:
    """Say whether a seat holds its own capital."""
    if s.colour[seat] == NONE:
        return False
    slot = s.settled[s.cards.land_capital[s.colour[seat]]]
    return slot != NONE and slot // SLOTS == seat


def of_opened(s: "TrigonState") -> str:
    """Check that only cards lie open which stay open."""
    cards = s.cards
    for seat, face in (divmod(entry, PLAYS) for entry in s.opened):
        if not playing.stays(s, face):
            return f"'opened' of seat {seat} has {cards.play_ids[face]!r}, which does not stay open (RT-R-66)"
    return ""


def of_time(s: "TrigonState") -> str:
    """Check the rounds and whose turn it is."""
    if s.round > s.chosen.rounds or (s.round == 0 and s.turn != NONE):
        return f"'round' is {s.round}, and the game has rounds 1 to {s.chosen.rounds} (RT-R-91)"
    if max(s.offers) > s.cards.offers:
        return f"'offers' has {max(s.offers)}, and a turn has {s.cards.offers} to each player (RT-R-92)"
    if s.turn != NONE and not s.over and s.out_at[s.turn] > 0:
        return "it is the turn of somebody who is out"
    return ""


def of_victory(s: "TrigonState") -> str:
    """Check that nobody has won already: that is seen to before anybody is asked about something new. RT-R-19"""
    for seat in range(s.seats):
        if len(s.stack) == FRAME and s.out_at[seat] == 0 and scoring.has_met(s, seat):
            points, quests = scoring.points(s, seat), s.done[seat]
            return f"seat {seat} has {points} points and {quests} completed quests, so that it has won (RT-WIN-06)"
    return ""
