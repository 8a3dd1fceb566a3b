"""The table: a server on which people and bots play live games. One process, one database."""
