import { fromDecimal, type Money, money } from '../values/money.ts';

/** Hooked letters have no decomposition in Unicode, so they are named one by one. */
const hooked: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ŋ: 'n', ø: 'o', ł: 'l', ı: 'i' };

/** The words of a text without case, accents and punctuation: 'Ẹ̀gúsí, Women’s' are egusi and womens [LIST-50]. */
export function foldedWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’ʼ]/gu, '')
    .replace(/[ɓɗƙƴŋøłı]/g, (letter) => hooked[letter] ?? letter);
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** More words narrow nothing further, and longer ones are not words. */
const maxWords = 8;
const maxWordLength = 40;

/** Returns the first words of a search text without duplicates. The last one may be incomplete. */
export function searchWords(text: string): string[] {
  const words = foldedWords(text).map((word) => word.slice(0, maxWordLength));
  const last = words.at(-1);
  const others = words.filter((word) => word !== last);
  return last === undefined ? [] : [...new Set(others)].slice(0, maxWords - 1).concat(last);
}

/** Returns whether a name has all words of a search; the last one may be incomplete. */
export function hasWords(name: string, words: readonly string[]): boolean {
  const known = foldedWords(name);
  const last = words.length - 1;
  return words.every((word, at) => known.some((one) => (at === last ? one.startsWith(word) : one === word)));
}

/** A word of the catalog and the number of items that contain it. */
export type KnownWord = readonly [word: string, itemCount: number];

/**
 * Returns the known word that is most likely meant; undefined if none is close enough. An incomplete word is compared
 * with beginnings.
 */
export function closestWord(typed: string, known: readonly KnownWord[], isPrefix: boolean): string | undefined {
  const near = known
    .map(([word, itemCount]) => ({ word, itemCount, edits: editsBetween(typed, word, isPrefix) }))
    .filter(({ edits }) => edits <= editsAllowed(typed))
    .sort((one, other) => one.edits - other.edits || other.itemCount - one.itemCount);
  return near[0]?.word;
}

/** Short words are too like each other to be guessed. */
function editsAllowed({ length }: string): number {
  if (length < 3) return 0;
  if (length < 5) return 1;
  return length < 8 ? 2 : 3;
}

/** Letters to add, drop, change or swap with their neighbour until `typed` is `word`, or a beginning of it. */
function editsBetween(typed: string, word: string, isPrefix: boolean): number {
  const first = Array.from({ length: word.length + 1 }, (_, at) => at);
  const rows = [first];
  for (let at = 0; at < typed.length; at++) rows.push(rowAfter(rows, typed, word));
  const last = rows.at(-1) ?? first;
  return isPrefix ? Math.min(...last) : (last[word.length] ?? 0);
}

/** Returns the number of edits from one more letter of `typed` to each beginning of `word`. */
function rowAfter(rows: readonly number[][], typed: string, word: string): number[] {
  const at = rows.length;
  const [last = [], beforeLast = []] = [rows[at - 1], rows[at - 2]];
  const row = [at];
  for (let to = 1; to <= word.length; to++) {
    const isSame = typed[at - 1] === word[to - 1];
    const isSwapped = typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1];
    const edits = [(last[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1, (last[to - 1] ?? 0) + (isSame ? 0 : 1)];
    if (isSwapped) edits.push((beforeLast[to - 2] ?? 0) + 1);
    row.push(Math.min(...edits));
  }
  return row;
}

/** What the listing shows [HOME-05]. */
export const dataTypes = ['searched', 'category', 'brand', 'discounted', 'new'] as const;
export type DataType = (typeof dataTypes)[number];

/** What a listing can be narrowed to, or ordered by, with one press [LIST-36]. */
export const filterFlags = ['currently_open', 'top_rated', 'discounted', 'popular', 'free_delivery', 'coupon'] as const;

/** What else a chip above the list narrows it to: stores that deliver within half an hour, and kinds of dishes. */
const chipFlags = ['within_30_minutes', 'vegetarian', 'halal'] as const;
export const allFlags = [...filterFlags, ...chipFlags] as const;
export type FilterFlag = (typeof allFlags)[number];

/**
 * The orders of items go by price, those of stores do not [LIST-35] [LIST-37]. `soonest` is by the time at the door,
 * `total` by what one unit costs with delivery and tax.
 */
export const itemSorts = ['high', 'low', 'soonest', 'total'] as const;
export const storeSorts = ['default', 'fast_delivery', 'nearby'] as const;
export type ListingSort = (typeof itemSorts)[number] | (typeof storeSorts)[number];

/** The choices of a filter of stores [LIST-38] [LIST-39]. */
export const storeKinds = ['all', 'newly_joined', 'popular', 'top_rated'] as const;
export const deliveryKinds = ['all', 'delivery', 'take_away'] as const;
export type StoreKind = (typeof storeKinds)[number];
export type DeliveryKind = (typeof deliveryKinds)[number];

/** More categories than any deployment has. */
const maxIds = 500;
const largestId = 2_147_483_647;

/** The ids of a JSON list such as '[3,7]', each once; undefined when the text is no such list [LIST-47]. */
export function idsIn(text: string): number[] | undefined {
  const list = listIn(text);
  const areIds = list?.every((id) => Number.isInteger(id) && (id as number) > 0 && (id as number) <= largestId);
  return areIds && list && list.length <= maxIds ? [...new Set(list as number[])] : undefined;
}

/** The flags of a JSON list such as '["popular"]', each once; undefined when the text is no such list [LIST-47]. */
export function flagsIn(text: string): FilterFlag[] | undefined {
  const list = listIn(text);
  return list?.every(isFlag) ? [...new Set(list)] : undefined;
}

export function isFlag(value: unknown): value is FilterFlag {
  return allFlags.some((flag) => flag === value);
}

/** An empty text is an empty list. */
function listIn(text: string): unknown[] | undefined {
  if (text === '') return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

interface ShownBounds {
  /** Decimals of the zone's currency. */
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * Returns the exact prices, both ends included, that cards show within two bounds: whole units, a half rounded down
 * [LIST-60].
 */
export function pricesShownWithin({ min, max }: ShownBounds, roundTo: Money): { minPrice?: Money; maxPrice?: Money } {
  const inUnits = (decimal: number) => fromDecimal(decimal) / roundTo;
  return {
    ...(min !== undefined && { minPrice: money(Math.floor((Math.ceil(inUnits(min)) - 0.5) * roundTo) + 1) }),
    ...(max !== undefined && { maxPrice: money(Math.floor((Math.floor(inUnits(max)) + 0.5) * roundTo)) }),
  };
}

/** What a hit is worth: in the name, in tags and generic names, in the category, in the store's name. */
type Weight = 'A' | 'B' | 'C' | 'D';

/** The texts that an item is found by. */
export interface FoundBy {
  name: string;
  tags: readonly string[];
  genericNames: readonly string[];
  categoryName: string;
  storeName: string;
}

/** The words of an item as PostgreSQL's 'simple' configuration would make them from folded text, and each word once. */
export function writeWords(
  { name, tags, genericNames, categoryName, storeName }: FoundBy,
  wordsOf: (text: string) => readonly string[] = foldedWords,
): { vector: string; words: Iterable<string> } {
  const places = new Map<string, string[]>();
  let position = 0;
  const place = (text: string, weight: Weight) => {
    for (const word of wordsOf(text)) {
      position += 1;
      const known = places.get(word);
      if (known) known.push(position + weight);
      else places.set(word, [position + weight]);
    }
  };
  place(name, 'A');
  for (const text of [...tags, ...genericNames]) place(text, 'B');
  place(categoryName, 'C');
  place(storeName, 'D');
  const vector = Array.from(places, ([word, at]) => `'${word}':${at.join(',')}`).join(' ');
  return { vector, words: places.keys() };
}

/** Short words and numbers are not worth repairing a typing error to. */
export function isWorthRepairing(word: string): boolean {
  return word.length > 2 && !/^\d+$/.test(word);
}
