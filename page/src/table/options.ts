/** The options that a game declares: what holds, what means anything with the others, and what it is called. */

import type { Option, Value } from "../http";
import type { Translator } from "../i18n/translator";
import type { Terms } from "../protocol";

/** What was given, by the names of the options. */
export type Given = Record<string, unknown>;

/** Something that was agreed: what it is about, and what holds. */
export type SummaryRow = readonly [name: string, value: string];

/** Whether there is something to choose in a form. */
export function isOffered({ place, values }: Option): boolean {
  return place !== "never" && values?.length !== 1;
}

/** The value of every option as it was given, else the usual one; none where the game or chance decides. */
export function heldOptions(options: readonly Option[], given: Given, seats: number): Given {
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  return { seats, ...usualValues(options, given), ...Object.fromEntries(named) };
}

/** What every option is where it is not given: as the edition presets it that was, else its default; of a tick whether it is on. */
export function usualValues(options: readonly Option[], given: Given): Given {
  const edition = options.find(({ kind }) => kind === "edition");
  const presets = edition && valueOf(edition, given[edition.name] ?? edition.default)?.presets;
  return Object.fromEntries(options.map((option) => [option.name, readUsual(option, presets?.[option.name] ?? option.default)]));
}

function readUsual({ kind }: Option, said: unknown): unknown {
  return kind === "tick" && said !== undefined ? isOn(said) : said;
}

/** Whether a tick is on; also written out, as in forms. */
export function isOn(value: unknown): boolean {
  return value === true || value === "true";
}

/** What is said of a tick that was set: nothing where it is so anyway. */
export function wishOf(ticked: boolean, usual: unknown): boolean | undefined {
  return ticked === isOn(usual) ? undefined : ticked;
}

/** Whether an option means anything where these values hold. */
export function isApplicable({ needs }: Option, held: Given): boolean {
  return Object.entries(needs ?? {}).every(([name, value]) => String(held[name]) === value);
}

/** What a person may still choose for a seat before the deal: nothing that another seat has, nothing that the host took out. `Preferences` of the server says the same. */
export function freeValues({ name, values, without }: Option, seat: number, chosen: readonly Readonly<Record<string, string>>[], held: Given): readonly Value[] {
  const agreed = String(held[name] ?? "").split(",");
  const others = chosen.map((prefers, other) => (other === seat ? undefined : prefers[name]));
  const gone = [...agreed, ...others, without && held[without]];
  return agreed[seat] ? [] : (values ?? []).filter((value) => !gone.includes(value.name));
}

/** The options of which each seat has its own value. */
export function optionsOfSeats(options: readonly Option[], held: Given): readonly Option[] {
  return options.filter((option) => option.kind === "each" && isApplicable(option, held));
}

/** What was given, without what means nothing with the rest. */
export function applicableOptions(options: readonly Option[], given: Given, seats: number): Given {
  const held = heldOptions(options, given, seats);
  const apt = options.filter((option) => given[option.name] !== undefined && isApplicable(option, held));
  return Object.fromEntries(apt.map(({ name }) => [name, given[name]]));
}

export function valueOf({ values }: Option, name: unknown): Value | undefined {
  return values?.find((value) => value.name === name);
}

/** A seat at which nobody may sit yet. */
export function saySeat(seat: number, translator: Translator): string {
  return translator.text("core-options-seat", { number: seat + 1 });
}

/** Whether something was agreed; also written out, as in forms. */
export function sayWhether(is: unknown, translator: Translator): string {
  return translator.text(isOn(is) ? "page-yes" : "page-no");
}

/** What was agreed. What is usual was agreed too; house rules that nobody named are told of together. */
export function sayOptions(options: readonly Option[], terms: Terms, translator: Translator): readonly SummaryRow[] {
  const held = heldOptions(options, terms.options, terms.seats.length);
  const isNamed = ({ name }: Option) => terms.options[name] !== undefined;
  const told = options.filter((option) => isApplicable(option, held) && (isNamed(option) || (option.place === "first" && isOffered(option))));
  const rows = told.map((option) => [translator.say(option.label), sayValue(option, held[option.name], terms.seats, translator)] as const);
  const house = options.filter(({ place }) => place === undefined || place === "more");
  if (house.length === 0 || house.some(isNamed)) return rows;
  return [...rows, [translator.text("core-options-house"), translator.text("core-options-usual")]];
}

/** What the value of an option is called, or that it is left open. What the option cannot be has no name. `say_value` of `core/agreed` says the same. */
export function sayValue(option: Option, value: unknown, seats: readonly string[], translator: Translator): string {
  return sayAll(option, value, seats, translator).join(translator.text("core-list-separator"));
}

function sayAll(option: Option, value: unknown, seats: readonly string[], translator: Translator): string[] {
  if (option.kind === "tick") return [sayWhether(value, translator)];
  if (option.kind === "file") return [sayWhether(Boolean(value), translator)];
  if (option.kind === "seats") return saySeats(value, seats, translator);
  if (value === undefined || value === null) return option.unsaid ? [translator.say(option.unsaid)] : [];
  if (option.kind === "seat") return wordsOf(value).filter((word) => /^\d+$/.test(word)).map((seat) => saySeat(Number(seat), translator));
  return wordsOf(value).flatMap((word) => valueOf(option, word) ?? []).map(({ label }) => translator.say(label));
}

/** All people, unless some seats are named, also written `0,2`; a bot that is named is not meant. */
function saySeats(named: unknown, seats: readonly string[], translator: Translator): string[] {
  const people = [...seats.keys()].filter((seat) => !seats[seat]);
  const meant = named === undefined || named === null ? people : people.filter((seat) => wordsOf(named).includes(String(seat)));
  return meant.length > 0 ? meant.map((seat) => saySeat(seat, translator)) : [translator.text("core-options-nobody")];
}

function wordsOf(value: unknown): string[] {
  return String(value ?? "").split(",").filter(Boolean);
}
