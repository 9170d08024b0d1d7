### Was die Befehlszeile sagt.

cli-help =
    Witching Hour: zwei Zauberspiele, getreu nach den Regeln; eine Engine für alle, die Bots schreiben und Spiele erforschen.
    `witching BEFEHL --help` zeigt die Optionen eines Befehls.
cli-error = { $what }

## Hilfe und Befehlszeilen, die nicht zu verstehen sind

cli-usage-title = Aufruf:
cli-usage-options = Optionen
cli-usage-commands = Befehle
cli-usage-options-piece = [OPTIONEN]
cli-usage-command-piece = BEFEHL …
cli-usage-help = Zeigt diese Seite.
cli-usage-command = Einen Befehl „{ $given }“ gibt es nicht; es gibt: { $allowed }.
cli-usage-option = Eine Option „{ $given }“ gibt es hier nicht.
cli-usage-value = { $name } braucht einen Wert.
cli-usage-missing = { $name } fehlt.
cli-usage-number = { $name } braucht eine ganze Zahl.
cli-usage-extra = In dieser Befehlszeile steht etwas, das nicht hineingehört.
cli-usage-try = `{ $command } --help` zeigt, was es gibt.
cli-lang-help = Die Sprache: en, ru, it, ko, de oder fr. Ohne Angabe die von WITCHING_LANG oder die des Terminals.
cli-refusal-language = „{ $given }“ ist keine Sprache, die hier gesprochen wird; es gibt: { $allowed }.

## Version und Build

cli-version-help = Zeigt die Version und ob die kompilierte Engine läuft.
cli-version = witching { $version } ({ $build })
cli-build-compiled = kompilierte Engine
cli-build-pure = unkompiliert, wie WITCHING_PURE es verlangt
cli-build-absent = unkompiliert: noch kein Build
cli-build-stale = unkompiliert: der Quelltext ist neuer als der Build
cli-build-foreign = unkompiliert: der Build ist für ein anderes Python
cli-build-broken = unkompiliert: der Build ist unvollständig
cli-build-unused = Die Engine läuft { $build }; `python3 run.py setup` baut sie neu.

## Optionen eines Spiels

cli-seats-help = Zahl der Plätze, { $least } bis { $most }.
cli-option-tick-help = { $game }: { $label }.
cli-option-choice-help = { $game }: { $label }: { $values } (Standard: { $usual }).
cli-option-edition-help = { $game }: { $label }: { $values } (ohne Angabe { $usual }; `play` und `watch` nehmen die in deiner Sprache).
cli-edition-usual = In dieser Sprache ist keine Ausgabe gedruckt; hier gilt: { $edition } (`{ $name }`). Mit `--edition` wählst du eine andere: { $others }.
cli-option-seats-help = { $value }:0,2 nur für diese Plätze (gezählt wird ab 0).
cli-option-file-help = { $game }: { $label }, aus dieser Datei; `witching box { $name }` gibt eine für den Anfang aus.
cli-rule-help = Eine Option mit ihrem Namen; mehrmals möglich. Es gibt für { $names }.

## Ablehnungen

cli-refusal-game = Ein Spiel „{ $given }“ steht nicht im Regal; es gibt: { $allowed }.
cli-refusal-schema = Ein Schema zu „{ $given }“ gibt es nicht; es gibt: { $allowed }.
cli-refusal-twice = { $name } ist zweimal angegeben; einmal genügt.
cli-refusal-rule = „{ $given }“ ist keine Hausregel; man schreibt NAME=VALUE.
cli-refusal-range = { $name } ist { $given }, muss aber zwischen { $least } und { $most } liegen.
cli-refusal-no-box = Die Schachtel von { $game } lässt sich nicht ändern.
cli-refusal-box-file = { $file } ist nicht lesbar: { $why }
cli-refusal-box-large = { $file } ist zu groß: Eine Schachteldatei hat höchstens { $most } Bytes.
cli-refusal-box-text = { $file } ist kein UTF-8-Text: Das Byte an Stelle { $place } passt nicht.
cli-refusal-file = ist nicht lesbar: { $why }
cli-refusal-records-there = In { $path } liegen schon Aufzeichnungen von { $game }; wähle einen anderen Ordner oder entferne sie.
cli-refusal-folder = Der Ordner { $path } lässt sich nicht anlegen oder beschreiben: { $why }
cli-refusal-record = Die Aufzeichnung { $path } lässt sich nicht schreiben: { $why }

## simulate

cli-simulate-help = Lässt Bots viele Partien von GAME spielen und zeigt, was sie verraten. Derselbe Startwert ergibt dieselben Ergebnisse, gleich was --jobs sagt.
cli-simulate-progress = Es wird gespielt
cli-games-help = Wie viele Partien gespielt werden; ohne Angabe 1000.
cli-bots-help = Die Bots: ein Name für alle Plätze oder für jeden Platz einer, durch Kommas getrennt; mehrere Namen ergeben ebenso viele Plätze, wenn --seats fehlt. Es gibt: { $bots }.
cli-seed-help = Startwert der Serie, ab 0; ohne Angabe 1.
cli-jobs-help = Wie viele Prozesse spielen; ohne Angabe 1.
cli-records-help = Schreibt die Aufzeichnung jeder Partie in diesen Ordner.
cli-json-help = Gibt die Zahlen als ein JSON-Objekt aus, in der letzten Zeile der Ausgabe.
cli-figures-title = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
cli-figures-seat = Platz
cli-figures-bot = Bot
cli-figures-wins = Siege
cli-figures-points = Punkte
cli-figures-deviation = Streuung
cli-figures-lowest = Minimum
cli-figures-highest = Maximum
cli-figures-ends = Wie die Partien endeten
cli-figures-cause = Ursache
cli-figures-share = Anteil
cli-figures-length = Eine Partie hat im Mittel { $mean } Entscheidungen, mindestens { $shortest } und höchstens { $longest }.
cli-figures-speed-compiled = { $decisions } Entscheidungen in { $seconds } s; { $rate } je CPU-Sekunde, kompiliert.
cli-figures-speed-pure = { $decisions } Entscheidungen in { $seconds } s; { $rate } je CPU-Sekunde, unkompiliert.
cli-figures-speed-unknown = { $decisions } Entscheidungen: zu wenige, um eine Geschwindigkeit zu messen.
cli-figures-interrupted = Abgebrochen: { $games } von { $wanted } Partien wurden gespielt.
cli-player-lost = Einer der Prozesse, die spielten, ist unerwartet zu Ende: Jemand oder das System hat ihn beendet.

## simulate --balance

cli-balance-help = Zählt auch, was man beim Entwerfen wissen will: wie oft alles genommen wird, welche Punkte es bringt, wer damit gewinnt.
cli-svg-help = Mit --balance: zeichnet die Zahlen in diese SVG-Datei.
cli-refusal-svg-alone = --svg zeichnet die Zahlen von --balance; gib beides an.
cli-refusal-svg-file = Die Datei { $path } lässt sich nicht schreiben: { $why }
cli-balance-lots = Womit die Plätze beginnen
cli-balance-things = Was genommen wird
cli-balance-lengths = Wie lange es dauert
cli-balance-shares = Wie es endet
cli-balance-a-game = Je Partie
cli-balance-mean = Mittel
cli-balance-fewest = Minimum
cli-balance-most = Maximum
cli-balance-points = Punkte
cli-balance-points-each = Punkte je Stück
cli-balance-helps = Verhilft zu
cli-balance-seats = Plätze
cli-balance-wins = Siege
cli-balance-share = Anteil
cli-balance-nothing = –
cli-balance-columns = Je Partie: wie oft genommen, von allen Plätzen zusammen. Punkte: was jedes am Ende brachte. Verhilft zu: die Punkte dessen, was jedes bezahlt oder gefangen hat.
cli-balance-reading = Siege: unter den Plätzen, die eines hatten, mit dem 95-%-Intervall; wären alle gleich, läge der Wert bei { $even } %.
cli-balance-title = Die Balance von { $game }
cli-balance-about = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} · { $seats } Plätze · { $played } · Startwert { $seed }
cli-balance-scale = Balken haben in jedem Kapitel ihren eigenen Maßstab. Kreise: Siegquote mit ihrem 95-%-Intervall; die gestrichelte Linie liegt bei { $even } %, wo alle Plätze gleich sind.
cli-balance-range = { $mean } ({ $fewest }–{ $most })
cli-balance-drawn = Gezeichnet: { $path }

## Custom bots

cli-limit-help = Sekunden, die ein eigener Bot (genannt mit seiner Datei, etwa ./my_bot.py) für eine Wahl brauchen darf; 10, wenn nicht angegeben.
cli-watch-failed = Der Bot { $bot } hat versagt: { $what }. Jedes Mal wurde für ihn eine Wahl gelost.
cli-forfeits = Partien, die nach Regel verloren sind, weil ein Bot versagt hat: { $games }. Die anderen teilen sich den Sieg.
cli-forfeit = { $bot } (Partien: { $games }), zuerst in Partie { $game } auf Platz { $seat }: { $what }. Dies zeigt es:

## tournament

cli-tournament-help = Lässt Bots ein Turnier in GAME spielen: jede Kartenverteilung von jedem Platz aus, 2 Plätze, wenn nicht anders angegeben. Zeigt Wertungen und wer vor wem liegt. Derselbe Plan ergibt dasselbe, gleich was --jobs sagt und wie oft unterbrochen wurde.
cli-tournament-bots-help = Die Bots, die teilnehmen, durch Kommas getrennt; mindestens so viele wie Plätze.
cli-tournament-games-help = Wie viele Partien insgesamt gespielt werden, 1000, wenn nicht angegeben; und so viele mehr, dass die letzte Kartenverteilung von jedem Platz gespielt wird.
cli-iterations-help = Ein Budget für Bots, die suchen: so viele Iterationen je Wahl.
cli-tournament-out-help = Das Turnier in diesem Ordner aufheben: Plan, Partien, result.json, times.json und report.html.
cli-tournament-resume-help = Das Turnier in diesem Ordner fortsetzen; sein Plan liegt dort.
cli-refusal-tournament-bots = Sage, welche Bots teilnehmen, zum Beispiel --bots student,adept
cli-refusal-tournament-out = --out beginnt ein Turnier und --resume setzt eines fort; gib nur eines davon an.
cli-refusal-tournament-plan = Das Turnier in { $path } hat einen anderen Plan; anders ist: { $names }. Lass das weg, um es fortzusetzen, oder beginne ein anderes in einem neuen Ordner.
cli-tournament-title = Turnier: { $game }
cli-tournament-about = Partien: { $games } · Plätze: { $seats } · Optionen: { $options } · Startwert { $seed }
cli-tournament-rank = Rang
cli-tournament-rating = Wertung
cli-tournament-cpu = CPU ms
cli-tournament-ratings = Wertungen
cli-tournament-matrix = Wer vor wem liegt
cli-tournament-cell = { $one } vor { $other }: { $rate }
cli-tournament-reading-rating = Wertung: Stärke nach Plackett und Luce (openskill) mit ihrem 95-%-Bereich. Alle beginnen bei 25; höher ist stärker.
cli-tournament-reading-wins = Siege: mit Wilsons 95-%-Intervall; ein geteilter Sieg wird aufgeteilt. Eine Kartenverteilung, die dieselben Bots von allen Plätzen gespielt haben, zählt als eine Beobachtung, und diese gelten als unabhängig.
cli-tournament-reading-cpu = CPU ms: Millisekunden Rechenzeit je Wahl, im Mittel (und höchstens).
cli-tournament-reading-matrix = In wie vielen von 100 gemeinsamen Partien der Bot der Zeile vor dem der Spalte lag; ein Gleichstand zählt halb. Dabei steht das 95-%-Intervall.
cli-tournament-reading-scores = Wie oft jeder Bot wie viele Punkte hatte, alle im selben Maßstab; die gestrichelte Linie ist das Mittel.
cli-tournament-made-compiled = Gespielt mit { $versions }, Engine kompiliert.
cli-tournament-made-pure = Gespielt mit { $versions }, Engine nicht kompiliert.
cli-tournament-kept = Aufgehoben in: { $path }
cli-tournament-go-on = Fortsetzen: { $program } tournament --resume { $path }

## verify

cli-verify-help = Prüft Aufzeichnungen: jeden nachgespielten Schritt, die Prüfsumme der Verteilung und das Ergebnis. Eine Zeile je Datei, auch für jede Datei eines Ordners; Exit-Code 1, wenn eine falsch ist, sonst 2, wenn das Spiel zu einer nicht installiert ist.
cli-verify-right = { $file }: richtig: { $what }
cli-verify-wrong = { $file }: FALSCH: { $what }
cli-verify-unchecked = { $file }: NICHT GEPRÜFT: { $what }
cli-verify-total = { $right } richtig, { $wrong } falsch
cli-verify-total-unchecked = { $right } richtig, { $wrong } falsch, { $unchecked } nicht geprüft

## schema

cli-schema-help = Gibt das JSON-Schema zu SUBJECT aus: ein Spiel (seine Aufzeichnungen), „protocol“ (die Nachrichten des Servers), „http“ (was über HTTP gesendet und geantwortet wird) oder „stored“ (was in der Datenbank und im Ordner eines Turniers liegt).

## box

cli-box-help = Gibt die Schachteldatei von GAME aus: wie viel es von allem gibt, was es kostet und was es wert ist.
cli-box-check-help = Prüft stattdessen eine eigene Schachteldatei: was nicht stimmt, Zeile für Zeile, und um wie viel.
cli-box-off = { $file } stimmt an mehreren Stellen nicht [{ $rule }]:
cli-box-right = { $file }: eine Schachtel, mit der sich spielen lässt

## bots

cli-bots-group-help = Zeigt, welche Bots es gibt und wie sie sind. Mit einem Befehl: woraus sie gemacht sind.
cli-bots-own = Sie spielen, wo --bots oder --players sie nennt; ein eigener Bot ebenso, mit dem Pfad seiner Datei (docs/guide/bot.md).
cli-bots-memory-help = Zeigt für jedes Gedächtnis, das einen Namen hat, wie viel vom Gesehenen bleibt (docs/memory.md).
cli-bots-out-help = Zeichnet es auch in diese SVG-Datei.

## watch

cli-watch-help = Lässt Bots eine Partie von GAME spielen und erzählt, was man beim Zuschauen erfährt.
cli-watch-seed-help = Startwert der Partie; ohne ihn kann niemand die Verteilung wiederholen.
cli-watch-progress = Die Bots spielen; bisherige Entscheidungen: { $choices }
