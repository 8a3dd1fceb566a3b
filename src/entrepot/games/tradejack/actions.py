"""What a player of Tradejack can do."""

from typing import Final

from entrepot.kernel.verbs import ActionSpace, Amount, Face, Verb

CEILING: Final = 999
"""The largest bid the action space holds; content that could make anybody richer is refused. TJ-R-56"""
CAPACITY: Final = 64
"""For how many faces of a deck there are actions."""

PASS: Final = Verb("pass", clauses=("TJ-BID-06", "TJ-BID-09"))
BID: Final = Verb("bid", Amount("amount", 1, CEILING), clauses=("TJ-BID-06", "TJ-BID-07", "TJ-BID-08", "TJ-R-09"))
FIRST: Final = Verb("first", Face("source", "source", CAPACITY), clauses=("TJ-R-06",), secret=True)
DONE: Final = Verb("done", clauses=("TJ-MAKE-07", "TJ-R-16", "TJ-R-55"), secret=True)
PAIR: Final = Verb("pair", Face("product", "product", CAPACITY), clauses=("TJ-MAKE-01", "TJ-R-55"), secret=True)
WITH: Final = Verb("with", Face("source", "source", CAPACITY), clauses=("TJ-MAKE-01", "TJ-MAKE-02"), secret=True)
SELL: Final = Verb("sell", Face("product", "product", CAPACITY), clauses=("TJ-SALE-03", "TJ-R-15"), secret=True)

ACTIONS: Final = ActionSpace(PASS, BID, FIRST, DONE, PAIR, WITH, SELL)
"""All that there is: nobody trades, lends or promises anything. TJ-R-41"""
