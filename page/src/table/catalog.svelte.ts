/** What the server offers, asked for once: names of games, bots, phrases, symbols. */

import type { Offer, OfferedGame } from "../http";
import type { Message } from "../protocol";
import { api } from "../connection/api";

/** Bots that are no opponents but yardsticks, for those who write bots. */
export const BENCHMARK_BOTS: readonly string[] = ["greedy", "random"];

class Catalog {
  offer = $state.raw<Offer>({ games: [], broken: [], bots: [], usual_bot: "", hurried: false, phrases: [], symbols: [], languages: [] });
  /** By games, against whom the reader plays. */
  private chosen = $state.raw<Readonly<Record<string, string>>>({});
  private asked = false;

  /** Have it at hand. */
  want(): void {
    if (this.asked) return;
    this.asked = true;
    api.games().then(
      (offer) => this.receive(offer),
      () => (this.asked = false),
    );
  }

  /** The server has told. */
  receive(offer: Offer): void {
    this.offer = offer;
    this.chosen = Object.fromEntries(offer.games.map(({ name }) => [name, localStorage.getItem(placeOf(name)) ?? ""]));
  }

  /** A game that is offered. */
  game(name: string): OfferedGame | undefined {
    return this.offer.games.find((each) => each.name === name);
  }

  /** What a game is called. */
  title(game: string): Message | string {
    return this.game(game)?.title ?? "";
  }

  /** The bot that is invited to a game unless another one is named: the one that was chosen there last. */
  usualBot(game: string): string {
    const chosen = this.chosen[game] ?? "";
    return this.offer.bots.includes(chosen) ? chosen : this.offer.usual_bot;
  }

  /** From now on play a game against this bot. */
  choose(game: string, bot: string): void {
    this.chosen = { ...this.chosen, [game]: bot };
    localStorage.setItem(placeOf(game), bot);
  }
}

/** Where this browser keeps against whom its reader plays a game. */
function placeOf(game: string): string {
  return `bot:${game}`;
}

export const catalog = new Catalog();
