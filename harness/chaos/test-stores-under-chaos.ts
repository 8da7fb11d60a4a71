import pg from 'pg';
import type { TestStore } from './shoppers.ts';

/** Enough to sell through a storm, little enough to run out in it. */
const stock = 150;

/** Adds some stores that are always open, each with one item in limited stock. */
export async function openStores(url: string, count: number): Promise<TestStore[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<TestStore>(
      `with chosen as (
         select distinct on (s.id) s.id as store_id, i.id as item_id, s.module_id, s.zone_id, s.lat, s.lng
         from stores s
         join zones z on z.id = s.zone_id and z.cash_on_delivery and z.digital_payment and z.currency = 'NGN'
           and z.area @> point(s.lng, s.lat)
         join items i on i.store_id = s.id and i.active and i.stock > 0 and not i.is_prescription_required
           and i.choice_options = '[]' and i.food_variations = '[]' and i.price < 500000
         order by s.id, i.id limit $1
       ), opened as (
         update stores set active = true, minimum_order = 0, opening_hours = $3::jsonb
         where id in (select store_id from chosen)
       ), filled as (
         update items set stock = $2::int,
           stock_received = $2::int + coalesce((
             select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
             where l.item_id = items.id and l.counted and o.order_status not in ('canceled', 'failed')), 0),
           maximum_cart_quantity = null, available_from = null, available_until = null
         where id in (select item_id from chosen)
       )
       select store_id as "storeId", item_id as "itemId", module_id as "moduleId", zone_id as "zoneId", lat, lng
       from chosen`,
      [count, stock, JSON.stringify(alwaysOpen())],
    );
    if (rows.length === 0) throw new Error('The market has no store that chaos could open');
    return rows;
  } finally {
    await client.end();
  }
}

/** Opens a pharmacy that accepts prescriptions, always open. */
export async function openPharmacy(url: string): Promise<TestStore> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<TestStore>(
      `update stores set active = true, minimum_order = 0, opening_hours = $1::jsonb where id = (
         select s.id from stores s join zones z on z.id = s.zone_id and z.cash_on_delivery and z.currency = 'NGN'
         join modules m on m.id = s.module_id and m.module_type = 'pharmacy'
         where s.takes_prescriptions and z.area @> point(s.lng, s.lat) order by s.id limit 1)
       returning id as "storeId", 0 as "itemId", module_id as "moduleId", zone_id as "zoneId", lat, lng`,
      [JSON.stringify(alwaysOpen())],
    );
    const [pharmacy] = rows;
    if (!pharmacy) throw new Error('No pharmacy of the market reads prescriptions');
    return pharmacy;
  } finally {
    await client.end();
  }
}

/** Units restocked per store between two kills: fewer than people would buy, so that items sell out and return. */
const delivered = 15;

/** Restocks the items while people order, so that the last kill meets as many orders as the first. */
export async function restock(url: string, stores: readonly TestStore[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      'update items set stock = stock + $2::int, stock_received = stock_received + $2::int where id = any ($1)',
      [stores.map(({ itemId }) => itemId), delivered],
    );
  } finally {
    await client.end();
  }
}

function alwaysOpen(): Record<string, [number, number][]> {
  const lastMinute = 23 * 60 + 59;
  return Object.fromEntries(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map((day) => [day, [[0, lastMinute]]]));
}
