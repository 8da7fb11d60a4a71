import type { Brand } from 'market/categories/categories.contract';

/** How the grid of brands is sorted [CAT-05]; by default those with the most items come first. */
export const brandOrders = ['default', 'a-z', 'z-a'] as const;
export type BrandSorting = (typeof brandOrders)[number];

export function brandOrderOf(text: string | null): BrandSorting {
  return brandOrders.find((order) => order === text) ?? 'default';
}

/** Sorted by name as the language sorts, ascending or descending [CAT-06]. */
export function inOrder(brands: readonly Brand[], order: BrandSorting, language: string): Brand[] {
  if (order === 'default') return [...brands];
  const { compare } = new Intl.Collator(language);
  const ascending = brands.toSorted((one, other) => compare(one.name, other.name));
  return order === 'a-z' ? ascending : ascending.reverse();
}
