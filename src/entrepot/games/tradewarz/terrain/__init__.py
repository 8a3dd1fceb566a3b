"""The map: its geometry, its tiles, and what is near what."""
