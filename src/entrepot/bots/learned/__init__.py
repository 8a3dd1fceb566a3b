"""What bots have learned of a game: what positions are worth, by tables of whole numbers that come with it."""
