### Reasons: what a bot would choose, how it may end, and why.

## The choices

reasons-title-open = The best choices, by what is visible
reasons-title-all = The best choices, by everything that could be known
reasons-rank = { $rank ->
    [first] Hint: the best choice
    [second] Hint: the second-best choice
   *[third] Hint: the third-best choice
}
# By how many points one may end ahead of the best of the others, or behind.
reasons-ahead = about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ahead
reasons-behind = about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points behind
reasons-level = about level
reasons-end-ahead = you may end about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ahead
reasons-end-behind = you may end about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points behind
reasons-end-level = you may end about level
reasons-less = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less
reasons-better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more
reasons-same = about as many points
reasons-margin = Points: how far ahead of the best of the others it may end, on average. A bot would take the first: winning counts more for it than points.
# One or two other choices, behind a button.
reasons-more = { $choices } more
reasons-fewer = Fewer
# In a replay.
reasons-chosen = Chosen: { $choice }
reasons-was-chosen = chosen
# At a terminal.
reasons-entry = { $choice } ({ $margin })
reasons-not-over = What a bot would do is shown only for games that are over.
reasons-nobody = Nobody has to choose here.
reasons-ask = What would a bot do here?
reasons-ask-for = What would a bot do here for { $seat }?
reasons-thinking = A bot is thinking …

## Reasons in any game

# In place of a reason.
reasons-worlds = did well in the games the bot imagined
reasons-worse = did less well in the games the bot imagined
reasons-only = there is nothing else to do here
reasons-alike = nothing that is known favours it over the others here
reasons-covered = covered cards are for you to remember
reasons-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
