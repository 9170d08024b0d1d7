### The rule book, at the terminal and in the browser.

## A rule

rulebook-rulings = Our rulings
rulebook-see-also = See also
rulebook-editions = Where the editions differ
rulebook-edition = In the edition `{ $edition }`
rulebook-in-english = There is no rule book in your language yet; this is the English one.

## Contents and search

rulebook-found = { $count ->
    [one] “{ $given }” occurs in { $count } rule:
   *[other] “{ $given }” occurs in { $count } rules:
}
rulebook-found-nothing = No rule has “{ $given }” in its title or text.

## In the browser

rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-near = Did you mean:
rulebook-advice = Try another word, or only its beginning. The contents list all rules.
rulebook-print = Print the book
rulebook-table = A table
rulebook-drawing = A drawing
rulebook-opening = Opening the rule book …
rulebook-failed = The rule book cannot be read right now: the server is not answering.
rulebook-close = Close the rule
rulebook-back = Back to the previous rule
rulebook-open = Open in the rule book (in a new tab)
