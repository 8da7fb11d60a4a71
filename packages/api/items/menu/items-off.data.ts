import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';
import { isFeatured, type MenuListRow, minStock } from './items-menu.data.ts';

export interface OffRow extends MenuListRow {
  off_since: Date | null;
  off_by: string | null;
  cart_count: number;
}

const columns = sql`i.id, i.name, i.category_id, i.price, i.image, c.image as category_image, i.stock,
  (select count(*) from item_variations v where v.item_id = i.id)::int as variation_count,
  ${minStock} as min_stock, i.low_mark, i.active, i.sold_out, i.sold_out_until, i.version,
  ${isFeatured} as is_featured`;

/** Returns the items of a store that are hidden or sold out at a moment, the latest first. */
export async function itemsOff(
  db: Connection,
  storeId: number,
  { at, cartsSince, limit }: { at: Date; cartsSince: Date; limit: number },
): Promise<OffRow[]> {
  const { rows } = await sql<OffRow>`
    select ${columns}, a.made_at as off_since, p.f_name as off_by,
      (select count(distinct l.cart_id) from cart_lines l join carts k on k.id = l.cart_id
        where l.item_id = i.id and k.store_id = ${storeId} and k.updated_at > ${cartsSince})::int as cart_count
    from items i join categories c on c.id = i.category_id
    left join lateral (
      select l.made_at, l.account_id from audit_lines l
      where l.subject = 'item:' || i.id and l.action = 'item.availability' order by l.id desc limit 1
    ) a on true
    left join customers p on p.id = a.account_id
    where i.store_id = ${storeId} and i.deleted_at is null
      and (not i.active or i.sold_out and (i.sold_out_until is null or i.sold_out_until > ${at}))
    order by a.made_at desc nulls last, lower(i.name), i.id limit ${limit}`.execute(db);
  return rows;
}

export interface ItemTextsRow extends MenuListRow {
  description: string;
  tags: string[];
  allergens: string[];
  generic_names: string[];
}

/** Returns the items of a store that customers see, with the texts that name what is in them, in the order of the menu. */
export async function itemTexts(db: Connection, storeId: number): Promise<ItemTextsRow[]> {
  const { rows } = await sql<ItemTextsRow>`
    select ${columns}, i.description, i.tags, i.allergens, i.generic_names
    from items i join categories c on c.id = i.category_id left join categories p on p.id = c.parent_id
      left join arranged_categories ac on ac.store_id = i.store_id and ac.category_id = c.id
    where i.store_id = ${storeId} and i.deleted_at is null and i.active
    order by ac.position nulls last, coalesce(p.position, c.position), coalesce(p.id, c.id), c.parent_id nulls first,
      c.position, c.id, lower(i.name), i.id`.execute(db);
  return rows;
}

/** Returns the items of a store that came on sale again by themselves between two moments, the latest first. */
export async function itemsBack(
  db: Connection,
  storeId: number,
  { since, at, limit }: { since: Date; at: Date; limit: number },
): Promise<MenuListRow[]> {
  const { rows } = await sql<MenuListRow>`
    select ${columns} from items i join categories c on c.id = i.category_id
    where i.store_id = ${storeId} and i.deleted_at is null and i.active and i.sold_out
      and i.sold_out_until > ${since} and i.sold_out_until <= ${at}
    order by i.sold_out_until desc, i.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns the items on sale of a store that are used up or below their mark, those with the fewest pieces first. */
export async function itemsLow(db: Connection, storeId: number, limit: number): Promise<MenuListRow[]> {
  const { rows } = await sql<MenuListRow>`
    select * from (
      select ${columns} from items i join categories c on c.id = i.category_id
      where i.store_id = ${storeId} and i.deleted_at is null and i.active and i.stock is not null
    ) counted
    where min_stock = 0 or min_stock < low_mark
    order by min_stock, lower(name), id limit ${limit}`.execute(db);
  return rows;
}
