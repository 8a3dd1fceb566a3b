"""All writing of the map: tokens, cubes, ships and Merchants. What chains and taxes follow from is kept up here.

The words: a *space* is an Area or a Sea Zone; a *berth* is 0 off the Trade Protection slots and 1 on one.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.price_of_power.actions import LOOSE, SLOT
from entrepot.games.price_of_power.content.vocabulary import NONE, SEATS
from entrepot.games.price_of_power.rules import telling
from entrepot.kernel.bits import BIT
from entrepot.kernel.moves import Moves

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState

UPRIGHT: Final = 1
LYING: Final = 2
"""How a Merchant stands in a node; 0 where there is none. PP-MERCH-05, PP-MERCH-08, PP-MERCH-09"""
TOKEN: Final = 32
"""What a Town or Vassal weighs in `held`: more than all cubes of a realm. PP-CONN-02"""
SLOT_BITS: Final = 4
SLOT_MASK: Final = 15
SLOT_UNITS: Final[list[int]] = [1, 16, 256, 4096, 65536, 1048576]
"""What a ship on a slot counts in `slotted`, by seat: four bits each."""
UNKNOWN: Final = -1
"""In `linked`: to be worked out when it is asked for."""


def replaced(values: vec[i64], at: i64, value: i64) -> vec[i64]:
    """Return the same values, but for the one at `at`."""
    changed = values[:]
    changed[at] = value
    return changed


def hold(s: "PowerState", seat: i64, space: i64, change: i64) -> None:
    """Count pieces of a seat that carry a chain into or out of a space. PP-CONN-02, PP-CONN-07"""
    at = space * SEATS + seat
    before: i64 = s.held[at]
    s.held[at] = before + change
    if before == 0 or before + change == 0:
        s.linked[seat] = UNKNOWN
        if space < s.printed.areas:
            s.lands[seat] ^= BIT[space]
        else:
            s.seas[seat] ^= BIT[space - s.printed.areas]


# ---------------------------------------------------------------- Provinces


def put_town(s: "PowerState", seat: i64, province: i64) -> None:
    """Put a Town on a Province; a Vassal token there gives way. PP-ORDER-02, PP-R-56"""
    if s.vassal[province] != NONE:
        take_vassal(s, province)
    s.town[province] = int(seat)
    hold(s, seat, s.printed.area_of[province], TOKEN)
    if s.occupied[province] == 0:
        own(s, province)


def own(s: "PowerState", province: i64) -> None:
    """Count a Province that has come to be Owned, and what its Area loses by it. PP-INFL-03, PP-TAX-01"""
    seat, area = s.town[province], s.printed.area_of[province]
    s.base_tax[seat] += s.printed.tax[province]
    s.towns_of[seat] += 1
    if are_all_owned(s, area):
        s.whole |= BIT[area]
        send_influence_home(s, area)


def put_vassal(s: "PowerState", seat: i64, province: i64) -> None:
    """Put a Vassal token on a free Province; a DNPR token stays beneath. PP-VASSAL-04"""
    s.vassal[province] = int(seat)
    hold(s, seat, s.printed.area_of[province], TOKEN)


def take_vassal(s: "PowerState", province: i64) -> None:
    """Take a Vassal token off."""
    hold(s, s.vassal[province], s.printed.area_of[province], -TOKEN)
    s.vassal[province] = NONE


def occupy(s: "PowerState", province: i64) -> None:
    """Mark a Province Occupied: it goes on carrying chains, and nothing else. PP-ORDER-03, PP-CONN-05"""
    s.occupied[province] = 1
    area = s.printed.area_of[province]
    s.unrest |= BIT[area]
    if s.town[province] != NONE:
        s.base_tax[s.town[province]] -= s.printed.tax[province]
        s.towns_of[s.town[province]] -= 1
        s.whole &= ~BIT[area]


def restore(s: "PowerState", province: i64) -> None:
    """Take the Occupied marker off. PP-ORDER-01, PP-R-56"""
    s.occupied[province] = 0
    area = s.printed.area_of[province]
    if not is_any_occupied(s, area):
        s.unrest &= ~BIT[area]
    if s.town[province] != NONE:
        own(s, province)


def is_any_occupied(s: "PowerState", area: i64) -> bool:
    """Say whether a Province of an Area is Occupied: `unrest` has these Areas."""
    for province in s.printed.provinces_in[area]:
        if s.occupied[province] != 0:
            return True
    return False


def is_wholly_owned(s: "PowerState", area: i64) -> bool:
    """Say whether all Provinces of an Area are Owned by player realms. PP-INFL-03"""
    return s.whole & BIT[area] != 0


def are_all_owned(s: "PowerState", area: i64) -> bool:
    """Work that out: `whole` has these Areas."""
    for province in s.printed.provinces_in[area]:
        if s.town[province] == NONE or s.occupied[province] != 0:
            return False
    return True


def send_influence_home(s: "PowerState", area: i64) -> None:
    """Return all Influence in an Area that has become wholly Owned, chains or not. PP-INFL-03, PP-R-56"""
    found = False
    for seat in s.in_turn():
        count = cubes(s, seat, area)
        if count > 0:
            take_cubes(s, seat, area, count)
            found = True
    if found:
        telling.say_face(s, "influence-home", NONE, "space", area)


# ---------------------------------------------------------------- cubes, ships, Merchants


def put_cube(s: "PowerState", seat: i64, area: i64) -> None:
    """Put an Influence cube into an Area."""
    s.cubes[area] += 1
    s.cubes_of[seat] += 1
    if s.cubes[area] >= s.printed.limits.area_cubes:
        s.full |= BIT[area]
    hold(s, seat, area, 1)


def take_cubes(s: "PowerState", seat: i64, area: i64, count: i64) -> None:
    """Return Influence cubes to their owner."""
    s.cubes[area] -= count
    s.cubes_of[seat] -= count
    if s.cubes[area] < s.printed.limits.area_cubes:
        s.full &= ~BIT[area]
    hold(s, seat, area, -count)


def cubes(s: "PowerState", seat: i64, area: i64) -> i64:
    """Return a seat's Influence cubes in an Area."""
    return s.held[area * SEATS + seat] & (TOKEN - 1)


def put_ship(s: "PowerState", seat: i64, sea: i64, berth: i64) -> None:
    """Put a ship into a Sea Zone, on a slot or off them. PP-SHIP-01"""
    if berth == SLOT:
        change_slots(s, seat, sea, 1)
    s.ships_of[seat] += 1
    hold(s, seat, sea, 1)


def take_ship(s: "PowerState", seat: i64, sea: i64, berth: i64) -> None:
    """Take a ship away from a Sea Zone."""
    if berth == SLOT:
        change_slots(s, seat, sea, -1)
    s.ships_of[seat] -= 1
    hold(s, seat, sea, -1)


def leave_slot(s: "PowerState", seat: i64, sea: i64) -> None:
    """Let a ship lie off its slot, where it is. PP-R-19"""
    change_slots(s, seat, sea, -1)


def change_slots(s: "PowerState", seat: i64, sea: i64, change: i64) -> None:
    """Count ships of a seat onto slots of a Sea Zone, or off them."""
    s.slotted[sea - s.printed.areas] += int(change * SLOT_UNITS[seat])


def on_slots(s: "PowerState", seat: i64, sea: i64) -> i64:
    """Return how many ships a seat has on slots of a Sea Zone. PP-SHIP-03"""
    ships: i64 = s.slotted[sea - s.printed.areas]
    return (ships >> (SLOT_BITS * seat)) & SLOT_MASK


def berths(s: "PowerState", seat: i64, sea: i64, berth: i64) -> i64:
    """Return how many ships a seat has in a Sea Zone in berths of one kind."""
    slotted = on_slots(s, seat, sea)
    return slotted if berth == SLOT else s.held[sea * SEATS + seat] - slotted


def has_ship(s: "PowerState", seat: i64, sea: i64) -> bool:
    """Say whether a seat has a ship in a Sea Zone, on a slot or not. PP-R-17"""
    return s.held[sea * SEATS + seat] > 0


def free_slots(s: "PowerState", sea: i64) -> i64:
    """Return the Trade Protection slots that nobody lies on. PP-SHIP-05"""
    free: i64 = s.printed.slots[sea]
    for seat in range(s.seats):
        free -= on_slots(s, seat, sea)
    return free


def add_berths(s: "PowerState", seat: i64, sea: i64, base: i64, moves: Moves) -> None:
    """Add the actions, from `base` on, that name one of a seat's ships in a Sea Zone: off the slots, then on one."""
    for berth in range(LOOSE, SLOT + 1):
        if berths(s, seat, sea, berth) > 0:
            moves.add(base + 2 * sea + berth)


def stand(s: "PowerState", seat: i64, node: i64) -> i64:
    """Return how a seat's Merchant stands in a node; 0 if none does. PP-MERCH-12"""
    return s.merchants[node * SEATS + seat]


def merchants_of(s: "PowerState", seat: i64) -> i64:
    """Return a seat's Merchants, those beside its sheet included. PP-R-24"""
    total: i64 = s.beside[seat]
    for node in range(s.printed.nodes):
        if s.merchants[node * SEATS + seat] != 0:
            total += 1
    return total


def has_available(s: "PowerState", seat: i64) -> bool:
    """Say whether a seat has a Merchant that is upright or still beside its sheet. PP-MERCH-08, PP-MERCH-14"""
    if s.beside[seat] > 0:
        return True
    for node in range(s.printed.nodes):
        if s.merchants[node * SEATS + seat] == UPRIGHT:
            return True
    return False


def gain_merchant(s: "PowerState", seat: i64, most: i64) -> bool:
    """Give a realm with fewer than so many Merchants a new one, and say whether it got it. PP-MERCH-15, PP-R-24"""
    if merchants_of(s, seat) >= most:
        return False
    s.beside[seat] += 1
    telling.say(s, "merchant", seat)
    return True


def stand_up(s: "PowerState") -> None:
    """Stand all Merchants upright. PP-CLEAN-01"""
    for at in range(len(s.merchants)):
        if s.merchants[at] == LYING:
            s.merchants[at] = UPRIGHT


def account(s: "PowerState") -> dict[str, dict[str, int]]:
    """Return by kind and seat how many pieces are in play, and how many in the supply. PP-R-51"""
    limits = s.printed.limits
    found: dict[str, dict[str, int]] = {}
    for seat in range(s.seats):
        ships, cubes = s.ships_of[seat], s.cubes_of[seat]
        merchants = int(merchants_of(s, seat))
        found[f"ships {seat}"] = {"map": ships, "supply": int(limits.ships) - ships}
        found[f"cubes {seat}"] = {"map": cubes, "supply": int(limits.cubes) - cubes}
        found[f"merchants {seat}"] = {"in play": merchants, "supply": int(limits.most_merchants) - merchants}
    return found


def has_claim(s: "PowerState", seat: i64, area: i64) -> bool:
    """Say whether a seat has a Claim on a Distant Area."""
    return s.claims[area] >> seat & 1 != 0
