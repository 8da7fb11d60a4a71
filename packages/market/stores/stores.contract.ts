import * as z from 'zod/mini';
import { endpoint, guestId, listReply, pageQuery } from '../calls/endpoint.ts';
import { days } from './stores.rules.ts';
import { anyPauseReasons } from './stores-availability.rules.ts';

const minute = z.int().check(z.minimum(0), z.maximum(1439));
/** Minutes after midnight; an end before its start is on the next day. */
export const spans = z.array(z.tuple([minute, minute])).check(z.maxLength(5));

/** The week of a store, as those who may change it see it. */
export const openingHours = z.object(
  Object.fromEntries(days.map((day) => [day, spans])) as Record<(typeof days)[number], typeof spans>,
);

/** A time of the zone ('HH:mm') on one of the next days. */
export const opening = z.nullable(z.object({ time: z.string(), in_days: z.int(), day: z.string() }));

/** When a store with a cap begins with an order that is placed now [STO-038]. */
export const beginning = {
  /** Null where that is at once. */
  begins_at: z.nullable(z.iso.datetime()),
  /** The same in words, with why; empty where it is at once. */
  begins_words: z.string(),
};

/** A store as lists carry it [CARD-40]. */
export const store = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  address: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  logo_full_url: z.nullable(z.string()),
  /** Two letters on the store's colour replace a missing logo. */
  monogram: z.string(),
  colours: z.array(z.string()),
  cover_photo: z.string(),
  cover_photo_full_url: z.string(),
  cover_images_full_url: z.array(z.string()),
  module_id: z.int(),
  module_type: z.string(),
  zone_id: z.int(),
  total_items: z.int(),
  /** Null until the first rating. */
  avg_rating: z.nullable(z.number()),
  rating_count: z.int(),
  /** Metres by road from the coordinates of the call; null when it named none. */
  distance: z.nullable(z.number()),
  /** Such as '25-35 min'. */
  delivery_time: z.string(),
  /** What delivery to the coordinates of the call costs; null when it named none. */
  delivery_fee: z.nullable(z.number()),
  free_delivery: z.boolean(),
  take_away: z.boolean(),
  schedule_order: z.boolean(),
  /** Whether it accepts the picture of a prescription instead of a cart. */
  takes_prescriptions: z.boolean(),
  minimum_order: z.number(),
  active: z.boolean(),
  open: z.boolean(),
  /** When it opens next ('HH:mm' in its zone); null while open, and if it never does. */
  opens_at: opening,
  /** It takes no orders until a moment, because its staff or an operator says so; null while it does. Then `opens_at` says when it takes orders again. */
  pause: z.nullable(z.object({ until: z.iso.datetime(), reason: z.enum(anyPauseReasons) })),
  featured: z.union([z.literal(0), z.literal(1)]),
  created_at: z.string(),
  discount: z.nullable(z.object({ discount: z.number(), discount_type: z.literal('percent') })),
});

export type Store = z.infer<typeof store>;

/** A store as its card shows it. What only its own page shows is absent, so that pages of lists stay small. */
export type StoreOfCard = Omit<
  Store,
  | 'tagline'
  | 'phone'
  | 'latitude'
  | 'longitude'
  | 'cover_photo'
  | 'total_items'
  | 'take_away'
  | 'schedule_order'
  | 'takes_prescriptions'
  | 'minimum_order'
  | 'featured'
  | 'created_at'
>;

const storePage = listReply('stores', store);

export const storesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/stores',
    summary: 'Stores of the zones and module',
    callers: 'anyone',
    inZones: true,
    query: z.object({
      type: z._default(z.enum(['all', 'newly_joined', 'popular', 'top_rated']), 'all'),
      filter: z._default(
        z.enum(['all', 'delivery', 'take_away', 'discounted', 'free_delivery', 'currently_open']),
        'all',
      ),
      /** 1 for the featured ones alone [CARD-39]. */
      featured: z.optional(z.coerce.number().check(z.refine((value) => value === 0 || value === 1, 'Send 0 or 1'))),
      ...pageQuery(),
    }),
    reply: storePage,
    refusals: [],
  }),
  latest: endpoint({
    method: 'GET',
    path: '/api/v1/stores/latest',
    summary: 'The newest stores first',
    callers: 'anyone',
    inZones: true,
    query: z.object({ type: z._default(z.literal('all'), 'all'), ...pageQuery() }),
    reply: storePage,
    refusals: [],
  }),
  popular: endpoint({
    method: 'GET',
    path: '/api/v1/stores/popular',
    summary: 'The most ordered stores first',
    callers: 'anyone',
    inZones: true,
    query: z.object({ type: z._default(z.literal('all'), 'all'), ...pageQuery() }),
    reply: storePage,
    refusals: [],
  }),
  topOffersNearby: endpoint({
    method: 'GET',
    path: '/api/v1/stores/top-offer-nearby',
    summary: 'Stores with money off, the nearest first',
    callers: 'anyone',
    inZones: true,
    query: z.object(pageQuery()),
    reply: storePage,
    refusals: [],
  }),
  visited: endpoint({
    method: 'GET',
    path: '/api/v1/customer/visit-again',
    summary: 'The stores that the shopper has ordered from, the last one first',
    callers: 'shopper',
    inZones: true,
    query: z.object({ guest_id: z.optional(guestId), ...pageQuery() }),
    reply: storePage,
    refusals: ['guest_id_needed'],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v1/stores/details/{id}',
    summary: 'One store, by its slug or its id',
    callers: 'anyone',
    mayBeStale: true,
    params: z.object({ id: z.string().check(z.regex(/^[a-z0-9-]{1,200}$/)) }),
    reply: z.extend(store, {
      /** When it closes next ('HH:mm'), or null while closed and where it stays open into the next day. */
      closes_at: z.nullable(z.string()),
      opening_hours: z.record(z.string(), z.array(z.tuple([z.string(), z.string()]))),
      /** Dates of the next two weeks on which other hours hold; no hours is closed [STO-040]. */
      other_days: z.array(z.object({ date: z.string(), hours: z.array(z.tuple([z.string(), z.string()])) })),
      time_zone: z.string(),
      ...beginning,
      reviews_enabled: z.boolean(),
      categories: z.array(
        z.object({ id: z.int(), slug: z.string(), name: z.string(), item_count: z.int(), image_full_url: z.string() }),
      ),
    }),
    refusals: ['store_not_found', 'gone'],
  }),
};
