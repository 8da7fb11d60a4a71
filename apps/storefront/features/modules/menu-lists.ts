import { categoriesContract } from 'market/categories/categories.contract';
import { type Store, storesContract } from 'market/stores/stores.contract';
import { href } from 'react-router';
import { createApiClient } from '#browser/api-client.ts';
import { listingPath } from '#features/categories/listing-path.ts';
import { storePath } from '#features/stores/store-texts.tsx';

export type MenuListName = 'categories' | 'latest' | 'popular';

export interface MenuEntry {
  key: number;
  name: string;
  to: string;
  /** What a card shows of it. */
  store?: Store;
  picture?: string;
  count?: number;
}

/** Entries that a list of a menu shows before 'View all' [NAV-22]. */
const maxShown = 10;

/** Where 'View all' leads [NAV-24]. */
export const wholeLists: Record<MenuListName, string> = {
  categories: href('/categories'),
  latest: href('/store/latest'),
  popular: href('/store/popular'),
};

const api = createApiClient({ categories: categoriesContract, stores: storesContract });
const query = { type: 'all', offset: 1, limit: 12 } as const;

/** Loads the entries of a menu list, when it opens [NAV-29]. */
export async function fetchMenuList(name: MenuListName): Promise<MenuEntry[]> {
  if (name === 'categories') {
    const { categories } = await api.categories.list({ query: { limit: maxShown } });
    return categories.map(({ id, name, image_full_url: picture, items_count: count }) => ({
      key: id,
      name,
      to: listingPath('category', id, name),
      picture,
      count,
    }));
  }
  const { stores } = await api.stores[name]({ query });
  return stores.slice(0, maxShown).map((store) => ({ key: store.id, name: store.name, to: storePath(store), store }));
}
