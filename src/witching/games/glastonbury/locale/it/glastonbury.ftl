### Glastonbury: i nomi delle carte e dei colori, le scelte, ciò che succede, il tavolo.

## Il gioco

glastonbury-title = Glastonbury
glastonbury-about = gira attorno al mercato, riempi il calderone, ricorda che cosa contiene
glastonbury-ending-kept = riga o colonna svuotata, carta tenuta
glastonbury-ending-refused = riga o colonna svuotata, carta rifiutata
glastonbury-ending-stranded = Declinatio verso soli incantesimi immediati

## Tipi di ingrediente

glastonbury-kind-dragons-blood = Sangue di drago
glastonbury-kind-toadstool = Amanita
glastonbury-kind-jar-of-eyes = Barattolo di occhi
glastonbury-kind-raven-feathers = Piume di corvo
glastonbury-kind-herb-bundle = Mazzetto di erbe
glastonbury-kind-toad = Rospo
glastonbury-kind-wax-doll = Bambola di cera
glastonbury-kind-cat-whiskers = Baffi di gatto
glastonbury-kind-pumpkin = Zucca
glastonbury-kind-snake-powder = Polvere di serpente
glastonbury-kind-bat-wings = Ali di pipistrello
glastonbury-kind-love-philtre = Filtro d’amore
glastonbury-kind-moonstone = Pietra di luna
glastonbury-kind-scarab = Scarabeo
glastonbury-kind-mandrake-root = Radice di mandragora
glastonbury-kind-bones = Ossa
glastonbury-kind-cobweb = Ragnatela
glastonbury-kind-candle-stub = Mozzicone di candela

## Colori

# .feminine: «ricetta grigia»; .cards: «più carte grigie».
glastonbury-colour-red = rosso
    .feminine = rossa
    .cards = rosse
glastonbury-colour-blue = blu
    .feminine = blu
    .cards = blu
glastonbury-colour-green = verde
    .feminine = verde
    .cards = verdi
glastonbury-colour-yellow = giallo
    .feminine = gialla
    .cards = gialle
glastonbury-colour-orange = arancione
    .feminine = arancione
    .cards = arancioni
glastonbury-colour-purple = viola
    .feminine = viola
    .cards = viola
glastonbury-colour-turquoise = turchese
    .feminine = turchese
    .cards = turchesi
glastonbury-colour-brown = marrone
    .feminine = marrone
    .cards = marroni
glastonbury-colour-grey = grigio
    .feminine = grigia
    .cards = grigie

## Carte

glastonbury-card-immuto = Immuto
glastonbury-card-vanesco = Vanesco
glastonbury-card-perluceo = Perluceo
glastonbury-card-accio = Accio
glastonbury-card-declinatio = Declinatio

# $kind: il nome di un tipo. $value: il numero sulla carta.
glastonbury-card-ingredient = { $kind } { $value }

## Che cosa una partita conta di sé

glastonbury-balance-turn-order = Ordine di gioco
glastonbury-balance-turn = { $turn }º a giocare
glastonbury-balance-ingredients = Ingredienti
glastonbury-balance-special-cards = Immuto e incantesimi
glastonbury-balance-recipes = Ricette
glastonbury-balance-recipe = ricetta { FORM($recipe, "feminine") }

## Scelte

glastonbury-action-pass = passare
glastonbury-action-walk = muoversi del numero sotto l’Immuto
glastonbury-action-stay = restare nell’angolo
glastonbury-action-declinatio-end = Declinatio verso una riga o colonna di incantesimi immediati, che chiude la partita
glastonbury-action-take = prendere la carta in { $cell }
glastonbury-action-take-refuse = prendere la carta in { $cell } e rifiutarla
glastonbury-action-accio = Accio: evocare la carta in { $cell }
glastonbury-action-accio-refuse = Accio: evocare la carta in { $cell } e rifiutarla
glastonbury-action-declinatio = Declinatio: prendere la carta in { $cell }
glastonbury-action-declinatio-refuse = Declinatio: prendere la carta in { $cell } e rifiutarla

## Ciò che succede

glastonbury-event-begin = Comincia { FORM($seat, "object") }.
glastonbury-event-removed = Non si gioca con le carte di colore: { $colours }.
glastonbury-event-walk = { $steps ->
    [core-hidden] { FORM($seat, "subject") } si muove.
    [0] { FORM($seat, "subject") } resta alla fermata { $stop }: 0 passi.
    [one] { FORM($seat, "subject") } si muove di { $steps } passo fino alla fermata { $stop }.
    [many] { FORM($seat, "subject") } si muove di { $steps } di passi fino alla fermata { $stop }.
   *[other] { FORM($seat, "subject") } si muove di { $steps } passi fino alla fermata { $stop }.
}
glastonbury-event-special = { FORM($seat, "subject") } si trova in un angolo con un Immuto in cima.
glastonbury-event-special-walk = { $steps ->
    [core-hidden] { FORM($seat, "subject") } si muove del numero sotto l’Immuto.
    [one] { FORM($seat, "subject") } si muove di { $steps } passo, il numero sotto l’Immuto, fino alla fermata { $stop }.
    [many] { FORM($seat, "subject") } si muove di { $steps } di passi, il numero sotto l’Immuto, fino alla fermata { $stop }.
   *[other] { FORM($seat, "subject") } si muove di { $steps } passi, il numero sotto l’Immuto, fino alla fermata { $stop }.
}
glastonbury-event-stay = { FORM($seat, "subject") } resta nell’angolo.
glastonbury-event-pass = { FORM($seat, "subject") } è in un angolo e passa.
glastonbury-event-accio = { FORM($seat, "subject") } lancia Accio.
glastonbury-event-declinatio = { $steps ->
    [core-hidden] { FORM($seat, "subject") } lancia Declinatio e prosegue.
    [one] { FORM($seat, "subject") } lancia Declinatio e prosegue di { $steps } passo, fino alla fermata { $stop }.
    [many] { FORM($seat, "subject") } lancia Declinatio e prosegue di { $steps } di passi, fino alla fermata { $stop }.
   *[other] { FORM($seat, "subject") } lancia Declinatio e prosegue di { $steps } passi, fino alla fermata { $stop }.
}
glastonbury-event-take = { $cell ->
    [core-hidden] { FORM($seat, "subject") } prende { $card }.
   *[other] { FORM($seat, "subject") } prende { $card } da { $cell }.
}
glastonbury-event-take-spell = { $cell ->
    [core-hidden] { FORM($seat, "subject") } prende { $card }.
   *[other] { FORM($seat, "subject") } prende { $card } da { $cell }.
}
glastonbury-event-refuse = { FORM($seat, "subject") } prende { $card } da { $cell } e rifiuta la carta.
glastonbury-event-refuse-spell = { FORM($seat, "subject") } prende { $card } da { $cell } e rifiuta la carta.
glastonbury-event-vanish = { $card ->
    [core-hidden] { FORM($seat, "subject") } perde la carta in cima, che va sotto il tallone.
   *[other] { FORM($seat, "subject") } perde la carta in cima ({ $card }), che va sotto il tallone.
}
glastonbury-event-vanish-out = { $card ->
    [core-hidden] { FORM($seat, "subject") } perde la carta in cima, che esce dal gioco.
   *[other] { FORM($seat, "subject") } perde la carta in cima ({ $card }), che esce dal gioco.
}
glastonbury-event-look = { $cards ->
    [core-hidden] { FORM($seat, "subject") } guarda tutta la pila del proprio calderone.
   *[other] { FORM($seat, "subject") } guarda tutta la pila del proprio calderone: { $cards }.
}
glastonbury-event-look-empty = { FORM($seat, "subject") } guarda nel proprio calderone: è vuoto.
glastonbury-event-refill = { $cell ->
    [core-hidden] In una casella arriva { $card }.
   *[other] In { $cell } arriva { $card }.
}
glastonbury-event-refill-spell = { $cell ->
    [core-hidden] In una casella arriva { $card }.
   *[other] In { $cell } arriva { $card }.
}
glastonbury-event-end-kept = { FORM($seat, "subject") } ha svuotato una riga o colonna e tiene la carta: la partita è finita.
glastonbury-event-end-refused = { FORM($seat, "subject") } prende l’ultima carta di una riga o colonna, e la partita finisce, ma non la tiene.
glastonbury-event-end-stranded = Dopo Declinatio { FORM($seat, "object") } ha davanti soltanto incantesimi immediati: la partita è finita.

## Scelte rifiutate

glastonbury-refusal-over = La partita è finita.
glastonbury-refusal-not-your-turn = È il turno { FORM($seat, "of") }.
glastonbury-refusal-no-such-action = Non c’è nessuna azione { $action }; le azioni vanno da 0 a { $most }.
glastonbury-refusal-notation = «{ $given }» non è un’azione; le azioni si scrivono: { $allowed }.
glastonbury-refusal-corner-cell = { $cell } è un angolo della griglia: lì non ci sono carte.
glastonbury-refusal-no-special2 = walk e stay valgono soltanto in un turno che comincia in un angolo con un Immuto in cima.
glastonbury-refusal-must-walk = In questa edizione il pedone deve muoversi.
glastonbury-refusal-walk-first = In un angolo con un Immuto in cima, decidi prima se muoverti o restare.
glastonbury-refusal-at-corner = Il pedone è in un angolo: non si può né prendere né evocare nessuna carta.
glastonbury-refusal-not-faced = { $cell } non è nella riga o colonna che hai davanti; da lì puoi prendere: { $allowed }.
glastonbury-refusal-no-accio = Questo giocatore non ha più cariche di Accio.
glastonbury-refusal-accio-faced = { $cell } è nella riga o colonna che hai davanti: prendi la carta senza Accio.
glastonbury-refusal-not-at-corner = Il pedone è davanti a una riga o colonna, quindi devi prenderne una carta: { $allowed }.
glastonbury-refusal-no-declinatio = Questo giocatore non ha più cariche di Declinatio.
glastonbury-refusal-not-stranded = Nella riga o colonna raggiunta con Declinatio ci sono carte che si possono prendere: { $allowed }.
glastonbury-refusal-not-reached = { $cell } non è nella riga o colonna raggiunta con Declinatio; da lì puoi prendere: { $allowed }.
glastonbury-refusal-empty-cell = La casella { $cell } è vuota.
glastonbury-refusal-two-spells = { $card } in { $cell } sarebbe un secondo incantesimo nello stesso turno.
glastonbury-refusal-cannot-refuse = Si può rifiutare soltanto una carta che chiude la partita, e { $cell } non la chiude.

## Distribuzioni rifiutate

glastonbury-deal-assisted = { $place } non elenca i posti assistiti in ordine crescente.
glastonbury-deal-removed = Colori da togliere dal mazzo: { $wanted }, fra questi: { $allowed }.
glastonbury-deal-card = { $card } compare { $found } volte nella distribuzione; il mazzo ne ha { $wanted }.
glastonbury-deal-cards = La distribuzione ha { $found } carte; il mazzo ne ha { $wanted }.
glastonbury-deal-recipes = { $place } non contiene ricette distribuite secondo le regole.

## Sigle delle carte sul tavolo: larghe due colonne, tutte diverse fra loro

glastonbury-mark-dragons-blood = Sd
glastonbury-mark-toadstool = Am
glastonbury-mark-jar-of-eyes = Bo
glastonbury-mark-raven-feathers = Pc
glastonbury-mark-herb-bundle = Me
glastonbury-mark-toad = Ro
glastonbury-mark-wax-doll = Bc
glastonbury-mark-cat-whiskers = Bg
glastonbury-mark-pumpkin = Zu
glastonbury-mark-snake-powder = Ps
glastonbury-mark-bat-wings = Ap
glastonbury-mark-love-philtre = Fa
glastonbury-mark-moonstone = Pl
glastonbury-mark-scarab = Sc
glastonbury-mark-mandrake-root = Rm
glastonbury-mark-bones = Os
glastonbury-mark-cobweb = Ra
glastonbury-mark-candle-stub = Mc
glastonbury-mark-immuto = Im
glastonbury-mark-vanesco = Va
glastonbury-mark-perluceo = Pe
glastonbury-mark-accio = Ac
glastonbury-mark-declinatio = De

## Il tavolo: testi brevi accanto alla griglia, al massimo di circa 30 colonne

glastonbury-face-pile = { $count ->
    [0] Tallone esaurito (G-END)
    [one] Tallone: { $count } carta
    [many] Tallone: { $count } di carte
   *[other] Tallone: { $count } carte
}
# $colours: i colori giocatore le cui carte non sono in gioco.
glastonbury-face-removed = Senza: { $colours }
# Dove sta un pedone, accanto a un nome: il più breve possibile.
glastonbury-stop = fermata { $stop }
glastonbury-corner = angolo { $stop }
glastonbury-face-points = { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}
# Quante carte ci sono in un calderone.
glastonbury-face-size = { $count ->
    [one] { $count } carta
    [many] { $count } di carte
   *[other] { $count } carte
}
# Un calderone senza carte; $number è il numero sulla carta Calderone.
glastonbury-face-bare = vuoto, passi: { $number }
# Quante carte Incantesimo esaurite ha un giocatore.
glastonbury-face-spent = esauriti: { $count }

# Le lettere dei due tipi di ricetta, larghe una colonna.
glastonbury-mark-recipe-a = A
glastonbury-mark-recipe-b = B
# Che cosa chiede una ricetta: più carte di un colore, e così via.
glastonbury-recipe-a = A: più carte { FORM($colour, "cards") }
glastonbury-recipe-b1 = B1: meno carte
glastonbury-recipe-b2 = B2: meno carte da 4
glastonbury-recipe-b3 = B3: meno incantesimi
glastonbury-recipe-b4 = B4: più carte da 1
glastonbury-recipe-b5 = B5: chiudere la partita

## Dove sta un pedone e dove starà

# Dentro una frase: «Anna gioca con il rosso e si trova alla fermata 7, davanti alla riga 3.»
glastonbury-stands-row = alla fermata { $stop }, davanti alla riga { $row }
glastonbury-stands-column = alla fermata { $stop }, davanti alla colonna { $column }
glastonbury-stands-corner = nell’angolo { $stop }
# Accanto a una scelta: dove finisce il prossimo movimento di questo giocatore.
glastonbury-leads-row = poi fermata { $stop }, riga { $row }
glastonbury-leads-column = poi fermata { $stop }, colonna { $column }
glastonbury-leads-corner = poi angolo { $stop }: nulla da prendere
glastonbury-leads-corner-declinatio = poi angolo { $stop }: Declinatio fa proseguire
glastonbury-leads-again = poi resti qui, alla fermata { $stop }

## Le scelte come vengono offerte

glastonbury-choice-take = { $cell }: { $card }
glastonbury-choice-take-keep = Prendere { $card } da { $cell } e tenerla
glastonbury-choice-take-refuse = Prendere { $card } da { $cell } e rifiutarla
glastonbury-choice-accio = Accio: prendere { $card } da { $cell }
glastonbury-choice-accio-refuse = Accio: prendere { $card } da { $cell } e rifiutarla
glastonbury-choice-declinatio = Declinatio: prendere { $card } da { $cell }
glastonbury-choice-declinatio-refuse = Declinatio: prendere { $card } da { $cell } e rifiutarla
glastonbury-choice-declinatio-end = Proseguire con Declinatio verso soli incantesimi immediati
glastonbury-choice-pass = Passare
glastonbury-choice-walk = Muoversi del numero sotto l’Immuto
glastonbury-choice-stay = Restare all’angolo

# Che cosa è bene sapere di una scelta; il più breve possibile.
glastonbury-note-own = il tuo colore: vale doppio
glastonbury-note-ends = chiude la partita (G-SPECIAL1)
glastonbury-note-ends-keep = chiude la partita (G-END): la carta è tua
glastonbury-note-ends-refuse = chiude la partita (G-END): la carta non è di nessuno
glastonbury-note-immuto = numero 0, nel punteggio si aggiunge a qualsiasi tipo
glastonbury-note-vanesco = gli altri perdono la carta in cima
glastonbury-note-perluceo = guardi tutta la tua pila
glastonbury-note-accio = 2 cariche: prendi una carta ovunque sia
glastonbury-note-declinatio = 3 cariche: prosegui da un angolo

glastonbury-hint-accio = { $charges ->
    [one] Accio, { $charges } carica: scrivi accio e una casella che non hai davanti, per esempio { $example }.
    [many] Accio, { $charges } di cariche: scrivi accio e una casella che non hai davanti, per esempio { $example }.
   *[other] Accio, { $charges } cariche: scrivi accio e una casella che non hai davanti, per esempio { $example }.
}
glastonbury-hint-refuse = Per chiudere la partita con Accio senza tenere la carta, scrivi per esempio { $example }.

## Domande: con un nome di 20 lettere, ancora meno di 80 colonne

glastonbury-question-row = { $seat }, alla fermata { $stop } hai davanti la riga { $row }: cosa prendi?
glastonbury-question-column = { $seat }, alla fermata { $stop } hai davanti la colonna { $column }: cosa prendi?
glastonbury-question-corner = { $seat }, nell’angolo { $stop } non c’è nulla da prendere.
glastonbury-question-declinatio = { $seat }, nell’angolo { $stop }: passi o prosegui con Declinatio?
glastonbury-question-special2 = { $seat }, nell’angolo { $stop } hai un Immuto in cima: ti muovi o resti?
glastonbury-question-must = { $seat }, nell’angolo { $stop } hai un Immuto in cima: devi muoverti.

## Il tavolo in frasi, per i lettori di schermo

# $cards: un elenco di «c3: Rospo 3».
glastonbury-tell-faced = { FORM($seat, "subject") } può prendere una di queste carte: { $cards }.
glastonbury-tell-reached = Con Declinatio si può prendere una di queste carte: { $cards }.
glastonbury-tell-row = Riga { $row }: { $cards }.
glastonbury-tell-row-empty = La riga { $row } è vuota.
glastonbury-tell-look = Adesso puoi guardare tutta la pila del tuo calderone.
# $place: una delle frasi «stands», più sopra.
glastonbury-tell-seat = { FORM($seat, "subject") } gioca con il { $colour } e si trova { $place }.
glastonbury-tell-bare = Il calderone { FORM($seat, "of") } non ha carte; il suo numero è { $number }.
glastonbury-tell-top = { $count ->
    [one] Il calderone { FORM($seat, "of") } ha { $count } carta: { $card }.
    [many] Il calderone { FORM($seat, "of") } ha { $count } di carte; in cima: { $card }.
   *[other] Il calderone { FORM($seat, "of") } ha { $count } carte; in cima: { $card }.
}
glastonbury-tell-points = { $points ->
    [one] { FORM($seat, "subject") } ha { $points } punto.
    [many] { FORM($seat, "subject") } ha { $points } di punti.
   *[other] { FORM($seat, "subject") } ha { $points } punti.
}
glastonbury-tell-spell = { $charges ->
    [one] { FORM($seat, "subject") } ha { $card } con { $charges } carica.
    [many] { FORM($seat, "subject") } ha { $card } con { $charges } di cariche.
   *[other] { FORM($seat, "subject") } ha { $card } con { $charges } cariche.
}
glastonbury-tell-spent = { $count ->
    [one] { FORM($seat, "subject") } ha { $count } incantesimo esaurito.
    [many] { FORM($seat, "subject") } ha { $count } di incantesimi esauriti.
   *[other] { FORM($seat, "subject") } ha { $count } incantesimi esauriti.
}
glastonbury-tell-recipes = Ricette { FORM($seat, "of") }: { $recipes }.
glastonbury-tell-cards = Nel calderone { FORM($seat, "of") }, a partire dal fondo: { $cards }.
glastonbury-tell-pile = { $count ->
    [0] Il tallone è esaurito: chi svuota una riga o colonna interna chiude la partita (G-END).
    [one] Il tallone ha { $count } carta.
    [many] Il tallone ha { $count } di carte.
   *[other] Il tallone ha { $count } carte.
}

## Lo sguardo privato di Perluceo

glastonbury-look = { $count ->
    [one] Solo per { FORM($seat, "object") }: il tuo calderone, { $count } carta.
    [many] Solo per { FORM($seat, "object") }: il tuo calderone, { $count } di carte, a partire dal fondo.
   *[other] Solo per { FORM($seat, "object") }: il tuo calderone, { $count } carte, a partire dal fondo.
}
# $number: il posto della carta, contato dal fondo.
glastonbury-look-card = { $number }: { $card }

## Il foglio dei punti

glastonbury-winner = { $points ->
    [one] { FORM($seat, "subject") } vince con { $points } punto.
    [many] { FORM($seat, "subject") } vince con { $points } di punti.
   *[other] { FORM($seat, "subject") } vince con { $points } punti.
}
# $players: un elenco di nomi.
glastonbury-winners = { $points ->
    [one] Pareggio (R-TIE-1), vincono insieme con { $points } punto: { $players }.
    [many] Pareggio (R-TIE-1), vincono insieme con { $points } di punti: { $players }.
   *[other] Pareggio (R-TIE-1), vincono insieme con { $points } punti: { $players }.
}
# Accanto al nome di chi vince.
glastonbury-face-wins = vittoria
# Perché una riga del foglio dà i suoi punti; circa 30 colonne.
glastonbury-why-one = da sola: meno il suo valore
glastonbury-why-two = una coppia: nulla
glastonbury-why-three = un tris: la somma
glastonbury-why-four = un poker: la somma più 5
glastonbury-why-own-one = suo colore: meno il doppio
glastonbury-why-own-three = suo colore: somma doppia
glastonbury-why-own-four = suo colore: somma doppia, più 5
glastonbury-why-alone = non si aggiunge a nulla: nulla
glastonbury-why-joins = si aggiunge al tipo { $kind }
glastonbury-why-most = più di tutti: { $each } per ogni carta
glastonbury-why-met = soddisfatta
glastonbury-why-unmet = non soddisfatta
# Una riga in una frase: le carte (o la ricetta), i punti, il perché, la regola.
glastonbury-tell-line = { $points ->
    [one] { $cards }: { $points } punto; { $reason } ({ $rule }).
    [many] { $cards }: { $points } di punti; { $reason } ({ $rule }).
   *[other] { $cards }: { $points } punti; { $reason } ({ $rule }).
}
glastonbury-tell-recipe = { $points ->
    [one] Ricetta { $recipe } – { $points } punto per { $cards }; { $reason } ({ $rule }).
    [many] Ricetta { $recipe } – { $points } di punti per { $cards }; { $reason } ({ $rule }).
   *[other] Ricetta { $recipe } – { $points } punti per { $cards }; { $reason } ({ $rule }).
}
glastonbury-tell-recipe-bare = { $points ->
    [one] Ricetta { $recipe } – { $points } punto; { $reason } ({ $rule }).
    [many] Ricetta { $recipe } – { $points } di punti; { $reason } ({ $rule }).
   *[other] Ricetta { $recipe } – { $points } punti; { $reason } ({ $rule }).
}
glastonbury-tell-joins = Un Immuto si aggiunge al tipo { $kind } (G-IMMUTO).

## La legenda

glastonbury-face-legend-brackets = carte che si possono prendere adesso
glastonbury-face-legend-mover = di chi è il turno
glastonbury-face-legend-pawn = un pedone: il simbolo del suo colore e l’iniziale di un nome
glastonbury-face-legend-stop = un numero fuori dalla griglia è una fermata; ci si muove in senso orario
# Accanto all’esempio di due carte, 3 e 4.
glastonbury-face-legend-cards = carte di un tipo in un calderone: la sigla, poi tutti i valori
glastonbury-face-legend-recipe = una ricetta, qui quella della regola G-RECIPE-B3

## La pagina: il tavolo

# I nomi delle parti del tavolo, per chi ascolta.
glastonbury-page-market = Il mercato
glastonbury-page-grid = Carte del mercato
glastonbury-page-prompt = Il momento
glastonbury-page-seats = I calderoni
glastonbury-page-gap = { $cell }: vuota
# Un pulsante che illumina tutte le carte che Accio può prendere.
glastonbury-page-accio = { $charges ->
    [one] Lancia Accio ({ $charges } carica)
    [many] Lancia Accio ({ $charges } cariche)
   *[other] Lancia Accio ({ $charges } cariche)
}
glastonbury-page-fetching = Accio è pronto: scegli una delle carte illuminate, ovunque nel mercato. Costa una carica.
glastonbury-page-declinatio = Oppure prosegui con Declinatio: scegli una delle carte illuminate. Costa una carica.
glastonbury-page-pile-empty = Il tallone è esaurito: chi svuota una riga o colonna interna chiude la partita.
# Un incantesimo aperto e le cariche rimaste.
glastonbury-page-charges = { $charges ->
    [one] { $card }, { $charges } carica
    [many] { $card }, { $charges } cariche
   *[other] { $card }, { $charges } cariche
}
# Di quanto si muoverà il pedone.
glastonbury-page-walks = { $number ->
    [0] prossimo cammino: 0, resta fermo
    [one] prossimo cammino: { $number } passo
    [many] prossimo cammino: { $number } passi
   *[other] prossimo cammino: { $number } passi
}

## La pagina: che cosa dice la guida quando qualcosa succede per la prima volta

glastonbury-lesson-turn = Il tuo pedone è davanti alla fila illuminata. Prendi una delle sue carte: va in cima al tuo calderone. Alla fine tre o quattro carte di un tipo danno punti, una carta sola costa il suo numero.
glastonbury-lesson-leads = Il numero su una carta dice di quanto ti muoverai dopo averla presa. Il piccolo segno su ogni carta illuminata indica la fermata dove finisce quel cammino; se è rosso è un angolo, dove non c’è nulla da prendere.
glastonbury-lesson-explain = Che cosa fa una carta si legge quando la indichi. Con il dito: tocca una carta non illuminata, o tieni il dito su una illuminata.
glastonbury-lesson-corner = A un angolo non c’è nulla da prendere. Passa; il prossimo cammino parte da qui.
glastonbury-lesson-corner-spell = Sei a un angolo e hai una carica di Declinatio: passa, oppure prosegui dello stesso numero e prendi lì una carta.
glastonbury-lesson-memory = Di un calderone resta visibile solo la carta in cima. Ricorda che cosa raccogli tu e che cosa gli altri.
glastonbury-lesson-own = Le carte del tuo colore valgono doppio alla fine, anche in negativo.
glastonbury-lesson-immuto = Alla fine un Immuto si unisce a un tipo a tua scelta come carta di valore 0. In cima significa 0 passi: resti fermo e scegli ancora dalla stessa fila.
glastonbury-lesson-vanesco = Vanesco agisce subito: tutti gli altri perdono la carta in cima al calderone, che va sotto il tallone.
glastonbury-lesson-perluceo = Perluceo agisce subito: tu solo guardi tutto il tuo calderone, finché non lo chiudi.
glastonbury-lesson-kept = Accio e Declinatio restano scoperti accanto al tuo calderone con le loro cariche. Li usi dal prossimo turno, un incantesimo per turno.
glastonbury-lesson-accio = Hai una carica di Accio: invece di una carta della fila illuminata puoi prenderne una ovunque sia.
glastonbury-lesson-declinatio = Declinatio aiuta a un angolo: con una carica prosegui dello stesso numero.
glastonbury-lesson-special = A un angolo c’è un Immuto in cima: decidi come proseguire da qui.
glastonbury-lesson-look = Questo è tutto il tuo calderone, a partire dalla carta più in basso. Ricordalo: quando chiudi, è di nuovo coperto.
glastonbury-lesson-recipes = Le tue ricette sono segrete. Ognuna dà punti alla fine se fai ciò che dice meglio di tutti gli altri.
glastonbury-lesson-end-near = Il tallone è quasi vuoto. Dopo la sua ultima carta le caselle restano vuote, e chi svuota una fila interna chiude la partita.
glastonbury-lesson-last = Questa carta svuoterebbe una fila e chiuderebbe subito la partita. Puoi anche rifiutarla: la partita finisce e non tieni la carta.
glastonbury-lesson-score = Si conta tipo per tipo. Ogni riga nomina la regola con cui conta; premila per leggerla.

## La pagina: le opzioni di un nuovo tavolo

glastonbury-option-recipes = Giocare con le ricette
glastonbury-option-recipes-about = Ognuno riceve due ricette segrete che danno altri punti. Per chi conosce già il gioco.
glastonbury-option-memory = Carte coperte da altre
glastonbury-option-memory-strict = Devi ricordarle tu
glastonbury-option-memory-assisted = Puoi rivedere le tue
glastonbury-option-memory-open = Sono tutte visibili
glastonbury-option-strict-about = Di un calderone si vede solo la carta in cima. Il gioco è pensato così.
glastonbury-option-assisted-about = Chi è spuntato può sempre guardare il proprio calderone: per i bambini e per chi lo desidera.
glastonbury-option-open-about = Tutti vedono tutti i calderoni.
glastonbury-option-assisted = Chi può guardare
glastonbury-option-special2 = A un angolo con un Immuto in cima
glastonbury-option-special2-may = si può camminare o restare
glastonbury-option-special2-must = si deve camminare
glastonbury-option-fewest-spells = La ricetta B3 confronta
glastonbury-option-fewest-spells-collected = le carte Incantesimo raccolte
glastonbury-option-fewest-spells-used = le carte Incantesimo usate
glastonbury-option-immuto = Per la ricetta A un Immuto
glastonbury-option-immuto-as-scored = ha il colore del tipo a cui si è unito
glastonbury-option-immuto-free = conta sempre per la ricetta di chi lo possiede
glastonbury-option-removal = In due si tolgono
glastonbury-option-removal-one = le carte di un colore non usato
glastonbury-option-removal-both = le carte di entrambi i colori non usati
glastonbury-option-first-seat = Chi comincia
glastonbury-option-removed = Il colore che si toglie
glastonbury-option-colours = Le pedine
glastonbury-option-corners = Gli angoli
glastonbury-option-corner-nw = in alto a sinistra
glastonbury-option-corner-ne = in alto a destra
glastonbury-option-corner-se = in basso a destra
glastonbury-option-corner-sw = in basso a sinistra

# Che cosa dice un’edizione dove le edizioni differiscono.
glastonbury-edition-ru = A un angolo con un Immuto in cima si può restare. La ricetta B3 confronta le carte Incantesimo raccolte. Qui è quella abituale: su entrambi i punti la maggior parte delle edizioni è d’accordo.
glastonbury-edition-ru-alchemist = Come l’altra edizione russa; cambiano solo nomi di carte.
glastonbury-edition-it = A un angolo con un Immuto in cima si può restare. La ricetta B3 confronta le carte Incantesimo usate.
glastonbury-edition-ko = A un angolo con un Immuto in cima si deve camminare. La ricetta B3 confronta le carte Incantesimo raccolte.
