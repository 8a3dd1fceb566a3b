"""Several processes before one database: which there are, which has what, and how a call gets to the one it is for."""
