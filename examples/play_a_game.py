"""One game between bots that see only what their seats know, told as it happens.

Run it with the installed environment: .venv/bin/python examples/play_a_game.py
"""

import entrepot
from entrepot.bots.find import find_bot
from entrepot.kernel.handle import SeatHandle, events_for
from entrepot.kernel.message import event_message
from entrepot.words import catalogue


def main() -> None:
    game = entrepot.game("tradejack")
    state = game.new(seats=3, seed=7, options={"length": "quick-4"}, listening=True)
    bots = [find_bot(game, name)(seed) for seed, name in enumerate(("greedy", "thrifty", "uniform"))]
    english = catalogue("en")
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, bots[seat].choose(SeatHandle(state, seat)))
        for event in events_for(state.take_events(), None):  # as a spectator hears it
            print(english.say(event_message(game.id, event)))
    outcome = state.outcome()
    assert outcome is not None
    print("Reputation by seat:", outcome["scores"], "winners:", [winner + 1 for winner in outcome["winners"]])


if __name__ == "__main__":
    main()
