/** What the server says of a view: the question, and each of the choices. */

import type { Message, View } from "../protocol";
import type { Voice } from "../words/voice";

interface SaidChoice {
  action: string;
  said: Message;
  /** Where more is shown beside it; else as it is said. */
  briefly?: Message | null;
  notes?: readonly Message[];
}

interface WordedView {
  question: Message;
  choices: readonly SaidChoice[];
}

/** A choice and what is worth knowing about it, in one breath. */
export function sayWithNotes({ said, notes = [] }: Pick<SaidChoice, "said" | "notes">, voice: Voice): string {
  return [said, ...notes].map((message) => voice.say(message)).join(voice.text("core-list-separator"));
}

/** The choice of this action, if it can be made now. */
export function choiceOf(action: string, view: View): SaidChoice | undefined {
  return (view as unknown as WordedView).choices.find((each) => each.action === action);
}

/** A game's part of the page, where its views carry their words. */
export const worded = {
  ask: (view: View, voice: Voice): string => voice.say((view as unknown as WordedView).question),
  sayChoice: (action: string, view: View, voice: Voice): string => {
    const choice = choiceOf(action, view);
    return choice ? sayWithNotes(choice, voice) : action;
  },
  sayBriefly: (action: string, view: View, voice: Voice): string => {
    const choice = choiceOf(action, view);
    return choice ? voice.say(choice.briefly ?? choice.said) : action;
  },
};
