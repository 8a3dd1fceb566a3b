"""What makes a position impossible: cards and Capital that do not add up."""

from mypy_extensions import i64

from entrepot.games.tradejack.content.tables import DRAWS, NONE, REVEALS, START_CAPITAL
from entrepot.games.tradejack.position.stack_flaws import auction_flaw, commitment_flaw, table_flaw, turn_flaw
from entrepot.games.tradejack.position.state import TradejackState


def flaw(s: TradejackState) -> str:
    """Return, in one sentence, why this can be no position of the game; empty if it can."""
    phase = "" if s.over else s.top().name
    if phase == "setup":
        return ""
    return (
        s.game.position.flaw(s)
        or block_flaw(s)
        or round_flaw(s, phase)
        or count_flaw(s)
        or turn_flaw(s, phase)
        or auction_flaw(s, phase)
        or table_flaw(s, phase)
        or commitment_flaw(s, phase)
        or reshuffle_flaw(s)
    )


def block_flaw(s: TradejackState) -> str:
    """Say which Demand card lies under a wrong name."""
    cards = s.cards
    for face in range(len(cards.demand_ids)):
        letter = cards.demand_letter[face]
        if (s.block_a[face] and letter != "A") or (s.block_c[face] and letter != "C"):
            return f"the Demand card {cards.demand_ids[face]!r} has the letter {letter}, and lies in another block"
    if s.card_b != NONE and cards.demand_letter[s.card_b] != "B":
        return f"'block_b' has {cards.demand_ids[s.card_b]!r}, which has another letter than B"
    for face in [*s.demand, *s.demand_discard]:
        if not cards.is_counting(face):
            return f"{cards.demand_ids[face]!r} is a Regulation: it lies in 'regulations' once it is revealed"
    for face in s.regulations:
        if cards.is_counting(face):
            return f"'regulations' has {cards.demand_ids[face]!r}, which is none"
    return ""


def count_flaw(s: TradejackState) -> str:
    """Say which number is out of range."""
    chosen = s.chosen
    if s.removed != chosen.removed:
        return f"'removed' is {s.removed}, and this length removes {chosen.removed} cards"
    if sum(s.block_a) < s.removed:
        return f"'block_a' must still list the {s.removed} cards that the Quick Game removed"
    if s.chosen.co2 and s.ending != "climate" and s.co2 >= s.limit():
        return f"'co2' is {s.co2}, and the game is lost at {s.limit()}"
    if not s.chosen.co2 and s.co2 > 0:
        return "'co2' counts only in the Carbon Dioxide variant"
    richest = START_CAPITAL + DRAWS * s.round * s.cards.best_set()  # TJ-R-56
    if max(s.capital) > richest:
        return f"'capital' has {max(s.capital)}, and nobody can have more than {richest} in round {s.round}"
    return ""


def round_flaw(s: TradejackState, phase: str) -> str:
    """Say whether the round is out of range, or leaves more Demand cards than can come."""
    cards, chosen = s.cards, s.chosen
    last = cards.rounds(chosen.advanced, chosen.removed)
    if not 1 <= s.round <= last:
        return f"'round' is {s.round}, and this game has rounds 1 to {last}"
    counting = cards.first_regulation
    left = sum(s.block_a[:counting]) + sum(s.block_c[:counting]) - chosen.removed
    to_come = last - s.round + (1 if phase == "demand" else 0)
    if not s.over and left > REVEALS * to_come:
        return f"{left} Trends and Awards are left for {to_come} more rounds of {REVEALS}"
    return ""


def reshuffle_flaw(s: TradejackState) -> str:
    """Say what is wrong with what is remembered of a Product reshuffle. TJ-ADV-03, TJ-R-58"""
    since = s.reshuffle
    if since is None:
        return ""
    if not s.chosen.advanced:
        return "'reshuffle' is for the Advanced Game alone"
    width: i64 = len(s.cards.product_ids)
    accounted = since.pile[:]
    drawn = [0] * width
    for seat in range(s.seats):
        held = 0
        for face in range(width):
            at = seat * width + face
            then = s.products[at] + since.played[at] - since.drawn[at]
            if then < 0:
                return f"seat {seat} would have held fewer than no {s.cards.product_ids[face]!r} at the reshuffle"
            held += then
            accounted[face] += then
            drawn[face] += since.drawn[at]
        if held != since.held_then[seat]:
            return f"'held_then' says {since.held_then[seat]} cards for seat {seat}, and the hands say {held}"
    for face in range(width):
        if accounted[face] != s.cards.product_copies[face] or s.product_deck[face] != since.pile[face] - drawn[face]:
            return f"'reshuffle' and the piles disagree about {s.cards.product_ids[face]!r}"
    return ""
