import { type SqlBool, sql } from 'kysely';
import type { AdminFlashSaleRow } from 'market/promotions/promotions-flash.admin.contract';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';

/** Zones of an operator; null for all. */
export type ZoneIds = readonly number[] | null;

export interface FlashDeskRow {
  id: number;
  title: string;
  module_type: AdminFlashSaleRow['module_type'];
  starts_at: Date;
  ends_at: Date;
  items_count: number;
  pieces: number;
  sold: number;
  version: number;
}

/** Whether a promotion `p` runs, has run or will run at a moment. */
export function isInState(state: AdminFlashSaleRow['state'], at: Date) {
  if (state === 'over') return sql<SqlBool>`p.ends_at <= ${at}`;
  return state === 'planned'
    ? sql<SqlBool>`p.starts_at > ${at}`
    : sql<SqlBool>`p.starts_at <= ${at} and p.ends_at > ${at}`;
}

const flashSales = (zoneIds: ZoneIds) => sql`
  select p.id, p.title, m.module_type, p.starts_at, p.ends_at, p.version, n.items_count, n.pieces, n.sold
  from flash_sales p join modules m on m.id = p.module_id cross join lateral (
    select count(*)::int as items_count, coalesce(sum(f.stock), 0)::int as pieces, coalesce(sum(f.sold), 0)::int as sold,
      coalesce(bool_and(i.zone_id = any (${zoneIds}::int[])), false) as is_within
    from flash_sale_items f join items i on i.id = f.item_id where f.flash_sale_id = p.id
  ) n
  where (${zoneIds}::int[] is null or n.is_within)`;

/** Returns a page of the flash sales in a state whose items are all in these zones. */
export async function flashSalesOfDesk(
  db: Connection,
  { zoneIds, state, at }: { zoneIds: ZoneIds; state: AdminFlashSaleRow['state']; at: Date },
  { limit, skip }: Slice,
): Promise<{ rows: FlashDeskRow[]; total: number }> {
  const { rows } = await sql<FlashDeskRow>`
    ${flashSales(zoneIds)} and ${isInState(state, at)}
    order by p.starts_at desc, p.id desc limit ${limit} offset ${skip}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (${flashSales(zoneIds)} and ${isInState(state, at)}) found`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function flashSaleOfDesk(db: Connection, id: number, zoneIds: ZoneIds): Promise<FlashDeskRow | undefined> {
  const { rows } = await sql<FlashDeskRow>`${flashSales(zoneIds)} and p.id = ${id}`.execute(db);
  return rows[0];
}

export interface PromotionItemRow {
  item_id: number;
  name: string;
  image: string;
  store_name: string;
  zone_name: string;
  currency: string;
  price: Money;
  stock: number | null;
}

const itemColumns = sql.raw(`i.id as item_id, i.name, i.image, s.name as store_name, z.name as zone_name, z.currency,
  i.price, i.stock`);
const itemTables = sql.raw('items i join stores s on s.id = i.store_id join zones z on z.id = i.zone_id');

export interface FlashDeskItem extends PromotionItemRow {
  discount: number;
  discount_type: 'percent' | 'amount';
  pieces: number;
  sold: number;
}

export async function itemsOfFlashSale(db: Connection, saleId: number): Promise<FlashDeskItem[]> {
  const { rows } = await sql<FlashDeskItem>`
    select ${itemColumns}, f.discount, f.discount_type, f.stock as pieces, f.sold
    from flash_sale_items f join ${itemTables} on i.id = f.item_id
    where f.flash_sale_id = ${saleId} order by f.id`.execute(db);
  return rows;
}

/** Returns a page of the items of a module that may be promoted, by a part of their name or of their store's. */
export async function promotableItems(
  db: Connection,
  { zoneIds, moduleType, search }: { zoneIds: ZoneIds; moduleType: AdminFlashSaleRow['module_type']; search: string },
  { limit, skip }: Slice,
): Promise<{ rows: PromotionItemRow[]; total: number }> {
  const from = sql`
    from ${itemTables} where i.module_id = (select id from modules where module_type = ${moduleType})
      and i.active and i.deleted_at is null and not i.no_promotion and not i.is_prescription_required
      and (${zoneIds}::int[] is null or i.zone_id = any (${zoneIds}::int[]))
      and (${search} = '' or strpos(lower(unaccent(i.name)), lower(unaccent(${search}::text))) > 0
        or strpos(lower(unaccent(s.name)), lower(unaccent(${search}::text))) > 0)`;
  const { rows } = await sql<PromotionItemRow>`
    select ${itemColumns} ${from} order by i.order_count desc, i.id limit ${limit} offset ${skip}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export interface WantedItem {
  item_id: number;
  price: Money;
  stock: number | null;
  /** What is left in other flash sales in the same days. */
  promised: number;
}

/** Returns those of the items that may be in a flash sale of a module in these zones and days. */
export async function itemsForFlashSale(
  db: Connection,
  wanted: { zoneIds: ZoneIds; moduleType: string; itemIds: number[]; startsAt: Date; endsAt: Date; saleId: number },
): Promise<WantedItem[]> {
  const { zoneIds, moduleType, itemIds, startsAt, endsAt, saleId } = wanted;
  const { rows } = await sql<WantedItem>`
    select i.id as item_id, i.price, i.stock, coalesce((
      select sum(f.available_stock) from flash_sale_items f join flash_sales p on p.id = f.flash_sale_id
      where f.item_id = i.id and p.id <> ${saleId} and p.starts_at < ${endsAt} and p.ends_at > ${startsAt}), 0)::int
      as promised
    from items i where i.id = any (${itemIds}) and i.module_id = (select id from modules where module_type = ${moduleType})
      and i.deleted_at is null and not i.no_promotion and not i.is_prescription_required
      and (${zoneIds}::int[] is null or i.zone_id = any (${zoneIds}::int[]))`.execute(db);
  return rows;
}

export interface FlashTerms {
  title: string;
  module_type: AdminFlashSaleRow['module_type'];
  starts_at: Date;
  ends_at: Date;
}

/** Adds a flash sale without items, and returns its number. */
export async function insertFlashSale(transaction: Transaction, slug: string, terms: FlashTerms): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into flash_sales (slug, module_id, title, starts_at, ends_at)
    select ${slug}, id, ${terms.title}, ${terms.starts_at}, ${terms.ends_at} from modules
    where module_type = ${terms.module_type} returning id`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('A market has a row for each module');
  return row.id;
}

export async function writeFlashSale(transaction: Transaction, id: number, terms: FlashTerms): Promise<void> {
  await sql`
    update flash_sales set title = ${terms.title}, starts_at = ${terms.starts_at}, ends_at = ${terms.ends_at},
      module_id = (select id from modules where module_type = ${terms.module_type}), version = version + 1
    where id = ${id}`.execute(transaction);
}

/** Locks a flash sale with its items in the order of ids, as orders do, and returns how many pieces each item has sold. */
export async function lockFlashSale(transaction: Transaction, id: number): Promise<Map<number, number>> {
  await sql`select from flash_sales where id = ${id} for update`.execute(transaction);
  const { rows } = await sql<{ item_id: number; sold: number }>`
    select item_id, sold from flash_sale_items where flash_sale_id = ${id} order by id for update`.execute(transaction);
  return new Map(rows.map(({ item_id, sold }) => [item_id, sold]));
}

export interface WrittenItem {
  item_id: number;
  discount: number;
  discount_type: 'percent' | 'amount';
  pieces: number;
}

/** Sets the items of a flash sale: what each has sold stays. Lock the sale before. */
export async function writeFlashItems(
  transaction: Transaction,
  saleId: number,
  items: readonly WrittenItem[],
): Promise<void> {
  const itemIds = items.map(({ item_id }) => item_id);
  await sql`delete from flash_sale_items where flash_sale_id = ${saleId} and item_id <> all (${itemIds}::int[])`.execute(
    transaction,
  );
  await sql`
    insert into flash_sale_items as f (flash_sale_id, item_id, discount, discount_type, stock, available_stock)
    select ${saleId}::int, w.item_id, w.discount, w.discount_type, w.pieces, w.pieces
    from unnest(${itemIds}::int[], ${items.map(({ discount }) => discount)}::bigint[],
      ${items.map(({ discount_type }) => discount_type)}::text[], ${items.map(({ pieces }) => pieces)}::int[])
      with ordinality as w(item_id, discount, discount_type, pieces, place)
    order by w.place
    on conflict (flash_sale_id, item_id) do update set discount = excluded.discount,
      discount_type = excluded.discount_type, stock = excluded.stock, available_stock = excluded.stock - f.sold`.execute(
    transaction,
  );
}

export async function deleteFlashSale(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('flash_sales').where('id', '=', id).execute();
}
