import { createHash } from 'node:crypto';
import { daySeconds } from 'market/values/durations';
import { type ConstructorOptions, fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { CannotStart } from '#api/db/cannot-start.ts';
import type { Database } from '#api/db/connection.ts';
import { type Attempt, type JobKind, type JobKindName, jobKindNames, jobKinds, type QueueJobs } from './job-kinds.ts';
import { listenForJobs } from './listen-for-jobs.ts';
import { Undeliverable } from './undeliverable.ts';

/** The schema of the job tables, next to the other tables. */
export const jobSchema = 'jobs';
/** The one queue of the jobs whose tries have all failed. */
export const deadLetters = 'dead-letters';

const deadLetterDays = 90;

export interface Jobs {
  boss: PgBoss;
  queue: QueueJobs;
  /** Starts workers for one kind; `work` gets the data of each job. */
  work: (
    kind: JobKindName,
    work: (data: object, attempt: Attempt) => Promise<void>,
    tick: () => Promise<void>,
  ) => Promise<void>;
  /** Queues a tick of a kind, unless a node has queued one in this space of time already. */
  requestTick: (kind: JobKindName, everySeconds: number) => Promise<void>;
  /** Runs the ticks of a kind by its schedule, on one node at a time, until the signal ends it. */
  schedule: (kind: JobKindName, ending: AbortSignal) => Promise<void>;
  /** Stops fetching, waits for the jobs under way so long, and leaves the rest to others. */
  stop: (waitMilliseconds: number) => Promise<void>;
}

/** Jobs are fetched in batches of this size; those of one batch run side by side. */
const batchSize = 8;
/** A finished tick is stored only for as long as it keeps other nodes from running the same. */
const ticks = { deleteAfterSeconds: 600 };
/** Seconds between polls of a queue: without LISTEN, and with it, for jobs that are due later. */
const pollSeconds = { alone: 1, besideNotify: 15 };

/**
 * Opens the job queues of a database and installs or upgrades their tables. With `url` it also listens there for new
 * jobs; without it nothing runs in the background, as a command of the terminal needs it.
 */
export async function openJobs(
  db: Database,
  { url, report = () => {} }: { url?: string; report?: (words: string) => void } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => db.pool.query(text, values),
      ...(url && {
        listen: (channel, onNotify, reconnected) => listenForJobs({ url, channel, onNotify, reconnected }),
      }),
    },
    schema: jobSchema,
    createSchema: !(await hasSchema(db)),
    useListenNotify: url !== undefined,
    schedule: url !== undefined,
    supervise: url !== undefined,
    registerInstance: false,
    // Background work is not traced.
    openTelemetry: { enabled: false },
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 600,
  } satisfies ConstructorOptions);
  boss.on('error', (error) => report(`The job queues failed: ${error.message}`));
  await boss.start().catch((error: unknown) => {
    throw isForbidden(error) ? new CannotStart(mayNotInstall) : error;
  });
  await makeQueues(boss);
  const requestTick: Jobs['requestTick'] = async (kind, everySeconds) => {
    await boss.send(kind, null, { ...ticks, singletonSeconds: everySeconds });
  };
  return {
    boss,
    requestTick,
    async queue(connection, kind, jobs) {
      const rows = new Map(jobs.map(({ key, data }) => [key ?? data, { ...(key && { id: idOf(kind, key) }), data }]));
      if (rows.size > 0) await boss.insert(kind, [...rows.values()], { db: fromKysely(connection) });
    },
    async work(kind, work, tick) {
      const settle = async (job: JobWithMetadata<object | null>): Promise<JobResult> => {
        try {
          if (job.data === null) await tick();
          else await work(job.data, attemptOf(job));
          return { id: job.id, status: 'completed' };
        } catch (error) {
          // Only the message: other fields of a database error quote whole rows.
          const output = { message: error instanceof Error ? error.message : String(error) };
          return { id: job.id, status: error instanceof Undeliverable ? 'deadletter' : 'failed', output };
        }
      };
      const options = {
        batchSize,
        burstWhenBatchFull: true,
        includeMetadata: true,
        perJobResults: true,
        pollingIntervalSeconds: pollSeconds.alone,
        notifyPollingIntervalSeconds: pollSeconds.besideNotify,
      } as const;
      await boss.work<object | null, unknown, typeof options>(kind, options, (jobs) => Promise.all(jobs.map(settle)));
    },
    async schedule(kind, ending) {
      const { tick }: JobKind = jobKinds[kind];
      if (!tick) return;
      if ('cron' in tick) return boss.schedule(kind, tick.cron, null, { ...ticks, missed: 'once' });
      const timer = setInterval(async () => {
        await requestTick(kind, tick.everySeconds).catch((error) => report(`The job queues failed: ${error.message}`));
      }, tick.everySeconds * 1000);
      ending.addEventListener('abort', () => clearInterval(timer));
    },
    stop: (waitMilliseconds) => boss.stop({ graceful: true, timeout: waitMilliseconds, close: false }),
  };
}

function attemptOf({ retryCount, retryLimit, sourceRootId }: JobWithMetadata<object | null>): Attempt {
  return { isFirst: retryCount === 0, isLast: retryCount >= retryLimit, isByOperator: sourceRootId !== null };
}

/** Installs or upgrades the tables of the job queues, as the start of a server does. */
export async function installJobs(db: Database): Promise<void> {
  const { stop } = await openJobs(db);
  await stop(0);
}

const mayNotInstall =
  `The user of DATABASE_URL may not create the schema ${jobSchema}, where background work is queued. ` +
  'Grant it: grant create on database <name> to <user>.';

function isForbidden(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '42501';
}

async function hasSchema({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query('select from pg_namespace where nspname = $1', [jobSchema]);
  return rows.length > 0;
}

/** Makes the queues that are missing and changes those that a release has changed. */
async function makeQueues(boss: PgBoss): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const retention = { retentionSeconds: deadLetterDays * daySeconds, deleteAfterSeconds: deadLetterDays * daySeconds };
  if (!known.has(deadLetters)) await boss.createQueue(deadLetters, retention);
  for (const name of jobKindNames) {
    const options = optionsOf(jobKinds[name]);
    const queue = known.get(name) as Record<string, unknown> | undefined;
    if (!queue) await boss.createQueue(name, options);
    else if (Object.entries(options).some(([option, value]) => queue[option] !== value)) {
      await boss.updateQueue(name, options);
    }
  }
}

function optionsOf({ retryLimit, retryDelay, retryDelayMax, expireInSeconds, deleteAfterSeconds }: JobKind) {
  const tries = { retryLimit, retryDelay, retryDelayMax, retryBackoff: true };
  return { ...tries, expireInSeconds, deleteAfterSeconds, deadLetter: deadLetters, notify: true };
}

/** The same for the same key, so that a job that is known is not queued a second time, also after it has failed. */
function idOf(kind: JobKindName, key: string): string {
  const hex = createHash('sha256').update(`${kind} ${key}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
