import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';

const market = marketUnderTest({ checksInvariants: false });
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

it('the invariants find each part of no order, which no reference refuses', async () => {
  const parts = [
    sql`insert into order_contacts (contact_hash, order_id, made_at) values ('planted', 'none', now())`,
    sql`insert into idempotency_keys (owner, key, fingerprint, reply, order_id)
      values ('planted', 'planted', '', '{}', 'none')`,
    sql`insert into order_lines (order_id, line_number, item_id, name, image, food_variations, add_ons, quantity,
        unit_price, unit_discount, add_on_total, line_total, counted)
      select 'none', line_number, item_id, name, image, food_variations, add_ons, quantity, unit_price, unit_discount,
        add_on_total, line_total, false from order_lines limit 1`,
    sql`insert into order_origins (order_id, block_hash, is_phone_proved, hold_minutes, notes, placed_at)
      values ('none', 'planted', false, 15, '{}', now())`,
    sql`insert into order_steps (order_id, step_number, to_status, made_by, made_at)
      values ('none', 1, 'pending', 'shopper', now())`,
    sql`insert into outbox (kind, order_id, payload, dedupe_key) values ('order_status', 'none', '{}', 'none:1')`,
    sql`insert into ledger_entries (journal_id, account, currency, amount) values (0, 'planted', 'NGN', 1)`,
  ];
  for (const part of parts) await part.execute(market.db);
  const found = (await breachesIn(market.db)) as { breach: string; subject: string }[];
  expect(found.map(({ breach, subject }) => `${breach}: ${subject}`).toSorted()).toEqual([
    'amount that nobody owns: planted',
    'entry of no journal: 0',
    ...['contact', 'key', 'line', 'message', 'origin', 'step'].map((part) => `part of no order: ${part} none`),
  ]);
});

it.each(['orders', 'zones', 'modules'])('rows of %s cannot be deleted, since orders name them', async (table) => {
  const deletion = sql`delete from ${sql.table(table)}`.execute(market.db);
  await expect(deletion).rejects.toMatchObject({ code: '23001' });
});
