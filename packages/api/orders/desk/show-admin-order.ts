import { isWithinZones } from 'market/access/access.rules';
import { isChangeable } from 'market/orders/changes/orders-changes.rules';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { isFinal } from 'market/orders/orders.rules';
import { movesOfOperator } from 'market/orders/orders-alarms.rules';
import { actionsOfSteps, mayCancelAsOperator } from 'market/orders/orders-live.rules';
import { leftToRefund, mayRefund } from 'market/orders/orders-refund.rules';
import { boundsOfDelay, delaysOf } from 'market/orders/promises/orders-delays.rules';
import { cashStepOf } from 'market/parcel/parcel.rules';
import { metresBetween } from 'market/places/places.rules';
import { roundingStep, toDecimal } from 'market/values/money';
import { settingsOf } from '#api/config/read-settings.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { changeOf } from '../board/show-board.ts';
import { isDoorCodeNeeded, provedAt } from '../deliveries/door-code.ts';
import { doorPhotoLink } from '../deliveries/photograph-door.ts';
import { refundableOf, sourcesOf } from '../refunds/refund-part.ts';
import { showRefundRequest } from '../refunds/show-refund-requests.ts';
import { listedReply } from './find-orders.ts';
import {
  type AdminOrderRow,
  adminOrderOf,
  eventsOfOrder,
  type OrderEventRow,
  type ShownRefundRow,
  shownRefundsOf,
} from './orders-desk.data.ts';

/** Returns an order of the zones of an operator with everything that has happened to it [OPS-013]. */
export async function showAdminOrder(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  staff: AuthorizedOperator,
  orderId: string,
): Promise<AdminOrder> {
  const row = await adminOrderOf(db, orderId);
  // An order of another zone is as unknown as one that does not exist [SEAT-12].
  if (!row || !isWithinZones(staff.zones, row.zone_id)) throw new Refusal('order_not_found');
  const events = await eventsOfOrder(db, orderId, actionsOfSteps);
  const refunds = await shownRefundsOf(db, orderId);
  const { digit_after_decimal_point: digits, customer_wallet_status } = await settingsOf(db);
  return {
    refund_request: await showRefundRequest({ db, now }, orderId),
    ...listedReply(row, staff, now()),
    ...partsOf(row, refunds, now()),
    ...refundsReply(row, refunds, {
      roundTo: toDecimal(roundingStep(digits)),
      hasWallets: customer_wallet_status === 1,
    }),
    door_code: await doorCodeOf(db, row),
    door_photo: await doorPhotoReply({ db, now }, row),
    timeline: events.map(eventReply),
  };
}

function refundsReply(
  row: AdminOrderRow,
  refunds: readonly ShownRefundRow[],
  { roundTo, hasWallets }: { roundTo: number; hasWallets: boolean },
): Pick<AdminOrder, 'refunds' | 'refundable'> {
  const order = {
    status: row.order_status,
    paymentStatus: row.payment_status,
    total: row.total,
    tax: row.tax,
    taxInclusive: row.tax_inclusive,
    commission: row.commission,
    deliveryFee: row.delivery_fee,
    serviceCharge: row.service_charge,
    tip: row.tip,
  };
  const known = refundableOf(order, row.lines, refunds);
  const left = leftToRefund(known);
  const paid = { total: row.total, walletPaid: row.wallet_paid, paymentMethod: row.payment_method };
  const { provider, cash } = sourcesOf(paid, row.paid_digitally, refunds);
  const hasWallet = hasWallets && customerIdOf(row.shopper) !== undefined;
  const names = new Map(row.lines.map(({ line, name }) => [line, name]));
  return {
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amount: toDecimal(refund.amount),
      to_wallet: toDecimal(refund.to_wallet),
      to_provider: toDecimal(refund.to_provider),
      to_cash: toDecimal(refund.to_cash),
      fees: refund.fees,
      lines: refund.lines.map(({ line, quantity }) => ({ name: names.get(line) ?? '', quantity })),
      reason: refund.reason,
      made_at: refund.made_at.toISOString(),
      person: refund.person,
      borne_by: {
        market: toDecimal(refund.by_market),
        store: toDecimal(refund.by_store),
        courier: toDecimal(refund.by_courier),
      },
    })),
    refundable:
      mayRefund(known) && left > 0
        ? {
            left: toDecimal(left),
            unit: roundTo,
            tax: toDecimal(known.refundedTax),
            commission: toDecimal(row.commission),
            fees: [...known.refundedFees],
            ways: hasWallet ? ['wallet', 'source'] : ['source'],
            sources: { provider: toDecimal(provider), cash: toDecimal(cash) },
          }
        : null,
  };
}

function partsOf(row: AdminOrderRow, refunds: readonly ShownRefundRow[], at: Date) {
  const { order_status: status, order_type: orderType, payment_method, payment_status } = row;
  const textOf = (at: Date | null) => at?.toISOString() ?? null;
  return {
    address: row.address ?? '',
    door: row.order_type === 'delivery' && row.door ? doorReply(row.door) : null,
    may_correct: !isFinal(status),
    corrected_at: textOf(row.corrected_at),
    confirmed_correction_at: textOf(row.confirmed_correction_at),
    order_note: row.order_note,
    confirmed_at: textOf(row.confirmed_at),
    ready_at: textOf(row.ready_at),
    handover_at: textOf(row.handover_at),
    picked_up_at: textOf(row.picked_up_at),
    delivered_at: textOf(row.delivered_at),
    canceled_at: textOf(row.canceled_at),
    canceled_by: row.canceled_by,
    cancel_reason: row.cancel_reason,
    delay: isFinal(status) || isOver(row.delay, at) ? null : row.delay,
    delays: delaysOf({ status, orderType }).map((kind) => {
      const { first, last } = boundsOfDelay({ expectedAt: row.expected_at }, kind, at);
      return { kind, first: first.toISOString(), last: last.toISOString() };
    }),
    may_cancel: mayCancelAsOperator({
      status,
      orderType,
      paymentMethod: payment_method,
      paymentStatus: payment_status,
    }),
    moves: movesOfOperator({
      status,
      orderType,
      paymentMethod: payment_method,
      paymentStatus: payment_status,
      prescription: row.prescription,
      hasCourier: row.courier !== null,
      cashStep: cashStepOf({ chargePayer: row.charge_payer }),
    }),
    lines: row.lines.map(({ add_ons: addOns, total, ...line }) => ({
      ...line,
      add_ons: addOns.map(({ name, quantity }) => ({ name, quantity })),
      total: toDecimal(total),
      refunded_pieces: refunds
        .flatMap((refund) => refund.lines)
        .filter((refunded) => refunded.line === line.line)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    may_change: row.lines.length > 0 && isChangeable(status),
    changes: row.changes.map((change) => changeOf(change, status)),
    sums: {
      items: toDecimal(row.item_total),
      add_ons: toDecimal(row.add_on_total),
      discount: toDecimal(row.discount_total),
      tax: toDecimal(row.tax),
      tax_inclusive: row.tax_inclusive,
      delivery_fee: toDecimal(row.delivery_fee),
      service_charge: toDecimal(row.service_charge),
      tip: toDecimal(row.tip),
      wallet_paid: toDecimal(row.wallet_paid),
    },
    coupon_code: row.coupon_code,
  };
}

/** A hold ends by itself at its time. */
function isOver(delay: AdminOrder['delay'], at: Date): boolean {
  return delay?.kind === 'hold' && new Date(delay.until) <= at;
}

async function doorPhotoReply(
  context: Pick<ApiContext, 'db' | 'now'>,
  { id, door }: AdminOrderRow,
): Promise<AdminOrder['door_photo']> {
  const photo = await doorPhotoLink(context, id);
  if (!photo) return null;
  const { lat, lng, image_full_url, taken_at } = photo;
  const isPlaced = lat !== null && lng !== null && door?.lat !== undefined && door.lng !== undefined;
  const metres = isPlaced ? Math.round(metresBetween({ lat, lng }, { lat: door.lat, lng: door.lng })) : null;
  return { image_full_url, taken_at, metres_to_door: metres };
}

async function doorCodeOf(db: ApiContext['db'], row: AdminOrderRow): Promise<AdminOrder['door_code']> {
  if (!(await isDoorCodeNeeded(db, row))) return null;
  const proved = provedAt(row);
  return {
    wrong_count: row.wrong_codes,
    proved_at: proved?.toISOString() ?? null,
    may_waive: row.order_status === 'picked_up' && proved === null,
  };
}

function doorReply({
  address,
  house = '',
  floor = '',
  landmark = '',
  directions = '',
  lat,
  lng,
}: NonNullable<AdminOrderRow['door']>) {
  return { address, house, floor, landmark, directions, latitude: lat, longitude: lng };
}

function eventReply({ at, amount, ...event }: OrderEventRow): AdminOrder['timeline'][number] {
  return { ...event, at: at.toISOString(), amount: amount === null ? null : toDecimal(amount) };
}
