import { sql } from 'kysely';
import { maxCounted } from 'market/calls/endpoint';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import { keyOfCustomer } from '#api/db/shopper-keys.ts';
import type { Slice } from '#api/http/list-pages.ts';

/** An invitation at the moment when its order is delivered, with all that speaks against a credit. */
export interface InvitationRow {
  referrer_id: number;
  phone: string | null;
  /** Another order of the invited person, or with one of the contacts of this order, has been delivered before. */
  has_earlier: boolean;
  /** The invited customer is an ancestor of the inviting one. */
  is_circular: boolean;
  /** Both share a phone number, a browser, or a door. */
  shares_phone: boolean;
  shares_device: boolean;
  shares_door: boolean;
}

/** Returns who invited a customer; undefined for an uninvited one. */
export async function invitationOf(
  db: Connection,
  { customerId, orderId }: { customerId: number; orderId: string },
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    with recursive invited as (
      select c.id, c.phone, c.referred_by as referrer_id, ${keyOfCustomer('c.id')} as shopper,
        ${keyOfCustomer('c.referred_by')} as referrer, o.contact_number, o.delivery_address as door
      from customers c join orders o on o.id = ${orderId}
      where c.id = ${customerId} and c.referred_by is not null and c.removed_at is null
    ), above as (
      select referrer_id as id, 1 as steps from invited
      union
      select c.referred_by, steps + 1 from above join customers c on c.id = above.id
      where c.referred_by is not null and steps < 50
    )
    select i.referrer_id, i.phone,
      exists (select from orders e where e.shopper = i.shopper and e.id <> ${orderId} and e.delivered_at is not null)
        or exists (
          select from order_contacts mine
          join order_contacts theirs on theirs.contact_hash = mine.contact_hash and theirs.order_id <> mine.order_id
          join orders e on e.id = theirs.order_id and e.delivered_at is not null
          where mine.order_id = ${orderId}) as has_earlier,
      exists (select from above where id = i.id) as is_circular,
      exists (select from customers r where r.id = i.referrer_id and r.phone in (i.phone, i.contact_number))
        or exists (select from orders r where r.shopper = i.referrer and r.contact_number in (i.phone, i.contact_number))
        as shares_phone,
      exists (select from customer_devices d join customer_devices r on r.device_hash = d.device_hash
        where d.customer_id = i.id and r.customer_id = i.referrer_id) as shares_device,
      i.door is not null and (
        exists (select from orders r where r.shopper = i.referrer and ${isDoor(sql`r.delivery_address`)})
        or exists (select from addresses a where a.customer_id = i.referrer_id and ${isDoor(
          sql`jsonb_build_object('address', a.address, 'house', a.house, 'floor', a.floor)`,
        )})) as shares_door
    from invited i`.execute(db);
  return rows[0];
}

/** The same address, house and floor, ignoring case. */
function isDoor(other: ReturnType<typeof sql>) {
  const written = (door: ReturnType<typeof sql>) =>
    sql`lower(concat_ws(' ', trim(${door} ->> 'address'), trim(${door} ->> 'house'), trim(${door} ->> 'floor')))`;
  return sql<boolean>`${written(other)} = ${written(sql`i.door`)}`;
}

export interface NewReferral {
  refereeId: number;
  referrerId: number;
  orderId: string;
  /** SHA-256 of the phone number, as the previous release stored it until a keyed hash replaces it. */
  plainHash: string | null;
  currency: string;
  amount: Money;
  at: Date;
}

/** Returns false if the invited customer, or the phone number, has earned someone a credit before. */
export async function insertReferral(db: Connection, referral: NewReferral): Promise<boolean> {
  const { rows } = await sql`
    insert into referrals (referee_id, referrer_id, order_id, currency, amount, credited_at)
    select ${referral.refereeId}::int, ${referral.referrerId}::int, ${referral.orderId}, ${referral.currency},
      ${referral.amount}::bigint, ${referral.at}::timestamptz
    where not exists (select from referrals where phone_hash = ${referral.plainHash})
    on conflict do nothing returning referee_id`.execute(db);
  return rows.length === 1;
}

/**
 * Counts the credits of a referrer since a moment; lock the referrer first, so that concurrent calls count each other.
 */
export async function countReferrals(db: Connection, referrerId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from referrals where referrer_id = ${referrerId} and credited_at > ${since}`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface FriendRow {
  f_name: string;
  l_name: string;
  created_at: Date;
  amount: Money | null;
  currency: string | null;
}

/** Returns the customers who signed up with a customer's code, the latest first; removed accounts are excluded. */
export async function friendsOf(db: Connection, customerId: number, { limit, skip }: Slice): Promise<FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    select c.f_name, c.l_name, c.created_at, r.amount, r.currency
    from customers c left join referrals r on r.referee_id = c.id
    where c.referred_by = ${customerId} and c.removed_at is null
    order by c.id desc limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

export async function countFriends(db: Connection, customerId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from customers
      where referred_by = ${customerId} and removed_at is null limit ${maxCounted}) counted`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Returns the code that a customer invites with; undefined once the account has been removed. */
export async function refCodeOf(db: Connection, customerId: number): Promise<string | undefined> {
  const { rows } = await sql<{ refCode: string }>`
    select ref_code as "refCode" from customers where id = ${customerId} and removed_at is null`.execute(db);
  return rows[0]?.refCode;
}
