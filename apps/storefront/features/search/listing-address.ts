import {
  allFlags,
  type DataType,
  type DeliveryKind,
  dataTypes,
  deliveryKinds,
  type FilterFlag,
  itemSorts,
  type ListingSort,
  type StoreKind,
  storeKinds,
  storeSorts,
} from 'market/search/search.rules';
import { minuteIn } from 'market/search/search-delivery.rules';
import { href } from 'react-router';
import { wholeRange } from './filters/price-range.ts';

/** Lists of stores with an address of their own, and the kind that each shows as it comes [STORE-04] to [STORE-06]. */
const kindOfList = {
  '/store/latest': 'newly_joined',
  '/store/popular': 'popular',
  '/store/top-offer-nearby': 'all',
} as const satisfies Record<string, StoreKind>;

export type StoreListPath = keyof typeof kindOfList;

/** What a listing shows. All of it is in the address, so that back, reload and a shared link show the same. */
export interface ListingState {
  path: '/home' | StoreListPath;
  dataType: DataType;
  /** The module of a link, where it names one; the chosen one without [HOME-03]. */
  moduleId: number | undefined;
  /** The search text; empty for all. */
  search: string;
  /** Of a category or a brand, as the address carries it, decoded [HOME-04]. */
  name: string;
  list: 'item' | 'store';
  view: 'grid' | 'list';
  sort: ListingSort;
  /** A main category includes its children. */
  categoryIds: readonly number[];
  brandIds: readonly number[];
  flags: readonly FilterFlag[];
  rating: number | undefined;
  minPrice: number | undefined;
  maxPrice: number | undefined;
  /** A time of today, 'HH:mm', that all of it can be at the door by. */
  deliverBy: string | undefined;
  kind: StoreKind;
  delivery: DeliveryKind;
  /** The last page that is shown; those before it are shown too, up to `maxPagesAtOnce`. */
  page: number;
}

export function isStoreList({ path }: ListingState): boolean {
  return path !== '/home';
}

/** The kind of stores that an address shows unless it names another. */
export function defaultKind(path: ListingState['path']): StoreKind {
  return path === '/home' ? 'all' : kindOfList[path];
}

/** The flags that define the list, and so cannot be removed [STORE-06]. */
export function fixedFlags({ path }: ListingState): readonly FilterFlag[] {
  return path === '/store/top-offer-nearby' ? ['discounted'] : [];
}

/** Top offers nearby begin with the nearest, until another kind or sort is chosen. */
function isNearest({ path, kind, sort }: ListingState): boolean {
  return path === '/store/top-offer-nearby' && kind === 'all' && sort === 'default';
}

/** Maximum length that the API accepts. */
export const maxSearchLength = 500;
const maxNameLength = 200;
const largestId = 2_147_483_647;
const largestPrice = 1_000_000_000;
const maxPages = 1000;
const maxIds = 200;

/** Reads an address; what in it makes no sense counts as not there. */
export function stateIn(params: URLSearchParams, path: ListingState['path'] = '/home'): ListingState {
  const query = understood(params, path);
  const dataType = oneOf(dataTypes, query.get('data_type')) ?? 'searched';
  const list = query.get('list_type') === 'store' ? 'store' : 'item';
  const sorts: readonly ListingSort[] = list === 'store' ? storeSorts : itemSorts;
  const ownCategory = dataType === 'category' ? idsOf(query.getAll('id')) : [];
  const ownBrand = dataType === 'brand' ? idsOf(query.getAll('brand_id')) : [];
  const categoryIds = idsOf(query.getAll('category_ids'));
  const brandIds = idsOf(query.getAll('brand_ids'));
  return {
    path,
    dataType,
    moduleId: idsOf(query.getAll('module_id'))[0],
    search: plain(query.get('search'), maxSearchLength),
    name: plain(query.get('name'), maxNameLength),
    list: brandIds.length > 0 || ownBrand.length > 0 ? 'item' : list,
    view: query.get('view') === 'list' ? 'list' : 'grid',
    sort: oneOf(sorts, query.get('sort')) ?? 'default',
    categoryIds: categoryIds.length > 0 ? categoryIds : ownCategory,
    brandIds: brandIds.length > 0 ? brandIds : ownBrand,
    flags: allFlags.filter((flag) => partsOf(query.getAll('filter')).includes(flag)),
    rating: numberIn(query.get('rating_count'), 5) || undefined,
    minPrice: numberIn(query.get('min_price'), largestPrice) || undefined,
    // A form sends the end of the slider too, where it means no limit.
    maxPrice: numberIn(query.get('max_price'), largestPrice, wholeRange.to),
    deliverBy: timeIn(query.get('deliver_by')),
    kind: oneOf(storeKinds, query.get('type')) ?? defaultKind(path),
    delivery: oneOf(deliveryKinds, query.get('delivery')) ?? 'all',
    page: pageOf(query.get('page')),
  };
}

/** Returns the address of a listing, without default values. */
export function addressOf(state: ListingState): string {
  const query = new URLSearchParams();
  const add = (name: string, value: string | number | undefined, defaultValue?: string | number) => {
    if (value !== undefined && value !== '' && value !== defaultValue) query.append(name, String(value));
  };
  const isNamed = (type: DataType) => state.dataType === type && state.name !== '';
  const isOfStores = isStoreList(state);
  add('search', state.search);
  add('data_type', state.dataType, isOfStores ? 'searched' : undefined);
  add('name', state.name);
  add('module_id', state.moduleId);
  add('list_type', state.list, isOfStores ? 'store' : 'item');
  add('view', state.view, 'grid');
  add('sort', state.sort, 'default');
  for (const id of state.categoryIds) add(isNamed('category') ? 'id' : 'category_ids', id);
  for (const id of state.brandIds) add(isNamed('brand') ? 'brand_id' : 'brand_ids', id);
  for (const flag of state.flags) add('filter', flag);
  add('rating_count', state.rating);
  add('min_price', state.minPrice);
  add('max_price', state.maxPrice);
  add('deliver_by', state.deliverBy);
  add('type', state.kind, defaultKind(state.path));
  add('delivery', state.delivery, 'all');
  add('page', state.page, 1);
  const path = href(state.path);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Returns the parameters of the listing call [LIST-45] to [LIST-48]; the caller adds those of the page. */
export function callOf(state: ListingState, offset: number) {
  const { dataType, search, rating, minPrice, maxPrice, deliverBy } = state;
  return {
    data_type: dataType,
    list_type: state.list,
    offset,
    limit: perPage,
    sort: isNearest(state) ? 'nearby' : state.sort,
    category_ids: JSON.stringify(state.categoryIds),
    brand_ids: JSON.stringify(state.brandIds),
    filter: JSON.stringify([...fixedFlags(state), ...state.flags]),
    type: state.kind,
    delivery: state.delivery,
    ...(dataType === 'searched' && { name: search }),
    ...(rating !== undefined && { rating_count: rating }),
    ...(minPrice !== undefined && { min_price: minPrice }),
    ...(maxPrice !== undefined && { max_price: maxPrice }),
    ...(deliverBy !== undefined && { deliver_by: deliverBy }),
  };
}

/** Results on a page of the listing [LIST-45]. */
export const perPage = 12;

/**
 * Returns the listing after a change: from its first page, and without the name of a category or brand once others are
 * chosen.
 */
export function changed(state: ListingState, change: Partial<ListingState>): ListingState {
  const isOther = change.categoryIds !== undefined || change.brandIds !== undefined;
  return { ...state, page: 1, ...(isOther && { name: '' }), ...change };
}

const unfiltered = {
  flags: [],
  rating: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  deliverBy: undefined,
  delivery: 'all',
} as const satisfies Partial<ListingState>;

/** Another tab resets sort and filters [LIST-05] [LIST-06]. */
export function onTab(state: ListingState, list: 'item' | 'store'): ListingState {
  return changed(state, { ...unfiltered, kind: 'all', list, sort: 'default' });
}

/** Removes all filters but those that define the listing. */
export function cleared(state: ListingState): ListingState {
  const isOfCategoryOrBrand = state.name !== '';
  return changed(state, {
    ...unfiltered,
    kind: defaultKind(state.path),
    ...(!isOfCategoryOrBrand && { categoryIds: [], brandIds: [] }),
  });
}

/** Texts as the API accepts them: no NUL, no half of a surrogate pair. */
function plain(text: string | null, maxLength: number): string {
  return (text ?? '').replaceAll('\u0000', '').slice(0, maxLength).toWellFormed().trim();
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}

/** A list of stores has no items and no search, whatever its address says. */
function understood(params: URLSearchParams, path: ListingState['path']): URLSearchParams {
  if (path === '/home') return params;
  const known = ['sort', 'filter', 'rating_count', 'deliver_by', 'type', 'delivery', 'page'];
  const query = new URLSearchParams([...params].filter(([name]) => known.includes(name)));
  query.set('list_type', 'store');
  return query;
}

/** A form repeats a name, an external link may have a JSON list. */
function partsOf(texts: readonly string[]): unknown[] {
  return texts.flatMap((text) => (text.startsWith('[') ? listIn(text) : [text]));
}

function listIn(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function idsOf(texts: readonly string[]): number[] {
  const ids = partsOf(texts).map(Number);
  const known = ids.filter((id) => Number.isInteger(id) && id > 0 && id <= largestId);
  return [...new Set(known)].slice(0, maxIds);
}

function numberIn(text: string | null, max: number, none?: number): number | undefined {
  if (text === null || !/^\d{1,10}(\.\d{1,4})?$/.test(text)) return undefined;
  const number = Number(text);
  return number <= max && number !== none ? number : undefined;
}

function timeIn(text: string | null): string | undefined {
  return text !== null && minuteIn(text) !== undefined ? text : undefined;
}

function pageOf(text: string | null): number {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1;
}
