import { startEmbeddedPostgres } from 'api/db/embedded/embedded-postgres';
import { migrate } from 'api/db/migrate';
import { seedMarket } from 'api/db/seed/seed-market';
import { installGuestKey } from 'api/testing/under-test/guest-under-test';
import pg from 'pg';
import { scratchFolder } from '../../../tools/scratch-folder.ts';
import { startOurs } from '../../bench/bench-servers.ts';
import type { TestStore } from '../../chaos/shoppers.ts';

/** A demo of 60 stores and 40 couriers at work, and access to everything in it. */
export interface DemoCity {
  base: string;
  databaseUrl: string;
  db: pg.Pool;
  stores: TestStore[];
}

const port = 3904;
const storeCount = 60;

/** Runs a demo whose stores and couriers are ten times as fast as usual. */
export async function inDemoCity<Seen>(work: (city: DemoCity) => Promise<Seen>): Promise<Seen> {
  using scratch = scratchFolder();
  const postgres = await startEmbeddedPostgres(scratch.path);
  const db = new pg.Pool({ connectionString: postgres.url, max: 2 });
  // A pool reports its end before its connections are closed, and the database ends right after it.
  db.on('error', () => {});
  try {
    await migrate(postgres.url);
    await seedMarket(postgres.url, { size: 'sm' });
    await installGuestKey(postgres.url);
    const stores = await openStores(db, storeCount);
    const server = await startOurs(postgres.url, port, {
      ...{ DEMO: 'on', NODE_ENV: 'development', DEMO_SPEED: '10', DEMO_CLOCK: 'off' },
      // Every customer comes through this machine as through a proxy, each from an address of their own.
      TRUSTED_PROXIES: '127.0.0.1/32',
      CHALLENGE_ROUNDS: '2',
    });
    try {
      return await work({ base: server.base, databaseUrl: postgres.url, db, stores });
    } finally {
      await server.stop();
    }
  } finally {
    await db.end();
    await postgres.stop();
  }
}

/** Opens stores of Nigeria day and night, each with a plain item that does not run out; those of one zone lie apart. */
export async function openStores(db: pg.Pool, count: number): Promise<TestStore[]> {
  const always = Object.fromEntries(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map((day) => [day, [[0, 1439]]]));
  const { rows } = await db.query<TestStore>(
    `with chosen as (
       select distinct on (s.id) s.id as store_id, i.id as item_id, s.module_id, s.zone_id, s.lat, s.lng
       from stores s
       join zones z on z.id = s.zone_id and z.cash_on_delivery and z.digital_payment and z.currency = 'NGN'
         and z.area @> point(s.lng, s.lat)
       join items i on i.store_id = s.id and i.active and not i.is_prescription_required
         and i.choice_options = '[]' and i.food_variations = '[]' and i.price < 500000
       order by s.id, i.id limit $1
     ), opened as (
       update stores set active = true, minimum_order = 0, opening_hours = $2::jsonb
       where id in (select store_id from chosen)
     ), filled as (
       update items set stock = case when stock is null then null else 10000 end,
         stock_received = case when stock is null then stock_received else 10000 + coalesce((
           select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
           where l.item_id = items.id and l.counted and o.order_status not in ('canceled', 'failed')), 0) end,
         maximum_cart_quantity = null, available_from = null, available_until = null
       where id in (select item_id from chosen)
     )
     select store_id as "storeId", item_id as "itemId", module_id as "moduleId", zone_id as "zoneId", lat, lng
     from chosen order by row_number() over (partition by zone_id order by store_id), zone_id`,
    [count, JSON.stringify(always)],
  );
  if (rows.length < count) throw new Error(`The demo has only ${rows.length} stores of ${count}`);
  return rows;
}
