### Was Goofspiel sagt.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

goofspiel-balance-prizes = Preise
