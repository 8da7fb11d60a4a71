import type { Connection } from '#api/db/connection.ts';

/** Everything that the operator has set, by name. */
export async function operatorSettings(db: Connection): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** What the operator has set under one name; undefined for nothing. */
export async function operatorSetting(db: Connection, name: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
