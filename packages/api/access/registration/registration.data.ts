import { type Insertable, sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';
import type { Tables } from '#api/db/tables.ts';

export type StoreApplication = Insertable<Tables['store_applications']>;
export type CourierApplication = Insertable<Tables['delivery_man_applications']>;

/** Has no effect on a subscriber. */
export async function addSubscriber(db: Connection, email: string): Promise<void> {
  await db
    .insertInto('newsletter_subscribers')
    .values({ email })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Has no effect if the address is not subscribed. */
export async function deleteSubscriber(db: Connection, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
}

/** Who asked for the news, the first first. */
export function subscribers(db: Connection) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'created_at'])
    .orderBy('created_at')
    .orderBy('email')
    .execute();
}

/** Also writes the outbox message for webhooks. */
export async function addStoreApplication(db: Connection, application: StoreApplication): Promise<void> {
  const saved = db.with('saved', (within) =>
    within.insertInto('store_applications').values(application).returning('id'),
  );
  await saved.insertInto('outbox').columns(outboxColumns).expression(outboxMessageOf('store')).execute();
}

export async function addCourierApplication(db: Connection, application: CourierApplication): Promise<void> {
  const saved = db.with('saved', (within) =>
    within.insertInto('delivery_man_applications').values(application).returning('id'),
  );
  await saved.insertInto('outbox').columns(outboxColumns).expression(outboxMessageOf('delivery_man')).execute();
}

const outboxColumns = ['kind', 'payload', 'dedupe_key'] as const;

function outboxMessageOf(applicant: 'store' | 'delivery_man') {
  return sql<never>`select 'application', jsonb_build_object('applicant', ${applicant}::text, 'application_id', saved.id),
    'application:' || ${applicant} || ':' || saved.id from saved`;
}
