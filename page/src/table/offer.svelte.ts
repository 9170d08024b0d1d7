/** What the server offers, asked for once: names of games, bots, phrases, symbols. */

import type { Offer } from "../http";
import type { Message } from "../protocol";
import { api } from "../server/api";

/** Where this browser keeps against whom its reader plays. */
const PLACE = "bot";

class Shop {
  offer = $state.raw<Offer>({ games: [], bots: [], usual_bot: "", hurried: false, phrases: [], symbols: [], languages: [] });
  private chosen = $state("");
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
    this.chosen = localStorage.getItem(PLACE) ?? "";
  }

  /** What a game is called. */
  title(game: string): Message | string {
    return this.offer.games.find((each) => each.name === game)?.title ?? "";
  }

  /** The bot that is invited unless another one is named: the one that was chosen last. */
  get usualBot(): string {
    return this.offer.bots.includes(this.chosen) ? this.chosen : this.offer.usual_bot;
  }

  /** From now on play against this bot. */
  choose(bot: string): void {
    this.chosen = bot;
    localStorage.setItem(PLACE, bot);
  }
}

export const shop = new Shop();
