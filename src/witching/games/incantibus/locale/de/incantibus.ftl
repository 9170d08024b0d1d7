### Incantibus: Namen, Möglichkeiten, Geschehen und Ablehnungen.
###
### Namen von Dingen haben Formen, die mitten im Satz stehen: .accusative und .dative mit dem Artikel, der dort passt;
### Monster und Zauberer auch .subject, am Anfang eines Satzes; Monster auch .definite, den Akkusativ mit „den“ oder „das“.

## Das Spiel

incantibus-title = Incantibus
incantibus-about = alle Zauberstäbe zeigen zugleich, den Turm hinab bis zu den Zauberern
incantibus-ending-cleared = kein Zauberer war mehr übrig
incantibus-ending-laid = ein Zauberstab wurde niedergelegt

## Marker, von denen es nur eine Sorte gibt

incantibus-token-spell = Zaubermarker
    .accusative = einen Zaubermarker
    .dative = einem Zaubermarker
incantibus-token-purse = Beutel
    .accusative = einen Beutelmarker
    .dative = einem Beutelmarker
incantibus-token-three-gold = 3 Gold
    .accusative = 3 Gold
    .dative = 3 Gold
incantibus-token-universalus = Universalus
    .accusative = Universalus
    .dative = Universalus
incantibus-token-stone = Stein der Weisen
    .accusative = den Stein der Weisen
    .dative = dem Stein der Weisen
# Ein Zauberer, der noch verdeckt liegt.
incantibus-token-sorcerer = ein verdeckter Zauberer
    .accusative = einen verdeckten Zauberer
    .dative = einem verdeckten Zauberer
# Ein Ding in einer Aufzählung.
incantibus-token = { $token }

## Zauberkarten

incantibus-card-expandius = Expandius
incantibus-card-fortuna = Fortuna
incantibus-card-imperium = Imperium
incantibus-card-oculus = Oculus
incantibus-card-universalus = Universalus
incantibus-card-philosophio = Philosophio
incantibus-card-alchemy = Alchemie
incantibus-card-iskanto = Iskanto

## Zutaten unserer eigenen Schachtel

incantibus-name-ingredients-mistletoe = Mistel
    .accusative = eine Mistel
    .dative = einer Mistel
incantibus-name-ingredients-mushroom = Pilz
    .accusative = einen Pilz
    .dative = einem Pilz
incantibus-name-ingredients-pumpkin = Kürbis
    .accusative = einen Kürbis
    .dative = einem Kürbis
incantibus-name-ingredients-toad = Kröte
    .accusative = eine Kröte
    .dative = einer Kröte
incantibus-name-ingredients-feather = Feder
    .accusative = eine Feder
    .dative = einer Feder

## Waffen unserer eigenen Schachtel

incantibus-name-weapons-net = Netz
    .accusative = ein Netz
    .dative = einem Netz
incantibus-name-weapons-trap = Falle
    .accusative = eine Falle
    .dative = einer Falle
incantibus-name-weapons-crystal-ball = Kristallkugel
    .accusative = eine Kristallkugel
    .dative = einer Kristallkugel
incantibus-name-weapons-flying-stake = Fliegender Pflock
    .accusative = einen Fliegenden Pflock
    .dative = einem Fliegenden Pflock

## Monster unserer eigenen Schachtel

incantibus-name-monsters-goblin = Goblin
    .subject = Der Goblin
    .definite = den Goblin
    .accusative = einen Goblin
    .dative = einem Goblin
incantibus-name-monsters-werewolf = Werwolf
    .subject = Der Werwolf
    .definite = den Werwolf
    .accusative = einen Werwolf
    .dative = einem Werwolf
incantibus-name-monsters-ghost = Gespenst
    .subject = Das Gespenst
    .definite = das Gespenst
    .accusative = ein Gespenst
    .dative = einem Gespenst
incantibus-name-monsters-vampire = Vampir
    .subject = Der Vampir
    .definite = den Vampir
    .accusative = einen Vampir
    .dative = einem Vampir

## Gold unserer eigenen Schachtel

incantibus-name-gold-one-coin = eine Münze
    .accusative = eine Münze
    .dative = einer Münze
incantibus-name-gold-two-coins = zwei Münzen
    .accusative = zwei Münzen
    .dative = zwei Münzen
incantibus-name-gold-three-coins = drei Münzen
    .accusative = drei Münzen
    .dative = drei Münzen

## Räume unserer eigenen Schachtel

incantibus-name-rooms-roof = Dach
    .subject = Das Dach
incantibus-name-rooms-bedroom = Schlafzimmer
    .subject = Das Schlafzimmer
incantibus-name-rooms-kitchen = Küche
    .subject = Die Küche
incantibus-name-rooms-library = Bibliothek
    .subject = Die Bibliothek
incantibus-name-rooms-laboratory = Labor
    .subject = Das Labor
incantibus-name-rooms-armoury = Waffenkammer
    .subject = Die Waffenkammer
incantibus-name-rooms-gallery = Galerie
    .subject = Die Galerie
incantibus-name-rooms-treasury = Schatzkammer
    .subject = Die Schatzkammer

## Tränke unserer eigenen Schachtel

incantibus-name-potions-green-1 = grüner Trank I
    .accusative = den grünen Trank I
    .dative = dem grünen Trank I
incantibus-name-potions-green-2 = grüner Trank II
    .accusative = den grünen Trank II
    .dative = dem grünen Trank II
incantibus-name-potions-green-3 = grüner Trank III
    .accusative = den grünen Trank III
    .dative = dem grünen Trank III
incantibus-name-potions-red-1 = roter Trank I
    .accusative = den roten Trank I
    .dative = dem roten Trank I
incantibus-name-potions-red-2 = roter Trank II
    .accusative = den roten Trank II
    .dative = dem roten Trank II
incantibus-name-potions-red-3 = roter Trank III
    .accusative = den roten Trank III
    .dative = dem roten Trank III
incantibus-name-potions-blue-1 = blauer Trank I
    .accusative = den blauen Trank I
    .dative = dem blauen Trank I
incantibus-name-potions-blue-2 = blauer Trank II
    .accusative = den blauen Trank II
    .dative = dem blauen Trank II
incantibus-name-potions-blue-3 = blauer Trank III
    .accusative = den blauen Trank III
    .dative = dem blauen Trank III

## Zauberbücher unserer eigenen Schachtel

incantibus-name-books-curiosities = Buch der Kuriositäten
    .accusative = das Buch der Kuriositäten
    .dative = dem Buch der Kuriositäten
incantibus-name-books-spells = Buch der Zauber
    .accusative = das Buch der Zauber
    .dative = dem Buch der Zauber
incantibus-name-books-wonders = Buch der Wunder
    .accusative = das Buch der Wunder
    .dative = dem Buch der Wunder
incantibus-name-books-coins = Buch der Münzen
    .accusative = das Buch der Münzen
    .dative = dem Buch der Münzen
incantibus-name-books-riches = Buch der Reichtümer
    .accusative = das Buch der Reichtümer
    .dative = dem Buch der Reichtümer
incantibus-name-books-duels = Buch der Duelle
    .accusative = das Buch der Duelle
    .dative = dem Buch der Duelle
incantibus-name-books-armouries = Buch der Waffen
    .accusative = das Buch der Waffen
    .dative = dem Buch der Waffen
incantibus-name-books-herbs = Buch der Kräuter
    .accusative = das Buch der Kräuter
    .dative = dem Buch der Kräuter
incantibus-name-books-brews = Buch der Gebräue
    .accusative = das Buch der Gebräue
    .dative = dem Buch der Gebräue

## Zauberer unserer eigenen Schachtel

incantibus-name-sorcerers-lady-goblina = Lady Goblina
    .subject = Lady Goblina
    .accusative = Lady Goblina
    .dative = Lady Goblina
incantibus-name-sorcerers-rima-wolf = Rima Wolf
    .subject = Rima Wolf
    .accusative = Rima Wolf
    .dative = Rima Wolf
incantibus-name-sorcerers-white-lady = Weiße Frau
    .subject = Die Weiße Frau
    .accusative = die Weiße Frau
    .dative = der Weißen Frau
incantibus-name-sorcerers-count-dracula = Graf Dracula
    .subject = Graf Dracula
    .accusative = Graf Dracula
    .dative = Graf Dracula
incantibus-name-sorcerers-baroness-fuchsia = Baronin Fuchsia
    .subject = Baronin Fuchsia
    .accusative = Baronin Fuchsia
    .dative = Baronin Fuchsia
incantibus-name-sorcerers-serpentin-venomus = Serpentin Venomus
    .subject = Serpentin Venomus
    .accusative = Serpentin Venomus
    .dative = Serpentin Venomus
incantibus-name-sorcerers-witch-indigo = Hexe Indigo
    .subject = Die Hexe Indigo
    .accusative = die Hexe Indigo
    .dative = der Hexe Indigo
incantibus-name-sorcerers-high-mage = Erzmagier
    .subject = Der Erzmagier
    .accusative = den Erzmagier
    .dative = dem Erzmagier
incantibus-name-sorcerers-dark-knight = Dunkler Ritter
    .subject = Der Dunkle Ritter
    .accusative = den Dunklen Ritter
    .dative = dem Dunklen Ritter
incantibus-name-sorcerers-prince-greed = Prinz Gierhals
    .subject = Prinz Gierhals
    .accusative = Prinz Gierhals
    .dative = Prinz Gierhals
incantibus-name-sorcerers-master-ramus = Magister Ramus
    .subject = Magister Ramus
    .accusative = Magister Ramus
    .dative = Magister Ramus
incantibus-name-sorcerers-ghastly-grabber = Grausiger Raffzahn
    .subject = Der Grausige Raffzahn
    .accusative = den Grausigen Raffzahn
    .dative = dem Grausigen Raffzahn

## Was ein Spiel über sich selbst zählt

incantibus-wand = Zauberstab { $wand }

## Möglichkeiten

incantibus-action-point-visible = auf den offenen Marker { $place } zeigen
incantibus-action-point-secret = auf den geheimen Marker { $place } zeigen
incantibus-action-point-potion = auf Trank { $place } zeigen
incantibus-action-point-book = auf Zauberbuch { $place } zeigen
incantibus-action-point-sorcerer = auf Zauberer { $place } zeigen
incantibus-action-spend = Universalus für das Monster verbrauchen
incantibus-action-keep = Universalus behalten
incantibus-action-pay = mit { FORM($token, "dative") } bezahlen
incantibus-action-discard = { FORM($token, "accusative") } abwerfen
incantibus-action-cast = { $card } wirken
incantibus-action-decline = keinen weiteren Zauber wirken
incantibus-action-take-visible = den offenen Marker { $place } nehmen
incantibus-action-look-secret = den geheimen Marker { $place } ansehen
incantibus-action-fetch = { FORM($token, "accusative") } aus dem Burggraben holen
incantibus-action-steal = { FORM($token, "accusative") } von { $seat } stehlen

## Was geschieht

incantibus-event-begin = Das Spiel beginnt mit { $seats } Spielern.
incantibus-event-wand = { $seat } hat Zauberstab { $wand }.
incantibus-event-room = { $room ->
    [incantibus-name-rooms-roof] Auf dem Dach geht es los
   *[other] { FORM($room, "subject") } wird geöffnet
}: { $tokens }; geheime Marker: { $secret }.
incantibus-event-sorcerer-up = Zauberer { $place } wird aufgedeckt: { $token }.
incantibus-event-point-visible = { $seat } zeigt auf { FORM($token, "accusative") } (offener Marker { $place }).
incantibus-event-point-secret = { $seat } zeigt auf den geheimen Marker { $place }.
incantibus-event-point-potion = { $seat } zeigt auf { FORM($token, "accusative") } (Trank { $place }).
incantibus-event-point-book = { $seat } zeigt auf { FORM($token, "accusative") } (Zauberbuch { $place }).
incantibus-event-point-sorcerer = { $seat } zeigt auf { FORM($token, "accusative") } (Zauberer { $place }).
incantibus-event-swap = { $seat } gewinnt den Streit und tauscht Zauberstab { $given } gegen Zauberstab { $wand } von { $other }.
incantibus-event-turn-up = { $seat } deckt den geheimen Marker { $place } auf: { $token }.
incantibus-event-take = { $seat } nimmt { FORM($token, "accusative") }.
incantibus-event-escape = { FORM($token, "subject") } entkommt { $seat } in den Burggraben.
incantibus-event-spend = { $seat } verbraucht Universalus und fängt { FORM($token, "definite") }.
incantibus-event-keep = { $seat } behält Universalus; das Monster entkommt in den Burggraben.
incantibus-event-keep-back = { $seat } behält Universalus; das Monster bleibt, wo es liegt.
incantibus-event-pay = { $seat } bezahlt mit { FORM($token, "dative") }.
incantibus-event-gain = { $seat } bekommt { FORM($token, "accusative") }.
incantibus-event-slip = { $seat } kann nicht siegen; in den Burggraben entkommt: { $token }.
incantibus-event-beat = { $seat } besiegt { FORM($token, "accusative") }.
incantibus-event-discard = { $seat } hat nicht genug Platz und wirft { FORM($token, "accusative") } ab.
incantibus-event-cast = { $seat } wirkt { $card }.
incantibus-event-fizzle = { $card } findet nichts und verpufft.
incantibus-event-card-up = Eine Zauberkarte wird aufgedeckt: { $card }.
incantibus-event-decline = { $seat } wirkt keinen weiteren Zauber.
incantibus-event-fetch = { $seat } holt { FORM($token, "accusative") } aus dem Burggraben.
incantibus-event-steal = { $seat } stiehlt { FORM($token, "accusative") } von { $victim }.
incantibus-event-look = { $seat } sieht sich den geheimen Marker { $place } an: { $token }; die Waffe dafür fehlt.
incantibus-event-look-hidden = { $seat } sieht sich den geheimen Marker { $place } an: ein Monster; die Waffe dafür fehlt.
incantibus-event-leftover = Was übrig ist, kommt in den Burggraben: { $token }.
incantibus-event-refill = Neu aufgedeckt: { $token }.
incantibus-event-final = In der Krypta beginnt das Finale.
incantibus-event-lay = { $seat } kann nichts mehr bezahlen und legt den Zauberstab nieder.
incantibus-event-end-cleared = Kein Zauberer ist mehr übrig: Das Spiel ist vorbei.
incantibus-event-end-laid = Das Spiel ist vorbei.

## Ablehnungen von Entscheidungen

incantibus-refusal-over = Das Spiel ist vorbei.
incantibus-refusal-no-such-seat = Einen solchen Platz gibt es nicht; Plätze: { $seats }.
incantibus-refusal-not-yours = Jetzt entscheidet { $seat }.
incantibus-refusal-no-such-action = Eine Aktion { $action } gibt es nicht; die Aktionen sind 0 bis { $most }. Erlaubt: { $allowed }
incantibus-refusal-notation = „{ $given }“ ist keine Aktion; Aktionen schreibt man so: { $allowed }.
incantibus-refusal-not-now = „{ $given }“ steht jetzt nicht zur Wahl. Erlaubt: { $allowed }
incantibus-refusal-gone = An Stelle { $place } liegt nichts. Erlaubt: { $allowed }
incantibus-refusal-no-room = Im Finale gibt es keinen Raum mehr: Zeig auf einen Zauberer, einen Trank oder ein Zauberbuch. Erlaubt: { $allowed }
incantibus-refusal-not-final = Gegen Zauberer wird nur im Finale gekämpft. Erlaubt: { $allowed }
incantibus-refusal-cannot-pay = Dieser Platz kann { FORM($token, "accusative") } nicht bezahlen. Erlaubt: { $allowed }
incantibus-refusal-wand = { FORM($token, "subject") } wird nur mit einem Zauberstab besiegt, der höchstens Stärke { $most } hat. Erlaubt: { $allowed }
incantibus-refusal-not-held = „{ $token }“ liegt nicht im Koffer dieses Platzes. Erlaubt: { $allowed }
incantibus-refusal-does-not-fit = Mit { FORM($token, "dative") } lässt sich nichts vom Preis für { FORM($piece, "accusative") } bezahlen. Erlaubt: { $allowed }
incantibus-refusal-pay-order = „{ $token }“ steht in der Schachtel vor „{ $last }“, und bezahlt wird in der Reihenfolge der Schachtel. Erlaubt: { $allowed }
incantibus-refusal-pay-dead-end = Mit { FORM($token, "dative") } geht die Zahlung für { FORM($piece, "accusative") } nicht auf: Kein Marker darf entbehrlich sein. Erlaubt: { $allowed }
incantibus-refusal-purse = Ein Beutelmarker wird nie abgeworfen. Erlaubt: { $allowed }
incantibus-refusal-has-a-place = „{ $token }“ hat Platz im Koffer. Erlaubt: { $allowed }
incantibus-refusal-must-cast = Auf den weiteren Zauber darf man nur verzichten, wenn Iskanto einen Zaubermarker geholt hat. Erlaubt: { $allowed }
incantibus-refusal-card-not-open = { $card } liegt nicht aus. Erlaubt: { $allowed }
incantibus-refusal-no-weapon = { FORM($token, "subject") } ist nicht zu fangen: Weder die Waffe dafür noch Universalus ist da. Erlaubt: { $allowed }
incantibus-refusal-not-in-moat = „{ $token }“ liegt nicht im Burggraben. Erlaubt: { $allowed }
incantibus-refusal-steal-from = Von { $seat } kann nichts gestohlen werden. Erlaubt: { $allowed }
incantibus-refusal-not-stealable = „{ $token }“ kann nicht gestohlen werden, nur Zutaten, Waffen und Gold. Erlaubt: { $allowed }
incantibus-refusal-steal-nothing = „{ $token }“ liegt nicht im Koffer von { $seat }. Erlaubt: { $allowed }

## Der Tisch am Terminal. Der Platz ist dort knapp: Überschriften aus ein oder zwei Wörtern.

# Die Überschrift über den Markern eines Raums.
incantibus-face-room = { $room }
incantibus-face-crypt = Krypta
incantibus-face-rooms-below = { $count ->
    [0] der letzte Raum
    [one] darunter { $count } Raum
   *[other] darunter { $count } Räume
}
incantibus-face-supply = Vorrat
incantibus-face-title-potions = Tränke
incantibus-face-title-books = Zauberbücher
incantibus-face-title-cards = Zauber
incantibus-face-title-sorcerers = Zauberer
incantibus-face-title-moat = Burggraben
# Von einem Marker oder Zauberer, den niemand gesehen hat.
incantibus-face-face-down = verdeckt

## Kürzel: Namen aus ein bis drei Buchstaben für den Tisch; keine zwei gleich.

incantibus-mark-ingredients-mistletoe = Mi
incantibus-mark-ingredients-mushroom = Pi
incantibus-mark-ingredients-pumpkin = Kü
incantibus-mark-ingredients-toad = Kr
incantibus-mark-ingredients-feather = Fe
incantibus-mark-weapons-net = Ne
incantibus-mark-weapons-trap = Fa
incantibus-mark-weapons-crystal-ball = Kk
incantibus-mark-weapons-flying-stake = Pf
incantibus-mark-monsters-goblin = Go
incantibus-mark-monsters-werewolf = We
incantibus-mark-monsters-ghost = Ge
incantibus-mark-monsters-vampire = Va
incantibus-mark-gold-one-coin = 1M
incantibus-mark-gold-two-coins = 2M
incantibus-mark-gold-three-coins = 3M
incantibus-mark-spells-spell = Zm
incantibus-mark-special-purse = Bt
incantibus-mark-special-three-gold = 3G
incantibus-mark-special-universalus = Un
incantibus-mark-special-stone = St
incantibus-mark-potions-green-1 = gI
incantibus-mark-potions-green-2 = gII
incantibus-mark-potions-green-3 = gIII
incantibus-mark-potions-red-1 = rI
incantibus-mark-potions-red-2 = rII
incantibus-mark-potions-red-3 = rIII
incantibus-mark-potions-blue-1 = bI
incantibus-mark-potions-blue-2 = bII
incantibus-mark-potions-blue-3 = bIII
incantibus-mark-books-curiosities = Ku
incantibus-mark-books-spells = Za
incantibus-mark-books-wonders = Wu
incantibus-mark-books-coins = Mü
incantibus-mark-books-riches = Re
incantibus-mark-books-duels = Du
incantibus-mark-books-armouries = Wa
incantibus-mark-books-herbs = Kä
incantibus-mark-books-brews = Gb
incantibus-mark-sorcerers-lady-goblina = LG
incantibus-mark-sorcerers-rima-wolf = RW
incantibus-mark-sorcerers-white-lady = WF
incantibus-mark-sorcerers-count-dracula = GD
incantibus-mark-sorcerers-baroness-fuchsia = BF
incantibus-mark-sorcerers-serpentin-venomus = SV
incantibus-mark-sorcerers-witch-indigo = HI
incantibus-mark-sorcerers-high-mage = EM
incantibus-mark-sorcerers-dark-knight = DR
incantibus-mark-sorcerers-prince-greed = PG
incantibus-mark-sorcerers-master-ramus = MR
incantibus-mark-sorcerers-ghastly-grabber = GR
# Die Farbe eines Tranks, den ein Zauberer verlangt.
incantibus-mark-colour-green = grün
incantibus-mark-colour-red = rot
incantibus-mark-colour-blue = blau

## Was Dinge kosten und wert sind

incantibus-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
    .dative = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }
# Mehrere gleiche Dinge in einer Aufzählung: Pilz ×2.
incantibus-several = { $token } ×{ $count }
incantibus-list = { $things }
incantibus-nothing = nichts
incantibus-colour-green = Grün
incantibus-colour-red = Rot
incantibus-colour-blue = Blau
# Preise stehen nach „Preis:“.
incantibus-price-ingredients = { $tokens }
incantibus-price-monster = { $token }
incantibus-price-potion = { $colour ->
    [incantibus-colour-green] ein grüner Trank
    [incantibus-colour-red] ein roter Trank
    [incantibus-colour-blue] ein blauer Trank
   *[other] ein Trank in { $colour }
}
incantibus-price-wand = kein Marker, aber höchstens Zauberstab { $count }
incantibus-price-gold = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
incantibus-price-any = { $count ->
    [one] { $count } beliebiger Marker
   *[other] { $count } beliebige Marker
}
incantibus-price-spell = { $count } Zaubermarker
incantibus-price-special = { $count ->
    [one] { $count } besonderer Marker
   *[other] { $count } besondere Marker
}
incantibus-price-weapons = { $count ->
    [one] { $count } Waffe
   *[other] { $count } Waffen
}
incantibus-price-equal-weapons = { $count ->
    [one] { $count } Waffe
   *[other] { $count } gleiche Waffen
}
incantibus-price-different-weapons = { $count ->
    [one] { $count } Waffe
   *[other] { $count } verschiedene Waffen
}
incantibus-price-equal-ingredients = { $count ->
    [one] { $count } Zutat
   *[other] { $count } gleiche Zutaten
}
incantibus-price-different-ingredients = { $count ->
    [one] { $count } Zutat
   *[other] { $count } verschiedene Zutaten
}

## Dinge und Stellen, wie sie in Möglichkeiten und Aufzählungen stehen

# Eine Stelle des Tischs: ihr Buchstabe und ihre Nummer, V3.
incantibus-place = { $letter }{ $place }
incantibus-at = { $letter }{ $place }: { $thing }
incantibus-at-hidden = { $letter }{ $place }: verdeckt
incantibus-worth = { $token } ({ $points })
incantibus-monster = { $token } (Waffe: { $weapon }; { $points })
incantibus-priced = { $token } (Preis: { $price }; { $points })
incantibus-looked = verdeckt, von dir angesehen: { $thing }
incantibus-suspects = verdeckt; nach dem Blick von { $who } kann es nur sein: { $tokens }
incantibus-who = { $seat }
incantibus-cast = { $card }: { $effect }
incantibus-effect-expandius = ein Beutelmarker für ein weiteres Fach
incantibus-effect-fortuna = ein Marker „3 Gold“
incantibus-effect-imperium = einen offenen Marker des Raums nehmen
incantibus-effect-oculus = einen geheimen Marker ansehen und, wenn möglich, nehmen
incantibus-effect-universalus = ein Marker, der einmal ein beliebiges Monster fängt
incantibus-effect-philosophio = ein Stein, der eine beliebige Zutat ersetzt
incantibus-effect-alchemy = eine Zutat, eine Waffe oder Gold stehlen
incantibus-effect-iskanto = ein beliebiges Ding aus dem Burggraben holen

## Was über eine Möglichkeit zu wissen lohnt. Es steht nach der Möglichkeit, ohne Punkt am Ende.

incantibus-note-weapon = { $points }; du hast die Waffe ({ $weapon })
incantibus-note-universalus = { $points }; nur Universalus hilft (es fehlt: { $weapon })
incantibus-note-escapes = { $points }; würde entkommen (es fehlt: { $weapon })
incantibus-note-stays = { $points }; würde liegen bleiben (es fehlt: { $weapon })
incantibus-note-price = Preis: { $price }; { $points }
incantibus-note-suspects = nach dem Blick von { $who } kann es nur sein: { $tokens }
incantibus-note-worth = { $points }
incantibus-note-fizzles = keiner mehr übrig: nichts würde geschehen
incantibus-note-aimless = kein Ziel dafür: nichts würde geschehen
incantibus-note-sealed = hierauf zeigt dein Zauberstab

## Fragen. Die nach einem Ziel folgen, wenn die Karte gewirkt ist.

incantibus-ask-over = Das Spiel ist vorbei.
incantibus-ask-cast = { $seat }, worauf zeigst du mit deinem Zauberstab (Stärke { $wand })?
incantibus-ask-cast-again = { $seat }, dein Zauberstab (Stärke { $wand }) zeigt auf { $target }. Du kannst es noch ändern.
incantibus-ask-spend = { $seat }, fängst du { FORM($token, "definite") } ({ $points }) mit Universalus? Sonst entkommt das Monster.
incantibus-ask-spend-back = { $seat }, du siehst { FORM($token, "accusative") } ({ $points }): Fängst du das Monster mit Universalus? Sonst bleibt es liegen.
incantibus-ask-spend-hidden = { $seat }, fängst du das Monster mit Universalus?
incantibus-ask-pay-tokens = { $seat }, bezahle { FORM($token, "accusative") } (Preis: { $price }). { $count ->
    [one] Es fehlt noch { $count } Marker.
   *[other] Es fehlen noch { $count } Marker.
}
incantibus-ask-pay-coins = { $seat }, bezahle { FORM($token, "accusative") } (Preis: { $price }). { $count ->
    [one] Es fehlt noch { $count } Münze.
   *[other] Es fehlen noch { $count } Münzen.
}
incantibus-ask-discard = { $seat }, dein Koffer ist zu voll: Wirf einen Marker in den Burggraben ab.
incantibus-ask-card = { $seat }, wirke einen der ausliegenden Zauber.
incantibus-ask-card-free = { $seat }, wirke einen der ausliegenden Zauber oder keinen.
incantibus-ask-target-imperium = { $seat }, Imperium: Nimm einen Marker, der offen liegt.
incantibus-ask-target-oculus = { $seat }, Oculus: Sieh dir einen geheimen Marker an.
incantibus-ask-target-alchemy = { $seat }, Alchemie: Stiehl einen Marker.
incantibus-ask-target-iskanto = { $seat }, Iskanto: Hol etwas aus dem Burggraben.
# Für alle, die warten: wer was entscheidet.
incantibus-waits-cast = Alle wählen geheim ihr Ziel. Noch nicht bereit: { $who }.
incantibus-waits-pay = { $seat } überlegt, womit bezahlt wird: { $token }.
incantibus-waits-spend = { $seat } überlegt, ob Universalus für das Monster ausgegeben wird.
incantibus-waits-discard = { $seat } hat zu viel und wählt einen Marker zum Abwerfen.
incantibus-waits-spell = { $seat } wählt einen Zauber.
incantibus-waits-target = { $seat } hat { $card } gewirkt und wählt das Ziel.

## Das Aufdecken. Der Besitzer von Zauberstab 4 ruft „In-can-to!“, eine Silbe nach der anderen.

incantibus-call-1 = In …
incantibus-call-2 = can …
incantibus-call-3 = to!
# $told ist ein ganzer Satz: Anna zeigt auf eine Kröte (offener Marker 3).
incantibus-reveal = Zauberstab { $wand }: { $told }

## Der Tisch in Sätzen

incantibus-case-beaten = { $seat } hat besiegt: { $tokens }.
incantibus-case-slots = Deine Fächer: { $slots }.
incantibus-slots-ingredients = Zutaten { $count } von { $slots }
incantibus-slots-weapons = Waffen { $count } von { $slots }
incantibus-slots-monsters = Monster { $count } von { $slots }
incantibus-slots-gold = Gold { $count } von { $slots }
incantibus-slots-potions = Tränke { $count } von { $slots }
incantibus-slots-books = Zauberbücher { $count } von { $slots }
# Die Beutelfächer, die alles aufnehmen.
incantibus-slots-loose = Beutel { $count } von { $slots }

## Die Wertung

incantibus-sheet-what = Für
incantibus-sheet-tokens = Im Koffer
incantibus-sheet-rule = Regel
incantibus-sheet-of-gold = Gold
incantibus-sheet-of-monsters = Monster
incantibus-sheet-of-potions = Tränke
incantibus-sheet-of-spell-tokens = Zaubermarker
incantibus-sheet-of-books = Zauberbücher
incantibus-sheet-of-sorcerers = Zauberer
incantibus-sheet-of-wand = Zauberstab
incantibus-sheet-strength = Stärke { $wand }
incantibus-sheet-cleared = Kein Zauberer war mehr übrig (I-END).
incantibus-sheet-laid = Zauberstab niedergelegt, weil nichts mehr bezahlbar war: { $who } (I-END).
incantibus-sheet-winner = { $seat } gewinnt mit { FORM($points, "dative") }.
incantibus-sheet-tie = { $seat } gewinnt: Mehrere haben { $points }, und der stärkste ihrer Zauberstäbe ist Zauberstab { $wand } (I-TIE).
# $subject ist eine der Arten oben: Gold, Monster, …
incantibus-sheet-line = { $seat }, { $subject }: { $reason }: { $points } ({ $rule }).
incantibus-sheet-seat = { $seat } hat { $points } und Zauberstab { $wand }.

## Was die Zeichen auf dem Tisch bedeuten

incantibus-face-type-ingredients = Zutaten
incantibus-face-type-weapons = Waffen
incantibus-face-type-monsters = Monster
incantibus-face-type-gold = Gold
incantibus-face-type-potions = Tränke
incantibus-face-type-books = Bücher
incantibus-face-type-spells = Zauber
incantibus-face-type-purses = Beutel
incantibus-face-type-sorcerers = Zauberer
incantibus-face-sign-points = Punkte
incantibus-face-sign-wand = Stab 4, anfangs 2
incantibus-face-sign-open = wählbar; muss wählen
incantibus-face-sign-ready = vorhanden; hat gewählt
incantibus-face-sign-aim = zeigt auf V3
incantibus-face-sign-hidden = verdeckt
incantibus-face-sign-looked = angesehen
incantibus-face-sign-taken = nichts da
incantibus-face-sign-escaped = entkommen; nicht da
incantibus-face-sign-beaten = besiegt
incantibus-face-sign-laid = Stab niedergelegt
incantibus-face-sign-stack = so viele im Stapel
incantibus-face-sign-slots = 3 von 4 Fächern voll
incantibus-face-sign-loose = Fächer für alles
incantibus-face-sign-equal = gleiche Waffen
incantibus-face-sign-different = verschiedene Zutaten
incantibus-face-sign-any = beliebige Marker
incantibus-face-sign-special = besonderer Marker
incantibus-face-sign-strength = höchstens Stab 2
incantibus-face-sign-visible = offener Marker
incantibus-face-sign-secret = geheimer Marker
incantibus-face-sign-potion = Trank
incantibus-face-sign-book = Zauberbuch
incantibus-face-sign-sorcerer = Zauberer
incantibus-face-sign-own-box = In einer eigenen Schachtel werden Dinge auf ihre ersten Buchstaben gekürzt.

## Der Tisch auf der Seite

incantibus-page-wands = Die Zauberstäbe
incantibus-page-ready = bereit
incantibus-page-visible = Offene Marker
incantibus-page-secret = Geheime Marker
incantibus-page-case-own = Dein Koffer
incantibus-page-cases = Die Koffer der anderen
incantibus-page-cases-all = Die Koffer
# Wie viel jemand im Koffer hat.
incantibus-page-holds = { $seat }: { $count ->
    [one] { $count } Ding
   *[other] { $count } Dinge
}
incantibus-page-purse = Beutelfächer belegt: { $count } von { $slots }
# Was die letzte Beschwörung einem Platz brachte, nahe der Frage. $own ist yes, wenn wer liest nur diesen Platz hat.
incantibus-brought-got = { $own ->
    [yes] Du hast bekommen: { $things }
   *[other] { $seat } hat bekommen: { $things }
}
incantibus-brought-empty = { $own ->
    [yes] Du gehst leer aus: { $other } hatte den stärkeren Stab
   *[other] { $seat } geht leer aus: { $other } hatte den stärkeren Stab
}
incantibus-brought-missed = { $own ->
    [yes] Dir entkommen: { $things }
   *[other] Entkommen vor { $seat }: { $things }
}
incantibus-brought-swapped = { $own ->
    [yes] Du hast mit { $other } den Stab getauscht
   *[other] { $seat } hat mit { $other } den Stab getauscht
}
incantibus-brought-fizzled = { $own ->
    [yes] { $card } hat dir nichts gebracht
   *[other] { $card } hat { $seat } nichts gebracht
}
incantibus-brought-robbed = { $own ->
    [yes] { $other } hat dir gestohlen: { $things }
   *[other] { $other } hat von { $seat } gestohlen: { $things }
}
incantibus-page-last = Das letzte Zaubern
incantibus-page-lost = geht leer aus
incantibus-page-swapped = tauscht den Stab mit { $other }
incantibus-page-beaten = besiegt von { $seat }
incantibus-page-escaped = entkommen
incantibus-page-used = { $count ->
    [one] { $count } Zauberkarte wurde gewirkt
   *[other] { $count } Zauberkarten wurden gewirkt
}

## Der Helfer: ein Satz bei jedem ersten Mal.

incantibus-lesson-point = Wähle einen Marker, einen Trank oder ein anderes leuchtendes Ziel: Alle wählen geheim, dann werden alle Stäbe zugleich aufgedeckt. Am Ende gewinnt, wer die meisten Punkte hat: Gold, Monster, Tränke, Zaubermarker und besiegte Zauberer zählen.
incantibus-lesson-sealed = Deine Wahl ist geheim. Solange nicht alle gewählt haben, kannst du sie noch ändern.
incantibus-lesson-contest = Zeigen mehrere Stäbe auf dasselbe, bekommt es der stärkste; die anderen gehen leer aus.
incantibus-lesson-swap = Wer einen Streit gewinnt, muss den Stab mit dem schwächsten der Streitenden tauschen: Die Stärke wandert.
incantibus-lesson-monster = Ein Monster fängt man nur mit seiner Waffe. Ohne sie entkommt es in den Burggraben.
incantibus-lesson-moat = Was entkommt, bezahlt oder abgeworfen wird, liegt im Burggraben. Nur der Zauber Iskanto holt es zurück.
incantibus-lesson-secret = Ein geheimer Marker kann alles sein: Gold, eine Zutat oder ein Monster, für das dir die Waffe fehlt.
incantibus-lesson-looked = Diesen geheimen Marker hat jemand angesehen und liegen gelassen: Es ist ein Monster, für das die Waffe fehlte.
incantibus-lesson-potion = Du kannst jetzt einen Trank brauen: Zeige auf ihn, und seine Zutaten wandern in den Burggraben.
incantibus-lesson-book = Du kannst jetzt ein Zauberbuch bezahlen: Zeige darauf wie auf alles andere.
incantibus-lesson-pay = Wähle, mit welchen Markern du bezahlst. Auf Gold gibt es nichts heraus.
incantibus-lesson-discard = Dein Koffer hat für jede Art nur wenige Fächer. Was keinen Platz findet, kommt in den Burggraben.
incantibus-lesson-purse = Was kein eigenes Fach findet, liegt im Beutel, der alles fasst. Der Zauber Expandius bringt einen weiteren.
incantibus-lesson-universalus = Universalus fängt jedes Monster, aber nur einmal. Entscheide, ob dieses es wert ist.
incantibus-lesson-spell = Wer einen Zaubermarker bekommt, wirkt einen der ausliegenden Zauber; am Ende ist er einen Punkt wert.
incantibus-lesson-target = Wähle das Ziel deines Zaubers.
incantibus-lesson-sorcerers = Mit jedem Raum wird ein Zauberer aufgedeckt. Im Finale kämpft ihr gegen sie: Sammle, was sie verlangen.
incantibus-lesson-final = Das Finale: Zeige auf einen Zauberer, dessen Preis du bezahlen kannst. Liegt kein Zauberer mehr verdeckt, endet das Spiel, sobald jemand nichts Offenes bezahlen kann.
incantibus-lesson-hidden = Du darfst auch auf einen verdeckten Zauberer zeigen: Bekommst du ihn und kannst bezahlen, musst du es; sonst entkommt er.
