import { shownState } from 'market/orders/changes/orders-changes.rules';
import { isTestOrder } from 'market/orders/kitchen/orders-test.rules';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import {
  boardStatuses,
  counterCodeOf,
  overOnBoardMinutes,
  scheduledLeadMinutes,
} from 'market/orders/orders-board.rules';
import { dayMilliseconds, minuteMilliseconds } from 'market/values/durations';
import { type Money, minus, toDecimal } from 'market/values/money';
import { shareOfStore } from 'market/wallet/wallet.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { showStoreNow } from '#api/stores/staff/show-store-now.ts';
import { storeCounterOf } from '../transitions/show-counter.ts';
import { type BoardRow, boardRows, boardVersion, noteBoardRead, ticketTimesOf } from './orders-board.data.ts';
import { testOrderOf } from './orders-test.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

/** Orders can be placed a week ahead, so an order is on the board for no longer than this. */
const daysOnBoard = 15;

/**
 * Returns the orders that a store has to answer, make or hand over [STO-001]; with the version of an earlier board only
 * what has changed since, also orders that have left it. Some that have not changed may be among them. The board then
 * counts as open for a minute.
 */
export async function showBoard(context: Context, staff: AuthorizedStore, since: string | undefined) {
  const { storeId } = staff;
  const { db } = context;
  // Read first: what is written meanwhile is read twice rather than never.
  const { version, largest } = await boardVersion(db);
  const isKnown = since !== undefined && BigInt(since) <= BigInt(largest);
  const overAfter = new Date(context.now().getTime() - overOnBoardMinutes * minuteMilliseconds);
  const filter = isKnown ? { since } : { statuses: boardStatuses, overAfter };
  const rows = await boardRows(db, { storeId, ...filter, ...usual(context) });
  await noteBoardRead(db, storeId, context.now());
  const at = context.now();
  const [store, tickets] = [await showStoreNow(db, storeId, at), await ticketTimesOf(db, storeId)];
  if (!tickets) throw new Refusal('store_not_found');
  const test = await testOrderOf(db, storeId, at);
  return {
    version,
    now: at.toISOString(),
    is_whole: !isKnown,
    orders: [...rows.map((row) => boardOrderOf(row, staff)), ...(test ? [test] : [])],
    store,
    tickets,
  };
}

/** Returns an order of a store as its board shows it; any other is unknown. */
export function showBoardOrder(context: Context, staff: AuthorizedStore, orderId: string): Promise<BoardOrder> {
  return orderSince(context, staff, orderId, usual(context).placedAfter);
}

/** Returns an order of a store as its board shows it, however old it is [STO-042]; any other is unknown. */
export function showStoreOrder(context: Context, staff: AuthorizedStore, orderId: string): Promise<BoardOrder> {
  return orderSince(context, staff, orderId, new Date(0));
}

async function orderSince(context: Context, staff: AuthorizedStore, orderId: string, placedAfter: Date) {
  if (isTestOrder(orderId)) return mustFindTestOrder(context, staff, orderId);
  const [row] = await boardRows(context.db, { storeId: staff.storeId, orderId, ...usual(context), placedAfter });
  if (!row) throw new Refusal('order_not_found');
  return boardOrderOf(row, staff);
}

async function mustFindTestOrder({ db, now }: Context, { storeId }: AuthorizedStore, orderId: string) {
  const order = await testOrderOf(db, storeId, now());
  if (order?.id !== orderId) throw new Refusal('order_not_found');
  return order;
}

/** What every read of a board has in common. */
function usual({ now }: Context) {
  const placedAfter = new Date(now().getTime() - daysOnBoard * dayMilliseconds);
  return { placedAfter, leadMinutes: scheduledLeadMinutes };
}

function boardOrderOf(row: BoardRow, { permissions }: Pick<AuthorizedStore, 'permissions'>): BoardOrder {
  const { contact_name: name, is_paid: isPaid, lines } = row;
  const [firstName = ''] = name.trim().split(/\s+/);
  return {
    id: row.id,
    order_status: row.order_status,
    order_type: row.order_type,
    version: row.version,
    order_note: row.order_note,
    unavailable_item_note: row.unavailable_item_note,
    cutlery: row.cutlery,
    currency: row.currency,
    courier_name: row.courier_name,
    print_count: row.print_count,
    bag_print_count: row.bag_print_count,
    bag_count: row.bag_count,
    canceled_by: row.canceled_by,
    cancel_reason: row.cancel_reason,
    code: counterCodeOf(row.id),
    customer_name: firstName,
    has_account: row.has_account,
    payment: isPaid ? 'paid' : 'cash',
    total: toDecimal(row.total),
    sums: sumsOf(row),
    own_share: permissions.includes('store.money') ? toDecimal(ownShareOf(row)) : null,
    lines: lines.map(({ choices, add_ons: addOns, line_total: lineTotal, ...line }) => ({
      ...line,
      total_price: toDecimal(lineTotal),
      choices: choices.map(({ name: choice, labels }) => ({ name: choice, labels })),
      add_ons: addOns.map(({ name: addOn, quantity }) => ({ name: addOn, quantity })),
    })),
    changes: row.changes.map((change) => changeOf(change, row.order_status)),
    placed_at: row.placed_at.toISOString(),
    schedule_at: row.schedule_at?.toISOString() ?? null,
    work_from: row.work_from?.toISOString() ?? null,
    rings_at: row.rings_at.toISOString(),
    seen_at: row.seen_at?.toISOString() ?? null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    handover_at: row.handover_at?.toISOString() ?? null,
    ready_at: row.ready_at?.toISOString() ?? null,
    expected_at: row.expected_at?.toISOString() ?? null,
    ready: row.ready_promise,
    arrival: row.arrival_promise,
    delay: row.delay,
    left_at: row.left_at?.toISOString() ?? null,
    courier_here_at: row.courier_here_at?.toISOString() ?? null,
    returning_at: row.returning_at?.toISOString() ?? null,
    counter: storeCounterOf(row),
    test_ends_at: null,
  };
}

export function changeOf(
  change: BoardOrder['changes'][number],
  status: BoardOrder['order_status'],
): BoardOrder['changes'][number] {
  const { id, line_number, kind, is_by_market, state, before, after, answer_until: until } = change;
  const words = ({ name, quantity }: { name: string; quantity: number }) => ({ name, quantity });
  return {
    ...{ id, line_number, kind, is_by_market, state: shownState(state, status) },
    before: words(before),
    after: after && words(after),
    answer_until: until && new Date(until).toISOString(),
  };
}

/** The parts of the total, as its customer sees them [STO-017]. */
function sumsOf(row: BoardRow): BoardOrder['sums'] {
  return {
    item_total: toDecimal(row.item_total),
    add_on_total: toDecimal(row.add_on_total),
    discount_total: toDecimal(row.discount_total),
    coupon_discount: toDecimal(row.coupon_discount),
    coupon_paid_by: row.coupon_paid_by,
    first_order_discount: toDecimal(row.first_order_discount),
    tax: toDecimal(row.tax),
    tax_inclusive: row.tax_inclusive,
    delivery_fee: toDecimal(row.delivery_fee),
    service_charge: toDecimal(row.service_charge),
    tip: toDecimal(row.tip),
  };
}

/** What the ledger owes to the store for an order. */
function ownShareOf(row: BoardRow): Money {
  const share = shareOfStore({
    itemTotal: row.item_total,
    addOnTotal: row.add_on_total,
    discountTotal: row.discount_total,
    couponDiscount: row.coupon_discount,
    couponPaidBy: row.coupon_paid_by,
    firstOrderDiscount: row.first_order_discount,
    tax: row.tax,
    taxInclusive: row.tax_inclusive,
    deliveryFee: row.delivery_fee,
    serviceCharge: row.service_charge,
    tip: row.tip,
    total: row.total,
  });
  return minus(share, row.commission);
}
