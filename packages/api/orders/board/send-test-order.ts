import { randomInt } from 'node:crypto';
import { testOrderEnd, testOrderId, testOrderNumbers } from 'market/orders/kitchen/orders-test.rules';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import { nothing, plus, times, toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { addToOutbox } from '#api/notifications/notifications.data.ts';
import { goodsToTest, insertTestOrder, type TestGoodsRow } from './orders-test.data.ts';

/** So many items of the store are in a test order. */
const lineCount = 2;

/**
 * Sends a test order to a store, one at a time [STO-098]. It is in no table of orders, so no stock, book or report knows
 * it; it rings like another order, also on devices with a closed page.
 */
export async function sendTestOrder(context: ApiContext, staff: AuthorizedStore): Promise<BoardOrder> {
  const { storeId } = staff;
  const at = context.now();
  const order = await actAsStaff(context, staff, async (transaction) => {
    const goods = await goodsToTest(transaction, storeId, lineCount);
    const endsAt = testOrderEnd(at);
    const shown = testOrderFrom(goods, { at, endsAt });
    if (!(await insertTestOrder(transaction, { storeId, shown, endsAt, at }))) throw new Refusal('test_order_runs');
    const payload = { order_id: shown.id };
    await addToOutbox(transaction, { kind: 'test_order', payload, dedupeKey: `${shown.id}:${at.getTime()}` });
    return { result: shown, change: { action: 'order.test', subject: `store:${storeId}` } };
  });
  await context.live.publish(context.db, [{ topic: `store:${storeId}`, name: 'board', data: { order_id: order.id } }]);
  return order;
}

function testOrderFrom(goods: readonly TestGoodsRow[], { at, endsAt }: { at: Date; endsAt: Date }): BoardOrder {
  const [store] = goods;
  if (!store) throw new Refusal('store_not_found');
  const id = testOrderId(randomInt(testOrderNumbers));
  const lines = goods.map(({ name, price }, index) => ({
    name: name ?? 'Test',
    quantity: index + 1,
    total: times(price ?? nothing, index + 1),
  }));
  const total = toDecimal(plus(...lines.map((line) => line.total)));
  const placedAt = at.toISOString();
  return {
    id,
    code: counterCodeOf(id),
    order_status: 'pending',
    // Without a courier.
    order_type: 'take_away',
    version: 1,
    customer_name: store.store_name,
    has_account: false,
    order_note: '',
    unavailable_item_note: '',
    cutlery: false,
    payment: 'paid',
    total,
    sums: {
      item_total: total,
      add_on_total: 0,
      discount_total: 0,
      coupon_discount: 0,
      coupon_paid_by: null,
      first_order_discount: 0,
      tax: 0,
      tax_inclusive: false,
      delivery_fee: 0,
      service_charge: 0,
      tip: 0,
    },
    own_share: null,
    currency: store.currency,
    lines: lines.map(({ name, quantity, total: price }, index) => ({
      line_number: index + 1,
      is_counted: false,
      name,
      quantity,
      variation: null,
      choices: [],
      add_ons: [],
      total_price: toDecimal(price),
      when_missing: 'ask',
      ticked: [],
    })),
    changes: [],
    placed_at: placedAt,
    schedule_at: null,
    work_from: null,
    delay: null,
    rings_at: placedAt,
    print_count: 0,
    bag_print_count: 0,
    bag_count: null,
    seen_at: null,
    confirmed_at: null,
    handover_at: null,
    ready_at: null,
    expected_at: null,
    ready: null,
    arrival: null,
    left_at: null,
    courier_name: null,
    courier_here_at: null,
    returning_at: null,
    canceled_by: null,
    cancel_reason: null,
    counter: null,
    test_ends_at: endsAt.toISOString(),
  };
}
