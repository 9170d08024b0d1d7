### Incantibus: nomi, scelte, avvenimenti e rifiuti.
### Not needed before the first choice.

## Opzioni e distribuzioni rifiutate

incantibus-options-box = box può essere il testo del file di una scatola, oppure una scatola come la contiene una registrazione, non «{ $given }».
incantibus-deal-wands = { $place }: le bacchette dei posti non sono { $allowed }, una ciascuno.
incantibus-deal-token = { $place }: { $token } vi compare { $found } volte; secondo la scatola dovrebbe comparire { $wanted } volte.
incantibus-deal-size = { $place } ha { $found } voci; devono essere { $wanted }.
incantibus-deal-roof = { $place }: la prima stanza dev’essere il tetto (roof), non { $room }.

## Scatole rifiutate

incantibus-box-too-large = Il file di una scatola ha al massimo { $most } byte.
incantibus-box-not-toml = Questo non è TOML: { $why }
incantibus-box-nested = Questo file di una scatola ha troppi livelli annidati.
incantibus-box-key = { $row }: una chiave si scrive con lettere minuscole, cifre e trattini, al massimo 40.
incantibus-box-kinds = { $row } ha { $found } righe; devono essere da 1 a { $most }.
incantibus-box-extra = { $row } lì non è previsto; sono ammessi: { $allowed }.
incantibus-box-missing = manca { $row }
incantibus-box-number = { $row }: { $given } non è un numero intero da 0 a { $most }.
incantibus-box-name = { $row }: «{ $given }» non è un nome da 1 a { $most } lettere.
incantibus-box-ingredients = { $row }: «{ $given }» non è un elenco da 1 a { $most } ingredienti.
incantibus-box-table = { $row }: «{ $given }» non è una riga di chiavi con valori.
incantibus-box-faults = Questa scatola non torna in { $count ->
    [one] { $count } punto
    [many] { $count } di punti
   *[other] { $count } punti
}: { $faults }.
incantibus-box-fourteen = { $row }: { $found }, { $by } di differenza rispetto al regolamento ({ $wanted }); oppure le armi, che adesso sono { $weapons }, devono essere { $wanted }
incantibus-box-rest = e ancora { $count }
incantibus-box-too-many = { $row }: { $found }, { $by } in più rispetto al regolamento ({ $wanted })
incantibus-box-too-few = { $row }: { $found }, { $by } in meno rispetto al regolamento ({ $wanted })
incantibus-box-twice = due tipi di segnalino, pozione o libro hanno la chiave { $row }
incantibus-box-no-such = { $row }: «{ $given }» non esiste; esistono: { $allowed }
incantibus-box-kind-weapon = { $row }: «{ $given }»; i mostri di uno stesso tipo hanno una sola arma, e per { $kind } è: { $wanted }
incantibus-box-room-large = { $row }: { $found } segnalini; una stanza ne contiene al massimo { $most }
incantibus-box-stated-room = { $row } deve avere { $visible } segnalini visibili e { $secret } segreti
incantibus-box-rooms-need = { $row }: a tutte le stanze insieme servono { $found } segnalini; ce ne sono { $most }
incantibus-box-unpayable = { $row } ne chiede { $wanted }, ma la scatola può darne { $found }
incantibus-box-one-price = { $row } nomina { $found } costi; dev’essercene uno

## Il punteggio

# Vale per chiunque vinca.
incantibus-sheet-title = Il titolo di Gran Mago o di Gran Maga è { FORM($seat, "of") }.

## Che cosa significano i segni sul tavolo

incantibus-proposal = Dove le regole stampate avevano solo figure, i numeri della nostra scatola sono una nostra proposta (I-BOX). Se possiedi il gioco, puoi correggerli in un file della scatola e sceglierlo per un nuovo tavolo.

## Il tavolo in frasi

incantibus-tell-room = Stanza: { $room }. { $count ->
    [0] È l’ultima.
    [one] Sotto c’è ancora { $count } stanza.
    [many] Sotto ci sono ancora { $count } di stanze.
   *[other] Sotto ci sono ancora { $count } stanze.
}
incantibus-tell-final = Il finale: siete nella cripta.
incantibus-tell-visible = Segnalini visibili: { $things }.
incantibus-tell-secret = Segnalini segreti: { $things }.
incantibus-tell-potions = Pozioni: { $things }. Nella pila: { $count }.
incantibus-tell-books = Libri: { $things }. Nella pila: { $count }.
incantibus-tell-cards = Carte incantesimo scoperte: { $cards }. Nella pila: { $count }.
incantibus-tell-used = Carte incantesimo già lanciate: { $cards }.
incantibus-tell-sorcerers = Stregoni scoperti: { $things }.
incantibus-tell-down = Stregoni coperti: { $count } ({ $places }).
incantibus-tell-escaped = Stregoni fuggiti: { $tokens }.
incantibus-tell-moat = Nel fossato: { $tokens }.
incantibus-tell-supply = Nella riserva: { $tokens }.
incantibus-tell-stacks = Segnalini ancora nelle pile: visibili { $visible }, segreti { $secret }.
incantibus-tell-seat = { $seat }: bacchetta { $wand } (all’inizio { $first }). Nella borsa: { $tokens }.
incantibus-tell-laid = { FORM($seat, "subject") } ha deposto la bacchetta.
incantibus-tell-target = { FORM($seat, "subject") } punta su { $place }.
incantibus-tell-ready = { FORM($seat, "subject") } ha già scelto.

## Il tavolo nella pagina

incantibus-option-expert = Modalità esperto
incantibus-option-expert-about = Si possono comprare anche i libri, e la bacchetta che hai in mano alla fine vale la sua forza in punti.
incantibus-option-box = Una scatola tua
incantibus-option-box-about = Un file con i segnalini, i costi e i punti della tua copia del gioco. Senza, si gioca con la scatola consueta.
incantibus-option-imperium = Imperium prende
incantibus-option-imperium-catchable = un mostro solo se lo si può catturare
incantibus-option-imperium-any = qualsiasi segnalino visibile, anche un mostro
incantibus-option-imperium-about = Le regole stampate parlano di qualsiasi segnalino visibile, ma solo per Iskanto dicono che un mostro non richiede armi. Perciò di solito Imperium prende un mostro soltanto con la sua arma o con Universalus.
incantibus-option-caster-wand = Lancia per primo
incantibus-option-caster-wand-now = chi ha adesso, dopo gli scambi, la bacchetta più forte
incantibus-option-caster-wand-pointing = chi ha puntato con la bacchetta più forte
incantibus-option-caster-wand-about = Le regole stampate dicono solo che comincia la bacchetta più forte, quando tutti hanno preso ciò che hanno vinto. A quel punto le bacchette sono già scambiate, perciò di solito conta quella che si tiene adesso.
incantibus-option-universalus-pays = In un costo, Universalus paga
incantibus-option-universalus-pays-weapon = anche come arma di un tipo a scelta
incantibus-option-universalus-pays-special = solo come segnalino speciale o qualsiasi
incantibus-option-universalus-pays-about = Le regole stampate lo chiamano arma universale e gli danno uno scomparto per armi, ma sui costi non dicono nulla. Di solito paga anche come arma.
