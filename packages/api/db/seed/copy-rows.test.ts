import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type ColumnKind, copyInto, fieldOf } from './copy-rows.ts';

let client: pg.Client;

beforeEach(async () => {
  client = new pg.Client({ connectionString: inject('databaseServer') });
  client.on('error', () => {});
  await client.connect();
  await client.query('begin');
  await client.query('create temporary table samples (id integer primary key, word text, list text[], data jsonb)');
});
afterEach(() => client.end());

const line = (...fields: [unknown, ColumnKind][]) =>
  Buffer.from(`${fields.map(([value, kind]) => fieldOf(value, kind)).join('\t')}\n`);
const sample = (id: number, word: unknown, list: string[] = [], data: unknown = null) =>
  line([id, 'plain'], [word, 'plain'], [list, 'array'], [data, 'json']);

describe('copying rows', () => {
  it.each([
    ['plain'],
    ['with\ttab, new\nline, \r and \\ backslash'],
    ['\\N'],
    ['\\.'],
    [''],
    ['{"a","b"}'],
    ['ẹ̀gúsí 🍲'],
  ])('keeps %j as it is, as text, in a list and in JSON', async (text) => {
    await copyInto(client, 'samples', [sample(1, text, [text, 'and "more"'], { text })]);
    const { rows } = await client.query('select * from samples');
    expect(rows).toEqual([{ id: 1, word: text, list: [text, 'and "more"'], data: { text } }]);
  });

  it('writes nothing, booleans and moments as PostgreSQL reads them', () => {
    const moment = new Date('2026-11-20T11:00:00Z');
    const written = [null, undefined, true, false, moment, 12].map((value) => fieldOf(value, 'plain'));
    expect(written).toEqual(['\\N', '\\N', 't', 'f', '2026-11-20T11:00:00.000Z', '12']);
  });

  it('sends more than a socket holds', async () => {
    const chunk = (from: number) =>
      Buffer.concat(Array.from({ length: 500 }, (_, n) => sample(from + n, 'x'.repeat(200))));
    await copyInto(
      client,
      'samples',
      Array.from({ length: 100 }, (_, place) => chunk(place * 500)),
    );
    const { rows } = await client.query('select count(*)::int as count from samples');
    expect(rows).toEqual([{ count: 50_000 }]);
  });

  it('reports the error of PostgreSQL, and the connection stays usable', async () => {
    const twice = copyInto(client, 'samples', [sample(1, 'one'), sample(1, 'two')]);
    await expect(twice).rejects.toThrow('duplicate key');
    await client.query('rollback');
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('fails when the connection is lost on the way', async () => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const other = new pg.Client({ connectionString: inject('databaseServer') });
    await other.connect();
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]).finally(() => other.end());
    await expect(copyInto(client, 'samples', [sample(1, 'one')])).rejects.toThrow();
  });
});
