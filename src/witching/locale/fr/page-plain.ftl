### La page dans le navigateur.
### Not for the page in the browser: said on the plain page.

page-about = Des jeux avec des sorcières et des potions. Jouez tout de suite contre des bots, avec des amis sur leurs propres écrans, ou ensemble devant celui-ci.
page-drawn = La page avec images

## Qui l’on est

page-name-keep = Garder ce nom
page-prefer = Choisir

## À quoi l’on joue

page-rules-all = Toutes les règles
page-editions = Éditions
page-way-now = Jouer tout de suite contre des bots
page-way-friends = Ouvrir une table entre amis
page-way-here = Jouer à cet écran
page-here = À plusieurs devant cet écran
page-here-about = La première place est la vôtre. Écrivez qui d’autre joue ; on passe l’écran à qui doit jouer. Les places qui restent vont à des bots.

## Avant la partie

page-back = Retour à la table

## Pendant la partie

page-board-label = Un dessin de la table. Le même contenu est dit par des phrases au-dessous.
page-sentences = En phrases
page-choices-more = { $choices ->
    [one] { $choices } autre choix
    [many] { $choices } d’autres choix
   *[other] { $choices } autres choix
}

## Après la partie

page-sheet-label = Un dessin de la feuille de score. Le même contenu est dit par des phrases au-dessous.
page-record-title = L’enregistrement
