### Incantibus: names, choices, happenings and refusals.

## Tokens that there is one kind of

incantibus-token-spell = spell token
incantibus-token-purse = purse
incantibus-token-three-gold = 3 gold
incantibus-token-universalus = Universalus
incantibus-token-stone = philosopher’s stone
# A sorcerer that still lies face down.
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

incantibus-balance-wands = Starting wands
incantibus-balance-wand = wand { $wand }
incantibus-balance-ingredients = Ingredients
incantibus-balance-weapons = Weapons
incantibus-balance-monsters = Monsters
incantibus-balance-gold = Gold
incantibus-balance-other-tokens = Spell and special tokens
incantibus-balance-potions = Potions
incantibus-balance-books = Books
incantibus-balance-sorcerers = Sorcerers
incantibus-balance-spell-cards = Spell cards
incantibus-balance-castings = castings

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
incantibus-event-keep-back = { $seat } keeps Universalus; the monster stays where it lies.
incantibus-event-pay = { $seat } pays: { $token }.
incantibus-event-gain = { $seat } gets: { $token }.
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
incantibus-refusal-not-yours = { $seat } is to choose now.
incantibus-refusal-no-such-action = There is no action { $action }; actions are 0 to { $most }. Allowed: { $allowed }
incantibus-refusal-notation = “{ $given }” is no action; actions are written: { $allowed }.
incantibus-refusal-not-now = “{ $given }” is not what is to be chosen now. Allowed: { $allowed }
incantibus-refusal-gone = Nothing lies at place { $place }. Allowed: { $allowed }
incantibus-refusal-no-room = In the final there is no room any more: point at a sorcerer, a potion or a book. Allowed: { $allowed }
incantibus-refusal-not-final = Sorcerers are fought in the final only. Allowed: { $allowed }
incantibus-refusal-cannot-pay = This seat cannot pay for { $token }. Allowed: { $allowed }
incantibus-refusal-wand = { $token } is fought with a wand of strength { $most } at most. Allowed: { $allowed }
incantibus-refusal-not-held = This seat holds no { $token }. Allowed: { $allowed }
incantibus-refusal-does-not-fit = { $token } is no part of the price of { $piece }. Allowed: { $allowed }
incantibus-refusal-pay-order = { $token } comes before { $last } in the box: a payment is made in box order. Allowed: { $allowed }
incantibus-refusal-pay-dead-end = With { $token } no payment for { $piece } comes about from which nothing could be left out. Allowed: { $allowed }
incantibus-refusal-purse = A purse is never discarded. Allowed: { $allowed }
incantibus-refusal-has-a-place = { $token } has a place in the case. Allowed: { $allowed }
incantibus-refusal-must-cast = Only after Iskanto fetched a spell token may the extra spell be left. Allowed: { $allowed }
incantibus-refusal-card-not-open = { $card } does not lie open. Allowed: { $allowed }
incantibus-refusal-no-weapon = { $token } cannot be caught: neither its weapon nor Universalus is at hand. Allowed: { $allowed }
incantibus-refusal-not-in-moat = There is no { $token } in the moat. Allowed: { $allowed }
incantibus-refusal-steal-from = { $seat } cannot be stolen from. Allowed: { $allowed }
incantibus-refusal-not-stealable = { $token } cannot be stolen: only ingredients, weapons and gold. Allowed: { $allowed }
incantibus-refusal-steal-nothing = { $seat } holds no { $token }. Allowed: { $allowed }

## Refusals of options and deals

incantibus-options-box = box can be the text of a box file or a box as a record holds it, not “{ $given }”.
incantibus-deal-wands = { $place }: the wands of the seats are not { $allowed }, one each.
incantibus-deal-token = { $place }: { $token } stands there { $found } times; by the box it is { $wanted }.
incantibus-deal-size = { $place } has { $found } entries; there must be { $wanted }.
incantibus-deal-roof = { $place }: the first room must be the roof, not { $room }.

## Refusals of a box

incantibus-box-too-large = A box file has at most { $most } bytes.
incantibus-box-not-toml = This is not TOML: { $why }
incantibus-box-nested = This box file is nested too deeply.
incantibus-box-key = { $row }: a key is written in small letters, digits and dashes, up to 40.
incantibus-box-kinds = { $row } has { $found } rows; there must be 1 to { $most }.
incantibus-box-extra = { $row } does not belong there; allowed: { $allowed }.
incantibus-box-missing = { $row } is missing
incantibus-box-number = { $row }: { $given } is no whole number from 0 to { $most }.
incantibus-box-name = { $row }: “{ $given }” is no name of 1 to { $most } letters.
incantibus-box-ingredients = { $row }: “{ $given }” is no list of 1 to { $most } ingredients.
incantibus-box-table = { $row }: “{ $given }” is no row of keys with values.
incantibus-box-faults = This box is off in { $count ->
    [one] { $count } place
   *[other] { $count } places
}: { $faults }.
incantibus-box-fourteen = { $row }: { $found }, which is { $by } off the { $wanted } of the rule book; or else the weapons, now { $weapons }, must be { $wanted }
incantibus-box-rest = and { $count } more
incantibus-box-too-many = { $row }: { $found }, which is { $by } more than the { $wanted } of the rule book
incantibus-box-too-few = { $row }: { $found }, which is { $by } less than the { $wanted } of the rule book
incantibus-box-twice = two kinds of token, potion or book have the key { $row }
incantibus-box-no-such = { $row }: there is no “{ $given }”; there is: { $allowed }
incantibus-box-room-large = { $row }: { $found } tokens; a room holds at most { $most }
incantibus-box-stated-room = { $row } must have { $visible } visible and { $secret } secret tokens
incantibus-box-rooms-need = { $row }: all rooms together need { $found } tokens; there are { $most }
incantibus-box-unpayable = { $row } asks for { $wanted }, but the box can give { $found }
incantibus-box-one-price = { $row } names { $found } prices; there must be one
