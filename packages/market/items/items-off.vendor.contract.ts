import * as z from 'zod/mini';
import { endpoint, id } from '../calls/endpoint.ts';

const params = z.object({ store_id: id });

/** How many items can be put on sale again at once. */
export const maxPutBack = 200;

/** What a store has taken off sale [STO-062], and what came back by itself [STO-037]. */
export const vendorOffContract = <Row extends z.core.$ZodLooseShape>(row: z.ZodMiniObject<Row>) => ({
  off: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/menu/off',
    summary:
      'The items that are sold out or hidden: until when, by whom, in how many carts; and what came back [STO-062]',
    callers: 'vendor:store.availability',
    params,
    reply: z.object({
      items: z.array(
        z.extend(row, {
          /** When it was taken off sale, and the first name of who did; null where it was not noted. */
          off_since: z.nullable(z.iso.datetime()),
          off_by: z.nullable(z.string()),
          /** Carts of the last day that hold it. */
          cart_count: z.int(),
        }),
      ),
      /** On sale again by themselves since a day ago, the latest first [STO-037]. */
      back: z.array(z.extend(row, { back_since: z.iso.datetime() })),
      /** On sale by their availability, but used up or below their mark; those with the fewest pieces first [STO-064]. */
      low: z.array(z.extend(row, { min_stock: z.int() })),
    }),
    refusals: [],
  }),
  putBack: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/menu/put-back',
    summary: 'Put items on sale again that are sold out; hidden ones and those on sale stay as they are [STO-062]',
    callers: 'vendor:store.availability',
    params,
    body: z.object({ item_ids: z.array(id).check(z.minLength(1), z.maxLength(maxPutBack)) }),
    reply: z.object({
      /** The numbers of those that were put back. */
      put_back: z.array(z.int()),
    }),
    refusals: [],
  }),
});
