/** Says what the server tells: messages become sentences, seats the names of those who sit there. As in `voice.py`. */

import type { Message, Refusal } from "../protocol";
import { Key, type Args, type Speaker, type Value } from "./fluent";

type Argument = NonNullable<Message["args"]>[string];

/** The arguments of a message that are seats. */
const SEATED = new Set(["seat", "other", "victim", "due"]);

export class Translator {
  constructor(private readonly speaker: Speaker, private readonly names: readonly string[] = []) {}

  /** The same translator at a table: its edition decides what cards are called. */
  at(edition: string, names: readonly string[]): Translator {
    return new Translator(this.speaker.at({ edition }), names);
  }

  /** A sentence by its key; seats among the arguments are no players here. */
  text(key: string, args: Args = {}): string {
    return this.speaker.say(key, args);
  }

  /** Whether there is such a sentence. */
  knows(key: string): boolean {
    return this.speaker.knows(key);
  }

  /** What the server tells; a name that a box gives itself is said as it is. */
  say(message: Message | string): string {
    return typeof message === "string" ? message : this.speaker.say(this.key(message));
  }

  refusal(refusal: Refusal): string {
    return this.say(refusal.message);
  }

  /** Who sits there. */
  name(seat: number): string {
    return this.speaker.say(this.player(seat));
  }

  /** A message as an argument of another. */
  key(message: Message): Key {
    const args = Object.entries(message.args ?? {}).map(([name, value]) => [name, this.value(message.key, name, value)] as const);
    return new Key(message.key, Object.fromEntries(args));
  }

  private value(key: string, name: string, argument: Argument): Value {
    if (argument === null) return this.hidden(key);
    if (Array.isArray(argument)) return argument.map((each) => this.key(each));
    if (typeof argument === "object") return this.key(argument);
    return typeof argument === "number" && SEATED.has(name) ? this.player(argument) : argument;
  }

  /** What a game calls that which is hidden from a listener, where it has a word for it. */
  private hidden(key: string): Key {
    const own = `${key.split("-", 1)[0]}-hidden`;
    return new Key(this.knows(own) ? own : "core-hidden");
  }

  private player(seat: number): Key {
    const name = this.names[seat];
    return name === undefined ? new Key("core-seat", { number: seat }) : new Key("core-player", { name });
  }
}
