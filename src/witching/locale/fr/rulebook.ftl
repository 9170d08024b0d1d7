### The rule book at the terminal.

## Options of `witching rules`

rulebook-help = Consulter les règles de GAME : toutes, par leur titre, ou celle qui porte cet ID. Une partie d’un identifiant ou d’un titre suffit.
rulebook-help-edition = Dire ce que dit cette édition imprimée : ru, ru-alchemist, it ou ko.
rulebook-help-search = Trouver les règles qui ont tous ces mots dans leur titre ou dans leur texte.
rulebook-help-differences = Montrer les éditions imprimées côte à côte.
rulebook-help-plain = De simples lignes pour un lecteur d’écran : ni dessin, ni couleurs.

## A rule

rulebook-rulings = Nos décisions
rulebook-see-also = Voir aussi
rulebook-editions = Là où les éditions diffèrent
rulebook-edition = Dans l’édition `{ $edition }`
rulebook-in-english = Il n’y a pas encore de livret de règles dans votre langue ; voici celui en anglais.

## Contents and search

rulebook-go-on = `{ $program } rules { $game } { $rule }` montre une règle ; une partie de son identifiant suffit.
rulebook-go-on-search = `{ $program } rules { $game } --search WORDS` trouve les règles qui contiennent ces mots.
rulebook-go-on-differences = `{ $program } rules { $game } --differences` montre les éditions côte à côte.
rulebook-several = « { $given } » correspond à { $count ->
    [one] { $count } règle :
   *[other] { $count } règles :
}
rulebook-found = { $count ->
    [one] « { $given } » figure dans { $count } règle :
   *[other] « { $given } » figure dans { $count } règles :
}
rulebook-found-nothing = Aucune règle n’a « { $given } » dans son titre ou dans son texte.

## Editions

rulebook-differences = Là où les éditions diffèrent
rulebook-one-edition = { $game } n’est connu que dans une seule édition : il n’y a donc pas de différences.

## Refusals

rulebook-refusal-none = Aucune règle ne s’appelle « { $given } » ; `{ $program } rules { $game }` en donne la liste complète.
rulebook-refusal-near = Aucune règle ne s’appelle « { $given } ». Noms proches : { $near }.
rulebook-refusal-one = Demandez une seule chose à la fois : une règle, --search ou --differences.
rulebook-refusal-search = Il n’y a rien à chercher : donnez un ou plusieurs mots.

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
