import * as z from 'zod/mini';
import { endpoint, listReply, pageQuery } from '../calls/endpoint.ts';

const moment = z.nullable(z.iso.datetime());

/** A delivery that is over, as its courier reads it later. */
const pastDelivery = z.object({
  order_id: z.string(),
  /** The digits that people name. */
  code: z.string(),
  /** Empty for a parcel. */
  store_name: z.string(),
  /** Went back to its store. */
  is_returned: z.boolean(),
  metres: z.int(),
  /** When the courier came to the store, took the order, came to the door, and was done; null where it was not noted. */
  at_store_at: moment,
  picked_up_at: moment,
  at_door_at: moment,
  ended_at: z.iso.datetime(),
  currency: z.string(),
  /** Besides tips. */
  pay: z.number(),
  /** Also those that were given later. */
  tip: z.number(),
  proof: z.object({
    /** When the customer said the right code. */
    code_at: moment,
    /** A signed link; photos of doors are kept for 30 days. */
    photo_full_url: z.nullable(z.string()),
    /** When the cash was received. */
    cash_at: moment,
  }),
});

export type PastDelivery = z.infer<typeof pastDelivery>;

/** What a courier has delivered. */
export const courierHistoryContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/courier/deliveries',
    summary: 'The deliveries of a courier in the last 90 days with times, pay and proof, the latest first [DEL-59]',
    callers: 'courier',
    openWhileSuspended: true,
    query: z.object(pageQuery()),
    reply: listReply('deliveries', pastDelivery),
    refusals: [],
  }),
};
