import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, databaseName, dropDatabase } from '../testing/databases.ts';
import { migrate } from './migrate.ts';

const server = inject('databaseServer');
const name = databaseName();
let url: string;

beforeAll(async () => {
  url = await createDatabase(server, name, inject('templateDatabase'));
});
afterAll(() => dropDatabase(server, name));

async function change(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

describe('a migrated database', () => {
  it('is left alone', async () => expect(await migrate(url)).toEqual([]));

  it('is refused when a newer Soko has taken something away, and taken when it has only added', async () => {
    await change(`insert into migrations (name, checksum) values ('9998_future.sql', 'x')`);
    expect(await migrate(url)).toEqual([]);
    await change(`insert into migrations (name, checksum) values ('9999_contract_future.sql', 'x')`);
    await expect(migrate(url)).rejects.toThrow(/9999_contract_future\.sql, which this Soko does not know/);
    await change(`delete from migrations where name > '9'`);
  });

  it('is refused when a migration was changed after it ran', async () => {
    await change(`update migrations set checksum = 'other' where name like '0001%'`);
    await expect(migrate(url)).rejects.toThrow(/The migration 0001_.* was changed after it ran/);
  });
});

it('two servers that start together migrate once', async () => {
  const empty = databaseName();
  const both = await createDatabase(server, empty);
  const applied = await Promise.all([migrate(both), migrate(both)]);
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  await dropDatabase(server, empty);
});
