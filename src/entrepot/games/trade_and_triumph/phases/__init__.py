"""The phases of a turn, and the choices that cards ask for inside them."""
