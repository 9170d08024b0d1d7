/**
 * Says a message of the catalogues. The parser is Fluent's own; the evaluator is ours, for the same reason as in Python: an
 * argument may itself be a message, chosen by its key (`[glastonbury-card-accio]`) and said in any form (`FORM`, `JOSA`).
 * `tests/i18n/test_page_words.py` holds it to what `i18n/evaluate.py` says.
 */

import { FluentResource } from "@fluent/bundle";
import type { Message as Entry } from "@fluent/bundle/esm/ast.js";
import type { Expression, Literal, NamedArgument, Pattern, SelectExpression } from "@fluent/bundle/esm/ast.js";

import { attachJosa } from "./josa";

/** A message as an argument: said in the language of the sentence around it. */
export class Key {
  constructor(readonly name: string, readonly args: Args = {}) {}
}

/** A number and how it is written. */
class Amount {
  constructor(readonly value: number, readonly options: Intl.NumberFormatOptions = {}) {}
}

export type Value = number | string | Key | readonly Value[];
export type Args = Readonly<Record<string, Value>>;
type Result = Value | Amount;

const LIST_SEPARATOR = "core-list-separator";

/** The texts of one language. */
export class Texts {
  private readonly entries = new Map<string, Entry>();

  constructor(readonly language: string) {}

  /** Add what is in a file. */
  add(source: string): void {
    for (const entry of new FluentResource(source).body) this.entries.set(entry.id, entry);
  }

  find(name: string, attribute: string | null): Pattern | null {
    const entry = this.entries.get(name);
    return (attribute === null ? entry?.value : entry?.attributes[attribute]) ?? null;
  }
}

/** Says messages in one language, in another where it has no such message. `setting` may be asked by any sentence. */
export class Speaker {
  constructor(private readonly shelves: readonly Texts[], private readonly setting: Args = {}) {}

  /** The same speaker at a table. */
  at(setting: Args): Speaker {
    return new Speaker(this.shelves, { ...this.setting, ...setting });
  }

  /** Whether there is such a message. */
  knows(name: string): boolean {
    return this.shelves.some((texts) => texts.find(name, null) !== null);
  }

  /** The message as the reader sees it. `cli-hello.title` says the attribute `title` of `cli-hello`. */
  say(key: string | Key, args: Args = {}): string {
    if (key instanceof Key) return this.say(key.name, { ...key.args, ...args });
    const [name = "", attribute = null] = key.split(".");
    return this.sayMessage(name, attribute, args);
  }

  sayMessage(name: string, attribute: string | null, args: Args): string {
    return this.lookUp(name, attribute, args) ?? (attribute === null ? name : `${name}.${attribute}`);
  }

  sayForm(key: Key, form: string): string {
    return this.lookUp(key.name, form, key.args) ?? this.say(key);
  }

  sayList(parts: readonly string[]): string {
    return parts.length > 1 ? parts.join(this.say(LIST_SEPARATOR)) : (parts[0] ?? "");
  }

  settingOf(name: string): Value | undefined {
    return this.setting[name];
  }

  private lookUp(name: string, attribute: string | null, args: Args): string | null {
    for (const texts of this.shelves) {
      const pattern = texts.find(name, attribute);
      if (pattern !== null) return new Sentence(this, texts, args).say(pattern);
    }
    return null;
  }
}

/** One message being said: one language, one set of arguments. */
class Sentence {
  constructor(
    private readonly speaker: Speaker,
    private readonly texts: Texts,
    private readonly args: Args,
    private readonly isTerm = false,
  ) {}

  say(pattern: Pattern): string {
    if (typeof pattern === "string") return pattern;
    return pattern.map((piece) => (typeof piece === "string" ? piece : this.show(this.resolve(piece)))).join("");
  }

  private resolve(expression: Expression): Result {
    switch (expression.type) {
      case "str":
      case "num":
        return expression.value;
      case "var":
        return this.find(expression.name);
      case "mesg":
        return this.speaker.sayMessage(expression.name, expression.attr, this.args);
      case "term":
        return this.sayTerm(expression.name, expression.attr, expression.args);
      case "func":
        return this.call(expression.name, expression.args);
      case "select":
        return this.say(this.choose(expression));
    }
  }

  private show(value: Result): string {
    if (typeof value === "string") return value;
    if (value instanceof Key) return this.speaker.say(value);
    if (typeof value === "number") return this.write(new Amount(value));
    if (value instanceof Amount) return this.write(value);
    return this.speaker.sayList(value.map((each) => this.show(each)));
  }

  private write(amount: Amount): string {
    return numberFormat(this.texts.language, amount.options).format(amount.value);
  }

  private find(name: string): Value {
    if (name in this.args) return this.args[name]!;
    if (this.isTerm) return "";
    return this.speaker.settingOf(name) ?? `{$${name}}`;
  }

  private sayTerm(name: string, attribute: string | null, args: readonly (Expression | NamedArgument)[]): string {
    const pattern = this.texts.find(`-${name}`, attribute);
    if (pattern === null) return `-${name}`;
    return new Sentence(this.speaker, this.texts, namedOf(args), true).say(pattern);
  }

  private choose(select: SelectExpression): Pattern {
    const value = this.resolve(select.selector);
    const fitting = select.variants.find((variant) => this.fits(value, variant.key));
    return (fitting ?? select.variants[select.star]!).value;
  }

  private fits(value: Result, key: Literal): boolean {
    const amount = typeof value === "number" ? new Amount(value) : value;
    if (key.type === "num") return amount instanceof Amount && amount.value === key.value;
    if (amount instanceof Amount) return key.value === pluralRules(this.texts.language, amount.options).select(amount.value);
    return key.value === (amount instanceof Key ? amount.name : amount);
  }

  private call(name: string, args: readonly (Expression | NamedArgument)[]): Result {
    const [first, second] = args.filter((each) => each.type !== "narg").map((each) => this.resolve(each));
    if (name === "NUMBER" && (typeof first === "number" || first instanceof Amount)) return styled(first, namedOf(args));
    if (name === "JOSA" && first !== undefined && typeof second === "string") return attachJosa(this.show(first), second);
    if (name === "FORM" && first !== undefined && typeof second === "string")
      return first instanceof Key ? this.speaker.sayForm(first, second) : first;
    return `${name}()`;
  }
}

function styled(value: number | Amount, options: Args): Amount {
  const amount = value instanceof Amount ? value : new Amount(value);
  const { useGrouping, ...digits } = options;
  const grouping = useGrouping === undefined ? {} : { useGrouping: useGrouping !== 0 };
  return new Amount(amount.value, { ...amount.options, ...digits, ...grouping });
}

function namedOf(args: readonly (Expression | NamedArgument)[]): Args {
  return Object.fromEntries(args.flatMap((each) => (each.type === "narg" ? [[each.name, each.value.value]] : [])));
}

const formats = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(formats, language, options, () => new Intl.NumberFormat(language, { useGrouping: "always", ...options }));
}

function pluralRules(language: string, options: Intl.NumberFormatOptions): Intl.PluralRules {
  return kept(plurals, language, options, () => new Intl.PluralRules(language, options as Intl.PluralRulesOptions));
}

function kept<T>(made: Map<string, T>, language: string, options: object, make: () => T): T {
  const name = language + JSON.stringify(options);
  const found = made.get(name) ?? make();
  made.set(name, found);
  return found;
}
