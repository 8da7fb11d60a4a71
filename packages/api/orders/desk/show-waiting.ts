import { isWithinLimit } from 'market/access/access-limits.rules';
import { pendingKindsOfMember, pendingKindsOfOperator } from 'market/access/access-waiting.rules';
import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { alarmsOf } from 'market/orders/orders-alarms.rules';
import { scheduledLeadMinutes } from 'market/orders/orders-board.rules';
import { minuteMilliseconds } from 'market/values/durations';
import { type LimitedStaff, limitOf } from '#api/access/limits/act-within-limit.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuthorizedOperator, type AuthorizedStore, zoneIdsOf } from '#api/http/callers/staff.ts';
import { watchedOrders } from './orders-city.data.ts';
import { openProposalsOfOthers, type PendingRow, pendingOfMarket, pendingOfStore } from './orders-waiting.data.ts';
import { watchedOf } from './show-city.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

/** Returns what waits for an operator, of each kind that the permissions allow to answer [SEAT-27]. */
export async function showPendingOfMarket(
  context: Context,
  staff: AuthorizedOperator,
): Promise<ReplyOf<Contract['adminWaiting']['show']>> {
  const kinds = pendingKindsOfOperator(staff.permissions);
  const zoneIds = zoneIdsOf(staff);
  const [rows, alarms, proposals] = await Promise.all([
    pendingOfMarket(context.db, {
      kinds,
      accountId: staff.customerId,
      zoneIds,
      answersStores: staff.permissions.includes('ops.stores'),
      answersCouriers: staff.permissions.includes('ops.couriers'),
    }),
    kinds.includes('alarms') ? waitingAlarms(context, zoneIds) : [],
    kinds.includes('proposals') ? waitingProposals(context, staff, { storeId: null, zoneIds }) : [],
  ]);
  return { waiting: replyOf(kinds, [...rows, ...alarms, ...proposals], context.now()) };
}

/** Returns what waits for a member of a store, of each kind that the role allows to answer [SEAT-27]. */
export async function showPendingOfStore(
  context: Context,
  staff: AuthorizedStore,
): Promise<ReplyOf<Contract['vendorWaiting']['show']>> {
  const { storeId } = staff;
  const kinds = pendingKindsOfMember(staff.permissions);
  const at = context.now();
  const [rows, proposals] = await Promise.all([
    pendingOfStore(context.db, { kinds, storeId, at, leadMinutes: scheduledLeadMinutes }),
    kinds.includes('proposals') ? waitingProposals(context, staff, { storeId, zoneIds: null }) : [],
  ]);
  return { waiting: replyOf(kinds, [...rows, ...proposals], at) };
}

function replyOf<Kind extends string>(kinds: readonly Kind[], rows: readonly PendingRow[], at: Date) {
  return kinds.map((kind) => {
    const { count = 0, oldest_at: since = null } = rows.find((row) => row.kind === kind) ?? {};
    const oldest = since && Math.max(0, Math.floor((at.getTime() - new Date(since).getTime()) / minuteMilliseconds));
    return { kind, count, oldest_minutes: oldest };
  });
}

/** By the rule of the live page, without what is put off. */
async function waitingAlarms({ db, now }: Context, zoneIds: readonly number[] | null): Promise<PendingRow[]> {
  const at = now();
  const orders = await watchedOrders(db, zoneIds, scheduledLeadMinutes);
  const alarms = orders.flatMap((row) =>
    alarmsOf(watchedOf(row), at).filter(
      ({ kind }) => !row.put_off.some((one) => one.kind === kind && new Date(one.until) > at),
    ),
  );
  return [
    rowOf(
      'alarms',
      alarms.map(({ since }) => since),
    ),
  ];
}

/** Those that this person may decide: of others, and within their own limit. */
async function waitingProposals(
  { db, now }: Context,
  staff: LimitedStaff,
  of: { storeId: number | null; zoneIds: readonly number[] | null },
): Promise<PendingRow[]> {
  const open = await openProposalsOfOthers(db, { ...of, accountId: staff.customerId, at: now() });
  const currencies = [...new Set(open.map(({ currency }) => currency))];
  const limits = new Map(
    await Promise.all(currencies.map(async (one) => [one, await limitOf(db, staff, one)] as const)),
  );
  const decidable = open.filter(({ currency, amount }) => {
    const limit = limits.get(currency);
    return limit !== undefined && isWithinLimit({ ...limit, perDay: null }, amount);
  });
  return [
    rowOf(
      'proposals',
      decidable.map(({ created_at: at }) => at),
    ),
  ];
}

function rowOf(kind: string, since: readonly Date[]): PendingRow {
  const oldest = since.length === 0 ? null : new Date(Math.min(...since.map((at) => at.getTime())));
  return { kind, count: since.length, oldest_at: oldest };
}
