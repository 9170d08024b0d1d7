### What every game and every room of the program says.
### Not needed before the first choice.

## Options

core-options-unknown = Il n’y a pas d’option « { $name } » ; options possibles : { $allowed }.
core-options-value = { $name } ne peut pas valoir « { $given } » ; valeurs possibles : { $allowed }.
core-options-one-edition = Ce jeu n’a qu’une seule édition, « { $allowed } » ; il n’y en a pas qui s’appelle « { $given } ».
core-options-count = { $name } en nomme { $given }, mais il y a { $seats } places : il en faut autant.
core-options-twice = { $name } nomme deux fois { $word } ; chaque place doit avoir une valeur différente parmi { $allowed }.
core-options-needs = { $name } (« { $given } ») ne peut être donné qu’avec { $needs } ; ici, c’est { $held }.
core-options-usual = Comme dit l’édition
core-options-chance = Le hasard décide
core-options-by-seat = Selon la place
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
