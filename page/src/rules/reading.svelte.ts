/** The book that is being read: in the reader's language, and in another one as soon as that is spoken. */

import type { Refusal } from "../protocol";
import { RefusedError } from "../server/api";
import { catalogue } from "../words/catalogue.svelte";
import type { Voice } from "../words/voice";
import type { Book } from "./book";
import { fetchBook } from "./books";

/** To be made while a component is: it follows the game and the language. The former book stays until the new one is there. */
export class Reading {
  book = $state.raw<Book | null>(null);
  hasFailed = $state(false);
  /** Why there is no book; null when nobody answered. */
  refusal = $state.raw<Refusal | null>(null);

  constructor(game: () => string) {
    $effect(() => this.open(game(), catalogue.language));
  }

  private open(game: string, language: string): () => void {
    let isWanted = true;
    fetchBook(game, language).then(
      (book) => isWanted && this.put(book),
      (error: unknown) => isWanted && this.fail(error),
    );
    return () => (isWanted = false);
  }

  /** What is to be said while there is no book. */
  say(voice: Voice): string {
    if (this.refusal) return voice.refusal(this.refusal);
    return voice.text(this.hasFailed ? "rulebook-failed" : "rulebook-opening");
  }

  private fail(error: unknown): void {
    this.hasFailed = true;
    this.refusal = error instanceof RefusedError ? error.refusal : null;
  }

  private put(book: Book): void {
    this.book = book;
    this.hasFailed = false;
    this.refusal = null;
  }
}
