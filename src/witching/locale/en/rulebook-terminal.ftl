### The rule book, at the terminal and in the browser.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## Options of `witching rules`

rulebook-help = Look up the rules of GAME: all of them by title, or the one with this ID. Part of an id or title will do.
rulebook-help-edition = Show what this printed edition says: ru, ru-alchemist, it or ko.
rulebook-help-search = Find the rules that have all these words in their title or text.
rulebook-help-differences = Show the printed editions side by side.
rulebook-help-plain = Plain lines for a screen reader: no drawing, no colours.

## Contents and search

rulebook-go-on = `{ $program } rules { $game } { $rule }` shows a rule; part of its id will do.
rulebook-go-on-search = `{ $program } rules { $game } --search WORDS` finds the rules with these words.
rulebook-go-on-differences = `{ $program } rules { $game } --differences` shows the editions side by side.
rulebook-several = “{ $given }” fits { $count ->
    [one] { $count } rule:
   *[other] { $count } rules:
}

## The text

# A picture of the book, where there are no pictures.
rulebook-figure = Picture: { $caption }

## Editions

rulebook-differences = Where the editions differ
rulebook-one-edition = { $game } is known in one edition only, so there are no differences.

## Refusals

rulebook-refusal-none = No rule is called “{ $given }”; `{ $program } rules { $game }` lists them all.
rulebook-refusal-near = No rule is called “{ $given }”. Similar: { $near }.
rulebook-refusal-one = Ask for one thing at a time: a rule, --search or --differences.
rulebook-refusal-search = There is nothing to search for: give one or more words.
