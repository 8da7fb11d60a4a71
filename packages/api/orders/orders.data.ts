import { sql } from 'kysely';
import type { TrackedOrder } from 'market/orders/orders.contract';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import type { BothPromises } from 'market/orders/promises/orders-promises.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import { decrementParts, type StockDecrements, type Taken, takenColumns } from './goods/orders-goods.data.ts';

type OrderStatus = TrackedOrder['order_status'];
type ChargePayer = NonNullable<TrackedOrder['parcel']>['charge_payer'];

/** Every part of a total, in minor units. Declared again, as are the types below: data files import no rules. */
interface Totals {
  itemTotal: Money;
  addOnTotal: Money;
  discountTotal: Money;
  couponDiscount: Money;
  firstOrderDiscount: Money;
  tax: Money;
  taxInclusive: boolean;
  deliveryFee: Money;
  serviceCharge: Money;
  tip: Money;
  total: Money;
}

interface Entry {
  account: string;
  amount: Money;
}

/** The key under which the reply of an intent is stored. */
interface IdempotencyRecord {
  owner: string;
  key: string;
  fingerprint: string;
}

export interface NewLine {
  itemId: number;
  name: string;
  image: string;
  variation: string | null;
  choices: readonly { name: string; labels: readonly string[] }[];
  addOns: readonly { id: number; name: string; price: Money; quantity: number }[];
  quantity: number;
  unitPrice: Money;
  unitDiscount: Money;
  discountReason: string | null;
  flashSaleId: number | null;
  addOnTotal: Money;
  lineTotal: Money;
  counted: boolean;
  whenMissing: OrderDetails['lines'][number]['when_missing'];
}

export interface NewOrder {
  id: string;
  shopper: string;
  moduleId: number;
  zoneId: number;
  /** Null for a parcel, which has `parcel` instead. */
  storeId: number | null;
  orderType: string;
  paymentMethod: string;
  paymentStatus: 'unpaid' | 'paid';
  /** Minor units that the wallet pays. */
  walletPaid: Money;
  currency: string;
  quote: Totals;
  coupon: { id: number; code: string; paidBy: 'store' | 'market' } | null;
  distanceMetres: number;
  contact: { name: string; number: string; email: string | null };
  deliveryAddress: object | null;
  parcel?: { receiver: object; chargePayer: ChargePayer; categoryId: number } | undefined;
  orderNote: string;
  /** The note that the customer pays cash with, in minor units. */
  paysWith: Money | null;
  cutlery: boolean;
  unavailableItemNote: string;
  scheduleAt: Date | null;
  /** When its store begins with it, if that is not at once [STO-038]. */
  workFrom: Date | null;
  trackingHash: string;
  expectedAt: Date;
  promises: BothPromises;
  placedAt: Date;
  lines: NewLine[];
  /** What the market keeps of the store's share, and by which rule. */
  commission: Money;
  commissionRuleId: number | null;
  entries: Entry[];
  /** The lines of the cart that leave it. */
  cartLineIds: number[];
}

/** An order with its contacts and its origin. */
export interface OrderWithContacts extends NewOrder {
  /** Keyed hashes of the contacts that benefits of one person are bound to. */
  contactHashes: readonly string[];
  /** The origin of the order; null if risk is not evaluated. */
  origin: { blockHash: string; isPhoneProved: boolean; holdMinutes: number; notes: readonly string[] } | null;
}

/** How the market stood when an order was written, after all that others had done by then. */
export interface WrittenOrder extends Taken {
  /** Lines that left the cart: fewer than ordered means that another tab was faster. */
  emptied: number;
  storeIsActive: boolean;
  storeIsPaused: boolean;
  itemsAreSold: boolean;
}

/**
 * Writes an order with its parts, ledger entries, message and the reply under its key, and takes its goods from stock,
 * in one statement: popular items are locked for no longer than this statement and the commit.
 */
export async function insertOrder(
  db: Connection,
  order: OrderWithContacts,
  {
    record,
    reply,
    decrements = noDecrements,
  }: { record: IdempotencyRecord; reply: object; decrements?: StockDecrements },
): Promise<WrittenOrder> {
  const { quote, contact, coupon, parcel, origin, promises } = order;
  const { rows } = await sql<WrittenOrder>`
    with ${decrementParts(decrements)}, placed as (
      insert into orders (id, shopper, module_id, zone_id, store_id, order_type, payment_method, currency, item_total,
        add_on_total, discount_total, tax, tax_inclusive, delivery_fee, service_charge, tip, total, distance_metres,
        contact_name, contact_number, contact_email, delivery_address, order_note, cutlery, unavailable_item_note,
        schedule_at, tracking_hash, expected_at, placed_at, coupon_id, coupon_code, coupon_discount, coupon_paid_by,
        receiver_details, charge_payer, parcel_category_id, payment_status, wallet_paid, first_order_discount,
        commission, commission_rule_id, ready_promise, arrival_promise, pays_with, promised_at, work_from,
        unfetched_rule)
      values (${order.id}, ${order.shopper}, ${order.moduleId}, ${order.zoneId}, ${order.storeId}, ${order.orderType},
        ${order.paymentMethod}, ${order.currency}, ${quote.itemTotal}, ${quote.addOnTotal}, ${quote.discountTotal},
        ${quote.tax}, ${quote.taxInclusive}, ${quote.deliveryFee}, ${quote.serviceCharge}, ${quote.tip}, ${quote.total},
        ${order.distanceMetres}, ${contact.name}, ${contact.number}, ${contact.email},
        ${order.deliveryAddress && JSON.stringify(order.deliveryAddress)}::jsonb, ${order.orderNote}, ${order.cutlery},
        ${order.unavailableItemNote}, ${order.scheduleAt}, ${order.trackingHash}, ${order.expectedAt}, ${order.placedAt},
        ${coupon?.id ?? null}, ${coupon?.code ?? null}, ${quote.couponDiscount}, ${coupon?.paidBy ?? null},
        ${parcel ? JSON.stringify(parcel.receiver) : null}::jsonb, ${parcel?.chargePayer ?? null},
        ${parcel?.categoryId ?? null}, ${order.paymentStatus}, ${order.walletPaid}, ${quote.firstOrderDiscount},
        ${order.commission}, ${order.commissionRuleId},
        ${promises.ready && JSON.stringify(promises.ready)}::jsonb, ${JSON.stringify(promises.arrival)}::jsonb, ${order.paysWith},
        ${order.expectedAt}, ${order.workFrom},
        (select s.unfetched_rule from stores s where s.id = ${order.storeId}::int and ${order.orderType}::text = 'take_away'))
      returning id
    ), lines as (
      insert into order_lines (order_id, line_number, item_id, name, image, variation, food_variations, add_ons, quantity,
        unit_price, unit_discount, discount_reason, flash_sale_id, add_on_total, line_total, counted, when_missing)
      select ${order.id}, l.place, l."itemId", l.name, l.image, l.variation, l.choices, l."addOns", l.quantity,
        l."unitPrice", l."unitDiscount", l."discountReason", l."flashSaleId", l."addOnTotal", l."lineTotal", l.counted, l."whenMissing"
      from rows from (jsonb_to_recordset(${JSON.stringify(order.lines)}::jsonb) as ("itemId" int, name text, image text,
        variation text, choices jsonb, "addOns" jsonb, quantity int, "unitPrice" bigint, "unitDiscount" bigint,
        "discountReason" text, "flashSaleId" int, "addOnTotal" bigint, "lineTotal" bigint, counted boolean, "whenMissing" text)) with ordinality
        as l("itemId", name, image, variation, choices, "addOns", quantity, "unitPrice", "unitDiscount",
          "discountReason", "flashSaleId", "addOnTotal", "lineTotal", counted, "whenMissing", place)
    ), contacts as (
      insert into order_contacts (contact_hash, order_id, made_at)
      select unnest(${order.contactHashes}::text[]), ${order.id}, ${order.placedAt}
    ), origin as (
      insert into order_origins (order_id, block_hash, is_phone_proved, hold_minutes, notes, placed_at)
      select ${order.id}, ${origin?.blockHash ?? ''}, ${origin?.isPhoneProved ?? false}::bool,
        ${origin?.holdMinutes ?? 0}::int, ${origin?.notes ?? []}::text[], ${order.placedAt}::timestamptz
      where ${origin !== null}
    ), step as (
      insert into order_steps (order_id, step_number, to_status, made_by, made_at)
      values (${order.id}, 1, 'pending', 'shopper', ${order.placedAt})
    ), journal as (
      insert into journals (kind, order_id, made_at) select 'order_placed', ${order.id}, ${order.placedAt}
      where ${order.entries.length > 0} returning id
    ), entries as (
      insert into ledger_entries (journal_id, account, currency, amount)
      select journal.id, e.account, ${order.currency}, e.amount
      from journal, jsonb_to_recordset(${JSON.stringify(order.entries)}::jsonb) as e(account text, amount bigint)
    ), message as (
      insert into outbox (kind, order_id, payload, dedupe_key)
      select kind, ${order.id}, payload, ${order.id} || ':' || name
      from (values ('order_status', '{"order_status": "pending"}'::jsonb, '1'), ('order_paid', '{}'::jsonb, 'paid'))
        as told(kind, payload, name)
      where kind = 'order_status' or ${order.paymentStatus} = 'paid'
    ), emptied as (
      delete from cart_lines where id = any (${order.cartLineIds}) returning id
    ), answer as (
      insert into idempotency_keys (owner, key, fingerprint, reply, order_id)
      values (${record.owner}, ${record.key}, ${record.fingerprint}, ${JSON.stringify(reply)}::jsonb, ${order.id})
    )
    select (select count(*)::int from emptied) as emptied,
      coalesce((select active from stores where id = ${order.storeId}), true) as "storeIsActive",
      coalesce((select no_orders_until > ${order.scheduleAt ?? order.placedAt} from stores where id = ${order.storeId}), false)
        as "storeIsPaused",
      not exists (select from items where id = any (${order.lines.map(({ itemId }) => itemId)}::int[]) and not active)
        as "itemsAreSold", ${takenColumns}`.execute(db);
  return (
    rows[0] ?? {
      emptied: 0,
      storeIsActive: false,
      storeIsPaused: false,
      itemsAreSold: false,
      itemsTaken: 0,
      variantsTaken: 0,
    }
  );
}

const noDecrements: StockDecrements = { items: [], variants: [] };

/** The amounts and the state of an order, locked until the transaction ends. */
export interface LockedOrder extends Totals {
  id: string;
  shopper: string;
  storeId: number | null;
  status: OrderStatus;
  orderType: string;
  paymentMethod: string;
  paymentStatus: string;
  /** Minor units that the wallet has paid of the total. */
  walletPaid: Money;
  currency: string;
  contactName: string;
  contactNumber: string;
  contactEmail: string | null;
  courierId: number | null;
  couponPaidBy: 'store' | 'market' | null;
  /** Of a prescription order only. */
  prescription: 'sent' | 'quoted' | 'agreed' | null;
  /** Of a parcel only. */
  chargePayer: ChargePayer | null;
  /** Grows with the state and the ready time. */
  version: number;
  /** The promise of the store. */
  readyAt: Date | null;
  promises: BothPromises;
  confirmedAt: Date | null;
  /** The time that the customer has chosen; null for now. */
  scheduleAt: Date | null;
  /** When its store begins with it, if that is not at once [STO-038]. */
  workFrom: Date | null;
  /** The expected arrival, and until when an operator holds it [OPS-024]. */
  expectedAt: Date | null;
  heldUntil: Date | null;
  distanceMetres: number;
  moduleId: number;
  zoneId: number;
  placedAt: Date;
  /** What the market keeps of the store's share. */
  commission: Money;
  /** Since when its courier has stood at a door that could not be delivered to, and when the way back began. */
  waitedSince: Date | null;
  returningAt: Date | null;
  /** The tip has become the courier's. */
  isTipEarned: boolean;
}

export async function lockOrder(db: Connection, orderId: string): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    select id, shopper, store_id as "storeId", order_status as status, order_type as "orderType",
      payment_method as "paymentMethod", payment_status as "paymentStatus",
      wallet_paid as "walletPaid", currency, contact_name as "contactName", contact_number as "contactNumber",
      contact_email as "contactEmail", delivery_man_id as "courierId", charge_payer as "chargePayer", prescription,
      version, ready_at as "readyAt",
      jsonb_build_object('ready', ready_promise, 'arrival', arrival_promise) as promises, confirmed_at as "confirmedAt", schedule_at as "scheduleAt", work_from as "workFrom", expected_at as "expectedAt", held_until as "heldUntil", distance_metres as "distanceMetres",
      item_total as "itemTotal", add_on_total as "addOnTotal", discount_total as "discountTotal",
      coupon_discount as "couponDiscount", coupon_paid_by as "couponPaidBy",
      first_order_discount as "firstOrderDiscount", tax,
      tax_inclusive as "taxInclusive", delivery_fee as "deliveryFee", service_charge as "serviceCharge", tip, total,
      module_id as "moduleId", zone_id as "zoneId", placed_at as "placedAt", commission,
      (select problem_at from delivery_attempts a where a.order_id = orders.id) as "waitedSince",
      (select returning_at from delivery_attempts a where a.order_id = orders.id) as "returningAt",
      exists (select from courier_earnings e where e.order_id = orders.id and e.tip > 0) as "isTipEarned"
    from orders where id = ${orderId} for update`.execute(db);
  return rows[0];
}

/** What the wallet had paid is back in it. */
export async function clearWalletPayment(db: Connection, orderId: string): Promise<void> {
  await sql`update orders set wallet_paid = 0,
    payment_status = case payment_status when 'paid' then 'refunded' else payment_status end
    where id = ${orderId}`.execute(db);
}

/** The order that an intent of this shopper made. */
export async function orderOfKey(db: Connection, owner: string, key: string) {
  return db
    .selectFrom('idempotency_keys')
    .innerJoin('orders', 'orders.id', 'idempotency_keys.order_id')
    .select(['orders.id', 'orders.total', 'orders.placed_at'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
}
