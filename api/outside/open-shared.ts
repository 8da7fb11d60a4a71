import type { Limits } from './limits/limits.ts';
import { postgresLimits } from './limits/postgres-limits.ts';
import type { LiveWire } from './live/live-wire.ts';
import { postgresWire } from './live/postgres-wire.ts';
import { folderUploads } from './uploads/folder-uploads.ts';
import type { ObjectStorage } from './uploads/object-uploads.ts';
import type { Uploads } from './uploads/uploads.ts';

/** What the nodes of a market have together. */
export interface Shared {
  limits: Limits;
  live: LiveWire;
  uploads: Uploads;
  close: () => Promise<void>;
}

export interface SharedPlaces {
  databaseUrl: string;
  redisUrl?: string | undefined;
  /** Instead of the folder of uploads. */
  storage?: ObjectStorage | undefined;
  uploadsFolder: string;
}

/** PostgreSQL carries limits and events, and a folder the uploads, for whoever names nothing else. */
export async function openShared(places: SharedPlaces, report: (words: string) => void): Promise<Shared> {
  const [counting, uploads] = await Promise.all([countingAndTelling(places, report), uploadsAt(places)]);
  return { ...counting, uploads };
}

async function countingAndTelling(
  { databaseUrl, redisUrl }: SharedPlaces,
  report: (words: string) => void,
): Promise<Omit<Shared, 'uploads'>> {
  if (redisUrl === undefined) {
    const live = postgresWire(databaseUrl);
    return { limits: postgresLimits, live, close: live.close };
  }
  // Only what was chosen is loaded.
  const [{ openRedis }, { redisLimits }, { redisWire }] = await Promise.all([
    import('./redis/open-redis.ts'),
    import('./limits/redis-limits.ts'),
    import('./live/redis-wire.ts'),
  ]);
  const redis = await openRedis(redisUrl, report);
  return { limits: redisLimits(redis.client, postgresLimits), live: redisWire(redis), close: redis.close };
}

async function uploadsAt({ storage, uploadsFolder }: SharedPlaces): Promise<Uploads> {
  if (!storage) return folderUploads(uploadsFolder);
  return (await import('./uploads/object-uploads.ts')).objectUploads(storage);
}
