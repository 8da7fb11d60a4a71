import * as z from 'zod/mini';
import { endpoint, pageQuery, pageReply, text } from '../endpoint.ts';
import { item } from '../items/items.contract.ts';
import { store } from '../stores/stores.contract.ts';

export const searchContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/search/list',
    summary: 'Items or stores by their name, with typing errors repaired',
    callers: 'anyone',
    inZones: true,
    query: z.object({
      name: z._default(text(500), ''),
      list_type: z._default(z.enum(['item', 'store']), 'item'),
      ...pageQuery(12),
    }),
    reply: z.object({ ...pageReply, products: z.array(item), stores: z.array(store) }),
    refusals: [],
  }),
};
