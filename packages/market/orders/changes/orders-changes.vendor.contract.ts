import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../../calls/endpoint.ts';
import { lineRefusals } from '../../cart/cart.contract.ts';
import { changeKinds, changeStates, maxChangeReasonLength } from './orders-changes.rules.ts';

const orderParams = z.object({ store_id: id, order_id: z.string().check(z.regex(/^\d{1,20}$/)) });
/** The number of a line. */
export const lineNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000));
const piece = z.object({ name: z.string(), quantity: z.int() });

/** What a store has changed of a line, or asks its customer about. */
export const boardChange = z.object({
  id: z.int(),
  line_number: z.int(),
  kind: z.enum(changeKinds),
  /** Whether an operator has made or proposed it, and not the store. */
  is_by_market: z.boolean(),
  state: z.enum(changeStates),
  before: piece,
  /** Null where nothing comes. */
  after: z.nullable(piece),
  /** Until when the customer can answer; null for one who was not asked. */
  answer_until: z.nullable(z.iso.datetime()),
});

/** An item that can come instead of one that is missing. */
export const replacement = z.object({
  id: z.int(),
  name: z.string(),
  image_full_url: z.string(),
  /** Of one piece, after its discount. */
  price: z.number(),
  /** Null where it is not counted. */
  stock: z.nullable(z.int()),
});

export type Replacement = z.infer<typeof replacement>;

/** What a change of lines needs and replies; its call is `vendorOrders.change`. */
export const changeBody = z.object({
  /** The version of the order that the member saw. */
  version: z.int(),
  line: lineNumber,
  /** The pieces of the line that stay, 0 for none; with `item_id` the pieces of that item. */
  quantity: z.int().check(z.minimum(0), z.maximum(1000)),
  /** What comes instead of the line. */
  item_id: z.optional(id),
  /** Whether the pieces that do not come go back to the stock; otherwise they are not there. */
  returns_stock: z._default(z.boolean(), false),
  /** In the words of the store; the customer reads it. */
  reason: z._default(text(maxChangeReasonLength), ''),
});

/** Why a change of a line is refused, beside what refuses every step of an order. */
export const changeRefusals = [
  'line_not_found',
  'change_nothing',
  'change_waits',
  'order_would_be_empty',
  'allergen_avoided',
  'replacement_dearer',
  'wallet_short',
  'item_not_available',
  'prescription_needed',
  'price_changed',
  ...lineRefusals,
] as const;

/** Calls about changes of the lines of an order, beside the change itself. */
export const vendorChangesContract = {
  replacements: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/replacements',
    summary: 'Items of the store that suit the customer in the place of a line, the most alike first [STO-023]',
    callers: 'vendor:store.orders',
    params: orderParams,
    query: z.object({ line: lineNumber, text: z._default(text(100), ''), ...pageQuery() }),
    reply: listReply('items', replacement),
    refusals: ['order_not_found', 'line_not_found'],
  }),
};
