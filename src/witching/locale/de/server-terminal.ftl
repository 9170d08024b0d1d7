### Was der Server sagt.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## Die Datenbank

server-refusal-database-url = „{ $given }“ ist keine Adresse einer Datenbank; zum Beispiel sqlite:///tables.db oder postgresql://name@host/tables.
server-refusal-database-driver = Der Treiber { $driver } für diese Datenbank ist nicht installiert.
server-refusal-database-file = Die Datenbank { $path } lässt sich nicht öffnen: { $why }
server-refusal-database-newer = Diese Datenbank hat ein neueres Witching Hour geschrieben; dieses hier kann sie nicht lesen.
server-refusal-database-older = Diese Datenbank hat ein älteres Witching Hour geschrieben; der Server bringt sie beim Start auf den neuen Stand.
server-refusal-database-empty = In dieser Datenbank gibt es noch keine Tische von Witching Hour; der Server richtet sie beim Start ein.

## Den Server starten

server-serve-help = Öffnet die Spiele für Browser: auf diesem Rechner und, wenn du es erlaubst, auch für andere.
server-host-help = Die Adresse, an der der Server lauscht; ohne Angabe 127.0.0.1: nur dieser Rechner.
server-port-help = Der Port; ohne Angabe 8765 oder der nächste freie.
server-db-help = Die Datenbank der Tische, zum Beispiel sqlite:///tables.db oder postgresql://name@host/tables; ohne Angabe eine Datei in deinem Datenordner.
server-lan-help = Lässt auch andere in diesem Netz mitspielen.
server-public-url-help = Die Adresse, unter der ein Proxy diesen Server der Welt zeigt, zum Beispiel https://games.example.org: für Links, Cookies und die Prüfung der Herkunft.
server-metrics-help = Die Messwerte des Servers für Prometheus, an diesem Port und nur auf diesem Rechner.
server-no-browser-help = Öffnet keinen Browser.
server-serve-at = Die Geisterstunde hat begonnen: { $address }
server-serve-public = Für die Welt: { $address }
server-serve-network = Für andere in diesem Netz: { $address }
server-serve-again = Sie können wie zuvor mitspielen, denn das Programm wurde unterbrochen. Beendest du es mit Strg-C, kommt danach niemand herein, bis du es wieder erlaubst.
server-serve-stop = Strg-C beendet den Server; nichts geht verloren. Mit `witching play` spielst du an diesem Terminal, `witching --help` zeigt alles.
server-serve-taken = Der Anschluss { $port } ist belegt: Vielleicht läuft dieses Programm hier schon, unter http://localhost:{ $port }.
server-refusal-listen = An { $host }, Port { $port }, lässt sich nicht lauschen: { $why }
server-refusal-public-url = „{ $given }“ ist keine öffentliche Adresse; man schreibt sie wie https://games.example.org, ohne etwas nach dem Namen.
server-refusal-limits = { $name } ist „{ $given }“, muss aber eine ganze Zahl ab 1 sein: das Wievielfache der üblichen Grenzen gelten soll.

## Pflege der Datenbank

server-refusal-database-none = Die Datenbank { $path } gibt es nicht.
server-refusal-database-broken = Die Datenbank ist nicht zu gebrauchen: { $why }
server-backup-help = Kopiert die Datenbank nach FILE, auch während der Server läuft. Um zu ihr zurückzukehren, halte den Server an, entferne die Datenbank samt ihren Dateien -wal und -shm und lege die Kopie an ihre Stelle.
server-backup-done = { $path }: eine unversehrte Kopie, { $size } MB. Sie enthält Geheimnisse laufender Partien; behalte sie für dich.
server-refusal-backup-postgresql = PostgreSQL macht seine Kopien selbst: nimm pg_dump.
server-refusal-backup-there = { $path } gibt es schon; wähle einen anderen Namen.
server-refusal-backup = Die Kopie { $path } lässt sich nicht anlegen: { $why }
server-export-help = Schreibt die Aufzeichnungen beendeter Partien in den Ordner DIR, eine Datei für jede. Laufende Partien werden ausgelassen; Dateien, die schon da sind, bleiben, wie sie sind.
server-export-table-help = Nur die Partie dieses Tisches.
server-export-progress = Schreiben
server-export-done = { $records ->
    [one] { $records } Aufzeichnung
   *[other] { $records } Aufzeichnungen
} nach { $path } geschrieben; schon da: { $there }.
server-refusal-export-none = Einen Tisch „{ $given }“ gibt es nicht.
server-refusal-export-running = Die Partie an Tisch „{ $given }“ ist nicht vorbei; noch gibt es keine Aufzeichnung.
server-doctor-help = Prüft, was ein Server gespeichert hat: Jedes Protokoll ist vollständig und hält die Regeln ein, und die Aufzeichnungen beendeter Partien stimmen. Eine Zeile für jeden Fehler; Exit-Code 1, wenn es welche gibt.
server-doctor-progress = Prüfen
server-doctor-fault = Tisch { $table }, Eintrag { $number }: { $what }
server-doctor-absent = Tisch { $table }: nicht geprüft: Sein Spiel, { $game }, kann hier nicht gespielt werden (nicht installiert oder defekt)
server-doctor-unreadable = nicht lesbar: { $why }
server-doctor-hole = fehlt; der nächste vorhandene ist { $found }
server-doctor-no-entries = fehlt, und andere gibt es nicht
server-doctor-rules = verstößt gegen die Regeln
server-doctor-entry = passt nicht zu dem, was davor steht ({ $kind })
server-doctor-summary = das Verzeichnis der Tische sagt etwas anderes: { $names }
server-doctor-record = die Aufzeichnung der Partie ist falsch: { $why }
server-doctor-total = Tische: { $tables }, Einträge: { $entries }, Fehler: { $faults }.

## Was geheim bleibt

server-leak-help = Prüft, ob der Server jemandem zu viel verraten hätte: vergleicht zu jedem Zeitpunkt beendeter Partien alles, was jeder Betrachter bekommt, mit dem, was er in anderen Welten bekäme, die er nicht unterscheiden kann. Eine Zeile je Aufzeichnung, auch für jede Datei eines Ordners; Exit-Code 1, wenn etwas durchsickert.
server-leak-worlds-help = Wie viele andere Verteilungen neben jeder Partie verfolgt werden (8).
server-leak-progress = Welten werden verglichen
server-leak-none = { $file }: nichts verraten. Zeitpunkte: { $moments }, Betrachter: { $viewers }, Vergleiche: { $compared }.
server-leak-found = { $file }: VERRATEN. Getroffene Entscheidungen: { $step }; Betrachter: { $viewer }; { $part }, Stelle { $place }. Verglichen wurden die wahre Welt und eine andere: { $how }. Was verraten wird: { $what }.
server-leak-unchecked = { $file }: nicht geprüft: { $what }
server-leak-viewer-seat = Platz { $number }
server-leak-viewer-closed = Platz { $number }, dessen Blick beendet ist
server-leak-viewer-host = wer den Tisch geöffnet hat und alle Zuschauer
server-leak-viewer-stranger = jemand an einem Tisch ohne Zuschauer
server-leak-part-welcome = was jemand bekommt, der jetzt dazukommt
server-leak-part-news = was jemand bekam, der dabei war
server-leak-part-hint = worauf ein Tipp beruht
server-leak-part-answers = die Antworten auf alles, was man fragen kann
server-leak-part-view = die Ansicht
server-leak-part-refusals = die Ablehnungen
server-leak-how-imagined = eine, die der Platz für möglich hält
server-leak-how-sealed = eine andere geheime Entscheidung
server-leak-how-unseen = anders ist, was noch niemand gesehen hat
server-leak-how-covered = anders ist, was zugedeckt ist
server-leak-what-story = die Geschichte erzählt mehr als die Ansicht, die in beiden gleich ist
server-leak-what-choices = die angebotenen Möglichkeiten sind verschieden
server-leak-what-question = die Frage ist verschieden
server-leak-what-result = das Ergebnis ist verschieden
server-leak-what-view = der Tisch sieht anders aus
server-leak-what-table = was über die Leute am Tisch gesagt wird, ist verschieden
server-leak-what-hint = ein Tipp beruht auf mehr, als der Platz wissen darf
server-leak-what-answers = die Antworten sind verschieden
server-leak-what-refusals = die Gründe der Ablehnungen sind verschieden
server-refusal-leak-unfinished = Diese Partie ist nicht beendet. Nur beendete Partien werden geprüft, denn die Prüfung muss die Verteilung kennen.
