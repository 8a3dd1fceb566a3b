"""What two games or more have in common: offers in small steps, orders in advance, words on cards, turn order."""
