/** Those at a table as a reader sees them. */

import type { SeatState, TableState, You } from "../protocol";

/** Somebody at a seat. `grace` is the time at which a bot will play for somebody who is away. */
export interface Person {
  seat: number;
  name: string;
  symbol: string;
  isYou: boolean;
  isBot: boolean;
  /** A bot plays for this person, who may come back. */
  isReplaced: boolean;
  /** The name of the bot that plays, empty for none. */
  bot: string;
  isAway: boolean;
  /** A choice is waited for. */
  isDue: boolean;
  grace: number | null;
}

/** Who sits at a seat, and how they are. */
export function personAt(seat: number, name: string, table: TableState, you: You): Person {
  const state = table.seats[seat]!;
  const isPerson = state.kind === "person";
  return {
    seat,
    name,
    symbol: state.symbol,
    isYou: you.seats.includes(seat),
    isBot: !isPerson && state.plays !== "",
    isReplaced: isPerson && state.plays !== "",
    bot: state.plays,
    isAway: isPerson && !state.present,
    isDue: table.stage === "playing" && table.to_act.includes(seat),
    grace: state.grace,
  };
}

/** Where somebody may sit down. */
export function freeSeats(table: TableState): number[] {
  const isOn = table.stage === "open" || table.stage === "playing";
  return table.seats.flatMap((seat, number) => (isOn && seat.kind === "open" ? [number] : []));
}

/** The reader's seats that owe a choice and choose themselves. */
export function dueHere(table: TableState, you: You): number[] {
  return table.to_act.filter((seat) => you.seats.includes(seat) && table.seats[seat]!.plays === "");
}

/** The people at other screens. */
export function othersOf(table: TableState, you: You): number[] {
  const isOther = (seat: SeatState, number: number) => seat.kind === "person" && !you.seats.includes(number);
  return table.seats.flatMap((seat, number) => (isOther(seat, number) ? [number] : []));
}
