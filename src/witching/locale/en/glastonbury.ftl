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
