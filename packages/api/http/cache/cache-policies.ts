/** How long a cache may answer, and whether the nodes of a database share its answers. */
export interface CachePolicy {
  /** Unique: it is part of the key in Redis. */
  name: string;
  seconds: number;
  /** Only for data that is the same for every caller of a scope. */
  isShared?: true;
  /** Bounds the cache by the length of its texts as well, in characters. */
  maxCharacters?: number;
}

/**
 * Every cache of the API. Each holds at most 1,000 answers for each database, and drops the one that was used least
 * recently. `clearCachesOnChange` empties all of them on every node when settings, zones or the catalog change; orders
 * and stock do not, so what they change is as old as `seconds` says.
 */
export const cachePolicies = {
  /** Replies of the catalog as they are sent, by URL and scope. A second is less than a shopper needs to read one. */
  commonReplies: { name: 'common replies', seconds: 1, maxCharacters: 8_000_000 },
  /** What the operator has set; one key. */
  settings: { name: 'settings', seconds: 5 },
  /** Where maps, addresses and ways come from; one key. */
  mapSettings: { name: 'map settings', seconds: 5 },
  /** From which networks operators work; one key. */
  operatorNetworks: { name: 'operator networks', seconds: 5 },
  /** What the market keeps of orders; one key. */
  commissionRules: { name: 'commission rules', seconds: 5 },
  /** By language. */
  translations: { name: 'translations', seconds: 5 },
  /** Units and allergens of all items, for their translation; one key. */
  itemTexts: { name: 'texts of items', seconds: 60 },
  /** Zones, modules and categories, by brand colours and language. */
  catalog: { name: 'catalog', seconds: 5 },
  /** How the stores of a scope deliver: when they are open, how long they take. */
  deliveringStores: { name: 'delivering stores', seconds: 5 },
  /** How many items a list has, by list and scope: counting a long list costs more than reading a page of it. */
  listCounts: { name: 'list counts', seconds: 10 },
  /** The same of filtered lists, by all their filters. */
  filteredCounts: { name: 'filtered counts', seconds: 10 },
  /** Search words after correction, by words and scope. */
  searchWords: { name: 'search words', seconds: 30 },
  /** Brands on sale, by scope. */
  brands: { name: 'brands', seconds: 30, isShared: true },
  /** What each category sells changes slowly [CAT-13]; by scope. */
  categoriesSold: { name: 'categories sold', seconds: 300, isShared: true },
  /** Every home page asks for the featured ones [CAT-14]; by language and scope. */
  featuredCategories: { name: 'featured categories', seconds: 480, isShared: true },
  /** Conditions that something is sold for, by scope. */
  conditions: { name: 'conditions', seconds: 300, isShared: true },
  /** By scope. */
  banners: { name: 'banners', seconds: 300, isShared: true },
  /** By scope. */
  sectionBanners: { name: 'section banners', seconds: 300, isShared: true },
  /** Which blocks of ids a sitemap names, by modules. */
  sitemapBlocks: { name: 'blocks', seconds: 300, isShared: true },
} satisfies Record<string, CachePolicy>;
