import type { Connection } from '#db/connection.ts';

/** Everything that the operator has set, by name. */
export async function operatorSettings(db: Connection): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
