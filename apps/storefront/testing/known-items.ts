import type { CartLine } from 'market/cart/cart.contract';
import type { Item } from 'market/items/items.contract';
import type { Market } from '#features/config/use-market.ts';

const plain: Item = {
  id: 1,
  slug: 'chilled-malt',
  name: 'Chilled Malt',
  title: 'Chilled Malt',
  image: 'malt',
  storage: 'public',
  image_full_url: '/images/360/malt.webp',
  images_full_url: [],
  category_id: 1,
  category_ids: [],
  price: 1000,
  discount: 0,
  discount_type: 'percent',
  store_discount: 0,
  restaurant_discount: 0,
  no_promotion: false,
  promotion: null,
  store_id: 7,
  store_name: 'Mama Ngozi Kitchen',
  store_slug: 'mama-ngozi-kitchen',
  store_open: true,
  store_opens_at: null,
  module_id: 1,
  module: { module_type: 'food' },
  zone_id: 3,
  unit_type: 'bottle',
  generic_name: [],
  veg: 1,
  halal_tag_status: 1,
  is_halal: 0,
  recommended: 0,
  organic: 0,
  avg_rating: null,
  rating_count: 0,
  wishlist_count: 0,
  sold_out: false,
  stock: null,
  maximum_cart_quantity: null,
  schedule_order: false,
  available_time_starts: null,
  available_time_ends: null,
  available_day: null,
  available_date_starts: null,
  available_date_ends: null,
  is_prescription_required: 0,
  description: '',
  nutritions_name: [],
  allergies_name: [],
  tags: [],
  variations: [],
  choice_options: [],
  food_variations: [],
  add_ons: [],
};

/** A plain item as the API returns it, with the given changes. */
export function itemWith(parts: Partial<Item> = {}): Item {
  return { ...plain, ...parts };
}

/** A dish with a required protein, one or two sides, a pepper level that may be left, and two add-ons. */
export function dish(parts: Partial<Item> = {}): Item {
  return itemWith({
    id: 2,
    slug: 'party-jollof',
    name: 'Party Jollof',
    price: 4000,
    food_variations: [
      {
        name: 'Protein',
        type: 'single',
        required: 'on',
        min: 1,
        max: 1,
        values: [
          { label: 'Chicken', optionPrice: 0 },
          { label: 'Turkey', optionPrice: 1500 },
        ],
      },
      {
        name: 'Sides',
        type: 'multi',
        required: 'off',
        min: 2,
        max: 3,
        values: [
          { label: 'Dodo', optionPrice: 700 },
          { label: 'Coleslaw', optionPrice: 400 },
          { label: 'Moi moi', optionPrice: 900 },
          { label: 'Egg', optionPrice: 300 },
        ],
      },
      {
        name: 'Pepper',
        type: 'single',
        required: 'off',
        min: 1,
        max: 1,
        values: [
          { label: 'Mild', optionPrice: 0 },
          { label: 'Hot', optionPrice: 0 },
        ],
      },
    ],
    add_ons: [
      { id: 11, name: 'Zobo', price: 900 },
      { id: 12, name: 'Water', price: 400 },
    ],
    ...parts,
  });
}

/** Grocery by weight and grain: the largest of the long grain is sold out, two of the small round are left. */
export function riceWithVariants(parts: Partial<Item> = {}): Item {
  return itemWith({
    id: 3,
    slug: 'rice',
    name: 'Rice',
    price: 900,
    module_id: 2,
    module: { module_type: 'grocery' },
    choice_options: [
      { name: 'choice_0', title: 'Weight', options: ['1 kg', '5 kg'] },
      { name: 'choice_1', title: 'Grain', options: ['Long', 'Round'] },
    ],
    variations: [
      { type: '1 kg-Long', price: 900, stock: 20 },
      { type: '1 kg-Round', price: 1000, stock: 2 },
      { type: '5 kg-Long', price: 4200, stock: 0 },
      { type: '5 kg-Round', price: 4500, stock: 9 },
    ],
    ...parts,
  });
}

/** A cart line with one of an item, at its price. */
export function lineOf(item: Item, parts: Partial<CartLine> = {}): CartLine {
  const { quantity = 1, price = item.price, add_on_total: addOns = 0, discount = 0 } = parts;
  return {
    id: item.id * 10,
    module_id: item.module_id,
    item_id: item.id,
    item,
    zone: { id: item.zone_id, name: 'Yaba', city: 'Lagos', currency: 'NGN', free_delivery_over: 10_000 },
    is_delivered_here: true,
    quantity,
    variation: [],
    food_variations: [],
    addons: [],
    price,
    discount,
    discount_reason: discount > 0 ? 'store' : null,
    add_on_total: addOns,
    total_price: price * quantity - discount + addOns,
    price_changed: false,
    problem: null,
    store_opens_at: null,
    store_pause_reason: null,
    ...parts,
  };
}

/** A visitor who shops for food in Lagos. */
export const lagos: Market = {
  businessName: 'Soko',
  logoUrl: '/favicon.svg',
  iconUrl: '/favicon.svg',
  languages: ['en', 'yo', 'ha', 'ke'],
  savesData: false,
  origin: 'https://soko.example',
  notice: null,
  isDemo: true,
  digits: 0,
  currency: 'NGN',
  currencies: [{ code: 'NGN', symbol: '₦', side: 'left' }],
  guestCheckout: true,
  halalTags: true,
  zone: {
    id: 3,
    name: 'Yaba',
    city: 'Lagos',
    country: 'NG',
    currency: 'NGN',
    timeZone: 'Africa/Lagos',
    demoMinute: null,
    pauses: [],
    clock: { at: Date.parse('2026-11-21T11:00:00Z'), day: 'sa', minute: 12 * 60 },
  },
  place: { address: 'Yaba, Lagos', lat: 6.507, lng: 3.3755 },
  defaultLocation: { lat: 6.5244, lng: 3.3792 },
  modules: [{ id: 1, type: 'food', name: 'Food', imageUrl: '/images/360/pot.webp' }],
  module: { id: 1, type: 'food', name: 'Food', imageUrl: '/images/360/pot.webp' },
  cart: [],
  customer: null,
  signIn: {
    logins: { manual: true, otp: true, social: false },
    providers: [],
    hasReferCodes: true,
    country: 'NG',
    hasCountryPicker: true,
    firebase: null,
  },
  company: {
    text: 'From your own city to your gate.',
    description: 'A market of tests.',
    email: 'help@soko.example',
    phone: '+2340000000100',
    address: '12 Commercial Avenue, Yaba, Lagos',
    social: [],
    playStore: null,
    appStore: null,
    pages: ['about-us', 'terms-and-conditions', 'privacy-policy'],
    newsletter: { title: 'Join us', text: 'News of the market' },
    hasWallet: true,
    hasLoyalty: true,
    storeApplication: '/store-registration?active=active',
    courierApplication: '/deliveryman-registration',
  },
  language: { languageName: 'English', languageCode: 'en', countryCode: 'GB', flag: '', tag: 'en' },
  theme: undefined,
  direction: 'ltr',
  rightToLeft: ['ar', 'ha'],
};

/** A customer, signed in. */
export const bisi: NonNullable<Market['customer']> = {
  firstName: 'Bisi',
  initials: 'BA',
  imageUrl: null,
  existingModules: [],
  pages: [],
};
