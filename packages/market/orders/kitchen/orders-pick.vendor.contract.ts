import * as z from 'zod/mini';
import { endpoint, id } from '../../calls/endpoint.ts';

/** Where what a store picks is found [STO-030]. */
export const vendorPickContract = {
  pickPlaces: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/pick-places',
    summary: 'The category of each line that a store makes or picks now, in the order of its menu [STO-030]',
    callers: 'vendor:store.orders',
    params: z.object({ store_id: id }),
    reply: z.object({
      lines: z.array(
        z.object({
          order_id: z.string(),
          line_number: z.int(),
          /** Null for a line without an item, such as what a pharmacist has written. */
          category: z.nullable(z.object({ id: z.int(), name: z.string() })),
          image_full_url: z.nullable(z.string()),
        }),
      ),
    }),
    refusals: [],
  }),
};
