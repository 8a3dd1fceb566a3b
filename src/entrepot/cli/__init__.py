"""The command line: each command is a module, and imports what is heavy only when it runs."""
