### Die Startseite, ein neuer Tisch, die Einstellungen.
### Not needed before the first choice.

## Was gespielt wird

home-watch-empty = Gerade wird an keinem Tisch für alle gespielt. Sobald es einen gibt, steht er hier.
home-watch-bots = Bots zusehen
home-watch-bots-about = Eine ganze Partie, Schritt für Schritt, in deinem Tempo.
home-friends-about = Du bekommst einen Link und einen QR-Code für ihre Kameras. Zu wievielt spielt ihr? Freie Plätze können an Bots gehen.
home-here-about = Wer am Zug ist, bekommt den Bildschirm. Was geheim ist, bleibt geheim.
home-here-people = Menschen an diesem Bildschirm
home-here-bots = Dazu Bots

## Wer man ist

home-save = Speichern

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
