### What every game and every room of the program says.

# Between the things of a list: "a toad 3, a scarab 7".
core-list-separator = { ", " }

# In place of something that this viewer may not see now.
core-hidden = quelque chose de caché
    .article = quelque chose de caché
core-refusal-seat = Il n’y a pas de place { $given } à cette table ; les places vont de 0 à { $last }.
core-refusal-open-book = La vue complète est réservée aux parties terminées.
core-refusal-eyes = Cette partie ne peut pas être vue du point de vue « { $given } » ; points de vue possibles : { $allowed }.
core-refusal-not-legal = Ce choix n’est pas possible maintenant.

# A chapter of the balance: how long a game is.
core-balance-length = Durée d’une partie

# What everybody has before them to count their points by.
core-aid = Aide de jeu

## Jeux qui ne marchent pas

core-broken-game = Le jeu « { $game } » ne peut pas être joué ici : { $why }
core-broken-import = il ne se charge pas ({ $detail }).
core-broken-kind = { $detail } n’est pas un jeu.
core-broken-name = il se nomme lui-même « { $detail } ».
core-broken-letters = son nom ne doit contenir que des minuscules (a–z), 40 au plus.
core-broken-taken = le nom « { $detail } » est réservé aux textes de la maison.
core-broken-part = il lui manque « { $detail } ».
core-broken-wording = son « wording » est du type { $detail }, qui n’est pas un Wording.
core-broken-seats = il est prévu pour { $detail } places ; il en faut de { $fewest } à { $most }, chaque nombre une fois, le plus petit d’abord.
core-broken-texts = ses textes anglais manquent ou sont illisibles ({ $detail }).
core-broken-rules = ses règles manquent ou sont illisibles ({ $detail }).
core-broken-double = Un autre jeu s’appelle aussi « { $game } » ; il est laissé de côté : { $detail }.
core-broken-face = « { $game } » ne peut pas être dessiné ({ $detail }) ; sa table est racontée en phrases.
core-broken-says = « { $game } » ne peut pas dire quelque chose ({ $part } : { $detail }) ; on dit à la place ce qui est connu sans cela.
core-broken-fails = « { $game } » a connu une défaillance et ne peut pas continuer ({ $detail }). Ce qui a été enregistré avant est conservé.
core-broken-gaps = « { $game } » n’a pas de texte en « { $language } » pour { $keys }. Ce qui manque est dit en anglais, ou montré par sa clé.
core-broken-gaps-english = « { $game } » n’a pas de texte anglais pour { $keys }. La clé est montrée à sa place.
core-unsaid-table = Ce qui se trouve sur cette table ne peut pas être raconté.
core-unsaid-question = Que choisissez-vous ?
core-unsaid-wait = D’autres sont en train de choisir.
core-unsaid-over = La partie est terminée.
core-unsaid-choice = { $action }
core-unsaid-points = { $seat } : { $points }

## Who sits at the table

# A seat of which no more is known than its number.
core-seat = Place { $number }
# Somebody by name. A name may begin with a vowel: no "de", "que" or "le" before it, only "à".
core-player = { $name }
# Qui occupe une place, dans une liste.
core-seated = { $seat }
