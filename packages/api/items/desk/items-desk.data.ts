import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** An item of any store, with what an operator sees of it. */
export interface DeskItemRow {
  id: number;
  name: string;
  store_id: number;
  store_name: string;
  zone_name: string;
  category_name: string;
  description: string;
  price: Money;
  currency: string;
  image: string;
  variation_count: number;
  active: boolean;
  sold_out: boolean;
  sold_out_until: Date | null;
  hidden_reason: string | null;
  version: number;
}

const columns = sql`i.id, i.name, i.store_id, s.name as store_name, z.name as zone_name, c.name as category_name,
  i.description, i.price, z.currency::text as currency, i.image, i.active, i.sold_out, i.sold_out_until, i.version,
  (select count(*) from item_variations v where v.item_id = i.id)::int as variation_count, h.reason as hidden_reason`;
const tables = sql`items i join stores s on s.id = i.store_id join zones z on z.id = s.zone_id
  join categories c on c.id = i.category_id left join hidden_items h on h.item_id = i.id`;

export interface DeskItemFilter {
  /** Null for all zones. */
  zoneIds: readonly number[] | null;
  /** A part of the name of the item or of its store, without regard to capitals. */
  search: string | null;
  /** Those that operators have hidden alone. */
  onlyHidden: boolean;
}

/** Returns a page of items, by their names, and how many there are. */
export async function itemsOfDesk(
  db: Connection,
  { zoneIds, search, onlyHidden }: DeskItemFilter,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ rows: DeskItemRow[]; total: number }> {
  const found = sql`${tables} where i.deleted_at is null
    and (${zoneIds}::int[] is null or s.zone_id = any (${zoneIds}::int[]))
    and (${search}::text is null or position(lower(${search}::text) in lower(i.name)) > 0
      or position(lower(${search}::text) in lower(s.name)) > 0)
    and (not ${onlyHidden} or h.item_id is not null)`;
  const { rows } = await sql<DeskItemRow>`
    select ${columns} from ${found} order by lower(i.name), i.id limit ${limit} offset ${skip}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${found}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns one item of the zones; undefined for one elsewhere, and for one that is gone. */
export async function itemOfDesk(
  db: Connection,
  itemId: number,
  zoneIds: readonly number[] | null,
): Promise<DeskItemRow | undefined> {
  const { rows } = await sql<DeskItemRow>`
    select ${columns} from ${tables} where i.id = ${itemId} and i.deleted_at is null
      and (${zoneIds}::int[] is null or s.zone_id = any (${zoneIds}::int[]))`.execute(db);
  return rows[0];
}

/** Hides an item, or gives another reason for one that is hidden already. */
export async function hideItem(
  transaction: Transaction,
  { itemId, reason, at }: { itemId: number; reason: string; at: Date },
): Promise<void> {
  await sql`
    insert into hidden_items (item_id, reason, was_active, hidden_at)
    select id, ${reason}, active, ${at}::timestamptz from items where id = ${itemId}
    on conflict (item_id) do update set reason = excluded.reason, hidden_at = excluded.hidden_at`.execute(transaction);
  await sql`update items set active = false, version = version + 1 where id = ${itemId}`.execute(transaction);
}

/** Shows an item again as it was before it was hidden; one that is not hidden stays as it is. */
export async function unhideItem(transaction: Transaction, itemId: number): Promise<void> {
  await sql`
    with shown as (delete from hidden_items where item_id = ${itemId} returning item_id, was_active)
    update items i set active = shown.was_active, version = i.version + 1 from shown where i.id = shown.item_id`.execute(
    transaction,
  );
}
