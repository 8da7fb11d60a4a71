import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

export interface DueRow {
  id: string;
  shopper: string;
  status: string;
  paymentMethod: string;
  paymentStatus: string;
  currency: string;
  total: Money;
  walletPaid: Money;
  contactNumber: string;
  placedAt: Date;
  /** Since when it is to be paid: a price that had to be agreed to begins later than its order. */
  dueSince: Date;
  /** Minutes for which its goods are reserved unpaid; null for the default. */
  holdMinutes: number | null;
  itemCount: number;
  /** Null for a parcel. */
  store: { name: string; monogram: string; colours: string[] } | null;
  hasCash: boolean;
  /** Null means that cash has no cap. */
  cashCap: Money | null;
}

/** Returns an order for its payer, with the cash rules of its zone. */
export async function dueRow(db: Connection, orderId: string): Promise<DueRow | undefined> {
  const { rows } = await sql<DueRow>`
    select o.id, o.shopper, o.order_status as status, o.payment_method as "paymentMethod",
      o.payment_status as "paymentStatus", o.currency, o.total, o.contact_number as "contactNumber", o.wallet_paid as "walletPaid",
      o.placed_at as "placedAt", coalesce(o.agreed_at, o.placed_at) as "dueSince", z.cash_on_delivery as "hasCash", z.cash_on_delivery_cap as "cashCap",
      (select hold_minutes from order_origins where order_id = o.id) as "holdMinutes",
      (select coalesce(sum(quantity), 0)::int from order_lines l where l.order_id = o.id) as "itemCount",
      case when s.id is not null
        then jsonb_build_object('name', s.name, 'monogram', s.monogram, 'colours', s.colours) end as store
    from orders o join zones z on z.id = o.zone_id left join stores s on s.id = o.store_id
    where o.id = ${orderId}`.execute(db);
  return rows[0];
}

export interface ZoneCashRules {
  hasCash: boolean;
  cashCap: Money | null;
}

/** Returns the cash rules of the zone of an order. */
export async function cashRulesOfOrder(db: Connection, orderId: string): Promise<ZoneCashRules | undefined> {
  const { rows } = await sql<ZoneCashRules>`
    select z.cash_on_delivery as "hasCash", z.cash_on_delivery_cap as "cashCap"
    from orders o join zones z on z.id = o.zone_id where o.id = ${orderId}`.execute(db);
  return rows[0];
}
