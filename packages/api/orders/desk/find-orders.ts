import { csvOf } from 'market/access/access-audit.rules';
import { contactFor } from 'market/access/access-contact.rules';
import type { Contract } from 'market/calls/contract';
import { maxCounted, type QueryOf, type ReplyOf } from 'market/calls/endpoint';
import type { OrderColumn } from 'market/orders/desk/orders-acts.rules';
import type { ListedOrder } from 'market/orders/orders.admin.contract';
import { isFinal } from 'market/orders/orders.rules';
import { scheduledLeadMinutes } from 'market/orders/orders-board.rules';
import {
  endOfPhone,
  minOrderSearchLength,
  type OrderList,
  orderSearchOf,
  unansweredMinutes,
} from 'market/orders/orders-live.rules';
import { minuteMilliseconds } from 'market/values/durations';
import { toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import {
  endedOrders,
  type ListedOrderRow,
  type LiveMoment,
  liveCounts,
  liveOrders,
  type OrderPage,
  ordersByDigits,
  ordersByIds,
  ordersByName,
  runningOrders,
} from './orders-desk.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;
type List = Contract['adminOrders']['list'];

/** Returns orders in the zones of an operator: those that a search finds, of a list, or the running ones [OPS-001] [OPS-011]. */
export async function listAdminOrders(
  context: Context,
  staff: AuthorizedOperator,
  { search, list, day, ...page }: QueryOf<List>,
): Promise<ReplyOf<List>> {
  const at = context.now();
  const { rows, total } = await rowsOf(context, { search, list, day }, { zoneIds: zoneIdsOf(staff), ...sliceOf(page) });
  return {
    total_size: Math.min(maxCounted, total),
    limit: page.limit,
    offset: page.offset,
    orders: rows.map((row) => listedReply(row, staff, at)),
  };
}

/** Returns how many orders are on each list [OPS-001]. */
export function countAdminOrders(context: Context, staff: AuthorizedOperator) {
  return liveCounts(context.db, zoneIdsOf(staff), liveMoment(context));
}

function rowsOf(
  context: Context,
  { search, list, day }: { search: string | undefined; list: OrderList | undefined; day: string | undefined },
  page: OrderPage,
) {
  const { db } = context;
  if (search !== undefined) {
    const searched = orderSearchOf(search);
    if (!searched) return { rows: [], total: 0 };
    if ('name' in searched) return ordersByName(db, searched.name, page);
    return ordersByDigits(
      db,
      { number: boundsOf(searched.digits), phone: boundsOf(endOfPhone(searched.digits)) },
      page,
    );
  }
  if (list === 'ended') return endedOrders(db, day ?? context.now().toISOString().slice(0, 10), page);
  return list === undefined ? runningOrders(db, page) : liveOrders(db, list, page, liveMoment(context));
}

/** Returns the bounds of all numbers that end with some digits; of none for few, as zeros alone are for a phone number. */
function boundsOf(digits: string) {
  if (digits.length < minOrderSearchLength) return { from: ':', until: ':' };
  const from = [...digits].reverse().join('');
  // The colon follows the nine.
  return { from, until: `${from}:` };
}

function liveMoment({ now }: Pick<ApiContext, 'now'>): LiveMoment {
  const at = now();
  const answeredAfter = new Date(at.getTime() - unansweredMinutes * minuteMilliseconds);
  return { at, answeredAfter, leadMinutes: scheduledLeadMinutes };
}

/**
 * Returns chosen orders as a CSV file, with number, state and chosen columns, in the sequence in which they were named
 * [OPS-012]. Orders of zones that the operator does not see are left out. The export is in the audit log, with the numbers [SEAT-15].
 */
export async function exportOrders(
  context: Context,
  staff: AuthorizedOperator,
  ids: readonly string[],
  columns: readonly OrderColumn[],
): Promise<{ csv: string; rows: number }> {
  const chosen = [...new Set(columns)];
  return actAsStaff(context, staff, async (transaction) => {
    const at = context.now();
    const found = await ordersByIds(transaction, ids, zoneIdsOf(staff));
    const rows = found.map((row) => cellsOf(listedReply(row, staff, at), chosen));
    const head = ['order', 'state', ...chosen.flatMap((column) => headOf[column])];
    const result = { csv: csvOf([head, ...rows]), rows: rows.length };
    const after = { rows: rows.length, columns: chosen, orders: found.map(({ id }) => id) };
    return { result, change: { action: 'order.export', subject: 'orders', after } };
  });
}

/** Amounts have their currency beside them. */
const headOf: Readonly<Record<OrderColumn, readonly string[]>> = {
  placed: ['placed_at'],
  expected: ['expected_at'],
  late: ['minutes_late'],
  module: ['module'],
  zone: ['zone'],
  store: ['store'],
  customer: ['customer'],
  phone: ['phone'],
  courier: ['rider'],
  payment: ['payment', 'payment_state'],
  total: ['total', 'currency'],
};

type Cell = string | number | null;

const cellOf: Readonly<Record<OrderColumn, (order: ListedOrder) => Cell[]>> = {
  placed: ({ placed_at: at }) => [at],
  expected: ({ expected_at: at }) => [at],
  late: ({ late_minutes: minutes }) => [minutes],
  module: ({ module_type: module }) => [module],
  zone: ({ zone_name: zone }) => [zone],
  store: ({ store }) => [store?.name ?? null],
  customer: ({ customer_name: name }) => [name],
  phone: ({ customer_phone: phone }) => [phone],
  courier: ({ courier }) => [courier?.name ?? null],
  payment: ({ payment_method: method, payment_status: state }) => [method, state],
  total: ({ total, currency }) => [total, currency],
};

function cellsOf(order: ListedOrder, columns: readonly OrderColumn[]): Cell[] {
  return [order.id, order.order_status, ...columns.flatMap((column) => cellOf[column](order))];
}

/** Returns an order as lists of operators show it. */
export function listedReply(row: ListedOrderRow, staff: AuthorizedOperator, at: Date): ListedOrder {
  const { id, order_status, order_type, module_type, zone_name, city, time_zone, store, courier, currency } = row;
  const isLate = !isFinal(order_status) && row.expected_at !== null && row.expected_at < at;
  return {
    id,
    order_status,
    order_type,
    module_type,
    zone_name,
    city,
    time_zone,
    store,
    courier,
    version: row.version,
    customer_name: row.contact_name,
    customer_phone: contactFor(staff, 'phone', row.contact_number) ?? '',
    payment_method: row.payment_method,
    payment_status: row.payment_status,
    total: toDecimal(row.total),
    currency,
    placed_at: row.placed_at.toISOString(),
    schedule_at: row.schedule_at?.toISOString() ?? null,
    expected_at: row.expected_at?.toISOString() ?? null,
    age_minutes: minutesBetween(row.placed_at, at),
    late_minutes: isLate && row.expected_at ? minutesBetween(row.expected_at, at) : null,
  };
}

/** Returns the whole minutes from one moment to a later one; a minute that has started does not count. */
export function minutesBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / minuteMilliseconds));
}
