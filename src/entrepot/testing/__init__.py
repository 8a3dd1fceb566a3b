"""The conformance kit: what every game promises, checked by playing it.

A test of a game of your own:

    from entrepot.testing import conform

    def test_my_game():
        report = conform("mygame", playouts=200)
        assert report.ok, str(report)
"""

from entrepot.testing.census import Census
from entrepot.testing.conformance import PROMISES, conform
from entrepot.testing.copies import Copies
from entrepot.testing.dumps import Dumps
from entrepot.testing.endings import Endings
from entrepot.testing.exact_legality import ExactLegality
from entrepot.testing.impossible import Impossible
from entrepot.testing.promise import Promise
from entrepot.testing.reached import Reached
from entrepot.testing.records import Records, record_of
from entrepot.testing.report import Failure, Report, Result
from entrepot.testing.same_digests import SameDigests
from entrepot.testing.schemas import Schemas
from entrepot.testing.two_worlds import TwoWorlds

__all__ = [
    "PROMISES",
    "Census",
    "Copies",
    "Dumps",
    "Endings",
    "ExactLegality",
    "Failure",
    "Impossible",
    "Promise",
    "Reached",
    "Records",
    "Report",
    "Result",
    "SameDigests",
    "Schemas",
    "TwoWorlds",
    "conform",
    "record_of",
]
