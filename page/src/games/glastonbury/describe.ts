/** The whole table in sentences, for those who do not look: what matters for the next choice first. */

import type { GlastonburyView } from "../../protocol";
import { Key } from "../../words/fluent";
import type { Voice } from "../../words/voice";
import { ask, readChoices } from "./choices";
import { shownCards } from "./looking";
import { cardKey, colourKey, recipeKey } from "./names";
import { CORNER_CELLS, facedCells, placeOf, SIDE, STANDS, writeCell } from "./places";

/** Whose turn it is, the cards that can be taken, the seats (the viewer's first), the pile, the market. */
export function describe(view: GlastonburyView, voice: Voice, viewer: number | null): string[] {
  const order = view.seats.map((_, n) => ((viewer ?? 0) + n) % view.seats.length);
  return [
    ask(view, viewer, voice),
    ...tellFaced(view, voice),
    ...(view.looking ? [voice.text("glastonbury-tell-look")] : []),
    ...order.flatMap((seat) => tellSeat(view, seat, viewer, voice)),
    voice.text("glastonbury-tell-pile", { count: view.pile }),
    ...(view.removed.length > 0 ? [voice.text("glastonbury-event-removed", { colours: view.removed.map(colourKey) })] : []),
    ...Array.from({ length: SIDE }, (_, row) => tellRow(view, row, voice)),
  ];
}

/** The line that the seat to move faces, or that Declinatio would lead it to. */
function tellFaced(view: GlastonburyView, voice: Voice): string[] {
  const mover = view.to_act[0];
  if (mover === undefined) return [];
  const told: string[] = [];
  const faced = view.phase === "take" ? facedCells(view.seats[mover]!.stop) : [];
  if (faced.length > 0) told.push(voice.text("glastonbury-tell-faced", { seat: new Key("core-player", { name: voice.name(mover) }), cards: cardsAt(view, faced) }));
  const reached = readChoices(view).flatMap((choice) => (choice.verb === "declinatio" ? [choice.cell!] : []));
  if (reached.length > 0) told.push(voice.text("glastonbury-tell-reached", { cards: cardsAt(view, [...new Set(reached)]) }));
  return told;
}

/** What lies in these cells, each card with its cell; empty cells are left out. */
function cardsAt(view: GlastonburyView, cells: readonly number[]): Key[] {
  return cells.flatMap((cell) => {
    const card = view.grid[cell];
    return card ? [new Key("glastonbury-choice-take", { cell: writeCell(cell), card: cardKey(card) })] : [];
  });
}

function tellRow(view: GlastonburyView, row: number, voice: Voice): string {
  const cells = Array.from({ length: SIDE }, (_, column) => SIDE * row + column).filter((cell) => !CORNER_CELLS.has(cell));
  const cards = cardsAt(view, cells);
  if (cards.length === 0) return voice.text("glastonbury-tell-row-empty", { row: row + 1 });
  return voice.text("glastonbury-tell-row", { row: row + 1, cards });
}

function tellSeat(view: GlastonburyView, number: number, viewer: number | null, voice: Voice): string[] {
  const of = view.seats[number]!;
  const seat = new Key("core-player", { name: voice.name(number) });
  const { sort, args } = placeOf(of.stop);
  const place = new Key(STANDS[sort], args);
  const cards = shownCards(view, number, viewer).map(cardKey);
  const points = view.result?.seats[number]?.points;
  const told: [string, ConstructorParameters<typeof Key>[1]][] = [
    ["glastonbury-tell-seat", { seat, colour: colourKey(of.colour), place }],
    of.top === null
      ? ["glastonbury-tell-bare", { seat, number: of.number }]
      : ["glastonbury-tell-top", { seat, count: of.size, card: cardKey(of.top) }],
  ];
  if (points !== undefined) told.push(["glastonbury-tell-points", { seat, points }]);
  for (const { card, charges } of of.spells) told.push(["glastonbury-tell-spell", { seat, card: cardKey(card), charges }]);
  if (of.spent > 0) told.push(["glastonbury-tell-spent", { seat, count: of.spent }]);
  if (of.recipes?.length) told.push(["glastonbury-tell-recipes", { seat, recipes: of.recipes.map(recipeKey) }]);
  if (cards.length > 0) told.push(["glastonbury-tell-cards", { seat, cards }]);
  return told.map(([key, more]) => voice.text(key, more));
}
