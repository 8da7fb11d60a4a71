import { sql } from 'kysely';
import type { AvoidedAllergens } from 'market/account/account.contract';
import type { Connection } from '#api/db/connection.ts';

export interface CustomerRow {
  id: number;
  f_name: string;
  l_name: string;
  phone: string | null;
  email: string | null;
  /** The name of the photo, as the uploads know it. */
  image: string | null;
  is_phone_verified: boolean;
  is_email_verified: boolean;
  has_password: boolean;
  ref_code: string;
  /** Modules whose question of interests has been answered. */
  existing_modules: number[];
  created_at: Date;
}

/** The customer of a session; undefined once the account has been removed. */
export async function customerById(db: Connection, customerId: number): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select id, f_name, l_name, phone, email, image, is_phone_verified, is_email_verified,
      password_hash is not null as has_password, ref_code, created_at,
      array(select a.module_id from interests_answered a where a.customer_id = c.id order by 1) as existing_modules
    from customers c where id = ${customerId} and removed_at is null`.execute(db);
  return rows[0];
}

/** The categories that the customer has chosen, of one module. */
export async function interestsOf(db: Connection, customerId: number, moduleId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('interests')
    .select('category_id')
    .where('customer_id', '=', customerId)
    .where('module_id', '=', moduleId)
    .execute();
  return new Set(rows.map(({ category_id }) => category_id));
}

/** Returns the allergens that a customer avoids. */
export async function avoidedAllergensOf(db: Connection, customerId: number): Promise<AvoidedAllergens> {
  const rows = await db
    .selectFrom('avoided_allergens')
    .select('allergen')
    .where('customer_id', '=', customerId)
    .orderBy('allergen')
    .$narrowType<{ allergen: AvoidedAllergens[number] }>()
    .execute();
  return rows.map(({ allergen }) => allergen);
}

/** Replaces the allergens that a customer avoids; of an account that is gone there are none. */
export async function replaceAvoidedAllergens(
  db: Connection,
  customerId: number,
  avoided: Readonly<AvoidedAllergens>,
): Promise<void> {
  await sql`
    with customer as (
      select id from customers where id = ${customerId} and removed_at is null for key share
    ), dropped as (
      delete from avoided_allergens where customer_id = ${customerId} and allergen <> all (${avoided}::text[])
    )
    insert into avoided_allergens (customer_id, allergen)
    select distinct customer.id, named.allergen from customer, unnest(${avoided}::text[]) as named (allergen)
    on conflict do nothing`.execute(db);
}

/** Replaces the interests of a module, and records that the question was answered. */
export async function replaceInterests(
  db: Connection,
  customerId: number,
  { moduleId, categoryIds }: { moduleId: number; categoryIds: readonly number[] },
): Promise<void> {
  await sql`
    with customer as (
      select id from customers where id = ${customerId} and removed_at is null for key share
    ), answered as (
      insert into interests_answered (customer_id, module_id) select id, ${moduleId} from customer
      on conflict (customer_id, module_id) do update set answered_at = now()
    ), dropped as (
      delete from interests where customer_id = ${customerId} and module_id = ${moduleId}
        and category_id <> all (${categoryIds}::int[])
    )
    insert into interests (customer_id, module_id, category_id)
    select customer.id, ${moduleId}, wanted.id from customer, unnest(${categoryIds}::int[]) as wanted (id)
    on conflict do nothing`.execute(db);
}

export async function writeProvedContact(
  db: Connection,
  customerId: number,
  { medium, contact }: { medium: 'phone' | 'email'; contact: string },
): Promise<void> {
  await sql`update customers set ${sql.ref(medium)} = ${contact}, ${sql.ref(`is_${medium}_verified`)} = true
    where id = ${customerId}`.execute(db);
}

export interface ProfileFields {
  f_name: string;
  l_name: string;
  image: string | null;
  password_hash: string;
}

/** Omitted fields do not change. */
export async function amendProfile(db: Connection, customerId: number, change: Partial<ProfileFields>): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('customers').set(change).where('id', '=', customerId).execute();
}

export async function photoOf(db: Connection, customerId: number): Promise<string | null> {
  const row = await db.selectFrom('customers').select('image').where('id', '=', customerId).executeTakeFirst();
  return row?.image ?? null;
}
