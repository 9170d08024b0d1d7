"""A bot of one's own in ten lines: plays every choice out in imagined worlds. docs/guide/bot.md explains it.

    python3 run.py tournament glastonbury --bots examples/my_bot.py,greedy --games 20
"""


def choose(game, knowledge, choices, rng):
    seat = knowledge.seat
    lead = dict.fromkeys(choices, 0)
    for _ in range(10):
        world = knowledge.imagine(rng)
        for action in choices:
            future = world.copy()
            future.apply_unchecked(seat, action)
            future.playout(rng)
            others = [future.points(other) for other in range(future.seats) if other != seat]
            lead[action] += future.points(seat) - max(others)
    return max(choices, key=lead.get)
