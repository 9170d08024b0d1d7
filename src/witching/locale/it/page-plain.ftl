### La pagina nel browser.
### Not for the page in the browser: said on the plain page.

page-about = Giochi con streghe e pozioni. Gioca subito contro i bot, con gli amici ognuno al proprio schermo, o insieme a questo.
page-drawn = La pagina con le immagini

## Chi sei

page-name-keep = Tieni questo nome
page-prefer = Scegli

## A che cosa si gioca

page-rules-all = Tutte le regole
page-editions = Edizioni
page-way-now = Gioca subito contro i bot
page-way-friends = Apri un tavolo per gli amici
page-way-here = Gioca a questo schermo
page-here = In più persone a questo schermo
page-here-about = Il primo posto è tuo. Scrivi chi altro gioca: lo schermo passa a chi è di turno. I posti che restano vanno ai bot.

## Prima della partita

page-back = Torna al tavolo

## Durante la partita

page-board-label = Un disegno del tavolo. Sotto, le stesse cose dette a parole.
page-sentences = A parole
page-choices-more = { $choices ->
    [one] { $choices } altra scelta
    [many] { $choices } di altre scelte
   *[other] { $choices } altre scelte
}

## Dopo la partita

page-sheet-label = Un disegno del foglio dei punti. Sotto, le stesse cose dette a parole.
page-record-title = La registrazione
