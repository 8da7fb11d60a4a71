import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { orderStatuses } from '../orders/orders.rules.ts';
import { limitedCalls, proposalStates } from './access-limits.rules.ts';

const proposal = z.object({
  id: z.int(),
  /** The call that is carried out once it is approved. */
  call: z.enum(limitedCalls),
  /** Null for a correction of a wallet. */
  order_id: z.nullable(z.string()),
  /** Whose wallet is corrected; null for an act about an order. */
  customer: z.nullable(z.object({ id: z.int(), name: z.string() })),
  store_name: z.nullable(z.string()),
  /** The money that it moves. */
  amount: z.number(),
  currency: z.string(),
  /** The state that the order would be moved to. */
  to: z.nullable(z.enum(orderStatuses)),
  reason: z.string(),
  /** Null for a person whose account is gone. */
  proposed_by: z.nullable(z.string()),
  is_own: z.boolean(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  state: z.enum(proposalStates),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.iso.datetime()),
  /** Why it was declined. */
  decline_reason: z.nullable(z.string()),
  /** Whether the caller may approve or decline it. */
  may_decide: z.boolean(),
});
export type Proposal = z.output<typeof proposal>;

const query = z.object({ ...pageQuery(), state: z._default(z.enum(['open', 'decided']), 'open') });
const decline = z.object({ reason: text(200).check(z.minLength(3, 'This field is required.')) });
const ofMarket = z.object({ proposal_id: id });
const ofStore = z.object({ store_id: id, proposal_id: id });

/** Refusals of the call that is carried out, besides those of the decision itself. */
const approvalRefusals = [
  'proposal_not_found',
  'proposal_decided',
  'proposal_expired',
  'proposal_own',
  'proposal_unauthorized',
  'limit_too_low',
  'right_missing',
  'order_not_found',
  'changed_meanwhile',
  'step_not_allowed',
  'not_cancelable',
] as const;
const declineRefusals = [
  'proposal_not_found',
  'proposal_decided',
  'proposal_expired',
  'proposal_own',
  'limit_too_low',
  'right_missing',
] as const;

/** What operators may not do alone [SEAT-16]. */
export const adminProposalsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/proposals',
    summary: 'What waits for a second person, or was decided: the own ones, for a lead all of the zones [SEAT-16]',
    callers: 'operator',
    query,
    reply: listReply('proposals', proposal),
    refusals: [],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/v1/admin/proposals/{proposal_id}/approve',
    summary: 'Approve what another operator has proposed: it is carried out at once [SEAT-16]',
    callers: 'operator:ops.lead',
    needsFreshSecondFactor: true,
    params: ofMarket,
    reply: proposal,
    refusals: [
      ...approvalRefusals,
      'not_refundable',
      'refund_nothing',
      'refund_over_left',
      'refund_line_gone',
      'refund_parts',
      'refund_no_wallet',
      'account_not_found',
      'wallet_short',
      'points_short',
      'wallet_off',
      'wallet_currency',
      'coupon_exists',
    ],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/admin/proposals/{proposal_id}/decline',
    summary: 'Decline what another operator has proposed, with a reason for that person [SEAT-16]',
    callers: 'operator:ops.lead',
    params: ofMarket,
    body: decline,
    reply: proposal,
    refusals: declineRefusals,
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/proposals/{proposal_id}',
    summary: 'Take an own proposal back [SEAT-16]',
    callers: 'operator',
    params: ofMarket,
    reply: proposal,
    refusals: ['proposal_not_found', 'proposal_decided', 'proposal_expired'],
  }),
};

/** What the staff of a store may not do alone [SEAT-16]. */
export const vendorProposalsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/proposals',
    summary: 'What waits for a second person of the store, or was decided [SEAT-16]',
    callers: 'vendor:store.adjust',
    params: z.object({ store_id: id }),
    query,
    reply: listReply('proposals', proposal),
    refusals: [],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/proposals/{proposal_id}/approve',
    summary: 'Approve what another member has proposed: it is carried out at once [SEAT-16]',
    callers: 'vendor:store.adjust',
    openWhileClosed: true,
    needsFreshSecondFactor: true,
    params: ofStore,
    reply: proposal,
    refusals: approvalRefusals,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/proposals/{proposal_id}/decline',
    summary: 'Decline what another member has proposed, with a reason for that person [SEAT-16]',
    callers: 'vendor:store.adjust',
    openWhileClosed: true,
    params: ofStore,
    body: decline,
    reply: proposal,
    refusals: declineRefusals,
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/v1/vendor/stores/{store_id}/proposals/{proposal_id}',
    summary: 'Take an own proposal back [SEAT-16]',
    callers: 'vendor:store.adjust',
    openWhileClosed: true,
    params: ofStore,
    reply: proposal,
    refusals: ['proposal_not_found', 'proposal_decided', 'proposal_expired'],
  }),
};
