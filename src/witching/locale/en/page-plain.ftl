### The page in the browser.
### Not for the page in the browser: said on the plain page.

page-about = Games of witches and potions. Play now against bots, with friends at their own screens, or together at this one.
page-drawn = The page with pictures

## Who one is

page-name-keep = Save this name
page-prefer = Choose this

## What to play

page-rules-all = All rules
page-editions = Editions
page-way-now = Play now against bots
page-way-friends = Open a table for friends
page-way-here = Play at this screen
page-here = Several people at this screen
page-here-about = You have the first seat. Enter who else plays; the screen is passed on when it is their turn. Bots take the seats that are left.

## Before the game

page-back = Back to the table

## Playing

page-board-label = A drawing of the table. The sentences below it say the same.
page-sentences = In sentences
page-choices-more = { $choices ->
    [one] { $choices } more choice
   *[other] { $choices } more choices
}

## After the game

page-sheet-label = A drawing of the score sheet. The sentences below it say the same.
page-record-title = The record
