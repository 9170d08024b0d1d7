// Made by `npm run types` from docs/http.schema.json.

export type Http =
  | RefusedAnswer
  | Offer
  | GameOptions
  | Me
  | Network
  | OpenedTable
  | TableList
  | TableState
  | Record
  | ReplayedGame
  | ReplayedSentences
  | Advised
  | RuleBook
  | Health
  | OpenNetwork
  | NewTable;

/**
 * Nothing was done; why.
 */
export interface RefusedAnswer {
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
 * What there is to choose from. `broken` are games that are installed and cannot be played. `bots` are the levels,
 * the weakest first, then the others; `usual_bot` is for those who choose none. `hurried`: the engine is not compiled,
 * so levels play by the clock, weaker.
 */
export interface Offer {
  games: OfferedGame[];
  broken: string[];
  bots: string[];
  usual_bot: string;
  hurried: boolean;
  phrases: string[];
  symbols: string[];
  languages: string[];
}
/**
 * A game on offer. `seats` are the numbers of them that it allows, `editions` those whose rules it knows, the
 * usual one first: the terms of a table name one as the option `edition`.
 */
export interface OfferedGame {
  name: string;
  title: Message;
  seats: number[];
  editions: string[];
}
/**
 * All that can be agreed about a game before it is dealt; any of it may stand in the terms of a table, by name.
 */
export interface GameOptions {
  options: Option[];
}
/**
 * Something that can be agreed. Its `name` stands in records, on the command line and in forms.
 *
 * `edition`: one of `values`, which presets others; the reader's language chooses it. `tick`: on or off. `choice`: one
 * of `values`. `seat`: a seat. `seats`: some of the people, by their seats; all of them unless named. `each`: another
 * one of `values` for every seat. `file`: the text of a file, which the game judges.
 *
 * Where nothing is given the edition's preset holds, then `default`; null is left to the game, or to chance. `unsaid`
 * is what that is called. `rule` speaks of it. `place`: a form has it `first`, among `more`, or never. `needs` are the
 * values of other options (or the number of seats) without which it means nothing.
 */
export interface Option {
  name: string;
  kind: "choice" | "each" | "edition" | "file" | "seat" | "seats" | "tick";
  rule: string;
  label: Message;
  about?: Message | null;
  values?: Value[];
  default?: string | boolean | null;
  unsaid?: Message | null;
  place?: "first" | "more" | "never";
  needs?: {
    [k: string]: string;
  };
}
/**
 * One of the values of a choice: its name in records, what it is called and what it means. `presets` of an edition
 * are the values that it gives to other options.
 */
export interface Value {
  name: string;
  label: Message;
  about?: Message | null;
  presets?: {
    [k: string]: string;
  };
}
/**
 * A guest as the guest wants to be: all three are empty for somebody who said nothing yet.
 */
export interface Me {
  name: string;
  symbol: string;
  language: string;
}
/**
 * Whether others on this network can join, and where. `may_open`: whoever asks may let them.
 */
export interface Network {
  open: boolean;
  addresses: string[];
  base: string;
  may_open: boolean;
}
/**
 * A table that was opened: its id, and the link for others.
 */
export interface OpenedTable {
  id: string;
  link: string;
}
/**
 * Tables, those first at which something happened last.
 */
export interface TableList {
  tables: TableCard[];
}
/**
 * A table in a list. `to_act` are the seats that owe a choice, `yours` those of the guest who asks.
 */
export interface TableCard {
  id: string;
  link: string;
  terms: Terms;
  stage: string;
  seats: SeatState[];
  to_act: number[];
  yours: number[];
  opened_at: number;
  changed_at: number;
}
/**
 * A table before anybody sits at it. `options` are the game's own, without the number of seats.
 *
 * `seats` has a word for each seat: empty for a person, or the name of a bot. `pace` is the time for a choice in
 * seconds, `grace` that after which a bot plays for an absent person; 0 means that nobody is hurried. `spectators`
 * see what lies open to all, see it after the end only, or never.
 */
export interface Terms {
  game: string;
  /**
   * @minItems 2
   * @maxItems 4
   */
  seats: string[];
  options?: {
    [k: string]: unknown;
  };
  privacy?: "listed" | "private";
  spectators?: "after" | "none" | "open";
  pace?: number;
  grace?: number;
  hints?: boolean;
}
/**
 * Who sits at a seat; `open`: a person may sit down. `plays` is the bot that plays it now, also until somebody sits
 * down in the place of one who was removed; `grace` the time at which a bot will take over from an absent person.
 */
export interface SeatState {
  kind: "bot" | "open" | "person";
  name: string;
  symbol: string;
  plays: string;
  present: boolean;
  grace: number | null;
}
/**
 * A table as everybody sees it. Times are milliseconds since 1970.
 *
 * `commitment` binds the deal from the moment it was dealt; `salt` opens it after the end. `deadline` is the time at
 * which a bot chooses for those who are still `to_act`. `moment` is the number of the line by which those who are
 * asked now were asked: it stays while they choose one after the other, and never comes again.
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
 * Somebody wants to take back: the choice that is named, and the seats that are still to answer.
 */
export interface Wish {
  seat: number;
  choice: Message;
  waiting: number[];
}
/**
 * A game is its record: replay, restart, undo, export and verification all start from it.
 *
 * `undone` is what was taken back, in order; a record without it holds no such key.
 */
export interface Record {
  format: string;
  engine: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  seats: {
    [k: string]: unknown;
  }[];
  deal: {
    [k: string]: unknown;
  };
  commitment: Commitment;
  actions: never[][];
  result: {
    [k: string]: unknown;
  } | null;
  undone?: never[][];
}
/**
 * The hash that is shown before play, and the salt that opens it.
 */
export interface Commitment {
  sha256: string;
  salt: string;
}
/**
 * A game as these eyes saw it. `allowed` are the eyes through which it can be seen; `is_whole` says that it can be
 * gone through, else `first` is its present moment.
 */
export interface ReplayedGame {
  game: string;
  edition: string;
  players: Player[];
  eyes: string;
  allowed: string[];
  is_over: boolean;
  is_whole: boolean;
  first: FirstMoment;
  moments: Moment[];
}
/**
 * Who sits at a seat: a name, and `person` or the name of a bot.
 */
export interface Player {
  name: string;
  kind: string;
}
/**
 * The deal, or the present of a game of which no more is shown: the whole view, and what was told.
 */
export interface FirstMoment {
  view: {
    [k: string]: unknown;
  };
  events: Event[];
}
/**
 * One happening as one viewer may hear it now, with the ids of the rules by which it happened and, in the game's
 * own words, what those need beside its message who draw it (`parts`). The number is the same for all; one that is
 * wholly hidden is `Message("")` and names no rule.
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
 * A moment: the seats whose choices made it, what was told then, and the fields of the view that changed.
 */
export interface Moment {
  seats: number[];
  events: Event[];
  view: {
    [k: string]: unknown;
  };
}
/**
 * The whole table of a moment in sentences.
 */
export interface ReplayedSentences {
  sentences: Message[];
}
/**
 * The best choices of a seat at a moment, at most three, best first, by all that the seat could know then; and its
 * view of that moment.
 */
export interface Advised {
  seat: number;
  moment: number;
  choices: HintedChoice[];
  view: {
    [k: string]: unknown;
  };
}
/**
 * A good choice. `choice` is the same with its parts and its words, as it stands in the view at that moment.
 * `margin`: by how many points the seat may be expected to end ahead of the best of the others;
 * behind, if negative. `reasons` are certain.
 */
export interface HintedChoice {
  action: string;
  choice: unknown;
  margin: number;
  reasons: Message[];
}
/**
 * The book of a game. `language` is its own, English where the one that was asked for has none.
 */
export interface RuleBook {
  game: string;
  language: string;
  title: string;
  introduction: (BookParagraph | BookList | BookTable | BookDrawing)[];
  chapters: BookChapter[];
  editions: string[];
  differences: BookDifference[];
}
/**
 * Some sentences.
 */
export interface BookParagraph {
  kind: "paragraph";
  line: BookSpan[];
}
/**
 * A piece of a line and what it is: some of `code`, `strong`, `emphasis`, `id` (of a rule); nothing for words.
 */
export interface BookSpan {
  text: string;
  kinds?: string[];
}
/**
 * A list, with or without numbers.
 */
export interface BookList {
  kind: "list";
  is_numbered: boolean;
  items: BookSpan[][];
}
/**
 * A table; every row has as many cells as the head.
 */
export interface BookTable {
  kind: "table";
  head: BookSpan[][];
  rows: BookSpan[][][];
}
/**
 * Lines that stand as they are.
 */
export interface BookDrawing {
  kind: "drawing";
  lines: string[];
}
/**
 * A chapter: what introduces it, and its rules.
 */
export interface BookChapter {
  title: string;
  introduction: (BookParagraph | BookList | BookTable | BookDrawing)[];
  rules: BookRule[];
}
/**
 * A rule, with the ids of what belongs to it: rulings of ours, differences between editions, rules it names.
 */
export interface BookRule {
  id: string;
  title: BookSpan[];
  blocks: (BookParagraph | BookList | BookTable | BookDrawing)[];
  rulings: string[];
  differences: string[];
  see_also: string[];
}
/**
 * A rule on which the editions differ, and what each of them says.
 */
export interface BookDifference {
  id: string;
  editions: {
    [k: string]: BookSaying[];
  };
}
/**
 * One thing that editions say; `about` names it where they differ in several.
 */
export interface BookSaying {
  about: BookSpan[];
  line: BookSpan[];
}
/**
 * The server is well; its clock.
 */
export interface Health {
  now: number;
}
/**
 * Let others on this network join.
 */
export interface OpenNetwork {
  open: boolean;
}
/**
 * A table to be opened, with those who sit down at once; `begin` deals, if no seat is left open.
 */
export interface NewTable {
  terms: Terms;
  /**
   * @maxItems 4
   */
  sit?: Sitter[];
  begin?: boolean;
}
/**
 * A person at this device who sits down at once.
 */
export interface Sitter {
  seat: number;
  name: string;
  symbol?: string;
}
