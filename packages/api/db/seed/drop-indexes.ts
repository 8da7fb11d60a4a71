import type pg from 'pg';

interface Built {
  table: string;
  name: string;
  definition: string;
}

/** What was dropped from the tables, to be restored later. */
export interface DroppedIndexes {
  constraints: Built[];
  indexes: Built[];
  tables: string[];
}

/**
 * Empties all tables and takes indexes, keys and references off them: built at the end they cost a
 * fraction, and are checked all the same. Belongs into a transaction, so that a fault undoes it.
 */
export async function emptyTablesAndDropIndexes(client: pg.Client): Promise<DroppedIndexes> {
  const tables = await tablesOf(client);
  const taken = { tables, constraints: await constraintsOf(client), indexes: await indexesOf(client) };
  await client.query(`truncate ${tables.join(', ')} restart identity`);
  // References first: a key that is referred to cannot go.
  for (const { table, name } of taken.constraints) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  for (const { name } of taken.indexes) await client.query(`drop index ${name}`);
  return taken;
}

/** Puts everything back: keys, then indexes, then references, which need the keys. */
export async function rebuildIndexes(
  client: pg.Client,
  taken: DroppedIndexes,
  onProgress: (share: number) => void,
): Promise<void> {
  const add = ({ table, name, definition }: Built) => `alter table ${table} add constraint ${name} ${definition}`;
  const statements = [
    ...taken.constraints.toReversed().filter(isKey).map(add),
    ...taken.indexes.map(({ definition }) => definition),
    ...taken.constraints.filter((constraint) => !isKey(constraint)).map(add),
    ...taken.tables.map((table) => `analyze ${table}`),
  ];
  for (const [place, statement] of statements.entries()) {
    await client.query(statement);
    onProgress((place + 1) / statements.length);
  }
}

function isKey({ definition }: Built): boolean {
  return !definition.startsWith('FOREIGN KEY');
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> 'migrations' order by tablename`);
  return rows.map(({ name }) => name);
}

async function constraintsOf(client: pg.Client): Promise<Built[]> {
  const { rows } = await client.query<Built>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('f', 'p', 'u') and conrelid <> 'migrations'::regclass
    order by contype = 'f' desc, conrelid::regclass::text, conname`);
  return rows;
}

async function indexesOf(client: pg.Client): Promise<Built[]> {
  const { rows } = await client.query<Built>(`
    select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)
    order by indrelid::regclass::text, indexrelid::regclass::text`);
  return rows;
}
