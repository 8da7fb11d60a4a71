import { sql } from 'kysely';
import type { Preferences } from 'market/account/account-preferences.contract';
import type { Connection } from '#api/db/connection.ts';

/** Returns how a person likes the applications; undefined for one who has never chosen [SEAT-26]. */
export async function preferencesOf(db: Connection, customerId: number): Promise<Preferences | undefined> {
  const { rows } = await sql<Preferences>`
    select language, text_size, sounds, time_format, start_page from staff_preferences
    where customer_id = ${customerId}`.execute(db);
  return rows[0];
}

/** Keeps how a person likes the applications, in place of what was saved before [SEAT-26]. */
export async function savePreferences(db: Connection, customerId: number, saved: Preferences): Promise<void> {
  await sql`
    insert into staff_preferences (customer_id, language, text_size, sounds, time_format, start_page)
    values (${customerId}, ${saved.language}, ${saved.text_size}, ${saved.sounds}, ${saved.time_format}, ${saved.start_page})
    on conflict (customer_id) do update set language = excluded.language, text_size = excluded.text_size,
      sounds = excluded.sounds, time_format = excluded.time_format, start_page = excluded.start_page`.execute(db);
}
