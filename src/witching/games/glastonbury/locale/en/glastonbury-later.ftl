### Glastonbury: the names of the cards and colours.
### Not needed before the first choice.

## Refusals of a deal

glastonbury-deal-assisted = { $place } does not list the assisted seats in ascending order.
glastonbury-deal-removed = { $wanted } of these colours must be removed from the pack: { $allowed }.
glastonbury-deal-card = { $card } occurs { $found } times in the deal; the pack has { $wanted }.
glastonbury-deal-cards = The deal has { $found } cards; the pack has { $wanted }.
glastonbury-deal-recipes = { $place } does not hold recipes dealt by the rules.

## The table in sentences, for a screen reader

# $cards: a list of "c3: Toad 3".
glastonbury-tell-faced = { $seat } can take one of these: { $cards }.
glastonbury-tell-reached = With Declinatio, one of these can be taken: { $cards }.
glastonbury-tell-row = Row { $row }: { $cards }.
glastonbury-tell-row-empty = Row { $row } is empty.
glastonbury-tell-look = You may look through your own cauldron now.
# $place: one of the texts “glastonbury-stands-…”.
glastonbury-tell-seat = { $seat } plays { $colour } and is { $place }.
glastonbury-tell-bare = The cauldron of { $seat } has no cards; its own number is { $number }.
glastonbury-tell-top = { $count ->
    [one] The cauldron of { $seat } has { $count } card: { $card }.
   *[other] The cauldron of { $seat } has { $count } cards; on top: { $card }.
}
glastonbury-tell-points = { $points ->
    [one] { $seat } has { $points } point.
   *[other] { $seat } has { $points } points.
}
glastonbury-tell-spell = { $charges ->
    [one] { $seat } has { $card } with { $charges } charge.
   *[other] { $seat } has { $card } with { $charges } charges.
}
glastonbury-tell-spent = { $count ->
    [one] { $seat } has { $count } spent spell.
   *[other] { $seat } has { $count } spent spells.
}
glastonbury-tell-recipes = Recipes of { $seat }: { $recipes }.
glastonbury-tell-cards = In the cauldron of { $seat }, lowest first: { $cards }.
glastonbury-tell-pile = { $count ->
    [0] The pile is empty: whoever empties an inner line ends the game (G-END).
    [one] The pile has { $count } card.
   *[other] The pile has { $count } cards.
}

## The score sheet

# A line in a sentence: the cards (or the recipe), the points, why, the rule.
glastonbury-tell-line = { $points ->
    [one] { $cards }: { $points } point; { $reason } ({ $rule }).
   *[other] { $cards }: { $points } points; { $reason } ({ $rule }).
}
glastonbury-tell-recipe = { $points ->
    [one] Recipe { $recipe }: { $points } point for { $cards }; { $reason } ({ $rule }).
   *[other] Recipe { $recipe }: { $points } points for { $cards }; { $reason } ({ $rule }).
}
glastonbury-tell-recipe-bare = { $points ->
    [one] Recipe { $recipe }: { $points } point; { $reason } ({ $rule }).
   *[other] Recipe { $recipe }: { $points } points; { $reason } ({ $rule }).
}
glastonbury-tell-joins = An Immuto joins { $kind } (G-IMMUTO).

## The page: the options of a new table

glastonbury-option-recipes = Play with recipes
glastonbury-option-recipes-about = Everybody gets two secret recipes that give more points. For those who know the game.
glastonbury-option-memory = Covered cards
glastonbury-option-memory-strict = Remember them yourself
glastonbury-option-memory-assisted = You may look at your own
glastonbury-option-memory-open = All face up
glastonbury-option-strict-about = Only the top card of a cauldron is visible. This is how the game is meant.
glastonbury-option-assisted-about = Players who are ticked may always look through their own cauldron: for children, and anybody who would like it.
glastonbury-option-open-about = Everybody sees all cauldrons.
glastonbury-option-assisted = Who may look
glastonbury-option-special2 = At a corner with an Immuto on top
glastonbury-option-special2-may = you may walk or stay
glastonbury-option-special2-must = you must walk
glastonbury-option-fewest-spells = Recipe B3 compares
glastonbury-option-fewest-spells-collected = the spell cards that were collected
glastonbury-option-fewest-spells-used = the spell cards that were used
glastonbury-option-immuto = For recipe A an Immuto
glastonbury-option-immuto-as-scored = has the colour of the kind it joined
glastonbury-option-immuto-free = always counts for its owner’s own recipe
glastonbury-option-removal = With two players, leave out
glastonbury-option-removal-one = the cards of one unused colour
glastonbury-option-removal-both = the cards of both unused colours
glastonbury-option-end-lines = The game ends with an empty line
glastonbury-option-end-lines-about = The rule books say “any line”, but no pawn ever faces an outer one.
glastonbury-option-end-lines-inner = inner lines only
glastonbury-option-end-lines-all = outer lines too
glastonbury-option-immuto-by = With recipes, Immutos are joined by
glastonbury-option-immuto-by-about = The rule books say: a kind of its owner’s choice.
glastonbury-option-immuto-by-owner = their owners, after the last card
glastonbury-option-immuto-by-engine = the program, as is best for the owner
glastonbury-option-immuto-joins = An Immuto may join
glastonbury-option-immuto-joins-about = The Russian rules say “one of the collected kinds”, the others any kind.
glastonbury-option-immuto-joins-any = any kind
glastonbury-option-immuto-joins-collected = only a kind you have a card of
glastonbury-option-first-seat = Who begins
glastonbury-option-removed = The colour that is left out
glastonbury-option-colours = Colour of the pawn
glastonbury-option-corners = Starting corner
glastonbury-option-corner-nw = top left
glastonbury-option-corner-ne = top right
glastonbury-option-corner-se = bottom right
glastonbury-option-corner-sw = bottom left

# What an edition says where the editions differ.
glastonbury-edition-ru = At a corner with an Immuto on top you may stay. Recipe B3 compares the spell cards that were collected. The default here: on both points most editions agree with it.
glastonbury-edition-ru-alchemist = As in the other Russian edition; only some card names differ.
glastonbury-edition-it = At a corner with an Immuto on top you may stay. Recipe B3 compares the spell cards that were used.
glastonbury-edition-ko = At a corner with an Immuto on top you must walk. Recipe B3 compares the spell cards that were collected.

## The scoring aid

# After the lines “glastonbury-why-one” to “-four”; as short as these.
glastonbury-aid-own = own colour: doubled, except the 5
# A card, and its “glastonbury-note-…”.
glastonbury-aid-card = { $card }: { $note }
glastonbury-aid-recipe-a = recipe A, the most cards of its colour: 1 for each card, 2 with four players
glastonbury-aid-recipe-b = recipe B, fulfilled: 10
