### Incantibus. $token: a token, potion, book or sorcerer.

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
reasons-spare = you have another { $token }
reasons-scores-nothing = { $token } scores nothing
reasons-keeps-universalus = { $token } is saved for another monster
reasons-but-fizzles = but nothing would happen
reasons-fetches = brings { $token }
reasons-imperium = takes a visible token of the room
reasons-oculus = looks at a secret token, which you may get
reasons-alchemy = takes a token from somebody else’s case
reasons-iskanto = brings a token from the moat
