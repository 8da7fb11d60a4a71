import * as z from 'zod/mini';
import { id } from '../../calls/endpoint.ts';
import {
  changeDeciders,
  changeKinds,
  changeStates,
  defaultWhenMissing,
  everyWhenMissing,
} from './orders-changes.rules.ts';

const amount = z.number();
const moment = z.nullable(z.string());
/** What the store may do where a line is missing. */
export const whenMissing = z.enum(everyWhenMissing);

/** What a customer allows where an item of an order is missing [CUS-03]. */
export const choicesWhenMissing = {
  /** Of all lines; `lines_when_missing` and `items` name other choices for single ones. */
  when_missing: z._default(whenMissing, defaultWhenMissing),
  /** By the ids of the lines in the cart; others mean nothing. */
  lines_when_missing: z._default(
    z.array(z.object({ cart_id: id, when_missing: whenMissing })).check(z.maxLength(200)),
    [],
  ),
};

const changedLine = z.object({ name: z.string(), quantity: z.int(), image_full_url: z.string(), total_price: amount });

/** What the store has changed of a line, or asks the customer about [CUS-03] [CUS-04]. */
export const orderChange = z.object({
  id: z.int(),
  kind: z.enum(changeKinds),
  /** Whether an operator has made or proposed it, and not the store. */
  is_by_market: z.boolean(),
  state: z.enum(changeStates),
  /** Null while it waits, and where nothing came of it. */
  decided_by: z.nullable(z.enum(changeDeciders)),
  before: changedLine,
  /** What comes instead; null where nothing does. */
  after: z.nullable(changedLine),
  reason: z.string(),
  /** What the whole order comes to, without and with it. */
  total_before: amount,
  total_after: amount,
  /** What goes into the wallet, or back through the provider of the payment; below 0 it is taken from the wallet. */
  to_wallet: amount,
  to_provider: amount,
  made_at: z.string(),
  /** Until when it can be answered; null for one that needs no answer. */
  answer_until: moment,
});

export type OrderChange = z.infer<typeof orderChange>;
