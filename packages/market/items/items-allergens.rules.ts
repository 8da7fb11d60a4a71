/** Allergens that a customer can name, as food law lists them; the words of the catalogue belong to one each. */
export const allergens = [
  'celery',
  'crustaceans',
  'egg',
  'fish',
  'gluten',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'peanut',
  'sesame',
  'soya',
  'sulphites',
  'tree_nuts',
] as const;
export type Allergen = (typeof allergens)[number];

/**
 * Beginnings of words that tell of an allergen, without accents and in lower case. A store writes the allergens of its
 * items in its own words, so each allergen has several; one word may tell of two, as 'nut' does.
 */
const beginnings: Readonly<Record<Allergen, readonly string[]>> = {
  celery: ['celer'],
  crustaceans: ['crustacea', 'shellfish', 'seafood', 'shrimp', 'prawn', 'crab', 'lobster', 'crayfish', 'kamba', 'ede'],
  egg: ['egg', 'mayai', 'yai', 'eyin', 'kwai', 'mayonnaise', 'albumen'],
  fish: ['fish', 'seafood', 'tuna', 'salmon', 'sardine', 'anchov', 'mackerel', 'stockfish', 'samaki', 'eja', 'kifi'],
  gluten: ['gluten', 'wheat', 'barley', 'rye', 'oat', 'spelt', 'semolina', 'ngano', 'alikama', 'cereal'],
  lupin: ['lupin'],
  milk: [
    'milk',
    'dairy',
    'lactose',
    'butter',
    'cheese',
    'cream',
    'yoghurt',
    'yogurt',
    'whey',
    'casein',
    'maziwa',
    'wara',
    'madara',
    'nono',
  ],
  molluscs: [
    'mollus',
    'shellfish',
    'seafood',
    'mussel',
    'clam',
    'oyster',
    'squid',
    'octopus',
    'snail',
    'scallop',
    'igbin',
  ],
  mustard: ['mustard'],
  peanut: ['peanut', 'groundnut', 'arachis', 'nut', 'karanga', 'epa', 'gyada', 'gyaɗa'],
  sesame: ['sesame', 'tahini', 'ufuta', 'benniseed', 'ridi'],
  soya: ['soy', 'soya', 'tofu'],
  sulphites: ['sulphite', 'sulfite', 'sulphur', 'sulfur'],
  tree_nuts: [
    'tree',
    'nut',
    'almond',
    'hazelnut',
    'walnut',
    'cashew',
    'pecan',
    'pistachio',
    'macadamia',
    'korosho',
    'kashu',
  ],
};

/**
 * Returns whether the allergens of an item, in the words of its store, have one that a customer avoids. Rather blocks too
 * much than too little: 'nuts' counts as peanuts and as tree nuts, and words that no list has count as everything.
 */
export function hasAvoided(words: readonly string[], avoided: readonly Allergen[]): boolean {
  if (avoided.length === 0) return false;
  return words.some((text) => {
    const named = allergensIn(text);
    return named.length === 0 || named.some((allergen) => avoided.includes(allergen));
  });
}

/** Returns the allergens that the words of a store tell of. */
function allergensIn(text: string): Allergen[] {
  const words = plainWords(text);
  return allergens.filter((allergen) =>
    words.some((word) => beginnings[allergen].some((beginning) => word.startsWith(beginning))),
  );
}

/** Returns the words of a text in lower case and without accents. */
function plainWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}
