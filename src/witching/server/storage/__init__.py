"""What is stored: the database, its schema and steps, the journal that writes, and checks of what was written."""
