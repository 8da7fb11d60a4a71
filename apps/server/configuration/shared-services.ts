import type { ObjectStorage } from 'api/providers/uploads/object-uploads';
import * as z from 'zod/mini';
import { faultOf, missing } from './faults.ts';
import { proxiesIn, sharedServiceSettings } from './settings/shared-service-settings.ts';
import type { Environment, SettingName } from './settings.ts';

/** Services that several nodes share, and the proxies in front of them. */
export interface SharedServices {
  replicaUrl?: string | undefined;
  redisUrl?: string | undefined;
  /** Instead of the folder of uploads. */
  storage?: ObjectStorage | undefined;
  /** Addresses and networks. */
  trustedProxies: string[];
  drainSeconds: number;
  databaseWaitSeconds: number;
}

const ofStorage: SettingName[] = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** Reads completely configured services; `sharedServiceClashes` reports what is missing. */
export function sharedServicesIn(given: Environment): SharedServices {
  return {
    replicaUrl: given.DATABASE_REPLICA_URL,
    redisUrl: given.REDIS_URL,
    storage: storageIn(given),
    trustedProxies: given.TRUSTED_PROXIES === undefined ? [] : proxiesIn(given.TRUSTED_PROXIES),
    databaseWaitSeconds: Number(
      z.parse(sharedServiceSettings.DATABASE_WAIT_SECONDS.schema, given.DATABASE_WAIT_SECONDS),
    ),
    drainSeconds: Number(z.parse(sharedServiceSettings.DRAIN_SECONDS.schema, given.DRAIN_SECONDS)),
  };
}

function storageIn(given: Environment): ObjectStorage | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = given;
  const { S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  const region = z.parse(sharedServiceSettings.S3_REGION.schema, given.S3_REGION);
  return { origin: new URL(endpoint).origin, bucket, region, accessKeyId, secretAccessKey };
}

export function sharedServiceClashes(given: Environment): string[] {
  return [...halfStorage(given), ...loneReplica(given)];
}

function halfStorage(given: Environment): string[] {
  const first = ofStorage.find((name) => given[name] !== undefined);
  return first ? ofStorage.filter((name) => given[name] === undefined).map((name) => missing(name, first)) : [];
}

function loneReplica({ DATABASE_URL: url, DATABASE_REPLICA_URL: replica }: Environment): string[] {
  if (replica === undefined) return [];
  if (url === undefined) return [missing('DATABASE_URL', 'DATABASE_REPLICA_URL')];
  return url === replica
    ? [faultOf('DATABASE_REPLICA_URL', replica, 'is DATABASE_URL itself: name another server, or none')]
    : [];
}
