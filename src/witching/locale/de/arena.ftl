### Was die Arena sagt: wie Partien endeten und was sie in jeder Partie zählt.

arena-balance-seats = Plätze
arena-balance-seat = Platz { $number }
arena-balance-endings = Wie die Partien endeten
arena-balance-decisions = Entscheidungen

arena-refusal-bot-twice = Der Bot „{ $given }“ ist zweimal genannt; jeder nimmt einmal teil.
arena-refusal-few-bots = { $bots } Bots sind für { $seats } Plätze genannt; nenne mindestens so viele Bots wie Plätze oder wähle weniger Plätze.
arena-refusal-folder-taken = In { $path } liegt schon ein Turnier; setze es mit --resume fort oder wähle einen anderen Ordner.
arena-refusal-folder-busy = Das Turnier in { $path } wird gerade von einem anderen Prozess gespielt; warte, bis er fertig ist.
arena-refusal-folder = { $path } kann nicht angelegt oder beschrieben werden: { $why }
arena-refusal-no-plan = In { $path } liegt kein Turnier, das weitergehen könnte: { $why }
arena-refusal-plan = { $path } ist kein Plan eines Turniers: { $why }
arena-refusal-games = { $path }: Zeile { $line } enthält keine Partien dieses Turniers: { $why }
arena-refusal-version = Das Turnier in { $path } wurde mit Version { $begun } begonnen, dies ist { $here }: Ihre Bots spielen vielleicht anders. Beginne ein neues.

arena-refusal-bot-changed = Das Turnier in { $path } wurde mit einer anderen Fassung begonnen von: { $bots }. Stelle sie wieder her oder beginne ein neues Turnier.
