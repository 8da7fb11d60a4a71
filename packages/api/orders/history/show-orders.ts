import { maxCounted } from 'market/calls/endpoint';
import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import { shownState } from 'market/orders/changes/orders-changes.rules';
import {
  isCancelable,
  isRefundable,
  listOf,
  type OrderList,
  orderStatuses,
  refundableUntil,
} from 'market/orders/orders.rules';
import type { ListedOrder, OrderDetails } from 'market/orders/orders-history.contract';
import { awaitsPayment } from 'market/payments/payments.rules';
import { imagePath } from 'market/values/image-path';
import { minus, times, toDecimal } from 'market/values/money';
import { tipLeft, tippableUntil } from 'market/wallet/tips/wallet-tips.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { Refusal } from '#api/http/refusal.ts';
import { showRefundRequest } from '../refunds/show-refund-requests.ts';
import {
  countOrdersOfShopper,
  type DetailsRow,
  type HistoryAddress,
  type HistoryChange,
  type HistoryLine,
  type HistoryRefund,
  type ListedRow,
  ordersOfShopper,
  orderWithParts,
} from './orders-history.data.ts';

export interface OrderPage {
  shopper: Shopper;
  /** Without one all orders. */
  list?: OrderList;
  limit: number;
  /** The number of the page, from 1. */
  offset: number;
}

/** A page of a shopper's orders, the newest first [ORD-01] [ORD-02] [ORD-04]. */
export async function listOrders({ db, now }: ApiContext, { shopper, list, limit, offset }: OrderPage) {
  const key = shopperKeyOf(shopper);
  const statuses = orderStatuses.filter((status) => list === undefined || listOf(status) === list);
  const [rows, total] = await Promise.all([
    ordersOfShopper(db, key, { statuses, limit, skip: (offset - 1) * limit }),
    countOrdersOfShopper(db, key, { statuses, max: maxCounted }),
  ]);
  const at = now();
  return { total_size: total, limit, offset, orders: rows.map((row) => asListed(row, at)) };
}

/** Returns the whole order of a shopper; an order of another shopper is not found [ORD-05]. */
export async function showOrder(
  context: ApiContext,
  { shopper, orderId }: { shopper: Shopper; orderId: string },
): Promise<OrderDetails> {
  const row = await ownOrder(context.db, shopper, orderId);
  return { ...asDetails(row, context.now()), refund_request: await showRefundRequest(context, orderId) };
}

/** The order of a shopper with its lines; refuses any other. */
export async function ownOrder(db: ApiContext['db'], shopper: Shopper, orderId: string): Promise<DetailsRow> {
  const row = await orderWithParts(db, orderId);
  if (row?.shopper !== shopperKeyOf(shopper)) throw new Refusal('order_not_found');
  return row;
}

function asListed(row: ListedRow, at: Date): ListedOrder {
  return {
    ...headOf(row, at),
    address: row.address,
    items: row.items.map(({ name, quantity, image }) => ({ name, quantity, image_full_url: imagePath(image) })),
  };
}

function headOf(row: ListedRow | DetailsRow, at: Date) {
  const { order_status: status, payment_method: paymentMethod, payment_status: paymentStatus } = row;
  return {
    id: row.id,
    order_status: status,
    order_type: row.order_type,
    payment_method: paymentMethod,
    payment_status: paymentStatus,
    prescription: row.prescription,
    order_amount: toDecimal(row.total),
    currency: row.currency,
    time_zone: row.time_zone,
    created_at: row.placed_at.toISOString(),
    expected_at: isoOf(row.expected_at),
    schedule_at: isoOf(row.schedule_at),
    canceled_by: row.canceled_by,
    item_count: row.item_count,
    module_id: row.module_id,
    module_type: row.module_type,
    store: row.store,
    cancelable: isCancelable(status),
    refundable: isRefundable(
      { status, deliveredAt: row.delivered_at, wasRefused: row.refund_refused, total: minus(row.total, row.refunded) },
      at,
    ),
    awaits_payment: awaitsPayment({ status, paymentMethod, paymentStatus }),
    can_reorder: row.item_count > 0 && sells(row.module_type) && listOf(status) === 'order-history',
  };
}

function sells(type: string): boolean {
  return isModuleType(type) && traitsOf(type).hasCart;
}

function asDetails(row: DetailsRow, at: Date): Omit<OrderDetails, 'refund_request'> {
  return {
    ...headOf(row, at),
    ...stampsOf(row),
    ...billOf(row),
    ...lateTipOf(row, at),
    cancel_reason: row.cancel_reason,
    counter: null,
    refund_reason: row.refund_reason,
    correction: row.correction && {
      changed: row.correction.changed,
      made_at: new Date(row.correction.made_at).toISOString(),
      confirmed_at: row.correction.confirmed_at && new Date(row.correction.confirmed_at).toISOString(),
    },
    changes: row.changes.map((change) => asChange(change, row.order_status)),
    refunds: row.refunds.map((refund) => asRefund(refund, row.lines)),
    refund_until: isoOf(row.delivered_at && refundableUntil(row.delivered_at)),
    lines: row.lines.map((line) => asLine(line, row.refunds)),
    distance_metres: row.distance_metres,
    contact_person_name: row.contact_name,
    contact_person_number: row.contact_number,
    delivery_address: row.delivery_address && placeOf(row.delivery_address, row.contact_name, row.contact_number),
    receiver_details: receiverOf(row),
    charge_payer: row.charge_payer,
    order_note: row.order_note,
    cutlery: row.cutlery,
    unavailable_item_note: row.unavailable_item_note,
    delivery_man: courierOf(row),
  };
}

function stampsOf(row: DetailsRow) {
  return {
    confirmed: isoOf(row.confirmed_at),
    processing: isoOf(row.processing_at),
    handover: isoOf(row.handover_at),
    picked_up: isoOf(row.picked_up_at),
    delivered: isoOf(row.delivered_at),
    canceled: isoOf(row.canceled_at),
    failed: isoOf(row.failed_at),
  };
}

function billOf(row: DetailsRow) {
  return {
    item_total: toDecimal(row.item_total),
    add_on_total: toDecimal(row.add_on_total),
    discount_total: toDecimal(row.discount_total),
    discount_reason: row.lines.find(({ discount_reason: reason }) => reason !== null)?.discount_reason ?? null,
    coupon_code: row.coupon_code,
    coupon_discount: toDecimal(row.coupon_discount),
    first_order_discount: toDecimal(row.first_order_discount),
    tax: toDecimal(row.tax),
    tax_inclusive: row.tax_inclusive,
    delivery_fee: toDecimal(row.delivery_fee),
    service_charge: toDecimal(row.service_charge),
    tip: toDecimal(row.tip),
    wallet_paid: toDecimal(row.wallet_paid),
  };
}

function lateTipOf(row: DetailsRow, at: Date) {
  const { order_status: status, delivered_at: deliveredAt, has_courier: hasCourier, total, late_tip: tipped } = row;
  const until = tippableUntil({ status, deliveredAt, hasCourier });
  const isOpen = until !== null && at < until;
  return {
    late_tip: toDecimal(tipped),
    tip_until: isOpen ? until.toISOString() : null,
    tip_left: isOpen ? toDecimal(tipLeft({ total, tipped })) : 0,
  };
}

function asLine(line: HistoryLine, refunds: readonly HistoryRefund[]): OrderDetails['lines'][number] {
  const options = line.food_variations.flatMap(({ labels }) => labels);
  return {
    line: line.line_number,
    refunded_pieces: refunds
      .flatMap((refund) => refund.lines)
      .filter((refunded) => refunded.line === line.line_number)
      .reduce((sum, { quantity }) => sum + quantity, 0),
    item_id: line.item_id,
    name: line.name,
    image_full_url: imagePath(line.image),
    variation: [line.variation, ...options].filter((part) => part !== null).join(', '),
    add_ons: line.add_ons.map(({ name, price, quantity }) => ({ name, price: toDecimal(price), quantity })),
    quantity: line.quantity,
    when_missing: line.when_missing,
    price: toDecimal(line.unit_price),
    discount: toDecimal(times(line.unit_discount, line.quantity)),
    add_on_total: toDecimal(line.add_on_total),
    total_price: toDecimal(line.line_total),
  };
}

function asRefund(
  { amount, to_wallet, to_provider, to_cash, lines, fees, reason, made_at }: HistoryRefund,
  ordered: readonly HistoryLine[],
): OrderDetails['refunds'][number] {
  const nameOfLine = (line: number) => ordered.find(({ line_number: number }) => number === line)?.name ?? '';
  return {
    amount: toDecimal(amount),
    to_wallet: toDecimal(to_wallet),
    to_provider: toDecimal(to_provider),
    to_cash: toDecimal(to_cash),
    lines: lines.map(({ line, quantity }) => ({ name: nameOfLine(line), quantity })),
    fees,
    reason,
    made_at: new Date(made_at).toISOString(),
  };
}

function asChange(change: HistoryChange, status: DetailsRow['order_status']): OrderDetails['changes'][number] {
  const { id, kind, state, decided_by, before, after, reason, made_at: madeAt, answer_until: until } = change;
  return {
    ...{ id, kind, is_by_market: change.by_operator, state: shownState(state, status), decided_by, reason },
    before: asChangedLine(before),
    after: after && asChangedLine(after),
    total_before: toDecimal(change.total_before),
    total_after: toDecimal(change.total_after),
    to_wallet: toDecimal(change.to_wallet),
    to_provider: toDecimal(change.to_provider),
    made_at: new Date(madeAt).toISOString(),
    answer_until: until && new Date(until).toISOString(),
  };
}

function asChangedLine({ name, image, quantity, line_total: total }: HistoryChange['before']) {
  return { name, quantity, image_full_url: imagePath(image), total_price: toDecimal(total) };
}

function placeOf(door: HistoryAddress, name: string, number: string): NonNullable<OrderDetails['delivery_address']> {
  const { address, house = '', floor = '', road = '', landmark = '', directions = '', lat, lng } = door;
  const contact = { contact_person_name: name, contact_person_number: number };
  return { address, house, floor, road, landmark, directions, latitude: lat, longitude: lng, ...contact };
}

function receiverOf({ receiver_details: receiver }: DetailsRow): OrderDetails['receiver_details'] {
  return receiver && placeOf(receiver, receiver.name, receiver.number);
}

function courierOf({ delivery_man: courier }: DetailsRow): OrderDetails['delivery_man'] {
  if (!courier) return null;
  const { id, f_name, l_name, image, vehicle, rating_sum: sum, rating_count: count } = courier;
  return {
    id,
    f_name,
    l_name,
    vehicle,
    image_full_url: image && imagePath(image),
    avg_rating: count ? sum / count : null,
  };
}

function isoOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
