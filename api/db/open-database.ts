import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CannotStart } from './cannot-start.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { becomeSoleServer } from './embedded/sole-server.ts';

export type DatabasePlace = { at: 'embedded'; dataDirectory: string } | { at: 'postgres'; url: string };

export interface OpenDatabase {
  url: string;
  stop: () => Promise<void>;
}

const oldestVersion = 15;
const patienceMilliseconds = 10_000;
const againMilliseconds = 250;

/** Opens the database of the market for this server: the embedded one, or one that stands already. */
export async function openDatabase(place: DatabasePlace, onLost: (message: string) => void): Promise<OpenDatabase> {
  if (place.at === 'embedded') return openEmbedded(place.dataDirectory, onLost);
  await mustServe(place.url);
  return { url: place.url, stop: async () => {} };
}

async function openEmbedded(dataDirectory: string, onLost: (message: string) => void): Promise<OpenDatabase> {
  const { url, stop } = await startEmbeddedPostgres(dataDirectory);
  const letGo = await becomeSoleServer({ url, dataDirectory, onLost });
  return {
    url,
    async stop() {
      // The lock goes with PostgreSQL: given back earlier, another server could take what is about to end.
      await stop();
      letGo();
    },
  };
}

/** Waits for a PostgreSQL that is still starting, and refuses one that cannot hold a market. */
async function mustServe(url: string): Promise<void> {
  const deadline = Date.now() + patienceMilliseconds;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return mustBeFit(await askedOf(url));
    } catch (fault) {
      if (fault instanceof CannotStart) throw fault;
      const reason = reasonIn(fault);
      if (!mayPass(fault) || Date.now() > deadline) throw new CannotStart(`${addressOf(url)} ${reason}`);
      if (isFirst) console.log(`> ${addressOf(url)} ${reason}; waiting for it`);
      await sleep(againMilliseconds);
    }
  }
}

interface Server {
  version: number;
  encoding: string;
}

async function askedOf(url: string): Promise<Server | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  const { rows } = await client
    .query<Server>(
      `select current_setting('server_version_num')::int / 10000 as version,
              current_setting('server_encoding') as encoding`,
    )
    .finally(() => client.end());
  return rows[0];
}

function mustBeFit(server: Server | undefined): void {
  if (!server || server.version < oldestVersion) {
    throw new CannotStart(
      `DATABASE_URL leads to PostgreSQL ${server?.version}; Soko needs ${oldestVersion} or newer. ` +
        'Leave DATABASE_URL unset to use the one that comes along.',
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

function reasonIn(fault: unknown): string {
  return reasons[codeIn(fault)] ?? `cannot be used: ${fault instanceof Error ? fault.message : fault}`;
}

function mayPass(fault: unknown): boolean {
  return ['ECONNREFUSED', '57P03', '53300'].includes(codeIn(fault));
}

function codeIn(fault: unknown): string {
  const { code, errors } = fault as { code?: string; errors?: { code?: string }[] };
  return code ?? errors?.[0]?.code ?? '';
}

/** Where the database is, without the password. */
function addressOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  // A password with a slash in it is read as a part of the path.
  return `The PostgreSQL of DATABASE_URL (${hostname}:${port || 5432}${pathname.replace(/^.*@/, '/…@')})`;
}
