import { foldedWords } from 'market/search/search.rules';

export interface MenuSection<Entry> {
  /** Its anchor on the page. */
  id: string;
  name: string;
  items: Entry[];
}

/** The anchor of the most ordered items, which are in a category as well. */
export const mostOrderedId = 'most-ordered';

interface Sold {
  name: string;
  category_id: number;
}

/** A menu with fewer items repeats none of them. */
const enoughToRepeat = 8;

/** The items under the categories of their store; the most ordered come first, again under their own heading. */
export function sectionsOf<Entry extends Sold>(
  { categories }: { categories: { id: number; name: string }[] },
  items: Entry[],
  search: string,
  mostOrdered: { name: string; items: Entry[] },
): MenuSection<Entry>[] {
  const wanted = foldedWords(search);
  const found = items.filter(({ name }) => isNamed(foldedWords(name), wanted));
  const top = wanted.length === 0 && items.length >= enoughToRepeat ? mostOrdered.items : [];
  const own = categories.map(({ id, name }) => ({
    id: `category-${id}`,
    name,
    items: found.filter((item) => item.category_id === id),
  }));
  return [{ id: mostOrderedId, name: mostOrdered.name, items: top }, ...own].filter(
    (section) => section.items.length > 0,
  );
}

/** Every word that is typed begins one of the name. */
function isNamed(words: string[], wanted: string[]): boolean {
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}
