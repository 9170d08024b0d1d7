### Il regolamento al terminale.

## Opzioni di `witching rules`

rulebook-help = Consulta le regole di GAME: tutte, per titolo, oppure quella con questo ID. Basta anche una parte del codice o del titolo.
rulebook-help-edition = Mostra che cosa dice questa edizione stampata: ru, ru-alchemist, it o ko.
rulebook-help-search = Trova le regole che hanno tutte queste parole nel titolo o nel testo.
rulebook-help-differences = Mostra le edizioni stampate una accanto all’altra.
rulebook-help-plain = Righe semplici per i lettori di schermo: niente disegni, niente colori.

## Una regola

rulebook-rulings = Decisioni nostre
rulebook-see-also = Vedi anche
rulebook-editions = Dove le edizioni differiscono
rulebook-edition = Nell’edizione `{ $edition }`
rulebook-in-english = Il regolamento nella tua lingua non c’è ancora; questo è quello inglese.

## Indice e ricerca

rulebook-go-on = `{ $program } rules { $game } { $rule }` mostra una regola; basta anche una parte del codice.
rulebook-go-on-search = `{ $program } rules { $game } --search PAROLE` trova le regole con queste parole.
rulebook-go-on-differences = `{ $program } rules { $game } --differences` mostra le edizioni una accanto all’altra.
rulebook-several = { $count ->
    [one] A «{ $given }» corrisponde { $count } regola:
    [many] A «{ $given }» corrispondono { $count } di regole:
   *[other] A «{ $given }» corrispondono { $count } regole:
}
rulebook-found = { $count ->
    [one] «{ $given }» compare in { $count } regola:
    [many] «{ $given }» compare in { $count } di regole:
   *[other] «{ $given }» compare in { $count } regole:
}
rulebook-found-nothing = Nessuna regola ha «{ $given }» nel titolo o nel testo.

## Edizioni

rulebook-differences = Dove le edizioni differiscono
rulebook-one-edition = Di { $game } si conosce una sola edizione, quindi non ci sono differenze.

## Rifiuti

rulebook-refusal-none = Nessuna regola si chiama «{ $given }»; `{ $program } rules { $game }` le elenca tutte.
rulebook-refusal-near = Nessuna regola si chiama «{ $given }». Le più simili: { $near }.
rulebook-refusal-one = Chiedi una cosa alla volta: una regola, --search o --differences.
rulebook-refusal-search = Non c’è nulla da cercare: scrivi una o più parole.

## In the browser

rulebook-contents = Indice
rulebook-search = Cerca nelle regole
rulebook-near = Forse cercavi:
rulebook-advice = Prova un’altra parola, o solo il suo inizio. Tutte le regole sono nell’indice.
rulebook-print = Stampa il regolamento
rulebook-table = Una tabella
rulebook-drawing = Un disegno
rulebook-opening = Il regolamento si sta aprendo…
rulebook-failed = Adesso il regolamento non si può leggere: il server non risponde.
rulebook-close = Chiudi la regola
rulebook-back = Torna alla regola precedente
rulebook-open = Apri nel regolamento (in una nuova scheda)
