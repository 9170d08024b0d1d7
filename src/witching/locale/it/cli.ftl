### Ciò che dice la riga di comando.

cli-help =
    Witching Hour: due giochi di maghi, fedeli alle regole; un motore per chi scrive bot e studia i giochi.
    Le opzioni di un comando si leggono con `witching COMANDO --help`.
cli-error = { $what }

## Aiuto, e righe di comando che non si capiscono

cli-usage-title = Uso:
cli-usage-options = Opzioni
cli-usage-commands = Comandi
cli-usage-options-piece = [OPZIONI]
cli-usage-command-piece = COMANDO …
cli-usage-help = Mostra questa pagina.
cli-usage-command = Non c’è nessun comando «{ $given }»; ci sono: { $allowed }.
cli-usage-option = Qui non c’è nessuna opzione «{ $given }».
cli-usage-value = A { $name } serve un valore.
cli-usage-missing = Manca { $name }.
cli-usage-number = A { $name } serve un numero intero.
cli-usage-extra = In questa riga di comando c’è qualcosa di troppo.
cli-usage-try = `{ $command } --help` mostra che cosa c’è.
cli-lang-help = La lingua: en, ru, it, ko, de o fr. Se non è indicata, quella di WITCHING_LANG o del terminale.
cli-refusal-language = «{ $given }» non è una lingua che si parla qui; ci sono: { $allowed }.

## Versione e compilazione

cli-version-help = Mostra la versione e se è in uso il motore compilato.
cli-version = witching { $version } ({ $build })
cli-build-compiled = motore compilato
cli-build-pure = non compilato, come chiede WITCHING_PURE
cli-build-absent = non compilato: manca ancora una compilazione
cli-build-stale = non compilato: i sorgenti sono cambiati dopo la compilazione
cli-build-foreign = non compilato: la compilazione è per un altro Python
cli-build-broken = non compilato: la compilazione è incompleta
cli-build-unused = Stato del motore: { $build }; `python3 run.py setup` lo compila di nuovo.

## Opzioni di un gioco

cli-seats-help = Numero dei posti, da { $least } a { $most }.
cli-option-tick-help = { $game }: { $label }.
cli-option-choice-help = { $game }: { $label }: { $values } (predefinito: { $usual }).
cli-option-edition-help = { $game }: { $label }: { $values } (se non indicato { $usual }; `play` e `watch` prendono quella nella tua lingua).
cli-edition-usual = Nessuna edizione è stampata in questa lingua, quindi vale questa: { $edition } (`{ $name }`). Con `--edition` se ne sceglie un’altra: { $others }.
cli-option-seats-help = { $value }:0,2 soltanto per questi posti (i posti si contano da 0).
cli-option-file-help = { $game }: { $label }, da questo file; `witching box { $name }` ne stampa una da cui cominciare.
cli-rule-help = Un’opzione con il suo nome; si può ripetere. Ci sono, per { $names }.

## Rifiuti

cli-refusal-game = Sullo scaffale non c’è nessun gioco «{ $given }»; ci sono: { $allowed }.
cli-refusal-schema = Non c’è nessuno schema per «{ $given }»; ci sono: { $allowed }.
cli-refusal-twice = { $name } è indicato due volte; basta una volta sola.
cli-refusal-rule = «{ $given }» non è una regola della casa; si scrive NOME=VALORE.
cli-refusal-range = { $name } è { $given }, ma dev’essere compreso fra { $least } e { $most }.
cli-refusal-no-box = La scatola di { $game } non si può cambiare.
cli-refusal-box-file = { $file } non si può leggere: { $why }
cli-refusal-box-large = { $file } è troppo grande: il file di una scatola ha al massimo { $most } byte.
cli-refusal-box-text = { $file } non è testo UTF-8: il byte alla posizione { $place } non va bene.
cli-refusal-file = non si può leggere: { $why }
cli-refusal-records-there = In { $path } ci sono già registrazioni di { $game }; scegli un’altra cartella, oppure toglile.
cli-refusal-folder = La cartella { $path } non si può creare, o non vi si può scrivere: { $why }
cli-refusal-record = La registrazione { $path } non si può scrivere: { $why }

## simulate

cli-simulate-help = Fa giocare ai bot molte partite di GAME e mostra che cosa raccontano. Lo stesso seme dà gli stessi risultati, qualunque cosa dica --jobs.
cli-simulate-progress = Partite in corso
cli-games-help = Quante partite giocare (predefinito: 1000).
cli-bots-help = I bot: un nome per tutti i posti, oppure uno per ciascun posto, separati da virgole; più nomi fanno altrettanti posti, se manca --seats. Ci sono: { $bots }.
cli-seed-help = Seme della serie, da 0 in su (predefinito: 1).
cli-jobs-help = Quanti processi giocano (predefinito: 1).
cli-records-help = Scrive la registrazione di ogni partita in questa cartella.
cli-json-help = Stampa i dati come un unico oggetto JSON, nell’ultima riga dell’output.
cli-figures-title = { $game }: { $games ->
    [one] { $games } partita
    [many] { $games } di partite
   *[other] { $games } partite
}
cli-figures-seat = Posto
cli-figures-bot = Bot
cli-figures-wins = Vittorie
cli-figures-points = Punti
cli-figures-deviation = Scarto
cli-figures-lowest = Minimo
cli-figures-highest = Massimo
cli-figures-ends = Come sono finite le partite
cli-figures-cause = Causa
cli-figures-share = Quota
cli-figures-length = Una partita ha in media { $mean } decisioni, da { $shortest } a { $longest }.
cli-figures-speed-compiled = { $decisions } decisioni in { $seconds } s; { $rate } per secondo di CPU, compilato.
cli-figures-speed-pure = { $decisions } decisioni in { $seconds } s; { $rate } per secondo di CPU, non compilato.
cli-figures-speed-unknown = { $decisions } decisioni: troppo poche per misurare una velocità.
cli-figures-interrupted = Interruzione: partite giocate { $games } su { $wanted }.
cli-player-lost = Uno dei processi che giocavano è terminato all’improvviso: l’ha chiuso qualcuno o il sistema.

## simulate --balance

cli-balance-help = Conta anche ciò che interessa a chi progetta giochi: quante volte si prende ogni cosa, quanti punti porta, chi vince avendola.
cli-svg-help = Con --balance: disegna i dati in questo file SVG.
cli-refusal-svg-alone = --svg disegna i dati di --balance; indica entrambi.
cli-refusal-svg-file = Il file { $path } non si può scrivere: { $why }
cli-balance-lots = Con che cosa cominciano i posti
cli-balance-things = Che cosa si prende
cli-balance-lengths = Quanto dura
cli-balance-shares = Come finisce
cli-balance-a-game = A partita
cli-balance-mean = Media
cli-balance-fewest = Minimo
cli-balance-most = Massimo
cli-balance-points = Punti
cli-balance-points-each = Punti l’uno
cli-balance-helps = Aiuto
cli-balance-seats = Posti
cli-balance-wins = Vittorie
cli-balance-share = Quota
cli-balance-nothing = –
cli-balance-columns = A partita: quante volte si prende, fra tutti i posti. Punti: quanto ha dato alla fine ciascuna cosa. Aiuto: i punti di ciò che ciascuna è servita a pagare o a catturare.
cli-balance-reading = Vittorie: dei posti che ne avevano almeno una, con l’intervallo al 95 %; se tutto fosse alla pari, sarebbe { $even } %.
cli-balance-title = Il bilanciamento di { $game }
cli-balance-about = { $games ->
    [one] { $games } partita
    [many] { $games } di partite
   *[other] { $games } partite
} · { $seats } posti · { $played } · seme { $seed }
cli-balance-scale = Le barre hanno una scala propria in ogni capitolo. Pallini: quota di vittorie con il suo intervallo al 95 %; la linea tratteggiata è al { $even } %, dove tutti i posti sono alla pari.
cli-balance-range = { $mean } ({ $fewest }–{ $most })
cli-balance-drawn = Disegno salvato: { $path }

## Custom bots

cli-limit-help = Secondi che un bot tuo (nominato con il suo file, per esempio ./my_bot.py) può usare per una scelta; 10 se non indicato.
cli-watch-failed = Il bot { $bot } ha fallito: { $what }. Ogni volta è stata sorteggiata una scelta per lui.
cli-forfeits = Partite perse per regola, perché un bot ha fallito: { $games }. Gli altri si dividono la vittoria.
cli-forfeit = { $bot } (partite: { $games }), per prima la partita { $game } al posto { $seat }: { $what }. Questo la mostra:

## tournament

cli-tournament-help = Fai giocare ai bot un torneo di GAME: ogni distribuzione da ogni posto, 2 posti se non indicato. Mostra i punteggi di forza e chi arriva prima di chi. Lo stesso piano dà lo stesso risultato, qualunque sia --jobs e per quante volte sia stato interrotto.
cli-tournament-bots-help = I bot che partecipano, separati da virgole; almeno quanti sono i posti.
cli-tournament-games-help = Quante partite giocare in tutto, 1000 se non indicato; più quelle che servono perché l’ultima distribuzione sia giocata da ogni posto.
cli-iterations-help = Un limite per i bot che cercano: tante iterazioni per scelta.
cli-tournament-out-help = Conserva il torneo in questa cartella: piano, partite, result.json, times.json e report.html.
cli-tournament-resume-help = Continua il torneo di questa cartella; il suo piano è lì.
cli-refusal-tournament-bots = Di’ quali bot partecipano, per esempio --bots student,adept
cli-refusal-tournament-out = --out inizia un torneo e --resume ne continua uno; indica solo uno dei due.
cli-refusal-tournament-plan = Il torneo in { $path } ha un altro piano; differisce: { $names }. Toglilo per continuarlo, o iniziane un altro in una cartella nuova.
cli-tournament-title = Torneo: { $game }
cli-tournament-about = Partite: { $games } · posti: { $seats } · opzioni: { $options } · seme { $seed }
cli-tournament-rank = Posto
cli-tournament-rating = Forza
cli-tournament-cpu = CPU ms
cli-tournament-ratings = Forza dei bot
cli-tournament-matrix = Chi arriva prima di chi
cli-tournament-cell = { $one } prima di { $other }: { $rate }
cli-tournament-reading-rating = Forza: secondo Plackett e Luce (openskill), con il suo margine del 95 %. Tutti partono da 25; più alto è più forte.
cli-tournament-reading-wins = Vittorie: con l’intervallo di Wilson al 95 %; una vittoria condivisa si divide. Una distribuzione giocata dagli stessi bot da tutti i posti conta come un’osservazione, e le osservazioni come indipendenti.
cli-tournament-reading-cpu = CPU ms: millisecondi di calcolo per scelta, in media (e al massimo).
cli-tournament-reading-matrix = In quante di 100 partite comuni il bot della riga è arrivato prima di quello della colonna; la parità vale metà. Accanto, l’intervallo al 95 %.
cli-tournament-reading-scores = Quante volte ogni bot ha fatto quanti punti, tutti sulla stessa scala; la linea tratteggiata è la media.
cli-tournament-made-compiled = Giocato con { $versions }, motore compilato.
cli-tournament-made-pure = Giocato con { $versions }, motore non compilato.
cli-tournament-kept = Conservato in: { $path }
cli-tournament-go-on = Per continuarlo: { $program } tournament --resume { $path }

## verify

cli-verify-help = Verifica le registrazioni: rigioca ogni passo e controlla l’impegno e il risultato. Una riga per file, anche per ogni file di una cartella; codice d’uscita 1 se una è errata, altrimenti 2 se il gioco di una non è installato.
cli-verify-right = { $file }: corretta: { $what }
cli-verify-wrong = { $file }: ERRATA: { $what }
cli-verify-unchecked = { $file }: NON VERIFICATA: { $what }
cli-verify-total = corrette: { $right }, errate: { $wrong }
cli-verify-total-unchecked = corrette: { $right }, errate: { $wrong }, non verificate: { $unchecked }

## schema

cli-schema-help = Stampa lo schema JSON di SUBJECT: un gioco (le sue registrazioni), «protocol» (i messaggi del server), «http» (ciò che si invia e si riceve via HTTP) o «stored» (ciò che è conservato nel database e nella cartella di un torneo).

## box

cli-box-help = Stampa il file della scatola di GAME: quanti pezzi ci sono di ogni cosa, quanto costano e quanto valgono.
cli-box-check-help = Verifica invece il file di una scatola fatta da te: che cosa non torna, riga per riga, e di quanto.
cli-box-off = { $file }: i conti non tornano in più punti [{ $rule }]:
cli-box-right = { $file }: una scatola con cui si può giocare

## bots

cli-bots-group-help = Mostra quali bot ci sono e che cosa sanno fare. Con un comando: come sono fatti.
cli-bots-own = Giocano dove --bots o --players li nomina; anche un bot proprio, con il percorso del suo file (docs/guide/bot.md).
cli-bots-memory-help = Mostra quanto resta di ciò che si è visto, per ogni memoria che ha un nome (docs/memory.md).
cli-bots-out-help = Disegnalo anche in questo file SVG.

## watch

cli-watch-help = Fa giocare ai bot una partita di GAME e racconta che cosa succede, così come lo sente chi assiste.
cli-watch-seed-help = Seme della partita; senza, nessuno può ripetere la distribuzione.
cli-watch-progress = I bot stanno giocando; scelte finora: { $choices }
