### Rund um einen Tisch der Seite.

# Bots nehmen den ersten dieser Namen, den sonst niemand am Tisch hat.
table-bot-names = Morgana, Merlin, Viviane, Mordred

## Sich setzen

table-bot-of = So spielt { $name }
table-remove-sure = { $name } wirklich entfernen
table-cancel = Nein
table-copy = Kopieren
table-copied = Kopiert
table-share = Teilen …
table-only-watch = Nur zuschauen
table-moved = Dieser Platz gehört nicht mehr zu diesem Gerät: Er ist auf ein anderes umgezogen, oder wer den Tisch geöffnet hat, hat ihn vergeben. Zuschauen geht weiter.
table-set-hints = Tipps
table-set-listed = In der Liste für alle
table-number = { $number }

## Während der Partie

table-status-wait = Einen Moment …
table-status-holder = { $name }, du bist am Zug.
table-status-chosen = Du hast gewählt. Es fehlen noch: { $names }.
table-watching = Du schaust zu.
table-kept = Deine Wahl ist gemerkt und wird dann gesendet.
table-confirm = Ja, das
table-choices = { $choices ->
    [one] { $choices } Möglichkeit als Liste
   *[other] Alle { $choices } Möglichkeiten als Liste
}
table-sentences = Der Tisch in Sätzen
table-dismiss = Meldung schließen
table-draw-again = Das Spielfeld konnte nicht gezeichnet werden. Noch einmal versuchen
table-coach = Für deine erste Partie
table-coach-done = Verstanden
table-coach-off = Nichts davon mehr zeigen

## Neben dem Spielfeld

table-beside = Neben dem Spielfeld
table-story = Verlauf
table-about = Tisch
table-talk-none = Noch hat niemand etwas gesagt.
table-phrases = Fertige Sätze
table-unread = { $messages ->
    [one] { $messages } neue Nachricht
   *[other] { $messages } neue Nachrichten
}

## Tasten

table-keys = Tasten
table-keys-letters = Einzelne Buchstaben sind Tasten
table-key-tab = zum nächsten Knopf
table-key-arrows = auf dem Spielfeld: zum Nachbarfeld
table-key-enter = wählen
table-key-escape = schließen
table-key-help = diese Hilfe
table-key-hint = ein Tipp
table-key-take-back = zurücknehmen
table-key-board = zum Spielfeld
table-key-story = der Verlauf
table-key-talk = das Gespräch
table-key-table = der Tisch und wer daran sitzt

## Nach der Partie

table-won = { $winners ->
    [one] { $names } hat gewonnen!
   *[other] { $names } teilen sich den Sieg!
}
table-won-you = Du hast gewonnen!
table-counting = Die Punkte werden gezählt …
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-sheet-all = Alles auf einmal zeigen
table-replay = Die Partie noch einmal ansehen
