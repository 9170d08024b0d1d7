### Glastonbury: i nomi delle carte e dei colori, le scelte, ciò che succede, il tavolo.
### Not needed before the first choice.

## Distribuzioni rifiutate

glastonbury-deal-assisted = { $place } non elenca i posti assistiti in ordine crescente.
glastonbury-deal-removed = Colori da togliere dal mazzo: { $wanted }, fra questi: { $allowed }.
glastonbury-deal-card = { $card } compare { $found } volte nella distribuzione; il mazzo ne ha { $wanted }.
glastonbury-deal-cards = La distribuzione ha { $found } carte; il mazzo ne ha { $wanted }.
glastonbury-deal-recipes = { $place } non contiene ricette distribuite secondo le regole.

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

## Il foglio dei punti

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
glastonbury-option-end-lines = La partita finisce con una fila vuota
glastonbury-option-end-lines-about = I regolamenti dicono «una qualsiasi», ma davanti a una fila esterna nessun pedone si trova mai.
glastonbury-option-end-lines-inner = solo se interna
glastonbury-option-end-lines-all = anche se esterna
glastonbury-option-immuto-by = Con le ricette, il tipo di un Immuto lo sceglie
glastonbury-option-immuto-by-about = I regolamenti dicono: un tipo a scelta di chi lo possiede.
glastonbury-option-immuto-by-owner = chi lo possiede, dopo l’ultima carta
glastonbury-option-immuto-by-engine = il programma, al meglio per chi lo possiede
glastonbury-option-immuto-joins = Un Immuto può aggiungersi a
glastonbury-option-immuto-joins-about = Le regole russe dicono «uno dei tipi raccolti», le altre uno qualsiasi.
glastonbury-option-immuto-joins-any = qualsiasi tipo
glastonbury-option-immuto-joins-collected = solo un tipo di cui si ha una carta
glastonbury-option-first-seat = Chi comincia
glastonbury-option-removed = Il colore che si toglie
glastonbury-option-colours = Colore della pedina
glastonbury-option-corners = Angolo di partenza
glastonbury-option-corner-nw = in alto a sinistra
glastonbury-option-corner-ne = in alto a destra
glastonbury-option-corner-se = in basso a destra
glastonbury-option-corner-sw = in basso a sinistra

# Che cosa dice un’edizione dove le edizioni differiscono.
glastonbury-edition-ru = A un angolo con un Immuto in cima si può restare. La ricetta B3 confronta le carte Incantesimo raccolte. Qui è quella abituale: su entrambi i punti la maggior parte delle edizioni è d’accordo.
glastonbury-edition-ru-alchemist = Come l’altra edizione russa; cambiano solo nomi di carte.
glastonbury-edition-it = A un angolo con un Immuto in cima si può restare. La ricetta B3 confronta le carte Incantesimo usate.
glastonbury-edition-ko = A un angolo con un Immuto in cima si deve camminare. La ricetta B3 confronta le carte Incantesimo raccolte.

## Il riepilogo

# After the lines “glastonbury-why-one” to “-four”; as short as these.
glastonbury-aid-own = proprio colore: doppio, tranne i 5
# A card, and its “glastonbury-note-…”.
glastonbury-aid-card = { $card }: { $note }
glastonbury-aid-recipe-a = ricetta A, più carte del suo colore: 1 per ogni carta, in quattro 2
glastonbury-aid-recipe-b = ricetta B, soddisfatta: 10
