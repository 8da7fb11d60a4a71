import { isWithinLimit, proposalStateAt } from 'market/access/access-limits.rules';
import type { Proposal } from 'market/access/access-proposals.contract';
import { maxCounted } from 'market/calls/endpoint';
import type { OrderStatus } from 'market/orders/orders.rules';
import { toDecimal } from 'market/values/money';
import { type LimitedStaff, limitOf } from '#api/access/limits/act-within-limit.ts';
import { countProposals, proposalsOf, type ShownProposalRow } from '#api/access/proposals/access-proposals.data.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Page, sliceOf, totalOf } from '#api/http/list-pages.ts';

/** Returns what waits for a second person, or was decided: for a lead of the zones, for other operators their own. */
export async function listProposals(
  context: ApiContext,
  staff: LimitedStaff,
  query: Page & { state: 'open' | 'decided' },
) {
  const { db, now } = context;
  const isOperator = staff.kind === 'operator';
  const seesAll = !isOperator || staff.permissions.includes('ops.lead');
  const filter = {
    storeId: isOperator ? null : staff.storeId,
    zoneIds: isOperator && seesAll && staff.zones !== 'all' ? staff.zones : null,
    accountId: seesAll ? null : staff.customerId,
    isOpen: query.state === 'open',
    at: now(),
  };
  const rows = await proposalsOf(db, { ...filter, ...sliceOf(query) });
  const total = await totalOf(query, rows.length, () => countProposals(db, filter, maxCounted));
  const proposals = await Promise.all(rows.map((row) => proposalReply(context, staff, row)));
  return { total_size: total, limit: query.limit, offset: query.offset, proposals };
}

export async function proposalReply(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  staff: LimitedStaff,
  row: ShownProposalRow,
): Promise<Proposal> {
  const state = proposalStateAt(row, now());
  const isOwn = row.accountId === staff.customerId;
  const isForThem = row.customerId === staff.customerId;
  const mayDecide = state === 'open' && !isOwn && !isForThem && (await isWithinOwnLimit(db, staff, row));
  return {
    id: row.id,
    call: row.call,
    order_id: row.orderId,
    customer: row.customerId === null ? null : { id: row.customerId, name: row.customerName ?? '' },
    store_name: row.storeName,
    amount: toDecimal(row.amount),
    currency: row.currency,
    to: (row.input.to as OrderStatus | undefined) ?? null,
    reason: row.reason,
    proposed_by: row.proposedBy,
    is_own: isOwn,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    state,
    decided_by: row.decidedByName,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decline_reason: row.declineReason,
    may_decide: mayDecide,
  };
}

async function isWithinOwnLimit(db: ApiContext['db'], staff: LimitedStaff, row: ShownProposalRow): Promise<boolean> {
  if (staff.kind === 'operator' && !staff.permissions.includes('ops.lead')) return false;
  return isWithinLimit({ ...(await limitOf(db, staff, row.currency)), perDay: null }, row.amount);
}
