"""Orders to play no card in battles. A game names turns; its view shows the `mover`, and a `battle` with its sides."""

from entrepot.kernel.orders import NO_ANSWER, Order, Outlook, Terms
from entrepot.kernel.verbs import Verb
from entrepot.mechanics.declining import Naming


class NoCards(Order):
    """Play no card in the battle that is on."""

    name = "no-cards"

    def __init__(self, turn: Naming, field: str, answers: dict[str, Verb]) -> None:
        super().__init__()
        self.turn = turn
        self.field = field
        """What the view's `battle` calls the place that is fought for."""
        self.answers = answers
        """By phase that asks for a card: the verb that plays none."""

    def terms(self, look: Outlook) -> Terms | None:
        battle = look.view["battle"]
        if battle is None or look.seat not in (battle["attacker"], battle["defender"]):
            return None
        return Terms(f"{self.turn(look.view)} attacks {battle['defender']} on {battle[self.field]}")

    def answer(self, look: Outlook, values: list[int]) -> int:
        without = self.answers.get(look.view["phase"])
        return int(without.code) if without is not None and without.code in look.legal else NO_ANSWER


class NoCardsThisTurn(NoCards):
    """The same for every battle of another player's turn."""

    name = "no-cards-this-turn"

    def terms(self, look: Outlook) -> Terms | None:
        return None if look.view["mover"] == look.seat else Terms(self.turn(look.view))


def no_cards(turn: Naming, field: str, answers: dict[str, Verb]) -> list[Order]:
    """Return the two of them."""
    return [NoCards(turn, field, answers), NoCardsThisTurn(turn, field, answers)]
