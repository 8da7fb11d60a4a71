import { Socket } from 'node:net';
import type pg from 'pg';
import { DatabaseClient } from './database-client.ts';

export interface Pooling {
  /** Whether a connection is the same session from its beginning to its end. */
  keepsSessions: boolean;
  /** Whether PostgreSQL sees our own socket; otherwise a pooler or a proxy is in between. */
  isDirect: boolean;
}

const looks = 5;
const ownSession = 'select pg_backend_pid() as pid, inet_client_port() as port';

interface Session {
  pid: number;
  /** The port that PostgreSQL sees; null for a Unix socket. */
  port: number | null;
}

/**
 * Finds out whether something between here and PostgreSQL shares sessions. Opens two connections at once: the session
 * of each must stay the same and never be that of the other.
 */
export async function detectPooling(url: string): Promise<Pooling> {
  const socket = new Socket();
  const clients = [
    new DatabaseClient({ connectionString: url, stream: () => socket }),
    new DatabaseClient({ connectionString: url }),
  ] as const;
  const [one, other] = clients;
  try {
    for (const client of clients) await client.connect();
    const first = await sessionOf(one);
    const isDirect = first?.port === (socket.localPort ?? null);
    for (let look = 0; look < looks; look += 1) {
      const [theirs, ours] = [await sessionOf(other), await sessionOf(one)];
      if (theirs?.pid === first?.pid || ours?.pid !== first?.pid) return { keepsSessions: false, isDirect };
    }
    return { keepsSessions: true, isDirect };
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

async function sessionOf(client: pg.Client): Promise<Session | undefined> {
  const { rows } = await client.query<Session>(ownSession);
  return rows[0];
}
