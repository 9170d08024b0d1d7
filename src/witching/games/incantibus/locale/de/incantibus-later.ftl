### Incantibus: Namen, Möglichkeiten, Geschehen und Ablehnungen.
###
### Namen von Dingen haben Formen, die mitten im Satz stehen: .accusative und .dative mit dem Artikel, der dort passt;
### Monster und Zauberer auch .subject, am Anfang eines Satzes; Monster auch .definite, den Akkusativ mit „den“ oder „das“.
### Not needed before the first choice.

## Ablehnungen von Optionen und Verteilungen

incantibus-options-box = box kann der Text einer Schachteldatei sein oder eine Schachtel, wie sie in einer Aufzeichnung steht, nicht „{ $given }“.
incantibus-deal-wands = { $place }: Die Plätze haben nicht je einen der Zauberstäbe { $allowed }.
incantibus-deal-token = { $place }: { $token } steht dort { $found }-mal; nach der Schachtel sind es { $wanted }.
incantibus-deal-size = { $place } hat { $found } Einträge; es müssen { $wanted } sein.
incantibus-deal-roof = { $place }: Der erste Raum muss das Dach sein, nicht { $room }.

## Ablehnungen einer Schachtel

incantibus-box-too-large = Eine Schachteldatei hat höchstens { $most } Bytes.
incantibus-box-not-toml = Das ist kein TOML: { $why }
incantibus-box-nested = Diese Schachteldatei ist zu tief verschachtelt.
incantibus-box-key = { $row }: Ein Schlüssel besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, höchstens 40.
incantibus-box-kinds = { $row } hat { $found } Zeilen; es müssen 1 bis { $most } sein.
incantibus-box-extra = { $row } gehört nicht dorthin; erlaubt: { $allowed }.
incantibus-box-missing = { $row } fehlt
incantibus-box-number = { $row }: { $given } ist keine ganze Zahl von 0 bis { $most }.
incantibus-box-name = { $row }: „{ $given }“ ist kein Name aus 1 bis { $most } Zeichen.
incantibus-box-ingredients = { $row }: „{ $given }“ ist keine Liste von 1 bis { $most } Zutaten.
incantibus-box-table = { $row }: „{ $given }“ ist keine Zeile aus Schlüsseln mit Werten.
incantibus-box-faults = Diese Schachtel stimmt an { $count ->
    [one] { $count } Stelle
   *[other] { $count } Stellen
} nicht: { $faults }.
incantibus-box-fourteen = { $row }: { $found }, das weicht um { $by } von den { $wanted } des Regelbuchs ab; oder aber die Waffen, jetzt { $weapons }, müssen { $wanted } sein
incantibus-box-rest = und { $count } weitere
incantibus-box-too-many = { $row }: { $found }, also { $by } mehr als die { $wanted } des Regelbuchs
incantibus-box-too-few = { $row }: { $found }, also { $by } weniger als die { $wanted } des Regelbuchs
incantibus-box-twice = zwei Sorten von Markern, Tränken oder Zauberbüchern haben den Schlüssel { $row }
incantibus-box-no-such = { $row }: „{ $given }“ gibt es nicht; es gibt: { $allowed }
incantibus-box-kind-weapon = { $row }: „{ $given }“; Monster einer Sorte haben eine Waffe, und die von { $kind } ist: { $wanted }
incantibus-box-room-large = { $row }: Marker: { $found }; ein Raum fasst höchstens { $most }
incantibus-box-stated-room = { $row } muss { $visible } offene und { $secret } geheime Marker haben
incantibus-box-rooms-need = { $row }: alle Räume zusammen brauchen { $found } Marker; es gibt { $most }
incantibus-box-unpayable = { $row } verlangt { $wanted }, aber die Schachtel gibt nur { $found } her
incantibus-box-one-price = { $row }: genannte Preise: { $found }; es muss genau einer sein

## Die Wertung

# Passt auf jeden Namen und für alle.
incantibus-sheet-title = Den Titel „Großer Magier“ oder „Große Magierin“ trägt von nun an { $seat }.

## Was die Zeichen auf dem Tisch bedeuten

incantibus-proposal = Wo die gedruckten Regeln nur Bilder hatten, sind die Zahlen unserer Schachtel unser eigener Vorschlag (I-BOX). Wer das Spiel besitzt, kann sie in einer Schachteldatei berichtigen und diese für einen neuen Tisch wählen.

## Der Tisch in Sätzen

incantibus-tell-room = Ihr seid { $room ->
    [incantibus-name-rooms-roof] auf dem Dach
    [incantibus-name-rooms-bedroom] im Schlafzimmer
    [incantibus-name-rooms-kitchen] in der Küche
    [incantibus-name-rooms-library] in der Bibliothek
    [incantibus-name-rooms-laboratory] im Labor
    [incantibus-name-rooms-armoury] in der Waffenkammer
    [incantibus-name-rooms-gallery] in der Galerie
    [incantibus-name-rooms-treasury] in der Schatzkammer
   *[other] hier: { $room }
}. { $count ->
    [0] Das ist der letzte Raum.
    [one] Darunter liegt noch { $count } Raum.
   *[other] Darunter liegen noch { $count } Räume.
}
incantibus-tell-final = Das Finale: Ihr seid in der Krypta.
incantibus-tell-visible = Offene Marker: { $things }.
incantibus-tell-secret = Geheime Marker: { $things }.
incantibus-tell-potions = Tränke: { $things }. Im Stapel: { $count }.
incantibus-tell-books = Zauberbücher: { $things }. Im Stapel: { $count }.
incantibus-tell-cards = Ausliegende Zauberkarten: { $cards }. Im Stapel: { $count }.
incantibus-tell-used = Schon gewirkt: { $cards }.
incantibus-tell-sorcerers = Offene Zauberer: { $things }.
incantibus-tell-down = Verdeckte Zauberer: { $count } ({ $places }).
incantibus-tell-escaped = Entkommene Zauberer: { $tokens }.
incantibus-tell-moat = Im Burggraben: { $tokens }.
incantibus-tell-supply = Im Vorrat: { $tokens }.
incantibus-tell-stacks = Marker in den Stapeln: offene { $visible }, geheime { $secret }.
incantibus-tell-seat = { $seat }: Zauberstab { $wand } (am Anfang { $first }). Im Koffer: { $tokens }.
incantibus-tell-laid = { $seat } hat den Zauberstab niedergelegt.
incantibus-tell-target = { $seat } zeigt auf { $place }.
incantibus-tell-ready = { $seat } ist bereit.

## Der Tisch auf der Seite

incantibus-option-expert = Expertenmodus
incantibus-option-expert-about = Auch Zauberbücher können gekauft werden, und der Stab, den du am Ende hältst, bringt seine Stärke in Punkten.
incantibus-option-box = Eine eigene Schachtel
incantibus-option-box-about = Eine Datei mit den Markern, Preisen und Punkten deines Exemplars. Ohne sie wird mit der üblichen Schachtel gespielt.
incantibus-option-imperium = Imperium nimmt
incantibus-option-imperium-catchable = ein Monster nur, wenn man es fangen kann
incantibus-option-imperium-any = jeden offenen Marker, auch ein Monster
incantibus-option-imperium-about = Die gedruckten Regeln nennen jeden offenen Marker, sagen aber nur bei Iskanto, dass ein Monster keine Waffe braucht. Darum nimmt Imperium ein Monster sonst nur mit seiner Waffe oder mit Universalus.
incantibus-option-caster-wand = Zuerst zaubert
incantibus-option-caster-wand-now = wer jetzt, nach dem Tauschen, den stärksten Stab hat
incantibus-option-caster-wand-pointing = wer mit dem stärksten Stab gezeigt hat
incantibus-option-caster-wand-about = Die gedruckten Regeln sagen nur, dass der stärkste Stab beginnt, wenn alle das Gewonnene genommen haben. Bis dahin sind die Stäbe getauscht, darum gilt sonst der, den man jetzt hat.
incantibus-option-universalus-pays = In einem Preis zählt Universalus
incantibus-option-universalus-pays-weapon = auch als Waffe einer beliebigen Sorte
incantibus-option-universalus-pays-special = nur als besonderer oder beliebiger Marker
incantibus-option-universalus-pays-about = Die gedruckten Regeln nennen ihn eine Universalwaffe und geben ihm ein Waffenfach, sagen aber nichts zu Preisen. Sonst zählt er auch als Waffe.
