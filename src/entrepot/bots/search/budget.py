"""How long a search may take. Bots know no clock: their host measures the time."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """So many playouts a decision. A host that counts time overrides `allows`, as `entrepot.table.deadline` does."""

    def __init__(self, playouts: int) -> None:
        self.playouts: int = playouts

    def begin(self) -> None:
        """Take note that a decision begins."""

    def allows(self, done: int) -> bool:
        """Say whether, after so many playouts of this decision, one more may begin."""
        return done < self.playouts
