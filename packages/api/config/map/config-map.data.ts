import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** A row of its own: the settings of the market are sent to every page, and a key is in this one. */
export const mapSettingName = 'map_services';

/** Returns the stored map; an empty object before the first change. */
export async function mapSettings(db: Connection): Promise<object> {
  const { rows } = await sql<{ value: object }>`
    select value from settings where name = ${mapSettingName}`.execute(db);
  return rows[0]?.value ?? {};
}
