import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';

const versionName = 'settings_version';

/** Locks the settings against other changes and returns their version; 0 until they are saved for the first time. */
export async function lockSettings(db: Transaction): Promise<number> {
  await sql`insert into settings (name, value) values (${versionName}, '0') on conflict do nothing`.execute(db);
  const { rows } = await sql<{ version: number }>`
    select (value #>> '{}')::int as version from settings where name = ${versionName} for update`.execute(db);
  return rows[0]?.version ?? 0;
}

/** Locks one setting against other changes and returns it; an empty object where nothing is set. */
export async function lockSetting(db: Transaction, name: string): Promise<unknown> {
  await sql`insert into settings (name, value) values (${name}, '{}') on conflict do nothing`.execute(db);
  const { rows } = await sql<{ value: unknown }>`
    select value from settings where name = ${name} for update`.execute(db);
  return rows[0]?.value;
}

/** Saves settings by name. Lock them first. */
export async function saveSettings(db: Transaction, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await sql`
    insert into settings (name, value)
    select key, value from jsonb_each(${JSON.stringify(settings)}::jsonb)
    on conflict (name) do update set value = excluded.value`.execute(db);
}

/** Raises the version of the settings. Lock them first. */
export async function raiseSettingsVersion(db: Transaction): Promise<void> {
  await sql`
    update settings set value = to_jsonb((value #>> '{}')::int + 1) where name = ${versionName}`.execute(db);
}

/** Returns whether any order was placed, in whatever state it is. */
export async function hasOrders(db: Connection): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from orders) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** Changes the currency of the zones that have another one. Their amounts stay as numbers. */
export async function moveZonesToCurrency(db: Transaction, from: string, to: string): Promise<void> {
  await sql`update zones set currency = ${to} where currency = ${from}`.execute(db);
}
