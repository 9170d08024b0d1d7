/** The books that were read so far. */

import { api } from "../connection/api";
import { Book } from "./book";

const shelf = new Map<string, Promise<Book>>();

/** A game's book; one that could not be had is asked for again. */
export function fetchBook(game: string, language: string): Promise<Book> {
  const name = `${game}/${language}`;
  const book = shelf.get(name) ?? api.rules(game, language).then((told) => new Book(told));
  shelf.set(name, book);
  book.catch(() => shelf.delete(name));
  return book;
}
