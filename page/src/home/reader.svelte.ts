/** Who reads: the name, symbol and language that the server keeps for this guest. */

import type { Me } from "../http";
import { api } from "../server/api";
import { catalogue } from "../words/catalogue.svelte";

export const LANGUAGES = ["en", "ru", "it", "ko", "de", "fr"] as const;

class Reader {
  me = $state.raw<Me>({ name: "", symbol: "", language: "" });

  /** Ask who one is, and speak the language that was chosen, else that of the browser. */
  async arrive(): Promise<void> {
    this.me = await api.me();
    await catalogue.speak(this.me.language || languageOfBrowser());
  }

  async save(changes: Partial<Me>): Promise<void> {
    this.me = await api.saveMe({ ...this.me, ...changes });
  }

  async speak(language: string): Promise<void> {
    await catalogue.speak(language);
    await this.save({ language });
  }
}

function languageOfBrowser(): string {
  const wanted = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return wanted.find((each) => (LANGUAGES as readonly string[]).includes(each)) ?? "en";
}

export const reader = new Reader();
