### The rule book, at the terminal and in the browser.

## Options of `witching rules`

rulebook-help = Look up the rules of GAME: all of them by title, or the one with this ID. A part of an id or of a title will do.
rulebook-help-edition = Tell what this printed edition says: ru, ru-alchemist, it or ko.
rulebook-help-search = Find the rules that have all these words in their title or text.
rulebook-help-differences = Show the printed editions side by side.
rulebook-help-plain = Plain lines for a screen reader: no drawing, no colours.

## A rule

rulebook-rulings = Rulings of ours
rulebook-see-also = See also
rulebook-editions = Where the editions differ
rulebook-edition = In the edition `{ $edition }`
rulebook-in-english = There is no rule book in your language yet; this is the English one.

## Contents and search

rulebook-go-on = `{ $program } rules { $game } { $rule }` shows a rule; a part of its id will do.
rulebook-go-on-search = `{ $program } rules { $game } --search WORDS` finds the rules with these words.
rulebook-go-on-differences = `{ $program } rules { $game } --differences` shows the editions side by side.
rulebook-several = “{ $given }” fits { $count ->
    [one] { $count } rule:
   *[other] { $count } rules:
}
rulebook-found = { $count ->
    [one] “{ $given }” stands in { $count } rule:
   *[other] “{ $given }” stands in { $count } rules:
}
rulebook-found-nothing = No rule has “{ $given }” in its title or text.

## Editions

rulebook-differences = Where the editions differ
rulebook-one-edition = { $game } is known in one edition only, so there are no differences.

## Refusals

rulebook-refusal-none = No rule is called “{ $given }”; `{ $program } rules { $game }` lists them all.
rulebook-refusal-near = No rule is called “{ $given }”. Near to it: { $near }.
rulebook-refusal-one = Ask for one thing at a time: a rule, --search or --differences.
rulebook-refusal-search = There is nothing to search for: give one or more words.

## In the browser

rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-near = Did you mean:
rulebook-advice = Try another word, or only its beginning. All rules stand in the contents.
rulebook-print = Print the book
rulebook-table = A table
rulebook-drawing = A drawing
rulebook-opening = The rule book is being opened …
rulebook-failed = The rule book cannot be read now: the server does not answer.
rulebook-close = Close the rule
rulebook-back = Back to the rule before
rulebook-open = Open in the rule book (in a new tab)
