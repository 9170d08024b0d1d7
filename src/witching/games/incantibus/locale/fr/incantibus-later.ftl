### Incantibus: names, choices, happenings and refusals.
### .article is a thing when it is first spoken of (« un crapaud », « la potion verte I »), .definite when it is known
### (« le crapaud »); lists have the bare names. A name of an owner's own box has no article.
### Not needed before the first choice.

## Refusals of options and deals

incantibus-options-box = box peut être le texte d’un fichier de boîte ou une boîte telle que la contient un enregistrement, mais pas « { $given } ».
incantibus-deal-wands = { $place } : les baguettes des joueurs ne sont pas { $allowed }, une chacun.
incantibus-deal-token = { $place } : { $token } y figure { $found } fois ; selon la boîte, ce doit être { $wanted }.
incantibus-deal-size = { $place } a { $found } entrées ; il en faut { $wanted }.
incantibus-deal-roof = { $place } : la première pièce doit être le toit, et non { $room }.

## Refusals of a box

incantibus-box-too-large = Un fichier de boîte a au plus { $most } octets.
incantibus-box-not-toml = Ce n’est pas du TOML : { $why }
incantibus-box-nested = Ce fichier de boîte est trop profondément imbriqué.
incantibus-box-key = { $row } : une clé s’écrit en minuscules, chiffres et tirets, 40 caractères au plus.
incantibus-box-kinds = { $row } a { $found } lignes ; il en faut de 1 à { $most }.
incantibus-box-extra = { $row } n’a rien à faire là ; possibles : { $allowed }.
incantibus-box-missing = il manque { $row }
incantibus-box-number = { $row } : { $given } n’est pas un nombre entier de 0 à { $most }.
incantibus-box-name = { $row } : « { $given } » n’est pas un nom de 1 à { $most } lettres.
incantibus-box-ingredients = { $row } : « { $given } » n’est pas une liste de 1 à { $most } ingrédients.
incantibus-box-table = { $row } : « { $given } » n’est pas une suite de clés avec leurs valeurs.
incantibus-box-faults = Cette boîte comporte { $count ->
    [one] { $count } défaut
   *[other] { $count } défauts
} : { $faults }.
incantibus-box-fourteen = { $row } : { $found }, soit un écart de { $by } avec les { $wanted } du livret ; sinon, ce sont les armes, pour l’instant { $weapons }, qui doivent être { $wanted }
incantibus-box-rest = et { $count } de plus
incantibus-box-too-many = { $row } : { $found }, soit { $by } de plus que les { $wanted } du livret
incantibus-box-too-few = { $row } : { $found }, soit { $by } de moins que les { $wanted } du livret
incantibus-box-twice = deux sortes de tuile, de potion ou de livre ont la clé { $row }
incantibus-box-no-such = { $row } : il n’y a pas de « { $given } » ; il y a : { $allowed }
incantibus-box-kind-weapon = { $row } : « { $given } » ; les monstres d’une même sorte ont une seule arme, et pour { $kind } c’est : { $wanted }
incantibus-box-room-large = { $row } : { $found } tuiles ; une pièce en contient au plus { $most }
incantibus-box-stated-room = { $row } doit avoir { $visible } tuiles visibles et { $secret } secrètes
incantibus-box-rooms-need = { $row } : toutes les pièces ensemble demandent { $found } tuiles ; il y en a { $most }
incantibus-box-unpayable = { $row } demande { $wanted }, mais la boîte ne peut donner que { $found }
incantibus-box-one-price = { $row } nomme { $found } prix ; il en faut un seul

## Le décompte

# Convient à tout le monde.
incantibus-sheet-title = Le titre de Grand Magicien ou de Grande Magicienne revient à { $seat }.

## Ce que signifient les signes sur la table

incantibus-proposal = Là où les règles imprimées n’avaient que des images, les nombres de notre boîte sont une proposition de notre part (I-BOX). Si vous possédez le jeu, vous pouvez les corriger dans un fichier de boîte et le choisir pour une nouvelle table.

## The table in sentences

incantibus-tell-room = Vous explorez { FORM($room, "definite") }. { $count ->
    [0] C’est la dernière pièce.
    [one] Il y a { $count } pièce plus bas.
   *[other] Il y a { $count } pièces plus bas.
}
incantibus-tell-final = La finale : vous êtes dans la crypte.
incantibus-tell-visible = Tuiles visibles : { $things }.
incantibus-tell-secret = Tuiles secrètes : { $things }.
incantibus-tell-potions = Potions : { $things }. Dans la pile : { $count }.
incantibus-tell-books = Livres : { $things }. Dans la pile : { $count }.
incantibus-tell-cards = Cartes sort face visible : { $cards }. Dans la pile : { $count }.
incantibus-tell-used = Cartes sort déjà lancées : { $cards }.
incantibus-tell-sorcerers = Sorciers face visible : { $things }.
incantibus-tell-down = Sorciers face cachée : { $count } ({ $places }).
incantibus-tell-escaped = Sorciers qui se sont enfuis : { $tokens }.
incantibus-tell-moat = Dans les douves : { $tokens }.
incantibus-tell-supply = Dans la réserve : { $tokens }.
incantibus-tell-stacks = Tuiles encore à venir : { $visible ->
    [one] { $visible } visible
   *[other] { $visible } visibles
}, { $secret ->
    [one] { $secret } secrète
   *[other] { $secret } secrètes
}.
incantibus-tell-seat = { $seat } : baguette { $wand } (au départ { $first }). Dans la sacoche : { $tokens }.
incantibus-tell-laid = { $seat } a déposé sa baguette.
incantibus-tell-target = { $seat } vise { $place }.
incantibus-tell-ready = { $seat } a choisi.

## La table dans la page

incantibus-option-expert = Mode expert
incantibus-option-expert-about = On peut aussi acheter des livres, et la baguette que vous tenez à la fin rapporte sa force en points.
incantibus-option-box = Votre propre boîte
incantibus-option-box-about = Un fichier avec les tuiles, les prix et les points de votre exemplaire. Sans lui, on joue avec la boîte habituelle.
incantibus-option-imperium = Imperium prend
incantibus-option-imperium-catchable = un monstre seulement si on peut le capturer
incantibus-option-imperium-any = n’importe quelle tuile visible, même un monstre
incantibus-option-imperium-about = Les règles imprimées parlent de n’importe quelle tuile visible, mais ne disent que d’Iskanto qu’un monstre ne demande pas d’arme. D’ordinaire, Imperium ne prend donc un monstre qu’avec son arme ou Universalus.
incantibus-option-caster-wand = Lance son sort en premier
incantibus-option-caster-wand-now = qui a maintenant, après les échanges, la baguette la plus forte
incantibus-option-caster-wand-pointing = qui a visé avec la baguette la plus forte
incantibus-option-caster-wand-about = Les règles imprimées disent seulement que la baguette la plus forte commence, quand tous ont pris ce qu’ils ont gagné. À ce moment-là, les baguettes ont été échangées : d’ordinaire, c’est donc celle que l’on a maintenant qui compte.
incantibus-option-universalus-pays = Dans un prix, Universalus paie
incantibus-option-universalus-pays-weapon = aussi comme arme d’une sorte au choix
incantibus-option-universalus-pays-special = seulement comme tuile spéciale ou quelconque
incantibus-option-universalus-pays-about = Les règles imprimées l’appellent arme universelle et lui donnent un emplacement d’arme, mais ne disent rien des prix. D’ordinaire, il paie aussi comme arme.
