import { spawn } from 'node:child_process';
import { migrate } from 'api/db/migrate';
import { seedMarket } from 'api/db/seed/seed-market';
import { createDatabase, databaseName, databaseServer, dropDatabase } from 'api/testing/databases';
import pg from 'pg';

/** Starts the real server with its own database, and removes both afterwards. */
const postgres = await databaseServer();
const name = databaseName();
const url = await createDatabase(postgres.url, name);
await migrate(url);
await seedMarket(url, { size: 's' });
await openByNight(url);
await deliverQuickly(url);
await addUnprovedCustomer(url);
await addDeparted(url);
await addOwners(url);
await addCourier(url);
await addOperator(url);
const server = spawn(process.execPath, ['apps/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: url, DEMO: 'on', NODE_ENV: '' },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
server.once('exit', async (code) => {
  await dropDatabase(postgres.url, name);
  await postgres.stop();
  process.exit(code ?? 1);
});

/** Journeys run at any hour, so stores open by day are open by night too; night kitchens do not change. */
async function openByNight(market: string): Promise<void> {
  const always = Object.fromEntries(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map((day) => [day, [[0, 1439]]]));
  const client = new pg.Client({ connectionString: market });
  await client.connect();
  await client.query(`update stores set opening_hours = $1 where opening_hours->'fr'->0->0 < '960'`, [
    JSON.stringify(always),
  ]);
  await client.query('update items set available_from = null, available_until = null');
  await client.end();
}

/** The small demo has no kitchen that is there within half an hour. */
async function deliverQuickly(market: string): Promise<void> {
  const client = new pg.Client({ connectionString: market });
  await client.connect();
  await client.query(
    `update stores set delivery_minutes_min = 20, delivery_minutes_max = 30 where slug = 'sweet-scoop-palms'`,
  );
  await client.end();
}

/** Adds a customer with an unproved number, which no journey through the demo can create [AUTH-73]. */
async function addUnprovedCustomer(market: string): Promise<void> {
  const client = new pg.Client({ connectionString: market });
  await client.connect();
  await client.query(
    `insert into customers (f_name, l_name, phone, ref_code) values ('Njeri', 'Mwangi', '+254712555018', 'NJERI12345')`,
  );
  await client.end();
}

/** A dish that was sold here once. */
async function addDeparted(market: string): Promise<void> {
  const client = new pg.Client({ connectionString: market });
  await client.connect();
  await client.query(`insert into departed (kind, slug, id) values ('item', 'last-years-mango', 999999)`);
  await client.end();
}

/**
 * Owners of two kitchens, with the password of the demo: no seed has store staff [SEAT-13]. The second kitchen is for
 * journeys that close it, so that others can order from the first at the same time.
 */
async function addOwners(market: string): Promise<void> {
  const client = new pg.Client({ connectionString: market });
  await client.connect();
  await client.query(`
    with owner as (
      insert into customers (f_name, l_name, email, phone, is_email_verified, is_phone_verified, password_hash, ref_code)
      select o.f_name, o.l_name, o.email, o.phone, true, true, bisi.password_hash, o.ref_code
      from customers bisi, (values
        ('Rónkẹ́', 'Adébáyọ̀', 'ronke@demo.invalid', '+2348035550177', 'RONKE12345'),
        ('Wálé', 'Ògúnlésí', 'wale@demo.invalid', '+2348035550166', 'WALEO12345')
      ) o (f_name, l_name, email, phone, ref_code)
      where bisi.email = 'bisi@demo.invalid'
      returning id, email
    )
    insert into store_members (store_id, customer_id, role)
    select stores.id, owner.id, 'owner'
    from (values
      ('ronke@demo.invalid', 'mama-ronke-buka-yaba'),
      ('wale@demo.invalid', 'mama-ronke-buka-lekki')
    ) owned (email, slug) join owner using (email) join stores using (slug)`);
  await client.end();
}

/** A rider of Lagos, with the password of the demo. */
async function addCourier(market: string): Promise<void> {
  const client = new pg.Client({ connectionString: market });
  await client.connect();
  await client.query(`
    with rider as (
      insert into customers (f_name, l_name, email, phone, is_email_verified, is_phone_verified, password_hash, ref_code)
      select 'Musa', 'Bello', 'musa@demo.invalid', '+2348035550188', true, true, password_hash, 'MUSAB12345'
      from customers where email = 'bisi@demo.invalid'
      returning id
    )
    insert into delivery_men (id, f_name, l_name, phone, city, vehicle, speed_kmh, customer_id)
    select (select max(id) + 1 from delivery_men), 'Musa', 'Bello', '+2348035550188', 'Lagos', 'bicycle', 15, rider.id
    from rider`);
  await client.end();
}

/** The owner of the market, with the password of the demo: no demo has one. */
async function addOperator(market: string): Promise<void> {
  const client = new pg.Client({ connectionString: market });
  await client.connect();
  await client.query(`
    with operator as (
      insert into customers (f_name, l_name, email, phone, is_email_verified, is_phone_verified, password_hash, ref_code)
      select 'Tolu', 'Adeleke', 'operator@demo.invalid', '+2348035550199', true, true, password_hash, 'OPERA12345'
      from customers where email = 'bisi@demo.invalid'
      returning id
    )
    insert into operators (customer_id, roles) select id, array['owner'] from operator`);
  await client.end();
}
