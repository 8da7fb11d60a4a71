import { readFileSync } from 'node:fs';

/** What one picture shows, in the words of a cook: `base` lies below, `topping` on it, `garnish` last. */
export interface Recipe {
  key: string;
  /** Plate, board, bowl or paper that it lies on; for goods the kind of pack or thing. */
  vessel: string;
  /** Colour of the rim or of the pack. */
  accent: string;
  base: string;
  topping: string;
  garnish: string;
  /** From the key: two dishes of the same words still differ. */
  seed: number;
}

/** The rows of a table of recipes in this folder. Throws where a row lacks a column. */
export function readRecipes(file: string): Recipe[] {
  const [, ...rows] = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    .trim()
    .split('\n');
  return rows.map((row) => {
    const [key, vessel, accent, base, topping, garnish, ...rest] = row.split(';');
    if (!key || vessel === undefined || !accent || !base || garnish === undefined || rest.length > 0)
      throw new Error(`${file}: a row needs six columns: ${row}`);
    return { key, vessel, accent, base, topping: topping ?? '', garnish, seed: seedOf(key) };
  });
}

export const seedOf = (key: string): number =>
  [...key].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 99991, 7);

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How many of a thing the words ask for, or what is usual for it. */
export function countIn(words: string, usual: number): number {
  const found = numbers.findIndex((number) => new RegExp(`\\b${number}\\b`).test(words));
  return found < 0 ? usual : found + 1;
}

/** Longer names first: 'orange-red' is a colour of its own. */
const colours: readonly (readonly [RegExp, string])[] = [
  [/brick|orange-red|red-orange|reddish/, '#c4400f'],
  [/peanut-brown|peanut/, '#b5793a'],
  [/near-black|black/, '#2b241d'],
  [/olive|green-brown|brown-green/, '#6b5f1f'],
  [/yellow-green/, '#b9b83a'],
  [/grey-brown/, '#9a8573'],
  [/pale-?green|pale green|light green/, '#a9cf72'],
  [/dark green|deep green|very green/, '#24521f'],
  [/bright green|green/, '#3f8a34'],
  [/yellow-orange|orange-yellow|amber|saffron/, '#f0a01e'],
  [/pink-orange/, '#f09a6a'],
  [/white-yellow|cream-coloured|cream|ivory/, '#f6e8bd'],
  [/pale gold|pale-gold|pale yellow|white-gold/, '#f3d888'],
  [/gold|golden|honey/, '#dd9a2e'],
  [/deep orange|deep red-orange|orange/, '#e5651c'],
  [/deep purple|purple-grey|purple|\bwine\b|\bplum\b/, '#7a2f63'],
  [/pale pink|pink|\brose\b/, '#ef93a5'],
  [/dark red|deep red\b/, '#8f1a10'],
  [/\bred\b/, '#cf2a17'],
  [/yellow/, '#f2c33a'],
  [/dark brown|dark/, '#4f2610'],
  [/red-brown|brown/, '#8a4d20'],
  [/\btan\b|beige|caramel|kraft|\bsand\b/, '#cfa56c'],
  [/grey/, '#8f959b'],
  [/blue|navy/, '#2b4fa0'],
  [/white|clear/, '#fbf6ea'],
];

/** The colour that the words name, or the usual one. */
export const colourIn = (words: string, usual: string): string =>
  colours.find(([word]) => word.test(words))?.[1] ?? usual;

/** What stands beside the first pattern that the words fit, or what is usual. */
export const chosen = <T>(words: string, choices: readonly (readonly [RegExp, T])[], usual: T): T =>
  choices.find(([pattern]) => pattern.test(words))?.[1] ?? usual;

/** The part, where the words fit the pattern. */
export const when = (words: string, pattern: RegExp, part: string): string => (pattern.test(words) ? part : '');
