### Une partie à revoir : relectures et enregistrements.

replay-title = { $game } : revoir la partie
replay-title-bots = { $game } : les bots jouent
replay-opening = La partie arrive…
replay-deal = La donne
replay-moment = Étape { $moment } sur { $last }
replay-told = Ce qui s’est passé
replay-silent = Rien n’a été dit à cette étape.
replay-unfinished = Cette partie n’est pas encore terminée. Elle est montrée telle que toute la table la voit.
replay-present = Cette partie n’est pas encore terminée et se joue de mémoire : jusqu’à la fin, seul le moment présent est visible.
replay-link = Lien vers cette étape
replay-keys = Flèches : une étape en arrière ou en avant. Début et Fin : à la donne et à la fin. Barre d’espace : lecture automatique, arrêt.

## Through whose eyes

replay-eyes = Point de vue
replay-eyes-open = Tout est visible
replay-eyes-table = Ce que tout le monde voyait

## The way through it

replay-controls = Parcourir la partie
replay-slider = Étape
replay-first = À la donne
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-last = À la fin
replay-play = Lecture automatique
replay-pause = Arrêter
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide

## A record that the reader has

replay-record = Revoir une partie
replay-record-about = Choisissez le fichier d’un enregistrement, ou déposez-le sur cette page. Il est vérifié étape par étape d’après les règles ; rien n’en est conservé.
replay-record-choose = Choisir un fichier
replay-record-other = Ouvrir un autre enregistrement
