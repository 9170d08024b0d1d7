/** What is asked by HTTP. Types come from the server's OpenAPI document. */

import type { Refusal, TableState } from "../protocol";
import type {
  Advised, GameOptions, Me, Network, NewTable, Offer, OpenedTable, Record, ReplayedGame, ReplayedSentences, RuleBook, TableList,
} from "../http";

/** The server said no, and why. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal, readonly status: number) {
    super(refusal.message.key);
  }
}

/** A body that is a string is JSON already. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const written = typeof body === "string" ? body : JSON.stringify(body);
  const sent = body === undefined ? {} : { body: written, headers: { "content-type": "application/json" } };
  const answer = await fetch(path, { method, ...sent });
  const told: unknown = await answer.json();
  if (!answer.ok) throw new RefusedError((told as { refusal: Refusal }).refusal, answer.status);
  return told as T;
}

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  saveMe: (me: Me) => ask<Me>("PUT", "/api/me", me),
  games: () => ask<Offer>("GET", "/api/games"),
  options: (game: string) => ask<GameOptions>("GET", `/api/games/${encodeURIComponent(game)}/options`),
  network: () => ask<Network>("GET", "/api/network"),
  openNetwork: () => ask<Network>("POST", "/api/network", { open: true }),
  open: (table: NewTable) => ask<OpenedTable>("POST", "/api/tables", table),
  lobby: () => ask<TableList>("GET", "/api/tables"),
  mine: () => ask<TableList>("GET", "/api/tables/mine"),
  finished: () => ask<TableList>("GET", "/api/tables/finished"),
  rules: (game: string, language: string) => ask<RuleBook>("GET", `/api/rules/${encodeURIComponent(game)}/${language}`),
  replay: (id: string, eyes: string) => ask<ReplayedGame>("GET", `/api/tables/${id}/replay${throughEyes(eyes)}`),
  replayRecord: (record: string, eyes: string) => ask<ReplayedGame>("POST", `/api/replays${throughEyes(eyes)}`, record),
  advice: (id: string, moment: number, seat: number) => ask<Advised>("GET", `/api/tables/${id}/advice?moment=${moment}&seat=${seat}`),
  sentences: (id: string, moment: number, eyes: string) =>
    ask<ReplayedSentences>("GET", `/api/tables/${id}/replay/sentences?moment=${moment}&eyes=${eyes}`),
  sentencesOfRecord: (record: string, moment: number, eyes: string) =>
    ask<ReplayedSentences>("POST", `/api/replays/sentences?moment=${moment}&eyes=${eyes}`, record),
  adviceOfRecord: (record: string, moment: number, seat: number) =>
    ask<Advised>("POST", `/api/replays/advice?moment=${moment}&seat=${seat}`, record),
  record: (id: string) => ask<Record>("GET", `/api/tables/${id}/record`),
  table: (id: string) => ask<TableState>("GET", `/api/tables/${id}`),
};

/** Without eyes the widest that there are. */
function throughEyes(eyes: string): string {
  return eyes && `?eyes=${encodeURIComponent(eyes)}`;
}
