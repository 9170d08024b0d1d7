/** What the last casting brought to one seat, in a few sentences that name whom they speak of. */

import type { Line, Message } from "../../protocol";
import { aimsOf, swapsOf } from "./casting";
import { told } from "./heaps";

type Event = Line["events"][number];
type Args = NonNullable<Message["args"]>;

const GOT = /^incantibus-event-(take|gain|spend|beat|fetch|steal)$/;
const MISSED = /^incantibus-event-(escape|slip)$/;

/** `isYou`: whether the reader has this seat alone and is called "you". */
export function sayCame(events: readonly Event[], seat: number, isYou: boolean): Message[] {
  const messages = events.map(({ message }) => message);
  const of = (key: RegExp, who: string) => messages.filter((message) => key.test(message.key) && message.args?.[who] === seat);
  const say = (what: string, args: Args) => told(`incantibus-page-came-${what}`, { ...args, seat, own: isYou ? "yes" : "no" });
  const things = (found: readonly Message[]): Args => ({ things: found.map(({ args }) => told("incantibus-token", { token: args?.token ?? "" })) });
  const [got, missed] = [of(GOT, "seat"), of(MISSED, "seat")];
  return [
    ...winnersOver(events, seat).map((other) => say("empty", { other })),
    ...(got.length > 0 ? [say("got", things(got))] : []),
    ...(missed.length > 0 ? [say("missed", things(missed))] : []),
    ...partners(events, seat).map((other) => say("swapped", { other })),
    ...of(/^incantibus-event-fizzle$/, "seat").map(({ args }) => say("fizzled", { card: args?.card ?? "" })),
    ...of(/^incantibus-event-steal$/, "victim").map((theft) => say("robbed", { ...things([theft]), other: theft.args?.seat ?? 0 })),
  ];
}

/** Who got what this seat pointed at. */
function winnersOver(events: readonly Event[], seat: number): number[] {
  const aims = aimsOf(events);
  const own = aims.find((aim) => aim.seat === seat);
  if (!own?.isBeaten) return [];
  return aims.filter((aim) => aim.label === own.label && aim.seat !== seat && !aim.isBeaten).map((aim) => aim.seat);
}

/** With whom this seat swapped wands. */
function partners(events: readonly Event[], seat: number): number[] {
  return swapsOf(events).flatMap(({ seat: winner, other }) => (winner === seat ? [other] : other === seat ? [winner] : []));
}
