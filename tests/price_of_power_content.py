"""The shipped content and ledger of The Price of Power: Trade for its tests, and changed copies of the content."""

from shipped import Shipped

from entrepot.kernel.ledger import Ledger

SHIPPED = Shipped("price_of_power")
FOLDER, DATA, RULES = SHIPPED.folder, SHIPPED.data, SHIPPED.rules()
LEDGER = Ledger(RULES)
row, edited, problems = SHIPPED.row, SHIPPED.edited, SHIPPED.problems
