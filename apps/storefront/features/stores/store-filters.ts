import type { StoreOfCard } from 'market/stores/stores.contract';

/** Filters of the list of all stores [FOOD-11]. The kinds that the API has are `storeKinds` in search.rules.ts. */
export const storeFilters = ['all', 'currently_open', 'discounted', 'free_delivery', 'take_away'] as const;
export type StoreFilter = (typeof storeFilters)[number];

export function storeFilterOf(text: string | null): StoreFilter {
  return storeFilters.find((filter) => filter === text) ?? 'all';
}

/** How many come at a time [HOME-26]. */
export const storesPerPage = 12;

/** The tabs of the best stores nearby [HOME-36] [HOME-37] [HOME-38]. */
export const bestTabs = ['popular', 'top_rated', 'newly_joined'] as const;
export type BestTab = (typeof bestTabs)[number];

export function bestTabOf(text: string | null): BestTab {
  return bestTabs.find((tab) => tab === text) ?? 'popular';
}

/** One page of a list of stores; `size` counts all of them. */
export interface StoresPage {
  stores: StoreOfCard[];
  page: number;
  size: number;
}

export interface EndlessStoresProps {
  first: StoresPage;
  filter: StoreFilter;
}
