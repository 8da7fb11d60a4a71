import type { Insertable } from 'kysely';
import type { Connection } from '#db/connection.ts';
import type { Tables } from '#db/tables.ts';

export type StoreApplication = Insertable<Tables['store_applications']>;
export type DeliveryManApplication = Insertable<Tables['delivery_man_applications']>;

/** Who is on the list already stays there as before. */
export async function addSubscriber(db: Connection, email: string): Promise<void> {
  await db
    .insertInto('newsletter_subscribers')
    .values({ email })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function addStoreApplication(db: Connection, application: StoreApplication): Promise<void> {
  await db.insertInto('store_applications').values(application).execute();
}

export async function addDeliveryManApplication(db: Connection, application: DeliveryManApplication): Promise<void> {
  await db.insertInto('delivery_man_applications').values(application).execute();
}
