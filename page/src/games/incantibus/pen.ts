/** The pen: one view, seen from one seat, in one voice. Says and marks what the parts of the board draw. */

import type { IncantibusPrinted, IncantibusView, Message } from "../../protocol";
import type { Voice } from "../../words/voice";
import { choiceAt, notes, sayChoice } from "./choices";
import { Marks } from "./marks";
import { describeThing } from "./prices";
import { label, told, type Letter } from "./spelling";

export class Pen {
  readonly marks: Marks;

  constructor(readonly view: IncantibusView, readonly seat: number | null, readonly voice: Voice) {
    this.marks = new Marks(view.box, voice);
  }

  /** What the viewer holds. */
  get hand(): Record<string, number> {
    return this.seat === null ? {} : this.view.seats[this.seat]!.case;
  }

  say(message: Message | string): string {
    return this.voice.say(message);
  }

  /** A text that names seats by who sits there. */
  text(key: string, args: NonNullable<Message["args"]> = {}): string {
    return this.voice.say(told(key, args));
  }

  thing(key: string): IncantibusPrinted {
    return (this.view.box.tokens[key] ?? this.view.box.sorcerers[key])!;
  }

  name(key: string): string {
    return this.voice.say(this.thing(key).name);
  }

  /** A thing with all that is printed on it. */
  describe(key: string): string {
    return this.voice.say(describeThing(this.view, this.thing(key)));
  }

  /** A choice in words: what it is about, then what is worth knowing about it. */
  choice(action: string): { said: string; notes: string[] } {
    const choice = this.view.choices.find((each) => each.action === action) ?? { action, token: null, outcome: null };
    const worth = notes(this.view, choice).map((note) => this.say(note));
    return { said: this.say(sayChoice(this.view, action, choice.token)), notes: worth };
  }

  /** The choice that names this place now. */
  actionAt(letter: Letter, place: number): string | null {
    return choiceAt(this.view, letter, place)?.action ?? null;
  }

  /** The seats whose wands point at this place, as far as it may be seen. */
  pointersAt(letter: Letter, place: number): number[] {
    return this.view.seats.flatMap(({ target }, seat) => (target !== null && label(target) === letter + place ? [seat] : []));
  }

  /** Whether the own wand points there, still sealed. */
  isSealed(letter: Letter, place: number): boolean {
    return this.view.sealed !== null && label(this.view.sealed) === letter + place;
  }
}
