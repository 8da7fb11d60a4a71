import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from './cannot-start.ts';
import { connectFault, isPassingFault } from './client/connect-fault.ts';
import { placeOf } from './client/database-address.ts';
import { DatabaseClient } from './client/database-client.ts';
import { detectPooling } from './client/detect-pooling.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { acquireServerLock } from './embedded/sole-server.ts';

export type DatabaseLocation = { kind: 'embedded'; dataDirectory: string } | { kind: 'postgres'; url: string };

export interface OpenDatabase {
  url: string;
  stop: () => Promise<void>;
}

const oldestVersion = 15;
const againMilliseconds = 250;

export interface ConnectOptions {
  /** How long a start waits for a PostgreSQL that does not serve yet. */
  waitSeconds: number;
  /** Milliseconds of one attempt. While a start loads its modules, replies are read late. */
  tryMilliseconds: number;
  /** Reports what it waits for. */
  report: (words: string) => void;
}

const defaultOptions: ConnectOptions = {
  waitSeconds: 120,
  tryMilliseconds: 15_000,
  report: (words) => console.log(words),
};

/** Opens the server's database: the embedded one, or an existing one. */
export async function openDatabase(
  place: DatabaseLocation,
  onLost: (message: string) => void,
  options: Partial<ConnectOptions> = {},
): Promise<OpenDatabase> {
  if (place.kind === 'embedded') return openEmbedded(place.dataDirectory, onLost);
  await mustServe(place.url, { ...defaultOptions, ...options });
  return { url: place.url, stop: async () => {} };
}

async function openEmbedded(dataDirectory: string, onLost: (message: string) => void): Promise<OpenDatabase> {
  const { url, stop } = await startEmbeddedPostgres(dataDirectory);
  const releaseLock = await acquireServerLock({ url, dataDirectory, onLost });
  return {
    url,
    async stop() {
      // Release the lock after PostgreSQL has stopped: released earlier, another server could connect to a PostgreSQL
      // that is about to end.
      await stop();
      releaseLock();
    },
  };
}

/** Waits for a PostgreSQL that is still starting, and refuses one that cannot be used. */
async function mustServe(url: string, { waitSeconds, tryMilliseconds, report }: ConnectOptions): Promise<void> {
  const deadline = Date.now() + waitSeconds * 1000;
  let reported: string | undefined;
  for (;;) {
    const reason = await reasonAgainst(url, tryMilliseconds, Date.now() < deadline);
    if (reason === undefined) break;
    const words = `${addressOf(url)} ${reason}`;
    if (words !== reported) report(`> ${words}; waiting for it`);
    reported = words;
    await sleep(againMilliseconds);
  }
  await mustKeepSessions(url);
}

/** Returns why the database cannot be used yet, undefined where it can; throws where waiting does not help. */
async function reasonAgainst(url: string, tryMilliseconds: number, mayWait: boolean): Promise<string | undefined> {
  try {
    const server = await readServer(url, tryMilliseconds);
    mustBeSupported(server);
    if (!server?.isStandby) return undefined;
    if (mayWait) return standbyReason;
    throw new CannotStart(`${addressOf(url)} ${standbyReason}: DATABASE_URL must lead to the primary`);
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    if (mayWait && isPassingFault(error)) return connectFault(error);
    throw new CannotStart(`${addressOf(url)} ${connectFault(error)}`);
  }
}

const standbyReason = 'is a standby, which takes no writes';

async function mustKeepSessions(url: string): Promise<void> {
  const { keepsSessions } = await detectPooling(url);
  if (keepsSessions) return;
  throw new CannotStart(
    `${addressOf(url)} is behind a pooler that hands connections on after each transaction or statement. ` +
      'Soko prepares statements and listens for events: set pool_mode = session, or connect past the pooler.',
  );
}

interface Server {
  version: number;
  encoding: string;
  isStandby: boolean;
}

async function readServer(url: string, tryMilliseconds: number): Promise<Server | undefined> {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: tryMilliseconds });
  await client.connect();
  const { rows } = await client
    .query<Server>(
      `select current_setting('server_version_num')::int / 10000 as version,
              current_setting('server_encoding') as encoding, pg_is_in_recovery() as "isStandby"`,
    )
    .finally(() => client.end());
  return rows[0];
}

function mustBeSupported(server: Server | undefined): void {
  if (!server || server.version < oldestVersion) {
    throw new CannotStart(
      `DATABASE_URL leads to PostgreSQL ${server?.version}; Soko needs ${oldestVersion} or newer. ` +
        'Leave DATABASE_URL unset to use the bundled one.',
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new CannotStart(
      `The database of DATABASE_URL keeps its texts in ${server.encoding}; Soko needs UTF8 ` +
        `(create database soko template template0 encoding 'UTF8').`,
    );
  }
}

/** Where the database is, without the password. */
function addressOf(url: string): string {
  return `The PostgreSQL of DATABASE_URL (${placeOf(url)})`;
}
