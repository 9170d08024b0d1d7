/** What is being shown right now: the event that moves something on the board. Nothing of it is kept. */

import type { Message } from "../../protocol";

class CurrentEvent {
  event = $state.raw<Message | null>(null);
}

export const currentEvent = new CurrentEvent();
