import type { RedisClientType } from '@redis/client';
import { ownAnswers } from './answers/own-answers.ts';
import type { SharedAnswers } from './answers/shared-answers.ts';
import type { Limits } from './limits/limits.ts';
import { postgresLimits } from './limits/postgres-limits.ts';
import { postgresPubSub } from './live/postgres-pub-sub.ts';
import type { PubSub } from './live/pub-sub.ts';
import { folderUploads } from './uploads/folder-uploads.ts';
import type { ObjectStorage } from './uploads/object-uploads.ts';
import type { Uploads } from './uploads/uploads.ts';

/** What the nodes of a deployment share. */
export interface Shared {
  /** Expensive answers; without `markOf` each node has its own. */
  answers: SharedAnswers;
  limits: Limits;
  live: PubSub;
  uploads: Uploads;
  /** Whether Redis answers; absent where none is configured. */
  isRedisReady?: () => boolean;
  close: () => Promise<void>;
}

export interface SharedAddresses {
  databaseUrl: string;
  redisUrl?: string | undefined;
  /** Instead of the folder of uploads. */
  storage?: ObjectStorage | undefined;
  uploadsFolder: string;
  /** Distinguishes this deployment from others at the same Redis. */
  markOf?: () => Promise<string>;
}

/** Opens the shared services; by default PostgreSQL carries limits and events, and a folder the uploads. */
export async function openShared(places: SharedAddresses, report: (words: string) => void): Promise<Shared> {
  const [limitsAndPubSub, uploads] = await Promise.all([openLimitsAndPubSub(places, report), uploadsAt(places)]);
  return { ...limitsAndPubSub, uploads };
}

async function openLimitsAndPubSub(
  { databaseUrl, redisUrl, markOf }: SharedAddresses,
  report: (words: string) => void,
): Promise<Omit<Shared, 'uploads'>> {
  if (redisUrl === undefined) {
    const live = postgresPubSub(databaseUrl);
    return { answers: ownAnswers, limits: postgresLimits, live, close: live.close };
  }
  // Loads only the chosen services.
  const [{ openRedis }, { redisLimits }, { redisPubSub }] = await Promise.all([
    import('./redis/open-redis.ts'),
    import('./limits/redis-limits.ts'),
    import('./live/redis-pub-sub.ts'),
  ]);
  const redis = await openRedis(redisUrl, report);
  const answers = markOf ? await answersOver(redis.client, await markOf(), report) : ownAnswers;
  return {
    answers,
    limits: redisLimits(redis.client, postgresLimits),
    live: redisPubSub(redis),
    isRedisReady: () => redis.client.isReady,
    close: redis.close,
  };
}

async function answersOver(client: RedisClientType, mark: string, report: (words: string) => void) {
  const { redisAnswers } = await import('./answers/redis-answers.ts');
  return redisAnswers(client, { mark, report });
}

async function uploadsAt({ storage, uploadsFolder }: SharedAddresses): Promise<Uploads> {
  if (!storage) return folderUploads(uploadsFolder);
  return (await import('./uploads/object-uploads.ts')).objectUploads(storage);
}
