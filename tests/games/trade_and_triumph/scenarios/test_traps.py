"""All traps and worked examples of the rules have scenarios, and advice stands in the rules."""

from pathlib import Path

import pytest
from trade_tables import GAME, at

import entrepot
from entrepot.files.scenario import read

SCENARIOS = Path(entrepot.__file__).parent / "games" / "trade_and_triumph" / "scenarios"
TRAPS = {
    1: ["passing-a-node-takes-the-cube-of-the-way-in"],
    2: ["selling-stays-open-after-passing-an-end"],
    3: ["an-arrival-pays-before-the-draw"],
    4: ["cube-first-then-the-cards-in-the-owners-order"],
    5: [
        "travelled-and-in-are-two-tests",
        "in-the-city-no-region-holds-and-the-way-back-was-travelled",
        "with-either-both-regions-of-a-node-were-travelled",
    ],
    6: ["returning-gives-no-cube"],
    7: ["leaving-an-end-gives-nothing-more", "the-opening-sale-can-be-barred"],
    8: ["a-forced-trader-reveals-takes-and-sells-nothing"],
    9: ["upgrades-act-next-turn"],
    10: ["one-card-of-each-deck"],
    11: ["a-specialty-card-is-drawn-then-played", "a-specialty-card-at-once"],
    12: ["an-eternal-sleeps-until-the-owners-next-turn"],
    13: ["hand-limit-only-at-the-end"],
    14: ["less-is-never-nothing"],
    15: ["the-end-waits-for-the-round", "the-last-seat-triggers-the-end"],
    16: ["a-specialty-draw-is-never-forced"],
    17: ["a-card-of-ones-own-makes-an-arrival"],
    18: ["passing-a-node-and-the-city-in-one-move", "a-movement-is-its-path"],
    19: ["shifting-is-not-forcing"],
    20: ["the-play-step-is-not-passed-over"],
    21: ["a-card-is-never-in-its-own-reshuffle"],
}
EXAMPLES = {"TT-MOVE-04", "TT-RES-05", "TT-RES-10", "TT-UPG-11", "TT-UPG-12"}


def test_every_trap_has_its_scenarios():
    assert list(TRAPS) == list(range(1, 22))
    for trap, stems in TRAPS.items():
        for stem in stems:
            about = read(SCENARIOS / f"{stem}.toml").about
            assert about.startswith((f"Trap {trap}:", f"Trap {trap}, "))


def test_every_worked_example_has_a_scenario():
    assert {clause.id for clause in GAME.ledger.clauses.values() if clause.kind == "example"} == EXAMPLES
    cited = [set(read(path).clauses) for path in SCENARIOS.glob("example-*.toml")]
    assert set().union(*cited) >= EXAMPLES


@pytest.mark.clauses("TT-TURN-04", "TT-CITY-06", "TT-TRADE-10", "TT-THEME-01", "TT-THEME-02")
@pytest.mark.parametrize(
    ("id", "english"),
    [
        ("TT-TURN-04", "top to bottom"),
        ("TT-CITY-06", "marked optional"),
        ("TT-TRADE-10", "main income"),
        ("TT-THEME-01", "ancient routes"),
        ("TT-THEME-02", "balance draws"),
    ],
)
def test_advice_stands_in_the_rules_in_both_languages(id, english):
    clause = GAME.ledger.clauses[id]
    assert clause.kind == "advice"
    assert english in clause.rule
    assert clause.nl
    assert clause.nl != clause.rule


@pytest.mark.clauses("TT-TURN-04")
def test_the_tracks_stand_in_the_order_of_the_steps():
    steps = [phase.name for phase in GAME.phases if phase.waits][:3]
    assert steps == GAME.content.ids("track") == list(at("move").view(0)["in_force"])
