### What every game and every room of the program says.

# Between the things of a list: "a toad 3, a scarab 7".
core-list-separator = { ", " }

# In place of something that this viewer may not see now.
core-hidden = une carte
    .article = une carte
core-refusal-seat = Il n’y a pas de place { $given } à cette table ; les places vont de 0 à { $last }.
core-refusal-open-book = La vue complète est réservée aux parties terminées.
core-refusal-eyes = Cette partie ne peut pas être vue du point de vue « { $given } » ; points de vue possibles : { $allowed }.
core-refusal-not-legal = Ce choix n’est pas possible maintenant.

# A chapter of the balance: how long a game is.
core-balance-length = Durée d’une partie

## Options

core-options-unknown = Il n’y a pas d’option « { $name } » ; options possibles : { $allowed }.
core-options-value = { $name } ne peut pas valoir « { $given } » ; valeurs possibles : { $allowed }.
core-options-count = { $name } en nomme { $given }, mais il y a { $seats } places : il en faut autant.
core-options-twice = { $name } nomme deux fois { $word } ; chaque place doit avoir une valeur différente parmi { $allowed }.
core-options-needs = { $name } (« { $given } ») ne peut être donné qu’avec { $needs } ; ici, c’est { $held }.
core-options-usual = Comme dit l’édition
core-options-chance = Le hasard décide
core-options-house = Règles maison
core-options-seat = Joueur { $number }
core-options-nobody = personne

## Reading a record

core-record-too-large = Ce fichier est trop gros pour un enregistrement : plus de { $most } octets.
core-record-not-utf-8 = Ce n’est pas du texte UTF-8 : l’octet à la position { $place } n’y a pas sa place.
core-record-not-json = Ce n’est pas du JSON : ligne { $line }, colonne { $column }, lecture impossible.
core-record-too-deep = Ce JSON est trop profondément imbriqué pour un enregistrement.
core-record-surrogate = Une chaîne de ce JSON contient une moitié de caractère (un demi-codet isolé).
core-record-number = Ce JSON contient un nombre trop long pour être lu.
core-record-key-twice = La clé « { $name } » figure deux fois dans le même objet.
core-record-constant = { $name } n’est pas un nombre JSON.
core-record-not-an-object = Un enregistrement est un objet JSON.
core-record-format = Le format est « { $format } » ; ce programme lit { $known }.
core-record-shape = Ceci n’a pas la forme d’un enregistrement : { $detail }

## Verifying a record

core-verify-finished = { $game }, { $seats } joueurs, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, partie terminée
core-verify-unfinished = { $game }, { $seats } joueurs, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, partie cohérente mais non terminée
core-verify-after-end = étape { $step } : la partie est terminée, et pourtant une autre action suit
core-verify-seat = étape { $step } : { $seat } agit, mais c’est à { $due } de jouer
core-verify-step = étape { $step } ({ $seat }, { $action }) : { $why }
core-verify-setup-unfinished = cette mise en place n’est pas celle de ce jeu ; ce qui ne va pas sera dit quand la partie sera terminée
core-verify-commitment = l’engagement est { $written }, mais cette donne et ce sel donnent { $found }
core-verify-undone = { $place } : la place doit être inférieure à { $seats } ; avant la reprise, il faut au moins { $least } actions, et plus qu’après
core-verify-undone-end = d’après undone, il restait { $left } actions à la fin, mais il n’y en a que { $actions }
core-verify-not-over = il y a un résultat, mais la partie n’est pas terminée après la dernière action
core-verify-no-result = la partie est terminée, mais il n’y a pas de résultat
core-verify-result = { $place } vaut { $written } ; d’après les règles, c’est { $found }
core-verify-result-length = { $place } a { $written } entrées ; d’après les règles, il en faut { $found }

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
core-broken-gaps = « { $game } » n’a pas de texte en « { $language } » pour { $keys }. Ce qui manque est dit en anglais, ou montré par sa clé.
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
