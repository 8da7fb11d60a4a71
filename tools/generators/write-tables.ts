import { migrate } from 'api/db/migrate';
import { createDatabase, databaseName, databaseServer, dropDatabase } from 'api/testing/databases';
import pg from 'pg';
import { writeOrCheck } from './generated-file.ts';

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  column_default: string | null;
  is_identity: 'YES' | 'NO';
  is_generated: 'ALWAYS' | 'NEVER';
}

const types: Record<string, string> = {
  _int4: 'number[]',
  _text: 'string[]',
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Buffer',
  date: 'Date',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  polygon: 'string',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
};
/** Bigint columns are amounts, but for the numbers of rows. */
const rowNumber = /^id$|_id$/;

/** The Kysely types of the migrated database. */
writeOrCheck({ path: 'packages/api/db/tables.ts', source: await tablesOfMigratedDatabase(), remedy: 'npm run tables' });

async function tablesOfMigratedDatabase(): Promise<string> {
  const server = await databaseServer();
  const name = databaseName();
  try {
    const url = await createDatabase(server.url, name);
    await migrate(url);
    return sourceOf(await columnsOf(url));
  } finally {
    await dropDatabase(server.url, name);
    await server.stop();
  }
}

async function columnsOf(url: string): Promise<Column[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Column>(`
    select table_name, column_name, udt_name, is_nullable, column_default, is_identity, is_generated
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations'
    order by table_name, ordinal_position`);
  await client.end();
  return rows;
}

function sourceOf(columns: Column[]): string {
  const tables = Map.groupBy(columns, ({ table_name }) => table_name);
  const shapes = [...tables].map(([table, rows]) => `  ${table}: {\n${rows.map(lineOf).join('')}  };\n`);
  return `// Written by tools/generators/write-tables.ts from the migrated database. Do not edit.
import type { Generated } from 'kysely';
import type { Money } from 'market/values/money';

export interface Tables {
${shapes.join('')}}
`;
}

function lineOf({ column_name, udt_name, is_nullable, column_default, is_identity, is_generated }: Column): string {
  const plain = udt_name === 'int8' && !rowNumber.test(column_name) ? 'Money' : types[udt_name];
  if (!plain) throw new Error(`No type for ${udt_name}: add it to tools/generators/write-tables.ts`);
  const nullable = is_nullable === 'YES' ? `${plain} | null` : plain;
  const isGiven = column_default === null && is_identity === 'NO' && is_generated === 'NEVER';
  return `    ${column_name}: ${isGiven ? nullable : `Generated<${nullable}>`};\n`;
}
