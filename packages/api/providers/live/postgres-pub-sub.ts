import { sql } from 'kysely';
import type pg from 'pg';
import { DatabaseClient } from '#api/db/client/database-client.ts';
import type { LiveEvent, PubSub } from './pub-sub.ts';
import { pubSubListeners } from './pub-sub-listeners.ts';

const channel = 'live';
const timeoutMilliseconds = 1000;

/**
 * Events over LISTEN and NOTIFY of PostgreSQL, on one connection, opened by the first listener. A broken connection is
 * opened again, and every listener is notified of the gap.
 */
export function postgresPubSub(url: string): PubSub {
  let client: pg.Client | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  const listeners = pubSubListeners(() => {
    if (!client && !retry) open();
  });

  const open = async () => {
    const opening = new DatabaseClient({ connectionString: url });
    client = opening;
    opening.on('notification', ({ payload }) => listeners.receive(JSON.parse(payload ?? '{}') as LiveEvent));
    opening.on('end', () => breakDown(opening));
    try {
      await opening.connect();
      await opening.query(`listen ${channel}`);
      listeners.notifyGap();
    } catch {
      breakDown(opening);
    }
  };
  const breakDown = (broken: pg.Client) => {
    if (client !== broken) return;
    client = undefined;
    broken.end().catch(() => {});
    if (!isClosed) retry = setTimeout(open, timeoutMilliseconds).unref();
  };

  return {
    listen: listeners.listen,
    after: listeners.after,
    async publish(db, events) {
      if (events.length === 0) return;
      await sql`
        select pg_notify(${channel}, (event || jsonb_build_object('id', nextval('live_events')))::text)
        from jsonb_array_elements(${JSON.stringify(events)}::jsonb) as event`.execute(db);
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      const closing = client;
      client = undefined;
      await closing?.end().catch(() => {});
    },
  };
}
