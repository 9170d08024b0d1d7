/** The book that is being read: in the reader's language, and in another one as soon as that is spoken. */

import { catalogue } from "../words/catalogue.svelte";
import type { Book } from "./book";
import { fetchBook } from "./books";

/** To be made while a component is: it follows the game and the language. The former book stays until the new one is there. */
export class Reading {
  book = $state.raw<Book | null>(null);
  hasFailed = $state(false);

  constructor(game: () => string) {
    $effect(() => this.open(game(), catalogue.language));
  }

  private open(game: string, language: string): () => void {
    let isWanted = true;
    fetchBook(game, language).then(
      (book) => isWanted && this.put(book),
      () => isWanted && (this.hasFailed = true),
    );
    return () => (isWanted = false);
  }

  private put(book: Book): void {
    this.book = book;
    this.hasFailed = false;
  }
}
