### Incantibus. $token: ein Marker, Trank, Zauberbuch oder Zauberer.

reasons-catches = { $token } fängt das Monster: { reasons-points }
reasons-scares-from = { $other } könnte das Monster fangen, aber so entkommt es
reasons-but-escapes = aber dir würde es entkommen: die Waffe fehlt ({ $token })
reasons-brews = damit hast du alle Zutaten: { $token }, { reasons-points }
reasons-towards = eine Zutat, die dir noch fehlt: { $token }
reasons-weapon-for = die Waffe gegen ein Monster in diesem Raum: { $token }
reasons-spell-token = ein Punkt, und du darfst zaubern
reasons-scores = ist { reasons-points } wert
reasons-asked-for = { $token } verlangt danach
reasons-steals = { $other } verliert: { $token }
reasons-alone = niemand sonst kann es bezahlen
reasons-strongest = kein Zauberstab ist stärker als deiner: du bekommst es
reasons-weakest = wer es an deiner Stelle bekommt, muss mit dir den Zauberstab tauschen
reasons-spare = davon hast du noch mehr: { $token }
reasons-scores-nothing = bringt keine Punkte: { $token }
reasons-keeps-universalus = { $token } bleibt für ein anderes Monster
reasons-but-fizzles = aber es würde nichts geschehen
reasons-fetches = bringt: { $token }
reasons-imperium = nimmt einen offenen Marker des Raums
reasons-oculus = sieht einen geheimen Marker an, den du bekommen kannst
reasons-alchemy = nimmt einen Marker aus einem anderen Magiekoffer
reasons-iskanto = bringt einen Marker aus dem Burggraben
