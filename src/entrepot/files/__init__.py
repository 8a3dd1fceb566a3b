"""The files that people keep: content as TOML or as CSV, read with patience and written so that it can be edited."""
