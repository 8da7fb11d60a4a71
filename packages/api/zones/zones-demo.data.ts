import type { Database } from '#api/db/connection.ts';

/**
 * Stops the clocks of all zones at a minute after midnight, as a demo has it; null lets them run, also where the
 * database was a demo before.
 */
export async function setDemoClock(db: Database, minute: number | null): Promise<void> {
  await db.updateTable('zones').set({ demo_minute: minute }).where('demo_minute', 'is distinct from', minute).execute();
}
