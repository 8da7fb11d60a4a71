import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text, uploadedFile } from '../calls/endpoint.ts';
import { depositWays } from './wallet-cash.rules.ts';

const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

const ownDeposit = {
  id: z.int(),
  currency: z.string(),
  amount: z.number(),
  way: z.enum(depositWays),
  /** The place, or the number that it was sent to. */
  place: z.string(),
  reference: z.string(),
  /** A signed link, which opens for five minutes. */
  picture: z.nullable(z.string()),
  made_at: z.iso.datetime(),
  /** Null while it waits. */
  decision: z.nullable(z.enum(['confirmed', 'refused'])),
  /** Of a refusal; empty otherwise. */
  reason: z.string(),
  decided_at: z.nullable(z.iso.datetime()),
};
const deposit = z.object(ownDeposit);
export type OwnDeposit = z.infer<typeof deposit>;

const depositOfDesk = z.object({
  ...ownDeposit,
  courier_id: z.int(),
  name: z.string(),
  /** What the courier holds by the books. */
  held: z.number(),
});
export type DepositOfDesk = z.infer<typeof depositOfDesk>;

/** Cash that a courier says to have handed in [DEL-51]. */
export const courierDepositsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/courier/deposits',
    summary: 'What a courier has handed in, with what waits and what was refused; the newest first [DEL-51]',
    callers: 'courier',
    openWhileSuspended: true,
    query: z.object(pageQuery()),
    reply: listReply('deposits', deposit),
    refusals: [],
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/v1/courier/deposits',
    summary:
      'Say that cash was handed in at a place or sent to a mobile money number, with a reference or a photo; it counts when an operator confirms it [DEL-51]',
    callers: 'courier',
    openWhileSuspended: true,
    oncePerKey: true,
    bodyAs: 'multipart',
    body: z.object({
      currency,
      amount: z.coerce.number().check(z.minimum(0.01), z.maximum(1_000_000_000)),
      way: z.enum(depositWays),
      place: text(120).check(z.minLength(2, 'This field is required.')),
      reference: z._default(text(80), ''),
      photo: z.optional(uploadedFile),
    }),
    reply: deposit,
    refusals: [
      'cash_above_held',
      'deposit_proof',
      'picture_kind',
      'picture_size',
      'order_in_progress',
      'key_reused',
      'too_large',
      'overloaded',
    ],
  }),
};

const params = z.object({ deposit_id: id });

/** What operators do with cash that couriers say to have handed in [DEL-51]. */
export const adminDepositsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/cash/reported',
    summary:
      'Cash that couriers say to have handed in and that waits for a confirmation, the longest wait first [DEL-51]',
    callers: 'operator:ops.cash',
    query: z.object(pageQuery()),
    reply: listReply('deposits', depositOfDesk),
    refusals: [],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/admin/cash/reported/{deposit_id}/confirm',
    summary: 'Confirm that cash has come: it is booked, and the courier holds that much less [DEL-51]',
    callers: 'operator:ops.cash',
    params,
    body: z.object({}),
    reply: depositOfDesk,
    refusals: ['deposit_not_found', 'deposit_decided', 'cash_above_held'],
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/v1/admin/cash/reported/{deposit_id}/refuse',
    summary: 'Refuse cash that has not come, with a reason that the courier reads [DEL-51]',
    callers: 'operator:ops.cash',
    params,
    body: z.object({ reason: text(200).check(z.minLength(3, 'This field is required.')) }),
    reply: depositOfDesk,
    refusals: ['deposit_not_found', 'deposit_decided'],
  }),
};
