import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults-of.ts';
import { readConfiguration } from './read-configuration.ts';
import type { Environment } from './settings.ts';

const storage = {
  S3_ENDPOINT: 'https://storage.example/',
  S3_BUCKET: 'soko-uploads',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hush',
};

describe('what several nodes share', () => {
  it('is read as a whole', () => {
    const { sharedServices } = readConfiguration({
      ...storage,
      DATABASE_URL: 'postgres://db/soko',
      DATABASE_REPLICA_URL: 'postgres://replica/soko',
      REDIS_URL: 'redis://redis:6379',
      TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1,::1',
      DRAIN_SECONDS: '12',
    });
    expect(sharedServices).toEqual({
      replicaUrl: 'postgres://replica/soko',
      redisUrl: 'redis://redis:6379',
      storage: {
        origin: 'https://storage.example',
        bucket: 'soko-uploads',
        region: 'us-east-1',
        accessKeyId: 'key',
        secretAccessKey: 'hush',
      },
      trustedProxies: ['10.0.0.0/8', '127.0.0.1', '::1'],
      drainSeconds: 12,
      databaseWaitSeconds: 120,
    });
  });

  it.each<[string, Environment, number]>([
    ['a proxy by its name', { TRUSTED_PROXIES: 'proxy.example' }, 1],
    ['every proxy at once', { TRUSTED_PROXIES: '*' }, 1],
    ['a network that is too narrow', { TRUSTED_PROXIES: '10.0.0.0/40' }, 1],
    ['a drain without end', { DRAIN_SECONDS: '999' }, 1],
    ['a Redis by http', { REDIS_URL: 'http://redis' }, 1],
    ['a storage with a path', { ...storage, S3_ENDPOINT: 'https://storage.example/uploads' }, 1],
    ['a replica of nothing', { DATABASE_REPLICA_URL: 'postgres://replica/soko' }, 1],
    ['a replica that is the primary', { DATABASE_URL: 'postgres://db/a', DATABASE_REPLICA_URL: 'postgres://db/a' }, 1],
    ['half a storage', { S3_BUCKET: 'soko-uploads' }, 3],
  ])('refuses %s', (_fault, environment, count) => expect(faultsOf(environment)).toHaveLength(count));

  it.each([
    ['a:5432,b:5432', '', /names several hosts, so it must say which to use: add target_session_attrs=read-write/],
    ['a:5432,b', '?target_session_attrs=writable', /must have one of any, read-write, .* as target_session_attrs/],
    ['a b,c', '?target_session_attrs=any', /must name each host as host or host:port, separated by commas/],
    ['a:b:c,d', '?target_session_attrs=any', /must name each host/],
    ['a,,b', '?target_session_attrs=any', /must name each host/],
    ['a:99999,b', '?target_session_attrs=any', /must name each host/],
  ])('explains what is wrong with several hosts: %s%s', (hosts, query, words) => {
    const [fault = '', ...others] = faultsOf({ DATABASE_URL: `postgres://soko:hush@${hosts}/soko${query}` });
    expect(fault).toMatch(words);
    expect(fault).not.toContain('hush');
    expect(others).toEqual([]);
  });

  it('accepts several hosts of a database and of its replicas', () => {
    const DATABASE_URL = 'postgres://soko:a@b@a:5432,b,[::1]:5433/soko?target_session_attrs=read-write';
    const DATABASE_REPLICA_URL = 'postgresql://a:5432,b/soko?target_session_attrs=prefer-standby';
    expect(faultsOf({ DATABASE_URL, DATABASE_REPLICA_URL })).toEqual([]);
  });

  it('keeps a secret out of its answer', () => {
    const faults = faultsOf({ ...storage, S3_SECRET_ACCESS_KEY: 'hush hush', REDIS_URL: 'http://:hush@redis' }).join();
    expect(faults).toContain('S3_SECRET_ACCESS_KEY=…');
    expect(faults).not.toContain('hush');
  });
});
