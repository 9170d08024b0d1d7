### Die Startseite, ein neuer Tisch, die Einstellungen.

## Was gespielt wird

home-about = Spiele für einen langen Abend: brauen, merken, überlisten. Ohne Anmeldung, ohne Kosten.
home-now = Gleich spielen
home-now-about = gegen Bots
home-friends = Mit Freunden
home-here = An diesem Bildschirm
home-watch = Zusehen
home-rules = Regeln
home-players = { $number ->
    [one] { $number } Spieler
   *[other] { $number } Spieler
}
home-players-range = { $least }–{ $most } Spieler
home-players-some = { $numbers } Spieler
home-record-open = Aufzeichnung einer Partie öffnen
home-failed = Das hat nicht geklappt: Der Server antwortet nicht.

## Wer man ist

home-guest-name = { $symbol ->
    [cat] Schwarze Katze
    [toad] Frohe Kröte
    [raven] Kluger Rabe
    [bat] Fledermaus
    [moon] Vollmond
    [star] Abendstern
    [key] Silberschlüssel
    [candle] Helle Kerze
    [broom] Flinker Besen
    [cauldron] Alter Kessel
    [feather] Leichte Feder
   *[other] Weise Eule
}
home-you = Du bist { $name }
home-change = Name und Symbol ändern

## Listen von Tischen

home-all = Alle { $number } zeigen
home-go-on = Weiterspielen
home-to-table = Zum Tisch
home-score = Die Wertung
home-replay = Noch einmal ansehen

## Einstellungen

home-settings = Einstellungen
home-close = Schließen

## Nicht erreichbar

home-offline = Du bist offline
home-offline-about = Der Server antwortet nicht: Dieses Gerät hat keine Verbindung, oder das Programm wurde beendet. Nichts ist verloren. Die Seite macht von selbst weiter, sobald der Server wieder da ist.
home-offline-again = Noch einmal versuchen
