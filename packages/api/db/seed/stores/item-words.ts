import { foldedWords, isWorthRepairing, writeWords } from 'market/search/search.rules';
import type { BulkLoad } from '../bulk-load.ts';
import type { Good } from './store-goods.ts';
import type { StorePlan } from './store-plans.ts';

/** Texts repeat in thousands of stores, so each is folded once. */
const folded = new Map<string, string[]>();

function wordsOf(text: string): string[] {
  const known = folded.get(text);
  if (known) return known;
  const words = foldedWords(text);
  folded.set(text, words);
  return words;
}

/** Counts the items that contain a word, for the correction of typing errors. */
export class WordCount {
  readonly #counts = new Map<string, number>();

  add(words: Iterable<string>): void {
    for (const word of words) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  load(load: BulkLoad): void {
    const worth = [...this.#counts].filter(([word]) => isWorthRepairing(word));
    worth.sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [word, count] of worth) load.add('search_terms', { word, item_count: count });
  }
}

/** Writes the words that find an item. */
export function addItemWords(load: BulkLoad, count: WordCount, plan: StorePlan, { row, categoryName }: Good): void {
  const { name, tags = [], generic_names: genericNames = [] } = row;
  const found = { name, tags, genericNames, categoryName, storeName: plan.name };
  const { vector, words } = writeWords(found, wordsOf);
  const { id: item_id, zone_id, module_id, store_id, category_id, brand_id, order_count } = row;
  const { price, discount, discount_type, store_discount, no_promotion, rating_sum, rating_count } = row;
  const offer = { price, discount, discount_type, store_discount, no_promotion };
  const group = { zone_id, module_id, store_id, category_id, brand_id };
  load.add('item_words', { item_id, ...group, words: vector, order_count, ...offer, rating_sum, rating_count });
  count.add(words);
}
