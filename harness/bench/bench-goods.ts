import { randomInt } from 'node:crypto';
import { installGuestKey } from 'api/testing/under-test/guest-under-test';
import pg from 'pg';

/** What the jobs ask for: the same rows for both sides. */
export interface BenchGoods {
  zoneId: number;
  moduleId: number;
  /** Slugs for the detail page. */
  slugs: string[];
  /** Categories to list, as a visitor leafs through them. */
  categoryIds: number[];
  words: string[];
  /** The choices of a visitor of the home page. */
  home: { moduleType: string; lat: number; lng: number };
  /** Items that never run out during the run, from many stores that are always open. */
  orderable: { itemId: number; storeId: number; moduleId: number; lat: number; lng: number; price: number }[];
}

const wide = 200;

/** A different phone number for each order: orders to one number are serialized, like those of one person. */
export function newPhone(): string {
  return `+234803${String(randomInt(10_000_000)).padStart(7, '0')}`;
}

/** Picks the busiest zone and module, and sets enough stock for the orders. */
export async function prepareGoods(url: string): Promise<BenchGoods> {
  await installGuestKey(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: places } = await client.query<{ zone_id: number; module_id: number }>(
      'select zone_id, module_id from items where active group by 1, 2 order by count(*) desc limit 1',
    );
    const place = places[0];
    if (!place) throw new Error('The market is empty');
    const here = [place.zone_id, place.module_id];
    const { rows: slugs } = await client.query<{ slug: string }>(
      'select slug from items where zone_id = $1 and module_id = $2 and active order by id limit 500',
      here,
    );
    const { rows: categories } = await client.query<{ id: number }>(
      `select category_id as id from items where zone_id = $1 and module_id = $2 and active
       group by 1 having count(*) >= 24 order by count(*) desc limit 20`,
      here,
    );
    return {
      zoneId: place.zone_id,
      moduleId: place.module_id,
      slugs: slugs.map(({ slug }) => slug),
      categoryIds: categories.map(({ id }) => id),
      words: await commonWords(client),
      home: await homeOf(client, here),
      orderable: await insertItems(client),
    };
  } finally {
    await client.end();
  }
}

async function homeOf(client: pg.Client, here: number[]): Promise<BenchGoods['home']> {
  const { rows } = await client.query<BenchGoods['home']>(
    `select m.module_type as "moduleType", s.lat, s.lng from stores s join modules m on m.id = s.module_id
     where s.zone_id = $1 and s.module_id = $2 order by s.id limit 1`,
    here,
  );
  const [home] = rows;
  if (!home) throw new Error('Nobody sells there');
  return home;
}

async function commonWords(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ word: string }>(
    'select word from search_terms where length(word) > 3 order by item_count desc limit 60',
  );
  return rows.map(({ word }) => word);
}

async function insertItems(client: pg.Client): Promise<BenchGoods['orderable']> {
  const days = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
  const always = JSON.stringify(Object.fromEntries(days.map((day) => [day, [[0, 1439]]])));
  const { rows } = await client.query<BenchGoods['orderable'][number]>(
    `with chosen as (
       select distinct on (s.id) s.id as store_id, i.id as item_id, s.module_id, s.lat, s.lng, i.price
       from stores s
       join zones z on z.id = s.zone_id and z.cash_on_delivery and z.area @> point(s.lng, s.lat)
       join items i on i.store_id = s.id and i.active and i.stock is not null and not i.is_prescription_required
         and i.choice_options = '[]' and i.food_variations = '[]' and i.price between 50000 and 400000
       order by s.id, i.id limit $1
     ), opened as (
       update stores set active = true, minimum_order = 0, opening_hours = $2::jsonb
       where id in (select store_id from chosen)
     ), filled as (
       update items set stock = 100000000, stock_received = 200000000, maximum_cart_quantity = null,
         available_from = null, available_until = null
       where id in (select item_id from chosen)
     )
     select item_id as "itemId", store_id as "storeId", module_id as "moduleId", lat, lng, price::int from chosen`,
    [wide, always],
  );
  if (rows.length === 0) throw new Error('Nothing can be ordered');
  return rows;
}

/** Headers for calls from a place. */
export function placeHeaders({ zoneId, moduleId }: BenchGoods): Record<string, string> {
  return { zoneid: `[${zoneId}]`, moduleid: String(moduleId) };
}

/** The same as a cookie for pages. */
export function placeCookie({ zoneId, moduleId, home }: BenchGoods, location = 'Here'): string {
  return Object.entries({
    zoneid: JSON.stringify([zoneId]),
    module: JSON.stringify({ id: moduleId, module_type: home.moduleType }),
    location,
    currentLatLng: JSON.stringify({ lat: home.lat, lng: home.lng }),
  })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}
