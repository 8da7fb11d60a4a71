import * as z from 'zod/mini';
import { delayKinds } from './orders-delays.rules.ts';
import { promiseCauses } from './orders-promises.rules.ts';

/** A time that moves, with what moved it last; null where an order has none [CUS-01]. */
const orderPromise = z.nullable(
  z.object({
    /** Half of all orders are there by then. */
    p50: z.iso.datetime(),
    /** Nine of ten are there by then. */
    p90: z.iso.datetime(),
    cause: z.enum(promiseCauses),
    /** By how much its last cause has moved it; negative: earlier. */
    moved_minutes: z.int(),
  }),
);

/** When an order is ready, and when it arrives; a parcel has no store that makes it ready. */
export const bothPromises = { ready: orderPromise, arrival: orderPromise };

const promises = z.object(bothPromises);
export type BothPromises = z.infer<typeof promises>;

/** How an operator has delayed a running order, as customer, store and courier read it [OPS-024]. */
export const orderDelay = z.object({
  kind: z.enum(delayKinds),
  /** Of an order that was put off, the new arrival; of a held one, the moment at which it goes on by itself. */
  until: z.iso.datetime(),
  /** In the words of the operator. */
  reason: z.string(),
});
export type OrderDelay = z.infer<typeof orderDelay>;

/** The times of an order, with what an operator has said of them. */
export const shownTimes = { ...bothPromises, delay: z.nullable(orderDelay) };
