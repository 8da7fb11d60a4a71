import { sql } from 'kysely';
import type { SavedAddress } from 'market/addresses/addresses.contract';
import type { Connection } from '#api/db/connection.ts';

/** What a customer writes of an address. */
export interface AddressFields {
  address: string;
  address_type: SavedAddress['address_type'];
  address_label: string;
  contact_person_name: string;
  contact_person_number: string;
  additional_information: string;
  lat: number;
  lng: number;
  road: string;
  house: string;
  floor: string;
  landmark: string;
  directions: string;
}

export interface AddressRow extends AddressFields {
  id: number;
}

/** The addresses of a customer, the newest first. */
export function addressesOf(db: Connection, customerId: number): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .select([
      'id',
      'address',
      'address_type',
      'address_label',
      'contact_person_name',
      'contact_person_number',
      'additional_information',
      'lat',
      'lng',
      'road',
      'house',
      'floor',
      'landmark',
      'directions',
    ])
    .$narrowType<Pick<AddressRow, 'address_type'>>()
    .execute();
}

/** Returns the id of the new address; undefined if the customer has the maximum. */
export async function insertAddress(
  db: Connection,
  customerId: number,
  address: AddressFields,
  max: number,
): Promise<number | undefined> {
  const names = Object.keys(address) as (keyof AddressFields)[];
  const { rows } = await sql<{ id: number }>`
    insert into addresses (customer_id, ${sql.join(names.map((name) => sql.ref(name)))})
    select ${customerId}, ${sql.join(names.map((name) => sql`${address[name]}`))}
    where (select count(*) from addresses where customer_id = ${customerId}) < ${max}
    returning id`.execute(db);
  return rows[0]?.id;
}

/** False where the customer has no address of that number. */
export async function rewriteAddress(
  db: Connection,
  { customerId, addressId }: { customerId: number; addressId: number },
  address: AddressFields,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('addresses')
    .set(address)
    .where('id', '=', addressId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False where the customer has no address of that number. */
export async function deleteAddress(db: Connection, customerId: number, addressId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('addresses')
    .where('id', '=', addressId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
