import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, databaseName, dropDatabase } from '#api/testing/databases.ts';
import { migrate } from '../migrate.ts';
import { seedMarket } from './seed-market.ts';

const seedMoment = new Date('2026-11-20T00:00:00Z');
const made: string[] = [];

/** Migrated once; every empty market is a copy of it. */
const template = databaseName();

beforeAll(async () => {
  await migrate(await createDatabase(inject('databaseServer'), template));
});
afterAll(() => dropDatabase(inject('databaseServer'), template));

function emptyMarket(): Promise<string> {
  const name = databaseName();
  made.push(name);
  return createDatabase(inject('databaseServer'), name, template);
}

afterEach(async () => {
  for (const name of made.splice(0)) await dropDatabase(inject('databaseServer'), name);
});

async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(query)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function tables(url: string): Promise<string[]> {
  const rows = await ask<{ name: string }>(
    url,
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** One text per table that any other row, number or word would change, except the number of the transaction. */
async function checksums(url: string): Promise<Record<string, string>> {
  const sums = (await tables(url)).map(
    (table) =>
      `select '${table}' as name, md5(coalesce(string_agg(row_text, '|' order by row_text), '')) as sum
       from ${table} t, lateral (select (to_jsonb(t) - 'changed_in')::text as row_text) lines`,
  );
  const rows = await ask<{ name: string; sum: string }>(url, sums.join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

function structure(url: string) {
  return ask(
    url,
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition, convalidated
     from pg_constraint where connamespace = 'public'::regnamespace
     union all
     select indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid), indisvalid
     from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
     order by 1, 2, 3`,
  );
}

describe('seeding', () => {
  /** Seeded once, for the tests that only read it or add a row. */
  const seeded = {
    url: '',
    structureBefore: [] as unknown[],
    progress: [] as number[],
    sums: {} as Record<string, string>,
  };

  beforeAll(async () => {
    seeded.url = await emptyMarket();
    made.length = 0;
    seeded.structureBefore = await structure(seeded.url);
    await seedMarket(seeded.url, {
      size: 's',
      seedMoment,
      onProgress: (done, total) => seeded.progress.push(done / total),
    });
    seeded.sums = await checksums(seeded.url);
    return () => dropDatabase(inject('databaseServer'), new URL(seeded.url).pathname.slice(1));
  });

  it('makes the same market from the same seed', async () => {
    const url = await emptyMarket();
    await seedMarket(url, { size: 's', seedMoment });
    expect(await checksums(url)).toEqual(seeded.sums);
  });

  it('creates other data from another seed, on the same base', async () => {
    const url = await emptyMarket();
    await seedMarket(url, { size: 's', seedMoment, seed: 2 });
    const [first, second] = [seeded.sums, await checksums(url)];
    expect(second.zones).toBe(first.zones);
    expect(second.categories).toBe(first.categories);
    expect(second.items).not.toBe(first.items);
    expect(second.orders).not.toBe(first.orders);
  });

  it('leaves keys, indexes and references as the migrations made them', async () => {
    expect(await structure(seeded.url)).toEqual(seeded.structureBefore);
  });

  it('does not touch existing data', async () => {
    await seedMarket(seeded.url, { size: 's', seedMoment, seed: 2 });
    expect(await checksums(seeded.url)).toEqual(seeded.sums);
  });

  it('leaves nothing when it fails half-way', async () => {
    const url = await emptyMarket();
    const [rows, before] = [await checksums(url), await structure(url)];
    const failing = seedMarket(url, {
      size: 's',
      seedMoment,
      onProgress: (done, total) => {
        if (done > total / 2) throw new Error('The power went');
      },
    });
    await expect(failing).rejects.toThrow('The power went');
    expect(await checksums(url)).toEqual(rows);
    expect(await structure(url)).toEqual(before);
  });

  it('seeds once when two servers start together', async () => {
    const url = await emptyMarket();
    await Promise.all([seedMarket(url, { size: 's', seedMoment }), seedMarket(url, { size: 's', seedMoment })]);
    expect(await ask(url, 'select count(*)::int as stores from stores')).toEqual([{ stores: 60 }]);
  });

  it('reports its progress, up to the end', () => {
    const { progress } = seeded;
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(progress[0]).toBe(0);
    expect(progress.at(-1)).toBe(1);
  });

  it('continues the ids where the seeded rows end', async () => {
    const [next] = await ask<{ id: string }>(
      seeded.url,
      `insert into journals (kind, order_id)
       select 'order_canceled', id from orders where order_status = 'delivered' limit 1 returning id`,
    );
    const [last] = await ask<{ id: string }>(seeded.url, 'select max(id) as id from journals');
    expect(next?.id).toBe(last?.id);
  });
});
