import { sql } from 'kysely';
import type { TrackedOrder } from 'market/orders/orders.contract';
import type { PrescriptionOrder } from 'market/orders/prescriptions/orders-prescription.contract';
import type { BothPromises } from 'market/orders/promises/orders-promises.contract';
import type { Money } from 'market/values/money';
import type { GoodsRow, Point } from '#api/cart/cart-goods.data.ts';
import type { Connection } from '#api/db/connection.ts';
import type { NewLine } from '../orders.data.ts';

/** A store with its zone and tariff, as far as an order without goods needs them. */
export interface PharmacyRow extends Pick<GoodsRow, 'module_id' | 'module_type' | 'zone_id' | 'zone' | 'tariff'> {
  store: GoodsRow['store'] & { address: string; takes_prescriptions: boolean };
  delivers_there: boolean;
}

export async function pharmacyRow(db: Connection, storeId: number, to: Point): Promise<PharmacyRow | undefined> {
  const { rows } = await sql<PharmacyRow>`
    select s.module_id, m.module_type, s.zone_id, to_jsonb(z) - 'area' as zone,
      to_jsonb(s) || jsonb_build_object('opening_hours', s.all_hours, 'paused_until', s.no_orders_until,
        'pause_reason', s.no_orders_reason) as store,
      jsonb_build_object('base', t.delivery_base, 'perKm', t.delivery_per_km, 'minimum', t.delivery_minimum,
        'maximum', t.delivery_maximum, 'includedMetres', t.included_metres) as tariff,
      z.area @> point(${to.lng}::float8, ${to.lat}::float8) as delivers_there
    from stores s
    join modules m on m.id = s.module_id
    join zones z on z.id = s.zone_id and z.active
    join zone_modules t on t.zone_id = s.zone_id and t.module_id = s.module_id and t.offered
    where s.id = ${storeId}`.execute(db);
  return rows[0];
}

export async function insertPicture(
  db: Connection,
  picture: { id: string; shopper: string; orderId: string | null; at: Date },
): Promise<void> {
  await sql`insert into prescription_pictures (id, shopper, order_id, made_at)
    values (${picture.id}, ${picture.shopper}, ${picture.orderId}, ${picture.at})`.execute(db);
}

/** Attaches the uploaded pictures of a shopper to an order. Returns how many. */
export async function attachPictures(
  db: Connection,
  { ids, shopper, orderId }: { ids: readonly string[]; shopper: string; orderId: string },
): Promise<number> {
  const { rows } = await sql`
    update prescription_pictures set order_id = ${orderId}
    where id = any (${ids}) and shopper = ${shopper} and order_id is null returning id`.execute(db);
  return rows.length;
}

/** The order waits for a pharmacist. */
export async function markPrescription(db: Connection, orderId: string): Promise<void> {
  await sql`update orders set prescription = 'sent' where id = ${orderId}`.execute(db);
}

/** A prescription order, locked until the transaction ends. */
export interface LockedPrescription {
  prescription: 'sent' | 'quoted' | 'agreed';
  quotedAt: Date | null;
  moduleId: number;
  placedAt: Date;
  /** When its store begins with it, if that is not at once. */
  workFrom: Date | null;
  door: { lat: number; lng: number };
  zone: PaymentWaysOfZone;
}

/** How an order may be paid in its zone. */
export interface PaymentWaysOfZone {
  cash_on_delivery: boolean;
  cash_on_delivery_cap: Money | null;
  digital_payment: boolean;
}

const waysOfZone = sql`jsonb_build_object('cash_on_delivery', z.cash_on_delivery,
  'cash_on_delivery_cap', z.cash_on_delivery_cap, 'digital_payment', z.digital_payment)`;

/** Fields beyond those of `lockOrder`; undefined for an order of another kind. */
export async function prescriptionOf(db: Connection, orderId: string): Promise<LockedPrescription | undefined> {
  const { rows } = await sql<LockedPrescription>`
    select o.prescription, o.quoted_at as "quotedAt", o.module_id as "moduleId", o.placed_at as "placedAt",
      o.work_from as "workFrom",
      o.delivery_address as door, ${waysOfZone} as zone
    from orders o join zones z on z.id = o.zone_id
    where o.id = ${orderId} and o.prescription is not null`.execute(db);
  return rows[0];
}

export interface WrittenQuote {
  orderId: string;
  at: Date;
  expectedAt: Date;
  promises: BothPromises;
  totals: {
    itemTotal: Money;
    addOnTotal: Money;
    discountTotal: Money;
    tax: Money;
    deliveryFee: Money;
    serviceCharge: Money;
    tip: Money;
    total: Money;
  };
  lines: NewLine[];
  /** What the market keeps of the store's share, and by which rule. */
  commission: Money;
  commissionRuleId: number | null;
  journal: { kind: string; entries: { account: string; amount: Money }[] };
}

/** The price of the pharmacy with all that follows from it, in one statement. */
export async function writeQuote(db: Connection, quote: WrittenQuote): Promise<void> {
  const { orderId, totals, journal } = quote;
  await sql`
    with quoted as (
      update orders set prescription = 'quoted', quoted_at = ${quote.at}, expected_at = ${quote.expectedAt},
        promised_at = ${quote.expectedAt},
        ready_promise = ${JSON.stringify(quote.promises.ready)}::jsonb,
        arrival_promise = ${JSON.stringify(quote.promises.arrival)}::jsonb,
        item_total = ${totals.itemTotal}, add_on_total = ${totals.addOnTotal}, discount_total = ${totals.discountTotal},
        tax = ${totals.tax}, delivery_fee = ${totals.deliveryFee}, service_charge = ${totals.serviceCharge},
        tip = ${totals.tip}, total = ${totals.total}, commission = ${quote.commission},
        commission_rule_id = ${quote.commissionRuleId}
      where id = ${orderId} returning currency
    ), lines as (
      insert into order_lines (order_id, line_number, item_id, name, image, variation, food_variations, add_ons,
        quantity, unit_price, unit_discount, discount_reason, flash_sale_id, add_on_total, line_total, counted)
      select ${orderId}, l.place, l."itemId", l.name, l.image, l.variation, l.choices, l."addOns", l.quantity,
        l."unitPrice", l."unitDiscount", l."discountReason", l."flashSaleId", l."addOnTotal", l."lineTotal", l.counted
      from rows from (jsonb_to_recordset(${JSON.stringify(quote.lines)}::jsonb) as ("itemId" int, name text, image text,
        variation text, choices jsonb, "addOns" jsonb, quantity int, "unitPrice" bigint, "unitDiscount" bigint,
        "discountReason" text, "flashSaleId" int, "addOnTotal" bigint, "lineTotal" bigint, counted boolean)) with ordinality
        as l("itemId", name, image, variation, choices, "addOns", quantity, "unitPrice", "unitDiscount",
          "discountReason", "flashSaleId", "addOnTotal", "lineTotal", counted, place)
    ), journal as (
      insert into journals (kind, order_id, made_at) select ${journal.kind}, ${orderId}, ${quote.at}
      where ${journal.entries.length > 0} returning id
    ), entries as (
      insert into ledger_entries (journal_id, account, currency, amount)
      select journal.id, e.account, quoted.currency, e.amount
      from journal, quoted, jsonb_to_recordset(${JSON.stringify(journal.entries)}::jsonb) as e(account text, amount bigint)
    )
    insert into outbox (kind, order_id, payload, dedupe_key)
    values ('prescription', ${orderId}, jsonb_build_object('prescription', 'quoted'), ${`${orderId}:quoted`})`.execute(
    db,
  );
}

export interface Agreement {
  orderId: string;
  at: Date;
  paymentMethod: string;
  paymentStatus: 'paid' | 'unpaid';
  walletPaid: Money;
}

export async function writeAgreement(db: Connection, agreement: Agreement): Promise<void> {
  const { orderId, at, paymentMethod, paymentStatus, walletPaid } = agreement;
  await sql`
    with agreed as (
      update orders set prescription = 'agreed', agreed_at = ${at}, payment_method = ${paymentMethod},
        payment_status = ${paymentStatus}, wallet_paid = ${walletPaid}
      where id = ${orderId} and prescription = 'quoted' returning id
    )
    insert into outbox (kind, order_id, payload, dedupe_key)
    select 'prescription', id, jsonb_build_object('prescription', 'agreed'), id || ':agreed' from agreed
    union all select 'order_paid', id, '{}'::jsonb, id || ':paid' from agreed where ${paymentStatus} = 'paid'`.execute(
    db,
  );
}

/** Orders whose quote has expired. */
export async function unansweredQuotes(
  db: Connection,
  before: Date,
  limit: number,
): Promise<{ id: string; since: Date }[]> {
  return db
    .selectFrom('orders')
    .select(['id', (eb) => eb.ref('quoted_at').$notNull().as('since')])
    .where('prescription', '=', 'quoted')
    .where('order_status', '=', 'pending')
    .where('quoted_at', '<', before)
    .orderBy('quoted_at')
    .limit(limit)
    .execute();
}

/** A prescription order with what its shopper sees of it. */
export interface PrescriptionRow {
  id: string;
  shopper: string;
  order_status: TrackedOrder['order_status'];
  prescription: 'sent' | 'quoted' | 'agreed';
  placed_at: Date;
  quoted_at: Date | null;
  time_zone: string;
  currency: string;
  item_total: Money;
  discount_total: Money;
  tax: Money;
  tax_inclusive: boolean;
  delivery_fee: Money;
  service_charge: Money;
  tip: Money;
  total: Money;
  payment_method: PrescriptionOrder['payment_method'];
  payment_status: PrescriptionOrder['payment_status'];
  wallet_paid: Money;
  zone: PaymentWaysOfZone;
  distance_metres: number;
  order_note: string;
  contact_number: string;
  delivery_address: { address: string };
  store: { id: number; slug: string; name: string; address: string; monogram: string; colours: string[] };
  lines: {
    item_id: number;
    name: string;
    image: string;
    variation: string | null;
    quantity: number;
    unit_price: Money;
    line_total: Money;
    dose: string | null;
  }[];
  pharmacy_note: string;
  question: { text: string; wants_picture: boolean } | null;
  canceled_by: 'shopper' | 'store' | 'market' | null;
  cancel_reason: string | null;
  pictures: string[];
}

export async function prescriptionRow(db: Connection, orderId: string): Promise<PrescriptionRow | undefined> {
  const { rows } = await sql<PrescriptionRow>`
    select o.id, o.shopper, o.order_status, o.prescription, o.placed_at, o.quoted_at, z.time_zone, o.currency,
      o.item_total, o.discount_total, o.tax, o.tax_inclusive, o.delivery_fee, o.service_charge, o.tip, o.total,
      o.payment_method, o.payment_status, o.wallet_paid, ${waysOfZone} as zone, o.distance_metres, o.order_note, o.contact_number, o.delivery_address,
      o.canceled_by, o.cancel_reason, coalesce((select d.note from prescription_desk d where d.order_id = o.id), '')
        as pharmacy_note,
      (select jsonb_build_object('text', d.question, 'wants_picture', d.wants_picture) from prescription_desk d
        where d.order_id = o.id and d.asked_at is not null) as question,
      jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'address', s.address, 'monogram', s.monogram,
        'colours', s.colours) as store,
      coalesce((select jsonb_agg(to_jsonb(l) order by l.line_number) from order_lines l where l.order_id = o.id), '[]')
        as lines,
      coalesce((select jsonb_agg(p.id order by p.made_at, p.id) from prescription_pictures p where p.order_id = o.id), '[]')
        as pictures
    from orders o join stores s on s.id = o.store_id join zones z on z.id = o.zone_id
    where o.id = ${orderId} and o.prescription is not null`.execute(db);
  return rows[0];
}

/** Pictures that have served: those without an order since one moment, and of orders that ended before another. */
export async function expiredPictures(
  db: Connection,
  { waitingSince, endedBefore, limit }: { waitingSince: Date; endedBefore: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from prescription_pictures p left join orders o on o.id = p.order_id
    where (o.id is null and p.made_at < ${waitingSince})
      or coalesce(o.delivered_at, o.canceled_at, o.failed_at) < ${endedBefore}
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deletePicture(db: Connection, id: string): Promise<void> {
  await db.deleteFrom('prescription_pictures').where('id', '=', id).execute();
}
