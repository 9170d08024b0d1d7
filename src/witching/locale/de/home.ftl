### Die Startseite, ein neuer Tisch, die Einstellungen.

## Was gespielt wird

home-about = Zwei Spiele für einen langen Abend: brauen, merken, überlisten. Ohne Anmeldung, ohne Kosten.
home-now = Gleich spielen
home-now-about = gegen Bots
home-friends = Mit Freunden
home-here = An diesem Bildschirm
home-watch = Zusehen
home-watch-empty = Gerade wird an keinem Tisch für alle gespielt. Sobald es einen gibt, steht er hier.
home-watch-bots = Bots zusehen
home-watch-bots-about = Eine ganze Partie, Schritt für Schritt, in deinem Tempo.
home-rules = Regeln
home-friends-about = Du bekommst einen Link und einen QR-Code für ihre Kameras. Zu wievielt spielt ihr? Freie Plätze können an Bots gehen.
home-players = { $number ->
    [one] { $number } Spieler
   *[other] { $number } Spieler
}
home-players-range = { $least }–{ $most } Spieler
home-players-some = { $numbers } Spieler
home-here-about = Wer am Zug ist, bekommt den Bildschirm. Was geheim ist, bleibt geheim.
home-here-people = Menschen an diesem Bildschirm
home-here-bots = Dazu Bots
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
home-save = Speichern

## Listen von Tischen

home-all = Alle { $number } zeigen
home-go-on = Weiterspielen
home-to-table = Zum Tisch
home-score = Die Wertung
home-replay = Noch einmal ansehen

## Einen Tisch öffnen

home-opening = Ein neuer Tisch: { $game }
home-seat = Platz { $number }
home-seat-friend = jemand mit dem Link
home-seat-here = jemand an diesem Bildschirm
home-seat-bot = Bot: { $bot }
home-seat-add = Platz hinzufügen
home-seat-remove = Platz { $number } entfernen
home-game = Das Spiel
home-company = Die Runde
home-set-grace = Wenn jemand weg ist
home-grace = { $minutes ->
    [0] Warten, so lange es dauert
    [one] Nach { $minutes } Minute spielt ein Bot weiter
   *[other] Nach { $minutes } Minuten spielt ein Bot weiter
}
home-set-hints = Tipps
home-set-hints-about = Alle dürfen nach der besten Wahl fragen und warum.
home-set-listed-about = Wer diesen Server erreicht, darf sich dazusetzen oder zusehen.
home-open = Tisch öffnen
home-edition-ru = Russische Ausgabe
home-edition-ru-alchemist = Russische Ausgabe „Алхимик из Гластонбери“
home-edition-it = Italienische Ausgabe
home-edition-ko = Koreanische Ausgabe „마법사의 레시피“

## Einstellungen

home-settings = Einstellungen
home-close = Schließen
home-set-theme = Farben
home-auto = Wie am Gerät
home-theme-light = Hell
home-theme-dark = Dunkel
home-set-motion = Bewegung
home-motion-off = Aus
home-motion-fast = Schnell
home-motion-normal = Normal
home-set-confirm = Jede Wahl bestätigen
home-set-confirm-about = Das erste Drücken markiert, das zweite wählt.
home-set-coach = Unterwegs erklären
home-set-coach-about = Ein Satz, wenn etwas zum ersten Mal geschieht.
home-set-sounds = Töne
home-set-vibration = Vibration
home-set-notices = Sag mir, wenn ich dran bin
home-set-notices-about = Eine Meldung des Browsers, während diese Seite im Hintergrund ist.
home-set-notices-denied = Der Browser erlaubt dieser Seite keine Meldungen. Das lässt sich in seinen Einstellungen ändern.

## Nicht erreichbar

home-offline = Du bist offline
home-offline-about = Der Server antwortet nicht: Dieses Gerät hat keine Verbindung, oder das Programm wurde beendet. Nichts ist verloren. Die Seite macht von selbst weiter, sobald der Server wieder da ist.
home-offline-again = Noch einmal versuchen
