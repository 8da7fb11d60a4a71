import { CallRefused } from 'market/calls/client';
import type { Brand, Category } from 'market/categories/categories.contract';
import { type ModuleType, traitsOf } from 'market/modules/modules.rules';
import type { Store } from 'market/stores/stores.contract';
import type { MainCategory } from '#features/search/filters/category-choice.ts';
import { type FoundCard, foundForCard } from '#features/search/found/found-item.ts';
import { callOf, type ListingState, perPage, type StoreListPath, stateIn } from '#features/search/listing-address.ts';
import type { ApiClient } from '../../../server/api-client.server.ts';

/** What the panel beside a listing offers to choose from. */
export interface ListingPanel {
  categories: MainCategory[];
  /** Only where the module has such a filter [LIST-15]. */
  brands: { id: number; name: string }[];
}

/** The content of the listing that replaces the sections [HOME-06]. */
export interface Listing {
  state: ListingState;
  /** For the compact bar [HOME-04]. */
  name: string;
  items: FoundCard[];
  stores: Store[];
  total: number;
  /** The first of the pages that are shown. */
  firstPage: number;
  isEnd: boolean;
  /** The call failed twice. */
  hasFailed: boolean;
  panel: ListingPanel | Promise<ListingPanel>;
}

/** More would make a page too heavy; the pages before it stay a link away. */
const maxPagesAtOnce = 8;
/** The panel belongs in the first HTML, unless it takes longer than anybody notices. */
const panelInPage = 300;
/** Maximum milliseconds for its placeholder [LIST-17]. */
const panelTimeout = 5000;

/** Loads the items or stores for an address [HOME-03] [HOME-05], all pages up to the given one. */
export async function fetchListing(api: ApiClient, query: URLSearchParams, type: ModuleType): Promise<Listing> {
  const state = stateIn(query);
  const panel = fetchListingPanel(api, traitsOf(type).hasBrandFilter && state.list === 'item');
  const [found, shownPanel] = await Promise.all([
    twice(() => fetchListingPages(api, state)),
    Promise.race([panel, after(panelInPage, undefined)]),
  ]);
  return { ...listingOf(state, found), panel: shownPanel ?? panel };
}

/** Loads the stores for an address of a store list [STORE-04] to [STORE-06]; their filters are the same everywhere. */
export async function fetchStoreList(api: ApiClient, query: URLSearchParams, path: StoreListPath) {
  const state = stateIn(query, path);
  const found = await twice(() => fetchListingPages(api, state));
  return { ...listingOf(state, found), panel: { categories: [], brands: [] } };
}

function listingOf(state: ListingState, found: Awaited<ReturnType<typeof fetchListingPages>> | undefined) {
  return {
    state,
    name: state.dataType === 'searched' ? state.search : state.name,
    ...(found ?? { items: [], stores: [], total: 0, firstPage: 1, isEnd: true }),
    hasFailed: found === undefined,
  };
}

async function fetchListingPages(api: ApiClient, state: ListingState) {
  const firstPage = Math.max(1, state.page - maxPagesAtOnce + 1);
  const wanted = Array.from({ length: state.page - firstPage + 1 }, (_, index) => firstPage + index);
  const pages = await Promise.all(wanted.map((page) => api.search.list({ query: callOf(state, page) })));
  const last = pages.at(-1);
  const items = pages.flatMap(({ products }) => products);
  return {
    items: items.map((item) => foundForCard(item, state)),
    stores: pages.flatMap(({ stores }) => stores),
    total: last?.total_size ?? 0,
    firstPage,
    isEnd: (last?.products.length ?? 0) + (last?.stores.length ?? 0) < perPage,
  };
}

/** Retries a failed call once [LIST-62]; a refusal is not retried. */
async function twice<Answer>(load: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await load().catch((error: unknown) => {
      if (error instanceof CallRefused && error.status < 500) throw error;
      return load();
    });
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** What has come until then [LIST-17]: nothing to choose from is better than no page. */
async function fetchListingPanel(api: ApiClient, hasBrands: boolean): Promise<ListingPanel> {
  const query = { limit: 100 };
  const inTime = <Entry>(request: Promise<Entry[]>) =>
    Promise.race([request.catch((): Entry[] => []), after<Entry[]>(panelTimeout, [])]);
  const [categories, brands] = await Promise.all([
    inTime(api.categories.list({ query }).then((found) => found.categories.map(shortCategory))),
    hasBrands ? inTime(api.categories.brands({ query }).then((found) => found.brands.map(shortBrand))) : [],
  ]);
  return { categories, brands };
}

function shortBrand({ id, name }: Brand) {
  return { id, name };
}

function shortCategory({ id, name, childes }: Category): MainCategory {
  return { id, name, childes: childes.map((child) => ({ id: child.id, name: child.name })) };
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), milliseconds).unref();
  });
}
