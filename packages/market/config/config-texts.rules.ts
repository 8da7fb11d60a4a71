/** What the texts are of that operators own and that are translated by their English words [OPS-088]. */
export const textKinds = [
  'module',
  'category',
  'condition',
  'unit',
  'allergen',
  'parcel',
  'reason',
  'site',
  /** Has a translation, and nothing uses the text now. */
  'unused',
] as const;
export type TextKind = (typeof textKinds)[number];

/** Characters of a text, and of a translation. */
export const maxTextLength = 1_000;
/** Translations that one call changes. */
export const maxTextChanges = 200;
/** Lines of one file of translations. */
export const maxTextLines = 2_000;

const number = /\d+(?:\.\d+)?/g;

/** Returns a text with a # for each number, as translations of units are stored: `# tablets` is for all counts. */
export function patternOf(text: string): string {
  return text.replace(number, '#');
}

/** Returns the numbers of a text as they follow each other, which take the places of each # of its pattern. */
export function numbersIn(text: string): string[] {
  return text.match(number) ?? [];
}

/** What a translation lacks of the signs of its text, and which of its signs the text has not. */
export interface SignsDifference {
  missing: string[];
  extra: string[];
}

/**
 * Returns how the signs of a translation differ from those of its text: words in braces such as `{name}`, which may come in
 * any order and more than once, and each #, which stands for a number and must come as often. Undefined where they are the
 * same, or nothing is translated [OPS-088].
 */
export function signsDifference(text: string, translation: string): SignsDifference | undefined {
  if (translation === '') return undefined;
  const [wanted, given] = [bracesIn(text), bracesIn(translation)];
  const marks = marksIn(text) - marksIn(translation);
  const missing = [...wanted.difference(given), ...repeated('#', marks)];
  const extra = [...given.difference(wanted), ...repeated('#', -marks)];
  return missing.length === 0 && extra.length === 0 ? undefined : { missing, extra };
}

/** A brace without its other half counts as a sign too. */
function bracesIn(text: string): Set<string> {
  return new Set(text.match(/\{[^{}]*\}|[{}]/g) ?? []);
}

function marksIn(text: string): number {
  return text.split('#').length - 1;
}

function repeated(sign: string, times: number): string[] {
  return Array.from({ length: Math.max(0, times) }, () => sign);
}

/** A text with its translations by language; empty, or absent, where there is none. */
export interface TranslatedText {
  text: string;
  kinds: readonly TextKind[];
  translations: Readonly<Record<string, string>>;
}

/** Returns the languages among these that a text is not translated into. */
export function missingLanguages<Code extends string>(
  { translations }: Pick<TranslatedText, 'translations'>,
  languages: readonly Code[],
): Code[] {
  return languages.filter((language) => !translations[language]);
}

/**
 * Compares two texts for the list: one that lacks a language comes first; what nothing uses comes last, because customers
 * do not read it; then by kind, and by their English words.
 */
export function missingFirst(languages: readonly string[]): (one: TranslatedText, other: TranslatedText) => number {
  const rankOf = (text: TranslatedText) => {
    if (text.kinds.includes('unused')) return 2;
    return missingLanguages(text, languages).length > 0 ? 0 : 1;
  };
  return (one, other) =>
    rankOf(one) - rankOf(other) || kindOf(one) - kindOf(other) || order.compare(one.text, other.text);
}

const order = new Intl.Collator('en', { numeric: true });

function kindOf({ kinds }: TranslatedText): number {
  return Math.min(...kinds.map((kind) => textKinds.indexOf(kind)));
}

/** A change of one translation; empty for none. */
export interface TextChange<Code extends string = string> {
  text: string;
  language: Code;
  /** As the person saw it. */
  before: string;
  after: string;
}

/** Returns the changes that take these back, the last one first. */
export function takenBack<Code extends string>(changes: readonly TextChange<Code>[]): TextChange<Code>[] {
  return changes
    .toReversed()
    .map(({ text, language, before, after }) => ({ text, language, before: after, after: before }));
}

/** Returns changes in parts that one call takes: at most so many, and with so many characters of JSON. */
export function inCalls<Code extends string>(
  changes: readonly TextChange<Code>[],
  { maxChanges, maxBytes }: { maxChanges: number; maxBytes: number },
): TextChange<Code>[][] {
  const parts: TextChange<Code>[][] = [];
  let bytes = 0;
  for (const change of changes) {
    const size = new TextEncoder().encode(JSON.stringify(change)).length + 1;
    const part = parts.at(-1);
    if (part && part.length < maxChanges && bytes + size <= maxBytes) {
      part.push(change);
      bytes += size;
    } else {
      parts.push([change]);
      bytes = size;
    }
  }
  return parts;
}
