import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisClientType } from '@redis/client';

export interface Redis {
  /** For commands: away means that they fail at once. */
  client: RedisClientType;
  /** Opens a connection that listens to a channel, as often as it breaks; `opened` is called each time it stands. */
  subscribe: (channel: string, onMessage: (message: string) => void, opened: () => void) => () => void;
  close: () => Promise<void>;
}

const longestPauseMilliseconds = 1_000;
/** A start does not wait longer. */
const firstPatienceMilliseconds = 1_000;
/** Whoever waits for an answer could have asked PostgreSQL by then. */
const patienceMilliseconds = 250;

/**
 * A Redis or Valkey. One that is away stops nobody, not even the start: it is looked for again and again, and the operator
 * hears once that it went and once that it is back.
 */
export async function openRedis(url: string, report: (words: string) => void): Promise<Redis> {
  const { createClient } = await import('@redis/client');
  const socket = {
    connectTimeout: 2_000,
    reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, longestPauseMilliseconds),
  };
  const newClient = () =>
    createClient({
      url,
      socket,
      disableOfflineQueue: true,
      commandOptions: { timeout: patienceMilliseconds },
    }) as RedisClientType;
  const client = newClient();
  const subscribers = new Set<RedisClientType>();
  let isAway = false;
  client.on('error', (fault: Error) => {
    if (!isAway) report(`Redis is away, and PostgreSQL counts in its place: ${reasonIn(fault)}`);
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) report('Redis is back');
    isAway = false;
  });
  await Promise.race([connect(client), sleep(firstPatienceMilliseconds, undefined, { ref: false })]);

  return {
    client,
    subscribe(channel, onMessage, opened) {
      const subscriber = newClient();
      subscribers.add(subscriber);
      // The first client has told of it.
      subscriber.on('error', () => {});
      let isSubscribed = false;
      subscriber.on('ready', () => {
        // After a break the client subscribes anew by itself.
        if (isSubscribed) return opened();
        isSubscribed = true;
        subscriber.subscribe(channel, onMessage).then(opened, () => {
          isSubscribed = false;
        });
      });
      connect(subscriber);
      return () => {
        subscribers.delete(subscriber);
        subscriber.destroy();
      };
    },
    async close() {
      for (const open of [client, ...subscribers]) open.destroy();
    },
  };
}

/** It tries until it is there or destroyed, and tells of faults as events. */
function connect(client: RedisClientType): Promise<unknown> {
  return client.connect().catch(() => {});
}

function reasonIn(fault: Error & { errors?: Error[] }): string {
  return fault.message || (fault.errors?.[0]?.message ?? fault.name);
}
