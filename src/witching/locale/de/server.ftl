### Was der Server sagt.

## Den Server fragen

server-refusal-no-page = Unter dieser Adresse gibt es nichts.
server-refusal-method = So lässt sich diese Adresse nicht ansprechen; sie kennt: { $allowed }.
server-refusal-message = Das lässt sich nicht verstehen: { $detail }
server-refusal-number = „{ $given }“ ist keine Zahl ab 0.
server-refusal-media = Hierher schickt man nur { $allowed }.
server-refusal-large = Das ist zu groß: höchstens { $most } Bytes.
server-refusal-address = So heißt dieser Server nicht.
server-refusal-origin = Eine Seite einer anderen Website darf das nicht verlangen.
server-refusal-limit = Das war zu viel in zu kurzer Zeit; versuche es in einem Augenblick noch einmal.
server-refusal-unavailable = Im Augenblick lässt sich nichts speichern. Versuche es noch einmal: Was doch gespeichert wurde, geschieht kein zweites Mal.
server-refusal-no-table = Diesen Tisch gibt es nicht.
server-refusal-damaged = Das Protokoll dieses Tisches ist beschädigt; wer den Server betreibt, erfährt mit „witching doctor“ mehr.
server-refusal-game-absent = Das Spiel dieses Tisches, { $game }, kann hier zurzeit nicht gespielt werden. Nichts ist verloren: Es geht weiter, sobald das Spiel wieder installiert ist.
server-refusal-game-failed = Das Spiel dieses Tisches, { $game }, hat versagt und kann von hier aus nicht weitergehen. Was vorher gewählt wurde, bleibt erhalten, und der Tisch kann geschlossen werden.
server-refusal-symbol = Ein Symbol „{ $given }“ gibt es nicht; es gibt: { $allowed }.
server-refusal-language = Die Sprache „{ $given }“ spricht hier niemand; es gibt: { $allowed }.
server-refusal-not-here = Das kann nur, wer am Rechner des Servers sitzt.
server-refusal-network = In diesem Netz fand sich keine Adresse, an der Port { $port } frei ist.
server-refusal-record = Eine Aufzeichnung gibt es erst nach dem Ende der Partie.
server-refusal-record-others = Die Aufzeichnung dieser Partie ist nur für die, die sie gespielt haben.

## An einem Tisch

server-refusal-game = Es gibt kein Spiel „{ $given }“; es gibt: { $allowed }.
server-refusal-option-seats = Wie viele mitspielen, sagen die Plätze, nicht eine Option.
server-refusal-not-playing = An diesem Tisch wird gerade nicht gespielt.
server-refusal-not-open = An diesem Tisch hat die Partie schon begonnen.
server-refusal-over = Die Partie an diesem Tisch ist vorbei.
server-refusal-host = Das kann nur, wer den Tisch geöffnet hat.
server-refusal-not-yours = Das ist nicht dein Platz.
server-refusal-taken = Dieser Platz ist besetzt.
server-refusal-name = „{ $given }“ kann kein Name sein: Ein Name hat 1 bis 24 druckbare Zeichen.
server-refusal-name-twice = An diesem Tisch heißt schon jemand „{ $given }“; nimm einen anderen Namen.
server-refusal-open-seats = { $seats ->
    [one] { $seats } Platz ist noch frei; gib ihn vor dem Beginn einem Menschen oder einem Bot.
   *[other] { $seats } Plätze sind noch frei; gib sie vor dem Beginn Menschen oder Bots.
}
server-refusal-remove = Auf diesem Platz spielt niemand, den du entfernen oder ersetzen könntest.
server-refusal-removed = Wer den Tisch geöffnet hat, hat dich von diesem Tisch entfernt.
server-refusal-key = Dieser Schlüssel öffnet keinen Platz mehr.
server-refusal-moment = Das Spiel ist inzwischen weitergegangen; deine Entscheidung wurde nicht ausgeführt.
server-refusal-take-back-nothing = Es gibt nichts, was du zurücknehmen könntest.
server-refusal-take-back-asked = Die anderen werden schon gefragt, ob eine Entscheidung zurückgenommen werden darf.
server-refusal-answer = Gerade bittet dich niemand um dein Einverständnis.
server-refusal-hint = Hier gibt es keinen Tipp: Du bist nicht am Zug, oder an diesem Tisch wird ohne Tipps gespielt.
server-refusal-no-advice = Keinem Bot ist etwas eingefallen. Frag noch einmal.
server-refusal-rematch = Dieselben Leute können wieder spielen, wenn ihre Partie vorbei ist.
server-refusal-say = Sag einen Text oder einen dieser Sätze, immer nur eins auf einmal: { $allowed }.
server-refusal-text = Dieser Text enthält Zeichen, die sich nicht drucken lassen.
server-refusal-too-fast = Das war zu schnell hintereinander; warte einen Augenblick.

## Auf der Leitung

server-refusal-binary = Nachrichten sind Text, keine Bytes.
server-refusal-resume-first = Beginne mit resume.
server-refusal-protocol = Der Server wurde aktualisiert. Bitte prüfe deine letzte Wahl und triff sie noch einmal, falls sie fehlt.
server-refusal-stream = Das gehört in den WebSocket oder den Datenstrom, nicht in eine Anfrage.

## Was geheim bleibt

server-untold = eine Entscheidung, die du nicht erfährst
