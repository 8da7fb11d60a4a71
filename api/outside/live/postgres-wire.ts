import { sql } from 'kysely';
import pg from 'pg';
import type { LiveEvent, LiveWire } from './live-wire.ts';

const channel = 'live';
/** Events that a node remembers for listeners who come back. */
const mostRemembered = 1000;
const patienceMilliseconds = 1000;

interface Listener {
  topics: ReadonlySet<string>;
  hear: (event: LiveEvent | undefined) => void;
}

/**
 * Events over LISTEN and NOTIFY of PostgreSQL, on one connection of its own, opened by the first listener. A connection
 * that breaks is opened again, and every listener hears that there was a gap.
 */
export function postgresWire(url: string): LiveWire {
  const listeners = new Set<Listener>();
  let remembered: LiveEvent[] = [];
  let client: pg.Client | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const hear = (event: LiveEvent) => {
    remembered.push(event);
    if (remembered.length > mostRemembered) remembered = remembered.slice(-mostRemembered / 2);
    for (const listener of listeners) if (listener.topics.has(event.topic)) listener.hear(event);
  };
  const open = async () => {
    const opening = new pg.Client({ connectionString: url });
    client = opening;
    opening.on('notification', ({ payload }) => hear(JSON.parse(payload ?? '{}') as LiveEvent));
    opening.on('error', () => {});
    opening.on('end', () => breakDown(opening));
    try {
      await opening.connect();
      await opening.query(`listen ${channel}`);
      for (const listener of listeners) listener.hear(undefined);
    } catch {
      breakDown(opening);
    }
  };
  const breakDown = (broken: pg.Client) => {
    if (client !== broken) return;
    client = undefined;
    remembered = [];
    broken.end().catch(() => {});
    if (!isClosed) retry = setTimeout(open, patienceMilliseconds).unref();
  };

  return {
    async tell(db, events) {
      if (events.length === 0) return;
      await sql`
        select pg_notify(${channel}, (event || jsonb_build_object('id', nextval('live_events')))::text)
        from jsonb_array_elements(${JSON.stringify(events)}::jsonb) as event`.execute(db);
    },
    listen(topics, tellListener) {
      const listener = { topics: new Set(topics), hear: tellListener };
      listeners.add(listener);
      if (!client && !retry) open();
      return () => listeners.delete(listener);
    },
    after(id, topics) {
      const place = remembered.findIndex((event) => event.id === id);
      if (place < 0) return undefined;
      return remembered.slice(place + 1).filter(({ topic }) => topics.includes(topic));
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
