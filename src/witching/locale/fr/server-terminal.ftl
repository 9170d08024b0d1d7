### Ce que dit le serveur.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## La base de données

server-refusal-database-url = « { $given } » n’est pas l’adresse d’une base de données ; par exemple sqlite:///tables.db ou postgresql://name@host/tables.
server-refusal-database-driver = Le pilote { $driver } pour cette base de données n’est pas installé.
server-refusal-database-file = Impossible d’ouvrir la base de données { $path } : { $why }
server-refusal-database-newer = Cette base de données a été écrite par une version plus récente de Witching Hour ; celle-ci ne peut pas la lire.
server-refusal-database-older = Cette base de données a été écrite par une version plus ancienne de Witching Hour ; le serveur la met à jour à son démarrage.
server-refusal-database-empty = Cette base de données ne contient pas encore de tables de Witching Hour ; le serveur la prépare à son démarrage.

## Démarrer le serveur

server-serve-help = Ouvrir les jeux aux navigateurs : sur cette machine, et aux autres si vous le permettez.
server-host-help = L’adresse d’écoute ; par défaut 127.0.0.1 : cette machine seule.
server-port-help = Le port ; par défaut 8765 ou le premier libre après lui.
server-db-help = La base de données des tables, par exemple sqlite:///tables.db ou postgresql://name@host/tables ; par défaut, un fichier dans votre dossier de données.
server-lan-help = Laisser les autres appareils de ce réseau se joindre au jeu.
server-public-url-help = L’adresse sous laquelle un proxy montre ce serveur au monde, par exemple https://games.example.org : pour les liens, les cookies et le contrôle de l’origine.
server-metrics-help = Les mesures du serveur pour Prometheus, sur ce port et sur cette machine seulement.
server-no-browser-help = Ne pas ouvrir de navigateur.
server-serve-at = L’heure des sorcières a sonné : { $address }
server-serve-public = Pour le monde entier : { $address }
server-serve-network = Pour les autres sur ce réseau : { $address }
server-serve-again = L’accès leur reste ouvert, car le programme a été interrompu. Si vous l’arrêtez par Ctrl-C, plus personne n’entrera sans un nouvel accord de votre part.
server-serve-stop = Ctrl-C l’arrête ; rien ne se perd. Avec `witching play`, on joue dans ce terminal ; `witching --help` montre tout.
server-serve-taken = Le port { $port } est pris : peut-être ce programme tourne-t-il déjà, à l’adresse http://localhost:{ $port }.
server-refusal-listen = Impossible d’écouter sur { $host }, port { $port } : { $why }
server-refusal-public-url = « { $given } » n’est pas une adresse publique ; elle s’écrit comme https://games.example.org, sans rien après le nom.
server-refusal-limits = { $name } vaut « { $given } », mais il faut un nombre entier à partir de 1 : par combien multiplier les limites habituelles.

## L’entretien de la base de données

server-refusal-database-none = La base de données { $path } n’existe pas.
server-refusal-database-broken = La base de données est inutilisable : { $why }
server-backup-help = Copier la base de données dans FILE, même pendant que le serveur tourne. Pour revenir à la copie, arrêtez le serveur, enlevez la base avec ses fichiers -wal et -shm, et mettez la copie à sa place.
server-backup-done = { $path } : une copie intacte, { $size } Mo. Elle contient les secrets des parties en cours ; gardez-la pour vous.
server-refusal-backup-postgresql = PostgreSQL fait ses copies lui-même : utilisez pg_dump.
server-refusal-backup-there = { $path } existe déjà ; choisissez un autre nom.
server-refusal-backup = Impossible de faire la copie { $path } : { $why }
server-export-help = Écrire dans le dossier DIR les enregistrements des parties terminées, un fichier pour chacune. Les parties en cours sont laissées de côté ; les fichiers déjà présents restent tels quels.
server-export-table-help = Seulement la partie de cette table.
server-export-progress = Écriture
server-export-done = { $records ->
    [one] { $records } enregistrement écrit
   *[other] { $records } enregistrements écrits
} dans { $path } ; déjà présents : { $there }.
server-refusal-export-none = La table « { $given } » n’existe pas.
server-refusal-export-running = La partie de la table « { $given } » n’est pas terminée ; elle n’a pas encore d’enregistrement.
server-doctor-help = Vérifier ce qu’un serveur a conservé : chaque journal est complet et respecte les règles, et les enregistrements des parties terminées sont corrects. Une ligne par défaut ; code de sortie 1 s’il y en a.
server-doctor-progress = Vérification
server-doctor-fault = Table { $table }, entrée { $number } : { $what }
server-doctor-absent = Table { $table } : non vérifiée : son jeu, { $game }, ne peut pas être joué ici (pas installé, ou défectueux)
server-doctor-unreadable = elle est illisible : { $why }
server-doctor-hole = elle manque ; la suivante présente est la { $found }
server-doctor-no-entries = elle manque, et il n’y en a pas d’autre
server-doctor-rules = elle est contraire aux règles
server-doctor-entry = elle ne s’accorde pas avec ce qui précède ({ $kind })
server-doctor-summary = la liste des tables dit autre chose : { $names }
server-doctor-record = l’enregistrement de la partie est faux : { $why }
server-doctor-total = Tables : { $tables }, entrées : { $entries }, défauts : { $faults }.

## Ce qui reste secret

server-leak-help = Vérifier si le serveur en aurait trop dit à quelqu’un : à chaque moment de parties terminées, comparer tout ce que reçoit chaque observateur avec ce qu’il recevrait dans d’autres mondes qu’il ne peut pas distinguer. Une ligne par enregistrement, y compris pour chaque fichier d’un dossier ; code de sortie 1 en cas de fuite.
server-leak-worlds-help = Nombre d’autres donnes suivies à côté de chaque partie (8).
server-leak-progress = Comparaison des mondes
server-leak-none = { $file } : aucune fuite. Moments : { $moments }, observateurs : { $viewers }, comparaisons : { $compared }.
server-leak-found = { $file } : FUITE. Choix faits : { $step } ; observateur : { $viewer } ; { $part }, à { $place }. Deux mondes ont été comparés, le vrai et un autre : { $how }. Ce qui fuit : { $what }.
server-leak-unchecked = { $file } : non vérifié : { $what }
server-leak-viewer-seat = place { $number }
server-leak-viewer-closed = place { $number }, dont la consultation est finie
server-leak-viewer-host = l’hôte et tous les spectateurs
server-leak-viewer-stranger = quelqu’un à une table sans spectateurs
server-leak-part-welcome = ce que reçoit quelqu’un qui arrive maintenant
server-leak-part-news = ce qu’a reçu quelqu’un qui était là
server-leak-part-hint = ce sur quoi repose un conseil
server-leak-part-answers = les réponses à tout ce qu’on peut demander
server-leak-part-view = la vue
server-leak-part-refusals = les refus
server-leak-how-imagined = un monde que la place croit possible
server-leak-how-sealed = un autre choix secret
server-leak-how-unseen = ce que personne n’a encore vu est différent
server-leak-how-covered = ce qui est recouvert est différent
server-leak-what-story = le récit en dit plus que la vue, qui est la même dans les deux
server-leak-what-choices = les choix proposés diffèrent
server-leak-what-question = la question posée diffère
server-leak-what-result = le résultat diffère
server-leak-what-view = la table n’a pas le même aspect
server-leak-what-table = ce qui est dit des personnes à la table diffère
server-leak-what-hint = un conseil repose sur plus que ce que la place peut savoir
server-leak-what-answers = les réponses diffèrent
server-leak-what-refusals = les raisons des refus diffèrent
server-refusal-leak-unfinished = Cette partie n’est pas terminée. Seules les parties terminées sont vérifiées, car il faut connaître la donne.
