"""Positions that no game comes to are refused, with key, row, value and the clause."""

import pytest
from tradewarz_tables import at, building, goods, stand, surrounded, words_of_tiles

from entrepot.games.tradewarz.content.places import OCTAGON_WORDS, RIM
from entrepot.kernel.errors import BadPosition

FIELDS = ["lumber"] * len(OCTAGON_WORDS)


def mountains(octagons):
    """Return tiles with mountains on these octagons."""
    return ["mountain" if octagon in octagons else tile for octagon, tile in enumerate(FIELDS)]


INNER = [octagon for octagon in range(len(FIELDS)) if octagon not in RIM]
ROW = [building(1, f"s1{column}", "settlement") for column in range(1, 7)]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"tiles": mountains(RIM[:8])}, "'tiles' has a mountain at 'o11', which is on the rim .TW-MAP-04"),
        ({"tiles": mountains(INNER[:8])}, "'tiles' has 8 of mountain, and the box 7 .TW-MAP-06"),
        ({"building": [building(1, "s33", "village", 9)]}, "'s33' is a village in year 1 and .* in year 9 .TW-R-78"),
        ({"building": [building(1, "s33", "village", 1, ["o33"] * 3)]}, "'s33' has 3 silos .* has 2 .TW-R-88"),
        (
            {"building": [building(1, "s33", "village", 1, ["o33"])], "tiles": words_of_tiles(surrounded("L"))},
            "'s33' has a silo on a lake or a mountain .TW-SILO-02",
        ),
        ({"building": [["s33", 0, "settlement", 0, [["o33", 1]]]]}, "'s33' is a settlement with extra .*TW-R-54"),
        ({"building": [["s33", 0, "village", 1, [["o33", 1]]]]}, "'s33' has extra silos whose tech .*TW-R-54"),
        ({"waiting": [3, 0, 0]}, "'waiting' is 3 for group 1.*TW-R-54"),
        ({"building": [*ROW, building(1, "s21", "settlement")]}, "seat 0 has 7 buildings.*TW-BUILD-02"),
        ({"building": [building(1, row[0], "village") for row in ROW]}, "seat 0 has 6 .* 6 of them villages"),
        ({"building": [building(1, "s33", "castle")], "castles": [0, 0]}, "1 castles stand .* counts 0.*TW-R-97"),
        ({"castles": [3, 0]}, "'castles' of seat 0 is 3, and a house has 2 .TW-R-97"),
        ({"army": [stand("s33", p1=5)]}, "'army' at 's33' has 5 soldiers, and 3 is the most.*TW-RECRUIT-08"),
        (
            {"army": [stand("s33", p2=1)], "building": [building(1, "s33", "castle")]},
            "'army' at 's33' has soldiers of seat 1 in a building of seat 0 .TW-BATTLE-03",
        ),
        ({"goods": [goods(25), goods()]}, "'goods' of seat 0 has 25 gold: 21 .*TW-RES-05"),
        ({"phase": "sail"}, "'rolled' is 0, .* 2 to 6 .TW-SAIL-05"),
        ({"phase": "sail", "rolled": 7}, "'rolled' is 7"),
        ({"phase": "sail", "rolled": 2, "gate": ["n3", ""]}, "seat 0 is to sail, and its 'gate' .*TW-SAIL-09"),
        ({"marks": [["march"] * 3 + [""] * 2, [""] * 5]}, "'marks' of seat 0 has 'march' more than 2 .*TW-R-20"),
        ({"offers": [0, 4]}, "'offers' has 4 for seat 1.*TW-R-102"),
        ({"year": 5}, "'year' is 5, and this game has 4 .TW-DUR-08"),
        ({"alliance": [1, 1]}, "'alliance' has number 1 for 2 of 2 seats .TW-R-68"),
        ({"alliance": [1, 0, 0], "seats": 3}, "'alliance' has number 1 for 1 of 3"),
        ({"post_owner": [0, -1, -1]}, "'post_owner' of post 1 is 0, .*TW-R-79"),
        ({"time_up": True}, "'time_up' .*TW-R-63"),
    ],
)
def test_it_is_refused(given, words):
    with pytest.raises(BadPosition, match=words):
        at(**given)


def test_what_is_just_possible_is_not():
    at(building=ROW, goods=[goods(20, 20, 20, 20)] * 2, castles=[2, 2], offers=[0, 3], year=4)
    at("sail", rolled=6)
    at(army=[stand("s33", p1=4)], techs=[["one-more-unit"], []])
