### Glastonbury: the names of the cards and colours.

## Kinds of ingredient

glastonbury-kind-dragons-blood = Dragon’s Blood
glastonbury-kind-toadstool = Toadstool
glastonbury-kind-jar-of-eyes = Jar of Eyes
glastonbury-kind-raven-feathers = Raven Feathers
glastonbury-kind-herb-bundle = Herb Bundle
glastonbury-kind-toad = Toad
glastonbury-kind-wax-doll = Wax Doll
glastonbury-kind-cat-whiskers = Cat Whiskers
glastonbury-kind-pumpkin = Pumpkin
glastonbury-kind-snake-powder = Snake Powder
glastonbury-kind-bat-wings = Bat Wings
glastonbury-kind-love-philtre = Love Philtre
glastonbury-kind-moonstone = Moonstone
glastonbury-kind-scarab = Scarab
glastonbury-kind-mandrake-root = Mandrake Root
glastonbury-kind-bones = Bones
glastonbury-kind-cobweb = Cobweb
glastonbury-kind-candle-stub = Candle Stub

## Colours

glastonbury-colour-red = red
glastonbury-colour-blue = blue
glastonbury-colour-green = green
glastonbury-colour-yellow = yellow
glastonbury-colour-orange = orange
glastonbury-colour-purple = purple
glastonbury-colour-turquoise = turquoise
glastonbury-colour-brown = brown
glastonbury-colour-grey = grey

## Cards

glastonbury-card-immuto = Immuto
glastonbury-card-vanesco = Vanesco
glastonbury-card-perluceo = Perluceo
glastonbury-card-accio = Accio
glastonbury-card-declinatio = Declinatio

# $kind: the name of a kind. $value: the number on the card.
glastonbury-card-ingredient = { $kind } { $value }

## What a game counts about itself

glastonbury-balance-turn-order = Turn order
glastonbury-balance-turn = plays as number { $turn }
glastonbury-balance-ingredients = Ingredients
glastonbury-balance-special-cards = Immuto and spells
glastonbury-balance-recipes = Recipes
glastonbury-balance-recipe = recipe { $recipe }

## Choices

glastonbury-action-pass = pass
glastonbury-action-walk = walk by the number below the Immuto
glastonbury-action-stay = stay at the corner
glastonbury-action-declinatio-end = Declinatio onto a line of instant spells, which ends the game
glastonbury-action-take = take { $cell }
glastonbury-action-take-refuse = take { $cell } and refuse the card
glastonbury-action-accio = Accio: fetch { $cell }
glastonbury-action-accio-refuse = Accio: fetch { $cell } and refuse the card
glastonbury-action-declinatio = Declinatio: take { $cell }
glastonbury-action-declinatio-refuse = Declinatio: take { $cell } and refuse the card

## What happens

glastonbury-event-begin = The game begins with { $seat }.
glastonbury-event-removed = Out of this game are the cards of the colours: { $colours }.
glastonbury-event-walk = { $steps ->
    [core-hidden] { $seat } walks.
    [one] { $seat } walks { $steps } step to stop { $stop }.
   *[other] { $seat } walks { $steps } steps to stop { $stop }.
}
glastonbury-event-special = { $seat } stands at a corner with an Immuto on top.
glastonbury-event-special-walk = { $steps ->
    [core-hidden] { $seat } walks by the number below the Immuto.
    [one] { $seat } walks { $steps } step by the number below the Immuto, to stop { $stop }.
   *[other] { $seat } walks { $steps } steps by the number below the Immuto, to stop { $stop }.
}
glastonbury-event-stay = { $seat } stays at the corner.
glastonbury-event-pass = { $seat } passes at the corner.
glastonbury-event-accio = { $seat } casts Accio.
glastonbury-event-declinatio = { $steps ->
    [core-hidden] { $seat } casts Declinatio and walks on.
    [one] { $seat } casts Declinatio and walks { $steps } step on, to stop { $stop }.
   *[other] { $seat } casts Declinatio and walks { $steps } steps on, to stop { $stop }.
}
glastonbury-event-take = { $cell ->
    [core-hidden] { $seat } takes { $card }.
   *[other] { $seat } takes { $card } from { $cell }.
}
glastonbury-event-take-spell = { $cell ->
    [core-hidden] { $seat } takes { $card }.
   *[other] { $seat } takes { $card } from { $cell }.
}
glastonbury-event-refuse = { $seat } takes { $card } from { $cell } and refuses it.
glastonbury-event-refuse-spell = { $seat } takes { $card } from { $cell } and refuses it.
glastonbury-event-vanish = { $card ->
    [core-hidden] The top card of { $seat } goes under the pile.
   *[other] The top card of { $seat } goes under the pile: { $card }.
}
glastonbury-event-vanish-out = { $card ->
    [core-hidden] The top card of { $seat } leaves the game.
   *[other] The top card of { $seat } leaves the game: { $card }.
}
glastonbury-event-look = { $cards ->
    [core-hidden] { $seat } looks through their own cauldron.
   *[other] { $seat } looks through their own cauldron: { $cards }.
}
glastonbury-event-refill = { $cell ->
    [core-hidden] A cell is refilled with { $card }.
   *[other] { $cell } is refilled with { $card }.
}
glastonbury-event-refill-spell = { $cell ->
    [core-hidden] A cell is refilled with { $card }.
   *[other] { $cell } is refilled with { $card }.
}
glastonbury-event-end-kept = { $seat } has emptied a line and keeps the card: the game is over.
glastonbury-event-end-refused = { $seat } has emptied a line and refuses the card: the game is over.
glastonbury-event-end-stranded = { $seat } faces only instant spells after Declinatio: the game is over.

## Refusals of choices

glastonbury-refusal-over = The game is over.
glastonbury-refusal-not-your-turn = It is the turn of { $seat }.
glastonbury-refusal-no-such-action = There is no action { $action }; actions are 0 to { $most }.
glastonbury-refusal-notation = “{ $given }” is no action; actions are written: { $allowed }.
glastonbury-refusal-corner-cell = { $cell } is a corner of the grid: no card lies there.
glastonbury-refusal-no-special2 = walk and stay are for a turn that begins at a corner with an Immuto on top.
glastonbury-refusal-must-walk = In this edition the pawn must walk.
glastonbury-refusal-walk-first = At a corner with an Immuto on top, first decide whether to walk or to stay.
glastonbury-refusal-at-corner = The pawn stands at a corner: no card can be taken or fetched.
glastonbury-refusal-not-faced = { $cell } is not in the faced line; there you may take: { $allowed }.
glastonbury-refusal-no-accio = This seat has no charge of Accio left.
glastonbury-refusal-accio-faced = { $cell } is in the faced line: take it without Accio.
glastonbury-refusal-not-at-corner = The pawn faces a line, so a card must be taken from it: { $allowed }.
glastonbury-refusal-no-declinatio = This seat has no charge of Declinatio left.
glastonbury-refusal-not-stranded = The line reached with Declinatio holds cards that may be taken: { $allowed }.
glastonbury-refusal-not-reached = { $cell } is not in the line reached with Declinatio; there you may take: { $allowed }.
glastonbury-refusal-empty-cell = { $cell } is empty.
glastonbury-refusal-two-spells = { $card } in { $cell } would be a second spell in one turn.
glastonbury-refusal-cannot-refuse = Only a card that ends the game may be refused, and { $cell } does not.

## Refusals of options

glastonbury-options-count = { $name } names { $given }, but there are { $seats } seats: one for each.
glastonbury-options-twice = { $name } names { $word } twice; each seat has its own of { $allowed }.
glastonbury-options-assisted = Seats can be assisted only when memory is assisted; it is { $memory }.
glastonbury-options-removed = A colour to remove (“{ $given }”) can be named only for two seats with two_player_removal one_colour.

## Refusals of a deal

glastonbury-deal-assisted = { $place } does not list the assisted seats, ascending.
glastonbury-deal-removed = { $wanted } of these colours must be removed from the pack: { $allowed }.
glastonbury-deal-card = { $card } stands { $found } times in the deal; the pack has { $wanted }.
glastonbury-deal-cards = The deal has { $found } cards; the pack has { $wanted }.
glastonbury-deal-recipes = { $place } does not hold recipes dealt by the rules.
