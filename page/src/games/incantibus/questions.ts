/** What a seat is asked, and what those who wait are told of it; in one sentence each. */

import type { IncantibusPrinted, IncantibusView, Message } from "../../protocol";
import { sayChoice } from "./choices";
import { sayPoints, sayPrice } from "./prices";
import { told } from "./spelling";

/** What is asked now of whoever looks; for those who are not asked, who decides what. */
export function question(view: IncantibusView, seat: number | null): Message {
  if (view.phase === "over") return told("incantibus-ask-over");
  return seat === null || view.choices.length === 0 ? waits(view) : ASKED[view.phase]!(view, seat);
}

/** What the question is about, in a word or two; the question itself stands above the table. */
export function subject(view: IncantibusView): Message | string {
  if (view.card_in_play !== null) return told(`incantibus-card-${view.card_in_play}`);
  if (view.phase === "pay") return paidPiece(view)!.name;
  if (view.phase === "spend") return view.box.tokens[hunted(view) ?? "universalus"]!.name;
  return told(view.phase === "discard" ? "incantibus-page-case-own" : "incantibus-face-title-cards");
}

/** The potion, book or sorcerer that a seat is paying for. */
export function paidPiece(view: IncantibusView): IncantibusPrinted | null {
  if (view.paying === null) return null;
  const fought = view.seats[view.to_act[0]!]?.target?.startsWith("point sorcerer");
  return (fought ? view.box.sorcerers : view.box.tokens)[view.paying] ?? null;
}

/** The monster that waits for Universalus, if it may be seen. */
export function hunted(view: IncantibusView): string | null {
  return view.looked === null ? view.pending : (view.secret[view.looked - 1]?.token ?? null);
}

const ASKED: Record<string, (view: IncantibusView, seat: number) => Message> = {
  cast: askCast,
  spend: askSpend,
  pay: askPay,
  discard: (_, seat) => told("incantibus-ask-discard", { seat }),
  spell: askCard,
  target: (view, seat) => told(`incantibus-ask-target-${view.card_in_play}`, { seat }),
};

function askCast(view: IncantibusView, seat: number): Message {
  const args = { seat, wand: view.seats[seat]!.wand };
  if (view.sealed === null) return told("incantibus-ask-cast", args);
  return told("incantibus-ask-cast-again", { ...args, target: sayChoice(view, view.sealed) });
}

function askSpend(view: IncantibusView, seat: number): Message {
  const key = hunted(view);
  if (key === null) return told("incantibus-ask-spend-hidden", { seat });
  const { name, points } = view.box.tokens[key]!;
  const asked = view.looked === null ? "incantibus-ask-spend" : "incantibus-ask-spend-back";
  return told(asked, { seat, token: name, points: sayPoints(points) });
}

function askPay(view: IncantibusView, seat: number): Message {
  const piece = paidPiece(view)!;
  const price = piece.price!;
  const asked = price.way === "gold" ? "incantibus-ask-pay-coins" : "incantibus-ask-pay-tokens";
  return told(asked, { seat, token: piece.name, count: view.to_pay, price: sayPrice(view, price) });
}

function askCard(view: IncantibusView, seat: number): Message {
  const free = view.choices.some(({ action }) => action === "decline");
  return told(free ? "incantibus-ask-card-free" : "incantibus-ask-card", { seat });
}

function waits(view: IncantibusView): Message {
  const [seat = 0] = view.to_act;
  if (view.phase === "cast") return told("incantibus-waits-cast", { who: view.to_act.map((due) => told("incantibus-who", { seat: due })) });
  if (view.phase === "pay") return told("incantibus-waits-pay", { seat, token: paidPiece(view)?.name ?? null });
  if (view.phase === "spend") return told("incantibus-waits-spend", { seat });
  if (view.phase === "discard") return told("incantibus-waits-discard", { seat });
  if (view.phase === "spell") return told("incantibus-waits-spell", { seat });
  return told("incantibus-waits-target", { seat, card: told(`incantibus-card-${view.card_in_play}`) });
}
