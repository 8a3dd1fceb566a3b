"""Claims and DNPR tokens: the first on a Distant Continent discovers it. PP-DIST-01, PP-COLON-06, PP-R-35"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.price_of_power.content.vocabulary import FIRST_CONTINENT
from entrepot.games.price_of_power.rules import decks, telling
from entrepot.games.price_of_power.rules.pieces import replaced
from entrepot.kernel.bits import BIT
from entrepot.kernel.message import seat_name

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


def put_claim(s: "PowerState", seat: i64, area: i64) -> None:
    """Put a Claim on a Distant Area; the first token on its continent scores Prestige. PP-COLON-04, PP-COLON-06"""
    s.claims = replaced(s.claims, area, s.claims[area] | BIT[seat])
    telling.say_face(s, "claim", seat, "space", area)
    continent: i64 = s.printed.board[area] - FIRST_CONTINENT
    if s.discovered >> continent & 1 != 0:
        return
    s.prestige[seat] += int(s.printed.limits.discovery_prestige)
    if s.listening:
        args = {"seat": seat_name(int(seat)), "continent": telling.continent_word(continent)}
        telling.say_all(s, "discovered", args)
    decks.discover(s, continent)


def put_dnpr(s: "PowerState", province: i64) -> None:
    """Put a DNPR token on a Province, beneath what lies there. PP-EVENT-04, PP-EVENT-05"""
    s.dnpr = replaced(s.dnpr, province, 1)
    if s.listening:
        telling.say_all(s, "dnpr", {"province": telling.named(s, "province", province)})
    continent: i64 = s.printed.board[s.printed.area_of[province]] - FIRST_CONTINENT
    if continent < 0 or s.discovered >> continent & 1 != 0:
        return
    if s.listening:
        telling.say_all(s, "opened", {"continent": telling.continent_word(continent)})
    decks.discover(s, continent)
