### Il regolamento al terminale.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## Opzioni di `witching rules`

rulebook-help = Consulta le regole di GAME: tutte, per titolo, oppure quella con questo ID. Basta anche una parte del codice o del titolo.
rulebook-help-edition = Mostra che cosa dice questa edizione stampata: ru, ru-alchemist, it o ko.
rulebook-help-search = Trova le regole che hanno tutte queste parole nel titolo o nel testo.
rulebook-help-differences = Mostra le edizioni stampate una accanto all’altra.
rulebook-help-plain = Righe semplici per i lettori di schermo: niente disegni, niente colori.

## Indice e ricerca

rulebook-go-on = `{ $program } rules { $game } { $rule }` mostra una regola; basta anche una parte del codice.
rulebook-go-on-search = `{ $program } rules { $game } --search PAROLE` trova le regole con queste parole.
rulebook-go-on-differences = `{ $program } rules { $game } --differences` mostra le edizioni una accanto all’altra.
rulebook-several = { $count ->
    [one] A «{ $given }» corrisponde { $count } regola:
    [many] A «{ $given }» corrispondono { $count } di regole:
   *[other] A «{ $given }» corrispondono { $count } regole:
}

## Il testo

# A picture of the book, where there are no pictures.
rulebook-figure = Figura: { $caption }

## Edizioni

rulebook-differences = Dove le edizioni differiscono
rulebook-one-edition = Di { $game } si conosce una sola edizione, quindi non ci sono differenze.

## Rifiuti

rulebook-refusal-none = Nessuna regola si chiama «{ $given }»; `{ $program } rules { $game }` le elenca tutte.
rulebook-refusal-near = Nessuna regola si chiama «{ $given }». Le più simili: { $near }.
rulebook-refusal-one = Chiedi una cosa alla volta: una regola, --search o --differences.
rulebook-refusal-search = Non c’è nulla da cercare: scrivi una o più parole.
