import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, databaseName, dropDatabase } from '#api/testing/databases.ts';
import { applyStep, applyWhole, stepsOf } from './apply-migration.ts';
import { migrate, migrationLock } from './migrate.ts';

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

it('two servers that start together migrate an empty database once', async () => {
  const empty = databaseName();
  const both = await createDatabase(server, empty);
  const names = (await Promise.all([migrate(both), migrate(both)])).flat();
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  await dropDatabase(server, empty);
});

describe('a database that lacks a migration', () => {
  const lacking = databaseName();
  const forgetLast = `delete from migrations where name = (select max(name) from migrations) returning name, checksum`;
  let both: string;
  beforeAll(async () => {
    both = await createDatabase(server, lacking, inject('templateDatabase'));
  });
  afterAll(() => dropDatabase(server, lacking));

  it('is waited for with a message while another process has the lock, and not forever', async () => {
    const holder = new pg.Client({ connectionString: both });
    await holder.connect();
    // Like a lock that an earlier release took for a session, which a pooler keeps open.
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    // Tables that are up to date need no lock.
    expect(await migrate(both, { waitSeconds: 0.1, report: () => {} })).toEqual([]);
    const { rows } = await holder.query(forgetLast);
    const reports: string[] = [];
    const waiting = migrate(both, { waitSeconds: 0.1, report: (words) => reports.push(words) });
    await expect(waiting).rejects.toThrow(/the connection \d+ from .* holds the lock of the migrations/);
    await holder.query('insert into migrations values ($1, $2)', [rows[0].name, rows[0].checksum]);
    await holder.end();
  });

  it('is left alone once the other one has migrated it', async () => {
    const holder = new pg.Client({ connectionString: both });
    await holder.connect();
    const { rows } = await holder.query(forgetLast);
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await holder.query('insert into migrations values ($1, $2)', [rows[0].name, rows[0].checksum]);
    const { promise: reported, resolve: report } = Promise.withResolvers<string>();
    const waiting = migrate(both, { waitSeconds: 60, report });
    expect(await reported).toMatch(/^> Waiting for the connection \d+/);
    await holder.query('commit');
    await holder.end();
    expect(await waiting).toEqual([]);
  });

  it('keeps no lock after a migration', async () => {
    const client = new pg.Client({ connectionString: both });
    await client.connect();
    const { rows } = await client.query(
      `select pid from pg_locks where locktype = 'advisory' and objid = $1
         and database = (select oid from pg_database where datname = current_database())`,
      [migrationLock],
    );
    await client.end();
    expect(rows).toEqual([]);
  });
});

describe('a migration in steps', () => {
  const used = databaseName();
  let usedUrl: string;
  let client: pg.Client;
  beforeAll(async () => {
    usedUrl = await createDatabase(server, used, inject('templateDatabase'));
    client = new pg.Client({ connectionString: usedUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await dropDatabase(server, used);
  });

  const forget = (name: string) => client.query('delete from migrations where name = $1', [name]);

  it('can run all of them again after a crash', async () => {
    const name = databaseName();
    const own = new pg.Client({ connectionString: await createDatabase(server, name) });
    await own.connect();
    const folder = join(import.meta.dirname, 'migrations');
    const locks = { deadline: 0, onRefusal: () => {} };
    let count = 0;
    for (const file of readdirSync(folder).sort()) {
      const source = readFileSync(join(folder, file), 'utf8');
      const steps = stepsOf(source);
      if (steps.length === 0) await applyWhole(own, source);
      // The crash has come after the last step, before the migration was noted as done.
      for (const step of [...steps, ...steps]) {
        await applyStep(own, step, locks).catch((cause) => {
          throw new Error(`${file}: ${step.sql}`, { cause });
        });
      }
      count += steps.length;
    }
    await own.end();
    await dropDatabase(server, name);
    expect(count).toBeGreaterThan(50);
  });

  it('gives way to whoever uses a table, so that others can write to it, and ends once it is free', async () => {
    await forget('0346_hidden_reviews.sql');
    const reader = new pg.Client({ connectionString: usedUrl });
    await reader.connect();
    await reader.query('begin; select from reviews limit 1');
    const { promise: reported, resolve: report } = Promise.withResolvers<string>();
    const migrating = migrate(usedUrl, { waitSeconds: 60, report });
    expect(await reported).toBe('> Waiting for other connections that use the tables');
    const from = performance.now();
    await client.query('update reviews set comment = comment where id = (select min(id) from reviews)');
    expect(performance.now() - from).toBeLessThan(900);
    await reader.query('commit');
    await reader.end();
    expect(await migrating).toEqual(['0346_hidden_reviews.sql']);
  });

  it('makes an index anew that a crash has left unfinished', async () => {
    const isValid = async () =>
      (await client.query(`select indisvalid from pg_index where indexrelid = 'reviews_hidden'::regclass`)).rows[0];
    await client.query(`update pg_index set indisvalid = false where indexrelid = 'reviews_hidden'::regclass`);
    expect(await isValid()).toEqual({ indisvalid: false });
    await forget('0346_hidden_reviews.sql');
    await migrate(usedUrl);
    expect(await isValid()).toEqual({ indisvalid: true });
  });

  it('changes rows until none is left', async () => {
    const wrong = `select from items i where wishlist_count <> (select count(*) from wishes w where w.item_id = i.id)`;
    await client.query('update items set wishlist_count = 7 where id in (select item_id from wishes)');
    expect((await client.query(wrong)).rowCount).toBeGreaterThan(0);
    await forget('0077_wish_counts.sql');
    await migrate(usedUrl);
    expect((await client.query(wrong)).rowCount).toBe(0);
  });

  it('counts as done where its former text has run', async () => {
    const text = readFileSync(join(import.meta.dirname, 'migrations/0346_hidden_reviews.sql'), 'utf8');
    const [, former] = /^-- formerly (\w+)$/m.exec(text) ?? [];
    await client.query('update migrations set checksum = $1 where name = $2', [former, '0346_hidden_reviews.sql']);
    expect(await migrate(usedUrl)).toEqual([]);
  });
});
