/** The types of module; the list is closed [MOD-01]. */
export const moduleTypes = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'] as const;
export type ModuleType = (typeof moduleTypes)[number];

/** A module as stored under the key `module` [MOD-10]. */
export interface StoredModule {
  id: number;
  module_type: ModuleType;
}

/** Where a section banner can be on a home: above the best reviewed, beside the new arrivals, by the stores nearby, at the end [OPS-065]. */
export const bannerSections = ['best_reviewed', 'new_arrival', 'nearby', 'bottom'] as const;
export type BannerSection = (typeof bannerSections)[number];

/** What differs between the modules. Texts are English; `packages/app-kit/modules` has their translations. */
export interface ModuleTraits {
  /** The default name. */
  name: 'Food' | 'Grocery' | 'Pharmacy' | 'Shop' | 'Parcel';
  /** Completes the refusal 'This coupon is for …' in English. */
  goods: string;
  /** The picture of the module until the operator sets another. */
  image: string;
  /** The picture on the tile of the landing page: the name of a drawing in `demo/drawings`. */
  tileImage: string;
  /** The type of its stores in the words of schema.org. */
  storeSchema: string;
  hint:
    | 'Restaurants, bukas and grills'
    | 'Fresh produce in under an hour'
    | 'Licensed chemists, refills'
    | 'Fabric, phones, beauty, home'
    | 'Send anything across town';
  heroTitle:
    | 'FIND YOUR HAPPINESS'
    | 'Fresh Item that deserve to eat'
    | 'Quality Medicines & Health care at your Doorstep.'
    | 'Exclusive collection for everyone'
    | 'Track your Products';
  /** Null if there is only a title. */
  heroText:
    | 'For the love of delicious food.'
    | 'Get your groceries items delivered in less than an hour'
    | 'Get Your Desired High Quality Products Here'
    | 'Now you can track your products easily whenever you want.'
    | null;
  /** Parcel sells nothing: no cart and no search [NAV-11]. */
  hasCart: boolean;
  hasSearch: boolean;
  /** Customers send their own things: categories of parcels instead of goods [PARC-04]. */
  carriesParcels: boolean;
  /** The restaurant and cuisine menus of the top bar [NAV-06]. */
  hasStoreMenus: boolean;
  /** The cashback button [PROMO-30]. */
  hasCashback: boolean;
  /** The home shows highlights of stores [OPS-065]. */
  hasHighlights: boolean;
  /** The sections of the home that show a banner, as they follow each other [OPS-065]. */
  bannerSections: readonly BannerSection[];
  /** Interests are asked for in this module [MOD-13]. */
  asksInterests: boolean;
  /** Stock counts; without, an item never runs out [CARD-14] [CART-21]. */
  checksStock: boolean;
  /** Whether a card opens the item over the list or on its own page [CARD-42]. */
  itemOpensAs: 'dialog' | 'page';
  /** Text at the start and picture at the end, or picture above text. */
  cardKind: 'horizontal' | 'vertical';
  /** The small line of a card: seller, unit or generic name [CARD-08] [PHAR-14]. */
  cardLine: 'seller' | 'unit' | 'genericName';
  /** The page of a store: a menu to read, or a grid of pictures to pick from. */
  storeLayout: 'menu' | 'grid';
  /** Whether vegetarian dishes have a mark [FOOD-16] [ITEM-07]. */
  hasVegMark: boolean;
  /** Its items say what people may be allergic to, where an operator asks for it [STO-066]. */
  namesAllergens: boolean;
  /** Cutlery can be asked for at checkout. */
  hasCutlery: boolean;
  /** Goods can be ordered by the picture of a prescription alone [CHK-12]. */
  takesPrescriptions: boolean;
  /** The chip with the distance on a store card [CARD-28]. */
  hasDistanceChip: boolean;
  /** Brands among the filters of the listing [LIST-15]. */
  hasBrandFilter: boolean;
  /** The tabs of the listing [LIST-01] [LIST-02]. */
  itemsLabel: 'Foods' | 'Groceries' | 'Medicines' | 'Items';
  storesLabel: 'Restaurants' | 'Stores';
  /** The items tab of the wish list [WISH-02]. */
  wishedItemsLabel: 'foods' | 'items';
  searchHint:
    | 'Search jollof, suya, restaurants…'
    | 'Search tomatoes, rice, Indomie…'
    | 'Search medicine or condition…'
    | 'Search products, brands…'
    | null;
  /** The help page's name in menus [FOOT-16]. */
  helpLabel: 'Help' | 'Contact';
}

/** The traits that are texts of a page. */
export type ModuleTextKey =
  | 'hint'
  | 'heroTitle'
  | 'heroText'
  | 'itemsLabel'
  | 'storesLabel'
  | 'wishedItemsLabel'
  | 'searchHint'
  | 'helpLabel';
/** Every text of every module, and their names. */
export type ModuleTexts = NonNullable<ModuleTraits[ModuleTextKey | 'name']>;

const defaultTraits = {
  hasCart: true,
  carriesParcels: false,
  hasSearch: true,
  hasStoreMenus: true,
  hasCashback: true,
  hasHighlights: false,
  bannerSections: [],
  asksInterests: true,
  checksStock: true,
  itemOpensAs: 'dialog',
  cardKind: 'vertical',
  cardLine: 'unit',
  storeLayout: 'grid',
  hasVegMark: false,
  namesAllergens: false,
  hasCutlery: false,
  takesPrescriptions: false,
  hasDistanceChip: true,
  hasBrandFilter: false,
  itemsLabel: 'Items',
  storesLabel: 'Stores',
  wishedItemsLabel: 'items',
  helpLabel: 'Help',
} as const;

/** The only place that compares names of modules. All other code asks for a trait. */
const traits: Record<ModuleType, ModuleTraits> = {
  food: {
    ...defaultTraits,
    name: 'Food',
    goods: 'food',
    image: 'pot',
    tileImage: 'pot',
    storeSchema: 'Restaurant',
    hint: 'Restaurants, bukas and grills',
    heroTitle: 'FIND YOUR HAPPINESS',
    heroText: 'For the love of delicious food.',
    searchHint: 'Search jollof, suya, restaurants…',
    checksStock: false,
    cardKind: 'horizontal',
    cardLine: 'seller',
    storeLayout: 'menu',
    hasVegMark: true,
    namesAllergens: true,
    hasCutlery: true,
    hasDistanceChip: false,
    hasHighlights: true,
    itemsLabel: 'Foods',
    storesLabel: 'Restaurants',
    wishedItemsLabel: 'foods',
  },
  grocery: {
    ...defaultTraits,
    name: 'Grocery',
    goods: 'groceries',
    image: 'veg',
    tileImage: 'veg',
    storeSchema: 'GroceryStore',
    hint: 'Fresh produce in under an hour',
    heroTitle: 'Fresh Item that deserve to eat',
    heroText: 'Get your groceries items delivered in less than an hour',
    searchHint: 'Search tomatoes, rice, Indomie…',
    itemsLabel: 'Groceries',
    hasHighlights: true,
    bannerSections: ['best_reviewed', 'bottom'],
  },
  pharmacy: {
    ...defaultTraits,
    name: 'Pharmacy',
    goods: 'pharmacies',
    image: 'pill',
    tileImage: 'para',
    storeSchema: 'Pharmacy',
    hint: 'Licensed chemists, refills',
    heroTitle: 'Quality Medicines & Health care at your Doorstep.',
    heroText: null,
    searchHint: 'Search medicine or condition…',
    cardLine: 'genericName',
    takesPrescriptions: true,
    itemsLabel: 'Medicines',
    bannerSections: ['bottom'],
  },
  ecommerce: {
    ...defaultTraits,
    name: 'Shop',
    goods: 'shopping',
    image: 'groceries',
    tileImage: 'ankB',
    storeSchema: 'Store',
    hint: 'Fabric, phones, beauty, home',
    heroTitle: 'Exclusive collection for everyone',
    heroText: 'Get Your Desired High Quality Products Here',
    searchHint: 'Search products, brands…',
    itemOpensAs: 'page',
    hasBrandFilter: true,
    bannerSections: ['best_reviewed', 'new_arrival', 'bottom'],
  },
  parcel: {
    ...defaultTraits,
    name: 'Parcel',
    goods: 'parcels',
    image: 'package',
    tileImage: 'boxbig',
    storeSchema: 'LocalBusiness',
    hint: 'Send anything across town',
    heroTitle: 'Track your Products',
    heroText: 'Now you can track your products easily whenever you want.',
    searchHint: null,
    hasCart: false,
    carriesParcels: true,
    hasSearch: false,
    hasStoreMenus: false,
    hasCashback: false,
    asksInterests: false,
    checksStock: false,
    helpLabel: 'Contact',
  },
};

export function traitsOf(moduleType: ModuleType): ModuleTraits {
  return traits[moduleType];
}

/** Returns whether a zone that serves a module offers it to shoppers: parcels always, others with a store there. */
export function isOfferedIn(moduleType: ModuleType, hasStores: boolean): boolean {
  return hasStores || traitsOf(moduleType).carriesParcels;
}

/** Pixels; narrower pictures of a module are blurred on the tiles of the storefront. */
export const minModulePixels = 240;

/**
 * Returns the running orders that a person has not seen: a module is switched off only by one who knows of all of them
 * [OPS-048].
 */
export function ordersNotSeen(running: readonly string[], seen: readonly string[]): string[] {
  return running.filter((id) => !seen.includes(id));
}

export function isModuleType(text: unknown): text is ModuleType {
  return moduleTypes.some((type) => type === text);
}

/** Whether a store of this module takes prescriptions, where it is willing to. */
export function takesPrescriptions(moduleType: unknown, isWilling: boolean): boolean {
  return isWilling && isModuleType(moduleType) && traitsOf(moduleType).takesPrescriptions;
}

/** Returns the module of a stored text such as '{"id":1,"module_type":"food"}'; undefined if it is invalid. */
export function moduleIn(text: string): StoredModule | undefined {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || !('id' in value) || !('module_type' in value)) return undefined;
  const { id, module_type } = value;
  const isKnown = typeof id === 'number' && Number.isInteger(id) && id > 0 && isModuleType(module_type);
  return isKnown ? { id, module_type } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
