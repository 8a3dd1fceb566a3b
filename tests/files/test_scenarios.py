"""Every scenario that comes with a game passes, cites clauses that exist, and says what it shows."""

from pathlib import Path

import pytest

import entrepot
from entrepot.files.scenario import read, run

GAMES = Path(entrepot.__file__).parent / "games"
SCENARIOS = sorted(GAMES.glob("*/scenarios/**/*.toml"))

EXAMPLES = ["example-01", "example-02", "example-03", "example-04", "example-08", "example-09"]
TRAPS = {
    1: ["pass-is-not-out", "pass-is-out-when-final"],
    2: ["revealing-player-may-pass"],
    3: ["no-bid-no-card"],
    4: ["trend-order-matters", "trend-order-matters-double-last", "product-bonus-is-no-green-credit"],
    5: ["trends-ignore-colour"],
    6: ["regulations-do-not-count"],
    7: ["banned-reveal-is-lost"],
    8: ["banned-cards-stay-in-hand"],
    9: ["sets-or-lone-never-both"],
    10: ["lone-regulation-makes-no-round"],
    11: [
        "award-tie-fewer-awards-then-less-capital",
        "award-tie-first-player-is-in-it",
        "award-tie-this-rounds-first-player",
        "award-zero-never-wins",
        "only-alternative-counts-no-sets",
        "most-standards-counts-sets",
        "most-standards-gold-ties-with-silver",
    ],
    12: ["co2-limit-loses-at-once", "co2-limit-players-are-safe", "co2-limit-one-later"],
    13: [
        "no-reshuffle-in-the-basic-game",
        "no-reshuffle-six-players-use-both-decks-up",
        "reshuffle-between-two-cards",
        "reshuffle-of-sources-keeps-what-is-out",
    ],
    14: ["leaks-of-a-commitment", "leaks-of-a-card-face-down", "leaks-of-a-pick"],
    15: ["award-points-are-not-capital"],
    16: ["capital-set-out-is-still-the-bidders"],
    17: ["two-awards-in-one-round"],
    18: ["trends-meet-on-one-set", "trends-double-twice"],
}


def name(path: Path) -> str:
    return f"{path.relative_to(GAMES).parts[0]}/{path.stem}"


@pytest.mark.parametrize("path", SCENARIOS, ids=name)
def test_it_passes(path: Path):
    assert run(path).problem == ""


@pytest.mark.parametrize("path", SCENARIOS, ids=name)
def test_it_cites_clauses_and_says_what_it_shows(path: Path):
    scenario = read(path)
    ledger = entrepot.game(scenario.game).ledger
    assert scenario.game == path.relative_to(GAMES).parts[0]
    assert scenario.clauses
    assert all(clause in ledger.clauses or clause in ledger.rulings for clause in scenario.clauses)
    assert len(scenario.clauses) == len(set(scenario.clauses))
    assert scenario.about.endswith(".")


def test_all_examples_and_traps_of_tradejack_have_scenarios():
    shipped = {path.stem for path in SCENARIOS if path.parent.parent.name == "tradejack"}
    assert all(any(stem.startswith(example) for stem in shipped) for example in EXAMPLES)
    assert list(TRAPS) == list(range(1, 19))
    for trap, stems in TRAPS.items():
        assert all(f"Trap {trap}" in read(path_of(stem)).about for stem in stems)


def path_of(stem: str) -> Path:
    return GAMES / "tradejack" / "scenarios" / f"{stem}.toml"
