/** What the server says of a view: the question, and each of the choices. */

import type { Translator } from "../i18n/translator";
import type { Message, View } from "../protocol";

interface SaidChoice {
  action: string;
  said: Message;
  /** Where more is shown beside it; else as it is said. */
  briefly?: Message | null;
  notes?: readonly Message[];
}

interface TextView {
  question: Message;
  choices: readonly SaidChoice[];
}

/** A choice and what is worth knowing about it, in one breath. */
export function sayWithNotes({ said, notes = [] }: Pick<SaidChoice, "said" | "notes">, translator: Translator): string {
  return [said, ...notes].map((message) => translator.say(message)).join(translator.text("core-list-separator"));
}

/** The choice of this action, if it can be made now. */
export function choiceOf(action: string, view: View): SaidChoice | undefined {
  return (view as unknown as TextView).choices.find((each) => each.action === action);
}

/** A game's part of the page, where its views carry their words. */
export const viewTexts = {
  ask: (view: View, translator: Translator): string => translator.say((view as unknown as TextView).question),
  sayChoice: (action: string, view: View, translator: Translator): string => {
    const choice = choiceOf(action, view);
    return choice ? sayWithNotes(choice, translator) : action;
  },
  sayBriefly: (action: string, view: View, translator: Translator): string => {
    const choice = choiceOf(action, view);
    return choice ? translator.say(choice.briefly ?? choice.said) : action;
  },
};
