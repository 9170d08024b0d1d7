/** Who reads: the name, symbol and language that the server keeps for this guest. */

import type { Me } from "../http";
import { locale } from "../i18n/locale.svelte";
import { api } from "../connection/api";
import { SYMBOLS } from "../ui/symbols";

/** The languages of the catalogues; the first words are asked for before the server has told anything. */
export const LANGUAGES = ["en", "ru", "it", "ko", "de", "fr"] as const;
/** So long a name may be. */
export const MOST_NAME = 24;
/** Where this browser keeps the language, for when the server is out of reach. */
const PLACE = "language";

class Profile {
  me = $state.raw<Me>({ name: "", symbol: "", language: "" });
  private readonly lot = anySymbol();

  /** The name that was chosen, else a friendly one in the reader's language. */
  get name(): string {
    return this.me.name || friendlyName(this.symbol);
  }

  get symbol(): string {
    return this.me.symbol || this.lot;
  }

  /** Ask who one is, and speak the language that was chosen, else that of the browser: also when nobody answers. */
  async load(): Promise<void> {
    const guess = guessLanguage();
    const [, me] = await Promise.all([this.begin(guess), api.me().catch(() => null)]);
    if (!me) throw new Error("out of reach");
    this.me = me;
    if (me.language && me.language !== guess) await this.use(me.language);
  }

  /** Keep what was changed, and with it what was only a guess so far: the server knows whole guests. */
  async save(changes: Partial<Me>): Promise<void> {
    this.me = await api.saveMe({ name: this.name, symbol: this.symbol, language: locale.language, ...changes });
  }

  async speak(language: string): Promise<void> {
    if (await this.use(language)) await this.save({ language });
  }

  private async begin(language: string): Promise<void> {
    await locale.speak(language);
    await locale.want("page");
  }

  /** Speak a language and remember it, unless yet another was wished meanwhile. */
  private async use(language: string): Promise<boolean> {
    const isSpoken = await locale.speak(language);
    if (isSpoken) localStorage.setItem(PLACE, language);
    return isSpoken;
  }
}

/** A name for somebody who has not said any. */
export function friendlyName(symbol: string): string {
  return locale.translator.text("home-guest-name", { symbol });
}

function anySymbol(): string {
  const names = Object.keys(SYMBOLS);
  return names[Math.floor(Math.random() * names.length)]!;
}

function guessLanguage(): string {
  const wanted = [localStorage.getItem(PLACE) ?? "", ...navigator.languages].map((each) => each.slice(0, 2).toLowerCase());
  return wanted.find((each) => (LANGUAGES as readonly string[]).includes(each)) ?? "en";
}

export const profile = new Profile();
