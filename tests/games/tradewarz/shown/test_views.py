"""The box, who sees what, undo, and positions as data."""

import json

import pytest
from tradewarz_tables import FOLDER, GAME, RICH, asked, at, building, can, do, goods, player, stand, told

from entrepot.kernel.chance import seeded
from entrepot.kernel.errors import BadPosition, BadScenario, Illegal
from entrepot.kernel.match import Match


@pytest.mark.clauses("TW-COMP-01", "TW-COMP-02", "TW-COMP-03", "TW-COMP-05", "TW-COMP-06", "TW-COMP-10", "TW-COMP-11")
def test_what_a_house_has_in_the_box():
    state = at(seats=6)
    own = player(state, 1)
    assert (own["castles_left"], own["silos_left"], own["squads_left"], own["reserve"]) == (2, 23, 4, 8)
    assert state.view(None)["bank"] == {"golden": 40, "silver": 20}
    assert len(state.view(None)["posts"]) == 4
    brought = sum(GAME.cards.techs.reserve)
    assert 10 + brought == 16


@pytest.mark.clauses("TW-COMP-07", "TW-COMP-08", "TW-COMP-09", "TW-BCARD-01", "TW-BCARD-04", "TW-MAP-09")
def test_cards_dice_and_pieces():
    assert at().view(None)["stock"] == {"road": 20, "bridge": 6, "tunnel": 14}
    assert (sum(GAME.cards.battle.copies), GAME.cards.morale.total()) == (48, 48)
    assert set(GAME.cards.battle.values[::3]) == {1, 2, 3, 4}
    assert len(GAME.cards.techs.markers) == 11
    assert len(at().view(None)["tiles"]) == 49


@pytest.mark.clauses("TW-COMP-12", "TW-R-89")
@pytest.mark.parametrize("language", ["en", "nl"])
def test_there_is_a_reference_sheet_in_each_language(language):
    sheet = FOLDER / "about" / f"{language}.md"
    assert len(sheet.read_text(encoding="utf-8")) > 1000


@pytest.mark.clauses("TW-R-80", "TW-RES-01")
def test_everything_but_cards_is_open():
    state = at(morale=[["battle-cry"], []], techs=[["longbow"], []], building=[building(1, "s33", "village")])
    views = [state.view(seat) for seat in (0, 1, None)]
    for view in views:
        del view["seat"], view["hand"]
        for row in view["players"]:
            del row["battle_known"]
    assert views[0] == views[1] == views[2]


@pytest.mark.clauses("TW-BCARD-03", "TW-BCARD-05", "TW-R-80")
def test_battle_cards_are_known_to_their_owner_and_used_ones_to_all():
    used = [["b411"], []]
    deck = [["b420", "b321", "b231", "b222", "b141"], ["b420", "b321", "b231", "b222", "b141", "b411"]]
    state = at(deck=deck, used=used)
    assert state.view(0)["players"][0]["battle_known"] == sorted([*deck[0], "b411"])
    assert state.view(1)["players"][0]["battle_known"] == ["b411"]
    assert state.view(None)["players"][0]["battle_used"] == ["b411"]


def played(seats, seed, actions):
    """Return a position after that many random actions."""
    state, rng = GAME.new(seats, seed), seeded(seed)
    for _ in range(actions):
        if state.over:
            break
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return state


@pytest.mark.clauses("TW-R-80", "TW-R-103")
@pytest.mark.parametrize("seats", [2, 4])
def test_imagined_positions_look_the_same_to_their_seat(seats):
    for actions in (50, 300, 600):
        state = played(seats, actions, actions)
        for seat in range(seats):
            other = state.determinize(seat, seeded(actions))
            assert other.view(seat) == state.view(seat)
            assert other.legal(seat) == state.legal(seat)
            assert {kind: sum(parts.values()) for kind, parts in other.census().items()} == {
                kind: sum(parts.values()) for kind, parts in state.census().items()
            }


@pytest.mark.clauses("TW-BATTLE-17", "TW-R-103")
def test_a_committed_secret_choice_is_imagined_anew():
    state = at(
        red=[1], battle=["b222", "b222", "b411", "b411"], morale=[["battle-cry"] * 3, ["battle-cry"]],
        army=[stand("s33", p1=1), stand("s34", p2=1)], goods=[goods(), goods()],
    )  # fmt: skip
    do(state, "1 march", "1 squad s33 1", "1 step s34", "1 add battle-cry", "1 add battle-cry", "1 commit")
    chosen = {tuple(state.determinize(1, seeded(seed)).picked_attacker) for seed in range(20)}
    assert len(chosen) > 1
    assert state.determinize(0, seeded(1)).picked_attacker == state.picked_attacker
    assert state.view(1)["battle"]["chosen"] == []


def test_dumps_come_back_as_they_were():
    for actions in (0, 40, 400):
        state = played(3, 7, actions)
        data = json.loads(json.dumps(state.dump()))
        assert GAME.load(data).dump() == state.dump()


def test_choices_can_be_taken_back_until_the_die_or_the_end_of_the_turn():
    match = Match(at(goods=[RICH, RICH], army=[stand("s33", p1=1)]))
    parse = match.state.game.parse
    match.apply(0, parse("build"))
    match.apply(0, parse("settlement s33"))
    assert match.undo(0) == 2
    assert asked(match.state) == ("turn", [1])
    match.apply(0, parse("march"))
    with pytest.raises(Illegal):
        match.undo(0)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"golden": [1, 0], "bank": 40}, "'bank' must be 40 less the sum of 'golden'"),
        ({"army": [stand("s33", p1=1, p2=1)]}, "not allied"),
        ({"army": [stand("s33", p1=6), stand("s34", p1=6)]}, "too many"),
        ({"army": [stand(f"s1{n}", p1=1) for n in range(1, 6)]}, "squads"),
        ({"army": [stand("e3", p1=1)]}, "nobody took"),
        ({"gate": ["n3", "n3"]}, "same gate"),
        ({"techs": [["longbow"], ["longbow"]]}, "owned twice"),
        ({"morale": [["battle-cry"] * 40, []]}, "not enough"),
        ({"posts": ["s22", "s22", "s25"]}, "all different"),
        ({"building": [building(1, "s33", "village", 0)]}, "year 0 .TW-R-78"),
        ({"building": [building(1, "s33", "village"), building(2, "s33", "village")]}, "one settlement"),
        ({"crossings": [["o11", "falling"]]}, "not a crossing"),
        ({"crossings": [["o99", "falling"]]}, "not a crossing"),
        ({"crossings": [["o22", "level"]]}, "cannot be .level.; it takes falling, rising"),
        ({"order": [0, 0]}, "every seat once"),
    ],
)
def test_impossible_positions_are_refused(given, words):
    with pytest.raises(BadPosition, match=words):
        at(**given)


def test_positions_begin_where_somebody_could_be():
    with pytest.raises(BadPosition, match="begin with"):
        GAME.arrange({"phase": "march"}, 2, 1)
    with pytest.raises(BadScenario, match="no key"):
        GAME.arrange({"phase": "turn", "gold": 3}, 2, 1)
    assert GAME.arrange({"phase": "setup"}, 2, 1).top().name == "houses"


def test_the_table_in_words_names_what_is_there():
    state = at(army=[stand("s33", p1=1), stand("s34", p2=1)], building=[building(1, "s35", "village")], red=[2])
    do(state, "1 march", "1 squad s33 1")
    ids = {line["id"].removeprefix("tradewarz-table-") for line in GAME.table(state.view(0))}
    assert ids == {"season", "player", "capital", "post-free", "army", "building", "march"}
    assert told(state, "set-out") == ["set-out 1 s33 1"]
    assert can(state, 2) == []
