/** Korean particles: which of a pair follows a word depends on the sound the word ends with. As in `i18n/josa.py`. */

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const FINAL_L = 8;

/** The last sound of each digit read aloud; empty after a vowel. */
const DIGIT_ENDINGS: Record<string, string> = {
  "0": "n", "1": "l", "2": "", "3": "m", "4": "", "5": "", "6": "k", "7": "l", "8": "l", "9": "",
};
const ROMAN_ENDINGS: Record<string, string> = { I: "l", II: "", III: "m" };

/** The word with its particle: `attachJosa("두꺼비", "을/를")` is `두꺼비를`. */
export function attachJosa(word: string, pair: string): string {
  const [afterConsonant = "", afterVowel = ""] = pair.split("/");
  const ending = endingOf(word);
  if (ending === undefined) return word + both(afterConsonant, afterVowel);
  const isVowelLike = ending === "" || (ending === "l" && afterConsonant === "으" + afterVowel);
  return word + (isVowelLike ? afterVowel : afterConsonant);
}

/** Both forms, for words whose sound is unknown: `Anna을(를)`. */
function both(afterConsonant: string, afterVowel: string): string {
  if (!afterConsonant.endsWith(afterVowel)) return `${afterConsonant}(${afterVowel})`;
  return `(${afterConsonant.slice(0, afterConsonant.length - afterVowel.length)})${afterVowel}`;
}

function endingOf(word: string): string | undefined {
  const numeral = word.slice(word.lastIndexOf(" ") + 1);
  if (numeral in ROMAN_ENDINGS) return ROMAN_ENDINGS[numeral];
  const last = [...word].reverse().find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? "";
  const code = last.codePointAt(0) ?? 0;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return DIGIT_ENDINGS[last];
  const final = (code - FIRST_SYLLABLE) % FINALS;
  return final === 0 ? "" : final === FINAL_L ? "l" : "n";
}
