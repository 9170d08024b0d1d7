"""Run by Alembic: apply the steps on the given connection, inside its transaction."""

from alembic import context

from witching.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
