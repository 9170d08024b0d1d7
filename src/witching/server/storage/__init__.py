"""Storage: the database, its schema and migrations, the journal that writes, and checks of what was written."""
