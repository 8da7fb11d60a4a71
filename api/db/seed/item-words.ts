import { foldedWords } from 'market/search/search.rules';
import type { BulkLoad } from './bulk-load.ts';
import type { Good } from './store-goods.ts';
import type { StorePlan } from './store-plans.ts';

/** What a hit is worth: in the name, in tags and generic names, in the category, in the store's name. */
type Weight = 'A' | 'B' | 'C' | 'D';

/** Texts repeat in thousands of stores, so each is folded once. */
const folded = new Map<string, string[]>();

function wordsOf(text: string): string[] {
  const known = folded.get(text);
  if (known) return known;
  const words = foldedWords(text);
  folded.set(text, words);
  return words;
}

/** Counts in how many items a word stands, for the repair of typing errors. */
export class WordCount {
  readonly #counts = new Map<string, number>();

  add(words: Iterable<string>): void {
    for (const word of words) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  /** Short words and numbers are not worth repairing to. */
  load(load: BulkLoad): void {
    const worth = [...this.#counts].filter(([word]) => word.length > 2 && !/^\d+$/.test(word));
    worth.sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [word, count] of worth) load.add('search_terms', { word, item_count: count });
  }
}

/** Writes the words that find an item, as PostgreSQL's 'simple' configuration would from folded text. */
export function addItemWords(load: BulkLoad, count: WordCount, plan: StorePlan, { row, categoryName }: Good): void {
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
  place(row.name, 'A');
  for (const text of [...(row.tags ?? []), ...(row.generic_names ?? [])]) place(text, 'B');
  place(categoryName, 'C');
  place(plan.name, 'D');
  const words = Array.from(places, ([word, at]) => `'${word}':${at.join(',')}`).join(' ');
  const { id: item_id, zone_id, module_id, store_id, category_id, brand_id, order_count } = row;
  const { price, discount, discount_type, store_discount, no_promotion, rating_sum, rating_count } = row;
  const offer = { price, discount, discount_type, store_discount, no_promotion };
  const shelf = { zone_id, module_id, store_id, category_id, brand_id };
  load.add('item_words', { item_id, ...shelf, words, order_count, ...offer, rating_sum, rating_count });
  count.add(places.keys());
}
