### Incantibus: nomi, scelte, avvenimenti e rifiuti.

## Il gioco

incantibus-title = Incantibus
incantibus-about = tutte le bacchette puntano insieme, giù per la torre fino agli stregoni
incantibus-ending-cleared = nessuno stregone rimasto
incantibus-ending-laid = una bacchetta deposta

# .definite: il nome con l’articolo determinativo, in mezzo a una frase; .article: con l’articolo indeterminativo, dove
# ce ne può essere più d’uno. Li ha tutto ciò che può essere un segnalino, una pozione, un libro o uno stregone.

## Segnalini di cui c’è un solo tipo

incantibus-token-spell = incantesimo
    .definite = il segnalino incantesimo
    .article = un segnalino incantesimo
incantibus-token-purse = borsello
    .definite = il borsello
    .article = un borsello
incantibus-token-three-gold = 3 monete d’oro
    .definite = il segnalino «3 monete d’oro»
    .article = un segnalino «3 monete d’oro»
incantibus-token-universalus = Universalus
    .definite = Universalus
    .article = Universalus
incantibus-token-stone = pietra filosofale
    .definite = la pietra filosofale
    .article = la pietra filosofale
# Uno stregone ancora a faccia in giù.
incantibus-token-sorcerer = uno stregone sconosciuto
    .definite = lo stregone sconosciuto
    .article = uno stregone sconosciuto
# Una cosa di un elenco.
incantibus-token = { $token }

## Carte incantesimo

incantibus-card-expandius = Expandius
incantibus-card-fortuna = Fortuna
incantibus-card-imperium = Imperium
incantibus-card-oculus = Oculus
incantibus-card-universalus = Universalus
incantibus-card-philosophio = Philosophio
incantibus-card-alchemy = Alchimia
incantibus-card-iskanto = Iskanto

## Ingredienti della nostra scatola

incantibus-name-ingredients-mistletoe = vischio
    .definite = il vischio
    .article = un vischio
incantibus-name-ingredients-mushroom = fungo
    .definite = il fungo
    .article = un fungo
incantibus-name-ingredients-pumpkin = zucca
    .definite = la zucca
    .article = una zucca
incantibus-name-ingredients-toad = rospo
    .definite = il rospo
    .article = un rospo
incantibus-name-ingredients-feather = piuma
    .definite = la piuma
    .article = una piuma

## Armi della nostra scatola

incantibus-name-weapons-net = rete
    .definite = la rete
    .article = una rete
incantibus-name-weapons-trap = trappola
    .definite = la trappola
    .article = una trappola
incantibus-name-weapons-crystal-ball = sfera di cristallo
    .definite = la sfera di cristallo
    .article = una sfera di cristallo
incantibus-name-weapons-flying-stake = paletto volante
    .definite = il paletto volante
    .article = un paletto volante

## Mostri della nostra scatola

incantibus-name-monsters-goblin = goblin
    .definite = il goblin
    .article = un goblin
incantibus-name-monsters-werewolf = lupo mannaro
    .definite = il lupo mannaro
    .article = un lupo mannaro
incantibus-name-monsters-ghost = fantasma
    .definite = il fantasma
    .article = un fantasma
incantibus-name-monsters-vampire = vampiro
    .definite = il vampiro
    .article = un vampiro

## Oro della nostra scatola

incantibus-name-gold-one-coin = una moneta
    .definite = il segnalino da una moneta
    .article = un segnalino da una moneta
incantibus-name-gold-two-coins = due monete
    .definite = il segnalino da due monete
    .article = un segnalino da due monete
incantibus-name-gold-three-coins = tre monete
    .definite = il segnalino da tre monete
    .article = un segnalino da tre monete

## Stanze della nostra scatola

# .title: come titolo; .definite: in mezzo a una frase.
incantibus-name-rooms-roof = tetto
    .title = Il tetto
    .definite = il tetto
incantibus-name-rooms-bedroom = camera da letto
    .title = La camera da letto
    .definite = la camera da letto
incantibus-name-rooms-kitchen = cucina
    .title = La cucina
    .definite = la cucina
incantibus-name-rooms-library = biblioteca
    .title = La biblioteca
    .definite = la biblioteca
incantibus-name-rooms-laboratory = laboratorio
    .title = Il laboratorio
    .definite = il laboratorio
incantibus-name-rooms-armoury = armeria
    .title = L’armeria
    .definite = l’armeria
incantibus-name-rooms-gallery = galleria
    .title = La galleria
    .definite = la galleria
incantibus-name-rooms-treasury = sala del tesoro
    .title = La sala del tesoro
    .definite = la sala del tesoro

## Pozioni della nostra scatola

incantibus-name-potions-green-1 = pozione verde I
    .definite = la pozione verde I
    .article = la pozione verde I
incantibus-name-potions-green-2 = pozione verde II
    .definite = la pozione verde II
    .article = la pozione verde II
incantibus-name-potions-green-3 = pozione verde III
    .definite = la pozione verde III
    .article = la pozione verde III
incantibus-name-potions-red-1 = pozione rossa I
    .definite = la pozione rossa I
    .article = la pozione rossa I
incantibus-name-potions-red-2 = pozione rossa II
    .definite = la pozione rossa II
    .article = la pozione rossa II
incantibus-name-potions-red-3 = pozione rossa III
    .definite = la pozione rossa III
    .article = la pozione rossa III
incantibus-name-potions-blue-1 = pozione blu I
    .definite = la pozione blu I
    .article = la pozione blu I
incantibus-name-potions-blue-2 = pozione blu II
    .definite = la pozione blu II
    .article = la pozione blu II
incantibus-name-potions-blue-3 = pozione blu III
    .definite = la pozione blu III
    .article = la pozione blu III

## Libri della nostra scatola

incantibus-name-books-curiosities = Libro delle Curiosità
    .definite = il Libro delle Curiosità
    .article = il Libro delle Curiosità
incantibus-name-books-spells = Libro degli Incantesimi
    .definite = il Libro degli Incantesimi
    .article = il Libro degli Incantesimi
incantibus-name-books-wonders = Libro delle Meraviglie
    .definite = il Libro delle Meraviglie
    .article = il Libro delle Meraviglie
incantibus-name-books-coins = Libro delle Monete
    .definite = il Libro delle Monete
    .article = il Libro delle Monete
incantibus-name-books-riches = Libro delle Ricchezze
    .definite = il Libro delle Ricchezze
    .article = il Libro delle Ricchezze
incantibus-name-books-duels = Libro dei Duelli
    .definite = il Libro dei Duelli
    .article = il Libro dei Duelli
incantibus-name-books-armouries = Libro delle Armerie
    .definite = il Libro delle Armerie
    .article = il Libro delle Armerie
incantibus-name-books-herbs = Libro delle Erbe
    .definite = il Libro delle Erbe
    .article = il Libro delle Erbe
incantibus-name-books-brews = Libro degli Intrugli
    .definite = il Libro degli Intrugli
    .article = il Libro degli Intrugli

## Stregoni della nostra scatola

incantibus-name-sorcerers-lady-goblina = Lady Goblina
    .definite = Lady Goblina
    .article = Lady Goblina
incantibus-name-sorcerers-rima-wolf = Rima Wolf
    .definite = Rima Wolf
    .article = Rima Wolf
incantibus-name-sorcerers-white-lady = Dama Bianca
    .definite = la Dama Bianca
    .article = la Dama Bianca
incantibus-name-sorcerers-count-dracula = Conte Dracula
    .definite = il Conte Dracula
    .article = il Conte Dracula
incantibus-name-sorcerers-baroness-fuchsia = Baronessa Fucsia
    .definite = la Baronessa Fucsia
    .article = la Baronessa Fucsia
incantibus-name-sorcerers-serpentin-venomus = Serpentin Velenus
    .definite = Serpentin Velenus
    .article = Serpentin Velenus
incantibus-name-sorcerers-witch-indigo = Strega Indaco
    .definite = la Strega Indaco
    .article = la Strega Indaco
incantibus-name-sorcerers-high-mage = Sommo Mago
    .definite = il Sommo Mago
    .article = il Sommo Mago
incantibus-name-sorcerers-dark-knight = Cavaliere Oscuro
    .definite = il Cavaliere Oscuro
    .article = il Cavaliere Oscuro
incantibus-name-sorcerers-prince-greed = Principe Avido
    .definite = il Principe Avido
    .article = il Principe Avido
incantibus-name-sorcerers-master-ramus = Maestro Ramus
    .definite = Maestro Ramus
    .article = Maestro Ramus
incantibus-name-sorcerers-ghastly-grabber = Atroce Arraffone
    .definite = l’Atroce Arraffone
    .article = l’Atroce Arraffone

## Che cosa una partita conta di sé

incantibus-wand = bacchetta { $wand }

## Scelte

incantibus-action-point-visible = puntare sul segnalino visibile { $place }
incantibus-action-point-secret = puntare sul segnalino segreto { $place }
incantibus-action-point-potion = puntare sulla pozione { $place }
incantibus-action-point-book = puntare sul libro { $place }
incantibus-action-point-sorcerer = puntare sullo stregone { $place }
incantibus-action-spend = consumare Universalus per catturare il mostro
incantibus-action-keep = tenere Universalus
incantibus-action-pay = pagare con { FORM($token, "article") }
incantibus-action-discard = scartare { FORM($token, "article") }
incantibus-action-cast = lanciare { $card }
incantibus-action-decline = non lanciare altro
incantibus-action-take-visible = prendere il segnalino visibile { $place }
incantibus-action-look-secret = guardare il segnalino segreto { $place }
incantibus-action-fetch = riprendere { FORM($token, "article") } dal fossato
incantibus-action-steal = rubare { FORM($token, "article") } dalla borsa { FORM($seat, "of") }

## Ciò che succede

incantibus-event-begin = Comincia una partita a { $seats } giocatori.
incantibus-event-wand = { FORM($seat, "subject") } ha la bacchetta { $wand }.
incantibus-event-room = Si apre { FORM($room, "definite") }: { $tokens }; segnalini segreti: { $secret }.
incantibus-event-sorcerer-up = Si scopre lo stregone { $place }: { $token }.
incantibus-event-point-visible = { FORM($seat, "subject") } punta sul segnalino visibile { $place }: { $token }.
incantibus-event-point-secret = { FORM($seat, "subject") } punta sul segnalino segreto { $place }.
incantibus-event-point-potion = { FORM($seat, "subject") } punta sulla pozione { $place }: { $token }.
incantibus-event-point-book = { FORM($seat, "subject") } punta sul libro { $place }: { $token }.
incantibus-event-point-sorcerer = { $token ->
    [incantibus-token-sorcerer] { FORM($seat, "subject") } punta sullo stregone coperto { $place }.
   *[other] { FORM($seat, "subject") } punta sullo stregone { $place }: { $token }.
}
incantibus-event-swap = { FORM($seat, "subject") } vince la contesa e scambia la bacchetta { $given } con la bacchetta { $wand } { FORM($other, "of") }.
incantibus-event-turn-up = { FORM($seat, "subject") } scopre il segnalino segreto { $place }: { $token }.
incantibus-event-take = { FORM($seat, "subject") } prende { FORM($token, "definite") }.
incantibus-event-escape = { FORM($seat, "subject") } non ce la fa: { FORM($token, "definite") } fugge nel fossato.
incantibus-event-spend = { FORM($seat, "subject") } consuma Universalus e cattura { FORM($token, "definite") }.
incantibus-event-keep = { FORM($seat, "subject") } tiene Universalus; il mostro fugge nel fossato.
incantibus-event-keep-back = { FORM($seat, "subject") } tiene Universalus; il mostro resta al suo posto.
incantibus-event-pay = { FORM($seat, "subject") } paga con { FORM($token, "article") }.
incantibus-event-gain = { FORM($seat, "subject") } ottiene { FORM($token, "article") }.
incantibus-event-slip = { FORM($seat, "subject") } non può sconfiggerlo; fugge nel fossato: { $token }.
incantibus-event-beat = { FORM($seat, "subject") } sconfigge { FORM($token, "definite") }.
incantibus-event-discard = { FORM($seat, "subject") } ha la borsa troppo piena e scarta { FORM($token, "article") }.
incantibus-event-cast = { FORM($seat, "subject") } lancia { $card }.
incantibus-event-fizzle = { $card } non trova nulla e va a vuoto.
incantibus-event-card-up = Si scopre una carta incantesimo: { $card }.
incantibus-event-decline = { FORM($seat, "subject") } non lancia altro.
incantibus-event-fetch = { FORM($seat, "subject") } riprende { FORM($token, "article") } dal fossato.
incantibus-event-steal = { FORM($seat, "subject") } ruba { FORM($token, "article") } dalla borsa { FORM($victim, "of") }.
incantibus-event-look = { FORM($seat, "subject") } guarda il segnalino segreto { $place } e vede { FORM($token, "article") }, ma non ha l’arma adatta.
incantibus-event-look-hidden = { FORM($seat, "subject") } guarda il segnalino segreto { $place }: è un mostro di cui non ha l’arma.
incantibus-event-leftover = Il segnalino rimasto finisce nel fossato: { $token }.
incantibus-event-refill = Si scopre { FORM($token, "definite") }.
incantibus-event-final = Comincia il finale, nella cripta.
incantibus-event-lay = { FORM($seat, "subject") } non può pagare nulla e depone la bacchetta.
incantibus-event-end-cleared = Non resta nessuno stregone: la partita è finita.
incantibus-event-end-laid = La partita è finita.

## Scelte rifiutate

incantibus-refusal-over = La partita è finita.
incantibus-refusal-no-such-seat = Questo posto non c’è; i posti sono { $seats }.
incantibus-refusal-not-yours = Adesso deve scegliere { FORM($seat, "object") }.
incantibus-refusal-no-such-action = Non c’è nessuna azione { $action }; le azioni vanno da 0 a { $most }. Scelte possibili: { $allowed }
incantibus-refusal-notation = «{ $given }» non è un’azione; le azioni si scrivono: { $allowed }.
incantibus-refusal-not-now = «{ $given }» non è ciò che si deve scegliere adesso. Scelte possibili: { $allowed }
incantibus-refusal-gone = Alla posizione { $place } non c’è nulla. Scelte possibili: { $allowed }
incantibus-refusal-no-room = Nel finale non ci sono più stanze: punta su uno stregone, una pozione o un libro. Scelte possibili: { $allowed }
incantibus-refusal-not-final = Gli stregoni si affrontano soltanto nel finale. Scelte possibili: { $allowed }
incantibus-refusal-cannot-pay = Questo giocatore non può pagare il costo richiesto per { FORM($token, "definite") }. Scelte possibili: { $allowed }
incantibus-refusal-wand = Contro { FORM($token, "definite") } si combatte con una bacchetta di forza { $most } o inferiore. Scelte possibili: { $allowed }
incantibus-refusal-not-held = Questo giocatore non possiede { FORM($token, "article") }. Scelte possibili: { $allowed }
incantibus-refusal-does-not-fit = Per { FORM($piece, "definite") } non si paga con { FORM($token, "definite") }. Scelte possibili: { $allowed }
incantibus-refusal-pay-order = Nella scatola { FORM($token, "definite") } precede { FORM($last, "definite") }: si paga nell’ordine della scatola. Scelte possibili: { $allowed }
incantibus-refusal-pay-dead-end = Con { FORM($token, "definite") } non si arriva a un pagamento per { FORM($piece, "definite") } in cui nulla sia superfluo. Scelte possibili: { $allowed }
incantibus-refusal-purse = Un borsello non si scarta mai. Scelte possibili: { $allowed }
incantibus-refusal-has-a-place = Nella borsa c’è posto per { FORM($token, "definite") }. Scelte possibili: { $allowed }
incantibus-refusal-must-cast = Si può rinunciare al lancio ulteriore soltanto se il segnalino incantesimo viene dal fossato, grazie a Iskanto. Scelte possibili: { $allowed }
incantibus-refusal-card-not-open = { $card } non è fra le carte scoperte. Scelte possibili: { $allowed }
incantibus-refusal-no-weapon = Non si può catturare { FORM($token, "definite") }: mancano sia la sua arma sia Universalus. Scelte possibili: { $allowed }
incantibus-refusal-not-in-moat = Nel fossato non c’è { FORM($token, "article") }. Scelte possibili: { $allowed }
incantibus-refusal-steal-from = Non si può rubare dalla borsa { FORM($seat, "of") }. Scelte possibili: { $allowed }
incantibus-refusal-not-stealable = Non si può rubare { FORM($token, "article") }: soltanto ingredienti, armi e oro. Scelte possibili: { $allowed }
incantibus-refusal-steal-nothing = { FORM($seat, "subject") } non possiede { FORM($token, "article") }. Scelte possibili: { $allowed }

## Il tavolo al terminale. Lo spazio è poco: titoli di una o due parole.

# Il titolo sopra i segnalini di una stanza.
incantibus-face-room = { FORM($room, "title") }
incantibus-face-crypt = La cripta
incantibus-face-rooms-below = { $count ->
    [0] l’ultima stanza
    [one] { $count } stanza sotto
    [many] { $count } di stanze sotto
   *[other] { $count } stanze sotto
}
incantibus-face-supply = Riserva
incantibus-face-title-potions = Pozioni
incantibus-face-title-books = Libri
incantibus-face-title-cards = Carte
incantibus-face-title-sorcerers = Stregoni
incantibus-face-title-moat = Fossato
# Di un segnalino o di uno stregone che nessuno ha visto.
incantibus-face-face-down = coperto

## Sigle: nomi da una a tre lettere per il tavolo; non ce ne possono essere due uguali.

incantibus-mark-ingredients-mistletoe = Vs
incantibus-mark-ingredients-mushroom = Fu
incantibus-mark-ingredients-pumpkin = Zu
incantibus-mark-ingredients-toad = Ro
incantibus-mark-ingredients-feather = Pi
incantibus-mark-weapons-net = Re
incantibus-mark-weapons-trap = Tr
incantibus-mark-weapons-crystal-ball = Sf
incantibus-mark-weapons-flying-stake = Pv
incantibus-mark-monsters-goblin = Go
incantibus-mark-monsters-werewolf = Lu
incantibus-mark-monsters-ghost = Fa
incantibus-mark-monsters-vampire = Va
incantibus-mark-gold-one-coin = 1m
incantibus-mark-gold-two-coins = 2m
incantibus-mark-gold-three-coins = 3m
incantibus-mark-spells-spell = In
incantibus-mark-special-purse = Bo
incantibus-mark-special-three-gold = 3o
incantibus-mark-special-universalus = Un
incantibus-mark-special-stone = Pf
incantibus-mark-potions-green-1 = vI
incantibus-mark-potions-green-2 = vII
incantibus-mark-potions-green-3 = vIII
incantibus-mark-potions-red-1 = rI
incantibus-mark-potions-red-2 = rII
incantibus-mark-potions-red-3 = rIII
incantibus-mark-potions-blue-1 = bI
incantibus-mark-potions-blue-2 = bII
incantibus-mark-potions-blue-3 = bIII
incantibus-mark-books-curiosities = Cu
incantibus-mark-books-spells = Ic
incantibus-mark-books-wonders = Me
incantibus-mark-books-coins = Mo
incantibus-mark-books-riches = Rc
incantibus-mark-books-duels = Du
incantibus-mark-books-armouries = Ar
incantibus-mark-books-herbs = Er
incantibus-mark-books-brews = It
incantibus-mark-sorcerers-lady-goblina = LG
incantibus-mark-sorcerers-rima-wolf = RW
incantibus-mark-sorcerers-white-lady = DB
incantibus-mark-sorcerers-count-dracula = CD
incantibus-mark-sorcerers-baroness-fuchsia = BF
incantibus-mark-sorcerers-serpentin-venomus = SV
incantibus-mark-sorcerers-witch-indigo = SI
incantibus-mark-sorcerers-high-mage = SM
incantibus-mark-sorcerers-dark-knight = CO
incantibus-mark-sorcerers-prince-greed = PA
incantibus-mark-sorcerers-master-ramus = MR
incantibus-mark-sorcerers-ghastly-grabber = AA
# Il colore di una pozione chiesta da uno stregone.
incantibus-mark-colour-green = verde
incantibus-mark-colour-red = rossa
incantibus-mark-colour-blue = blu

## Quanto costano e quanto valgono le cose

incantibus-points = { $count ->
    [one] { $count } punto
    [many] { $count } di punti
   *[other] { $count } punti
}
# Più cose uguali di un elenco: fungo ×2.
incantibus-several = { $token } ×{ $count }
incantibus-list = { $things }
incantibus-nothing = nulla
# Il colore di una pozione: «una pozione rossa».
incantibus-colour-green = verde
incantibus-colour-red = rossa
incantibus-colour-blue = blu
# I costi stanno dopo «costo:».
incantibus-price-ingredients = { $tokens }
incantibus-price-monster = { $token }
incantibus-price-potion = una pozione { $colour }
incantibus-price-wand = nessun segnalino, ma una bacchetta di forza { $count } o inferiore
incantibus-price-gold = { $count ->
    [one] { $count } moneta d’oro
    [many] { $count } di monete d’oro
   *[other] { $count } monete d’oro
}
incantibus-price-any = { $count ->
    [one] { $count } segnalino qualsiasi
    [many] { $count } di segnalini qualsiasi
   *[other] { $count } segnalini qualsiasi
}
incantibus-price-spell = { $count ->
    [one] { $count } segnalino incantesimo
    [many] { $count } di segnalini incantesimo
   *[other] { $count } segnalini incantesimo
}
incantibus-price-special = { $count ->
    [one] { $count } segnalino speciale
    [many] { $count } di segnalini speciali
   *[other] { $count } segnalini speciali
}
incantibus-price-weapons = { $count ->
    [one] { $count } arma
    [many] { $count } di armi
   *[other] { $count } armi
}
incantibus-price-equal-weapons = { $count ->
    [one] { $count } arma
    [many] { $count } di armi uguali
   *[other] { $count } armi uguali
}
incantibus-price-different-weapons = { $count ->
    [one] { $count } arma
    [many] { $count } di armi diverse
   *[other] { $count } armi diverse
}
incantibus-price-equal-ingredients = { $count ->
    [one] { $count } ingrediente
    [many] { $count } di ingredienti uguali
   *[other] { $count } ingredienti uguali
}
incantibus-price-different-ingredients = { $count ->
    [one] { $count } ingrediente
    [many] { $count } di ingredienti diversi
   *[other] { $count } ingredienti diversi
}

## Cose e posti, come stanno nelle scelte e negli elenchi

# Un posto del tavolo: la sua lettera e il suo numero, V3.
incantibus-place = { $letter }{ $place }
incantibus-at = { $letter }{ $place }: { $thing }
incantibus-at-hidden = { $letter }{ $place }: coperto
incantibus-worth = { $token } ({ $points })
incantibus-monster = { $token } (si cattura con: { $weapon }; { $points })
incantibus-priced = { $token } (costo: { $price }; { $points })
incantibus-looked = coperto, ma tu l’hai visto: { $thing }
incantibus-suspects = coperto; guardato da { $who }, può essere soltanto: { $tokens }
incantibus-who = { FORM($seat, "bare") }
incantibus-cast = { $card }: { $effect }
incantibus-effect-expandius = un borsello per uno scomparto in più
incantibus-effect-fortuna = un segnalino «3 monete d’oro»
incantibus-effect-imperium = prendi un segnalino visibile della stanza
incantibus-effect-oculus = guarda un segnalino segreto e, se puoi, prendilo
incantibus-effect-universalus = un segnalino che cattura qualsiasi mostro, una volta
incantibus-effect-philosophio = una pietra che sostituisce un ingrediente qualsiasi
incantibus-effect-alchemy = ruba un ingrediente, un’arma o dell’oro
incantibus-effect-iskanto = riprendi qualsiasi cosa dal fossato

## Che cosa è bene sapere di una scelta. Sta dopo la scelta, senza punto finale.

incantibus-note-weapon = { $points }; hai la sua arma ({ $weapon })
incantibus-note-universalus = { $points }; senza la sua arma ({ $weapon }) lo cattura solo Universalus
incantibus-note-escapes = { $points }; fuggirebbe: ti manca la sua arma ({ $weapon })
incantibus-note-stays = { $points }; resterebbe dov’è: ti manca la sua arma ({ $weapon })
incantibus-note-price = costo: { $price }; { $points }
incantibus-note-suspects = guardato da { $who }, può essere soltanto: { $tokens }
incantibus-note-worth = { $points }
incantibus-note-fizzles = non ce ne sono più: non succederebbe nulla
incantibus-note-aimless = nessun bersaglio: non succederebbe nulla
incantibus-note-sealed = la tua bacchetta punta qui

## Domande. Quelle di un bersaglio vengono dopo il lancio della carta.

incantibus-ask-over = La partita è finita.
incantibus-ask-cast = { $seat }, punta la tua bacchetta (forza { $wand }).
incantibus-ask-cast-again = { $seat }, la tua bacchetta (forza { $wand }) punta su { $target }. Puoi ancora cambiare.
incantibus-ask-spend = { $seat }, consumi Universalus per catturare { FORM($token, "definite") } ({ $points })? Altrimenti fugge.
incantibus-ask-spend-back = { $seat }, consumi Universalus per catturare { FORM($token, "definite") } che vedi ({ $points })? Altrimenti resta dov’è.
incantibus-ask-spend-hidden = { $seat }, consumi Universalus per catturare il mostro?
incantibus-ask-pay-tokens = { $seat }, paga per { FORM($token, "definite") } (costo: { $price }). { $count ->
    [one] Manca ancora { $count } segnalino.
    [many] Mancano ancora { $count } di segnalini.
   *[other] Mancano ancora { $count } segnalini.
}
incantibus-ask-pay-coins = { $seat }, paga per { FORM($token, "definite") } (costo: { $price }). { $count ->
    [one] Manca ancora { $count } moneta.
    [many] Mancano ancora { $count } di monete.
   *[other] Mancano ancora { $count } monete.
}
incantibus-ask-discard = { $seat }, la tua borsa è troppo piena: scarta un segnalino nel fossato.
incantibus-ask-card = { $seat }, lancia uno degli incantesimi scoperti.
incantibus-ask-card-free = { $seat }, lancia uno degli incantesimi scoperti, o nessuno.
incantibus-ask-target-imperium = { $seat }, Imperium: prendi un segnalino a faccia in su.
incantibus-ask-target-oculus = { $seat }, Oculus: guarda un segnalino segreto.
incantibus-ask-target-alchemy = { $seat }, Alchimia: ruba un segnalino.
incantibus-ask-target-iskanto = { $seat }, Iskanto: riprendi qualcosa dal fossato.
# Per chi aspetta: chi decide che cosa.
incantibus-waits-cast = Tutti puntano in segreto. Devono ancora scegliere: { $who }.
incantibus-waits-pay = { FORM($seat, "subject") } sceglie come pagare per { FORM($token, "definite") }.
incantibus-waits-spend = { FORM($seat, "subject") } decide se spendere Universalus per il mostro.
incantibus-waits-discard = { FORM($seat, "subject") } ha la borsa troppo piena e sceglie un segnalino da scartare.
incantibus-waits-spell = { FORM($seat, "subject") } sceglie un incantesimo da lanciare.
incantibus-waits-target = { FORM($seat, "subject") } ha lanciato { $card } e sceglie il bersaglio.

## La rivelazione. Chi ha la bacchetta 4 grida «In-can-to!», una sillaba dopo l’altra.

incantibus-call-1 = In …
incantibus-call-2 = can …
incantibus-call-3 = to!
# $told è una frase intera: Anna punta sul segnalino visibile 3: rospo.
incantibus-reveal = Bacchetta { $wand } – { $told }

## Il tavolo in frasi

incantibus-case-beaten = { FORM($seat, "subject") } ha sconfitto: { $tokens }.
incantibus-case-slots = I tuoi scomparti: { $slots }.
incantibus-slots-ingredients = ingredienti { $count } su { $slots }
incantibus-slots-weapons = armi { $count } su { $slots }
incantibus-slots-monsters = mostri { $count } su { $slots }
incantibus-slots-gold = oro { $count } su { $slots }
incantibus-slots-potions = pozioni { $count } su { $slots }
incantibus-slots-books = libri { $count } su { $slots }
# Gli scomparti borsello, che accolgono qualsiasi cosa.
incantibus-slots-loose = borsello { $count } su { $slots }

## Il foglio dei punti

incantibus-sheet-what = Voce
incantibus-sheet-tokens = Nella borsa
incantibus-sheet-rule = Regola
incantibus-sheet-of-gold = oro
incantibus-sheet-of-monsters = mostri
incantibus-sheet-of-potions = pozioni
incantibus-sheet-of-spell-tokens = segnalini incantesimo
incantibus-sheet-of-books = libri
incantibus-sheet-of-sorcerers = stregoni
incantibus-sheet-of-wand = bacchetta
incantibus-sheet-strength = forza { $wand }
incantibus-sheet-cleared = Non restava nessuno stregone (I-END).
incantibus-sheet-laid = Bacchette deposte perché non si poteva più pagare nulla: { $who } (I-END).
incantibus-sheet-winner = { FORM($seat, "subject") } vince con { $points }.
incantibus-sheet-tie = { FORM($seat, "subject") } vince: in più d’uno hanno { $points }, e fra loro la bacchetta { $wand } è la più forte (I-TIE).
# $subject è una delle voci qui sopra: oro, mostri, …
incantibus-sheet-line = { $seat }, { $subject }: { $reason } – { $points } ({ $rule }).
incantibus-sheet-seat = { FORM($seat, "subject") } ha { $points } e la bacchetta { $wand }.

## Che cosa significano i simboli del tavolo

incantibus-face-type-ingredients = ingredienti
incantibus-face-type-weapons = armi
incantibus-face-type-monsters = mostri
incantibus-face-type-gold = oro
incantibus-face-type-potions = pozioni
incantibus-face-type-books = libri
incantibus-face-type-spells = incantesimi
incantibus-face-type-purses = borselli
incantibus-face-type-sorcerers = stregoni
incantibus-face-sign-points = punti
incantibus-face-sign-wand = bacchetta 4, inizio 2
incantibus-face-sign-open = possibile; deve scegliere
incantibus-face-sign-ready = ce l’hai; ha scelto
incantibus-face-sign-aim = punta su V3
incantibus-face-sign-hidden = coperto
incantibus-face-sign-looked = guardato
incantibus-face-sign-taken = non c’è nulla
incantibus-face-sign-escaped = fuggito; non c’è più
incantibus-face-sign-beaten = sconfitto
incantibus-face-sign-laid = bacchetta deposta
incantibus-face-sign-stack = altri nella pila
incantibus-face-sign-slots = 3 scomparti su 4
incantibus-face-sign-loose = per qualsiasi cosa
incantibus-face-sign-equal = armi uguali
incantibus-face-sign-different = ingredienti diversi
incantibus-face-sign-any = segnalini qualsiasi
incantibus-face-sign-special = segnalino speciale
incantibus-face-sign-strength = forza 2 o inferiore
incantibus-face-sign-visible = segnalino visibile
incantibus-face-sign-secret = segnalino segreto
incantibus-face-sign-potion = pozione
incantibus-face-sign-book = libro
incantibus-face-sign-sorcerer = stregone
incantibus-face-sign-own-box = In una scatola fatta da te, le cose sono abbreviate alle prime lettere.

## Il tavolo nella pagina

incantibus-page-wands = Le bacchette
incantibus-page-ready = scelta fatta
incantibus-page-visible = Segnalini visibili
incantibus-page-secret = Segnalini segreti
incantibus-page-case-own = La tua borsa
incantibus-page-cases = Le borse degli altri
incantibus-page-cases-all = Le borse
# Quanto ha qualcuno nella borsa.
incantibus-page-holds = { $seat }: { $count ->
    [one] { $count } cosa
    [many] { $count } di cose
   *[other] { $count } cose
}
incantibus-page-purse = scomparti borsello occupati: { $count } su { $slots }
# Che cosa ha dato l’ultimo incanto a un posto, accanto alla domanda. $own è yes se chi legge ha soltanto questo posto.
incantibus-brought-got = { $own ->
    [yes] Hai ottenuto: { $things }
   *[other] { FORM($seat, "subject") } ha ottenuto: { $things }
}
incantibus-brought-empty = { $own ->
    [yes] Resti a mani vuote: { FORM($other, "object") } aveva la bacchetta più forte
   *[other] { FORM($seat, "subject") } resta a mani vuote: { FORM($other, "object") } aveva la bacchetta più forte
}
incantibus-brought-missed = { $own ->
    [yes] Non hai preso: { $things }
   *[other] { FORM($seat, "subject") } non ha preso: { $things }
}
incantibus-brought-swapped = { $own ->
    [yes] Hai scambiato la bacchetta con { FORM($other, "object") }
   *[other] { FORM($seat, "subject") } ha scambiato la bacchetta con { FORM($other, "object") }
}
incantibus-brought-fizzled = { $own ->
    [yes] Con { $card } non hai trovato nulla
   *[other] { FORM($seat, "subject") } con { $card } non ha trovato nulla
}
incantibus-brought-robbed = { $own ->
    [yes] { FORM($other, "subject") } ti ha rubato: { $things }
   *[other] { FORM($other, "subject") } ha rubato dalla borsa { FORM($seat, "of") }: { $things }
}
incantibus-page-last = L’ultimo incanto
incantibus-page-lost = resta a mani vuote
incantibus-page-swapped = scambia la bacchetta con { $other }
incantibus-page-beaten = vittoria: { $seat }
incantibus-page-escaped = in fuga
incantibus-page-used = { $count ->
    [one] { $count } carta incantesimo già lanciata
    [many] { $count } di carte incantesimo già lanciate
   *[other] { $count } carte incantesimo già lanciate
}

## I consigli della prima partita: una frase alla prima occasione.

incantibus-lesson-point = Scegli un segnalino, una pozione o un altro bersaglio illuminato: tutti puntano in segreto e le bacchette si scoprono insieme. Alla fine vince chi ha più punti: ne danno l’oro, i mostri, le pozioni, i segnalini incantesimo e gli stregoni sconfitti.
incantibus-lesson-sealed = La tua scelta è segreta. Finché non hanno scelto tutti, puoi ancora cambiarla.
incantibus-lesson-contest = Se più bacchette puntano sulla stessa cosa, la prende la più forte; gli altri restano a mani vuote.
incantibus-lesson-swap = Chi vince una contesa deve scambiare la bacchetta con il più debole dei contendenti: la forza passa di mano in mano.
incantibus-lesson-monster = Un mostro si cattura soltanto con la sua arma. Senza, il mostro fugge nel fossato.
incantibus-lesson-moat = Ciò che fugge, si paga o si scarta finisce nel fossato. Soltanto l’incantesimo Iskanto lo recupera.
incantibus-lesson-secret = Un segnalino segreto può essere qualunque cosa: oro, un ingrediente o un mostro per cui non hai l’arma.
incantibus-lesson-looked = Qualcuno ha guardato questo segnalino segreto e l’ha lasciato lì: è un mostro per cui mancava l’arma.
incantibus-lesson-potion = Ora puoi preparare una pozione: punta su di essa e i suoi ingredienti finiscono nel fossato.
incantibus-lesson-book = Ora puoi pagare un libro: punta su di esso come su qualunque altra cosa.
incantibus-lesson-pay = Scegli con quali segnalini pagare. L’oro non dà resto.
incantibus-lesson-discard = La tua borsa ha solo alcuni posti per ogni tipo. Ciò che non trova posto finisce nel fossato.
incantibus-lesson-purse = Ciò che non trova posto fra i suoi va nel borsello, che contiene qualunque cosa. L’incantesimo Expandius ne porta un altro.
incantibus-lesson-universalus = Universalus cattura qualunque mostro, ma una volta sola. Decidi se questo ne vale la pena.
incantibus-lesson-spell = Chi prende un segnalino incantesimo lancia una delle carte scoperte; alla fine il segnalino vale un punto.
incantibus-lesson-target = Scegli il bersaglio del tuo incantesimo.
incantibus-lesson-sorcerers = Con ogni stanza si scopre uno stregone. Nel finale li affronterete: raccogli ciò che chiedono.
incantibus-lesson-final = Il finale: punta su uno stregone di cui puoi pagare il costo. Quando nessuno stregone è più coperto, la partita finisce appena qualcuno non può pagare nulla di scoperto.
incantibus-lesson-hidden = Puoi puntare anche su uno stregone coperto: se lo ottieni e puoi pagare, devi farlo; se non puoi, lo stregone fugge.
