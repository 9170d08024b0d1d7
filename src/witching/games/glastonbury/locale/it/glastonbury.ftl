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
glastonbury-colour-orange = { $edition ->
    [ko] menta
   *[other] arancione
}
    .feminine = { $edition ->
        [ko] color menta
       *[other] arancione
    }
    .cards = { $edition ->
        [ko] color menta
       *[other] arancioni
    }
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

## Scelte

glastonbury-action-pass = passare
glastonbury-action-walk = muoversi del numero sotto l’Immuto
glastonbury-action-stay = restare nell’angolo
glastonbury-action-join = aggiungere un Immuto al tipo { $kind }
glastonbury-action-join-none = non aggiungere un Immuto a nessun tipo
glastonbury-action-declinatio-end = Declinatio verso una riga o colonna di incantesimi immediati, che chiude la partita
glastonbury-action-take = prendere la carta in { $cell }
glastonbury-action-take-refuse = prendere la carta in { $cell } e rifiutarla
glastonbury-action-accio = Accio: evocare la carta in { $cell }
glastonbury-action-accio-refuse = Accio: evocare la carta in { $cell } e rifiutarla
glastonbury-action-declinatio = Declinatio: prendere la carta in { $cell }
glastonbury-action-declinatio-refuse = Declinatio: prendere la carta in { $cell } e rifiutarla

## Ciò che succede

glastonbury-hidden = una carta
glastonbury-event-begin = Comincia { FORM($seat, "object") }.
glastonbury-event-removed = Non si gioca con le carte di colore: { $colours }.
glastonbury-event-walk = { $steps ->
    [glastonbury-hidden] { FORM($seat, "subject") } si muove.
    [0] { FORM($seat, "subject") } resta alla fermata { $stop }: 0 passi.
    [one] { FORM($seat, "subject") } si muove di { $steps } passo fino alla fermata { $stop }.
    [many] { FORM($seat, "subject") } si muove di { $steps } di passi fino alla fermata { $stop }.
   *[other] { FORM($seat, "subject") } si muove di { $steps } passi fino alla fermata { $stop }.
}
glastonbury-event-special = { FORM($seat, "subject") } si trova in un angolo con un Immuto in cima.
glastonbury-event-special-walk = { $steps ->
    [glastonbury-hidden] { FORM($seat, "subject") } si muove del numero sotto l’Immuto.
    [one] { FORM($seat, "subject") } si muove di { $steps } passo, il numero sotto l’Immuto, fino alla fermata { $stop }.
    [many] { FORM($seat, "subject") } si muove di { $steps } di passi, il numero sotto l’Immuto, fino alla fermata { $stop }.
   *[other] { FORM($seat, "subject") } si muove di { $steps } passi, il numero sotto l’Immuto, fino alla fermata { $stop }.
}
glastonbury-event-stay = { FORM($seat, "subject") } resta nell’angolo.
glastonbury-event-pass = { FORM($seat, "subject") } è in un angolo e passa.
glastonbury-event-accio = { FORM($seat, "subject") } lancia Accio.
glastonbury-event-declinatio = { $steps ->
    [glastonbury-hidden] { FORM($seat, "subject") } lancia Declinatio e prosegue.
    [one] { FORM($seat, "subject") } lancia Declinatio e prosegue di { $steps } passo, fino alla fermata { $stop }.
    [many] { FORM($seat, "subject") } lancia Declinatio e prosegue di { $steps } di passi, fino alla fermata { $stop }.
   *[other] { FORM($seat, "subject") } lancia Declinatio e prosegue di { $steps } passi, fino alla fermata { $stop }.
}
glastonbury-event-take = { $cell ->
    [glastonbury-hidden] { FORM($seat, "subject") } prende { $card }.
   *[other] { FORM($seat, "subject") } prende { $card } da { $cell }.
}
glastonbury-event-take-spell = { $cell ->
    [glastonbury-hidden] { FORM($seat, "subject") } prende { $card }.
   *[other] { FORM($seat, "subject") } prende { $card } da { $cell }.
}
glastonbury-event-refuse = { FORM($seat, "subject") } prende { $card } da { $cell } e rifiuta la carta.
glastonbury-event-refuse-spell = { FORM($seat, "subject") } prende { $card } da { $cell } e rifiuta la carta.
glastonbury-event-vanish = { $card ->
    [glastonbury-hidden] { FORM($seat, "subject") } perde la carta in cima, che va sotto il tallone.
   *[other] { FORM($seat, "subject") } perde la carta in cima ({ $card }), che va sotto il tallone.
}
glastonbury-event-vanish-out = { $card ->
    [glastonbury-hidden] { FORM($seat, "subject") } perde la carta in cima, che esce dal gioco.
   *[other] { FORM($seat, "subject") } perde la carta in cima ({ $card }), che esce dal gioco.
}
glastonbury-event-look = { $cards ->
    [glastonbury-hidden] { FORM($seat, "subject") } guarda tutta la pila del proprio calderone.
   *[other] { FORM($seat, "subject") } guarda tutta la pila del proprio calderone: { $cards }.
}
glastonbury-event-look-empty = { FORM($seat, "subject") } guarda nel proprio calderone: è vuoto.
glastonbury-event-refill = { $cell ->
    [glastonbury-hidden] In una casella arriva { $card }.
   *[other] In { $cell } arriva { $card }.
}
glastonbury-event-refill-spell = { $cell ->
    [glastonbury-hidden] In una casella arriva { $card }.
   *[other] In { $cell } arriva { $card }.
}
glastonbury-event-end-kept = { FORM($seat, "subject") } ha svuotato una riga o colonna e tiene la carta: la partita è finita.
glastonbury-event-end-refused = { FORM($seat, "subject") } prende l’ultima carta di una riga o colonna, e la partita finisce, ma non la tiene.
glastonbury-event-end-stranded = Dopo Declinatio { FORM($seat, "object") } ha davanti soltanto incantesimi immediati: la partita è finita.
glastonbury-event-open = Tutti i calderoni sono scoperti. Chi ha un Immuto ora dice a quale tipo si aggiunge.
glastonbury-event-join = Un Immuto si aggiunge al tipo { $kind }: { $seat }.
glastonbury-event-join-none = Un Immuto non si aggiunge a nessun tipo: { $seat }.

## Scelte rifiutate

glastonbury-refusal-over = La partita è finita.
glastonbury-refusal-not-your-turn = È il turno { FORM($seat, "of") }.
glastonbury-refusal-no-such-action = Non c’è nessuna azione { $action }; le azioni vanno da 0 a { $most }.
glastonbury-refusal-notation = «{ $given }» non è un’azione; le azioni si scrivono: { $allowed }.
glastonbury-refusal-corner-cell = { $cell } è un angolo della griglia: lì non ci sono carte.
glastonbury-refusal-no-special2 = walk e stay valgono soltanto in un turno che comincia in un angolo con un Immuto in cima.
glastonbury-refusal-must-walk = In questa edizione il pedone deve muoversi.
glastonbury-refusal-walk-first = In un angolo con un Immuto in cima, decidi prima se muoverti o restare.
glastonbury-refusal-settle = L’ultima carta è presa: resta da dire a quale tipo si aggiunge il tuo Immuto.
glastonbury-refusal-no-settle = Un Immuto si aggiunge a un tipo solo dopo l’ultima carta, e solo con le ricette.
glastonbury-refusal-not-collected = Di questo tipo non hai carte, e a questo tavolo un Immuto si aggiunge solo a un tipo che hai: { $kind }.
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
glastonbury-choice-join = Al tipo { $kind }
glastonbury-choice-join-none = A nessun tipo

# Ciò che un’edizione stampa accanto al nome di una carta; sta prima della nota, vedi D-NAMES.
glastonbury-gloss-immuto = { $edition ->
    [it] «mutaforma»,{ " " }
    [ko] «변신»,{ " " }
   *[other] { "" }
}
glastonbury-gloss-vanesco = { $edition ->
    [it] «Sparizione»,{ " " }
    [ko] «소멸»,{ " " }
   *[other] { "" }
}
glastonbury-gloss-perluceo = { $edition ->
    [it] «Colpo d’Occhio»,{ " " }
    [ko] «투시»,{ " " }
   *[other] { "" }
}
glastonbury-gloss-accio = { $edition ->
    [it] «Evocazione»,{ " " }
    [ko] «소환»,{ " " }
   *[other] { "" }
}
glastonbury-gloss-declinatio = { $edition ->
    [it] «Angolo»,{ " " }
    [ko] «굴절»,{ " " }
   *[other] { "" }
}
# Che cosa è bene sapere di una scelta; il più breve possibile.
glastonbury-note-own = il tuo colore: vale doppio
glastonbury-note-ends = chiude la partita (G-SPECIAL1)
glastonbury-note-ends-keep = chiude la partita (G-END): la carta è tua
glastonbury-note-ends-refuse = chiude la partita (G-END): la carta non è di nessuno
glastonbury-note-immuto = { glastonbury-gloss-immuto }numero 0, nel punteggio si aggiunge a un tipo
glastonbury-note-vanesco = { glastonbury-gloss-vanesco }gli altri perdono la carta in cima
glastonbury-note-perluceo = { glastonbury-gloss-perluceo }guardi tutta la tua pila
glastonbury-note-accio = { glastonbury-gloss-accio }2 cariche: prendi una carta da un’altra fila
glastonbury-note-declinatio = { glastonbury-gloss-declinatio }3 cariche: prosegui da un angolo
glastonbury-note-join = { $points ->
    [one] { $points } punto in più, per quel che si vede
   *[other] { $points } punti in più, per quel che si vede
}
glastonbury-note-usual = la scelta migliore per quel che vedi; vale se non scegli

## Domande: con un nome di 20 lettere, ancora meno di 80 colonne

glastonbury-question-row = { $seat }, alla fermata { $stop } hai davanti la riga { $row }: cosa prendi?
glastonbury-question-column = { $seat }, alla fermata { $stop } hai davanti la colonna { $column }: cosa prendi?
glastonbury-question-corner = { $seat }, nell’angolo { $stop } non c’è nulla da prendere.
glastonbury-question-declinatio = { $seat }, nell’angolo { $stop }: passi o prosegui con Declinatio?
glastonbury-question-special2 = { $seat }, nell’angolo { $stop } hai un Immuto in cima: ti muovi o resti?
glastonbury-question-settle = { $seat }, a quale tipo si aggiunge il tuo Immuto?
glastonbury-question-settling = { FORM($seat, "subject") } sceglie a quale tipo si aggiunge un Immuto.
glastonbury-question-must = { $seat }, nell’angolo { $stop } hai un Immuto in cima: devi muoverti.

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
glastonbury-lesson-leads = Il numero in cima al tuo calderone è il tuo prossimo cammino. Il piccolo segno su una carta illuminata indica la fermata dove finisce, se prendi la carta e resta in cima; se è rosso è un angolo, dove solo Declinatio ti dà una carta.
glastonbury-lesson-explain = Che cosa fa una carta si legge quando la indichi. Con il dito: tocca una carta non illuminata, o tieni il dito su una illuminata.
glastonbury-lesson-corner = A un angolo non c’è nulla da prendere. Passa; il prossimo cammino parte da qui.
glastonbury-lesson-corner-spell = Sei a un angolo e hai una carica di Declinatio: passa, oppure prosegui dello stesso numero e prendi una delle carte illuminate.
glastonbury-lesson-memory = Di un calderone resta visibile solo la carta in cima. Ricorda che cosa raccogli tu e che cosa gli altri.
glastonbury-lesson-own = Le carte del tuo colore valgono doppio alla fine, anche in negativo. Solo i 5 punti per quattro carte non raddoppiano.
glastonbury-lesson-immuto = Alla fine un Immuto si unisce a un tipo come carta di valore 0. In cima significa 0 passi: resti fermo e scegli ancora dalla stessa fila.
glastonbury-lesson-vanesco = Vanesco agisce subito: tutti gli altri perdono la carta in cima al calderone. Va sotto il tallone, o fuori dal gioco se il tallone è esaurito.
glastonbury-lesson-perluceo = Perluceo agisce subito: tu solo guardi tutto il tuo calderone, finché non lo chiudi o non comincia il tuo prossimo turno.
glastonbury-lesson-kept = Accio e Declinatio restano scoperti accanto al tuo calderone con le loro cariche. Li usi dal prossimo turno, un incantesimo per turno.
glastonbury-lesson-accio = Hai una carica di Accio: invece di una carta della fila illuminata puoi prenderne una da un’altra fila, ma non un Vanesco o un Perluceo.
glastonbury-lesson-declinatio = Declinatio aiuta a un angolo: con una carica prosegui dello stesso numero e prendi lì una carta, ma non un Vanesco o un Perluceo.
glastonbury-lesson-special = Sei a un angolo con un Immuto in cima: fai tanti passi quanti ne dice il primo numero sotto di esso. Se ti è offerto di restare, chi resta finisce il turno.
glastonbury-lesson-look = Questo è tutto il tuo calderone, a partire dalla carta più in basso. Perluceo lo mostra una volta sola: ricordalo.
glastonbury-lesson-recipes = Le tue ricette sono segrete. Ognuna dà punti alla fine se fai ciò che dice; dove si confrontano le carte, un pareggio non dà nulla.
glastonbury-lesson-end-near = Il tallone è quasi vuoto. Dopo la sua ultima carta le caselle restano vuote, e chi svuota una fila interna chiude la partita.
glastonbury-lesson-last = Una di queste carte svuoterebbe una fila e chiuderebbe subito la partita. Puoi anche rifiutarla: la partita finisce lo stesso e non tieni la carta.
glastonbury-lesson-score = Si conta tipo per tipo. Ogni riga nomina la regola con cui conta; premila per leggerla.
