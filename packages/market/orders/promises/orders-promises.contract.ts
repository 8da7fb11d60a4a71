import * as z from 'zod/mini';
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
