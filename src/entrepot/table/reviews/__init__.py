"""Reviews of finished games: asked for by who played a seat, made in processes of their own, kept with the table."""
