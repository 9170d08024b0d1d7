### Incantibus: names, choices, happenings and refusals.
### Not needed before the first choice.

## Refusals of options and deals

incantibus-options-box = box can be the text of a box file or a box as a record holds it, not “{ $given }”.
incantibus-deal-wands = { $place }: the wands of the seats are not { $allowed }, one each.
incantibus-deal-token = { $place }: { $token } occurs { $found } times; by the box it is { $wanted }.
incantibus-deal-size = { $place } has { $found } entries; there must be { $wanted }.
incantibus-deal-roof = { $place }: the first room must be the roof, not { $room }.

## Refusals of a box

incantibus-box-too-large = A box file has at most { $most } bytes.
incantibus-box-not-toml = This is not TOML: { $why }
incantibus-box-nested = This box file is nested too deeply.
incantibus-box-key = { $row }: a key is written in lower-case letters, digits and dashes, up to 40.
incantibus-box-kinds = { $row } has { $found } rows; there must be 1 to { $most }.
incantibus-box-extra = { $row } does not belong there; allowed: { $allowed }.
incantibus-box-missing = { $row } is missing
incantibus-box-number = { $row }: { $given } is not a whole number from 0 to { $most }.
incantibus-box-name = { $row }: “{ $given }” is not a name of 1 to { $most } letters.
incantibus-box-ingredients = { $row }: “{ $given }” is not a list of 1 to { $most } ingredients.
incantibus-box-table = { $row }: “{ $given }” is not a row of keys with values.
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
incantibus-box-kind-weapon = { $row }: “{ $given }”; monsters of one kind have one weapon, and that of { $kind } is: { $wanted }
incantibus-box-room-large = { $row }: { $found } tokens; a room holds at most { $most }
incantibus-box-stated-room = { $row } must have { $visible } visible and { $secret } secret tokens
incantibus-box-rooms-need = { $row }: all rooms together need { $found } tokens; there are { $most }
incantibus-box-unpayable = { $row } asks for { $wanted }, but the box can give { $found }
incantibus-box-one-price = { $row } names { $found } prices; there must be one

## The score

# A form for everybody who may win.
incantibus-sheet-title = The title of Great Wizard goes to { $seat }.

## The meaning of the signs on the table

incantibus-proposal = The numbers of our box are our own proposal where the printed rules had only pictures (I-BOX). If you own the game, you can correct them in a box file and choose it for a new table.

## The table in sentences

incantibus-tell-room = This is the { $room }. { $count ->
    [0] It is the last room.
    [one] { $count } room is below it.
   *[other] { $count } rooms are below it.
}
incantibus-tell-final = The final: you are in the crypt.
incantibus-tell-visible = Visible tokens: { $things }.
incantibus-tell-secret = Secret tokens: { $things }.
incantibus-tell-potions = Potions: { $things }. In the stack: { $count }.
incantibus-tell-books = Books: { $things }. In the stack: { $count }.
incantibus-tell-cards = Open spell cards: { $cards }. In the stack: { $count }.
incantibus-tell-used = Spell cards already cast: { $cards }.
incantibus-tell-sorcerers = Open sorcerers: { $things }.
incantibus-tell-down = Sorcerers face down: { $count } ({ $places }).
incantibus-tell-escaped = Sorcerers that escaped: { $tokens }.
incantibus-tell-moat = In the moat: { $tokens }.
incantibus-tell-supply = In the supply: { $tokens }.
incantibus-tell-stacks = Tokens still to come: { $visible } visible, { $secret } secret.
incantibus-tell-seat = { $seat }: wand { $wand } (at the start { $first }). In the case: { $tokens }.
incantibus-tell-laid = { $seat } has laid the wand down.
incantibus-tell-target = { $seat } points at { $place }.
incantibus-tell-ready = { $seat } is ready.

## The board in the page

incantibus-option-expert = Expert mode
incantibus-option-expert-about = Spell books can be bought too, and the wand you hold at the end scores its strength.
incantibus-option-box = A custom box
incantibus-option-box-about = A file with the tokens, prices and points of your copy of the game. Without one, the usual box is used.
incantibus-option-imperium = Imperium takes
incantibus-option-imperium-catchable = a monster only if it can be caught
incantibus-option-imperium-any = any visible token, even a monster
incantibus-option-imperium-about = The printed rules name any visible token, but say only of Iskanto that a monster needs no weapon. Usually Imperium therefore takes a monster only with its weapon or Universalus.
incantibus-option-caster-wand = Who casts first
incantibus-option-caster-wand-now = who holds the strongest wand now, after the swaps
incantibus-option-caster-wand-pointing = who pointed with the strongest wand
incantibus-option-caster-wand-about = The printed rules only say that the strongest wand begins, once all have taken what they won. By then the wands are swapped, so usually the wand held now counts.
incantibus-option-universalus-pays = In a price, Universalus pays
incantibus-option-universalus-pays-weapon = as a weapon of any one kind, too
incantibus-option-universalus-pays-special = only as a special or any token
incantibus-option-universalus-pays-about = The printed rules call it a universal weapon and give it a weapon slot, but say nothing about prices. Usually it pays as a weapon too.
