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
 * Nothing was done, and why.
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
 * What there is to choose from. `broken` are installed games that cannot be played. `bots` are the levels, weakest
 * first, then the others; `usual_bot` is the default. `hurried`: the engine is not compiled, so levels play by the
 * clock, and weaker.
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
 * A game on offer. `seats` are the numbers of seats it allows, `editions` those whose rules it knows, the usual one
 * first: a table's terms name one as the option `edition`. `edition_of` names the one for readers of a language, where
 * there is one.
 */
export interface OfferedGame {
  name: string;
  title: Message;
  seats: number[];
  editions: string[];
  edition_of: {
    [k: string]: string;
  };
}
/**
 * Everything that can be agreed about a game before it is dealt; a table's terms may set any of it, by name.
 */
export interface GameOptions {
  options: Option[];
}
/**
 * Something that can be agreed. Records, the command line and forms use its `name`.
 *
 * `edition`: one of `values`, which presets others; the reader's language chooses it. `tick`: on or off. `choice`: one
 * of `values`. `seat`: a seat. `seats`: some of the people, by seat; all of them by default. `each`: a different one
 * of `values` for every seat, which each seat may choose for itself before the deal; a seat that did not gets what is
 * left. `file`: the text of a file, which the game checks.
 *
 * Where nothing is given, the edition's preset applies, then `default`; null leaves it to the game, or to chance.
 * `unsaid` is how null is labelled. `rule` is the rule it belongs to. `place`: a form shows it `first`, among `more`,
 * or never. `needs` are the values of other options (or the number of seats) without which it means nothing. Of
 * `each`: `usual` is the order in which its values are given out, by the number of seats, where that of `values` is
 * not; `without` names an option whose value no seat may have.
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
  usual?: {
    [k: string]: string[];
  };
  without?: string;
}
/**
 * One of the values of a choice: its name in records, what it is called and what it means. Of an edition:
 * `presets` are the values it gives to other options, and readers of `languages` play by it unless they choose.
 */
export interface Value {
  name: string;
  label: Message;
  about?: Message | null;
  presets?: {
    [k: string]: string;
  };
  languages?: string[];
}
/**
 * A guest's own profile; all fields are empty until the guest has filled them in.
 */
export interface Me {
  name: string;
  symbol: string;
  language: string;
}
/**
 * Whether others on this network can join, and where. `may_open`: the client may let them.
 */
export interface Network {
  open: boolean;
  addresses: string[];
  base: string;
  may_open: boolean;
}
/**
 * A newly opened table: its id, and the link for others.
 */
export interface OpenedTable {
  id: string;
  link: string;
}
/**
 * Tables, most recently active first.
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
 * A seat wants to take back `choice`; the seats in `waiting` have yet to answer.
 */
export interface Wish {
  seat: number;
  choice: Message;
  waiting: number[];
}
/**
 * A game is its record: replay, restart, undo, export and verification all start from it.
 *
 * `undone` is what was taken back, in order; the key is missing where nothing was.
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
 * A game as these eyes saw it. `allowed` are the eyes through which it can be seen; `is_whole`: it can be stepped
 * through, else `first` is its current moment.
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
 * The deal, or the current moment of a game of which nothing else may be shown: the whole view, and the events.
 */
export interface FirstMoment {
  view: {
    [k: string]: unknown;
  };
  events: Event[];
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
 * A moment: the seats whose choices led to it, the events, and the fields of the view that changed.
 */
export interface Moment {
  seats: number[];
  events: Event[];
  view: {
    [k: string]: unknown;
  };
}
/**
 * The whole table in sentences at one moment.
 */
export interface ReplayedSentences {
  sentences: Message[];
}
/**
 * The best choices for a seat at a moment, at most three, best first, based on everything the seat could know then;
 * and its view at that moment.
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
 * The book of a game. `language` is the book's: English if there is none in the requested one.
 */
export interface RuleBook {
  game: string;
  language: string;
  title: string;
  introduction: (BookParagraph | BookList | BookTable | BookDrawing | BookFigure)[];
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
 * A piece of a line. `kinds` are some of `code`, `strong`, `emphasis`, `id` (of a rule); empty for plain text.
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
 * Preformatted lines.
 */
export interface BookDrawing {
  kind: "drawing";
  lines: string[];
}
/**
 * A picture of the page, `/figures/<game>/<name>.svg`, and its caption.
 */
export interface BookFigure {
  kind: "figure";
  name: string;
  caption: BookSpan[];
}
/**
 * A chapter: its introduction and its rules.
 */
export interface BookChapter {
  title: string;
  introduction: (BookParagraph | BookList | BookTable | BookDrawing | BookFigure)[];
  rules: BookRule[];
}
/**
 * A rule, with the ids of what belongs to it: our rulings, differences between editions, rules it mentions.
 */
export interface BookRule {
  id: string;
  title: BookSpan[];
  blocks: (BookParagraph | BookList | BookTable | BookDrawing | BookFigure)[];
  rulings: string[];
  differences: string[];
  see_also: string[];
}
/**
 * A rule on which the editions differ, and what each says.
 */
export interface BookDifference {
  id: string;
  editions: {
    [k: string]: BookSaying[];
  };
}
/**
 * One thing that an edition says; `about` names it if the editions differ in several.
 */
export interface BookSaying {
  about: BookSpan[];
  line: BookSpan[];
}
/**
 * The server is well; `now` is its clock.
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
 * A table to open, with the people who sit down at once; `begin`: deal, if no seat is left open.
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
 * A person at this device who sits down at once; `prefers` are the values that they choose for the seat, by
 * option.
 */
export interface Sitter {
  seat: number;
  name: string;
  symbol?: string;
  prefers?: {
    [k: string]: string;
  };
}
