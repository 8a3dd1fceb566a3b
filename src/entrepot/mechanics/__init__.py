"""Mechanics that games share, such as an auction, a sealed choice or a trade offer: each comes here once two games need it."""
