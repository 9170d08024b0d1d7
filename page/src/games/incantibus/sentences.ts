/** The table in sentences, for those who do not look: what can be pointed at first, then cases, then the rest. */

import type { IncantibusAimView, IncantibusSeatView, IncantibusView, Message } from "../../protocol";
import { argsOf, label, type Area } from "./areas";
import { all, saySlots, saySome, sayTokens, told } from "./heaps";

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

function line(key: string, args: NonNullable<Message["args"]> = {}): Message {
  return told(`incantibus-line-${key}`, args);
}

function sayRest(view: IncantibusView): Message[] {
  const supply = Object.fromEntries(Object.entries(view.supply).filter(([, count]) => count));
  return [
    line("cards", { cards: sayCards(view.cards), count: view.card_stack }),
    line("used", { cards: sayCards(view.used_cards) }),
    line("moat", { tokens: sayTokens(view, view.moat) }),
    line("supply", { tokens: sayTokens(view, supply) }),
    line("stacks", { visible: view.visible_stack, secret: view.secret_stack }),
  ];
}

function sayCards(cards: string[]): Message[] {
  return all(cards.map((card) => told(`incantibus-card-${card}`)));
}

function sayRoom(view: IncantibusView): Message[] {
  if (view.room === null) return [line("final")];
  const secrets = view.secret.flatMap((secret, index) => (secret ? [sayAt({ area: "secret", place: index + 1 }, secret.said)] : []));
  return [
    line("room", { room: view.box.rooms[view.room]!, count: view.rooms_below }),
    line("visible", { things: lying(view, "visible", view.visible) }),
    ...(view.secret.length ? [line("secret", { things: all(secrets) })] : []),
  ];
}

function sayPieces(view: IncantibusView): Message[] {
  const potions = line("potions", { things: lying(view, "potion", view.potions), count: view.potion_stack });
  return view.expert ? [potions, line("books", { things: lying(view, "book", view.books), count: view.book_stack })] : [potions];
}

/** What lies open in this area. */
function lying(view: IncantibusView, area: Area, keys: (string | null)[]): Message[] {
  return all(keys.flatMap((key, index) => (key ? [sayAt({ area, place: index + 1 }, describe(view, key))] : [])));
}

function describe(view: IncantibusView, key: string): Message | string {
  const thing = (view.box.tokens[key] ?? view.box.sorcerers[key])!;
  return thing.said ?? thing.name;
}

function sayAt(aim: IncantibusAimView, thing: Message | string | null): Message {
  return thing === null ? told("incantibus-at-hidden", argsOf(aim)) : told("incantibus-at", { ...argsOf(aim), thing });
}

function saySeat(view: IncantibusView, seat: number, own: boolean): Message[] {
  const held = view.seats[seat]!;
  const beaten = named(view, held.sorcerers);
  return [
    line("seat", { seat, wand: held.wand, first: held.first_wand, tokens: sayTokens(view, held.case) }),
    ...(beaten.length ? [line("beaten", { seat, tokens: beaten })] : []),
    ...(own ? [line("slots", { slots: saySlots(view, held) })] : []),
    ...sayWand(held, seat, own ? view.sealed : null),
  ];
}

/** Laid down, pointing, or ready. */
function sayWand(held: IncantibusSeatView, seat: number, sealed: IncantibusAimView | null): Message[] {
  const target = held.target ?? sealed;
  if (held.laid) return [line("laid", { seat })];
  if (target !== null) return [line("target", { seat, place: label(target) })];
  return held.ready ? [line("ready", { seat })] : [];
}

/** The open ones, those face down, those that escaped; beaten ones are told with their seats. */
function saySorcerers(view: IncantibusView): Message[] {
  const row = view.sorcerers.map((each, index) => ({ ...each, aim: { area: "sorcerer", place: index + 1 } as const }));
  const fated = (fate: string) => row.filter((each) => each.fate === fate);
  const up = fated("up").map(({ aim, sorcerer }) => sayAt(aim, describe(view, sorcerer!)));
  const down = fated("down").map(({ aim }) => told("incantibus-place", argsOf(aim)));
  const escaped = named(view, fated("escaped").map(({ sorcerer }) => sorcerer!));
  return [
    line("sorcerers", { things: all(up) }),
    ...(down.length ? [line("down", { places: down, count: down.length })] : []),
    ...(escaped.length ? [line("escaped", { tokens: escaped })] : []),
  ];
}

function named(view: IncantibusView, keys: string[]): Message[] {
  return keys.map((key) => saySome(view.box.sorcerers[key]!, 1));
}
