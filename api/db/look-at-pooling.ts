import pg from 'pg';

export interface Pooling {
  /** Whether a connection is the same session from its beginning to its end. */
  keepsSessions: boolean;
}

const looks = 5;
const ownProcess = 'select pg_backend_pid() as pid';

/**
 * Looks whether something between here and PostgreSQL hands sessions on. Two connections stand open at the same time: the
 * session of one must stay the same and never be that of the other.
 */
export async function lookAtPooling(url: string): Promise<Pooling> {
  const clients = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })] as const;
  const [one, other] = clients;
  try {
    for (const client of clients) {
      client.on('error', () => {});
      await client.connect();
    }
    const first = await processOf(one);
    for (let look = 0; look < looks; look += 1) {
      const [theirs, ours] = [await processOf(other), await processOf(one)];
      if (theirs === first || ours !== first) return { keepsSessions: false };
    }
    return { keepsSessions: true };
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>(ownProcess);
  return rows[0]?.pid;
}
