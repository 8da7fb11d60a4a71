import type pg from 'pg';
import { DatabaseClient } from '../client/database-client.ts';
import { BulkLoad, columnKinds } from './bulk-load.ts';
import { addChats } from './demo-chats.ts';
import { addCustomers } from './demo-customers.ts';
import { readDemoData } from './demo-data.ts';
import { addLedgerRules } from './demo-ledger-rules.ts';
import { addPayeeAccounts } from './demo-payee-accounts.ts';
import { addPromotions } from './demo-promotions.ts';
import { addRewards } from './demo-rewards.ts';
import { demoSettings } from './demo-settings.ts';
import { emptyTablesAndDropIndexes, rebuildIndexes } from './drop-indexes.ts';
import { History } from './history/history-shares.ts';
import { createPeople, everyCourier, type People } from './history/people-of-history.ts';
import { seedBase } from './seed-base.ts';
import { WordCount } from './stores/item-words.ts';
import { StockedStores } from './stores/stocked-stores.ts';
import { planStores } from './stores/store-plans.ts';

export type SizeName = 's' | 'demo' | 'sm' | 'm' | 'l' | 'orders';

export interface SeedOptions {
  size: SizeName;
  /** The same seed and moment create the same data on every machine. */
  seed?: number;
  /** The current moment for opening hours, news and past orders; now, unless a test needs a fixed one. */
  seedMoment?: Date;
  onProgress?: (done: number, total: number, what: string) => void;
}

interface Size {
  stores: number;
  items: number;
  shoppers: number;
  couriers: number;
  /** Orders that were delivered and reviewed; some canceled and failed ones come with them. */
  delivered: number;
}

const sizes: Record<SizeName, Size> = {
  // The first stores of the file are enough for tests.
  s: { stores: 60, items: 2_787, shoppers: 16, couriers: 24, delivered: 600 },
  // All stores of the file: what `npm start` shows.
  demo: { stores: 368, items: 15_461, shoppers: 600, couriers: 60, delivered: 12_000 },
  sm: { stores: 150, items: 10_000, shoppers: 150, couriers: 40, delivered: 2_000 },
  m: { stores: 1_000, items: 100_000, shoppers: 2_000, couriers: 300, delivered: 20_000 },
  l: { stores: 10_000, items: 1_000_000, shoppers: 50_000, couriers: 5_000, delivered: 400_000 },
  // For what operators read of a market that has run for years.
  orders: { stores: 150, items: 10_000, shoppers: 50_000, couriers: 300, delivered: 1_000_000 },
};

/** The numbers of customers up to here belong to the history of the demo. */
const lastSeededCustomer = 10_000_000;

/** Two servers that start together must not seed the same database. The lock ends with the transaction that seeds. */
const seedLock = 7_306_512;
/** Building indexes and counting costs about this share of the time. */
const dressingShare = 0.25;

/** Seeds an empty database with the demo data, all or nothing; existing data is not touched. */
export async function seedMarket(url: string, options: SeedOptions): Promise<void> {
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [seedLock]);
    if (!(await isSeededAlready(client))) await fill(client, options);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}

async function isSeededAlready(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select exists (select from zones) as found');
  return rows[0]?.found ?? false;
}

async function fill(
  client: pg.Client,
  { size: name, seed = 1, seedMoment = new Date(), onProgress = () => {} }: SeedOptions,
): Promise<void> {
  const size = sizes[name];
  const total = Math.round(size.items * (1 + dressingShare));
  onProgress(0, total, 'stores');
  await client.query(`set local statement_timeout = 0; set local maintenance_work_mem = '256MB'`);
  const taken = await emptyTablesAndDropIndexes(client);
  // Of empty sums nothing can be removed; for each of millions of journals the attempt takes a minute.
  await client.query('alter table journals disable trigger journals_remove_day_sums');
  const data = readDemoData();
  const load = new BulkLoad(client, await columnKinds(client));
  const people = createPeople(data, seed, size);
  const making = { data, base: seedBase(load, data), seed, seedMoment, people };
  for (const { name: setting, value } of demoSettings(data)) load.add('settings', { name: setting, value });
  load.add('settings', { name: 'demo_market', value: { size: name, seed, seed_moment: seedMoment.toISOString() } });

  const plans = planStores(data, seed, size);
  const history = new History(size.delivered);
  const shares = history.sharesOf(plans, seed);
  const words = new WordCount();
  const stores = new StockedStores(load, making, words, history);
  for (const [place, plan] of plans.entries()) {
    stores.add(plan, shares[place] ?? { first: 0, count: 0 });
    await load.breathe();
    onProgress(plan.firstItemId + plan.itemCount - 1, total, 'stores');
  }
  words.load(load);
  addCustomers(load, { ...making, plans });
  addCouriers(load, people, seedMoment);
  await load.finish();
  await client.query('alter table journals enable trigger journals_remove_day_sums');
  await restoreSequences(client);
  await rebuildIndexes(client, taken, (share) => {
    onProgress(size.items + Math.round((total - size.items) * share), total, 'indexes');
  });
  await addPromotions(client, making);
  await addRewards(client, making);
  await addLedgerRules(client, making);
  await addPayeeAccounts(client, making);
  await addChats(client, making);
}

/** After the orders, for by then their ratings are known. */
function addCouriers(load: BulkLoad, people: People, seedMoment: Date): void {
  for (const { tendency: _, ...courier } of everyCourier(people)) {
    load.add('delivery_men', { ...courier, image: null, located_at: seedMoment, created_at: seedMoment });
  }
}

/** Rows came with their own numbers; the next ones follow them. */
async function restoreSequences(client: pg.Client): Promise<void> {
  await client.query(`select setval(pg_get_serial_sequence('journals', 'id'), coalesce(max(id), 1)) from journals`);
  // Far above the ids of the history, so that a new customer never gets one of them.
  await client.query(`select setval(pg_get_serial_sequence('customers', 'id'), ${lastSeededCustomer})`);
}
