### Reasons: what a bot would choose, how it may end, and why.

## The choices

reasons-title-open = The best choices, by what lies open
reasons-title-all = The best choices, by all that could be known
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
reasons-not-over = What a bot would do is told of games that are over.
reasons-nobody = Nobody is to choose here.
reasons-ask = What would a bot do here?
reasons-ask-for = What would a bot do here for { $seat }?
reasons-thinking = A bot is thinking …

## Reasons in any game

# In place of a reason.
reasons-worlds = did well in the games that the bot imagined
reasons-worse = did less well in the games that the bot imagined
reasons-only = nothing else can be done here
reasons-alike = nothing that is known speaks for it more than for the others here
reasons-covered = what is covered you have to remember yourself
reasons-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Glastonbury. $kind: the name of a kind of ingredient. $card: a card.

reasons-ends = ends the game
reasons-ends-refused = ends the game, and the card is not kept
reasons-second = makes a pair, which costs nothing: { $kind }
reasons-third = completes a third { $kind }: { reasons-points }
reasons-fourth = completes all four, { $kind }: { reasons-points }
reasons-another = one more { $kind }
reasons-but-first = but it is the first { $kind }; alone it would cost { reasons-points }
reasons-but-taken = but all others of its kind are taken; alone it would cost { reasons-points }
reasons-cheap = even alone it would cost only { reasons-points }
reasons-but-alone = but if it stays alone, it costs { reasons-points }
reasons-own-colour = your own colour counts double
reasons-recipe-colour = it is of the colour of your recipe
reasons-immuto = { $card } stands for a card that is missing
reasons-accio = { $card }: { $charges } cards from anywhere later
reasons-declinatio = { $card }: { $charges } ways on from a corner
reasons-perluceo = you may look through your cauldron
reasons-vanesco = { $other } loses { $card }
reasons-vanishes = takes { $card } from { $other }
reasons-but-rids = but { $other } gets rid of { $card }
reasons-denies-third = for { $other } it would be a third { $kind }
reasons-denies-fourth = for { $other } it would be a fourth { $kind }
reasons-top-of = the top card of { $other } is of this kind too
reasons-double-for = it would count double for { $other }
reasons-but-next-corner = but if nothing comes between, the next walk ends at a corner
reasons-next-corner-declinatio = if nothing comes between, the next walk ends at a corner; { $card } leads on
reasons-next-card = if nothing comes between, the next walk leads to { $card }
reasons-next-line = if nothing comes between, the next walk does not end at a corner
reasons-saves-declinatio = keeps the charge of { $card }
reasons-stays = no card has to be taken

## Incantibus. $token: a token, potion, book or sorcerer.

reasons-catches = { $token } catches the monster: { reasons-points }
reasons-scares-from = { $other } could catch the monster, but this way it escapes
reasons-but-escapes = but it would escape from you: you lack its weapon ({ $token })
reasons-brews = completes the ingredients for { $token }: { reasons-points }
reasons-towards = an ingredient that you lack for { $token }
reasons-weapon-for = the weapon against { $token }, in this room
reasons-spell-token = a point, and a spell to cast
reasons-scores = is worth { reasons-points }
reasons-asked-for = { $token } asks for it
reasons-steals = { $other } loses { $token }
reasons-alone = nobody else can pay for it
reasons-strongest = no wand is stronger than yours: you get it
reasons-weakest = whoever gets it instead of you must swap wands with you
reasons-spare = you have one more { $token }
reasons-scores-nothing = { $token } scores nothing
reasons-keeps-universalus = { $token } is left for another monster
reasons-but-fizzles = but nothing would happen
reasons-fetches = brings { $token }
reasons-imperium = takes a visible token of the room
reasons-oculus = looks at a secret token, which you may get
reasons-alchemy = takes a token from somebody else’s case
reasons-iskanto = brings a token from the moat
