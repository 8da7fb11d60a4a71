import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisClientType } from '@redis/client';

export interface Redis {
  /** For commands: away means that they fail at once. */
  client: RedisClientType;
  /**
   * Opens a connection that subscribes to a channel, and reopens it when it breaks; `opened` is called each time it is
   * open.
   */
  subscribe: (channel: string, onMessage: (message: string) => void, opened: () => void) => () => void;
  close: () => Promise<void>;
}

const maxPauseMilliseconds = 1_000;
/** A start does not wait longer. */
const firstTimeoutMilliseconds = 1_000;
/** Milliseconds in which PostgreSQL would have answered. */
const timeoutMilliseconds = 250;

/**
 * Connects to Redis or Valkey. An outage blocks no caller, not even the start: the client reconnects, and logs once
 * that Redis is gone and once that it is back.
 */
export async function openRedis(url: string, report: (words: string) => void): Promise<Redis> {
  const { createClient } = await import('@redis/client');
  const socket = {
    connectTimeout: 2_000,
    reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, maxPauseMilliseconds),
  };
  const newClient = () =>
    createClient({
      url,
      socket,
      disableOfflineQueue: true,
      commandOptions: { timeout: timeoutMilliseconds },
    }) as RedisClientType;
  const client = newClient();
  const subscribers = new Set<RedisClientType>();
  let isAway = false;
  client.on('error', (error: Error) => {
    if (!isAway) report(`Redis is away, and PostgreSQL counts in its place: ${reasonIn(error)}`);
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) report('Redis is back');
    isAway = false;
  });
  await Promise.race([connect(client), sleep(firstTimeoutMilliseconds, undefined, { ref: false })]);

  return {
    client,
    subscribe(channel, onMessage, opened) {
      const subscriber = newClient();
      subscribers.add(subscriber);
      // The first client has reported it.
      subscriber.on('error', () => {});
      let isSubscribed = false;
      subscriber.on('ready', () => {
        // After a break the client subscribes again automatically.
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

/** Retries until it is connected or destroyed, and reports faults as events. */
function connect(client: RedisClientType): Promise<unknown> {
  return client.connect().catch(() => {});
}

function reasonIn(error: Error & { errors?: Error[] }): string {
  return error.message || (error.errors?.[0]?.message ?? error.name);
}
