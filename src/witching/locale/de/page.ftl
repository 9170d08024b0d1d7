### Die Seite im Browser.

page-brand = Witching Hour
page-broken = Das Spiel „{ $game }“ kann hier nicht gespielt werden; warum, steht im Protokoll des Servers.
page-skip = Zum Inhalt springen
page-language = Sprache
page-home = Zur Startseite
page-plain = Die schlichte Seite, ohne Bilder und Skripte
page-refused = Das hat nicht geklappt
page-refusal-rule = Es gibt keine Regel „{ $given }“.

## Wer man ist

page-who = Wer bist du?
page-name = Dein Name
page-name-of = Name von Spieler { $number }
page-symbol = Dein Symbol
page-symbol-owl = Eule
page-symbol-cat = Katze
page-symbol-toad = Kröte
page-symbol-raven = Rabe
page-symbol-bat = Fledermaus
page-symbol-moon = Mond
page-symbol-star = Stern
page-symbol-key = Schlüssel
page-symbol-candle = Kerze
page-symbol-broom = Besen
page-symbol-cauldron = Kessel
page-symbol-feather = Feder

## Was gespielt wird

page-rules = Die Regeln von { $game }
page-editions-all = Alle Ausgaben
page-more = Weitere Einstellungen
page-set-seats = Spieler
page-set-edition = Ausgabe
page-set-bot = Bots
page-set-pace = Bedenkzeit
page-set-spectators = Wer zusehen darf
page-set-listed = Den Tisch für Freunde auch in der Liste für alle zeigen
page-pace = { $minutes ->
    [0] Ohne Begrenzung
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
page-spectators-open = Alle mit dem Link
page-spectators-after = Andere erst nach dem Ende
page-spectators-none = Nur wer mitspielt

## Listen von Tischen

page-mine = Deine Tische
page-lobby = Tische, an die du dich setzen kannst
page-lobby-empty = Noch hat niemand einen Tisch für alle geöffnet.
page-finished = Deine beendeten Partien
page-record = Aufzeichnung herunterladen
page-stage-open = Die Partie hat noch nicht begonnen.
page-stage-playing = Es wird gespielt; du kannst zusehen.
page-turn-yours = Du bist am Zug.
page-turn-of = Am Zug: { $names }.
page-seats-free = { $seats ->
    [one] { $seats } Platz ist frei.
   *[other] { $seats } Plätze sind frei.
}

## Was vereinbart ist

page-terms = Was vereinbart ist
page-term = { $name }: { $value }
page-yes = ja
page-no = nein

## Andere in diesem Netz

page-network = Andere in diesem Netz
page-network-ask = Andere in diesem Netz mitspielen lassen
page-network-about = Handys und Computer im selben Netz, zum Beispiel im selben WLAN, können dann diese Seite öffnen und mit dir spielen. Von deinen Dateien sehen sie nichts. Es endet, wenn du das Programm beendest. Tu das nicht in einem Netz mit Fremden.
page-network-do = Andere mitspielen lassen
page-network-open = Andere in diesem Netz finden diese Seite unter:
page-network-closed = Nur dieser Computer erreicht diese Seite. Wer an einem anderen Gerät spielt, kann zurückkommen, wenn du andere mitspielen lässt.

## Vor der Partie

page-people = Am Tisch
page-seat-open = Freier Platz
page-seat-you = du
page-seat-host = hat den Tisch geöffnet
page-seat-bot = Bot
page-seat-replaced = vorerst spielt ein Bot
page-seat-away = gerade nicht da
page-seat-grace = ein Bot übernimmt in { $left }
page-seat-due = am Zug
page-stand = Aufstehen
page-arrange-bot = Einen Bot einladen
page-arrange-open = Für einen Menschen freihalten
page-mute = Stummschalten
page-unmute = Wieder hören
page-replace = Einen Bot spielen lassen
page-replace-me = Einen Bot für mich spielen lassen
page-return = Wieder selbst spielen
page-bot-plays = Ein Bot spielt für dich, bis du wieder selbst spielst.
page-remove = Entfernen
page-sit = Hinsetzen
page-sit-title = Setz dich an diesen Tisch
page-sit-another = Noch jemand an diesem Bildschirm setzt sich dazu
page-begin = Partie beginnen
page-begin-wait = { $seats ->
    [one] { $seats } Platz ist noch frei. Die Partie kann beginnen, sobald dort ein Mensch oder ein Bot sitzt.
   *[other] { $seats } Plätze sind noch frei. Die Partie kann beginnen, sobald dort Menschen oder Bots sitzen.
}
page-begin-host = Alle sind da. Wer den Tisch geöffnet hat, lässt die Partie beginnen.
page-link = Freunde einladen
page-link-about = Schick ihnen diesen Link oder lass sie den QR-Code mit der Kamera lesen. Wer den Link hat, kann sich hinsetzen.
page-link-watch = Alle Plätze sind besetzt. Wer den Link hat, kann zuschauen.
page-link-local = Noch funktioniert dieser Link nur auf diesem Computer.
page-qr = Der Link als QR-Code
page-device = An einem anderen Gerät weiterspielen
page-device-about = Öffne diesen Link auf dem anderen Gerät. Wer ihn hat, spielt an deiner Stelle; zeig ihn also niemandem.
page-key-title = { $game }: hier weiterspielen
page-key-here = Du kannst auf deinem Platz an diesem Gerät weiterspielen. Das andere Gerät sieht dann nur noch zu.
page-key-do = Hier weiterspielen
page-close-title = Diesen Tisch schließen
page-close-about = Die Partie endet für alle, ohne Ergebnis.
page-close = Den Tisch endgültig schließen
page-closed = Dieser Tisch wurde geschlossen.
page-not-shown = An diesem Tisch wird ohne Zuschauer gespielt.

## Beim Spielen

page-title-yours = { $game }: Du bist am Zug
page-title-here = { $game }: { $name }
page-title-of = { $game }: Warten auf { $names }
page-title-won = { $game }: Sieg für { $names }
page-news = Was geschehen ist
page-news-none = Noch ist nichts geschehen.
page-lost = Die Verbindung ist weg; neuer Versuch …
page-log = Die ganze Geschichte
page-table = Der Tisch
page-legend = Was die Zeichen bedeuten
page-look = Nur für deine Augen
page-look-close = Den Blick beenden
page-change = Deine Entscheidung ändern
page-clock = Noch { $left }. Dann entscheidet ein Bot.
page-left-seconds = { $seconds } s
page-left-minutes = { $minutes } min
page-hint = Gib mir einen Tipp
page-take-back = Zurücknehmen
page-hand-on = Bildschirm weitergeben
page-hand-over = Gib den Bildschirm an { $name } weiter. Alle anderen schauen weg.
page-i-am = Ich bin { $name }

## Zurücknehmen

page-wish = Darf das zurückgenommen werden?
page-wish-asks = { $seat } möchte eine Entscheidung zurücknehmen; das wird in der Aufzeichnung vermerkt. Es geht um: { $choice }
page-wish-waits = Es fehlt noch die Antwort von: { $names }.
page-wish-agree = { $name }: ja
page-wish-decline = { $name }: nein

## Nach der Partie

page-sheet = Die Wertung
page-rematch = Noch eine Partie
page-rematch-go = Zum neuen Tisch
page-proof = Stand die Verteilung von Anfang an fest?
page-commitment = Diese Prüfsumme bindet die Verteilung; woraus sie berechnet ist, wird nach dem Ende gezeigt:
page-commitment-was = Diese Prüfsumme band die Verteilung von Anfang an:
page-commitment-salt = Berechnet ist sie aus der Verteilung, die in der Aufzeichnung steht, und diesem Salt:

## Was am Tisch geschah

page-line-sat = { $name } setzt sich.
page-line-moved = { $seat } spielt an einem anderen Gerät weiter.
page-line-stood = Ein Platz ist wieder frei.
page-line-begun = Die Partie beginnt.
page-line-wished = { $seat } möchte eine Entscheidung zurücknehmen.
page-line-agreed = { $seat } ist einverstanden.
page-line-declined = { $seat } ist nicht einverstanden.
page-line-undone = { $seat } hat eine Entscheidung zurückgenommen.
page-line-left = { $seat } ist gerade nicht da.
page-line-returned = { $seat } ist da.
page-line-replaced = Für { $seat } spielt vorerst ein Bot.
page-line-removed = Jemand wurde vom Tisch entfernt.
page-line-woke = Der Server war weg und ist wieder da.
page-line-closed = Der Tisch wurde geschlossen.
page-line-late = Die Zeit für { $seat } war um: Ein Bot hat entschieden.

## Gespräch

page-talk = Gespräch
page-say = Schreib etwas
page-phrase = Sagen
page-send = Senden
page-phrase-hello = Hallo!
page-phrase-good-luck = Viel Glück!
page-phrase-your-turn = Du bist dran.
page-phrase-thinking = Ich überlege …
page-phrase-well-played = Gut gespielt!
page-phrase-oops = Hoppla!
page-phrase-thanks = Danke!
page-phrase-sorry = Entschuldigung!
page-phrase-wait = Einen Moment bitte.
page-phrase-back-soon = Ich bin gleich wieder da.
page-phrase-good-game = Das war eine schöne Partie!
page-phrase-again = Spielen wir noch einmal?
