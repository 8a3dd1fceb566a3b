"""Mechanics that games share (an auction, a sealed choice, a trade offer): each comes here once two games need it."""
