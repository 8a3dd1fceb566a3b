"""Cards that somebody is working on, tried in the background: `python -m entrepot.arena.trial DIR` carries one out."""
