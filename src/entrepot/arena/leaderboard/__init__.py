"""A leaderboard: every bot against every other over the same deals, and what their choices cost."""
