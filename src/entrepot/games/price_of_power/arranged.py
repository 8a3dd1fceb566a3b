"""Positions set up by hand: what is not given is as at the start, with realms in their order."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.price_of_power import setting_up
from entrepot.games.price_of_power.dump import CONTINENTS
from entrepot.games.price_of_power.vocabulary import NONE
from entrepot.kernel.bag import counted, named
from entrepot.kernel.errors import BadPosition

if TYPE_CHECKING:
    from entrepot.games.price_of_power.game import PriceOfPower

KEYS: Final = {
    "round": "the round, from 1",
    "first": "the First Player",
    "turn": "whose turn it is; -1 outside the Action phase",
    "acted": "whether the turn has had its Action",
    "loan_way": "0, or 1 when the turn has had a Loan, 2 when a repayment",
    "realm": "by seat its realm; the realms in their order unless told",
    "ducats": "by seat; 15 each unless told, whatever the order of play",
    "interest": "by seat the Interest tokens",
    "prestige": "by seat; 0 each unless told, whatever the realm",
    "power": "by seat a list of Administrative, Diplomatic and Military Power",
    "growth": "by seat the Commercial Growth cards left",
    "best_trade": "by seat the most Ducats of one Trade",
    "age_income": "by seat the Trade Income in this Age",
    "ideas": "by seat a list of Ideas, in content order",
    "missions": "by seat a list of Missions that are claimed, in content order",
    "beside": "by seat the new Merchants beside the sheet",
    "passed": "the seats that have passed, in order",
    "last_turns": "by seat the last turns left",
    "towns": "a list of [Province, seat], in content order",
    "vassals": "a list of [Province, seat], in content order",
    "dnpr": "a list of Provinces, in content order",
    "occupied": "a list of Provinces, in content order",
    "claims": "a list of [Area, seat], in content order",
    "influence": "a list of [Area, seat, cubes], in content order",
    "ships": "a list of [Sea Zone, seat, ships, of them on slots], in content order",
    "merchants": "a list of [node, seat, whether it lies], in content order",
    "expanded": "a list of nodes, in content order",
    "pirates": "a list of [node, Pirate Ships], in content order",
    "had": "Areas where the mover had a piece when the turn began, in content order; those where one is unless told",
    "placed": "a list of [Area, cubes placed in this turn], in content order",
    "discovered": "a list of '1' to '4', ascending",
    "events_left": "Event cards still to be turned up in this round",
    "trade_bag": "the Trade Deck, in content order; the cards that lie nowhere else and are not aside",
    "discard": "discarded Trade Cards, in content order",
    "aside": "Trade Cards set aside, in content order; follow from 'discovered'",
    "event_bag": "the Event deck, in content order; the cards that are not discarded",
    "event_discard": "discarded Events, in content order",
}
BOTTOM: Final = ("round", "event", "turn", "next", "income", "cleanup", "finish")
"""Where a position can be set up; `setup` begins the game."""
BETWEEN: Final = ("round", "event", "income", "cleanup", "finish")


def check_given(game: "PriceOfPower", given: dict[str, Any], seats: int) -> None:
    """Raise BadPosition where a given value has not the shape of its key's."""
    if given.get("phase") == "setup" and len(given) > 1:
        raise BadPosition("the phase 'setup' begins the game, so nothing else can be given with it")
    state = game.new(seats, 0)
    state.set_fields({**state.fields(), **{key: value for key, value in given.items() if key != "phase"}})


def complete(game: "PriceOfPower", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Lay out the realms, and let every pile hold what lies nowhere else."""
    phase: str = data["stack"][-1][0]
    seats: int = data["seats"]
    data["stack"] = [[phase, seats if phase == "income" else 0, 0, 0]]
    state = game.fresh(seats, game.choose(data["options"]))
    if phase == "setup":
        data.update(state.fields())
        return
    if phase not in BOTTOM:
        raise BadPosition(f"a position cannot be set up in {phase!r}: begin with one of {', '.join(BOTTOM)}")
    ids = game.printed.realm_ids
    able = [id for id, is_in in zip(ids, state.board.realms, strict=True) if is_in]
    realms = data["realm"] if "realm" in given else able[:seats]
    setting_up.lay_decks(state)
    for seat in range(seats):
        setting_up.lay_realm(state, seat, ids.index(realms[seat]))
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
    numbers = [CONTINENTS.index(name) for name in discovered]
    cards = zip(game.printed.card_ids, game.printed.continents, strict=True)
    return [id for id, bears in cards if any(number in bears for number in numbers)]


def share_cards(game: "PriceOfPower", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Let the Trade Deck, the cards aside and the Event deck hold what lies nowhere else."""
    printed = game.printed
    elsewhere = data["discard"] + data["shown"]
    if "aside" not in given:
        taken = elsewhere + (data["trade_bag"] if "trade_bag" in given else [])
        data["aside"] = [id for id in data["aside"] if id not in taken + overseas_cards(game, data["discovered"])]
    if "trade_bag" not in given:
        data["trade_bag"] = [id for id in printed.card_ids if id not in elsewhere + data["aside"]]
    if "discard" not in given and "trade_bag" in given:
        lying = data["trade_bag"] + data["aside"] + data["shown"]
        data["discard"] = [id for id in printed.card_ids if id not in lying]
    out = counted(data["event_discard"], printed.event_ids)
    if "event_bag" not in given:
        left = [copies - gone for copies, gone in zip(printed.event_copies, out, strict=True)]
        data["event_bag"] = named(left, printed.event_ids)
    elif "event_discard" not in given:
        bag = counted(data["event_bag"], printed.event_ids)
        left = [copies - count for copies, count in zip(printed.event_copies, bag, strict=True)]
        data["event_discard"] = named(left, printed.event_ids)
