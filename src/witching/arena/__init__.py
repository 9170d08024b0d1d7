"""Playing many games: simulation and what it tells."""
