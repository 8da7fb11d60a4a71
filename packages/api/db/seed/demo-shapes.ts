import type { Insertable } from 'kysely';
import type { PageName } from 'market/config/config.rules';
import type { ModuleType } from 'market/modules/modules.rules';
import type { Coordinates } from 'market/places/places.rules';
import type { Day } from 'market/stores/stores.rules';
import type { Tables } from '../tables.ts';

/** The shapes of the files in demo/, as far as the seed reads them; demo/README.md has their units. */
export type City = 'Lagos' | 'Nairobi';

/** A price in each city's currency, in whole units; null means not sold there. */
interface Priced {
  price_ngn?: number | null;
  price_kes?: number | null;
}

export interface DemoZone {
  id: string;
  name: string;
  city: City;
  country: string;
  currency: string;
  time_zone: string;
  modules: ModuleType[];
  cash_on_delivery: boolean;
  cash_on_delivery_cap: number | null;
  digital_payment: boolean;
  distance_factor: number;
  tax: { rate: number; inclusive: boolean };
  free_delivery_over: number | null;
  delivery: Record<ModuleType, { base: number; per_km: number; minimum: number; maximum: number; included_km: number }>;
  center: { lat: number; lng: number };
  area: Coordinates[];
}

export interface DemoItem extends Priced {
  id: string;
  name: string;
  description: string;
  category: string;
  image: string;
  cities: City[];
  price_spread: number;
  tags: string[];
  unit: string;
  brand?: string;
  veg?: number;
  is_halal?: number;
  organic?: number;
  recommended?: number;
  is_new?: number;
  no_promotion?: boolean;
  nutrition?: { per: string; kcal: number; protein_g: number; carbohydrate_g: number; fat_g: number };
  /** Columns of its row that are the same in every store; null where an item does not name one that others have. */
  columns?: Partial<Insertable<Tables['items']>>;
  specification?: string;
  /** The category whose `details` it takes, where that is not its own. */
  details?: string;
  stock?: number | null;
  maximum_cart_quantity: number;
  available_time_starts?: string;
  available_time_ends?: string;
  schedule_order?: boolean;
  generic_name?: string[];
  common_conditions?: string[];
  is_prescription_required?: number;
  choice_options?: { name: string; title: string; options: string[] }[];
  variations?: (Priced & { type: string; stock: number })[];
  option_groups?: string[];
  add_ons?: string | null;
}

export interface DemoCategory {
  id: string;
  name: string;
  image: string;
  /** Of what can be sent. */
  description?: string;
  featured?: number;
  childes?: DemoCategory[];
}

interface OptionGroup {
  name: string;
  type: 'single' | 'multi';
  required: 'on' | 'off';
  min: number;
  max: number;
  values: (Priced & { label: string })[];
}

export interface DemoCatalogue {
  categories: DemoCategory[];
  brands?: { id: string; name: string }[];
  common_conditions?: { id: string; name: string; image: string }[];
  why_choose?: { image: string; title: string; short_description: string }[];
  video_content?: { banner_type: string; banner_image: string; banner_contents: string[] };
  option_groups?: Record<string, OptionGroup>;
  add_on_sets?: Record<string, (Priced & { name: string })[]>;
  /** What is said of all items of a category beside their own words, by its id. */
  details?: Record<string, DemoDetails>;
  items?: DemoItem[];
}

export interface DemoDetails {
  /** Sentences, of which each item gets one. */
  about: string[];
  /** Their names and values; '*' stands for the specification of the item. */
  facts: Record<string, string>;
}

export interface DemoStore {
  id: string;
  name: string;
  module: ModuleType;
  city: City;
  zone: string;
  address: string;
  lat: number;
  lng: number;
  phone: string;
  opening_hours: Record<Day, [string, string][]>;
  delivery_time: { min: number; max: number };
  discount: { discount: number } | null;
  free_delivery: boolean;
  minimum_order: number;
  take_away: boolean;
  schedule_order: boolean;
  featured: number;
  colours: string[];
  monogram: string;
  cover_images: string[];
  brand?: string | null;
  tagline: string;
  reviews_enabled: boolean;
  opened_days_ago: number;
  items: string[];
  /** How many ratings of one to five stars it should have, compared with the other stores. */
  stars?: number[];
}

type NamePatterns = Record<City, string[]>;

export interface NameParts {
  given_names: NamePatterns;
  titles: NamePatterns;
  adj: NamePatterns;
  region: NamePatterns;
  colours: string[][];
  patterns: Partial<Record<ModuleType, NamePatterns>>;
}

export interface DemoPeople {
  customers: {
    id: string;
    /** Has never ordered. */
    is_new?: boolean;
    f_name: string;
    l_name: string;
    city: City;
    email: string;
    phone: string;
    addresses: { label: string; place_id: string; line: string; landmark: string; directions: string }[];
    /** Categories, of whatever module has them. */
    interests: string[];
  }[];
  couriers: {
    f_name: string;
    l_name: string;
    city: City;
    vehicle: string;
    tendency: number;
    phone: string;
    speed_kmh: number;
  }[];
  reviews: {
    rating: number;
    about: 'store' | 'item' | 'courier';
    modules: ModuleType[];
    lang: string;
    cities: City[];
    text: string;
  }[];
  chats: {
    with: 'store' | 'pharmacy' | 'courier' | 'support';
    /** Whose latest delivered order of that module it is about; without it the chat is not seeded. */
    about?: { customer: string; module: ModuleType };
    lines: [sender: 'customer' | 'store' | 'courier' | 'support', text: string][];
  }[];
  refunds_and_reasons: { cancel_reasons: string[]; refund_reasons: string[]; unavailable_item_notes: string[] };
  delivery_instructions: string[];
  help: { phone: Record<City, string>; email: string; address: Record<City, string> };
}

type InCurrencies = Record<string, number>;

/** What the demo promotes. Moments are days or hours from the moment of the seed. */
export interface DemoPromotions {
  campaigns: {
    id: string;
    title: string;
    module: ModuleType;
    city: City | null;
    image: string;
    discount: number;
    discount_type: 'percent' | 'amount';
    starts_in_days: number;
    ends_in_days: number;
    daily: [string, string] | null;
    text: string;
    items: string[];
  }[];
  flash_sales: {
    id: string;
    module: ModuleType;
    title: string;
    starts_in_hours: number;
    ends_in_hours: number;
    products: { item: string; discount: number; discount_type: 'percent' | 'amount'; stock: number; sold: number }[];
  }[];
  banners: {
    module: ModuleType;
    city: City | null;
    type: 'default' | 'store_wise' | 'item_wise';
    title: string;
    link?: string;
    store?: string;
    item?: string;
    image: string;
    colours: string[];
  }[];
  section_banners: ({ module: ModuleType } & Record<
    'best_reviewed' | 'new_arrival' | 'bottom' | 'nearby',
    { title: string; image: string }
  >)[];
  coupons: {
    code: string;
    title: string;
    type: string;
    store?: string;
    discount: number;
    discount_type: 'percent' | 'fixed';
    max_discount: InCurrencies | null;
    min_purchase: InCurrencies;
    limit_per_user: number;
    modules: ModuleType[];
    starts_in_days: number;
    expires_in_days: number;
  }[];
  cashback: {
    title: string;
    cashback_type: 'amount' | 'percent';
    cashback_amount: number | InCurrencies;
    max_cashback?: InCurrencies;
    min_purchase: InCurrencies;
    module: ModuleType;
    start_in_days: number;
    end_in_days: number;
  }[];
  ads: {
    add_type: 'store_promotion' | 'video_promotion';
    store: string;
    title: string;
    description: string;
    cover: string;
    is_rating_active: number;
    is_review_active: number;
  }[];
}

export interface DemoPlace {
  id: string;
  name: string;
  kind: string;
  area: string;
  city: City;
  lat: number;
  lng: number;
  rank: number;
  zones: string[];
}

export interface DemoData {
  zones: DemoZone[];
  places: DemoPlace[];
  /** Returns whether a point lies in lagoon, sea or river, where there are no stores. */
  isWater: (point: Coordinates) => boolean;
  catalogues: Record<ModuleType, DemoCatalogue>;
  stores: DemoStore[];
  nameParts: NameParts;
  people: DemoPeople;
  promotions: DemoPromotions;
  /** By the English text and the code of the language. */
  translations: Record<string, Record<string, string>>;
  /** HTML. */
  pages: Record<PageName, string>;
  /** The picture of a key: its own, or a placeholder if it is missing. */
  imageOf: (key: string) => string;
  /** The picture of a thing in another of its colours; undefined where there is none. */
  inColour: (key: string, colour: string) => string | undefined;
  /** Further pictures of the same thing, of what is looked at closely. */
  viewsOf: (key: string) => string[];
}
