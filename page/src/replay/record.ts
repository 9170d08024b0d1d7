/** What the page itself reads in a record: nothing but the name of its game. All else is for the server to judge. */

import { SHELF } from "../games/shelf";

/** The game of a record, if it names one that there is. */
export function gameIn(written: string): string {
  try {
    const { game } = JSON.parse(written) as { game?: unknown };
    return typeof game === "string" && game in SHELF ? game : "";
  } catch {
    return "";
  }
}
