### Il regolamento al terminale.

## Una regola

rulebook-rulings = Decisioni nostre
rulebook-see-also = Vedi anche
rulebook-editions = Dove le edizioni differiscono
rulebook-edition = Nell’edizione `{ $edition }`
rulebook-in-english = Il regolamento nella tua lingua non c’è ancora; questo è quello inglese.

## Indice e ricerca

rulebook-found = { $count ->
    [one] «{ $given }» compare in { $count } regola:
    [many] «{ $given }» compare in { $count } di regole:
   *[other] «{ $given }» compare in { $count } regole:
}
rulebook-found-nothing = Nessuna regola ha «{ $given }» nel titolo o nel testo.

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
