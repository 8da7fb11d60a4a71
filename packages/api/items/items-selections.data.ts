import { maxCounted } from 'market/calls/endpoint';
import type { Database } from '#api/db/connection.ts';
import { hotRows } from '#api/db/hot-query.ts';
import { type ItemRow, pageOf } from './items.data.ts';
import { type OpenFirstSlice, openFirstAfter, openFirstValues } from './items-open-first.data.ts';

/** The part of the catalog to read. */
interface Place {
  zoneIds: number[];
  moduleIds: number[];
}

const partitions = 'unnest($1::int[]) z (id), unnest($2::int[]) m (id)';
const onSale = 'i.active and i.zone_id = z.id and i.module_id = m.id';
const ratingScore = '((i.rating_sum + 20) * 1000 / (i.rating_count + 5))';
const isRated = 'i.rating_count > 0';
const isInCategory = 'i.category_id in (select c.id from categories c where c.id = $3 or c.parent_id = $3)';
const isForCondition = 'exists (select from item_conditions o where o.item_id = i.id and o.condition_id = $3)';

/** Walks through an index in its order until the page is full: most items of a home are near the front. */
function walk(where: string, rank: string): string {
  const found = (reach: string) => `select found.* from ${partitions} cross join lateral (
      select i.id, i.store_id, ${rank} as rank from items i where ${onSale} and ${where}
      order by ${rank} desc, i.id desc limit ${reach}
    ) found`;
  return pageOf(openFirstAfter(3, 'found.rank desc, found.id desc', found), 'page.place');
}

function count(where: string): string {
  return `select count(*)::int as count from (
    select from ${partitions} cross join lateral (select from items i where ${onSale} and ${where} limit ${maxCounted}) found
    limit ${maxCounted}) counted`;
}

const reviewed = {
  slice: { name: 'items reviewed in category', text: walk(`${isRated} and ${isInCategory}`, ratingScore) },
  count: { name: 'items reviewed in category count', text: count(`${isRated} and ${isInCategory}`) },
};
const forCondition = {
  slice: { name: 'items for condition', text: walk(isForCondition, 'i.order_count') },
  count: { name: 'items for condition count', text: count(isForCondition) },
};

/** The best reviewed of a category and its children, or the most ordered for a condition. */
export type ItemSelection = typeof reviewed | typeof forCondition;
export const itemSelections = { reviewed, forCondition };

export function itemsOfSelection(
  db: Database,
  { slice }: ItemSelection,
  { zoneIds, moduleIds }: Place,
  id: number,
  part: OpenFirstSlice,
): Promise<ItemRow[]> {
  return hotRows(db, slice, [zoneIds, moduleIds, id, ...openFirstValues(part)]);
}

/** How many there are, counted no further than `maxCounted`. */
export async function countSelection(
  db: Database,
  { count: statement }: ItemSelection,
  { zoneIds, moduleIds }: Place,
  id: number,
): Promise<number> {
  const [row] = await hotRows<{ count: number }>(db, statement, [zoneIds, moduleIds, id]);
  return row?.count ?? 0;
}

const suggested = {
  name: 'items suggested',
  text: pageOf(
    openFirstAfter(
      4,
      'found.order_count desc, found.id desc',
      (reach) => `with liked as (
      select category_id as id from interests where customer_id = $3 and module_id = any ($2::int[])
      union
      select i.category_id from orders o join order_lines l on l.order_id = o.id join items i on i.id = l.item_id
      where o.shopper = $4 and o.module_id = any ($2::int[])
    )
    select found.* from unnest($1::int[]) z (id)
      join (select c.id, c.module_id from categories c
        where c.id in (select id from liked) or c.parent_id in (select id from liked)) c on c.module_id = any ($2::int[])
      cross join lateral (
        select i.id, i.store_id, i.order_count from items i
        where i.active and i.zone_id = z.id and i.module_id = c.module_id and i.category_id = c.id
        order by i.order_count desc, i.id desc limit ${reach}
      ) found`,
    ),
    'page.place',
  ),
};

/** The most ordered of the categories that a customer has chosen or ordered from. */
export function itemsSuggested(
  db: Database,
  { zoneIds, moduleIds }: Place,
  customer: { id: number; shopper: string },
  slice: OpenFirstSlice,
): Promise<ItemRow[]> {
  return hotRows(db, suggested, [zoneIds, moduleIds, customer.id, customer.shopper, ...openFirstValues(slice)]);
}
