import { afterCommit } from '#api/db/transact.ts';
import type { Redis } from '../redis/open-redis.ts';
import type { LiveEvent, PubSub } from './pub-sub.ts';
import { pubSubListeners } from './pub-sub-listeners.ts';

const channel = 'soko:live';

/** Ids grow with the clock of Redis, so that a restarted one never repeats an id. */
const publish = `
  local time = redis.call('TIME')
  local id = time[1] * 1000000 + time[2]
  for place, event in ipairs(ARGV) do
    redis.call('PUBLISH', KEYS[1], string.format('{"id":%.0f,', id + place - 1) .. string.sub(event, 2))
  end`;

/**
 * Events over Redis: PostgreSQL serializes the commits of transactions that notify, Redis has no such limit. Events
 * during an outage of Redis are lost, which hints may be; afterwards every listener is notified of the gap.
 */
export function redisPubSub({ client, subscribe }: Pick<Redis, 'client' | 'subscribe'>): PubSub {
  let unsubscribe: (() => void) | undefined;
  const listeners = pubSubListeners(() => {
    unsubscribe ??= subscribe(
      channel,
      (message) => listeners.receive(JSON.parse(message) as LiveEvent),
      listeners.notifyGap,
    );
  });
  return {
    listen: listeners.listen,
    after: listeners.after,
    async publish(db, events) {
      if (events.length === 0) return;
      const texts = events.map((event) => JSON.stringify(event));
      await afterCommit(db, async () => {
        await client.eval(publish, { keys: [channel], arguments: texts }).catch(() => {});
      });
    },
    async close() {
      unsubscribe?.();
    },
  };
}
