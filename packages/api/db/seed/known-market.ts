/** Ids of the seeded data that do not change: they follow the order of the demo files. */
export const knownModules = { food: 1, grocery: 2, pharmacy: 3, ecommerce: 4, parcel: 5 } as const;

/** Zones by what tests need of them. Amounts are minor units. */
export const knownZones = {
  /** All modules, cash up to ₦40,000, free delivery from ₦25,000, 7.5 % tax on top. */
  yaba: { id: 3, at: { lat: 6.507, lng: 3.3755 }, address: 'Yaba, Lagos', cashCap: 4_000_000 },
  island: { id: 1, at: { lat: 6.43172, lng: 3.41982 }, address: 'Adeola Odeku Street, Victoria Island, Lagos' },
  ikeja: { id: 4 },
  withoutShop: { id: 2 },
  withoutCash: { id: 5, at: { lat: 6.471, lng: 3.282 }, address: 'Festac Town, Lagos' },
  /** Cash up to KSh 5,000. */
  lowCashCap: { id: 9, at: { lat: -1.285, lng: 36.8225 }, address: 'Nairobi CBD, Nairobi', cashCap: 500_000 },
  withoutPharmacy: { id: 10 },
} as const;

export const knownPlaces = {
  /** In Yaba and Ikeja at once. */
  inTwoZones: { lat: 6.5598, lng: 3.3662 },
  /** Oshodi: a known place outside all zones. */
  outsideZones: { lat: 6.556, lng: 3.343 },
  inTheLagoon: { lat: 6.52, lng: 3.46 },
} as const;

/** Stores of the demo, as the file has them. At the moment of tests, Friday noon in Lagos, all but `nightKitchen` are open. */
export const knownStores = {
  /** Food in Yaba: 10 % off everything, ₦1,500 minimum, no take away, orders ahead. */
  mamaRonke: { id: 1, slug: 'mama-ronke-buka-yaba' },
  /** Food on the Island that delivers free. */
  freeDelivery: { id: 2, slug: 'mama-ronke-buka-lekki' },
  /** Food on the Island, from 16:00 until 03:00. */
  nightKitchen: { id: 4, slug: 'arewa-grill-obalende' },
  /** Food in Yaba with take away, but nothing ahead. */
  takeAway: { id: 6, slug: 'iya-basira-amala-spot' },
  /** Food in Ikeja that has no reviews by plan. */
  withoutReviews: { id: 8, slug: 'bole-brothers' },
  /** Grocery in Yaba, all day and night. */
  allDay: { id: 31, slug: 'jibowu-mini-mart' },
  /** Pharmacy in Yaba: 10 % off, but not off prescription medicine. */
  discountedPharmacy: { id: 43, slug: 'akoka-health-store' },
  shop: { id: 52, slug: 'surulere-kitchen-world' },
} as const;

/** A demo customer with addresses, a wish list and interests; all people of the file have this password. */
export const knownCustomer = {
  id: 1,
  f_name: 'Bísí',
  email: 'bisi@demo.invalid',
  phone: '+2340000002001',
  password: 'soko-demo',
} as const;

/**
 * Stores that only the test template has, all in Yaba unless noted, always open, without discount or minimum order.
 * Prices are minor units.
 */
export const testStores = {
  grocery: {
    id: 9001,
    slug: 'always-open-provisions',
    items: {
      /** Stock of twenty. */
      scarce: { id: 90_001, slug: 'scarce-honey', price: 100_000, stock: 20 },
      /** Eight of Small, none of Large. */
      typed: { id: 90_002, slug: 'typed-rice', price: 50_000, small: 50_000, large: 90_000, smallStock: 8 },
      soldOut: { id: 90_003, slug: 'sold-out-butter', price: 80_000 },
      /** Stock of fifty, three per order. */
      limited: { id: 90_004, slug: 'limited-sugar', price: 60_000, maximum: 3 },
      percentOff: { id: 90_005, slug: 'percent-off-milk', price: 120_000, percent: 10 },
      amountOff: { id: 90_006, slug: 'amount-off-oil', price: 300_000, amount: 50_000 },
      /** Withdrawn by the store. */
      withdrawn: { id: 90_007, slug: 'withdrawn-tea', price: 40_000 },
    },
  },
  food: {
    id: 9002,
    slug: 'always-open-kitchen',
    items: {
      /** Size (single, required), Protein (multi, one to two, required), Pepper (single); two add-ons. */
      choices: { id: 90_011, slug: 'choices-jollof', price: 250_000, addOns: [90_001, 90_002] },
      plain: { id: 90_012, slug: 'plain-moi-moi', price: 150_000 },
      /** From 06:00 to 10:00. */
      breakfast: { id: 90_013, slug: 'breakfast-akara', price: 90_000 },
    },
  },
  /** From 20:00 to 04:00; takes orders ahead. */
  night: { id: 9003, slug: 'night-kitchen', items: { dish: { id: 90_021, slug: 'night-suya', price: 200_000 } } },
  /** Closed permanently by its owner. */
  closed: { id: 9004, slug: 'closed-kitchen', items: { dish: { id: 90_022, slug: 'closed-soup', price: 200_000 } } },
  /** 10 % off everything that may be promoted. */
  pharmacy: {
    id: 9005,
    slug: 'always-open-pharmacy',
    items: {
      prescription: { id: 90_031, slug: 'prescription-tablets', price: 200_000 },
      formula: { id: 90_032, slug: 'infant-formula', price: 700_000 },
      promoted: { id: 90_033, slug: 'promoted-vitamins', price: 300_000 },
    },
  },
  /** Delivers free, hands out at the counter, takes orders ahead. */
  generous: {
    id: 9006,
    slug: 'generous-kitchen',
    items: { dish: { id: 90_041, slug: 'generous-rice', price: 180_000 } },
  },
  /** ₦5,000 minimum order. */
  minimum: {
    id: 9007,
    slug: 'minimum-kitchen',
    items: { dish: { id: 90_051, slug: 'minimum-beans', price: 100_000 } },
  },
  /** In the zone without cash. */
  withoutCash: {
    id: 9008,
    slug: 'cashless-provisions',
    items: { bread: { id: 90_061, slug: 'cashless-bread', price: 90_000 } },
  },
  /** In the zone whose cash cap is KSh 5,000: two of them exceed it. */
  lowCashCap: {
    id: 9009,
    slug: 'capped-provisions',
    items: { flour: { id: 90_071, slug: 'capped-flour', price: 300_000 } },
  },
} as const;
