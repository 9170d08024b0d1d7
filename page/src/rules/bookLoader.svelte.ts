/** The book that is being read: in the reader's language, and in another one as soon as that is spoken. */

import { locale } from "../i18n/locale.svelte";
import type { Translator } from "../i18n/translator";
import type { Refusal } from "../protocol";
import { RefusedError } from "../connection/api";
import type { Book } from "./book";
import { fetchBook } from "./fetchBook";

/** To be made while a component is: it follows the game and the language. The former book stays until the new one is there. */
export class BookLoader {
  book = $state.raw<Book | null>(null);
  hasFailed = $state(false);
  /** Why there is no book; null when nobody answered. */
  refusal = $state.raw<Refusal | null>(null);

  constructor(game: () => string) {
    $effect(() => this.open(game(), locale.language));
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
  say(translator: Translator): string {
    if (this.refusal) return translator.refusal(this.refusal);
    return translator.text(this.hasFailed ? "rulebook-failed" : "rulebook-opening");
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
