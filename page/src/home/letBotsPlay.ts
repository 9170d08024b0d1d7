/** A game among bots, for somebody who only wants to watch: it is played at once, and gone through at one's own pace. */

import { api } from "../connection/api";
import { router } from "../ui/router.svelte";
import { toastErrors } from "../ui/toastErrors";
import { usualBots, usualOptions } from "./openTable";

/** The pause between two questions whether the game is over, in milliseconds; and the most questions. */
const PAUSE = 250;
const MOST = 240;

/** Let bots play to the end, and look at it, unless the reader has `left` for something else. */
export async function letBotsPlay(game: string, left: AbortSignal): Promise<void> {
  await toastErrors(async () => {
    const { id } = await api.open({ terms: { game, seats: usualBots(game), options: usualOptions(game) }, begin: true });
    const address = (await isOver(id, left)) ? `/replay/${id}?play` : `/table/${id}`;
    if (!left.aborted) router.go(address);
  });
}

async function isOver(table: string, left: AbortSignal): Promise<boolean> {
  for (let times = 0; times < MOST && !left.aborted; times += 1) {
    if ((await api.table(table)).stage === "over") return true;
    await new Promise((go) => setTimeout(go, PAUSE));
  }
  return false;
}
