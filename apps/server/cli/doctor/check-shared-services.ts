import { randomBytes } from 'node:crypto';
import { inspectReplica, type ReplicaState } from 'api/db/replica/inspect-replica';
import { pingRedis } from 'api/providers/redis/ping-redis';
import { type ObjectStorage, objectUploads } from 'api/providers/uploads/object-uploads';
import type { Configuration } from '../../configuration/read-configuration.ts';
import type { Finding } from './finding.ts';

/** Checks the configured services that several nodes share. */
export async function checkSharedServices({ market, sharedServices }: Configuration): Promise<Finding[]> {
  const { replicaUrl, redisUrl, storage } = sharedServices;
  return Promise.all([
    ...(replicaUrl && market.kind === 'postgres' ? [replicaFound(market.url, replicaUrl)] : []),
    ...(redisUrl ? [redisFound(redisUrl)] : []),
    ...(storage ? [storageFound(storage)] : []),
  ]);
}

async function replicaFound(primaryUrl: string, url: string): Promise<Finding> {
  try {
    return findingOfReplica(await inspectReplica(primaryUrl, url));
  } catch (error) {
    return { what: 'replica', is: 'bad', words: `it does not answer: ${reasonIn(error)}; reads go to the primary` };
  }
}

/** A node leaves out a replica that is five seconds behind. */
export function findingOfReplica({ follows, bytesBehind, seconds, isPaused, catchesUp }: ReplicaState): Finding {
  const what = 'replica';
  if (!follows)
    return { what, is: 'bad', words: 'the server of DATABASE_REPLICA_URL is not a replica; nobody reads there' };
  if (bytesBehind === 0) return { what, is: 'good', words: 'follows, and has all that the primary has written' };
  const age = seconds === null ? '' : `, the last transaction was played ${seconds.toFixed(0)} s ago`;
  const words = `follows, ${megabytesOf(bytesBehind)} behind${age}`;
  if (isPaused) {
    const remedy = 'select pg_wal_replay_resume() on it lets it go on; until then reads go to the primary';
    return { what, is: 'notice', words: `${words}: its replay is paused; ${remedy}` };
  }
  if (!catchesUp) return { what, is: 'notice', words: `${words}, and does not catch up; reads go to the primary` };
  return { what, is: 'good', words };
}

function megabytesOf(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Redis may be away: PostgreSQL counts in its place, and events are lost. */
async function redisFound(url: string): Promise<Finding> {
  const looked = await pingRedis(url);
  return 'fault' in looked
    ? { what: 'Redis', is: 'bad', words: `it does not answer: ${looked.fault}; PostgreSQL counts in its place` }
    : { what: 'Redis', is: 'good', words: `answers in ${looked.milliseconds} ms` };
}

/** Writes a file of some bytes, reads it and removes it: only so is it known what the key may do. */
async function storageFound(storage: ObjectStorage): Promise<Finding> {
  const what = 'uploads';
  const uploads = objectUploads(storage);
  const name = `160/doctor-${randomBytes(8).toString('hex')}.webp`;
  const bytes = new TextEncoder().encode(name);
  try {
    await uploads.put(name, bytes);
    const read = await uploads.get(name);
    await uploads.remove(name);
    const isSame = Buffer.from(read ?? []).equals(bytes);
    return isSame
      ? { what, is: 'good', words: `the bucket ${storage.bucket} can be written, read and deleted` }
      : { what, is: 'bad', words: `the bucket ${storage.bucket} gave something else than it got` };
  } catch (error) {
    return { what, is: 'bad', words: `the bucket ${storage.bucket}: ${reasonIn(error)}` };
  }
}

/** The reason of a failed fetch is only in its cause. */
function reasonIn(error: unknown): string {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: unknown };
  return cause ? reasonIn(cause) : message || code || String(error);
}
