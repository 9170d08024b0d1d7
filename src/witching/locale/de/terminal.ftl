### Was am Terminal gesagt wird, während gespielt wird.

## play: Optionen

terminal-play-help = Spielt GAME an diesem Terminal: allein gegen Bots oder zu mehreren, die den Bildschirm weitergeben.
terminal-players-help = Wer spielt, in der Reihenfolge der Plätze, durch Kommas getrennt: human oder ein Bot ({ $bots }). Ohne Angabe: human,{ $usual }.
terminal-names-help = Die Namen, durch Kommas getrennt: zuerst die der Menschen, dann die der Bots.
terminal-seed-help = Startwert der Verteilung; ohne ihn kann niemand sie wiederholen.
terminal-save-help = Speichert die Partie in dieser Datei statt in deinem Datenordner.
terminal-resume-help = Setzt die Partie in FILE fort; ohne Datei werden die angefangenen Partien aufgezählt.
terminal-plain-help = Sätze statt gezeichneter Tische, keine Farben: für Screenreader.

## Ablehnungen

terminal-refusal-game = Sag, welches Spiel: { $allowed }.
terminal-refusal-nobody = Hier spielt kein Mensch mit; `witching watch` zeigt Partien zwischen Bots.
terminal-refusal-seats = Für { $seats } Plätze sind { $players } Spieler genannt.
terminal-refusal-names = Für { $players } Spieler sind { $names } Namen angegeben.
terminal-refusal-name = „{ $given }“ kann kein Name sein: Ein Name hat 1 bis { $most } druckbare Zeichen.
terminal-refusal-name-twice = Zwei Spieler heißen „{ $given }“; gib jedem einen eigenen Namen.
terminal-refusal-save = Die Partie lässt sich nicht in { $path } speichern: { $why }
terminal-refusal-resume = Eine Partie, die weitergeht, hat ihre Spieler und Optionen schon; lass weg: { $names }.
terminal-refusal-players = In dieser Partie spielen: { $players }. Um fortzufahren, nenne dieselben Spieler in ihrer Reihenfolge mit --players, einen Bot aus einer Datei mit dem Pfad der Datei.
terminal-refusal-other-game = { $path } enthält eine Partie { $game }.
terminal-refusal-there = { $path } gibt es schon; wähle eine andere Datei oder spiel die Partie darin weiter: --resume
terminal-refusal-load = { $path } ist nicht lesbar: { $why }
terminal-refusal-finished = Die Partie in { $path } ist vorbei; `witching replay` zeigt sie.

## Namen

terminal-player-name = Spieler { $number }
terminal-players = Es spielen: { $players }
# Vier Namen, durch Kommas getrennt.
terminal-bot-names = Morgana, Merlin, Viviane, Mordred

## Ein Zug

terminal-narrow = Dieses Fenster ist schmaler als { $wide } Spalten, darum wird der Tisch in Sätzen beschrieben. Mach es breiter, um den Plan zu sehen.
terminal-gather = Alle haben gewählt. Schaut jetzt alle auf den Bildschirm!
terminal-no-legend = Dieses Spiel wird in Sätzen erzählt: Es gibt keine Zeichen zu erklären.
terminal-intro = Tippe die Nummer einer Möglichkeit; ? sagt, was du sonst noch tippen kannst.
terminal-prompt = { "> " }
terminal-go-on = Weiter mit Enter { "" }
terminal-hand-over = Gib den Bildschirm an { $player } weiter. Alle anderen schauen weg.
terminal-hand-over-prompt = { $player }: Drück Enter, wenn nur noch du den Bildschirm siehst { "" }
terminal-look-close = Enter beendet den Blick { "" }
terminal-unknown-answer = „{ $typed }“ steht hier nicht zur Wahl. Tippe eine Zahl aus der Liste oder ? für Hilfe.
terminal-bot-failed = { $seat }: Der Bot { $bot } hat versagt ({ $why }); für ihn wurde eine Wahl gelost.
terminal-hint-typed = Die beste steht oben; vor jeder steht, was man für sie eintippt.
terminal-hint-order = Die beste steht oben.
terminal-undo-nothing = Noch gibt es nichts, was du zurücknehmen könntest.
terminal-undo-ask = { $player } möchte eine Entscheidung zurücknehmen: { $choice }. Das wird in der Aufzeichnung vermerkt.
terminal-undo-prompt = Sind alle einverstanden? (ja/nein) { "" }
# Alles, was als Ja gilt, durch Kommas getrennt, in Kleinbuchstaben.
terminal-yes = j, ja

## Verlassen und beenden

terminal-left =
    Die Partie ist gespeichert. So geht sie weiter:
      { $program } play --resume { $file }
terminal-kept =
    Die Partie ist gespeichert. So siehst du sie dir noch einmal an:
      { $program } replay { $file }
terminal-unfinished-none = Es gibt keine angefangene Partie.
terminal-unfinished-title = Offene Partien: { $games }. Die letzten:
terminal-unfinished-game = { $number }. { $game } · { $names } · { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
} · { $when } · { $file }
terminal-unfinished-prompt = Welche? (Enter: keine) { "" }
terminal-unfinished-go-on = So geht eines davon weiter: `{ $program } play --resume DATEI`.

## Befehle: die Wörter, die getippt werden können, durch Kommas getrennt

terminal-command-help = ?, h, hilfe
terminal-command-hint = tipp
terminal-command-undo = z, zurück
terminal-command-log = protokoll
terminal-command-board = t, tisch
terminal-command-legend = legende
terminal-command-rules = regeln
terminal-command-quit = q, beenden

## Was die Befehle tun

terminal-help-title = Was du tippen kannst
terminal-help-choices = Die Nummer einer Möglichkeit oder was an ihrem Anfang steht.
terminal-help-help = diese Seite
terminal-help-hint = was ein Bot wählen würde und warum
terminal-help-undo = deine letzte Entscheidung zurücknehmen
terminal-help-log = alles, was geschehen ist, soweit es verraten werden darf
terminal-help-board = noch einmal den Tisch zeigen
terminal-help-legend = was die Zeichen auf dem Tisch bedeuten, und wie gezählt wird
terminal-help-rules = das Regelbuch
terminal-help-quit = verlassen; die Partie wird gespeichert und kann weitergehen
terminal-help-lookup = eine Regel nachschlagen, mit einem Wort oder ihrer Kennung

## replay

terminal-replay-help = Zeigt die Partie in FILE noch einmal, Schritt für Schritt: vorwärts, rückwärts, aus jeder Sicht.
terminal-as-help = Aus wessen Sicht: open (alle Karten), table (was für alle offen lag) oder die Nummer eines Platzes, ab 0. Ohne Angabe open; eine Partie, die nicht vorbei ist, wird gezeigt, wie der Tisch sie sieht.
terminal-cites-help = Nennt die Regeln hinter jedem Schritt.
terminal-replay-prompt = Enter: weiter, z: zurück, ?: Hilfe > { "" }
terminal-replay-unknown = „{ $given }“ ist hier nicht bekannt. Du kannst die Nummer eines Schritts tippen oder:
terminal-replay-heading = Schritt { $moment } von { $last } · Sicht: { $eyes }
terminal-replay-heading-unfinished = Noch nicht vorbei · Schritt { $moment } von { $last } · Sicht: { $eyes }
# Beides wird auch getippt und steht deshalb in Kleinbuchstaben.
terminal-replay-heading-present = Noch nicht zu Ende: An diesem Tisch wird aus dem Gedächtnis gespielt, darum ist bis zum Schluss nur der jetzige Moment zu sehen (G-MEMORY) · Sicht: { $eyes } · { $moment }/{ $last }
terminal-replay-auto = Es läuft von selbst; Strg-C hält es an.
terminal-replay-open = offen
terminal-replay-table = öffentlich
terminal-replay-cites = Regeln: { $rules }
terminal-command-replay-forward = w, weiter
terminal-command-replay-back = z, zurück
terminal-command-replay-first = anfang
terminal-command-replay-last = ende
terminal-command-replay-auto = a, auto
terminal-command-replay-hint = tipp
terminal-command-replay-rules = r, regeln
terminal-command-replay-help = ?, h, hilfe
terminal-command-replay-quit = q, beenden
terminal-replay-help-forward = der nächste Schritt (auch mit Enter); eine Zahl springt zu diesem Schritt
terminal-replay-help-back = der Schritt davor
terminal-replay-help-first = der Aufbau
terminal-replay-help-last = der Schluss
terminal-replay-help-auto = von selbst weiterlaufen; Strg-C hält an
terminal-replay-help-hint = was ein Bot hier gewählt hätte und warum
terminal-replay-help-rules = die Regeln jedes Schritts nennen oder nicht mehr nennen
terminal-replay-help-help = diese Seite
terminal-replay-help-quit = verlassen
terminal-replay-help-eyes = aus dieser Sicht zeigen

## Regeln nachschlagen

terminal-rules-all = Die Regeln; tippe ? und ein Wort oder eine Kennung, um eine zu lesen, zum Beispiel ?{ $example }.
terminal-rules-found = Mehrere Regeln haben mit „{ $words }“ zu tun; tippe ? und die Kennung von einer:
terminal-rules-none = Keine Regel hat mit „{ $words }“ zu tun. Vielleicht eine von diesen:

## Das Menü

terminal-menu-title = ✦ Witching Hour ✦
terminal-menu-resume = Eine angefangene Partie fortsetzen ({ $games })
terminal-menu-rules = Die Regeln von { $game }
terminal-menu-language = English · Русский · Italiano · 한국어 · Deutsch · Français
terminal-menu-leave = Beenden
terminal-menu-prompt = Deine Wahl (Enter: { $usual }) > { "" }
terminal-menu-number = Tippe eine Zahl von { $least } bis { $most }.
terminal-menu-options = Enter: so spielen. Eine Zahl ändert es > { "" }
terminal-menu-seats = Welche Spieler? Zahlen mit Kommas dazwischen (Enter: niemand) > { "" }
terminal-menu-file = Welche Datei? (Enter: keine) > { "" }
terminal-menu-people = Wie viele Menschen spielen an diesem Bildschirm? (1 bis { $most }; Enter: 1) { "" }
terminal-menu-name = Name von Spieler { $number }? (Enter: { $usual }) { "" }
terminal-menu-bots = Wie viele Bots? ({ $allowed }; Enter: { $usual }) { "" }
terminal-menu-kind = Welche Bots? (Enter: { $usual }) { "" }
terminal-menu-kinds = Tippe eine Zahl von 1 bis { $most } oder einen Namen, für alle Bots oder, mit Kommas dazwischen, für jeden der { $bots }.
terminal-menu-again = n: noch eine Partie in dieser Runde, a: diese noch einmal ansehen, Enter: Menü > { "" }
# Was dort getippt werden kann, durch Kommas getrennt.
terminal-menu-again-play = n, nochmal
terminal-menu-again-replay = a, ansehen
terminal-menu-rules-prompt = Ein Wort oder eine Kennung, um eine Regel zu lesen (Enter: zurück) > { "" }
