"""A search leads a game's own bot where it would never go by itself: it must know what to do there."""

import pytest

import entrepot
from entrepot.bots.find import usual_bot
from entrepot.kernel.chance import seeded
from entrepot.kernel.handle import SeatHandle

GAMES = [name for name in entrepot.game_names() if not entrepot.game(name).is_test]
ASKED = 3
"""One decision in so many is asked of the bot; half of its answers are played, all else is chance."""

SEEDS = {"trigon": (2, 4)}
"""Games in which an offer was begun that the bot would not have made; elsewhere game 1 does."""


@pytest.mark.parametrize("name", GAMES)
def test_the_usual_bot_chooses_what_is_legal_wherever_chance_leads_it(name):
    game, asked = entrepot.game(name), 0
    for seed in SEEDS.get(name, (1,)):
        rng = seeded(seed)
        state = game.new(game.fewest + 1, seed)
        bot = game.bots[usual_bot(game)]("astray")
        while not state.over:
            actors = state.actors()
            seat = actors[rng.below(len(actors))]
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            if len(legal) > 1 and rng.below(ASKED) == 0:
                chosen = bot.choose(SeatHandle(state, seat))
                asked += 1
                assert chosen in legal, f"{game.text(chosen)} at seed {seed} after {asked} answers"
                action = chosen if rng.below(2) == 0 else action
            state.play(seat, action)
    assert asked > 20
