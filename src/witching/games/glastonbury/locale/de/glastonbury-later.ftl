### Glastonbury: die Namen der Karten und Farben und alles, was in diesem Spiel gesagt wird.
### Not needed before the first choice.

## Ablehnungen einer Verteilung

glastonbury-deal-assisted = { $place } zählt die Plätze, denen geholfen wird, nicht aufsteigend auf.
glastonbury-deal-removed = So viele dieser Farben müssen aus dem Kartensatz entfernt werden: { $wanted } von { $allowed }.
glastonbury-deal-card = { $card } steht { $found }-mal in der Verteilung; der Kartensatz hat { $wanted }.
glastonbury-deal-cards = Die Verteilung hat { $found } Karten; der Kartensatz hat { $wanted }.
glastonbury-deal-recipes = { $place } enthält keine Rezepte, wie die Regeln sie austeilen.

## Der Tisch in Sätzen, für einen Screenreader

# $cards: eine Aufzählung wie „c3: Kröte 3“.
glastonbury-tell-faced = { $seat } kann eine dieser Karten nehmen: { $cards }.
glastonbury-tell-reached = Mit Declinatio kann eine dieser Karten genommen werden: { $cards }.
glastonbury-tell-row = Zeile { $row }: { $cards }.
glastonbury-tell-row-empty = Zeile { $row } ist leer.
glastonbury-tell-look = Du darfst jetzt deinen eigenen Kessel durchsehen.
# $place: einer der Texte „stands“ von oben.
glastonbury-tell-seat = { $seat } spielt { $colour } und steht { $place }.
glastonbury-tell-bare = Im Kessel von { $seat } liegen keine Karten; die Kesselkarte zeigt { $number }.
glastonbury-tell-top = { $count ->
    [one] Im Kessel von { $seat } liegt { $count } Karte: { $card }.
   *[other] Im Kessel von { $seat } liegen { $count } Karten; obenauf: { $card }.
}
glastonbury-tell-points = { $points ->
    [one] { $seat } hat { $points } Punkt.
   *[other] { $seat } hat { $points } Punkte.
}
glastonbury-tell-spell = { $charges ->
    [one] { $seat } hat { $card } mit { $charges } Ladung.
   *[other] { $seat } hat { $card } mit { $charges } Ladungen.
}
glastonbury-tell-spent = { $count ->
    [one] { $seat } hat { $count } verbrauchten Zauber.
   *[other] { $seat } hat { $count } verbrauchte Zauber.
}
glastonbury-tell-recipes = Rezepte von { $seat }: { $recipes }.
glastonbury-tell-cards = Im Kessel von { $seat }, die unterste zuerst: { $cards }.
glastonbury-tell-pile = { $count ->
    [0] Der Nachziehstapel ist leer: Wer eine innere Reihe leert, beendet das Spiel (G-END).
    [one] Im Nachziehstapel liegt { $count } Karte.
   *[other] Im Nachziehstapel liegen { $count } Karten.
}

## Die Wertung

# Eine Zeile in einem Satz: die Karten (oder das Rezept), die Punkte, warum, die Regel.
glastonbury-tell-line = { $points ->
    [one] { $cards }: { $points } Punkt; { $reason } ({ $rule }).
   *[other] { $cards }: { $points } Punkte; { $reason } ({ $rule }).
}
glastonbury-tell-recipe = { $points ->
    [one] Rezept { $recipe }: { $points } Punkt für { $cards }; { $reason } ({ $rule }).
   *[other] Rezept { $recipe }: { $points } Punkte für { $cards }; { $reason } ({ $rule }).
}
glastonbury-tell-recipe-bare = { $points ->
    [one] Rezept { $recipe }: { $points } Punkt; { $reason } ({ $rule }).
   *[other] Rezept { $recipe }: { $points } Punkte; { $reason } ({ $rule }).
}
glastonbury-tell-joins = Ein Immuto kommt zur Sorte { $kind } (G-IMMUTO).

## Die Seite: die Einstellungen eines neuen Tischs

glastonbury-option-recipes = Mit Rezepten spielen
glastonbury-option-recipes-about = Alle bekommen zwei geheime Rezepte, die zusätzliche Punkte geben. Für alle, die das Spiel kennen.
glastonbury-option-memory = Zugedeckte Karten
glastonbury-option-memory-strict = Merk sie dir selbst
glastonbury-option-memory-assisted = Du darfst deine eigenen ansehen
glastonbury-option-memory-open = Alle liegen offen
glastonbury-option-strict-about = Nur die oberste Karte eines Kessels ist zu sehen. So ist das Spiel gedacht.
glastonbury-option-assisted-about = Wer angekreuzt ist, darf den eigenen Kessel immer durchsehen: für Kinder und alle, die es möchten.
glastonbury-option-open-about = Alle sehen alle Kessel.
glastonbury-option-assisted = Wer nachsehen darf
glastonbury-option-special2 = An einer Ecke mit einem Immuto oben
glastonbury-option-special2-may = darf man gehen oder bleiben
glastonbury-option-special2-must = muss man gehen
glastonbury-option-fewest-spells = Rezept B3 vergleicht
glastonbury-option-fewest-spells-collected = die gesammelten Zauberkarten
glastonbury-option-fewest-spells-used = die benutzten Zauberkarten
glastonbury-option-immuto = Für Rezept A hat ein Immuto
glastonbury-option-immuto-as-scored = die Farbe der Sorte, der es sich anschloss
glastonbury-option-immuto-free = immer auch die Farbe des eigenen Rezepts
glastonbury-option-removal = Zu zweit kommen aus dem Spiel
glastonbury-option-removal-one = die Karten einer unbenutzten Farbe
glastonbury-option-removal-both = die Karten beider unbenutzter Farben
glastonbury-option-end-lines = Das Spiel endet mit einer leeren Reihe
glastonbury-option-end-lines-about = Die Spielregeln sagen „eine beliebige Reihe“, aber vor einer äußeren steht nie eine Figur.
glastonbury-option-end-lines-inner = nur bei inneren Reihen
glastonbury-option-end-lines-all = auch bei äußeren Reihen
glastonbury-option-immuto-by = Mit Rezepten ordnet die Immutos zu
glastonbury-option-immuto-by-about = Die Spielregeln sagen: eine Sorte nach Wahl des Besitzers.
glastonbury-option-immuto-by-owner = wer sie hat, nach der letzten Karte
glastonbury-option-immuto-by-engine = das Programm, so wie es für den Besitzer am besten ist
glastonbury-option-immuto-joins = Ein Immuto darf kommen zu
glastonbury-option-immuto-joins-about = Die russischen Regeln sagen „eine der gesammelten Sorten“, die anderen eine beliebige.
glastonbury-option-immuto-joins-any = jeder Sorte
glastonbury-option-immuto-joins-collected = nur einer Sorte, von der man eine Karte hat
glastonbury-option-first-seat = Wer beginnt
glastonbury-option-removed = Die Farbe, die aus dem Spiel kommt
glastonbury-option-colours = Farbe der Figur
glastonbury-option-corners = Startecke
glastonbury-option-corner-nw = oben links
glastonbury-option-corner-ne = oben rechts
glastonbury-option-corner-se = unten rechts
glastonbury-option-corner-sw = unten links

# Was eine Ausgabe sagt, wo sich die Ausgaben unterscheiden.
glastonbury-edition-ru = An einer Ecke mit einem Immuto oben darf man bleiben. Rezept B3 vergleicht die gesammelten Zauberkarten. Hier üblich: Die meisten Ausgaben stimmen in beidem mit ihr überein.
glastonbury-edition-ru-alchemist = Wie in der anderen russischen Ausgabe; nur Namen von Karten sind anders.
glastonbury-edition-it = An einer Ecke mit einem Immuto oben darf man bleiben. Rezept B3 vergleicht die benutzten Zauberkarten.
glastonbury-edition-ko = An einer Ecke mit einem Immuto oben muss man gehen. Rezept B3 vergleicht die gesammelten Zauberkarten.

## Die Wertungsübersicht

# After the lines “glastonbury-why-one” to “-four”; as short as these.
glastonbury-aid-own = eigene Farbe: doppelt, nur die 5 nicht
# A card, and its “glastonbury-note-…”.
glastonbury-aid-card = { $card }: { $note }
glastonbury-aid-recipe-a = Rezept A, die meisten Karten seiner Farbe: 1 je Karte, zu viert 2
glastonbury-aid-recipe-b = Rezept B, erfüllt: 10
