### Ce que dit le serveur.

## Demander au serveur

server-refusal-no-page = Il n’y a rien à cette adresse.
server-refusal-method = Cette adresse ne s’interroge pas ainsi ; elle connaît : { $allowed }.
server-refusal-message = Ceci est incompréhensible : { $detail }
server-refusal-number = « { $given } » n’est pas un nombre à partir de 0.
server-refusal-media = On n’envoie ici que ceci : { $allowed }.
server-refusal-large = C’est trop grand : { $most } octets au plus.
server-refusal-address = Ce serveur ne porte pas ce nom.
server-refusal-origin = Une page d’un autre site ne peut pas le demander.
server-refusal-limit = Trop de demandes en trop peu de temps ; réessayez dans un moment.
server-refusal-unavailable = Rien ne peut être enregistré pour le moment. Réessayez : ce qui l’aurait été malgré tout ne sera pas fait deux fois.
server-refusal-no-table = Cette table n’existe pas.
server-refusal-damaged = Le journal de cette table est endommagé ; la personne qui gère le serveur en saura plus avec « witching doctor ».
server-refusal-game-absent = Le jeu de cette table, { $game }, ne peut pas être joué ici pour le moment. Rien n’est perdu : la partie reprendra quand le jeu sera de nouveau installé.
server-refusal-game-failed = Le jeu de cette table, { $game }, a connu une défaillance et ne peut pas continuer à partir d’ici. Ce qui a été choisi avant est conservé, et la table peut être fermée.
server-refusal-symbol = « { $given } » n’est pas un symbole ; il y a : { $allowed }.
server-refusal-language = Ici, on ne parle pas « { $given } » ; il y a : { $allowed }.
server-refusal-not-here = Seul quelqu’un devant la machine du serveur peut le faire.
server-refusal-network = Aucune adresse de ce réseau n’a le port { $port } libre.
server-refusal-record = Il n’y a d’enregistrement qu’après la fin de la partie.
server-refusal-record-others = L’enregistrement de cette partie n’est que pour ceux qui l’ont jouée.

## À une table

server-refusal-game = Il n’y a pas de jeu « { $given } » ; il y a : { $allowed }.
server-refusal-option-seats = Ce sont les places qui donnent le nombre de joueurs, pas une option.
server-refusal-not-playing = Aucune partie n’est en cours à cette table.
server-refusal-not-open = La partie a déjà commencé à cette table.
server-refusal-over = La partie est terminée à cette table.
server-refusal-host = Seul l’hôte de la table peut le faire.
server-refusal-not-yours = Cette place n’est pas la vôtre.
server-refusal-taken = Cette place est prise.
server-refusal-name = « { $given } » ne peut pas être un nom : un nom a de 1 à 24 caractères, tous affichables.
server-refusal-name-twice = Quelqu’un s’appelle déjà « { $given } » à cette table ; prenez un autre nom.
server-refusal-open-seats = { $seats ->
    [one] { $seats } place est encore libre ; donnez-la à quelqu’un ou à un bot avant de commencer.
    [many] { $seats } de places sont encore libres ; donnez-les à des gens ou à des bots avant de commencer.
   *[other] { $seats } places sont encore libres ; donnez-les à des gens ou à des bots avant de commencer.
}
server-refusal-remove = À cette place, il n’y a personne que vous puissiez exclure ou remplacer.
server-refusal-removed = L’hôte vous a exclu de cette table.
server-refusal-key = Cette clé n’ouvre plus aucune place.
server-refusal-moment = La partie a continué entre-temps ; votre choix n’a pas été fait.
server-refusal-take-back-nothing = Il n’y a rien que vous puissiez reprendre.
server-refusal-take-back-asked = On demande déjà aux autres si un choix peut être repris.
server-refusal-answer = Personne ne vous demande votre accord en ce moment.
server-refusal-hint = Pas de conseil ici : ce n’est pas à vous de jouer, ou cette table joue sans conseils.
server-refusal-no-advice = Aucun robot n’a trouvé de choix. Redemandez.
server-refusal-rematch = Les mêmes personnes peuvent rejouer quand leur partie est terminée.
server-refusal-say = Dites un texte ou l’une de ces phrases, une seule chose à la fois : { $allowed }.
server-refusal-text = Ce texte contient des caractères qui ne s’affichent pas.
server-refusal-too-fast = C’était trop rapide ; attendez un instant.

## Sur la ligne

server-refusal-binary = Les messages sont du texte, pas des octets.
server-refusal-resume-first = Commencez par resume.
server-refusal-protocol = Le serveur a été mis à jour. Vérifiez votre dernier choix et refaites-le s’il manque.
server-refusal-stream = Cela va sur le WebSocket ou le flux, pas dans une requête.

## Ce qui reste secret

server-untold = un choix qui ne vous est pas révélé
