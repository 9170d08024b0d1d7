### What every game and every room of the program says.

# Between the things of a list: "a toad 3, a scarab 7".
core-list-separator = { ", " }
