"""What is open, what is hidden, what seats remember; positions as data; the box adds up."""

import pytest
from trigon_tables import GAME, asked, at, built, do, new, player, points, purse, realm, stand, told, town

from entrepot.games.trigon.position import memory
from entrepot.games.trigon.position.knowledge import secrets
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import hands
from entrepot.kernel.chance import seeded
from entrepot.kernel.errors import BadPosition

HANDS = {
    "quests": [["kill-knight"], ["build-boat", "swap-card"]],
    "kept": [["dungeon"], ["captain", "flight", "theft"]],
}


def hand(state, seat):
    """Return a seat's real quests and play cards."""
    data = state.dump()
    return [row[0] for row in data["quests"][seat - 1]], data["kept"][seat - 1]


@pytest.mark.clauses(
    "RT-SETUP-01", "RT-SETUP-02", "RT-SETUP-04", "RT-SETUP-09", "RT-COMP-11", "RT-COMP-15", "RT-COMP-16", "RT-COMP-21"
)
def test_everything_in_the_box_is_somewhere():
    state = new(4)
    census = state.census()
    assert {kind: sum(where.values()) for kind, where in census.items() if kind in ("quests", "plays", "villages")} == {
        "quests": 27,
        "plays": 82,
        "villages": 50 - 4,  # the others lie at the capitals and are never in the stack
    }
    assert sum(row["copies"] for row in GAME.content.rows("village")) == 50
    assert all(sum(census[metal].values()) == 50 for metal in ("copper", "silver", "gold"))
    for seat in range(4):
        assert sum(census[f"cylinders {seat}"].values()) == 60
        assert sum(census[f"scouts {seat}"].values()) == 3
        assert sum(census[f"boats {seat}"].values()) == 5
        assert sum(census[f"tokens {seat}"].values()) == 10
    assert sum(state.palace) == 4
    assert list(state.settled).count(-1) == GAME.cards.spots - 4


@pytest.mark.clauses("RT-COMP-20", "RT-COMP-24", "RT-COMP-31", "RT-COMP-33")
def test_the_overview_keeps_cards_by_token_and_the_income_of_the_next_round():
    rows = [realm(1), town("n4", 1, 3, "residence"), town("n2", 1, 2, "market-town"), realm(2)]
    view = at(settlements=rows).view(None)
    own = [(row["token"], row["card"], row["palace"]) for row in view["settlements"] if row["seat"] == 0]
    assert own == [(1, "psor", True), (2, "market-town", False), (3, "residence", False)]
    assert list(view["players"][0]["income"].values()) == [2, 4, 1]
    assert view["players"][0]["births"] == 3


@pytest.mark.clauses("RT-MAP-06", "RT-MAP-07", "RT-MAP-08", "RT-MAP-09", "RT-MAP-15")
@pytest.mark.parametrize(("land", "letter"), [("noorland", "n"), ("lumos", "l"), ("calmania", "c"), ("kalland", "k")])
def test_each_land_is_worth_eight_points_to_anybody(land, letter):
    rows = [town(f"{letter}{number}", 1, number) for number in range(1, 8)]
    other = "kalland" if land != "kalland" else "lumos"
    third = "calmania" if land not in ("calmania", other) else "noorland"
    home = {"kalland": "k1", "lumos": "l1"}[other]
    state = at(settlements=[*rows, town(home, 2)], figures=[], colour=[third, other], palace=[0, 0])
    assert points(state, 1) == 7 + 8
    assert player(state, 1)["lands"] == [land]
    assert points(at(settlements=[*rows[1:], town(home, 2)], figures=[], colour=[third, other], palace=[0, 0]), 1) == 6


@pytest.mark.clauses("RT-SCORE-09", "RT-SCORE-10", "RT-SCORE-11", "RT-SCORE-12", "RT-SCORE-01", "RT-SCORE-03")
def test_palace_village_and_city_score_three_one_and_two():
    rows = [town("n2", 1, 1), town("n3", 1, 2, city=True), realm(2)]
    assert points(at(settlements=rows, figures=[]), 1) == 3
    assert points(at(settlements=[realm(1), *rows[1:]], figures=[]), 1) == 3 + 1 + 2


def test_points_are_those_of_the_content():
    def change(data):
        for row in data["point"]:
            row["value"] = {"palace": 4, "settlement": 2, "city": 5, "land": 9}[row["id"]]

    rows = [realm(1), town("n3", 1, 2, city=True), realm(2)]
    assert points(at(game=built(change), settlements=rows), 1) == 4 + 2 * 2 + 5


@pytest.mark.clauses("RT-R-35")
def test_a_quick_worth_goes_by_quests_first_then_what_helps_with_them():
    own = 0.25 * points(at(), 1) + 6 * 0.3 + 0.35
    worth = [
        at(**given).appraise(0)[0] for given in ({}, {"coins": [purse(0, 0, 3), purse()]}, {"quests": HANDS["quests"]})
    ]
    assert worth == [pytest.approx(own + more) for more in (0, 9 * 0.06, 0.5)]
    done = at(completed=[["kill-knight"], []])
    assert done.appraise(1)[0] == pytest.approx(own + 3 + 0.25 * (points(done, 1) - points(at(), 1)))
    more = at(settlements=[realm(1), town("n2", 1, 2), realm(2)])
    assert more.appraise(0)[0] == pytest.approx(own + 0.25 + 0.35)
    assert at(seats=3, settlements=[realm(1), realm(3)], out_at=[0, 1, 0]).appraise(0)[1] == 0


@pytest.mark.clauses("RT-R-35", "RT-R-88")
def test_where_quests_do_not_win_points_are_worth_what_they_are():
    options = {"win-by": "points"}
    plain, more = at(options=options), at(options=options, settlements=[realm(1), town("n2", 1, 2), realm(2)])
    assert more.appraise(0)[0] - plain.appraise(0)[0] == pytest.approx(1 + 0.35)
    assert at(options=options, quests=HANDS["quests"]).appraise(0) == plain.appraise(0)


# ---------------------------------------------------------------- hidden hands


@pytest.mark.clauses("RT-R-35", "RT-QUEST-04")
def test_how_many_cards_is_open_and_which_is_not():
    state = at(**HANDS)
    for seat in (0, None):
        assert [player(state, 2)["quests"], player(state, 2)["cards"]] == [2, 3]
        view = str(state.view(seat))
        assert not any(f"'{id}'" in view for id in ("build-boat", "swap-card"))
    own = state.view(1)
    assert own["hand_cards"] == ["captain", "flight", "theft"]
    assert [row["quest"] for row in own["hand_quests"]] == ["build-boat", "swap-card"]
    assert own["players"] == state.view(None)["players"]


@pytest.mark.clauses("RT-R-35", "RT-R-57")
def test_imagined_hands_are_dealt_anew_and_own_ones_are_not():
    state = at(**HANDS)
    rng = seeded(5)
    seen = set()
    for _ in range(40):
        other = state.determinize(0, rng)
        assert hand(other, 1) == (["kill-knight"], ["dungeon"])
        quests, cards = hand(other, 2)
        assert (len(quests), len(cards)) == (2, 3)
        assert "kill-knight" not in quests
        seen |= {*quests, *cards}
        assert {kind: sum(where.values()) for kind, where in other.census().items()} == {
            kind: sum(where.values()) for kind, where in state.census().items()
        }
        assert other.view(0) == state.view(0)
    kept = {id for id, at_once in zip(GAME.cards.play_ids, GAME.cards.play_at_once, strict=True) if not at_once}
    assert len(seen & kept) > 15
    assert seen <= kept | set(GAME.cards.quest_ids)  # nobody can hold what is played at once
    assert state.determinize(0, seeded(3)).dump() == state.determinize(0, seeded(3)).dump()


@pytest.mark.clauses("RT-R-57")
def test_imagined_positions_do_not_depend_on_what_is_hidden():
    one = at(**HANDS)
    two = at(quests=[["kill-knight"], ["great-works", "market-day"]], kept=[["dungeon"], ["mayor", "castle", "ambush"]])
    assert one.view(0) == two.view(0)
    assert one.determinize(0, seeded(9)).dump() == two.determinize(0, seeded(9)).dump()
    busy = at(quests=[["kill-knight"], [["colonise-lumos", 1], ["great-works", 3]]], founded=[0, 1], kept=HANDS["kept"])
    idle = at(**HANDS, founded=[0, 1])
    assert busy.determinize(0, seeded(9)).dump() == idle.determinize(0, seeded(9)).dump()
    found = [busy.determinize(0, seeded(seed)).progress for seed in range(60)]
    assert any(1 in progress for progress in found)  # somebody who has founded may have begun to colonise
    never = at(**HANDS)
    assert not any(1 in never.determinize(0, seeded(seed)).progress for seed in range(60))  # nobody else has


def test_every_hidden_entry_of_the_ledger_has_its_secret():
    assert list(secrets(at())) == list(GAME.ledger.hidden)


# ---------------------------------------------------------------- memory


@pytest.mark.clauses("RT-R-81", "RT-CARD-54")
def test_a_hand_once_seen_is_remembered_until_it_is_shown():
    state = at(**HANDS)
    assert isinstance(state, TrigonState)
    memory.saw(state, 0, 1)
    known = state.view(0)["remembered"]
    assert {(row["kind"], row["card"]) for row in known} == {
        ("quest", "build-boat"), ("quest", "swap-card"), ("play", "captain"), ("play", "flight"), ("play", "theft"),
    }  # fmt: skip
    assert state.view(1)["remembered"] == []
    for seed in range(10):
        imagined = state.determinize(0, seeded(seed))
        assert [sorted(cards) for cards in hand(imagined, 2)] == [sorted(cards) for cards in hand(state, 2)]
    flight = GAME.content.number("play", "flight")
    hands.drop_card(state, 1, flight)
    state.discards[flight] += 1
    memory.shown(state, 1, memory.PLAY_DECK, flight)
    assert "flight" not in str(state.view(0)["remembered"])
    memory.saw(state, 0, 1)
    assert len(state.view(0)["remembered"]) == 4  # not twice


@pytest.mark.clauses("RT-R-34")
def test_what_goes_from_hand_to_hand_unseen_may_be_with_either():
    state = at(seats=3, quests=[[], [], []], kept=[[], ["captain", "flight"], ["theft"]])
    memory.saw(state, 0, 1)
    captain, theft = (GAME.content.number("play", id) for id in ("captain", "theft"))
    give(state, 1, 2, captain)
    give(state, 2, 1, theft)
    rows = {row["card"]: row["seats"] for row in state.view(0)["remembered"]}
    assert rows == {"captain": [1, 2], "flight": [1, 2]}
    assert {row["card"]: row["seats"] for row in state.view(1)["remembered"]} == {"captain": [2]}
    assert {row["card"]: row["seats"] for row in state.view(2)["remembered"]} == {"theft": [1]}
    places = set()
    for seed in range(30):
        imagined = state.determinize(0, seeded(seed))
        cards = [hand(imagined, 2)[1], hand(imagined, 3)[1]]
        assert "captain" in cards[0] + cards[1]
        assert "flight" in cards[0] + cards[1]
        places.add("captain" in cards[0])
    assert places == {True, False}
    give(state, 2, 1, captain)
    assert {row["card"]: row["seats"] for row in state.view(1)["remembered"]} == {}  # it is back in the own hand


@pytest.mark.clauses("RT-R-34")
def test_an_only_card_that_changes_hands_is_followed():
    state = at(seats=3, quests=[[], [], []], kept=[[], ["captain"], []])
    memory.saw(state, 0, 1)
    give(state, 1, 2, GAME.content.number("play", "captain"))
    assert state.view(0)["remembered"] == [{"kind": "play", "card": "captain", "seats": [2]}]


def give(state, giver, taker, face):
    """Let a play card go from hand to hand unseen."""
    hands.drop_card(state, giver, face)
    hands.take_card(state, taker, face)
    memory.passed(state, giver, taker, memory.PLAY_DECK, face)


@pytest.mark.clauses("RT-R-20")
def test_who_is_out_is_forgotten():
    state = at(seats=3, quests=[[], [], []], kept=[[], ["captain"], ["theft"]])
    memory.saw(state, 0, 1)
    memory.saw(state, 1, 2)
    memory.left(state, 1)
    assert state.memory == []


@pytest.mark.clauses("RT-CARD-54", "RT-R-34")
def test_who_sees_a_hand_knows_that_what_is_missing_lies_with_the_other():
    rows = [[0, "play", "captain", [1, 2]], [0, "play", "theft", [1, 2]]]
    state = at(seats=3, kept=[[], ["theft"], ["captain"]], quests=[[], [], []], memory=rows)
    memory.saw(state, 0, 1)
    known = {row["card"]: row["seats"] for row in state.view(0)["remembered"]}
    assert known == {"captain": [2], "theft": [1]}


@pytest.mark.clauses("RT-R-34", "RT-R-81")
def test_one_imagines_what_others_surely_know_of_ones_own_hand_and_no_more():
    rows = [[0, "play", "captain", [1]], [0, "play", "theft", [2]]]
    state = at(seats=3, kept=[[], ["captain"], ["theft"]], quests=[[], [], []], memory=rows)
    assert state.determinize(1, seeded(2)).dump()["memory"] == [[0, "play", "captain", [1]]]
    assert len(state.determinize(0, seeded(2)).dump()["memory"]) == 2


TWINS = [[0, "quest", "colonise-lumos", [1, 2]], [0, "quest", "colonise-lumos", [2, 3]]]
"""Seat 0 knows of two like quests: one is with 1 or 2, the other with 2 or 3."""


@pytest.mark.clauses("RT-R-34", "RT-R-81")
def test_of_like_cards_that_one_remembers_the_one_that_is_shown_may_be_any():
    quests = [[], [["colonise-lumos", 0]], [["colonise-lumos", 0]], []]
    state = at(seats=4, kept=[[], [], [], []], quests=quests, memory=TWINS)
    face = state.quests[1] % hands.PLAYS
    del state.quests[1], state.progress[1]
    memory.shown(state, 2, memory.QUEST_DECK, face)
    assert state.dump()["memory"] == [[0, "quest", "colonise-lumos", [1, 2, 3]]]


@pytest.mark.clauses("RT-CARD-54", "RT-R-34")
def test_of_like_cards_that_one_remembers_the_one_that_is_seen_may_be_any():
    quests = [[], [["colonise-lumos", 0]], [["colonise-lumos", 0]], []]
    state = at(seats=4, kept=[[], [], [], []], quests=quests, memory=TWINS)
    memory.saw(state, 0, 2)
    assert state.dump()["memory"] == [
        [0, "quest", "colonise-lumos", [2]],
        [0, "quest", "colonise-lumos", [1, 3]],
    ]


# ---------------------------------------------------------------- positions as data


def test_a_position_survives_being_written_and_read():
    state = at(
        seats=3,
        settlements=[realm(1, 3), town("n2", 1, 2, "market-town", 2), realm(2), realm(3)],
        figures=[stand("n2", 1, 3, 1, 1), stand("l1", 2, 1), stand("l3-l5", 2, 0, 1), stand("c1", 3, 2)],
        coins=[purse(9, 9, 9), purse(1), purse()],
        quests=[["kill-knight"], [["colonise-lumos", 1]], []],
        kept=[["dungeon"], [], ["captain"]],
    )
    memory.saw(state, 1, 0)
    do(state, "1 sail n2", "1 to l2", "1 take fresh-knights 2", "1 take fresh-scouts 0", "1 march l2", "1 to l5")
    assert asked(state)[0] == "group"
    loaded = GAME.load(state.dump())
    assert loaded.dump() == state.dump()
    for position in (state, loaded):
        do(position, "1 take half-knights 1", "1 trade 1", "1 give gold 2", "1 want copper 1", "1 propose")
    assert loaded.digest() == state.digest()
    copied = state.copy()
    do(copied, "2 accept")
    assert loaded.digest() == state.digest() != copied.digest()


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"figures": [["n1", 0, 0, 0, 1]]}, "not a harbour"),
        ({"figures": [["n2", 0, 0, 4, 0]]}, "more scouts"),
        ({"figures": [["n2", 0, 61, 0, 0]]}, "more knights"),
        ({"figures": [["n2", 0, 1, 0, 0]], "used": [["n2", 2, 0, 0, 0, 0, 0, 0]]}, "more figures have moved"),
        ({"settlements": [["n3-n5", 0, 1, "hamlet", 1, False]]}, "not a settlement"),
        ({"settlements": [["n2", 0, 1, "hamlet", 1, False]], "figures": [["n2", 1, 1, 0, 0]]}, "another colour"),
        ({"settlements": [["l1", 1, 1, "hamlet", 1, False]], "palace": [1, 1]}, "its own capital"),
        ({"kept": [["dungeon"], ["dungeon"]]}, "not enough of the play card 'dungeon'"),
        ({"coins": [{"copper": 51}, {}]}, "0 to"),
        ({"colour": ["lumos", "lumos"], "settlements": [["l1", 0, 1, "nieuw-delia", 1, False]]}, "same colour"),
        ({"round": 41}, "rounds 1 to 40"),
        ({"settlements": [["n1", 0, 1, "psor", 5, False], ["l1", 1, 1, "nieuw-delia", 1, False]]}, r"'n1'.*RT-CITY-01"),
        ({"settlements": [["n1", 0, 1, "citel", 1, False], ["l1", 1, 1, "nieuw-delia", 1, False]]}, r"citel.*RT-R-53"),
        ({"settlements": [["n2", 0, 1, "psor", 1, False], ["l1", 1, 1, "nieuw-delia", 1, False]]}, r"psor.*RT-R-53"),
        ({"village_bag": ["psor"]}, "not enough of the village card 'psor'"),
        ({"colour": ["", "lumos"]}, "'colour' names '', which is not a land"),
        ({"completed": [["market-day", "swap-card", "build-boat", "great-works", "kill-knight"], []]}, "RT-WIN-06"),
        ({"opened": [["assassin"], []]}, r"assassin.*RT-R-66"),
        ({"palace": [2, 1]}, r"'palace' of seat 0 is 2.*RT-COMP-33"),
        ({"offers": [0, 4]}, r"'offers' has 4.*RT-R-92"),
    ],
)
def test_impossible_positions_are_refused(given, reason):
    with pytest.raises(BadPosition, match=reason):
        at(**given)


def test_a_position_can_be_set_up_before_anything_has_happened():
    assert asked(at("setup", 3))[0] == "turn"
    with pytest.raises(BadPosition, match="nothing else can be given"):
        at("setup", round=2)


def test_lines_of_the_table_say_what_the_view_shows():
    state = at(**HANDS, opened=[["castle"], []], completed=[["trade-coins"], []], bonus_holder=[-1, 1])
    ids = [line["id"] for line in GAME.table(state.view(1))]
    assert ids.count("trigon-table-player") == 2
    assert ids.count("trigon-table-opened") == 2
    assert ids.count("trigon-table-quest") == 2
    assert "trigon-table-hand" in ids
    assert "trigon-table-hand" not in [line["id"] for line in GAME.table(state.view(None))]
    assert told(state) == []


def test_content_of_an_owner_changes_the_rules_that_read_it():
    def dearer(data):
        for row in data["cost"]:
            if row["id"] == "knight":
                row["copper"] = 3

    game = built(dearer)
    rows = [realm(1, 3), realm(2)]
    state = do(at(game=game, settlements=rows, coins=[purse(4), purse()]), "1 train-knight n1")
    assert player(state, 1)["coins"]["copper"] == 1
