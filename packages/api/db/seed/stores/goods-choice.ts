import type { ModuleType } from 'market/modules/modules.rules';
import { foldedWords } from 'market/search/search.rules';
import type { DemoCatalogue, DemoCategory, DemoData, DemoItem } from '../demo-shapes.ts';
import { Dice } from '../dice.ts';
import type { StorePlan } from './store-plans.ts';

/** Another size or make of a base item, for stores that carry more than the catalogue has names. */
export interface Make {
  suffix: string;
  /** On the price of the base item. */
  factor: number;
}

/** A base item that a store sells, as it is or as another product of its kind. */
export interface Choice {
  item: DemoItem;
  make: Make | null;
}

const makes: Partial<Record<ModuleType, Make[]>> = {
  food: [
    { suffix: 'Family Size', factor: 2.8 },
    { suffix: 'Small', factor: 0.7 },
    { suffix: 'House Special', factor: 1.2 },
    { suffix: 'Combo for Two', factor: 1.9 },
    { suffix: 'Party Pack', factor: 5.5 },
    { suffix: 'Student Size', factor: 0.6 },
  ],
  grocery: [
    { suffix: 'Value Pack', factor: 1.8 },
    { suffix: 'Small Pack', factor: 0.6 },
    { suffix: 'Premium', factor: 1.3 },
    { suffix: 'Family Pack', factor: 2.7 },
    { suffix: 'Economy', factor: 0.85 },
    { suffix: 'Bulk', factor: 5 },
  ],
  pharmacy: [
    { suffix: 'Twin Pack', factor: 1.9 },
    { suffix: 'Travel Size', factor: 0.5 },
    { suffix: 'Family Pack', factor: 2.7 },
    { suffix: 'Value Pack', factor: 3.6 },
  ],
  ecommerce: [
    { suffix: 'Classic', factor: 0.95 },
    { suffix: 'Deluxe', factor: 1.4 },
    { suffix: 'Twin Set', factor: 1.85 },
    { suffix: 'New Season', factor: 1.1 },
    { suffix: 'Gift Set', factor: 1.6 },
    { suffix: 'Limited Edition', factor: 1.5 },
  ],
  parcel: [],
};

/**
 * Returns the items of a store: chosen by hand if the file names them, else by its categories, then as further
 * products.
 */
export function choicesOf(plan: StorePlan, data: DemoData, seed: number): Choice[] {
  const catalogue = data.catalogues[plan.type];
  if (plan.chosenItems) return plan.chosenItems.map((id) => ({ item: itemOf(catalogue, id), make: null }));
  const dice = new Dice(seed, 'choice', plan.id);
  const sold = (catalogue.items ?? []).filter(({ cities }) => cities.includes(plan.zone.city));
  const chosen = itemsOfSomeCategories(dice, categoriesFor(dice, plan, catalogue, sold), sold, plan.itemCount);
  return inFurtherMakes(dice, chosen, makes[plan.type] ?? [], plan.itemCount);
}

/** Whole categories, one to four or as many as needed, with most items of each. */
function itemsOfSomeCategories(dice: Dice, categories: DemoCategory[], sold: DemoItem[], wanted: number): DemoItem[] {
  const chosen: DemoItem[] = [];
  const usual = dice.whole(1, 4);
  for (const [taken, category] of categories.entries()) {
    // Two thirds of the items need their own name; the rest are other products of the same kind.
    if (taken >= usual && chosen.length * 3 > wanted * 2) break;
    const own = itemsIn(category, sold);
    chosen.push(...dice.several(own, Math.ceil(own.length * dice.between(0.7, 0.95))));
  }
  return chosen.slice(0, wanted);
}

/** In random order, except that the category in the name of the store comes first: a Book Corner has books. */
function categoriesFor(
  dice: Dice,
  { name }: StorePlan,
  { categories }: DemoCatalogue,
  sold: DemoItem[],
): DemoCategory[] {
  const promised = new Set(wordsOf(name));
  const fits = (category: DemoCategory) =>
    itemsIn(category, sold).some((item) =>
      [category.name, item.name, ...item.tags].some((text) => wordsOf(text).some((word) => promised.has(word))),
    );
  const mixed = dice.shuffled(categories);
  return [...mixed.filter(fits), ...mixed.filter((category) => !fits(category))];
}

function itemsIn(category: DemoCategory, sold: DemoItem[]): DemoItem[] {
  const ids = new Set([category.id, ...(category.childes ?? []).map(({ id }) => id)]);
  return sold.filter((item) => ids.has(item.category));
}

/** Texts repeat in every store, so each is folded once. */
const folded = new Map<string, string[]>();

/** The longer words, without the s of many. */
function wordsOf(text: string): string[] {
  const known = folded.get(text);
  if (known) return known;
  const words = foldedWords(text)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/s$/, ''));
  folded.set(text, words);
  return words;
}

function inFurtherMakes(dice: Dice, chosen: DemoItem[], ofModule: Make[], wanted: number): Choice[] {
  const choices: Choice[] = chosen.map((item) => ({ item, make: null }));
  // What a pharmacist has to hand out comes in the packs that it comes in.
  const variable = chosen.filter(({ no_promotion }) => !no_promotion);
  for (const make of ofModule) {
    const missing = wanted - choices.length;
    if (missing <= 0) break;
    choices.push(...dice.several(variable, missing).map((item) => ({ item, make })));
  }
  if (choices.length < wanted) throw new Error(`The catalogue is too small for ${wanted} items in a store`);
  return choices;
}

function itemOf({ items = [] }: DemoCatalogue, id: string): DemoItem {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`No item ${id} in demo/catalogue`);
  return item;
}
