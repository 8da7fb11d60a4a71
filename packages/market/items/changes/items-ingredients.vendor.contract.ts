import * as z from 'zod/mini';
import { endpoint, id, text } from '../../calls/endpoint.ts';
import { leftOutReasons } from './items-bulk.rules.ts';
import { bulkReply, soldOutEnd } from './items-bulk.vendor.contract.ts';
import { ingredientPlaces, maxIngredientItems } from './items-ingredients.rules.ts';

const params = z.object({ store_id: id });

/** All items with an ingredient, and taking them off sale together [STO-061]. */
export const vendorIngredientsContract = <Row extends z.core.$ZodLooseShape>(row: z.ZodMiniObject<Row>) => ({
  ingredients: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/menu/ingredients',
    summary: 'The words that the menu of a store names ingredients by, and all items that name one of them [STO-061]',
    callers: 'vendor:store.availability',
    params,
    query: z.object({
      /** An ingredient in the words of the menu, such as `beef`; below 2 letters nothing is found. */
      word: z.optional(text(100)),
    }),
    reply: z.object({
      /** Tags, allergens and generic names of items that customers see, those of most items first. */
      words: z.array(z.object({ word: z.string(), item_count: z.int() })),
      /** In the order of the menu, without those that are hidden. */
      items: z.array(
        z.extend(row, {
          /** The surest place in which the item names it. */
          found_in: z.enum(ingredientPlaces),
        }),
      ),
    }),
    refusals: [],
  }),
  takeIngredientOff: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/menu/ingredients/off',
    urgent: true,
    summary:
      'Mark items with an ingredient as sold out, all in one step; it can be taken back for 10 minutes [STO-061]',
    callers: 'vendor:store.availability',
    params,
    body: z.object({
      /** What is used up, for the audit log. */
      word: text(100).check(z.minLength(1)),
      items: z.array(z.object({ id, version: z.int() })).check(z.minLength(1), z.maxLength(maxIngredientItems)),
      /** A moment, or `tomorrow` of the store; left out they stay sold out until they are put back. */
      until: z.optional(soldOutEnd),
    }),
    reply: bulkReply,
    refusals: [],
  }),
  putIngredientBack: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/menu/ingredients/off/{change_id}/undo',
    summary:
      'Take back what an ingredient took off sale; items that were changed since then stay as they are [STO-061]',
    callers: 'vendor:store.availability',
    params: z.object({ store_id: id, change_id: id }),
    reply: z.object({
      restored: z.int(),
      left_out: z.array(z.object({ id: z.int(), name: z.string(), reason: z.enum(leftOutReasons) })),
    }),
    refusals: ['menu_change_not_found', 'menu_change_over'],
  }),
});
