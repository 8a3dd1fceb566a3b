"""Positions set up by hand: what is not given is as at the start, with realms in their order."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.price_of_power.content.vocabulary import CONTINENT_WORDS, NONE
from entrepot.games.price_of_power.position.codecs import CARDS, EVENTS, REALMS
from entrepot.games.price_of_power.rules import setting_up
from entrepot.kernel.fields import left_over
from entrepot.mechanics.arranging import begin, check_phase

if TYPE_CHECKING:
    from entrepot.games.price_of_power.game import PriceOfPower

BOTTOM: Final = ("round", "event", "turn", "next", "income", "cleanup", "finish")
"""Where a position can be set up; `setup` begins the game."""
BETWEEN: Final = ("round", "event", "income", "cleanup", "finish")


def complete(game: "PriceOfPower", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Lay out the realms, and let every pile hold what lies nowhere else."""
    phase: str = data["stack"][-1][0]
    if phase == "setup":
        begin(game, data, given)
        return
    check_phase(phase, BOTTOM)
    seats: int = data["seats"]
    data["stack"] = [[phase, seats if phase == "income" else 0, 0, 0]]
    state = game.fresh(seats, game.choose(data["options"]))
    ids = game.printed.realm_ids
    able = [id for id, is_in in zip(ids, state.board.realms, strict=True) if is_in]
    realms = data["realm"] if "realm" in given else able[:seats]
    setting_up.lay_decks(state)
    for seat in range(seats):
        setting_up.lay_realm(state, seat, REALMS.number(game, "realm", realms[seat]))
    state.round = 0 if phase == "round" else 1
    state.first = 0
    data.update({key: value for key, value in state.fields().items() if key not in given})
    if "turn" not in given:
        data["turn"] = NONE if phase in BETWEEN else data["first"]
    if phase in ("income", "cleanup", "finish") and "passed" not in given:
        data["passed"] = list(range(seats))
    if "had" not in given:
        data["had"] = had_areas(game, data)
    share_cards(game, data, given)


def had_areas(game: "PriceOfPower", data: dict[str, Any]) -> list[str]:
    """Return the Areas where the mover has a Town, Vassal or Influence. PP-INFL-02"""
    printed, turn = game.printed, data["turn"]
    if turn == NONE:
        return []
    provinces = [id for id, seat in [*data["towns"], *data["vassals"]] if seat == turn]
    areas = {printed.space_ids[printed.area_of[printed.province_ids.index(id)]] for id in provinces}
    areas.update(id for id, seat, count in data["influence"] if seat == turn and count > 0)
    return [id for id in printed.space_ids if id in areas]


def overseas_cards(game: "PriceOfPower", discovered: list[str]) -> list[str]:
    """Return the Trade Cards that bear the number of a continent that is discovered. PP-DIST-01"""
    numbers = [CONTINENT_WORDS.index(name) for name in discovered]
    cards = zip(game.printed.card_ids, game.printed.continents, strict=True)
    return [id for id, bears in cards if any(number in bears for number in numbers)]


def share_cards(game: "PriceOfPower", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Let the Trade Deck, the cards aside and the Event deck hold what lies nowhere else."""
    elsewhere = data["discard"] + data["shown"]
    if "aside" not in given:
        taken = elsewhere + (data["trade_bag"] if "trade_bag" in given else [])
        data["aside"] = [id for id in data["aside"] if id not in taken + overseas_cards(game, data["discovered"])]
    if "trade_bag" not in given:
        data["trade_bag"] = left_over(game, data, CARDS, "trade_bag")
    elif "discard" not in given:
        data["discard"] = left_over(game, data, CARDS, "discard")
    if "event_bag" not in given:
        data["event_bag"] = left_over(game, data, EVENTS, "event_bag")
    elif "event_discard" not in given:
        data["event_discard"] = left_over(game, data, EVENTS, "event_discard")
