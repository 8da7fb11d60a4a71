import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';

export interface PreviewStore {
  id: number;
  zone_id: number;
  module_id: number;
  lat: number;
  lng: number;
  time_zone: string;
  demo_minute: number | null;
  currency: string;
  /** When it opens again that an operator has closed; null for one that no operator has closed, or without an end. */
  closed_until: Date | null;
}

/** Returns what a preview needs to know of a store and its zone. */
export async function previewStore(db: Connection, storeId: number): Promise<PreviewStore | undefined> {
  const { rows } = await sql<PreviewStore>`
    select s.id, s.zone_id, s.module_id, s.lat, s.lng, z.time_zone, z.demo_minute, z.currency::text as currency,
      (select c.until from store_closings c where c.store_id = s.id and c.lifted_at is null) as closed_until
    from stores s join zones z on z.id = s.zone_id where s.id = ${storeId}`.execute(db);
  return rows[0];
}

export interface WhyRow {
  id: number;
  name: string;
  image: string;
  active: boolean;
  sold_out: boolean;
  sold_out_until: Date | null;
  hidden_reason: string | null;
}

const whyColumns = sql`i.id, i.name, i.image, i.active, i.sold_out, i.sold_out_until,
  (select h.reason from hidden_items h where h.item_id = i.id) as hidden_reason`;

/** Returns what staff and operators have set of items of a store that decides whether they are sold, in no order. */
export async function whyRows(db: Connection, storeId: number, itemIds: readonly number[]): Promise<WhyRow[]> {
  const { rows } = await sql<WhyRow>`
    select ${whyColumns} from items i
    where i.store_id = ${storeId} and i.deleted_at is null and i.id = any (${itemIds}::int[])`.execute(db);
  return rows;
}

/** Returns a page of the items of a store that no shopper sees, by name, each with how many there are. */
export async function hiddenRows(
  db: Connection,
  storeId: number,
  { limit, skip }: Slice,
): Promise<(WhyRow & { total: number })[]> {
  const { rows } = await sql<WhyRow & { total: number }>`
    select ${whyColumns}, count(*) over ()::int as total from items i
    where i.store_id = ${storeId} and i.deleted_at is null and not i.active
    order by lower(i.name), i.id limit ${limit}::int offset ${skip}::int`.execute(db);
  return rows;
}
