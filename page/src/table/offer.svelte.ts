/** What the server offers, asked for once: names of games, bots, phrases, symbols. */

import type { Offer } from "../http";
import type { Message } from "../protocol";
import { api } from "../server/api";

class Shop {
  offer = $state.raw<Offer>({ games: [], bots: [], phrases: [], symbols: [], languages: [] });
  private asked = false;

  /** Have it at hand. */
  want(): void {
    if (this.asked) return;
    this.asked = true;
    api.games().then(
      (offer) => (this.offer = offer),
      () => (this.asked = false),
    );
  }

  /** What a game is called. */
  title(game: string): Message | string {
    return this.offer.games.find((each) => each.name === game)?.title ?? "";
  }

  /** The bot that is invited unless another one is named: the best there is. */
  get usualBot(): string {
    return this.offer.bots.at(-1) ?? "";
  }
}

export const shop = new Shop();
