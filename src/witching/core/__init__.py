"""The contract every game satisfies; knows no game."""
