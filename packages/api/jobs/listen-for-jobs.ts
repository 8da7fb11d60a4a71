import pg from 'pg';
import { DatabaseClient } from '#api/db/client/database-client.ts';

const timeoutMilliseconds = 1_000;

export interface JobListener {
  url: string;
  channel: string;
  /** Gets the name of the queue that has a new job. */
  onNotify: (queue: string) => void;
  /** Called after each connection: notifications may have been missed. */
  reconnected: () => void;
}

/** Listens on its own connection, and reconnects when it breaks. Returns a function that ends it. */
export async function listenForJobs({
  url,
  channel,
  onNotify,
  reconnected,
}: JobListener): Promise<{ close: () => Promise<void> }> {
  let client: pg.Client | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const open = async () => {
    const opening = new DatabaseClient({ connectionString: url, keepAlive: true });
    client = opening;
    opening.on('notification', ({ payload }) => onNotify(payload ?? ''));
    opening.on('end', () => again(opening));
    try {
      await opening.connect();
      await opening.query(`listen ${pg.escapeIdentifier(channel)}`);
      reconnected();
    } catch {
      again(opening);
    }
  };
  const again = (broken: pg.Client) => {
    if (client !== broken) return;
    client = undefined;
    broken.end().catch(() => {});
    if (!isClosed) retry = setTimeout(open, timeoutMilliseconds).unref();
  };

  await open();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      const closing = client;
      client = undefined;
      await closing?.end().catch(() => {});
    },
  };
}
