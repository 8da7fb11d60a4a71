import { isWithinZones } from 'market/access/access.rules';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { actionsOfSteps, mayCancelAsOperator } from 'market/orders/orders-live.rules';
import { toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { isDoorCodeNeeded, provedAt } from '../deliveries/door-code.ts';
import { listedReply } from './find-orders.ts';
import { type AdminOrderRow, adminOrderOf, eventsOfOrder, type OrderEventRow } from './orders-desk.data.ts';

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
  return {
    ...listedReply(row, staff, now()),
    ...partsOf(row),
    door_code: await doorCodeOf(db, row),
    timeline: events.map(eventReply),
  };
}

function partsOf(row: AdminOrderRow) {
  const { order_status: status, order_type: orderType, payment_method, payment_status } = row;
  const textOf = (at: Date | null) => at?.toISOString() ?? null;
  return {
    version: row.version,
    address: row.address ?? '',
    order_note: row.order_note,
    confirmed_at: textOf(row.confirmed_at),
    ready_at: textOf(row.ready_at),
    handover_at: textOf(row.handover_at),
    picked_up_at: textOf(row.picked_up_at),
    delivered_at: textOf(row.delivered_at),
    canceled_at: textOf(row.canceled_at),
    canceled_by: row.canceled_by,
    cancel_reason: row.cancel_reason,
    may_cancel: mayCancelAsOperator({
      status,
      orderType,
      paymentMethod: payment_method,
      paymentStatus: payment_status,
    }),
    lines: row.lines.map(({ add_ons: addOns, total, ...line }) => ({
      ...line,
      add_ons: addOns.map(({ name, quantity }) => ({ name, quantity })),
      total: toDecimal(total),
    })),
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

async function doorCodeOf(db: ApiContext['db'], row: AdminOrderRow): Promise<AdminOrder['door_code']> {
  if (!(await isDoorCodeNeeded(db, row))) return null;
  const proved = provedAt(row);
  return {
    wrong_count: row.wrong_codes,
    proved_at: proved?.toISOString() ?? null,
    may_waive: row.order_status === 'picked_up' && proved === null,
  };
}

function eventReply({ at, amount, ...event }: OrderEventRow): AdminOrder['timeline'][number] {
  return { ...event, at: at.toISOString(), amount: amount === null ? null : toDecimal(amount) };
}
