import { foldedWords } from 'market/search/search.rules';

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
