"""Tables: what a table is, which commands it takes, who sees what, and the sessions in which it is played."""
