import type { Database } from '#api/db/connection.ts';

/**
 * Freezes the local time of all zones at the given minute of the day, for a demo; null unfreezes it, also where the
 * database was a demo before.
 */
export async function setDemoClock(db: Database, minute: number | null): Promise<void> {
  await db.updateTable('zones').set({ demo_minute: minute }).where('demo_minute', 'is distinct from', minute).execute();
}
