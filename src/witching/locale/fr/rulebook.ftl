### The rule book at the terminal.

## A rule

rulebook-rulings = Nos décisions
rulebook-see-also = Voir aussi
rulebook-editions = Là où les éditions diffèrent
rulebook-edition = Dans l’édition `{ $edition }`
rulebook-in-english = Il n’y a pas encore de livret de règles dans votre langue ; voici celui en anglais.

## Contents and search

rulebook-found = { $count ->
    [one] « { $given } » figure dans { $count } règle :
   *[other] « { $given } » figure dans { $count } règles :
}
rulebook-found-nothing = Aucune règle n’a « { $given } » dans son titre ou dans son texte.

## In the browser

rulebook-contents = Sommaire
rulebook-search = Chercher dans les règles
rulebook-near = Vouliez-vous dire :
rulebook-advice = Essayez un autre mot, ou seulement son début. Toutes les règles sont dans le sommaire.
rulebook-print = Imprimer le livret
rulebook-table = Un tableau
rulebook-drawing = Un dessin
rulebook-opening = Le livret de règles s’ouvre…
rulebook-failed = Le livret de règles ne peut pas être lu pour l’instant : le serveur ne répond pas.
rulebook-close = Fermer la règle
rulebook-back = Revenir à la règle précédente
rulebook-open = Ouvrir dans le livret de règles (dans un nouvel onglet)
