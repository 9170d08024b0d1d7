### Incantibus: names, choices, happenings and refusals.

## The game

incantibus-title = Incantibus
incantibus-about = all wands point at the same moment, down the tower to the sorcerers
incantibus-ending-cleared = no sorcerer was left
incantibus-ending-laid = a wand was laid down

## Tokens that there is one kind of

incantibus-token-spell = spell token
incantibus-token-purse = purse
incantibus-token-three-gold = 3 gold
incantibus-token-universalus = Universalus
incantibus-token-stone = philosopher’s stone
# A sorcerer that is still face down.
incantibus-token-sorcerer = an unknown sorcerer
# One thing of a list.
incantibus-token = { $token }

## Spell cards

incantibus-card-expandius = Expandius
incantibus-card-fortuna = Fortuna
incantibus-card-imperium = Imperium
incantibus-card-oculus = Oculus
incantibus-card-universalus = Universalus
incantibus-card-philosophio = Philosophio
incantibus-card-alchemy = Alchemy
incantibus-card-iskanto = Iskanto

## Ingredients of our own box

incantibus-name-ingredients-mistletoe = mistletoe
incantibus-name-ingredients-mushroom = mushroom
incantibus-name-ingredients-pumpkin = pumpkin
incantibus-name-ingredients-toad = toad
incantibus-name-ingredients-feather = feather

## Weapons of our own box

incantibus-name-weapons-net = net
incantibus-name-weapons-trap = trap
incantibus-name-weapons-crystal-ball = crystal ball
incantibus-name-weapons-flying-stake = flying stake

## Monsters of our own box

incantibus-name-monsters-goblin = goblin
incantibus-name-monsters-werewolf = werewolf
incantibus-name-monsters-ghost = ghost
incantibus-name-monsters-vampire = vampire

## Gold of our own box

incantibus-name-gold-one-coin = one coin
incantibus-name-gold-two-coins = two coins
incantibus-name-gold-three-coins = three coins

## Rooms of our own box

incantibus-name-rooms-roof = roof
incantibus-name-rooms-bedroom = bedroom
incantibus-name-rooms-kitchen = kitchen
incantibus-name-rooms-library = library
incantibus-name-rooms-laboratory = laboratory
incantibus-name-rooms-armoury = armoury
incantibus-name-rooms-gallery = gallery
incantibus-name-rooms-treasury = treasury

## Potions of our own box

incantibus-name-potions-green-1 = green potion I
incantibus-name-potions-green-2 = green potion II
incantibus-name-potions-green-3 = green potion III
incantibus-name-potions-red-1 = red potion I
incantibus-name-potions-red-2 = red potion II
incantibus-name-potions-red-3 = red potion III
incantibus-name-potions-blue-1 = blue potion I
incantibus-name-potions-blue-2 = blue potion II
incantibus-name-potions-blue-3 = blue potion III

## Books of our own box

incantibus-name-books-curiosities = Book of Curiosities
incantibus-name-books-spells = Book of Spells
incantibus-name-books-wonders = Book of Wonders
incantibus-name-books-coins = Book of Coins
incantibus-name-books-riches = Book of Riches
incantibus-name-books-duels = Book of Duels
incantibus-name-books-armouries = Book of Armouries
incantibus-name-books-herbs = Book of Herbs
incantibus-name-books-brews = Book of Brews

## Sorcerers of our own box

incantibus-name-sorcerers-lady-goblina = Lady Goblina
incantibus-name-sorcerers-rima-wolf = Rima Wolf
incantibus-name-sorcerers-white-lady = White Lady
incantibus-name-sorcerers-count-dracula = Count Dracula
incantibus-name-sorcerers-baroness-fuchsia = Baroness Fuchsia
incantibus-name-sorcerers-serpentin-venomus = Serpentin Venomus
incantibus-name-sorcerers-witch-indigo = Witch Indigo
incantibus-name-sorcerers-high-mage = High Mage
incantibus-name-sorcerers-dark-knight = Dark Knight
incantibus-name-sorcerers-prince-greed = Prince Greed
incantibus-name-sorcerers-master-ramus = Master Ramus
incantibus-name-sorcerers-ghastly-grabber = Ghastly Grabber

## What a game counts about itself

incantibus-wand = wand { $wand }

## Choices

incantibus-action-point-visible = point at the visible token { $place }
incantibus-action-point-secret = point at the secret token { $place }
incantibus-action-point-potion = point at potion { $place }
incantibus-action-point-book = point at book { $place }
incantibus-action-point-sorcerer = point at sorcerer { $place }
incantibus-action-spend = spend Universalus on the monster
incantibus-action-keep = keep Universalus
incantibus-action-pay = pay { $token }
incantibus-action-discard = discard { $token }
incantibus-action-cast = cast { $card }
incantibus-action-decline = cast nothing more
incantibus-action-take-visible = take the visible token { $place }
incantibus-action-look-secret = look at the secret token { $place }
incantibus-action-fetch = fetch { $token } from the moat
incantibus-action-steal = steal { $token } from { $seat }

## What happens

incantibus-event-begin = The game begins with { $seats } seats.
incantibus-event-wand = { $seat } has wand { $wand }.
incantibus-event-room = The { $room } is opened: { $tokens }; secret tokens: { $secret }.
incantibus-event-sorcerer-up = Sorcerer { $place } is turned up: { $token }.
incantibus-event-point-visible = { $seat } points at: { $token } (visible { $place }).
incantibus-event-point-secret = { $seat } points at the secret token { $place }.
incantibus-event-point-potion = { $seat } points at: { $token } (potion { $place }).
incantibus-event-point-book = { $seat } points at: { $token } (book { $place }).
incantibus-event-point-sorcerer = { $seat } points at: { $token } (sorcerer { $place }).
incantibus-event-swap = { $seat } wins the contest and gives wand { $given } to { $other } for wand { $wand }.
incantibus-event-turn-up = { $seat } turns up the secret token { $place }: { $token }.
incantibus-event-take = { $seat } takes: { $token }.
incantibus-event-escape = { $seat } cannot catch it: { $token } escapes into the moat.
incantibus-event-spend = { $seat } spends Universalus and catches: { $token }.
incantibus-event-keep = { $seat } keeps Universalus; the monster escapes into the moat.
incantibus-event-keep-back = { $seat } keeps Universalus; the monster stays where it is.
incantibus-event-pay = { $seat } pays: { $token }.
incantibus-event-gain = { $seat } gets: { $token }.
incantibus-event-slip = { $seat } cannot beat it: { $token } escapes into the moat.
incantibus-event-beat = { $seat } beats: { $token }.
incantibus-event-discard = { $seat } has no place for it and discards: { $token }.
incantibus-event-cast = { $seat } casts { $card }.
incantibus-event-fizzle = { $card } finds nothing and fizzles.
incantibus-event-card-up = A spell card is turned up: { $card }.
incantibus-event-decline = { $seat } casts nothing more.
incantibus-event-fetch = { $seat } fetches from the moat: { $token }.
incantibus-event-steal = { $seat } steals from { $victim }: { $token }.
incantibus-event-look = { $seat } looks at the secret token { $place }, has no weapon for it, and sees: { $token }.
incantibus-event-look-hidden = { $seat } looks at the secret token { $place }: a monster whose weapon is not at hand.
incantibus-event-leftover = Left over, into the moat: { $token }.
incantibus-event-refill = Turned up: { $token }.
incantibus-event-final = The final begins in the crypt.
incantibus-event-lay = { $seat } can pay for nothing and lays the wand down.
incantibus-event-end-cleared = No sorcerer is left: the game is over.
incantibus-event-end-laid = The game is over.

## Refusals of choices

incantibus-refusal-over = The game is over.
incantibus-refusal-no-such-seat = There is no such seat; there are { $seats }.
incantibus-refusal-not-yours = It is { $seat }’s turn to choose.
incantibus-refusal-no-such-action = There is no action { $action }; actions are 0 to { $most }. Allowed: { $allowed }
incantibus-refusal-notation = “{ $given }” is not an action; actions are written: { $allowed }.
incantibus-refusal-not-now = “{ $given }” is not among the choices now. Allowed: { $allowed }
incantibus-refusal-gone = There is nothing at place { $place }. Allowed: { $allowed }
incantibus-refusal-no-room = There are no rooms in the final: point at a sorcerer, a potion or a book. Allowed: { $allowed }
incantibus-refusal-not-final = Sorcerers are fought only in the final. Allowed: { $allowed }
incantibus-refusal-cannot-pay = This seat cannot pay for { $token }. Allowed: { $allowed }
incantibus-refusal-wand = { $token } is fought with a wand of strength { $most } at most. Allowed: { $allowed }
incantibus-refusal-not-held = This seat holds no { $token }. Allowed: { $allowed }
incantibus-refusal-does-not-fit = { $token } is not part of the price of { $piece }. Allowed: { $allowed }
incantibus-refusal-pay-order = { $token } comes before { $last } in the box: a payment is made in box order. Allowed: { $allowed }
incantibus-refusal-pay-dead-end = With { $token } every payment for { $piece } would include a token that could be left out. Allowed: { $allowed }
incantibus-refusal-purse = A purse is never discarded. Allowed: { $allowed }
incantibus-refusal-has-a-place = { $token } has a place in the case. Allowed: { $allowed }
incantibus-refusal-must-cast = The extra spell may be skipped only if Iskanto fetched the spell token. Allowed: { $allowed }
incantibus-refusal-card-not-open = { $card } is not face up. Allowed: { $allowed }
incantibus-refusal-no-weapon = { $token } cannot be caught: you have neither its weapon nor Universalus. Allowed: { $allowed }
incantibus-refusal-not-in-moat = There is no { $token } in the moat. Allowed: { $allowed }
incantibus-refusal-steal-from = { $seat } cannot be stolen from. Allowed: { $allowed }
incantibus-refusal-not-stealable = { $token } cannot be stolen: only ingredients, weapons and gold. Allowed: { $allowed }
incantibus-refusal-steal-nothing = { $seat } holds no { $token }. Allowed: { $allowed }

## The board at a terminal. Room is scarce there: titles of one or two words.

# The title over the tokens of a room.
incantibus-face-room = The { $room }
incantibus-face-crypt = The crypt
incantibus-face-rooms-below = { $count ->
    [0] the last room
    [one] { $count } room below
   *[other] { $count } rooms below
}
incantibus-face-supply = Supply
incantibus-face-title-potions = Potions
incantibus-face-title-books = Books
incantibus-face-title-cards = Spells
incantibus-face-title-sorcerers = Sorcerers
incantibus-face-title-moat = Moat
# Of a token or a sorcerer that nobody has seen.
incantibus-face-face-down = face down

## Marks: names of one to three letters for the board; no two may be alike.

incantibus-mark-ingredients-mistletoe = Mi
incantibus-mark-ingredients-mushroom = Mu
incantibus-mark-ingredients-pumpkin = Pu
incantibus-mark-ingredients-toad = To
incantibus-mark-ingredients-feather = Fe
incantibus-mark-weapons-net = Ne
incantibus-mark-weapons-trap = Tr
incantibus-mark-weapons-crystal-ball = Cb
incantibus-mark-weapons-flying-stake = Fs
incantibus-mark-monsters-goblin = Go
incantibus-mark-monsters-werewolf = We
incantibus-mark-monsters-ghost = Gh
incantibus-mark-monsters-vampire = Va
incantibus-mark-gold-one-coin = 1c
incantibus-mark-gold-two-coins = 2c
incantibus-mark-gold-three-coins = 3c
incantibus-mark-spells-spell = Sp
incantibus-mark-special-purse = Ps
incantibus-mark-special-three-gold = 3g
incantibus-mark-special-universalus = Un
incantibus-mark-special-stone = St
incantibus-mark-potions-green-1 = gI
incantibus-mark-potions-green-2 = gII
incantibus-mark-potions-green-3 = gIII
incantibus-mark-potions-red-1 = rI
incantibus-mark-potions-red-2 = rII
incantibus-mark-potions-red-3 = rIII
incantibus-mark-potions-blue-1 = bI
incantibus-mark-potions-blue-2 = bII
incantibus-mark-potions-blue-3 = bIII
incantibus-mark-books-curiosities = Cu
incantibus-mark-books-spells = Bs
incantibus-mark-books-wonders = Wo
incantibus-mark-books-coins = Co
incantibus-mark-books-riches = Ri
incantibus-mark-books-duels = Du
incantibus-mark-books-armouries = Ar
incantibus-mark-books-herbs = He
incantibus-mark-books-brews = Br
incantibus-mark-sorcerers-lady-goblina = LG
incantibus-mark-sorcerers-rima-wolf = RW
incantibus-mark-sorcerers-white-lady = WL
incantibus-mark-sorcerers-count-dracula = CD
incantibus-mark-sorcerers-baroness-fuchsia = BF
incantibus-mark-sorcerers-serpentin-venomus = SV
incantibus-mark-sorcerers-witch-indigo = WI
incantibus-mark-sorcerers-high-mage = HM
incantibus-mark-sorcerers-dark-knight = DK
incantibus-mark-sorcerers-prince-greed = PG
incantibus-mark-sorcerers-master-ramus = MR
incantibus-mark-sorcerers-ghastly-grabber = GG
# The colour of a potion that a sorcerer asks for.
incantibus-mark-colour-green = green
incantibus-mark-colour-red = red
incantibus-mark-colour-blue = blue

## What things cost and are worth

incantibus-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# Several equal things of a list: mushroom ×2.
incantibus-several = { $token } ×{ $count }
incantibus-list = { $things }
incantibus-nothing = nothing
incantibus-colour-green = green
incantibus-colour-red = red
incantibus-colour-blue = blue
# Prices come after “price:”.
incantibus-price-ingredients = { $tokens }
incantibus-price-monster = { $token }
incantibus-price-potion = a { $colour } potion
incantibus-price-wand = no token, but a wand of strength { $count } at most
incantibus-price-gold = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
incantibus-price-any = { $count ->
    [one] { $count } token of any kind
   *[other] { $count } tokens of any kind
}
incantibus-price-spell = { $count ->
    [one] { $count } spell token
   *[other] { $count } spell tokens
}
incantibus-price-special = { $count ->
    [one] { $count } special token
   *[other] { $count } special tokens
}
incantibus-price-weapons = { $count ->
    [one] { $count } weapon
   *[other] { $count } weapons
}
incantibus-price-equal-weapons = { $count ->
    [one] { $count } weapon
   *[other] { $count } equal weapons
}
incantibus-price-different-weapons = { $count ->
    [one] { $count } weapon
   *[other] { $count } different weapons
}
incantibus-price-equal-ingredients = { $count ->
    [one] { $count } ingredient
   *[other] { $count } equal ingredients
}
incantibus-price-different-ingredients = { $count ->
    [one] { $count } ingredient
   *[other] { $count } different ingredients
}

## Things and places, as they are in choices and lists

# A place of the board: its letter and number, V3.
incantibus-place = { $letter }{ $place }
incantibus-at = { $letter }{ $place }: { $thing }
incantibus-at-hidden = { $letter }{ $place }: face down
incantibus-worth = { $token } ({ $points })
incantibus-monster = { $token } (caught with: { $weapon }; { $points })
incantibus-priced = { $token } (price: { $price }; { $points })
incantibus-looked = face down, seen by you: { $thing }
incantibus-suspects = face down; after the look of { $who } it can only be: { $tokens }
incantibus-who = { $seat }
incantibus-cast = { $card }: { $effect }
incantibus-effect-expandius = a purse for one more slot
incantibus-effect-fortuna = a token of 3 gold
incantibus-effect-imperium = take a visible token of the room
incantibus-effect-oculus = look at a secret token, take it if you can
incantibus-effect-universalus = a token that catches any monster, once
incantibus-effect-philosophio = a stone that replaces any ingredient
incantibus-effect-alchemy = steal an ingredient, a weapon or gold
incantibus-effect-iskanto = fetch anything from the moat

## What is worth knowing about a choice. It comes after the choice, without a full stop.

incantibus-note-weapon = { $points }; you have its weapon ({ $weapon })
incantibus-note-universalus = { $points }; without its weapon ({ $weapon }) only Universalus catches it
incantibus-note-escapes = { $points }; would escape: you lack its weapon ({ $weapon })
incantibus-note-stays = { $points }; would stay where it is: you lack its weapon ({ $weapon })
incantibus-note-price = price: { $price }; { $points }
incantibus-note-suspects = after the look of { $who } it can only be: { $tokens }
incantibus-note-worth = { $points }
incantibus-note-fizzles = none left: nothing would happen
incantibus-note-aimless = no target: nothing would happen
incantibus-note-sealed = your wand points here

## Questions. Those of a target come after the card was cast.

incantibus-ask-over = The game is over.
incantibus-ask-cast = { $seat }, point your wand (strength { $wand }).
incantibus-ask-cast-again = { $seat }, your wand (strength { $wand }) points at { $target }. You may still change it.
incantibus-ask-spend = { $seat }, spend Universalus to catch it: { $token } ({ $points })? Otherwise it escapes.
incantibus-ask-spend-back = { $seat }, spend Universalus to catch what you see: { $token } ({ $points })? Otherwise it stays.
incantibus-ask-spend-hidden = { $seat }, spend Universalus to catch the monster?
incantibus-ask-pay-tokens = { $seat }, pay for { $token } (price: { $price }). { $count ->
    [one] { $count } token is still to pay.
   *[other] { $count } tokens are still to pay.
}
incantibus-ask-pay-coins = { $seat }, pay for { $token } (price: { $price }). { $count ->
    [one] { $count } coin is still to pay.
   *[other] { $count } coins are still to pay.
}
incantibus-ask-discard = { $seat }, your case is too full: discard a token to the moat.
incantibus-ask-card = { $seat }, cast one of the open spells.
incantibus-ask-card-free = { $seat }, cast one of the open spells, or none.
incantibus-ask-target-imperium = { $seat }, Imperium: take a token that is face up.
incantibus-ask-target-oculus = { $seat }, Oculus: look at a secret token.
incantibus-ask-target-alchemy = { $seat }, Alchemy: steal a token.
incantibus-ask-target-iskanto = { $seat }, Iskanto: fetch something from the moat.
# For those who wait: who decides what.
incantibus-waits-cast = Everybody points in secret. Still choosing: { $who }.
incantibus-waits-pay = { $seat } is choosing how to pay for: { $token }.
incantibus-waits-spend = { $seat } decides whether to spend Universalus on the monster.
incantibus-waits-discard = { $seat } has too much and chooses a token to discard.
incantibus-waits-spell = { $seat } chooses a spell to cast.
incantibus-waits-target = { $seat } has cast { $card } and chooses its target.

## The reveal. The holder of wand 4 calls “In-can-to!”, one syllable after another.

incantibus-call-1 = In …
incantibus-call-2 = can …
incantibus-call-3 = to!
# $told is a whole sentence: Anna points at: toad (visible 3).
incantibus-reveal = Wand { $wand }: { $told }

## The table in sentences

incantibus-case-beaten = { $seat } has beaten: { $tokens }.
incantibus-case-slots = Your slots: { $slots }.
incantibus-slots-ingredients = ingredients { $count } of { $slots }
incantibus-slots-weapons = weapons { $count } of { $slots }
incantibus-slots-monsters = monsters { $count } of { $slots }
incantibus-slots-gold = gold { $count } of { $slots }
incantibus-slots-potions = potions { $count } of { $slots }
incantibus-slots-books = books { $count } of { $slots }
# The slots of the purse, which hold anything.
incantibus-slots-loose = purse { $count } of { $slots }

## The score sheet

incantibus-sheet-what = For
incantibus-sheet-tokens = In the case
incantibus-sheet-rule = Rule
incantibus-sheet-of-gold = gold
incantibus-sheet-of-monsters = monsters
incantibus-sheet-of-potions = potions
incantibus-sheet-of-spell-tokens = spell tokens
incantibus-sheet-of-books = books
incantibus-sheet-of-sorcerers = sorcerers
incantibus-sheet-of-wand = wand
incantibus-sheet-strength = strength { $wand }
incantibus-sheet-cleared = No sorcerer was left (I-END).
incantibus-sheet-laid = Could pay for nothing any more and laid the wand down: { $who } (I-END).
incantibus-sheet-winner = { $seat } wins with { $points }.
incantibus-sheet-tie = { $seat } wins: several have { $points }, and wand { $wand } is the strongest among them (I-TIE).
# $subject is one of the kinds above: gold, monsters, …
incantibus-sheet-line = { $seat }, { $subject }: { $reason }: { $points } ({ $rule }).
incantibus-sheet-seat = { $seat } has { $points } and wand { $wand }.

## What the symbols of the board mean

incantibus-face-type-ingredients = ingredients
incantibus-face-type-weapons = weapons
incantibus-face-type-monsters = monsters
incantibus-face-type-gold = gold
incantibus-face-type-potions = potions
incantibus-face-type-books = books
incantibus-face-type-spells = spells
incantibus-face-type-purses = purses
incantibus-face-type-sorcerers = sorcerers
incantibus-face-sign-points = points
incantibus-face-sign-wand = wand 4, at first 2
incantibus-face-sign-open = can be chosen; to choose
incantibus-face-sign-ready = at hand; has chosen
incantibus-face-sign-aim = points at V3
incantibus-face-sign-hidden = face down
incantibus-face-sign-looked = looked at
incantibus-face-sign-taken = nothing there
incantibus-face-sign-escaped = escaped; not there
incantibus-face-sign-beaten = beaten
incantibus-face-sign-laid = wand laid down
incantibus-face-sign-stack = number in a stack
incantibus-face-sign-slots = 3 of 4 slots filled
incantibus-face-sign-loose = slots for anything
incantibus-face-sign-equal = equal weapons
incantibus-face-sign-different = different ingredients
incantibus-face-sign-any = tokens of any kind
incantibus-face-sign-special = a special token
incantibus-face-sign-strength = a wand of 2 at most
incantibus-face-sign-visible = visible token
incantibus-face-sign-secret = secret token
incantibus-face-sign-potion = potion
incantibus-face-sign-book = book
incantibus-face-sign-sorcerer = sorcerer
incantibus-face-sign-own-box = In a custom box, things are shortened to their first letters.

## The board in the page

incantibus-page-wands = The wands
incantibus-page-ready = ready
incantibus-page-visible = Visible tokens
incantibus-page-secret = Secret tokens
incantibus-page-case-own = Your case
incantibus-page-cases = The others’ cases
incantibus-page-cases-all = The cases
# How much somebody has in the case.
incantibus-page-holds = { $seat }: { $count ->
    [one] { $count } thing
   *[other] { $count } things
}
incantibus-page-purse = purse slots filled: { $count } of { $slots }
# What came of the last casting for one seat, near the question. $own is yes if the reader has this seat alone.
incantibus-brought-got = { $own ->
    [yes] You got: { $things }
   *[other] { $seat } got: { $things }
}
incantibus-brought-empty = { $own ->
    [yes] You went away empty-handed: { $other } had the stronger wand
   *[other] { $seat } went away empty-handed: { $other } had the stronger wand
}
incantibus-brought-missed = { $own ->
    [yes] Escaped from you: { $things }
   *[other] Escaped from { $seat }: { $things }
}
incantibus-brought-swapped = { $own ->
    [yes] You swapped wands with { $other }
   *[other] { $seat } swapped wands with { $other }
}
incantibus-brought-fizzled = { $own ->
    [yes] Your { $card } found nothing
   *[other] { $card }, cast by { $seat }, found nothing
}
incantibus-brought-robbed = { $own ->
    [yes] { $other } stole from you: { $things }
   *[other] { $other } stole from { $seat }: { $things }
}
incantibus-page-last = The last casting
incantibus-page-lost = comes away empty-handed
incantibus-page-swapped = swaps wands with { $other }
incantibus-page-beaten = beaten by { $seat }
incantibus-page-escaped = escaped
incantibus-page-used = { $count ->
    [one] { $count } spell card was cast
   *[other] { $count } spell cards were cast
}

## The coach: one sentence at each first occurrence.

incantibus-lesson-point = Choose a token, a potion or whatever else is lit: everybody points in secret, and all wands are revealed at once. At the end the most points win: gold, monsters, potions, spell tokens and beaten sorcerers count.
incantibus-lesson-sealed = Your choice is sealed. You may still change it until everybody has chosen.
incantibus-lesson-contest = If several wands point at the same thing, the strongest gets it; the others go away empty-handed.
incantibus-lesson-swap = Whoever wins a contest must swap wands with the weakest who pointed there: strength goes round.
incantibus-lesson-monster = A monster can only be caught with its weapon. Without it, the monster escapes into the moat.
incantibus-lesson-moat = What escapes, is paid or is discarded ends up in the moat. Only the spell Iskanto brings it back.
incantibus-lesson-secret = A secret token may be anything: gold, an ingredient, or a monster you have no weapon for.
incantibus-lesson-looked = Somebody has looked at this secret token and left it there: it is a monster they had no weapon for.
incantibus-lesson-potion = You can brew a potion now: point at it, and its ingredients go into the moat.
incantibus-lesson-book = You can pay for a spell book now: point at it like at anything else.
incantibus-lesson-pay = Choose which of your tokens you pay with. Gold gives no change.
incantibus-lesson-discard = Your case has a limited number of slots for each kind. What does not fit goes into the moat.
incantibus-lesson-purse = What has no slot of its own goes into your purse slot, which holds anything. The spell Expandius adds another one.
incantibus-lesson-universalus = Universalus catches any monster, but only once. Decide whether this one is worth it.
incantibus-lesson-spell = A spell token makes its owner cast one of the open spells, and is worth a point at the end.
incantibus-lesson-target = Choose the target of your spell.
incantibus-lesson-sorcerers = With each room a sorcerer is turned up. In the final you fight them: collect what they ask for.
incantibus-lesson-final = The final: point at a sorcerer whose price you can pay. Once no sorcerer is face down, the game ends as soon as somebody can pay for nothing that is open.
incantibus-lesson-hidden = You may also point at a sorcerer who is face down: if you win and can pay, you must; if not, the sorcerer escapes.
