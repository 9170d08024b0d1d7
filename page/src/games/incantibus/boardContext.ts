/** What the parts of the board share: one view, seen from one seat, and a translator. Names and marks what they draw. */

import type { Translator } from "../../i18n/translator";
import type { IncantibusTarget, IncantibusChoiceView, IncantibusPrinted, IncantibusView, Message } from "../../protocol";
import { told } from "./tokenTexts";

type Aim = IncantibusTarget;

export class BoardContext {
  constructor(readonly view: IncantibusView, readonly seat: number | null, readonly translator: Translator) {}

  /** What the viewer holds. */
  get hand(): Record<string, number> {
    return this.seat === null ? {} : this.view.seats[this.seat]!.case;
  }

  say(message: Message | string): string {
    return this.translator.say(message);
  }

  /** A text that names seats by who sits there. */
  text(key: string, args: NonNullable<Message["args"]> = {}): string {
    return this.translator.say(told(key, args));
  }

  thing(key: string): IncantibusPrinted {
    return (this.view.box.tokens[key] ?? this.view.box.sorcerers[key])!;
  }

  name(key: string): string {
    return this.translator.say(this.thing(key).name);
  }

  /** Its name of a few letters; what a box names itself is shortened by the view. */
  mark(key: string): string {
    const { mark, section } = this.thing(key);
    return mark ?? this.translator.text(`incantibus-mark-${section}-${key}`);
  }

  /** A thing with all that is printed on it. */
  describe(key: string): string {
    const { said, name } = this.thing(key);
    return this.translator.say(said ?? name);
  }

  /** The choice that names this place now. */
  choiceAt(aim: Aim): IncantibusChoiceView | null {
    return this.view.choices.find(({ area, place }) => area === aim.area && place === aim.place) ?? null;
  }

  /** The seats whose wands point at this place, as far as it may be seen. */
  pointersAt(aim: Aim): number[] {
    return this.view.seats.flatMap(({ target }, seat) => (isSame(target, aim) ? [seat] : []));
  }

  /** Whether the reader's own wand points there, still sealed. */
  isSealed(aim: Aim): boolean {
    return isSame(this.view.sealed, aim);
  }
}

function isSame(one: Aim | null, other: Aim): boolean {
  return one !== null && one.area === other.area && one.place === other.place;
}
