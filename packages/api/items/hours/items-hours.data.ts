import { type RawBuilder, sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** Minutes after midnight, both included. */
type StoredWeek = Record<'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su', [from: number, until: number][]>;
/** A week as it is to be stored. */
type GivenWeek = object | null;

export interface CategoryHoursRow {
  id: number;
  name: string;
  item_count: number;
  week: StoredWeek | null;
  /** 0 until its hours are set for the first time. */
  version: number;
}

/** Returns the categories in which a store has items, in the order of its menu, or one of them [STO-058]. */
export async function categoryHours(
  db: Connection,
  storeId: number,
  categoryId: number | null = null,
): Promise<CategoryHoursRow[]> {
  const { rows } = await sql<CategoryHoursRow>`
    select c.id, c.name, n.item_count, h.week, coalesce(h.version, 0) as version
    from (
      select i.category_id, count(*)::int as item_count from items i
      where i.store_id = ${storeId} and i.deleted_at is null
        and (${categoryId}::int is null or i.category_id = ${categoryId})
      group by i.category_id
    ) n join categories c on c.id = n.category_id left join categories p on p.id = c.parent_id
      left join arranged_categories ac on ac.store_id = ${storeId} and ac.category_id = c.id
      left join category_hours h on h.store_id = ${storeId} and h.category_id = c.id
    order by ac.position nulls last, coalesce(p.position, c.position), coalesce(p.id, c.id), c.parent_id nulls first,
      c.position, c.id`.execute(db);
  return rows;
}

/** Writes the hours of a category of a store; returns false where the version is not the one that was seen. */
export async function writeCategoryHours(
  transaction: Transaction,
  { storeId, categoryId }: { storeId: number; categoryId: number },
  { seen, week }: { seen: number; week: GivenWeek },
): Promise<boolean> {
  const { rows } = await sql`
    insert into category_hours (store_id, category_id, week, version)
    select ${storeId}, ${categoryId}, ${asJson(week)}, ${seen + 1}::int
    where ${seen}::int = 0
      or exists (select from category_hours where store_id = ${storeId} and category_id = ${categoryId})
    on conflict (store_id, category_id) do update set week = excluded.week, version = excluded.version
      where category_hours.version = ${seen}
    returning version`.execute(transaction);
  return rows.length > 0;
}

export interface ItemHoursRow {
  id: number;
  name: string;
  category_name: string;
  image: string;
  price: Money;
  has_variations: boolean;
  available_from: number | null;
  available_until: number | null;
  sale_week: StoredWeek | null;
  category_week: StoredWeek | null;
  timed_price: Money | null;
  timed_week: StoredWeek | null;
  version: number;
}

const itemHours = (condition: RawBuilder<unknown>) => sql<ItemHoursRow>`
  select i.id, i.name, c.name as category_name, i.image, i.price, i.available_from, i.available_until, i.sale_week,
    h.week as category_week, i.timed_price, i.timed_week, i.version,
    exists (select from item_variations v where v.item_id = i.id) as has_variations
  from items i join categories c on c.id = i.category_id
    left join category_hours h on h.store_id = i.store_id and h.category_id = i.category_id
  where i.deleted_at is null and ${condition}
  order by lower(i.name), i.id`;

/** Returns the items of a store with hours or prices by weekday, by their names. */
export async function itemsWithHours(db: Connection, storeId: number): Promise<ItemHoursRow[]> {
  const isTimed = sql`(i.sale_week is not null or i.timed_price is not null)`;
  return (await itemHours(sql`i.store_id = ${storeId} and ${isTimed}`).execute(db)).rows;
}

/** Returns the hours of an item of a store; undefined for one of another store, as for an unknown one. */
export async function hoursOfItem(db: Connection, storeId: number, itemId: number): Promise<ItemHoursRow | undefined> {
  return (await itemHours(sql`i.store_id = ${storeId} and i.id = ${itemId}`).execute(db)).rows[0];
}

/** Writes the hours of an item that is locked. */
export async function writeItemHours(
  transaction: Transaction,
  itemId: number,
  { week, timed }: { week: GivenWeek; timed: { price: Money; week: object } | null },
): Promise<void> {
  await sql`
    update items set sale_week = ${asJson(week)}, timed_price = ${timed?.price ?? null}::bigint,
      timed_week = ${asJson(timed?.week ?? null)}, version = version + 1
    where id = ${itemId}`.execute(transaction);
}

function asJson(week: GivenWeek): RawBuilder<unknown> {
  return sql`${week === null ? null : JSON.stringify(week)}::jsonb`;
}
