import { migrate } from 'api/db/migrate';
import { createDatabase, databaseName, databaseServer, dropDatabase } from 'api/testing/databases';
import pg from 'pg';
import { Project } from 'ts-morph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from './compare-statement.ts';
import { Describer } from './describe-statement.ts';
import { readStatements } from './read-statements.ts';

const root = process.cwd();
const server = await databaseServer();
const name = databaseName();
const url = await createDatabase(server.url, name);
const client = new pg.Client({ connectionString: url });
let describer: Describer;

beforeAll(async () => {
  await migrate(url);
  await client.connect();
  describer = await Describer.of(client);
});

afterAll(async () => {
  await client.end();
  await dropDatabase(server.url, name);
  await server.stop();
});

/** Returns what is said of statements in a file of the API, which stands only here. */
async function violationsIn(source: string): Promise<string[]> {
  const path = 'packages/api/items/planted.data.ts';
  project.createSourceFile(path, `${head}${source}`, { overwrite: true });
  const { statements, unreadable } = readStatements(project, root, [path]);
  const faults: string[] = [];
  for (const statement of statements) faults.push(...faultsOf(statement, await describer.describe(statement.text)));
  return [...faults, ...unreadable.map(({ reason }) => reason)];
}

const head = `
  import { type RawBuilder, sql } from 'kysely';
  import type { Connection, Database } from '#api/db/connection.ts';
  import { hotRows } from '#api/db/hot-query.ts';
  declare const db: Connection;
  declare const hot: Database;
`;
const project = new Project({ tsConfigFilePath: 'tsconfig.json', skipAddingFilesFromTsConfig: true });

describe('the check of raw statements', () => {
  it('is content with a row that is declared as the database has it', async () => {
    const row =
      '{ id: string; total: number; placed_at: Date; schedule_at: Date | null; cutlery: boolean; lines: unknown }';
    const rows = `select id, total, placed_at, schedule_at, cutlery, '[]'::jsonb as lines from orders`;
    expect(await violationsIn(`await sql<${row}>\`${rows} where zone_id = \${1}\`.execute(db);`)).toEqual([]);
  });

  it('accepts a statement without a plan, such as a lock', async () => {
    expect(await violationsIn('await sql`lock table orders in share row exclusive mode`.execute(db);')).toEqual([]);
  });

  it.each([
    [
      'a column that is named otherwise',
      '{ ident: string }',
      'select id from orders',
      'column ident: declared, but not returned',
    ],
    [
      'a column that does not come',
      '{ id: string; total: number }',
      'select id from orders',
      'column total: declared, but not returned',
    ],
    [
      'a bigint as a string',
      '{ total: string }',
      'select total from orders',
      'column total: declared as string, but int8 arrives as number',
    ],
    [
      'a numeric as a number',
      '{ n: number }',
      'select sum(total) as n from orders group by zone_id',
      'column n: declared as number, but numeric arrives as string',
    ],
    [
      'a moment as a string',
      '{ placed_at: string }',
      'select placed_at from orders',
      'column placed_at: declared as string, but timestamptz arrives as Date',
    ],
    [
      'a list of another type',
      '{ tags: number[] }',
      'select tags from items',
      'column tags: declared as (number)[], but _text arrives as string[]',
    ],
    [
      'a column that may be null',
      '{ store_id: number }',
      'select store_id from orders',
      'column store_id: can be null, but is declared without null',
    ],
    [
      'a column of a joined row that may not be there',
      '{ name: string }',
      'select s.name from orders o left join stores s on s.id = o.store_id',
      'column name: can be null, but is declared without null',
    ],
    [
      'the greatest of no rows',
      '{ last: number }',
      'select max(total) as last from orders',
      'column last: can be null, but is declared without null',
    ],
    ['a name that two columns have', '{ id: string }', 'select id, id from orders', 'column id: returned twice'],
  ])('finds %s', async (_what, row, text, fault) => {
    expect(await violationsIn(`await sql<${row}>\`${text}\`.execute(db);`)).toEqual([fault]);
  });

  it.each([
    ['a text for a number', 'select from orders where zone_id =', `'1'`, '', '$1: string is sent as int4'],
    [
      'a moment as text',
      'select from orders where placed_at <',
      `'2026-01-01'`,
      '',
      '$1: string is sent as timestamptz',
    ],
    ['a list as JSON', 'select', '[1]', '::jsonb', '$1: (number)[] is sent as jsonb'],
    ['nothing', 'select from orders where id =', 'given', '', '$1: undefined | string is sent as text'],
  ])('finds %s among the values', async (_what, before, value, after, fault) => {
    const source = `declare const given: string | undefined; await sql\`${before} \${${value}}${after}\`.execute(db);`;
    expect(await violationsIn(source)).toEqual([fault]);
  });

  it('knows a column that a condition has found not to be null', async () => {
    const text = 'select store_id from orders where store_id is not null';
    expect(await violationsIn(`await sql<{ store_id: number }>\`${text}\`.execute(db);`)).toEqual([]);
  });

  it('follows constants, helpers, conditions and callers to every form of a statement', async () => {
    const faults = await violationsIn(`
      const columns = sql.raw('id, total');
      const ofZone = (zone: string) => sql\`zone_id = \${zone}\`;
      async function find(where: RawBuilder<unknown>, isLast: boolean, key: 'placed_at' | 'no_such') {
        const order = isLast ? sql\`order by \${sql.ref(key)}\` : sql\`\`;
        await sql<{ id: number }>\`select \${columns} from orders where \${where} \${order}\`.execute(db);
      }
      await find(ofZone('1'), true, 'placed_at');
    `).catch((error: Error) => [error.message]);
    expect(faults).toEqual(['column "no_such" does not exist']);
    expect(
      await violationsIn(`
        const ofZone = (zone: string) => sql\`zone_id = \${zone}\`;
        async function find(where: RawBuilder<unknown>) {
          await sql<{ id: number }>\`select id from orders where \${where}\`.execute(db);
        }
        await find(ofZone('1'));
      `),
    ).toEqual(['column id: declared as number, but text arrives as string', '$1: string is sent as int4']);
  });

  it('reads hot statements, whose JSON stays text', async () => {
    const hotRow = (row: string) => `
      const byId = { name: 'planted', text: \`select id, opening_hours from stores where id = $1\` };
      await hotRows<${row}>(hot, byId, [1]);`;
    expect(await violationsIn(hotRow('{ id: number; opening_hours: string }'))).toEqual([]);
    expect(await violationsIn(hotRow('{ id: number; opening_hours: object }'))).toEqual([
      'column opening_hours: declared as object, but jsonb arrives as string',
    ]);
  });

  it('says so where it cannot read a statement', async () => {
    const [reason] = await violationsIn(`
      export const ask = (text: string) => sql.raw(text).execute(db);`);
    expect(reason).toContain('No call says what it is: text (line 8 of');
  });
});
