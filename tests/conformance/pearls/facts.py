"""The ledger, the content and the actions of Pearls."""

from entrepot.kernel.chance import Chance
from entrepot.kernel.content import Column, Schema, Table, copies_column, id_column, make_content, origin_column
from entrepot.kernel.ledger import Ledger
from entrepot.kernel.verbs import ActionSpace, Face, Verb

CLAUSES = ["P-DEAL", "P-STAKE", "P-NAME", "P-SHOW", "P-KEEP", "P-END"]
CITED = {clause: ["tests/test_pearls.py::test_it"] for clause in CLAUSES}
BOTH = {"what": "w", "what_nl": "w", "seen_by": "s", "seen_by_nl": "s"}

LEDGER = Ledger(
    {
        "clause": [{"id": id, "kind": "turn", "rule": "A rule.", "nl": "Een regel."} for id in CLAUSES],
        "ruling": [
            {
                "id": "P-R-01",
                "option": "prize",
                "choices": ["three", "two"],
                **dict.fromkeys(("question", "question_nl", "ruling", "ruling_nl", "why", "why_nl"), "x"),
            }
        ],
        "hidden": [
            {"id": "P-H-01", **BOTH},
            {"id": "P-H-02", **BOTH},
            {"id": "P-H-03", **BOTH},
            {"id": "P-H-04", "public": True, **BOTH},
        ],
    }
)

SCHEMA = Schema("pearls", [Table("card", [id_column(), Column("name", "text"), copies_column(), origin_column()])])
CONTENT = make_content(
    SCHEMA,
    {
        "meta": {"game": "pearls"},
        "card": [
            {"id": id, "name": {"en": id, "nl": id}, "copies": copies, "origin": "ours"}
            for id, copies in (("white", 4), ("pink", 3), ("black", 2))
        ],
    },
)
FACES = len(CONTENT.rows("card"))
DRAW = Chance("card", "card")
BEGINNER = Chance("beginner")


def actions(*more: Verb) -> ActionSpace:
    """Return the verbs of a game of its own: `place` sets them up anew for each space."""
    return ActionSpace(
        Verb("add", clauses=("P-STAKE",), secret=True),
        Verb("done", clauses=("P-STAKE",), secret=True),
        Verb("name", Face("card", "card", 4), clauses=("P-NAME",)),
        Verb("show", clauses=("P-SHOW",)),
        Verb("keep", clauses=("P-KEEP",)),
        *more,
    )


ADD, DONE, NAME, SHOW, KEEP = 0, 1, 2, 6, 7
"""The first actions of the verbs."""
