import { access, constants, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CannotStart } from 'api/db/cannot-start';
import { placeOf } from 'api/db/client/database-address';
import { detectPooling } from 'api/db/client/detect-pooling';
import { connect } from 'api/db/connection';
import { hasPostgres } from 'api/db/embedded/embedded-postgres';
import { isSeeded } from 'api/db/is-seeded';
import { openOrJoin } from 'api/db/join-database';
import { pendingMigrations } from 'api/db/migrate';
import { addressOf, mustBeFreePort } from 'api/http/listen/listen';
import { countWaiting } from 'api/notifications/notifications-waiting.data';
import type { Configuration } from '../../configuration/read-configuration.ts';
import { databaseOf } from '../command-context.ts';
import { type AddCommands, helpFooter } from '../terminal/command-line.ts';
import { textTable } from '../terminal/text-table.ts';
import { checkOrdering } from './check-ordering.ts';
import { checkSharedServices } from './check-shared-services.ts';
import type { Finding } from './finding.ts';

export const addDoctorCommands: AddCommands = (soko, invocation) => {
  soko
    .command('doctor')
    .description(
      'Checks everything that a server needs: Node, configuration, port, disk, uploads, database, outbox, and replica, Redis, ' +
        'bucket and the API of API_URL if they are set, and whether customers can order. Changes nothing.',
    )
    .addHelpText('after', helpFooter('doctor', ['problem_found', 'configuration']))
    .action(async () => {
      const configuration = invocation.configuration();
      const findings = [
        nodeFound(),
        { what: 'configuration', is: 'good', words: configuration.demo ? 'valid (demo)' : 'valid' } as const,
        ...providersFound(configuration),
        await portFound(configuration),
        await diskFound(configuration),
        ...(await uploadsFound(configuration)),
        ...(await databaseFound(configuration)),
        ...(await checkSharedServices(configuration)),
      ];
      const isWell = findings.every(({ is }) => is !== 'bad');
      invocation.finish({
        text: textTable(
          findings.map((row) => ({ ...row })),
          '',
        ),
        json: { findings },
        exit: isWell ? 'done' : 'problem_found',
      });
    });
};

function nodeFound(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  return { what: 'Node', is: major >= 24 ? 'good' : 'bad', words: `${process.versions.node}; 24 or newer is needed` };
}

/** Outside a demo these providers are needed, and operators without them learn it from their customers. */
function providersFound({ demo, transports, payments, sharedServices }: Configuration): Finding[] {
  if (demo) return [];
  const has = (what: string, isThere: boolean, without: string): Finding =>
    isThere ? { what, is: 'good', words: 'set' } : { what, is: 'notice', words: without };
  const { sms, mail } = transports;
  return [
    has('short messages', sms !== undefined, 'no provider: no codes by phone (docs/messages.md)'),
    has('mail', mail !== undefined, 'no provider: no codes by mail (docs/messages.md)'),
    has('payments', Object.keys(payments).length > 0, 'no provider: cash and wallet alone (docs/payments.md)'),
    has(
      'proxies',
      sharedServices.trustedProxies.length > 0,
      'TRUSTED_PROXIES is unset: behind a proxy all visitors would share the limits of one (docs/scaling.md)',
    ),
  ];
}

async function portFound(configuration: Configuration): Promise<Finding> {
  const what = `port ${configuration.port}`;
  try {
    await mustBeFreePort(configuration);
    return { what, is: 'good', words: 'free; no server runs here' };
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    const { ok, answer } = await readiness(addressOf(configuration));
    if (answer === undefined) return { what, is: 'bad', words: error.message };
    return { what, is: ok ? 'good' : 'bad', words: `a server of Soko runs here and is ${answer}` };
  }
}

const timeoutMilliseconds = 3_000;

/** Undefined if another program has the port. */
async function readiness(address: string): Promise<{ ok: boolean; answer?: string }> {
  try {
    const reply = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(timeoutMilliseconds) });
    const { status } = (await reply.json()) as { status?: unknown };
    return typeof status === 'string' ? { ok: reply.ok, answer: status } : { ok: false };
  } catch {
    return { ok: false };
  }
}

const gigabyte = 1e9;
/** Below the first a backup or a busy week may fill the disk, below the second PostgreSQL may stop. */
const [fewGigabytes, tooFewGigabytes] = [5, 0.5];

async function diskFound({ uploads }: Configuration): Promise<Finding> {
  const folder = await nearestFolder(uploads);
  const { bavail, bsize } = await statfs(folder);
  const free = (bavail * bsize) / gigabyte;
  const is = free < tooFewGigabytes ? 'bad' : free < fewGigabytes ? 'notice' : 'good';
  return { what: 'disk', is, words: `${free.toFixed(1)} GB free for ${folder}` };
}

/** A missing folder will be created on the disk of its parent. */
async function nearestFolder(path: string): Promise<string> {
  const folder = resolve(path);
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  return isThere ? folder : nearestFolder(dirname(folder));
}

/** Checks a folder; a bucket is checked with the other shared services. */
async function uploadsFound({ uploads, sharedServices }: Configuration): Promise<Finding[]> {
  if (sharedServices.storage) return [];
  const folder = await nearestFolder(uploads);
  const mayWrite = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  const words = `${uploads}${mayWrite ? '' : ' cannot be written by this user'}`;
  return [{ what: 'uploads', is: mayWrite ? 'good' : 'bad', words }];
}

/** A storefront with a remote API has no database; it is as healthy as that API. */
async function remoteFound(url: string): Promise<Finding> {
  const what = 'market of API_URL';
  const { ok, answer } = await readiness(url);
  if (answer === undefined) return { what, is: 'bad', words: `${url} does not answer as a market does` };
  return { what, is: ok ? 'good' : 'bad', words: `${url} is ${answer}` };
}

async function databaseFound(configuration: Configuration): Promise<Finding[]> {
  if (configuration.market.kind === 'api') return [await remoteFound(configuration.market.url)];
  try {
    const place = databaseOf(configuration);
    if (place.kind === 'embedded' && !hasPostgres(place.dataDirectory)) {
      return [
        { what: 'database', is: 'notice', words: `none in ${place.dataDirectory} yet; the first start makes it` },
      ];
    }
    const { url, stop } = await openOrJoin(place);
    try {
      return await tablesFound(url, configuration);
    } finally {
      await stop();
    }
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    return [{ what: 'database', is: 'bad', words: error.message }];
  }
}

async function tablesFound(url: string, { demo, payments }: Configuration): Promise<Finding[]> {
  const reached = [
    { what: 'database', is: 'good', words: `answers at ${placeOf(url)}` } as const,
    ...(await poolerFound(url)),
  ];
  const pending = await pendingMigrations(url);
  if (pending.length > 0) {
    const words = `${pending.length} migrations behind; \`soko migrate\` or the next start brings them`;
    return [...reached, { what: 'tables', is: 'notice', words }];
  }
  const market: Finding = (await isSeeded(url))
    ? { what: 'market', is: 'good', words: 'there' }
    : {
        what: 'market',
        is: 'notice',
        words: 'empty: a demo fills it at its start, else `soko zones import` begins it',
      };
  return [
    ...reached,
    { what: 'tables', is: 'good', words: 'up to date' },
    market,
    ...(await checkOrdering(url, demo || Object.keys(payments).length > 0)),
    await outboxFound(url),
  ];
}

/** One that hands sessions on has been named before: nothing can be opened through it. */
async function poolerFound(url: string): Promise<Finding[]> {
  const { isDirect, keepsSessions } = await detectPooling(url);
  if (isDirect || !keepsSessions) return [];
  const words =
    'a pooler such as PgBouncer, or a proxy, stands before the database and keeps sessions (pool_mode = session), ' +
    'as Soko needs; it spares no connections of busy nodes (docs/scaling.md)';
  return [{ what: 'pooler', is: 'good', words }];
}

/** A server hands messages on each second. */
const longSeconds = 60;

async function outboxFound(url: string): Promise<Finding> {
  const db = connect({ url, poolSize: 1 });
  try {
    const { messages, oldestSeconds } = await countWaiting(db);
    const isLate = (oldestSeconds ?? 0) > longSeconds;
    const words = `${messages} messages wait${oldestSeconds === null ? '' : `, the oldest for ${oldestSeconds} s`}`;
    return { what: 'outbox', is: isLate ? 'notice' : 'good', words };
  } finally {
    await db.destroy();
  }
}
