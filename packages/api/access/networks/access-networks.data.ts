import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** A row of its own: the settings of the market are sent to every page. */
export const networksSettingName = 'operator_networks';

/** Returns the stored networks of operators; an empty object before the first change. */
export async function networksSetting(db: Connection): Promise<object> {
  const { rows } = await sql<{ value: object }>`
    select value from settings where name = ${networksSettingName}`.execute(db);
  return rows[0]?.value ?? {};
}
