import { sql } from 'kysely';
import type { TrackedOrder } from 'market/orders/orders.contract';
import type { Connection } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';

export interface LeavingCustomer {
  email: string | null;
  phone: string | null;
  image: string | null;
}

/** Locks an account against everything that would add to it; undefined if it is gone already. */
export async function lockLeavingCustomer(db: Connection, customerId: number): Promise<LeavingCustomer | undefined> {
  const { rows } = await sql<LeavingCustomer>`
    select email, phone, image from customers where id = ${customerId} and removed_at is null for update`.execute(db);
  return rows[0];
}

/** The states that the orders of a shopper are in, each once. */
export async function statesOfOrders(db: Connection, shopper: string): Promise<TrackedOrder['order_status'][]> {
  const rows = await db
    .selectFrom('orders')
    .where('shopper', '=', shopper)
    .select('order_status')
    .distinct()
    .$narrowType<Pick<TrackedOrder, 'order_status'>>()
    .execute();
  return rows.map(({ order_status }) => order_status);
}

/** Takes away all that was the customer's alone. */
export async function deleteBelongings(db: Connection, customerId: number, shopper: string): Promise<void> {
  for (const table of [
    'sessions',
    'identities',
    'addresses',
    'wishes',
    'checkout_drafts',
    'interests',
    'avoided_allergens',
    'interests_answered',
    'customer_devices',
    'admins',
    'operators',
    'store_members',
    'second_factors',
    'passkeys',
    'second_factor_guesses',
    'recovery_codes',
    'conversations',
    'customer_notes',
    'staff_preferences',
    'pharmacists',
  ] as const) {
    await sql`delete from ${sql.table(table)} where customer_id = ${customerId}`.execute(db);
  }
  await sql`delete from carts where shopper = ${shopper}`.execute(db);
  await sql`delete from push_devices where shopper = ${shopper}`.execute(db);
  await sql`delete from outbox where order_id is null and payload ->> 'shopper' = ${shopper}`.execute(db);
}

/**
 * Removes what a person who worked here has written and photographed of contests, deposits and complaints, and what stores
 * have complained of about the person as a customer; sums and answers stay. Returns the names of the pictures.
 */
export async function takeWorkPictures(db: Connection, customerId: number): Promise<string[]> {
  const contested = await sql<{ name: string }>`
    with shown as (
      select id, pictures from contests where made_by = ${customerId}
    ), taken as (update contests c set pictures = '{}', words = '' from shown where c.id = shown.id)
    select unnest(pictures) as name from shown`.execute(db);
  const deposited = await sql<{ name: string }>`
    with shown as (
      select d.id, d.picture from courier_deposits d join delivery_men m on m.id = d.courier_id
      where m.customer_id = ${customerId}
    ), taken as (
      update courier_deposits d set picture = null, place = '', reference = '-' from shown where d.id = shown.id
    )
    select picture as name from shown where picture is not null`.execute(db);
  const complained = await sql<{ name: string }>`
    with shown as (
      select c.id, c.pictures from complaints c join orders o on o.id = c.order_id
      where c.made_by = ${customerId} or (c.about = 'customer' and o.shopper = ${customerKey(customerId)})
    ), taken as (update complaints c set pictures = '{}', words = '' from shown where c.id = shown.id)
    select unnest(pictures) as name from shown`.execute(db);
  return [...contested.rows, ...deposited.rows, ...complained.rows].map(({ name }) => name);
}

/** Removes the customer's pictures from reviews, prescriptions, refunds and doors, and returns their names. */
export async function takePictures(
  db: Connection,
  shopper: string,
): Promise<{ reviewed: string[]; prescribed: string[]; complained: string[]; doors: string[] }> {
  const reviewed = await sql<{ name: string }>`
    with shown as (
      select id, pictures from reviews
      where order_id in (select id from orders where shopper = ${shopper}) and pictures <> '{}'
    ), taken as (update reviews r set pictures = '{}' from shown where r.id = shown.id)
    select unnest(pictures) as name from shown`.execute(db);
  const prescribed = await sql<{ name: string }>`
    delete from prescription_pictures where shopper = ${shopper} returning id as name`.execute(db);
  const complained = await sql<{ name: string }>`
    with shown as (
      select order_id, pictures from refund_requests
      where order_id in (select id from orders where shopper = ${shopper})
    ), taken as (
      update refund_requests q set pictures = '{}', comment = '' from shown where q.order_id = shown.order_id
    )
    select unnest(pictures) as name from shown`.execute(db);
  const doors = await sql<{ name: string }>`
    delete from door_photos where order_id in (select id from orders where shopper = ${shopper})
    returning picture as name`.execute(db);
  const namesIn = ({ rows }: { rows: { name: string }[] }) => rows.map(({ name }) => name);
  return {
    reviewed: namesIn(reviewed),
    prescribed: namesIn(prescribed),
    complained: namesIn(complained),
    doors: namesIn(doors),
  };
}

/**
 * Deletes the codes and sign-ins of a customer's contacts. The count of codes stays for a day, so that removing an
 * account and signing up again yields no extra codes.
 */
export async function deleteCodesAndSignIns(
  db: Connection,
  customerId: number,
  { contacts, contactHashes }: { contacts: readonly string[]; contactHashes: readonly string[] },
): Promise<void> {
  await sql`
    update sign_ins set finished_at = coalesce(finished_at, now()), customer_id = null, name = '', code_hash = null,
      password_hash = null, issuer = null, subject = null, referred_by = null
    where customer_id = ${customerId} or phone = any (${contacts}) or email = any (${contacts})`.execute(db);
  await sql`delete from proved_phones where shopper = ${customerKey(customerId)}`.execute(db);
  await sql`delete from login_failures where account = any (${contactHashes})`.execute(db);
  await sql`delete from invitations where invited_by = ${customerId} or contact = any (${contacts})`.execute(db);
  await sql`
    update proposals set state = 'taken_back', decided_by = account_id, decided_at = now()
    where account_id = ${customerId} and state = 'open'`.execute(db);
  await sql`delete from demo_post where recipient = any (${contacts})`.execute(db);
  await sql`delete from newsletter_subscribers where email = any (${contacts})`.execute(db);
}

/**
 * Orders belong to the ledger, so they stay without name and door; the position is rounded to about a kilometre. The
 * link of the order stops working.
 */
export async function anonymiseOrders(db: Connection, shopper: string, name: string): Promise<void> {
  await sql`delete from order_messages where order_id in (select id from orders where shopper = ${shopper})`.execute(
    db,
  );
  await sql`
    update reviews set author = ${name} where order_id in (select id from orders where shopper = ${shopper})`.execute(
    db,
  );
  await sql`
    update orders set contact_name = ${name}, contact_number = '', contact_email = null, order_note = '',
      unavailable_item_note = '', refund_reason = null, tracking_hash = 'removed ' || gen_random_uuid(),
      cancel_reason = case when canceled_by = 'shopper' then null else cancel_reason end,
      delivery_address = case when delivery_address is not null then jsonb_build_object('address', '', 'house', '',
        'floor', '', 'road', '', 'landmark', '', 'directions', '',
        'lat', round((delivery_address ->> 'lat')::numeric, 2), 'lng', round((delivery_address ->> 'lng')::numeric, 2)) end,
      receiver_details = case when receiver_details is not null then jsonb_build_object('name', '', 'number', '',
        'address', '', 'house', '', 'floor', '', 'road', '', 'landmark', '', 'directions', '',
        'lat', round((receiver_details ->> 'lat')::numeric, 2), 'lng', round((receiver_details ->> 'lng')::numeric, 2)) end
    where shopper = ${shopper}`.execute(db);
}

/**
 * The row stays, because orders and invitations refer to it; its contacts are free for a new account. Webhook
 * subscribers are notified, because they may store data of the customer too.
 */
export async function anonymiseCustomer(db: Connection, customerId: number): Promise<void> {
  await sql`
    with told as (
      insert into outbox (kind, payload, dedupe_key)
      values ('customer_removed', jsonb_build_object('customer_id', ${customerId}::int), ${`${customerKey(customerId)}:removed`})
    )
    update customers set second_factor_since = null, suspended_reason = null, f_name = '', l_name = '', email = null, phone = null, is_email_verified = false,
      is_phone_verified = false, image = null, password_hash = null, referred_by = null, ref_code = 'removed-' || id,
      removed_at = now()
    where id = ${customerId}`.execute(db);
}

/** Rows of one statement, so that none takes long. */
const positionsAtOnce = 20_000;
/** The rest waits for the next run. */
const maxPositions = 4_000_000;

/** Deletes the ways of couriers before a moment, the oldest first. */
export async function deleteOldPositions(db: Connection, before: Date): Promise<void> {
  for (let deleted = 0; deleted < maxPositions; deleted += positionsAtOnce) {
    const { numAffectedRows = 0n } = await sql`
      delete from courier_positions where ctid = any (array(
        select ctid from courier_positions where located_at < ${before}
        order by located_at limit ${positionsAtOnce}))`.execute(db);
    if (numAffectedRows < positionsAtOnce) return;
  }
}
