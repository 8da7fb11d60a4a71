import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';

const market = marketUnderTest();
let orderId = '';

beforeAll(async () => {
  const customer = await signedInCustomer(market);
  const items = [{ item_id: testStores.grocery.items.percentOff.id, quantity: 1 }];
  orderId = await ordersUnderTest(market).place(customer, { items });
});

/** Where a fault would break the sum as well, another part keeps it. */
const faults = [
  `id = 'A'`,
  ...['item_total', 'add_on_total', 'tax', 'delivery_fee', 'service_charge', 'tip'].map(
    (part) => `${part} = -1, total = total - ${part} - 1`,
  ),
  ...['discount_total', 'coupon_discount', 'first_order_discount'].map(
    (part) => `${part} = -1, total = total + ${part} + 1`,
  ),
  ...['total', 'wallet_paid', 'distance_metres'].map((part) => `${part} = -1`),
  'wallet_paid = total + 1',
  'total = total + 1',
  `order_type = 'by ship'`,
  `order_status = 'lost'`,
  `payment_method = 'shells'`,
  `payment_status = 'perhaps'`,
  `canceled_by = 'nobody'`,
  `prescription = 'read'`,
  `prescription = 'quoted', quoted_at = null`,
  `coupon_code = 'A'`,
  `coupon_code = 'A', coupon_id = (select min(id) from coupons)`,
  `coupon_code = 'A', coupon_id = (select min(id) from coupons), coupon_paid_by = 'nobody'`,
  'coupon_discount = 1, total = total - 1',
  `coupon_code = 'A', coupon_id = (select min(id) from coupons), coupon_paid_by = 'market',
    coupon_discount = item_total + 1, tip = tip + item_total + 1`,
  'first_order_discount = item_total + 1, tip = tip + item_total + 1',
  `charge_payer = 'nobody'`,
  'store_id = null',
  `receiver_details = '{}'`,
  `order_type = 'parcel', item_total = 0, add_on_total = 0, discount_total = 0,
    tip = tip + item_total + add_on_total - discount_total`,
  `order_type = 'parcel', store_id = null, receiver_details = '{}', charge_payer = 'sender',
    parcel_category_id = (select min(id) from categories)`,
];

it.each(faults)('the database refuses an order whose %s', async (fault) => {
  const change = sql.raw(`update orders set ${fault} where id = '${orderId}'`).execute(market.db);
  await expect(change).rejects.toMatchObject({ code: '23514', constraint: 'orders_are_sound' });
});

it('the invariants find a contact and an origin of no order, which no reference refuses', async () => {
  const [contact, origin] = ['0000000001', '0000000002'];
  await sql`insert into order_contacts (contact_hash, order_id, made_at) values ('planted', ${contact}, now())`.execute(
    market.db,
  );
  await sql`
    insert into order_origins (order_id, block_hash, is_phone_proved, hold_minutes, notes, placed_at)
    values (${origin}, 'planted', false, 15, '{}', now())`.execute(market.db);
  const breach = 'contact or origin of no order';
  expect(await breachesIn(market.db)).toEqual([
    { invariant: 'I2', breach, subject: contact },
    { invariant: 'I2', breach, subject: origin },
  ]);
});
