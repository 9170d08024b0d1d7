/** Shows what happened, before the view that came of it is shown: the reveal, then what moves from where to where. */

import { flushSync, mount, unmount } from "svelte";

import type { IncantibusView } from "../../protocol";
import type { BoardStep } from "../../connection/tableConnection.svelte";
import type { Animator } from "../../table/animator";
import { label } from "./areas";
import { aimsOf, eventsOf, swapsOf, type Event } from "./casting";
import { reveal } from "./reveal";
import Token from "./Token.svelte";

const FLIGHT = 420;
/** Where more is left when something is taken. */
const HEAPS = new Set(["moat", "room", "supply"]);

export async function play(step: BoardStep, animator: Animator): Promise<void> {
  const before = step.before as IncantibusView | null;
  const events = eventsOf(step.lines);
  if (before === null || events.length === 0) return;
  const aims = aimsOf(events);
  const animation = new StepAnimation(before, step.after as IncantibusView | null, animator, aims);
  try {
    if (aims.length > 0) await reveal(aims, swapsOf(events), before.seats.map((seat) => seat.wand), animator);
    for (const event of events) await animation.show(event);
  } finally {
    animator.clear();
  }
}

/** The events of a step, one after the other. */
class StepAnimation {
  /** By seat, the place that it takes from. */
  private readonly sources = new Map<number, string>();

  constructor(
    private readonly before: IncantibusView,
    private readonly after: IncantibusView | null,
    private readonly animator: Animator,
    aims: readonly { seat: number; label: string }[],
  ) {
    for (const [seat, { target }] of before.seats.entries()) if (target !== null) this.sources.set(seat, label(target));
    for (const aim of aims) this.sources.set(aim.seat, aim.label);
  }

  async show({ message: { key, args = {} }, parts = {} }: Event): Promise<void> {
    const seat = Number(args.seat ?? -1);
    const token = parts.token ?? null;
    const own = `case-${seat}`;
    switch (key.replace("incantibus-event-", "")) {
      case "turn-up":
        return this.turnUp(seat, Number(args.place), token);
      case "take":
      case "gain":
      case "beat":
      case "spend":
        return this.fly(this.source(seat, token), own, token);
      case "escape":
      case "slip":
      case "keep":
        return this.fly(this.source(seat, token), "moat", token);
      case "pay":
      case "discard":
        return this.fly(own, "moat", token);
      case "steal":
        return this.fly(`case-${Number(args.victim)}`, own, token);
      case "fetch":
        return this.fly("moat", own, token);
      case "leftover":
        return this.fly("room", "moat", token);
      case "cast":
        return this.cast(seat, parts.card!);
      case "sorcerer-up":
        return this.animator.glow(`M${Number(args.place)}`);
      case "look":
      case "look-hidden":
        return this.animator.glow(`S${Number(args.place)}`);
    }
  }

  private async turnUp(seat: number, place: number, token: string | null): Promise<void> {
    this.sources.set(seat, `S${place}`);
    if (token === null) return;
    await this.fly(`S${place}`, `S${place}`, token);
  }

  /** A special token comes from the supply, another from the room. */
  private async cast(seat: number, card: string): Promise<void> {
    this.sources.set(seat, "supply");
    await this.animator.glow(`card-${card}`);
  }

  /** Where a seat takes from: where its wand points, or the place of the room that has lost such a token. */
  private source(seat: number, token: string | null): string {
    const known = this.sources.get(seat);
    if (known !== undefined && known !== "supply") return known;
    const lost = this.before.visible.findIndex((key, index) => key === token && this.after?.visible[index] !== key);
    return lost >= 0 ? `V${lost + 1}` : (known ?? "room");
  }

  private async fly(from: string, to: string, token: string | null): Promise<void> {
    const flight = this.animator.fly(this.seen(from), this.seen(to), FLIGHT, token === null ? undefined : this.picture(token));
    if (!HEAPS.has(from) && !from.startsWith("case-")) this.animator.hide(this.animator.place(from));
    await flight;
  }

  /** A place as it can be seen; for the case of another that is folded, where its owner stands. */
  private seen(place: string): string {
    return place.startsWith("case-") && !this.animator.place(place)?.checkVisibility() ? place.replace("case", "seat") : place;
  }

  /** A token that can be laid and flown, in the middle of wherever it lies. */
  private picture(key: string): Element {
    const frame = document.createElement("div");
    Object.assign(frame.style, { display: "grid", placeItems: "center", width: "100%", height: "100%" });
    const thing = (this.before.box.tokens[key] ?? this.before.box.sorcerers[key])!;
    const token = mount(Token, { target: frame, props: { key, thing } });
    flushSync();
    const picture = frame.cloneNode(true) as Element;
    void unmount(token);
    return picture;
  }
}
