import { connect } from 'api/db/connection';
import { sumDays } from 'api/wallet/reports/sum-days';
import pg from 'pg';

/** Days of the seeded history; each copy lies that much further back. */
const historyDays = 150;
/** The numbers of seeded orders go on in the same way: each is one stride from the one before, within the span. */
const numbers = { first: 1_000_000_000, span: 9_000_000_000, stride: 5_333_333_333 };

interface Copied {
  /** What of it the clean-up leaves of old orders; everything if absent. */
  where?: string;
  /** Columns that are not copied as they are; `k` is the number of the copy. */
  changed: Record<string, string>;
}

const numberOf = (id: string) =>
  `(${numbers.first} + (${id}::bigint - ${numbers.first} + k * seeded.orders * ${numbers.stride}) % ${numbers.span})::text`;
const tables: Record<string, Copied> = {
  orders: { changed: { id: numberOf('id') } },
  // The stock of items counts the seeded orders alone.
  order_lines: { changed: { order_id: numberOf('order_id'), counted: 'false' } },
  order_steps: {
    where:
      'not exists (select from order_steps later where later.order_id = t.order_id and later.step_number > t.step_number)',
    changed: { order_id: numberOf('order_id') },
  },
  journals: {
    where: 'order_id is not null',
    changed: { id: 'id + k * seeded.journals', order_id: numberOf('order_id') },
  },
  ledger_entries: {
    where: 'exists (select from journals j where j.id = t.journal_id and j.order_id is not null)',
    changed: { journal_id: 'journal_id + k * seeded.journals' },
  },
  reviews: { changed: { id: 'id + k * seeded.reviews', order_id: numberOf('order_id') } },
  courier_earnings: { changed: { order_id: numberOf('order_id') } },
};

/**
 * Makes a market of years out of a seeded one: copies all its orders so many times, each copy 150 days further back, as
 * the clean-up leaves old orders: without messages and keys, and with the last of their steps. The sums of days that
 * ended are made too. Balances of wallets do not match the copied entries.
 */
export async function addEarlierSpans(url: string, copies: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '1GB'`);
    await client.query('begin');
    // The copies are history: no trigger may note them as changes, and their references were checked with the original.
    await client.query(`set local session_replication_role = 'replica'`);
    const indexes = await dropIndexes(client);
    await client.query(
      `create temp table seeded as select (select count(*) from orders) as orders,
         (select max(id) from journals) as journals, (select max(id) from reviews) as reviews`,
    );
    for (const [table, copied] of Object.entries(tables)) await copyTable(client, table, copied, copies);
    for (const statement of indexes) await client.query(statement);
    for (const table of ['journals', 'reviews'])
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
    await client.query('commit');
    for (const table of Object.keys(tables)) await client.query(`vacuum analyze ${table}`);
    await client.query(
      `insert into retention_horizons (part, before) values
         ('keys of orders', now() - interval '90 days'), ('steps of orders', now() - interval '730 days')
       on conflict (part) do nothing`,
    );
  } finally {
    await client.end();
  }
  const db = connect({ url });
  for (const what of ['cash', 'days'] as const) await sumDays({ db }, { what });
  await db.destroy();
}

async function copyTable(client: pg.Client, table: string, { where = 'true', changed }: Copied, copies: number) {
  const { rows } = await client.query<{ name: string; isTime: boolean }>(
    `select column_name as name, data_type like 'timestamp%' as "isTime" from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const values = rows.map(
    ({ name, isTime }) => changed[name] ?? (isTime ? `${name} - make_interval(days => ${historyDays} * k::int)` : name),
  );
  await client.query(`create temp table originals as select * from ${table} t where ${where}`);
  // The oldest come first, as they would have.
  for (let k = copies; k > 0; k--) {
    await client.query(
      `insert into ${table} (${rows.map(({ name }) => name)}) overriding system value
       select ${values} from originals, seeded, (select ${k}::bigint as k) copy`,
    );
  }
  await client.query('drop table originals');
}

/** Takes the indexes and keys off these tables, and returns the statements that put them back. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const names = Object.keys(tables);
  const { rows } = await client.query<{ down: string; up: string }>(
    `select format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) as down,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as up
     from pg_constraint
     where contype in ('p', 'u', 'f') and (conrelid::regclass::text = any ($1) or contype = 'f' and confrelid::regclass::text = any ($1))
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where indrelid::regclass::text = any ($1)
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
    [names],
  );
  const isReference = (up: string) => up.includes(' FOREIGN KEY ');
  for (const { down } of rows.toSorted((one, other) => Number(isReference(other.up)) - Number(isReference(one.up))))
    await client.query(down);
  // References come last, since they need the keys; those of the copies hold because those of the originals do.
  const keys = rows.filter(({ up }) => !isReference(up)).map(({ up }) => up);
  return [...keys, ...rows.filter(({ up }) => isReference(up)).map(({ up }) => `${up} not valid`)];
}
