/** The table in sentences, for those who do not look: what can be pointed at first, then cases, then the rest. */

import type { IncantibusPrinted, IncantibusSeatView, IncantibusSecretView, IncantibusView, Message } from "../../protocol";
import { sayAt, suspicion } from "./choices";
import { describeThing, saySome, sayTokens } from "./prices";
import { label, told, type Letter } from "./spelling";

/** The whole table; the viewer's own case before the others. */
export function sayTable(view: IncantibusView, seat: number | null): Message[] {
  const seats = view.seats.map((_, each) => each);
  const ordered = seat === null ? seats : [seat, ...seats.filter((each) => each !== seat)];
  const row = saySorcerers(view);
  return [
    ...sayRoom(view),
    ...(view.room === null ? row : []),
    ...sayPieces(view),
    ...ordered.flatMap((each) => saySeat(view, each, each === seat)),
    ...(view.room === null ? [] : row),
    ...sayRest(view),
  ];
}

/** How many slots of every type are filled, of how many. */
export function saySlots(view: IncantibusView, held: IncantibusSeatView): Message[] {
  const filled = Object.entries(view.box.slots)
    .filter(([place]) => place !== "books" || view.expert)
    .map(([place, slots]) => told(`incantibus-slots-${place}`, { count: heldIn(view, held, place), slots }));
  return [...filled, told("incantibus-slots-loose", { count: held.loose, slots: held.purse_slots })];
}

/** How many tokens of a case belong to this part of it. */
function heldIn(view: IncantibusView, held: IncantibusSeatView, place: string): number {
  const kinds = Object.entries(held.case).filter(([key]) => view.box.tokens[key]!.place === place);
  return kinds.reduce((sum, [, count]) => sum + count, 0);
}

function line(key: string, args: NonNullable<Message["args"]> = {}): Message {
  return told(`incantibus-line-${key}`, args);
}

/** A list that is said even if nothing is in it. */
function all(things: Message[]): Message[] {
  return things.length ? things : [told("incantibus-nothing")];
}

function sayRest(view: IncantibusView): Message[] {
  const supply = Object.fromEntries(Object.entries(view.supply).filter(([, count]) => count));
  return [
    line("cards", { cards: sayCards(view.cards), count: view.card_stack }),
    line("used", { cards: sayCards(view.used_cards) }),
    line("moat", { tokens: all(sayTokens(view, view.moat)) }),
    line("supply", { tokens: all(sayTokens(view, supply)) }),
    line("stacks", { visible: view.visible_stack, secret: view.secret_stack }),
  ];
}

function sayCards(cards: string[]): Message[] {
  return all(cards.map((card) => told(`incantibus-card-${card}`)));
}

function sayRoom(view: IncantibusView): Message[] {
  if (view.room === null) return [line("final")];
  const secrets = view.secret.flatMap((secret, index) => (secret ? [saySecret(view, index + 1, secret)] : []));
  return [
    line("room", { room: view.box.rooms[view.room]!, count: view.rooms_below }),
    line("visible", { things: lying(view, "V", view.visible) }),
    ...(view.secret.length ? [line("secret", { things: all(secrets) })] : []),
  ];
}

/** A secret token with what this viewer knows of it. */
function saySecret(view: IncantibusView, place: number, secret: IncantibusSecretView): Message {
  if (secret.token !== null) {
    const thing = describeThing(view, view.box.tokens[secret.token]!);
    return sayAt("S", place, told("incantibus-looked", { thing }));
  }
  return sayAt("S", place, secret.suspects.length ? told("incantibus-suspects", suspicion(view, secret)) : null);
}

function sayPieces(view: IncantibusView): Message[] {
  const potions = line("potions", { things: lying(view, "P", view.potions), count: view.potion_stack });
  return view.expert ? [potions, line("books", { things: lying(view, "B", view.books), count: view.book_stack })] : [potions];
}

/** What lies open at places of this letter. */
function lying(view: IncantibusView, letter: Letter, keys: (string | null)[]): Message[] {
  return all(keys.flatMap((key, index) => (key ? [sayAt(letter, index + 1, describeThing(view, view.box.tokens[key]!))] : [])));
}

function saySeat(view: IncantibusView, seat: number, own: boolean): Message[] {
  const held = view.seats[seat]!;
  const beaten = named(view, held.sorcerers);
  const tokens = all(sayTokens(view, held.case));
  return [
    line("seat", { seat, wand: held.wand, first: held.first_wand, tokens }),
    ...(beaten.length ? [line("beaten", { seat, tokens: beaten })] : []),
    ...(own ? [line("slots", { slots: saySlots(view, held) })] : []),
    ...sayWand(held, seat, own ? view.sealed : null),
  ];
}

/** Laid down, pointing, or ready. */
function sayWand(held: IncantibusSeatView, seat: number, sealed: string | null): Message[] {
  const target = held.target ?? sealed;
  if (held.laid) return [line("laid", { seat })];
  if (target !== null) return [line("target", { seat, place: label(target) })];
  return held.ready ? [line("ready", { seat })] : [];
}

/** The open ones, those face down, those that escaped; beaten ones are told with their seats. */
function saySorcerers(view: IncantibusView): Message[] {
  const row = view.sorcerers.map((each, index) => ({ ...each, place: index + 1 }));
  const fated = (fate: string) => row.filter((each) => each.fate === fate);
  const up = fated("up").map(({ place, sorcerer }) => sayAt("M", place, describeThing(view, printed(view, sorcerer!))));
  const down = fated("down").map(({ place }) => told("incantibus-place", { letter: "M", place }));
  const escaped = named(view, fated("escaped").map(({ sorcerer }) => sorcerer!));
  return [
    line("sorcerers", { things: all(up) }),
    ...(down.length ? [line("down", { places: down, count: down.length })] : []),
    ...(escaped.length ? [line("escaped", { tokens: escaped })] : []),
  ];
}

function printed(view: IncantibusView, key: string): IncantibusPrinted {
  return view.box.sorcerers[key]!;
}

function named(view: IncantibusView, keys: string[]): Message[] {
  return keys.map((key) => saySome(printed(view, key), 1));
}
