### The rule book at the terminal.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## Options of `witching rules`

rulebook-help = Consulter les règles de GAME : toutes, par leur titre, ou celle qui porte cet ID. Une partie d’un identifiant ou d’un titre suffit.
rulebook-help-edition = Dire ce que dit cette édition imprimée : ru, ru-alchemist, it ou ko.
rulebook-help-search = Trouver les règles qui ont tous ces mots dans leur titre ou dans leur texte.
rulebook-help-differences = Montrer les éditions imprimées côte à côte.
rulebook-help-plain = De simples lignes pour un lecteur d’écran : ni dessin, ni couleurs.

## Contents and search

rulebook-go-on = `{ $program } rules { $game } { $rule }` montre une règle ; une partie de son identifiant suffit.
rulebook-go-on-search = `{ $program } rules { $game } --search WORDS` trouve les règles qui contiennent ces mots.
rulebook-go-on-differences = `{ $program } rules { $game } --differences` montre les éditions côte à côte.
rulebook-several = « { $given } » correspond à { $count ->
    [one] { $count } règle :
   *[other] { $count } règles :
}

## The text

# A picture of the book, where there are no pictures.
rulebook-figure = Image : { $caption }

## Editions

rulebook-differences = Là où les éditions diffèrent
rulebook-one-edition = { $game } n’est connu que dans une seule édition : il n’y a donc pas de différences.

## Refusals

rulebook-refusal-none = Aucune règle ne s’appelle « { $given } » ; `{ $program } rules { $game }` en donne la liste complète.
rulebook-refusal-near = Aucune règle ne s’appelle « { $given } ». Noms proches : { $near }.
rulebook-refusal-one = Demandez une seule chose à la fois : une règle, --search ou --differences.
rulebook-refusal-search = Il n’y a rien à chercher : donnez un ou plusieurs mots.
