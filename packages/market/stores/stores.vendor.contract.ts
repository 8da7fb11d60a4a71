import * as z from 'zod/mini';
import { endpoint, id, text, uploadedFile } from '../calls/endpoint.ts';
import { bagTicketTimes, kitchenTicketTimes } from '../orders/kitchen/orders-tickets.rules.ts';
import { unfetchedRules } from '../orders/waits/orders-counter.rules.ts';
import { deliveryMinutes, minimumOrder } from './stores.admin.contract.ts';
import { opening, openingHours, spans } from './stores.contract.ts';
import {
  anyPauseReasons,
  busyLengths,
  busySteps,
  pauseLengths,
  pauseReasons,
  unansweredPause,
} from './stores-availability.rules.ts';
import { capKinds, capLimits } from './stores-cap.rules.ts';

const moment = z.nullable(z.iso.datetime());
const params = z.object({ store_id: id });

/** Whether a store takes orders, as its staff sees it; what has ended is no longer in it. */
export const storeNow = z.object({
  /** Customers can order now. */
  is_open: z.boolean(),
  paused_until: moment,
  /** Of the store, or of its zone, which only the market ends [OPS-044]; `unanswered` if the market paused it [STO-036]. */
  pause_reason: z.nullable(z.enum([...anyPauseReasons, unansweredPause])),
  /** When it takes orders again; null while it does, and if it never does. */
  opens_at: opening,
  /** When it closes ('HH:mm' in its zone); null while it is closed, and if it stays open for a day or longer. */
  closes_at: z.nullable(z.string()),
  /** What is added to every promise, in minutes. */
  busy_minutes: z.int(),
  busy_until: moment,
  /** How much it begins in a quarter of an hour; null without a cap [STO-038]. */
  cap: z.nullable(z.object({ by: z.enum(capKinds), most: z.int(), piece_minutes: z.int() })),
  /** When it begins with an order that is placed now; null while the quarter has room. */
  full_until: moment,
});

export type StoreNow = z.infer<typeof storeNow>;

const reply = z.object({ store: storeNow });

/** A date with other hours; none is closed [STO-040]. */
const otherDay = z.object({
  date: z.iso.date(),
  hours: spans,
  /** Comes back on this day of each year; of these the next date is in the list. */
  yearly: z._default(z.boolean(), false),
  /** For the staff, such as 'Christmas'. */
  note: text(80),
});

const hoursNow = z.object({
  opening_hours: openingHours,
  /** From today on, the next one first. */
  other_days: z.array(otherDay),
  /** Orders that the store has promised for later times of its zone, the next one first. */
  scheduled: z.array(z.object({ order_id: z.string(), date: z.string(), time: z.string() })),
  /** The date in the zone. */
  today: z.string(),
  time_zone: z.string(),
  /** To be sent back with a change. */
  version: z.int(),
});

/** The pictures of a store. */
export const storePictures = ['logo', 'cover', 'entrance'] as const;

/** What a store itself decides of its profile. */
const profileFields = {
  /** One line below the name. */
  tagline: text(120),
  phone: text(30).check(z.minLength(1, 'Phone Number is required')),
  /** In the currency of the zone. */
  minimum_order: minimumOrder,
  delivery_minutes_min: deliveryMinutes,
  delivery_minutes_max: deliveryMinutes,
  take_away: z.boolean(),
  /** What becomes of take-away orders that no customer fetches within an hour; orders keep the rule they were placed under [STO-044]. */
  unfetched_rule: z.enum(unfetchedRules),
  /** For statements; customers do not see it. */
  tax_number: text(60),
  /** For couriers: where to stop, which door it is, and where to wait; without contact data [STO-094]. */
  courier_words: text(300),
  /** When the tickets print by themselves, on the devices that print [STO-028]. */
  kitchen_ticket_at: z.enum(kitchenTicketTimes),
  bag_ticket_at: z.enum(bagTicketTimes),
};

const profile = z.object({
  ...profileFields,
  /** Name, address and place are changed by an operator. */
  name: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  currency: z.string(),
  slug: z.string(),
  /** Null where the letters of the name stand in for it. */
  logo_full_url: z.nullable(z.string()),
  /** Null where a picture of the module stands in for it. */
  cover_photo_full_url: z.nullable(z.string()),
  /** What couriers look for; customers do not see it [STO-094]. */
  entrance_full_url: z.nullable(z.string()),
  /** To be sent back with a change. */
  version: z.int(),
});

const pictureParams = z.extend(params, { picture: z.enum(storePictures) });

/** What the staff of a store says of the store itself. */
export const vendorStoresContract = {
  pause: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/pause',
    urgent: true,
    summary: 'Take no orders for a time, with a reason; running orders go on, and it ends by itself [STO-034]',
    callers: 'vendor:store.availability',
    params,
    body: z.object({ for: z.enum(pauseLengths), reason: z.enum(pauseReasons) }),
    reply: z.extend(reply, {
      /** How many carts of the last day have items of the store. */
      carts: z.int(),
    }),
    refusals: [],
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/resume',
    urgent: true,
    summary: 'Take orders again before a pause ends [STO-034]',
    callers: 'vendor:store.availability',
    params,
    reply,
    refusals: [],
  }),
  setBusy: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/busy',
    urgent: true,
    summary: 'Add minutes to every promise for a time, until closing at the latest; 0 minutes end it [STO-035]',
    callers: 'vendor:store.availability',
    params,
    body: z.object({
      minutes: z.union([z.literal(0), z.literal([...busySteps])]),
      for: z._default(z.enum(busyLengths), '60'),
    }),
    reply,
    refusals: [],
  }),
  setCap: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/cap',
    urgent: true,
    summary: 'Set the most orders, or minutes of work, of a quarter of an hour; none at all is a pause [STO-038]',
    callers: 'vendor:store.availability',
    params,
    body: z.object({
      by: z.enum(capKinds),
      /** Null for no cap. */
      most: z.nullable(z.int().check(z.minimum(0), z.maximum(capLimits.most))),
      /** Of work, where minutes are counted. */
      piece_minutes: z._default(z.int().check(z.minimum(1), z.maximum(capLimits.pieceMinutes)), 5),
    }),
    reply,
    refusals: [],
  }),
  hours: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/hours',
    summary: 'The opening hours of a store [STO-039]',
    callers: 'vendor:store.hours',
    params,
    reply: hoursNow,
    refusals: [],
  }),
  setHours: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/hours',
    summary: 'Change the opening hours of a store; running and scheduled orders stay [STO-039]',
    callers: 'vendor:store.hours',
    params,
    body: z.object({ opening_hours: openingHours, version: z.int() }),
    reply: hoursNow,
    refusals: ['changed_meanwhile'],
  }),
  setOtherDays: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/hours/other-days',
    summary: 'Set the dates on which a store is closed or has other hours; scheduled orders stay [STO-040]',
    callers: 'vendor:store.hours',
    params,
    body: z.object({ other_days: z.array(otherDay).check(z.maxLength(100)), version: z.int() }),
    reply: hoursNow,
    refusals: ['changed_meanwhile'],
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/profile',
    summary: 'The profile of a store, with what only an operator changes [STO-093]',
    callers: 'vendor:store.profile',
    params,
    reply: profile,
    refusals: [],
  }),
  setProfile: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/profile',
    summary: 'Change the profile of a store; running orders keep their terms [STO-093] [STO-094]',
    callers: 'vendor:store.profile',
    params,
    body: z.object({
      ...profileFields,
      /** Left out it stays. */
      unfetched_rule: z.optional(profileFields.unfetched_rule),
      version: z.int(),
    }),
    reply: profile,
    refusals: ['changed_meanwhile', 'contact_in_text'],
  }),
  setPicture: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/pictures/{picture}',
    summary: 'Replace the logo, the cover, or the picture of the entrance for couriers [STO-093] [STO-094]',
    callers: 'vendor:store.profile',
    params: pictureParams,
    bodyAs: 'multipart',
    body: z.object({
      version: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)),
      photo: uploadedFile,
    }),
    reply: profile,
    refusals: ['changed_meanwhile', 'picture_kind', 'picture_size', 'too_large', 'overloaded'],
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/api/v1/vendor/stores/{store_id}/pictures/{picture}',
    summary:
      'Remove a picture of a store; letters and a picture of the module stand in for logo and cover [STO-093] [STO-094]',
    callers: 'vendor:store.profile',
    params: pictureParams,
    reply: profile,
    refusals: [],
  }),
};
