### Glastonbury: the names of the cards and colours.

## The game

glastonbury-title = Glastonbury
glastonbury-about = walk around the market, fill your cauldron, remember what is in it
glastonbury-ending-kept = a line was emptied and the card kept
glastonbury-ending-refused = a line was emptied and the card refused
glastonbury-ending-stranded = Declinatio onto a line of instant spells

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
glastonbury-colour-orange = { $edition ->
    [ko] mint
   *[other] orange
}
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

## Choices

glastonbury-action-pass = pass
glastonbury-action-walk = walk by the number below the Immuto
glastonbury-action-stay = stay at the corner
glastonbury-action-join = join an Immuto to { $kind }
glastonbury-action-join-none = join an Immuto to nothing
glastonbury-action-declinatio-end = Declinatio onto a line of instant spells, which ends the game
glastonbury-action-take = take { $cell }
glastonbury-action-take-refuse = take { $cell } and refuse the card
glastonbury-action-accio = Accio: fetch { $cell }
glastonbury-action-accio-refuse = Accio: fetch { $cell } and refuse the card
glastonbury-action-declinatio = Declinatio: take { $cell }
glastonbury-action-declinatio-refuse = Declinatio: take { $cell } and refuse the card

## What happens

glastonbury-hidden = a card
glastonbury-event-begin = The game begins with { $seat }.
glastonbury-event-removed = The cards of these colours are not in this game: { $colours }.
glastonbury-event-walk = { $steps ->
    [glastonbury-hidden] { $seat } walks.
    [one] { $seat } walks { $steps } step to stop { $stop }.
   *[other] { $seat } walks { $steps } steps to stop { $stop }.
}
glastonbury-event-special = { $seat } is at a corner with an Immuto on top.
glastonbury-event-special-walk = { $steps ->
    [glastonbury-hidden] { $seat } walks by the number below the Immuto.
    [one] { $seat } walks { $steps } step by the number below the Immuto, to stop { $stop }.
   *[other] { $seat } walks { $steps } steps by the number below the Immuto, to stop { $stop }.
}
glastonbury-event-stay = { $seat } stays at the corner.
glastonbury-event-pass = { $seat } passes at the corner.
glastonbury-event-accio = { $seat } casts Accio.
glastonbury-event-declinatio = { $steps ->
    [glastonbury-hidden] { $seat } casts Declinatio and walks on.
    [one] { $seat } casts Declinatio and walks { $steps } step on, to stop { $stop }.
   *[other] { $seat } casts Declinatio and walks { $steps } steps on, to stop { $stop }.
}
glastonbury-event-take = { $cell ->
    [glastonbury-hidden] { $seat } takes { $card }.
   *[other] { $seat } takes { $card } from { $cell }.
}
glastonbury-event-take-spell = { $cell ->
    [glastonbury-hidden] { $seat } takes { $card }.
   *[other] { $seat } takes { $card } from { $cell }.
}
glastonbury-event-refuse = { $seat } takes { $card } from { $cell } and refuses it.
glastonbury-event-refuse-spell = { $seat } takes { $card } from { $cell } and refuses it.
glastonbury-event-vanish = { $card ->
    [glastonbury-hidden] The top card of { $seat } goes under the pile.
   *[other] The top card of { $seat } goes under the pile: { $card }.
}
glastonbury-event-vanish-out = { $card ->
    [glastonbury-hidden] The top card of { $seat } leaves the game.
   *[other] The top card of { $seat } leaves the game: { $card }.
}
glastonbury-event-look = { $cards ->
    [glastonbury-hidden] { $seat } looks through their own cauldron.
   *[other] { $seat } looks through their own cauldron: { $cards }.
}
glastonbury-event-look-empty = { $seat } looks into their own cauldron, which is empty.
glastonbury-event-refill = { $cell ->
    [glastonbury-hidden] A cell is refilled with { $card }.
   *[other] { $cell } is refilled with { $card }.
}
glastonbury-event-refill-spell = { $cell ->
    [glastonbury-hidden] A cell is refilled with { $card }.
   *[other] { $cell } is refilled with { $card }.
}
glastonbury-event-end-kept = { $seat } has emptied a line and keeps the card: the game is over.
glastonbury-event-end-refused = { $seat } takes the last card of a line, which ends the game, and does not keep it.
glastonbury-event-end-stranded = { $seat } faces only instant spells after Declinatio: the game is over.
glastonbury-event-open = All cauldrons are open. Whoever has an Immuto now says what it joins.
glastonbury-event-join = An Immuto joins { $kind }: { $seat }.
glastonbury-event-join-none = An Immuto joins nothing: { $seat }.

## Refusals of choices

glastonbury-refusal-over = The game is over.
glastonbury-refusal-not-your-turn = It is { $seat }’s turn.
glastonbury-refusal-no-such-action = There is no action { $action }; actions are 0 to { $most }.
glastonbury-refusal-notation = “{ $given }” is not an action; actions are written: { $allowed }.
glastonbury-refusal-corner-cell = { $cell } is a corner of the grid: there is no card there.
glastonbury-refusal-no-special2 = walk and stay are for a turn that begins at a corner with an Immuto on top.
glastonbury-refusal-must-walk = In this edition the pawn must walk.
glastonbury-refusal-walk-first = At a corner with an Immuto on top, first decide whether to walk or to stay.
glastonbury-refusal-settle = The last card is taken: only say what your Immuto joins.
glastonbury-refusal-no-settle = An Immuto joins a kind only after the last card, and only with recipes.
glastonbury-refusal-not-collected = You have no card of this kind, and at this table an Immuto joins only a kind you have: { $kind }.
glastonbury-refusal-at-corner = The pawn is at a corner: no card can be taken or fetched.
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

## Marks of the cards on the board: two columns wide (two letters, or one wide letter), each different from all others

glastonbury-mark-dragons-blood = Db
glastonbury-mark-toadstool = Ts
glastonbury-mark-jar-of-eyes = Je
glastonbury-mark-raven-feathers = Rf
glastonbury-mark-herb-bundle = Hb
glastonbury-mark-toad = To
glastonbury-mark-wax-doll = Wd
glastonbury-mark-cat-whiskers = Cw
glastonbury-mark-pumpkin = Pu
glastonbury-mark-snake-powder = Sp
glastonbury-mark-bat-wings = Bw
glastonbury-mark-love-philtre = Lp
glastonbury-mark-moonstone = Mo
glastonbury-mark-scarab = Sc
glastonbury-mark-mandrake-root = Ma
glastonbury-mark-bones = Bo
glastonbury-mark-cobweb = Co
glastonbury-mark-candle-stub = Cs
glastonbury-mark-immuto = Im
glastonbury-mark-vanesco = Va
glastonbury-mark-perluceo = Pe
glastonbury-mark-accio = Ac
glastonbury-mark-declinatio = De

## The board: short texts beside the grid, about 30 columns wide at most

glastonbury-face-pile = { $count ->
    [0] The pile is empty (G-END)
    [one] Pile: { $count } card
   *[other] Pile: { $count } cards
}
# $colours: the player colours whose cards are not in the game.
glastonbury-face-removed = Without { $colours }
# Where a pawn is, beside a name: as short as can be.
glastonbury-stop = stop { $stop }
glastonbury-corner = corner { $stop }
glastonbury-face-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# How many cards lie in a cauldron.
glastonbury-face-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# A cauldron without cards; $number is the number on the cauldron card.
glastonbury-face-bare = bare, walks { $number }
# How many spell cards lie spent with a player.
glastonbury-face-spent = { $count } spent

# The letters of the two types of recipe, one column wide.
glastonbury-mark-recipe-a = A
glastonbury-mark-recipe-b = B
# What a recipe asks for: most cards of a colour, and so on.
glastonbury-recipe-a = A: most { $colour }
glastonbury-recipe-b1 = B1: fewest cards
glastonbury-recipe-b2 = B2: fewest fours
glastonbury-recipe-b3 = B3: fewest spells
glastonbury-recipe-b4 = B4: most ones
glastonbury-recipe-b5 = B5: end the game

## Where a pawn is and where it will be

# Inside a sentence: "Anna plays red and is at stop 7, facing row 3."
glastonbury-stands-row = at stop { $stop }, facing row { $row }
glastonbury-stands-column = at stop { $stop }, facing column { $column }
glastonbury-stands-corner = at corner { $stop }
# Beside a choice: where the next walk of this player ends.
glastonbury-leads-row = then stop { $stop }, row { $row }
glastonbury-leads-column = then stop { $stop }, column { $column }
glastonbury-leads-corner = then corner { $stop }: nothing to take
glastonbury-leads-corner-declinatio = then corner { $stop }: Declinatio leads on
glastonbury-leads-again = then stop { $stop } again, the same line

## Choices as they are offered

glastonbury-choice-take = { $cell }: { $card }
glastonbury-choice-take-keep = Take { $card } from { $cell } and keep it
glastonbury-choice-take-refuse = Take { $card } from { $cell } and refuse it
glastonbury-choice-accio = Accio: fetch { $card } from { $cell }
glastonbury-choice-accio-refuse = Accio: fetch { $card } from { $cell } and refuse it
glastonbury-choice-declinatio = Declinatio: take { $card } from { $cell }
glastonbury-choice-declinatio-refuse = Declinatio: take { $card } from { $cell } and refuse it
glastonbury-choice-declinatio-end = Walk on with Declinatio to a line of instant spells
glastonbury-choice-pass = Pass
glastonbury-choice-walk = Walk by the number below the Immuto
glastonbury-choice-stay = Stay at the corner
glastonbury-choice-join = Join { $kind }
glastonbury-choice-join-none = Join nothing

# What an edition prints beside the name of a card, before the note on it; see D-NAMES.
glastonbury-gloss-immuto = { $edition ->
    [it] “mutaforma”,{ " " }
    [ko] “변신”,{ " " }
   *[other] { "" }
}
glastonbury-gloss-vanesco = { $edition ->
    [it] “Sparizione”,{ " " }
    [ko] “소멸”,{ " " }
   *[other] { "" }
}
glastonbury-gloss-perluceo = { $edition ->
    [it] “Colpo d’Occhio”,{ " " }
    [ko] “투시”,{ " " }
   *[other] { "" }
}
glastonbury-gloss-accio = { $edition ->
    [it] “Evocazione”,{ " " }
    [ko] “소환”,{ " " }
   *[other] { "" }
}
glastonbury-gloss-declinatio = { $edition ->
    [it] “Angolo”,{ " " }
    [ko] “굴절”,{ " " }
   *[other] { "" }
}
# What is worth knowing about a choice; as short as can be.
glastonbury-note-own = your colour: doubled
glastonbury-note-ends = ends the game (G-SPECIAL1)
glastonbury-note-ends-keep = ends the game (G-END): the card is yours
glastonbury-note-ends-refuse = ends the game (G-END): nobody gets the card
glastonbury-note-immuto = { glastonbury-gloss-immuto }number 0, joins a kind in the score
glastonbury-note-vanesco = { glastonbury-gloss-vanesco }all others lose their top card
glastonbury-note-perluceo = { glastonbury-gloss-perluceo }a look through your own cauldron
glastonbury-note-accio = { glastonbury-gloss-accio }2 charges: fetch a card from elsewhere
glastonbury-note-declinatio = { glastonbury-gloss-declinatio }3 charges: walk on from a corner
glastonbury-note-join = { $points ->
    [one] { $points } point more by what is open
   *[other] { $points } points more by what is open
}
glastonbury-note-usual = best by what you can see; taken if you do not choose

## Questions: with a name of 20 letters still less than 80 columns

glastonbury-question-row = { $seat }, at stop { $stop } you face row { $row }: which card do you take?
glastonbury-question-column = { $seat }, at stop { $stop } you face column { $column }: which card do you take?
glastonbury-question-corner = { $seat }, at corner { $stop } there is nothing to take.
glastonbury-question-declinatio = { $seat }, at corner { $stop }: do you pass, or walk on with Declinatio?
glastonbury-question-special2 = { $seat }, at corner { $stop } with an Immuto on top: do you walk or stay?
glastonbury-question-settle = { $seat }, which kind does your Immuto join?
glastonbury-question-settling = { $seat } is choosing what an Immuto joins.
glastonbury-question-must = { $seat }, at corner { $stop } with an Immuto on top: you must walk.

## The private look of Perluceo

glastonbury-look = { $count ->
    [one] For { $seat } alone: your cauldron, { $count } card.
   *[other] For { $seat } alone: your cauldron, { $count } cards, lowest first.
}
# $number: the place of the card, counted from below.
glastonbury-look-card = { $number }: { $card }

## The score sheet

glastonbury-winner = { $points ->
    [one] { $seat } wins with { $points } point.
   *[other] { $seat } wins with { $points } points.
}
# $players: a list of names.
glastonbury-winners = { $points ->
    [one] A tie is shared (R-TIE-1): { $players } win with { $points } point.
   *[other] A tie is shared (R-TIE-1): { $players } win with { $points } points.
}
# Beside the name of a winner.
glastonbury-face-wins = winner
# Why a line of the sheet gives its points; about 30 columns.
glastonbury-why-one = alone: minus its value
glastonbury-why-two = a pair: nothing
glastonbury-why-three = three: the sum
glastonbury-why-four = four: the sum and 5
glastonbury-why-own-one = own colour: minus twice its value
glastonbury-why-own-three = own colour: twice the sum
glastonbury-why-own-four = own colour: twice the sum and 5
glastonbury-why-alone = joins no kind: nothing
glastonbury-why-joins = joins { $kind }
glastonbury-why-most = the most of all: { $each } for each card
glastonbury-why-met = fulfilled
glastonbury-why-unmet = not fulfilled

## The page: the board

# Names of the parts of the board, for those who listen.
glastonbury-page-market = The market
glastonbury-page-grid = Cards of the market
glastonbury-page-prompt = The moment
glastonbury-page-seats = The cauldrons
glastonbury-page-gap = { $cell }: empty
# A button that lights all cards which Accio can fetch.
glastonbury-page-accio = { $charges ->
    [one] Cast Accio ({ $charges } charge)
   *[other] Cast Accio ({ $charges } charges)
}
glastonbury-page-fetching = Accio is aimed: choose one of the lit cards anywhere in the market. It costs a charge.
glastonbury-page-declinatio = Or walk on with Declinatio: choose one of the lit cards. It costs a charge.
glastonbury-page-pile-empty = The pile is empty: whoever empties an inner line ends the game.
# An open spell with the charges left.
glastonbury-page-charges = { $charges ->
    [one] { $card }, { $charges } charge
   *[other] { $card }, { $charges } charges
}
# How far the pawn will walk next.
glastonbury-page-walks = { $number ->
    [0] next walk: 0, stays
    [one] next walk: { $number } step
   *[other] next walk: { $number } steps
}

## The page: what the coach says when something happens for the first time

glastonbury-lesson-turn = Your pawn faces the lit line. Take one of its cards: it goes on top of your cauldron. At the end three or four of a kind give points, a single card costs its number.
glastonbury-lesson-leads = The number on top of your cauldron is your next walk. The small sign on a lit card says at which stop that walk ends if you take the card and it stays on top; a red one is a corner, where only Declinatio gets you a card.
glastonbury-lesson-explain = Point at a card to see what it does. With a finger: tap a card that is not lit, or hold your finger on a lit one.
glastonbury-lesson-corner = At a corner there is nothing to take. Pass; your next walk starts from here.
glastonbury-lesson-corner-spell = You are at a corner and have a charge of Declinatio: pass, or walk on by the same number and take one of the lit cards.
glastonbury-lesson-memory = Only the top card of a cauldron stays visible. Remember what you collect, and what the others do.
glastonbury-lesson-own = Cards of your own colour count double at the end, minus points included. Only the 5 for four of a kind stays 5.
glastonbury-lesson-immuto = At the end an Immuto joins a kind, as a card worth 0. On top it means 0 steps: you stay and choose from the same line again.
glastonbury-lesson-vanesco = Vanesco happens at once: everybody else loses the top card of their cauldron. It goes under the pile, or out of the game if the pile is empty.
glastonbury-lesson-perluceo = Perluceo happens at once: you alone look through your cauldron, until you close the look or your next turn begins.
glastonbury-lesson-kept = Accio and Declinatio stay open beside your cauldron with their charges. You can use them from your next turn on, one spell a turn.
glastonbury-lesson-accio = You have a charge of Accio: instead of a card of the lit line you can fetch one from another line, but no Vanesco or Perluceo.
glastonbury-lesson-declinatio = Declinatio helps at a corner: a charge lets you walk on by the same number and take a card there, but no Vanesco or Perluceo.
glastonbury-lesson-special = You are at a corner with an Immuto on top: you walk by the first number below it. If you are offered to stay, staying ends your turn.
glastonbury-lesson-look = This is your whole cauldron, lowest card first. Perluceo shows it once: remember it.
glastonbury-lesson-recipes = Your recipes are secret. Each gives points at the end if you do what it says; where cards are compared, a tie gives nothing.
glastonbury-lesson-end-near = The pile is almost empty. After its last card cells stay empty, and whoever empties an inner line ends the game.
glastonbury-lesson-last = One of these cards would empty a line and end the game at once. You may also refuse it: then the game ends all the same, and you do not keep the card.
glastonbury-lesson-score = The sheet counts kind by kind. Each line names the rule by which it counts; press it to read the rule.
