/** How what happened is shown: pawns walk, cards travel, spells are held up before they work. */

import { mount, unmount, type Component } from "svelte";

import { locale } from "../../i18n/locale.svelte";
import type { GlastonburyView, Message } from "../../protocol";
import type { BoardStep } from "../../connection/tableConnection.svelte";
import type { Animator } from "../../table/animator";
import Back from "./art/Back.svelte";
import Card from "./art/Card.svelte";
import { walkOf } from "./boardLayout";
import { currentEvent } from "./currentEvent.svelte";

const EVENT = "glastonbury-event-";
/** What a spell does that is held up. */
const WORKS = ["vanish", "vanish-out", "look", "look-empty"];
const STEP = 190;
const FLIGHT = 480;

/** Show a step, event after event. Afterwards the board is bare of everything that moved. */
export async function play(step: BoardStep, animator: Animator): Promise<void> {
  const { before, after } = step as { before: GlastonburyView | null; after: GlastonburyView | null };
  if (!before || !after) return;
  const animation = new StepAnimation(before, after, animator);
  try {
    for (const { message } of step.lines.flatMap((line) => line.events)) await animation.show(message);
  } finally {
    currentEvent.event = null;
    animator.clear();
  }
}

class StepAnimation {
  /** A spell that is held up in the middle until it has worked, and whose it is. */
  private held: { card: HTMLElement; seat: number } | null = null;

  constructor(private readonly before: GlastonburyView, private readonly after: GlastonburyView, private readonly animator: Animator) {}

  async show(message: Message): Promise<void> {
    if (!message.key.startsWith(EVENT)) return;
    const name = message.key.slice(EVENT.length);
    const { seat, stop, cell } = message.args ?? {};
    if (!WORKS.includes(name)) await this.layDown();
    currentEvent.event = message;
    await this.move(name, Number(seat), Number(stop ?? NaN), String(cell));
  }

  private async move(name: string, seat: number, stop: number, cell: string): Promise<void> {
    switch (name) {
      case "walk":
      case "special-walk":
      case "declinatio":
        return this.walk(seat, stop);
      case "take":
        return void (await this.take(cell, `top-${seat}`));
      case "take-spell":
        return this.holdUp(cell, seat);
      case "refuse":
      case "refuse-spell":
        return this.refuse(cell);
      case "vanish":
      case "vanish-out":
        return this.vanish(seat);
      case "refill":
      case "refill-spell":
        return this.refill(cell);
      case "look":
      case "look-empty":
        return this.animator.glow(`pot-${seat}`, 900);
      case "accio":
        return this.animator.glow(`spells-${seat}`, 700);
      case "pass":
      case "stay":
        return this.animator.glow(`seat-${seat}`, 700);
      default:
        return this.animator.pause(500);
    }
  }

  /** A walk to a stop that is not told leads nowhere. */
  private async walk(seat: number, stop: number): Promise<void> {
    const pawn = this.animator.place(`pawn-${seat}`);
    const route = walkOf(this.before.board.stops.length, this.before.seats[seat]!.stop, stop).map((each) => `stop-${each}`);
    if (!pawn || route.length === 0) return this.animator.pause(300);
    const going = this.animator.travel(pawn.firstElementChild!, pawn, route, STEP, true);
    this.animator.hide(pawn);
    await going;
  }

  private async take(cell: string, to: string): Promise<HTMLElement | null> {
    const card = this.picture(`cell-${cell}`);
    if (!card) return null;
    const going = this.animator.travel(card, null, [to], FLIGHT);
    this.animator.hide(card);
    return going;
  }

  /** A spell is read by all before it works. */
  private async holdUp(cell: string, seat: number): Promise<void> {
    const card = await this.take(cell, "centre");
    if (card) this.held = { card, seat };
    await this.animator.pause(700);
  }

  private async layDown(): Promise<void> {
    if (!this.held) return;
    const { card, seat } = this.held;
    this.held = null;
    const going = this.animator.travel(card.firstElementChild!, card, [`pot-${seat}`], FLIGHT);
    card.remove();
    (await going)?.remove();
  }

  private async refuse(cell: string): Promise<void> {
    const card = await this.take(cell, "centre");
    await this.animator.pause(600);
    card?.remove();
  }

  /** The top card goes under the pile; what lay below it can be seen. */
  private async vanish(seat: number): Promise<void> {
    const card = this.picture(`top-${seat}`);
    if (!card) return;
    const going = this.animator.travel(card, null, ["pile"], FLIGHT);
    this.animator.hide(card);
    (await going)?.remove();
    const below = this.after.seats[seat]!.top;
    if (below !== null) this.drawn(Card, { name: below, translator: this.translator }, (picture) => this.animator.lay(picture, `top-${seat}`));
  }

  /** A card comes face down from the pile and is turned over. */
  private async refill(cell: string): Promise<void> {
    const pile = this.animator.place("pile");
    if (!pile) return;
    let going: Promise<HTMLElement | null> = Promise.resolve(null);
    this.drawn(Back, {}, (picture) => (going = this.animator.travel(picture, pile, [`cell-${cell}`], FLIGHT)));
    (await going)?.remove();
    const card = this.after.grid[this.after.board.cells.indexOf(cell)];
    if (card) this.drawn(Card, { name: card, translator: this.translator }, (picture) => this.animator.lay(picture, `cell-${cell}`));
    await this.animator.pause(150);
  }

  private get translator() {
    return locale.translator.at(this.after.edition, []);
  }

  private picture(place: string): SVGElement | null {
    return this.animator.place(place)?.querySelector("svg") ?? null;
  }

  /** Draw something that is not on the board, only to be copied. */
  private drawn<Props extends Record<string, unknown>>(what: Component<Props>, props: Props, use: (picture: Element) => unknown): void {
    const target = document.createElement("div");
    const made = mount(what, { target, props });
    use(target.firstElementChild!);
    void unmount(made);
  }
}
