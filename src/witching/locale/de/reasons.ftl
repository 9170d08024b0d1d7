### Gründe: was ein Bot wählen würde, wie es ausgehen kann und warum.

## Die Möglichkeiten

reasons-title-open = Die besten Möglichkeiten nach dem, was offen liegt
reasons-title-all = Die besten Möglichkeiten nach allem, was man wissen kann
reasons-rank = { $rank ->
    [first] Tipp: die beste Wahl
    [second] Tipp: die zweitbeste Wahl
   *[third] Tipp: die drittbeste Wahl
}
# Um wie viele Punkte man am Ende vor den Besten der anderen liegen kann, oder dahinter.
reasons-ahead = etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte vorn
reasons-behind = etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte zurück
reasons-level = etwa gleichauf
reasons-end-ahead = am Ende vielleicht etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte vorn
reasons-end-behind = am Ende vielleicht etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte zurück
reasons-end-level = am Ende vielleicht etwa gleichauf
reasons-less = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger
reasons-better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr
reasons-same = etwa ebenso viele Punkte
reasons-margin = Punkte: der Vorsprung am Ende vor den Besten der anderen, im Durchschnitt. Ein Bot würde die erste wählen: Zu gewinnen zählt für ihn mehr als Punkte.
# One or two other choices, behind a button.
reasons-more = { $choices } weitere
reasons-fewer = Weniger
# In a replay.
reasons-chosen = Gewählt: { $choice }
reasons-was-chosen = gewählt
# Am Terminal.
reasons-entry = { $choice } ({ $margin })
reasons-not-over = Was ein Bot täte, wird nur bei beendeten Spielen verraten.
reasons-nobody = Hier muss niemand wählen.
reasons-ask = Was würde ein Bot hier tun?
reasons-ask-for = Was würde ein Bot hier für { $seat } tun?
reasons-thinking = Ein Bot denkt nach …

## Gründe in jedem Spiel

# Anstelle eines Grundes.
reasons-worlds = ging in den Spielen, die der Bot sich vorgestellt hat, gut aus
reasons-worse = ging in den Spielen, die der Bot sich vorgestellt hat, weniger gut aus
reasons-only = etwas anderes ist hier nicht möglich
reasons-alike = nichts Bekanntes spricht mehr dafür als für die anderen hier
reasons-covered = was verdeckt liegt, musst du dir selbst merken
reasons-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
