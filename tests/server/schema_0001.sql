-- A database of schema 0001 with two running games, as SQLite writes it down. It is never made anew.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	number BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	guest TEXT NOT NULL, 
	command TEXT NOT NULL, 
	payload TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('running-glastonbury',1,1793000001000,'anna','c1','{"what":"opened","terms":{"game":"glastonbury","seats":["","",""],"options":{},"privacy":"listed","spectators":"open","pace":0,"grace":120,"hints":true},"host":"anna"}');
INSERT INTO "entries" VALUES('running-glastonbury',2,1793000002000,'anna','c2','{"what":"sat","seat":0,"guest":"anna","name":"Anna","symbol":"cat"}');
INSERT INTO "entries" VALUES('running-glastonbury',3,1793000003000,'ben','c3','{"what":"sat","seat":1,"guest":"ben","name":"Ben","symbol":""}');
INSERT INTO "entries" VALUES('running-glastonbury',4,1793000004000,'ben','c4','{"what":"stood","seat":1}');
INSERT INTO "entries" VALUES('running-glastonbury',5,1793000005000,'eva','c5','{"what":"sat","seat":1,"guest":"eva","name":"Эва","symbol":"owl"}');
INSERT INTO "entries" VALUES('running-glastonbury',6,1793000006000,'ben','c6','{"what":"sat","seat":2,"guest":"ben","name":"Ben","symbol":""}');
INSERT INTO "entries" VALUES('running-glastonbury',7,1793000007000,'anna-phone','c7','{"what":"moved","seat":0,"guest":"anna-phone"}');
INSERT INTO "entries" VALUES('running-glastonbury',8,1793000008000,'anna-phone','begin','{"what":"begun","setup":{"options":{"edition":"ru","special2":"may","fewest_spells":"collected","immuto_in_recipe":"as_scored","two_player_removal":"one_colour","memory":"strict","assisted":[],"recipes":false},"seats":[{"colour":"red","corner":"nw","recipes":[]},{"colour":"blue","corner":"ne","recipes":[]},{"colour":"green","corner":"se","recipes":[]}],"deal":{"first_seat":2,"removed":[],"grid":["mandrake-root-4","pumpkin-1","moonstone-3","love-philtre-3","love-philtre-1","vanesco","toad-2","mandrake-root-3","perluceo","raven-feathers-2","dragons-blood-2","immuto","moonstone-4","wax-doll-4","accio","herb-bundle-2","snake-powder-3","candle-stub-3","declinatio","candle-stub-4","herb-bundle-4","mandrake-root-1","bat-wings-1","raven-feathers-4","toadstool-2","pumpkin-4","snake-powder-1","toadstool-1","bat-wings-4","candle-stub-2","wax-doll-3","cobweb-1"],"pile":["pumpkin-3","vanesco","toad-3","bones-3","bat-wings-3","love-philtre-4","snake-powder-4","bones-1","moonstone-2","herb-bundle-3","dragons-blood-1","scarab-1","candle-stub-1","declinatio","cat-whiskers-3","jar-of-eyes-4","scarab-3","scarab-4","cobweb-2","toadstool-4","snake-powder-2","love-philtre-2","bones-4","cat-whiskers-4","cat-whiskers-2","vanesco","raven-feathers-3","perluceo","dragons-blood-3","toadstool-3","jar-of-eyes-3","immuto","herb-bundle-1","cobweb-4","scarab-2","dragons-blood-4","raven-feathers-1","bones-2","cat-whiskers-1","wax-doll-1","moonstone-1","jar-of-eyes-2","pumpkin-2","vanesco","mandrake-root-2","toad-1","toad-4","cobweb-3","wax-doll-2","jar-of-eyes-1","bat-wings-2","accio"]}},"salt":"71be62c7e80990106b41e1dd24fc9878"}');
INSERT INTO "entries" VALUES('running-glastonbury',9,1793000009000,'ben','c9','{"what":"chose","seat":2,"action":"take d6"}');
INSERT INTO "entries" VALUES('running-glastonbury',10,1793000010000,'anna-phone','c10','{"what":"chose","seat":0,"action":"take c3"}');
INSERT INTO "entries" VALUES('running-glastonbury',11,1793000011000,'eva','c11','{"what":"chose","seat":1,"action":"take a3"}');
INSERT INTO "entries" VALUES('running-glastonbury',12,1793000012000,'ben','c12','{"what":"chose","seat":2,"action":"pass"}');
INSERT INTO "entries" VALUES('running-glastonbury',13,1793000013000,'anna-phone','c13','{"what":"chose","seat":0,"action":"take e2"}');
INSERT INTO "entries" VALUES('running-glastonbury',14,1793000014000,'eva','c14','{"what":"chose","seat":1,"action":"take b5"}');
INSERT INTO "entries" VALUES('running-glastonbury',15,1793000015000,'ben','c15','{"what":"chose","seat":2,"action":"take b3"}');
INSERT INTO "entries" VALUES('running-incantibus',1,1793000001000,'ben','c1','{"what":"opened","terms":{"game":"incantibus","seats":["","","greedy"],"options":{},"privacy":"private","spectators":"open","pace":60,"grace":120,"hints":true},"host":"ben"}');
INSERT INTO "entries" VALUES('running-incantibus',2,1793000002000,'ben','c2','{"what":"sat","seat":0,"guest":"ben","name":"Ben","symbol":""}');
INSERT INTO "entries" VALUES('running-incantibus',3,1793000003000,'guest','c3','{"what":"sat","seat":1,"guest":"guest","name":"지민","symbol":""}');
INSERT INTO "entries" VALUES('running-incantibus',4,1793000004000,'ben','begin','{"what":"begun","setup":{"options":{"edition":"ru","expert":false,"box":{"ingredients":{"mistletoe":{"visible":3,"secret":1},"mushroom":{"visible":3,"secret":1},"pumpkin":{"visible":2,"secret":2},"toad":{"visible":2,"secret":1},"feather":{"visible":2,"secret":1}},"weapons":{"net":{"visible":3,"secret":1},"trap":{"visible":2,"secret":1},"crystal-ball":{"visible":2,"secret":1},"flying-stake":{"visible":1,"secret":1}},"monsters":{"goblin":{"visible":2,"secret":3,"points":2,"weapon":"net"},"werewolf":{"visible":2,"secret":2,"points":3,"weapon":"trap"},"ghost":{"visible":1,"secret":2,"points":4,"weapon":"crystal-ball"},"vampire":{"visible":1,"secret":1,"points":5,"weapon":"flying-stake"}},"gold":{"one-coin":{"visible":3,"secret":1,"coins":1},"two-coins":{"visible":2,"secret":2,"coins":2},"three-coins":{"visible":1,"secret":1,"coins":3}},"spell-tokens":{"visible":6,"secret":4},"special":{"purse":2,"three-gold":2,"universalus":1,"stone":1},"spell-cards":{"expandius":2,"fortuna":2,"imperium":2,"oculus":2,"universalus":1,"philosophio":1,"alchemy":1,"iskanto":1},"rooms":{"roof":{"back":"roof","visible":7,"secret":0},"bedroom":{"back":"2+","visible":4,"secret":3},"kitchen":{"back":"2+","visible":5,"secret":2},"library":{"back":"2+","visible":3,"secret":4},"laboratory":{"back":"3+","visible":4,"secret":3},"armoury":{"back":"3+","visible":5,"secret":2},"gallery":{"back":"4","visible":3,"secret":4},"treasury":{"back":"4","visible":4,"secret":3}},"potions":{"green-1":{"colour":"green","ingredients":["mistletoe","mushroom"],"points":5},"green-2":{"colour":"green","ingredients":["mushroom","toad"],"points":5},"green-3":{"colour":"green","ingredients":["mistletoe","toad","pumpkin"],"points":7},"red-1":{"colour":"red","ingredients":["pumpkin","mushroom"],"points":5},"red-2":{"colour":"red","ingredients":["pumpkin","feather"],"points":5},"red-3":{"colour":"red","ingredients":["mushroom","feather","mistletoe"],"points":7},"blue-1":{"colour":"blue","ingredients":["mistletoe","feather"],"points":5},"blue-2":{"colour":"blue","ingredients":["toad","pumpkin"],"points":5},"blue-3":{"colour":"blue","ingredients":["toad","feather","mushroom"],"points":7}},"books":{"curiosities":{"price":{"any":2},"points":4},"spells":{"price":{"spell":1},"points":4},"wonders":{"price":{"special":1},"points":5},"coins":{"price":{"gold":2},"points":5},"riches":{"price":{"gold":3},"points":6},"duels":{"price":{"equal-weapons":2},"points":5},"armouries":{"price":{"different-weapons":2},"points":4},"herbs":{"price":{"equal-ingredients":2},"points":5},"brews":{"price":{"different-ingredients":2},"points":4}},"sorcerers":{"lady-goblina":{"price":{"monster":"goblin"},"points":6},"rima-wolf":{"price":{"monster":"werewolf"},"points":7},"white-lady":{"price":{"monster":"ghost"},"points":8},"count-dracula":{"price":{"monster":"vampire"},"points":9},"baroness-fuchsia":{"price":{"potion":"red"},"points":8},"serpentin-venomus":{"price":{"potion":"green"},"points":8},"witch-indigo":{"price":{"potion":"blue"},"points":8},"high-mage":{"price":{"spell":2},"points":6},"dark-knight":{"price":{"weapons":4},"points":8},"prince-greed":{"price":{"gold":4},"points":8},"master-ramus":{"price":{"wand":2},"points":4},"ghastly-grabber":{"price":{"any":4},"points":6}},"case":{"ingredients":4,"weapons":3,"monsters":4,"gold":3,"potions":3,"books":2}}},"seats":[{"wand":1},{"wand":4},{"wand":2}],"deal":{"rooms":["roof","armoury","kitchen","laboratory","library","bedroom"],"visible":["crystal-ball","ghost","spell","three-coins","two-coins","spell","mushroom","mistletoe","net","net","one-coin","mistletoe","mushroom","goblin","feather","trap","one-coin","werewolf","trap","toad","pumpkin","mistletoe","goblin","crystal-ball","mushroom","two-coins","spell","one-coin","spell","toad","spell","net","flying-stake","spell","feather","werewolf","pumpkin","vampire"],"secret":["goblin","goblin","vampire","pumpkin","goblin","flying-stake","two-coins","werewolf","three-coins","mistletoe","spell","crystal-ball","pumpkin","mushroom","werewolf","spell","one-coin","trap","spell","net","ghost","feather","spell","two-coins","toad","ghost"],"potions":["red-1","green-1","blue-1","green-3","blue-3","blue-2","green-2","red-3","red-2"],"books":[],"sorcerers":["prince-greed","high-mage","count-dracula","lady-goblina","dark-knight","rima-wolf","serpentin-venomus","witch-indigo","master-ramus"],"removed":["baroness-fuchsia","ghastly-grabber","white-lady"],"spells":["fortuna","alchemy","fortuna","oculus","expandius","universalus","iskanto","imperium","oculus","expandius","philosophio","imperium"]}},"salt":"2f9465c4a7e96371c9336e1dbab7e605"}');
INSERT INTO "entries" VALUES('running-incantibus',5,1793000005000,'ben','c5','{"what":"chose","seat":0,"action":"point visible 3"}');
INSERT INTO "entries" VALUES('running-incantibus',6,1793000006000,'guest','c6','{"what":"chose","seat":1,"action":"point visible 7"}');
INSERT INTO "entries" VALUES('running-incantibus',7,1793000007000,'','','{"what":"chose","seat":2,"action":"point visible 2","by":"bot"}');
INSERT INTO "entries" VALUES('running-incantibus',8,1793000008000,'ben','c8','{"what":"chose","seat":0,"action":"cast alchemy"}');
INSERT INTO "entries" VALUES('running-incantibus',9,1793000009000,'ben','c9','{"what":"chose","seat":0,"action":"steal 1 ingredient-2"}');
INSERT INTO "entries" VALUES('running-incantibus',10,1793000010000,'ben','c10','{"what":"chose","seat":0,"action":"point visible 6"}');
INSERT INTO "entries" VALUES('running-incantibus',11,1793000011000,'guest','c11','{"what":"chose","seat":1,"action":"point visible 5"}');
INSERT INTO "entries" VALUES('open-table',1,1793000001000,'ben','c1','{"what":"opened","terms":{"game":"glastonbury","seats":["","",""],"options":{},"privacy":"private","spectators":"open","pace":0,"grace":120,"hints":true},"host":"ben"}');
INSERT INTO "entries" VALUES('open-table',2,1793000002000,'ben','c2','{"what":"sat","seat":0,"guest":"ben","name":"Ben","symbol":""}');
INSERT INTO "entries" VALUES('open-table',3,1793000003000,'rude','c3','{"what":"sat","seat":1,"guest":"rude","name":"Rude","symbol":""}');
INSERT INTO "entries" VALUES('open-table',4,1793000004000,'ben','c4','{"what":"removed","seat":1,"bot":""}');
CREATE TABLE guests (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	symbol TEXT NOT NULL, 
	language TEXT NOT NULL, 
	seen_at BIGINT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('anna','Anna','cat','en',1793000000000);
CREATE TABLE house (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_house PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('seats','a secret that was made before');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	opened_at BIGINT NOT NULL, 
	changed_at BIGINT NOT NULL, 
	stage TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	game TEXT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('running-glastonbury',1793000001000,1793000015000,'playing',1,'glastonbury');
INSERT INTO "tables" VALUES('running-incantibus',1793000001000,1793000011000,'playing',0,'incantibus');
INSERT INTO "tables" VALUES('open-table',1793000001000,1793000004000,'open',1,'glastonbury');
CREATE INDEX ix_tables_lobby ON tables (stage, listed, changed_at);
CREATE UNIQUE INDEX ix_entries_command ON entries (table_id, guest, command) WHERE command <> '';
COMMIT;
