import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { databaseHealth } from './database-health.ts';

const market = marketUnderTest();

const fullDisk = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });

it('a database that takes no writes is reachable all the same', async () => {
  const { isReachable, canWrite } = databaseHealth(market.url, () => {});
  expect([await isReachable(), await canWrite()]).toEqual([true, true]);
  await sql`do $$ begin
    execute format('alter database %I set default_transaction_read_only = on', current_database());
  end $$`.execute(market.db);
  expect([await isReachable(), await canWrite()]).toEqual([true, false]);
  await sql`do $$ begin
    execute format('alter database %I reset default_transaction_read_only', current_database());
  end $$`.execute(market.db);
  expect(await canWrite()).toBe(true);
});

it('a database that is away is neither reachable nor written to', async () => {
  const away = databaseHealth('postgres://soko@127.0.0.1:1/soko', () => {});
  expect([await away.isReachable(), await away.canWrite()]).toEqual([false, false]);
});

it('a full disk stops orders until a write succeeds, and the log reports both', async () => {
  const reports: string[] = [];
  const probe = 'insert into probes values (1)';
  const { canWrite, note } = databaseHealth(market.url, (words) => reports.push(words), probe);
  note(new Error('something else'));
  expect(await canWrite()).toBe(true);
  // There is no such table yet: the write fails, as it does without space.
  note(fullDisk);
  note(fullDisk);
  expect([await canWrite(), await canWrite()]).toEqual([false, false]);
  await sql`create table probes (n integer)`.execute(market.db);
  expect(await canWrite()).toBe(true);
  expect(reports).toEqual([expect.stringContaining('is full'), expect.stringContaining('writes again')]);
});

it('the write that looks for space leaves nothing behind', async () => {
  const { canWrite, note } = databaseHealth(market.url, () => {});
  note(fullDisk);
  expect(await canWrite()).toBe(true);
  const { rows } = await sql`select 1 from pg_class where relname = 'write_probe'`.execute(market.db);
  expect(rows).toEqual([]);
});
