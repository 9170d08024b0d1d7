"""Tables: what one is, what may be done at it, who sees what of it, and the sessions in which it is played."""
