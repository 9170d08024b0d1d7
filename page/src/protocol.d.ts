// Made by `npm run types` from docs/protocol.schema.json.

export type Protocol = ClientMessage | ServerMessage;
export type ClientMessage =
  | Choose
  | CloseLook
  | Undo
  | VoteUndo
  | Chat
  | Mute
  | Sit
  | Claim
  | Stand
  | Prefer
  | AssignBot
  | Start
  | Remove
  | Replace
  | Return
  | Rematch
  | Close
  | Resume
  | Ping
  | SwitchSeat
  | GetHint
  | Describe;
export type ServerMessage = Welcome | Update | Switched | Ack | Refused | Hint | Description | Pong | Bye;
export type View = GlastonburyView | IncantibusView | AnyView;
export type ViewChange = GlastonburyViewChange | IncantibusViewChange | AnyViewChange;

/**
 * Choose for a seat, in the notation of the view's `choices`; `moment` is the table's when they were offered.
 * A sealed choice can be replaced by another.
 */
export interface Choose {
  type: "choose";
  command: string;
  seat: number;
  action: string;
  moment: number;
}
/**
 * Close a private look.
 */
export interface CloseLook {
  type: "close_look";
  command: string;
  seat: number;
}
/**
 * Take back the seat's last choice that was carried out: at once if nobody can object, else the others vote.
 */
export interface Undo {
  type: "undo";
  command: string;
  seat: number;
}
/**
 * Agree or refuse to let another seat take back its choice.
 */
export interface VoteUndo {
  type: "vote_undo";
  command: string;
  seat: number;
  agrees: boolean;
}
/**
 * Say something to everybody: a text, or the name of a phrase.
 */
export interface Chat {
  type: "chat";
  command: string;
  seat: number;
  text?: string;
  phrase?: string;
}
/**
 * Mute or unmute the chat of another seat.
 */
export interface Mute {
  type: "mute";
  command: string;
  seat: number;
  other: number;
  muted?: boolean;
}
/**
 * Take an open seat.
 */
export interface Sit {
  type: "sit";
  command: string;
  seat: number;
  name: string;
  symbol?: string;
}
/**
 * Continue on this device with the key of a seat.
 */
export interface Claim {
  type: "claim";
  command: string;
  key: string;
}
/**
 * Leave a seat before the game begins.
 */
export interface Stand {
  type: "stand";
  command: string;
  seat: number;
}
/**
 * Choose the seat's own value of an option of the kind `each` before the game begins, such as a colour that no
 * other seat has; an empty `value` leaves it open again.
 */
export interface Prefer {
  type: "prefer";
  command: string;
  seat: number;
  option: string;
  value?: string;
}
/**
 * For the host: give an unoccupied seat to a bot, or open it (an empty name).
 */
export interface AssignBot {
  type: "assign_bot";
  command: string;
  seat: number;
  bot: string;
}
/**
 * For the host: deal.
 */
export interface Start {
  type: "start";
  command: string;
}
/**
 * For the host: remove a person; once the game has begun, the named bot takes over.
 */
export interface Remove {
  type: "remove";
  command: string;
  seat: number;
  bot?: string;
}
/**
 * For the host, or the person at the seat: let a bot play for this person, who may return at any time.
 */
export interface Replace {
  type: "replace";
  command: string;
  seat: number;
  bot?: string;
}
/**
 * Take over again from the bot.
 */
export interface Return {
  type: "return";
  command: string;
  seat: number;
}
/**
 * Open a new table for the same people.
 */
export interface Rematch {
  type: "rematch";
  command: string;
}
/**
 * For the host: close a table before its game is over.
 */
export interface Close {
  type: "close";
  command: string;
}
/**
 * The first message of a connection: ask for the lines after number `since`, and for everything as it is now.
 *
 * `seat` says which of the guest's seats to look from; null: the only one. With `follow`, updates also resend those
 * lines after `since` that read differently by then.
 */
export interface Resume {
  type: "resume";
  protocol: 2;
  since?: number;
  seat?: number | null;
  follow?: boolean;
}
/**
 * Ask whether the server is still there.
 */
export interface Ping {
  type: "ping";
}
/**
 * On a shared screen: look from another of the guest's seats, or from none while the screen changes hands.
 */
export interface SwitchSeat {
  type: "switch_seat";
  seat: number | null;
}
/**
 * Ask for the best choices and the reasons; based only on what is open now if the seat has to remember the rest.
 */
export interface GetHint {
  type: "get_hint";
  seat: number;
}
/**
 * Ask for the whole table in sentences, from one of the guest's seats or from none.
 */
export interface Describe {
  type: "describe";
  seat: number | null;
}
/**
 * Everything as it is now, and the lines after the requested number. `now` is the server's clock.
 */
export interface Welcome {
  type: "welcome";
  number: number;
  now: number;
  you: You;
  table: TableState;
  view: View | null;
  lines: Line[];
  version: string;
  protocol: 2;
}
/**
 * Who the client is at this table: its seats, the one it looks from, and for each seat the key that moves it to
 * another device. `may_undo`: the seat the client looks from has a choice to take back. `brought`: what the last
 * choices brought that seat, in brief, if the game says so.
 */
export interface You {
  seats: number[];
  seat: number | null;
  is_host: boolean;
  keys: string[];
  muted: number[];
  may_undo: boolean;
  brought: Message[];
}
/**
 * A key of the catalogue with its arguments; an argument may itself be a message (the name of a card).
 *
 * An argument that is null is hidden from this viewer at this moment.
 */
export interface Message {
  key: string;
  args?: {
    [k: string]: number | string | Message[] | Message | null;
  };
}
/**
 * A table as everybody sees it. Times are milliseconds since 1970.
 *
 * `commitment` fixes the deal from the start; `salt` opens it after the end. `deadline` is the time at which a bot
 * chooses for the seats that are still `to_act`. `moment` is the number of the line with which the current choices
 * fell due: it stays the same until all of them are made, and is never reused.
 */
export interface TableState {
  id: string;
  terms: Terms;
  stage: "closed" | "open" | "over" | "playing";
  host: number | null;
  seats: SeatState[];
  to_act: number[];
  moment: number;
  deadline: number | null;
  wish: Wish | null;
  commitment: string;
  salt: string;
  former: string;
  rematch: string;
}
/**
 * A table before anybody sits at it. `options` are the game's own, without the number of seats.
 *
 * `seats` has a string for each seat: empty for a person, or the name of a bot. `pace` is the time for a choice,
 * `grace` the time before a bot plays for an absent person, both in seconds; 0 means no limit. `spectators` see what
 * is open to all, see it only after the end, or never.
 */
export interface Terms {
  game: string;
  /**
   * @minItems 2
   * @maxItems 4
   */
  seats: string[];
  options: {
    [k: string]: unknown;
  };
  privacy: "listed" | "private";
  spectators: "after" | "none" | "open";
  pace: number;
  grace: number;
  hints: boolean;
}
/**
 * Who sits at a seat; `open`: a person may sit down. `plays` is the bot playing it now, even at an open seat whose
 * person was removed; `grace` is the time at which a bot will take over from an absent person. `prefers` are the
 * values that the person chose for this seat before the deal, by option.
 */
export interface SeatState {
  kind: "bot" | "open" | "person";
  name: string;
  symbol: string;
  plays: string;
  present: boolean;
  grace: number | null;
  prefers: {
    [k: string]: string;
  };
}
/**
 * A seat wants to take back `choice`; the seats in `waiting` have yet to answer.
 */
export interface Wish {
  seat: number;
  choice: Message;
  waiting: number[];
}
/**
 * The table. `grid` in reading order, null for corners and empty cells; `notes`: by kind, what cards are good for
 * to the viewer, if anything. `choices` are the viewer's own, and `question` is what the viewer is asked, or whose
 * turn it is. `board` never changes.
 *
 * `looking`: the viewer sees its own cauldron only by Perluceo, until the look is closed (G-PERLUCEO).
 */
export interface GlastonburyView {
  edition: string;
  memory: string;
  assisted: number[];
  removed: string[];
  board: GlastonburyBoardView;
  grid: (string | null)[];
  notes: {
    [k: string]: Message;
  };
  pile: number;
  phase: string;
  to_act: number[];
  seats: GlastonburySeatView[];
  looking: boolean;
  question: Message;
  choices: GlastonburyChoiceView[];
  result: GlastonburyResultView | null;
}
/**
 * What never moves: the names of the cells in reading order, the lines from left to right and from top to bottom,
 * and the stops in walking order.
 */
export interface GlastonburyBoardView {
  cells: string[];
  columns: GlastonburyGridLineView[];
  rows: GlastonburyGridLineView[];
  stops: GlastonburyStopView[];
}
/**
 * A row or column: its number or letter, its cells, and the stops at its ends that face it, the one above or on the
 * left first; an outer line has none.
 */
export interface GlastonburyGridLineView {
  name: string;
  cells: number[];
  stops: number[];
}
/**
 * A stop: what it is called and, for a corner, the `cell` of its card.
 */
export interface GlastonburyStopView {
  cell: number | null;
  said: Message;
}
/**
 * A seat's part of the table. `top` is null with nothing on the cauldron card; `cards` (lowest first) and `recipes`
 * are null where this viewer may not look; `recipes_said`: what the recipes ask for. `joined`: what the owner has said
 * of its Immutos after the last card, the kind or null for each (G-IMMUTO).
 */
export interface GlastonburySeatView {
  colour: string;
  corner: string;
  stop: number;
  number: number;
  top: string | null;
  size: number;
  cards: string[] | null;
  spells: GlastonburySpellView[];
  spent: number;
  recipes: string[] | null;
  recipes_said: Message[];
  joined: (string | null)[];
}
/**
 * An open spell card and its charges (G-CHARGES).
 */
export interface GlastonburySpellView {
  card: string;
  charges: number;
}
/**
 * A legal choice: its parts, what it does (`said`), and what is worth knowing about it (`notes`).
 *
 * `verb` is take, accio or declinatio with the `cell` and its `card`, join with the `kind`, null for none, else the
 * whole action; `refuses` the card (G-END). `ends`: it ends the game; `leads`: the stop where the next walk would end,
 * null if unknown; `declinatio`: that stop is a corner, and the seat would have a charge to walk on from there
 * (G-DECLINATIO). `usual`: an owner who says nothing gets it (G-IMMUTO).
 */
export interface GlastonburyChoiceView {
  action: string;
  verb: string;
  cell: number | null;
  card: string | null;
  leads: number | null;
  said: Message;
  refuses?: boolean;
  ends?: boolean;
  declinatio?: boolean;
  kind?: string | null;
  usual?: boolean;
  notes?: Message[];
}
/**
 * How a game ended; `said`: who ended it, and who won.
 */
export interface GlastonburyResultView {
  ended_by: number;
  how: string;
  winners: number[];
  seats: GlastonburySeatResultView[];
  said: Message[];
}
/**
 * What a seat scored; `joins` says which kind each of its joined Immutos joined.
 */
export interface GlastonburySeatResultView {
  points: number;
  lines: GlastonburyLineView[];
  immutos: (string | null)[];
  joins: Message[];
}
/**
 * A line of the score sheet with what it is about and why it gives its points.
 */
export interface GlastonburyLineView {
  rule: string;
  of: string;
  cards: string[];
  points: number;
  subject: Message;
  reason: Message;
}
/**
 * The table, in the keys of the box.
 *
 * `room` is null in the final. `pending` is a monster that waits for Universalus; `looked` the place Oculus looks at;
 * `paying` the piece that is being paid for, with `to_pay` tokens or coins still due. `exhausted` are the open cards
 * whose special token is gone from the supply; `ready` the seats that have pointed, as yet in secret. `sealed` is
 * where the viewer's own wand points, while that can still be changed, `case` the viewer's case slot by slot; both
 * null for viewers who have none. `question` is what the viewer is asked; for those who are not asked, who decides
 * what. `box` is what is printed on everything, the same for everybody throughout the game.
 */
export interface IncantibusView {
  edition: string;
  expert: boolean;
  room: string | null;
  rooms_below: number;
  visible: (string | null)[];
  secret: (IncantibusSecretView | null)[];
  visible_stack: number;
  secret_stack: number;
  potions: (string | null)[];
  potion_stack: number;
  books: (string | null)[];
  book_stack: number;
  cards: string[];
  exhausted: string[];
  card_stack: number;
  used_cards: string[];
  card_in_play: string | null;
  sorcerers: IncantibusSorcererView[];
  moat: {
    [k: string]: number;
  };
  supply: {
    [k: string]: number;
  };
  phase: string;
  to_act: number[];
  ready: number[];
  pending: string | null;
  looked: number | null;
  paying: string | null;
  to_pay: number;
  seats: IncantibusSeatView[];
  sealed: IncantibusTarget | null;
  case: IncantibusCaseView | null;
  question: Message;
  choices: IncantibusChoiceView[];
  result: IncantibusResultView | null;
  box: IncantibusPrintedBox;
}
/**
 * A secret token. After an Oculus: who looked, the monsters it may be and, for the looker, the monster it is.
 *
 * `said` is what the viewer knows of it; null if that is nothing.
 */
export interface IncantibusSecretView {
  token: string | null;
  lookers: number[];
  suspects: string[];
  said: Message | null;
}
/**
 * A place in the row; `fate` is down, up, beaten or escaped, `sorcerer` is null while it is down.
 */
export interface IncantibusSorcererView {
  sorcerer: string | null;
  fate: string;
}
/**
 * A seat. `target`: where it points, once revealed; the viewer's own sealed choice is in `sealed` of the whole
 * view.
 *
 * `loose` tokens found no slot of their type and lie in the `purse_slots`, which hold anything (I-CASE).
 */
export interface IncantibusSeatView {
  wand: number;
  first_wand: number;
  case: {
    [k: string]: number;
  };
  sorcerers: string[];
  target: IncantibusTarget | null;
  laid: boolean;
  loose: number;
  purse_slots: number;
}
/**
 * A place that wands point at; places of an area are counted from 1.
 */
export interface IncantibusTarget {
  area: "book" | "potion" | "secret" | "sorcerer" | "visible";
  place: number;
}
/**
 * A case slot by slot (I-CASE): `parts` have slots for one type each; the slots of the `purse` hold what found no
 * slot of its type; `stacked` is what needs no slot, with its number.
 */
export interface IncantibusCaseView {
  parts: IncantibusPartView[];
  purse: (string | null)[];
  stacked: {
    [k: string]: number;
  };
}
/**
 * The slots for one type of token and what lies in them, null for a free one; `held` are all tokens of the type,
 * wherever they lie.
 */
export interface IncantibusPartView {
  place: string;
  held: number;
  slots: (string | null)[];
}
/**
 * A legal choice: `action` in the notation, its parts, what it is called and what is worth knowing about it.
 *
 * `token` is the token or piece that it is about, as far as the viewer knows; `card` the spell card that is cast;
 * `seat` the seat that is stolen from. `briefly` is enough where more is shown beside it; null: as `said`.
 *
 * `outcome` of a known monster: the viewer has its `weapon`, or only `universalus` (I-TAKE), or it `escapes`
 * (I-ESCAPE), or `stays` where it is (I-SPELL-OCULUS). `outcome` of a spell card that would fizzle (I-SPELL): its
 * token is `exhausted`, or it is `aimless`. Otherwise null.
 */
export interface IncantibusChoiceView {
  action: string;
  verb: string;
  area?: ("book" | "potion" | "secret" | "sorcerer" | "visible") | null;
  place?: number | null;
  token?: string | null;
  card?: string | null;
  seat?: number | null;
  outcome?: ("aimless" | "escapes" | "exhausted" | "stays" | "universalus" | "weapon") | null;
  said: Message;
  briefly?: Message | null;
  notes?: Message[];
}
/**
 * How a game ended; `said` in sentences, `laid` the seats that laid their wands down.
 */
export interface IncantibusResultView {
  how: string;
  laid: number[];
  winners: number[];
  seats: IncantibusScoreView[];
  said: Message[];
}
/**
 * What a seat scored. `tied`: the seat shares the most points, so the wand decides (I-TIE).
 */
export interface IncantibusScoreView {
  points: number;
  wand: number;
  tied: boolean;
  lines: IncantibusLineView[];
}
/**
 * Points for some tokens by one rule; `of` says what they are, `subject` does so in words, `reason` explains the
 * points.
 */
export interface IncantibusLineView {
  rule: string;
  of: string;
  tokens: string[];
  points: number;
  subject: Message;
  reason: Message;
}
/**
 * Everything in a box by key: `tokens` are all that a case may hold except sorcerers; `slots` are its slots, on the
 * side that is played with.
 */
export interface IncantibusPrintedBox {
  tokens: {
    [k: string]: IncantibusPrinted;
  };
  sorcerers: {
    [k: string]: IncantibusPrinted;
  };
  rooms: {
    [k: string]: string | Message;
  };
  slots: {
    [k: string]: number;
  };
}
/**
 * One kind of thing; `section` is its part of the box file, `place` its part of a case.
 *
 * `kind` is the key of the monster of whose kind this one is, with other points. `mark` is the short name of a thing
 * that the box file names itself; all others have theirs in the catalogue. `said` is everything printed on it, in
 * words, if that is more than its name and the thing may turn up.
 */
export interface IncantibusPrinted {
  section: string;
  place: string;
  name: string | Message;
  points: number;
  price?: IncantibusPrice | null;
  weapon?: string | null;
  colour?: string | null;
  kind?: string | null;
  mark?: string | null;
  said?: Message | null;
}
/**
 * What a piece costs. `way` is the word of the box file, `ingredients` for a potion; `count` is how much of it, or
 * the strongest wand allowed; `what` the keys of the ingredients or of the monster, or the colour of the potion.
 */
export interface IncantibusPrice {
  way: string;
  count: number;
  what: string[];
}
/**
 * The view of any game: what the viewer is asked, or who is being waited for; who is to choose; the viewer's
 * choices; the result. A game adds what lies on its table.
 */
export interface AnyView {
  question: Message;
  to_act: number[];
  choices: AnyChoice[];
  result: AnyResult | null;
}
/**
 * A legal choice: the action to send, what it does (`briefly` where more is shown beside it; null: as `said`), and
 * what is worth knowing about it.
 */
export interface AnyChoice {
  action: string;
  said: Message;
  briefly?: Message | null;
  notes?: Message[];
}
/**
 * The end of a game.
 */
export interface AnyResult {
  how: string;
  winners: number[];
  seats: AnySheet[];
}
/**
 * The score of a seat.
 */
export interface AnySheet {
  points: number;
  lines: AnyLine[];
}
/**
 * Points, and the rule that gives them.
 */
export interface AnyLine {
  rule: string;
  points: number;
}
/**
 * One numbered entry as this viewer may see it now; a hidden one has neither `happening` nor events.
 */
export interface Line {
  number: number;
  at: number;
  happening: Happening | null;
  events: Event[];
}
/**
 * What a log entry says to everybody at the table, or to this viewer alone. `message` is the text for people;
 * without one it is no news to this viewer, or is shown another way: by events, or as chat.
 */
export interface Happening {
  what:
    | "answered"
    | "arranged"
    | "begun"
    | "chose"
    | "closed"
    | "left"
    | "moved"
    | "muted"
    | "opened"
    | "preferred"
    | "rematched"
    | "removed"
    | "replaced"
    | "returned"
    | "said"
    | "sat"
    | "shut"
    | "stood"
    | "undone"
    | "wished"
    | "woke";
  seat?: number | null;
  name?: string;
  bot?: string;
  by?: string;
  text?: string;
  phrase?: string;
  agrees?: boolean | null;
  other?: number | null;
  table?: string;
  message?: Message | null;
}
/**
 * One event as one viewer may hear it now, with the ids of the rules behind it and, in a form the game defines,
 * what a drawing needs besides the message (`parts`). The number is the same for all; an event that is wholly hidden
 * is `Message("")` and names no rule.
 */
export interface Event {
  number: number;
  message: Message;
  rules?: string[];
  parts?: {
    [k: string]: number | string;
  };
}
/**
 * What just happened. `table`, `you` and `view` hold only the fields that changed since the last message. `again`
 * holds older lines, for clients that follow: they replace what was sent before.
 */
export interface Update {
  type: "update";
  lines: Line[];
  again: Line[];
  table: TableStateChange;
  you: YouChange;
  view: ViewChange;
}
/**
 * The fields of TableState that changed.
 */
export interface TableStateChange {
  id?: string;
  terms?: Terms;
  stage?: "closed" | "open" | "over" | "playing";
  host?: number | null;
  seats?: SeatState[];
  to_act?: number[];
  moment?: number;
  deadline?: number | null;
  wish?: Wish | null;
  commitment?: string;
  salt?: string;
  former?: string;
  rematch?: string;
}
/**
 * The fields of You that changed.
 */
export interface YouChange {
  seats?: number[];
  seat?: number | null;
  is_host?: boolean;
  keys?: string[];
  muted?: number[];
  may_undo?: boolean;
  brought?: Message[];
}
/**
 * The fields of GlastonburyView that changed.
 */
export interface GlastonburyViewChange {
  edition?: string;
  memory?: string;
  assisted?: number[];
  removed?: string[];
  board?: GlastonburyBoardView;
  grid?: (string | null)[];
  notes?: {
    [k: string]: Message;
  };
  pile?: number;
  phase?: string;
  to_act?: number[];
  seats?: GlastonburySeatView[];
  looking?: boolean;
  question?: Message;
  choices?: GlastonburyChoiceView[];
  result?: GlastonburyResultView | null;
}
/**
 * The fields of IncantibusView that changed.
 */
export interface IncantibusViewChange {
  edition?: string;
  expert?: boolean;
  room?: string | null;
  rooms_below?: number;
  visible?: (string | null)[];
  secret?: (IncantibusSecretView | null)[];
  visible_stack?: number;
  secret_stack?: number;
  potions?: (string | null)[];
  potion_stack?: number;
  books?: (string | null)[];
  book_stack?: number;
  cards?: string[];
  exhausted?: string[];
  card_stack?: number;
  used_cards?: string[];
  card_in_play?: string | null;
  sorcerers?: IncantibusSorcererView[];
  moat?: {
    [k: string]: number;
  };
  supply?: {
    [k: string]: number;
  };
  phase?: string;
  to_act?: number[];
  ready?: number[];
  pending?: string | null;
  looked?: number | null;
  paying?: string | null;
  to_pay?: number;
  seats?: IncantibusSeatView[];
  sealed?: IncantibusTarget | null;
  case?: IncantibusCaseView | null;
  question?: Message;
  choices?: IncantibusChoiceView[];
  result?: IncantibusResultView | null;
  box?: IncantibusPrintedBox;
}
/**
 * The fields of AnyView that changed.
 */
export interface AnyViewChange {
  question?: Message;
  to_act?: number[];
  choices?: AnyChoice[];
  result?: AnyResult | null;
}
/**
 * The table from the requested seat; for clients that follow, with all their lines as that seat sees them.
 */
export interface Switched {
  type: "switched";
  you: You;
  view: View | null;
  lines: Line[];
}
/**
 * A command was stored as line `number`, now or when it first arrived.
 */
export interface Ack {
  type: "ack";
  command: string;
  number: number;
}
/**
 * Nothing was done, and why. `command` is empty if none could be read.
 */
export interface Refused {
  type: "refused";
  command: string;
  refusal: Refusal;
}
/**
 * Why not: what is wrong, where, what is allowed; `rule` is the id in the rule book, empty where none applies.
 */
export interface Refusal {
  message: Message;
  rule: string;
}
/**
 * The best choices at this moment, at most three, best first. `by_memory`: based on everything the seat could
 * know, not only on what is open.
 */
export interface Hint {
  type: "hint";
  seat: number;
  moment: number;
  by_memory: boolean;
  choices: HintedChoice[];
}
/**
 * A good choice. `choice` is the same with its parts and its texts, as in the view at that moment.
 * `margin`: by how many points the seat can expect to finish ahead of the best other seat; behind, if negative.
 * `reasons` are certain.
 */
export interface HintedChoice {
  action: string;
  choice: unknown;
  margin: number;
  reasons: Message[];
}
/**
 * The table in sentences as this seat, or somebody without one, sees it now: what matters for the next choice
 * first. Empty if nothing of the game can be seen.
 */
export interface Description {
  type: "description";
  seat: number | null;
  sentences: Message[];
}
/**
 * The server is still there; `now` is its clock.
 */
export interface Pong {
  type: "pong";
  now: number;
}
/**
 * The connection ends: the server `stops` (come back soon), the client is too `slow`, sends too `much`, the seat
 * `moved` to another device, or the client speaks another version of the `protocol`.
 */
export interface Bye {
  type: "bye";
  why: "moved" | "much" | "protocol" | "slow" | "stops";
}
