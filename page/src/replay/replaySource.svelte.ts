/**
 * A game that is looked at again: every moment as some eyes saw it then. To a presenter it is a table at which nothing can
 * be done.
 */

import type { Player, ReplayedGame } from "../http";
import type { Line, Message, SeatState, TableState, Hint, View, You } from "../protocol";
import type { BoardStep, TableSource } from "../connection/tableConnection.svelte";

const NOBODY: You = { seats: [], seat: null, is_host: false, keys: [], muted: [], may_undo: false, brought: [] };
/** What a player is that is no bot. */
export const PERSON = "person";
const OPEN_TERMS = { privacy: "private", spectators: "open", pace: 0, grace: 0, hints: false } as const;

/** Milliseconds: nobody listens to what is passed by. */
const PAUSE = 300;

export class ReplaySource implements TableSource {
  readonly id = "";
  moment = $state(0);
  told = $state.raw<ReplayedGame>()!;
  isConnected = true;
  isMissing = false;
  refusal = null;
  /** What a bot would have done, where that was asked. */
  hint = $state.raw<Hint | null>(null);
  sentences = $state.raw<readonly Message[]>([]);
  /** Says the table of a moment, as these eyes saw it. */
  say: (moment: number, eyes: string) => Promise<readonly Message[]> = () => Promise.resolve([]);
  farewell = null;
  ahead = 0;
  /** As if a command were in flight for ever: nothing can be chosen. */
  waiting = "replay";
  unanswered = 0;
  kept = null;
  chat = [];
  onStep: (step: BoardStep) => void = () => undefined;
  onWelcome: () => void = () => undefined;
  private views = $state.raw<readonly View[]>([]);

  constructor(told: ReplayedGame, moment: number) {
    this.look(told);
    this.show(moment);
  }

  /** The same game through other eyes, at the same moment. */
  look(told: ReplayedGame): void {
    this.told = told;
    this.views = viewsOf(told);
    this.show(this.moment);
  }

  /** The number of the last moment; the deal is 0. */
  get last(): number {
    return this.told.moments.length;
  }

  /** Be at a moment, or at the one next to it, at once. */
  show(moment: number): void {
    this.moment = Math.min(Math.max(Math.trunc(moment) || 0, 0), this.last);
    this.onWelcome();
  }

  /** Go on to the next moment, so that it can be seen how it came. */
  goOn(): void {
    if (this.moment === this.last) return;
    const before = this.view;
    this.moment += 1;
    this.onStep({ lines: this.fresh, before, after: this.view });
  }

  get view(): View {
    return this.views[this.moment]!;
  }

  get you(): You {
    return { ...NOBODY, seat: /^\d$/.test(this.told.eyes) ? Number(this.told.eyes) : null };
  }

  get table(): TableState {
    const { game, edition, players } = this.told;
    return {
      id: this.id,
      terms: { ...OPEN_TERMS, game, seats: players.map(({ kind }) => botOf(kind)), options: { edition } },
      stage: this.view.result ? "over" : "playing",
      host: null,
      seats: players.map(seatOf),
      to_act: this.view.to_act,
      moment: this.moment,
      deadline: null,
      wish: null,
      commitment: "",
      salt: "",
      former: "",
      rematch: "",
    };
  }

  /** What was told at this moment: what came before is not told again. */
  get fresh(): readonly Line[] {
    const { seats, events } = this.moment > 0 ? this.told.moments[this.moment - 1]! : { ...this.told.first, seats: [] };
    const happening = seats.length === 1 ? { what: "chose" as const, seat: seats[0]!, by: "person" as const } : null;
    return [{ number: this.moment, at: 0, happening, events: events as Line["events"] }];
  }

  get log(): readonly Line[] {
    return this.fresh;
  }

  do(): void {}
  choose(): void {}
  askHint(): void {}

  /** Have the moment that is shown in sentences, if it is still shown after a while; until they come, the former ones stay. */
  askSentences(): void {
    const { moment, told } = this;
    const isShown = () => this.moment === moment && this.told === told;
    const tell = (sentences: readonly Message[]) => isShown() && (this.sentences = sentences);
    setTimeout(() => isShown() && void this.say(moment, told.eyes).then(tell, () => undefined), PAUSE);
  }

  lookAs(): void {}
  comeBack(): void {}
  close(): void {}
}

/** The view of every moment: that of the one before with what changed. There is nothing to choose any more. */
function viewsOf(told: ReplayedGame): View[] {
  let view = { ...told.first.view, choices: [] } as unknown as View;
  return [view, ...told.moments.map((moment) => (view = { ...view, ...moment.view, choices: [] } as View))];
}

function seatOf({ name, kind }: Player): SeatState {
  const plays = botOf(kind);
  return { kind: plays ? "bot" : "person", name: plays === name ? "" : name, symbol: "", plays, present: true, grace: null, prefers: {} };
}

function botOf(kind: string): string {
  return kind === PERSON ? "" : kind;
}
