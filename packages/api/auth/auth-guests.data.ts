import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** Returns whether a shopper has a cart, an order, a picture of a prescription or a device that is notified. */
export async function hasShopperRows(db: Connection, shopper: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from carts where shopper = ${shopper})
      or exists (select from orders where shopper = ${shopper})
      or exists (select from prescription_pictures where shopper = ${shopper})
      or exists (select from push_devices where shopper = ${shopper}) as found`.execute(db);
  return rows[0]?.found === true;
}
