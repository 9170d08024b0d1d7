"""A custom bot in ten lines: tries every choice in imagined worlds. docs/guide/bot.md explains it.

python3 run.py tournament glastonbury --bots examples/my_bot.py,greedy --games 20
"""


def choose(game, knowledge, choices, rng):
    seat, lead = knowledge.seat, dict.fromkeys(choices, 0)
    for world in [knowledge.imagine(rng) for _ in range(10)]:
        for action in choices:
            future = world.copy()
            future.apply_unchecked(seat, action)
            future.playout(rng)
            points = [future.points(each) for each in range(future.seats)]
            lead[action] += points.pop(seat) - max(points)
    return max(choices, key=lead.get)
