import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** The phone numbers of an order, and the country of its zone. */
export interface PhonesOfOrder {
  id: string;
  country: string;
  contact_number: string;
  /** Of the receiver of a parcel; null for every other order. */
  receiver_number: string | null;
}

/** Returns the next orders behind an id, in the order of ids; empty after the last. */
export async function phonesBehind(db: Connection, behind: string, limit: number): Promise<PhonesOfOrder[]> {
  const { rows } = await sql<PhonesOfOrder>`
    select o.id, z.country, o.contact_number, o.receiver_details ->> 'number' as receiver_number
    from orders o join zones z on z.id = o.zone_id
    where o.id > ${behind} order by o.id limit ${limit}`.execute(db);
  return rows;
}

export interface PhoneChange {
  id: string;
  from: string;
  to: string;
}

/** Writes the contact numbers of orders; one that has changed since it was read stays. */
export async function rewriteContactNumbers(db: Connection, changes: readonly PhoneChange[]): Promise<void> {
  await sql`
    update orders o set contact_number = c.to
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(id text, "from" text, "to" text)
    where o.id = c.id and o.contact_number = c.from`.execute(db);
}

/** Writes the numbers of receivers of parcels; one that has changed since it was read stays. */
export async function rewriteReceiverNumbers(db: Connection, changes: readonly PhoneChange[]): Promise<void> {
  await sql`
    update orders o set receiver_details = jsonb_set(o.receiver_details, '{number}', to_jsonb(c.to))
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(id text, "from" text, "to" text)
    where o.id = c.id and o.receiver_details ->> 'number' = c.from`.execute(db);
}
