"""What Alembic runs to carry steps out: on the connection that it was given, in whose transaction they are."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
