"""The phases of The Price of Power: Trade."""
