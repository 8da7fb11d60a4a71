import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';

export interface GivenCoupon {
  customerId: number;
  /** The account of the operator. */
  by: number;
  reason: string;
  at: Date;
}

/** Keeps a coupon for one customer, with who gave it and why [OPS-039]. */
export async function giveToCustomer(
  transaction: Transaction,
  couponId: number,
  { customerId, by, reason, at }: GivenCoupon,
): Promise<void> {
  await sql`
    update coupons set customer_id = ${customerId}, given_by = ${by}, given_reason = ${reason}, given_at = ${at}
    where id = ${couponId}`.execute(transaction);
}

export interface GivenCouponRow {
  id: number;
  code: string;
  amount: Money;
  currency: string;
  reason: string;
  person: string | null;
  given_at: Date;
  expires_at: Date;
  used_count: number;
  active: boolean;
}

const maxShown = 20;

/** Returns the coupons that a customer was given, the newest first. */
export async function couponsGivenTo(db: Connection, customerId: number): Promise<GivenCouponRow[]> {
  const { rows } = await sql<GivenCouponRow>`
    select c.id, c.code, c.discount as amount, c.currency, coalesce(c.given_reason, '') as reason,
      trim(p.f_name || ' ' || p.l_name) as person, coalesce(c.given_at, c.starts_at) as given_at, c.expires_at, c.used_count, c.active
    from coupons c left join customers p on p.id = c.given_by
    where c.customer_id = ${customerId} order by c.id desc limit ${maxShown}`.execute(db);
  return rows;
}
