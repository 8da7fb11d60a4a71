import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CannotStart } from './cannot-start.ts';
import { detectPooling } from './detect-pooling.ts';
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
    if (mayWait && isRetryable(error)) return reasonIn(error);
    throw new CannotStart(`${addressOf(url)} ${reasonIn(error)}`);
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
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: tryMilliseconds });
  client.on('error', () => {});
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

const reasons: Record<string, string> = {
  ECONNREFUSED: 'does not answer: nothing listens there',
  ENOTFOUND: 'cannot be found: no machine has this name',
  EAI_AGAIN: 'cannot be found: no machine has this name',
  '28P01': 'refuses the name or the password',
  '28000': 'refuses the name or the password',
  '3D000': 'has no database of this name: create it first',
  '53300': 'has no connection left',
  '57P03': 'is still starting',
};

function reasonIn(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  if (slow.test(words)) return 'has not answered in time';
  return reasons[codeIn(error)] ?? `cannot be used: ${words}`;
}

/** Messages without a code from the driver, for a server that is slow or goes away during a query. */
const slow = /timeout|Connection terminated/i;
const passing = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|57P0.|53300|08...)$/;

function isRetryable(error: unknown): boolean {
  return passing.test(codeIn(error)) || (error instanceof Error && slow.test(error.message));
}

function codeIn(error: unknown): string {
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
  return code ?? errors?.[0]?.code ?? '';
}

/** Where the database is, without the password. */
function addressOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  // A password with a slash in it is read as a part of the path.
  return `The PostgreSQL of DATABASE_URL (${hostname}:${port || 5432}${pathname.replace(/^.*@/, '/…@')})`;
}
