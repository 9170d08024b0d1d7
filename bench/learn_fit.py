"""Least squares and logits for `learn.py`: `python learn_fit.py FILE` prints one JSON object.

Needs numpy and nothing of ours. FILE is a pickle with `lengths`, `temperature`, `what` and `games`, which have rows:
for points of (what is sure, [(feature, amount)], how long the game may last, the points in the end), for choices of
(how early, the features of each choice, how often each was tried). Every tenth game is held out of the fit.
"""

import json
import pickle
import sys
from pathlib import Path
from typing import Any

import numpy as np  # type: ignore[import-not-found]

BLOCK = 10_000  # rows at a time
STIFF = 10.0  # neighbouring lengths hold on to each other
SMALL = 5.0  # what was seldom seen stays near nothing
ROUNDS = 12  # of Newton


def between(lengths: list[float], ahead: float) -> tuple[int, float]:
    """Between which lengths, and how far from the first of the two to the second."""
    within = min(max(ahead, lengths[0]), lengths[-1])
    at = next(i for i in range(len(lengths) - 1) if within <= lengths[i + 1])
    return at, (within - lengths[at]) / (lengths[at + 1] - lengths[at])


def laid_out(rows: list[Any], lengths: list[float], width: int) -> tuple[Any, Any]:
    """A block of rows as a matrix, and what is to be foreseen."""
    matrix = np.zeros((len(rows), width))
    wanted = np.zeros(len(rows))
    for row, (sure, features, ahead, points) in enumerate(rows):
        at, part = between(lengths, ahead)
        wanted[row] = points - sure
        for feature, amount in features:
            matrix[row, len(lengths) * feature + at] += amount * (1.0 - part)
            matrix[row, len(lengths) * feature + at + 1] += amount * part
    return matrix, wanted


def stiffness(features: int, lengths: int) -> Any:
    """Neighbouring lengths of a feature should differ little, and nothing should be large without need."""
    chain = np.zeros((lengths, lengths))
    for i in range(lengths - 1):
        chain[i : i + 2, i : i + 2] += [[1.0, -1.0], [-1.0, 1.0]]
    return np.kron(np.eye(features), STIFF * chain + SMALL * np.eye(lengths))


def parted(games: list[Any]) -> tuple[list[Any], list[Any]]:
    """The rows of the games to learn from, and of those to foresee."""
    learnt = [row for number, rows in enumerate(games) if number % 10 for row in rows]
    return learnt, [row for rows in games[::10] for row in rows]


def fit_points(games: list[Any], lengths: list[float]) -> tuple[list[list[float]], str]:
    """What each feature brings at each length, by least squares."""
    learnt, foreseen = parted(games)
    features = 1 + max(feature for _, listed, _, _ in learnt for feature, _ in listed)
    width = features * len(lengths)
    squares, wanted = stiffness(features, len(lengths)), np.zeros(width)
    for first in range(0, len(learnt), BLOCK):
        matrix, points = laid_out(learnt[first : first + BLOCK], lengths, width)
        squares += matrix.T @ matrix
        wanted += matrix.T @ points
    found = np.linalg.solve(squares, wanted)
    matrix, points = laid_out(foreseen, lengths, width)
    summary = f"points to come: off by {(points - matrix @ found).std():.2f}, which differ by {points.std():.2f}"
    return [[round(x, 3) for x in row] for row in found.reshape(features, -1).tolist()], summary


def listed_up(rows: list[Any]) -> tuple[Any, Any, Any, Any]:
    """The features of all choices, late and early, which part of the tries each had, and where its row begins."""
    features = np.array([one + [early * x for x in one] for early, listed, _ in rows for one in listed])
    tried = np.concatenate([np.array(tries, float) / sum(tries) for _, _, tries in rows])
    sizes = np.array([len(tries) for _, _, tries in rows])
    return features, tried, np.concatenate([[0], np.cumsum(sizes)[:-1]]), np.repeat(np.arange(len(sizes)), sizes)


def fit_choices(games: list[Any], temperature: float) -> tuple[list[list[float]], str]:
    """How much each wish counts, late and more of it early, so that the choices tried most look best."""
    learnt, foreseen = parted(games)
    features, tried, firsts, row = listed_up(learnt)
    found = np.zeros(features.shape[1])
    for _ in range(ROUNDS):
        odds = chances(features @ found, firsts, row)
        mean = np.add.reduceat(odds[:, None] * features, firsts)
        curve = (features * odds[:, None]).T @ features - mean.T @ mean + np.eye(len(found))
        found += np.linalg.solve(curve, features.T @ (tried - odds) - found)
    now, even = surprise(foreseen, found), surprise(foreseen, 0 * found)
    summary = f"choices: surprise {now:.3f}, where even chances have {even:.3f}"
    return [[round(temperature * x, 3) for x in pair] for pair in found.reshape(2, -1).T.tolist()], summary


def surprise(rows: list[Any], found: Any) -> Any:
    """How little what was tried was expected, on average."""
    features, tried, firsts, row = listed_up(rows)
    return -(tried * np.log(chances(features @ found, firsts, row) + 1e-12)).sum() / len(rows)


def chances(looks: Any, firsts: Any, row: Any) -> Any:
    """How likely each choice is among those of its row."""
    grown = np.exp(looks - np.maximum.reduceat(looks, firsts)[row])
    return grown / np.add.reduceat(grown, firsts)[row]


def main() -> None:
    given = pickle.loads(Path(sys.argv[1]).read_bytes())
    games = given["games"]
    is_of_points = given["what"] == "points"
    found, summary = fit_points(games, given["lengths"]) if is_of_points else fit_choices(games, given["temperature"])
    print(json.dumps({given["what"]: found, "summary": summary}))


if __name__ == "__main__":
    main()
