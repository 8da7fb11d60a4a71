/** Where an item may name an ingredient, the surest place first. */
export const ingredientPlaces = ['tag', 'allergen', 'generic_name', 'name', 'description'] as const;
export type IngredientPlace = (typeof ingredientPlaces)[number];

/** How many items one ingredient can take off sale at once. */
export const maxIngredientItems = 500;
/** How many letters an ingredient needs: one letter begins too many words. */
export const minIngredientLetters = 2;

export interface ItemTexts {
  name: string;
  description: string;
  tags: readonly string[];
  allergens: readonly string[];
  generic_names: readonly string[];
}

/** Without accents, capitals and punctuation: 'Ẹ̀gúsí (fresh)' is 'egusi fresh'. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns whether an ingredient is written with enough letters to look for [STO-061]. */
export function isIngredient(word: string): boolean {
  return plain(word).length >= minIngredientLetters;
}

/**
 * Returns where an item names an ingredient, undefined where it does not [STO-061]. Each word of a text is compared from
 * its start: 'egg' is in 'eggs' and 'rice' is not in 'price'.
 */
export function placeOfIngredient(item: ItemTexts, word: string): IngredientPlace | undefined {
  if (!isIngredient(word)) return undefined;
  const wanted = ` ${plain(word)}`;
  const texts: Record<IngredientPlace, readonly string[]> = {
    tag: item.tags,
    allergen: item.allergens,
    generic_name: item.generic_names,
    name: [item.name],
    description: [item.description],
  };
  return ingredientPlaces.find((place) => texts[place].some((text) => ` ${plain(text)}`.includes(wanted)));
}

export interface IngredientWord {
  word: string;
  item_count: number;
}

/**
 * Returns the tags, allergens and generic names of some items with the number of items that have each, those of most
 * items first [STO-061]. Spellings that differ by accents or capitals count as one.
 */
export function ingredientWords(items: readonly ItemTexts[], limit: number): IngredientWord[] {
  const found = new Map<string, IngredientWord>();
  for (const { tags, allergens, generic_names: names } of items) {
    const own = new Map([...tags, ...allergens, ...names].map((word) => [plain(word), word.trim()]));
    for (const [key, word] of own) {
      if (key.length < minIngredientLetters) continue;
      const known = found.get(key);
      found.set(key, { word: known?.word ?? word, item_count: (known?.item_count ?? 0) + 1 });
    }
  }
  return [...found.entries()]
    .sort(([key, one], [other, two]) => two.item_count - one.item_count || (key < other ? -1 : 1))
    .slice(0, limit)
    .map(([, word]) => word);
}
