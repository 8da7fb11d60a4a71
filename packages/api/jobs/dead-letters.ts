import type { JobWithMetadata } from 'pg-boss';
import type { Database } from '#api/db/connection.ts';
import { type JobKindName, jobKindNames } from './job-kinds.ts';
import { deadLetters, type Jobs } from './open-jobs.ts';

/** A job whose tries have all failed. */
export interface DeadLetter {
  id: string;
  kind: string;
  data: object;
  /** The error of the last attempt. */
  fault: string;
  tries: number;
  /** When the job was first queued, and when it was given up. */
  queued_at: Date;
  failed_at: Date;
}

const maxFound = 100_000;

/** Returns dead letters, the oldest first; of one kind where it is named. */
export async function findDeadLetters(
  { boss }: Jobs,
  { kind, id, limit }: { kind?: string | undefined; id?: string; limit: number },
): Promise<DeadLetter[]> {
  const found = await boss.findJobs<object>(deadLetters, { queued: true, limit: maxFound, ...(id && { id }) });
  return found
    .map(deadLetterOf)
    .filter((letter) => kind === undefined || letter.kind === kind)
    .toSorted((one, other) => one.failed_at.getTime() - other.failed_at.getTime())
    .slice(0, limit);
}

function deadLetterOf(job: JobWithMetadata<object>): DeadLetter {
  const { sourceName, sourceOutput, sourceCreatedOn, sourceRetryCount } = job;
  return {
    id: job.id,
    kind: sourceName ?? '',
    data: job.data,
    fault: String((sourceOutput as { message?: unknown } | null)?.message ?? 'It was not finished in time'),
    tries: (sourceRetryCount ?? 0) + 1,
    queued_at: sourceCreatedOn ?? job.createdOn,
    failed_at: job.createdOn,
  };
}

/** Queues dead letters again, each as a new job with all its tries. Returns how many. */
export async function retryDeadLetters({ boss }: Jobs, letters: readonly DeadLetter[]): Promise<number> {
  if (letters.length === 0) return 0;
  const retried = await boss.redrive(deadLetters, { ids: letters.map(({ id }) => id), limit: letters.length });
  // Notifies the workers, which would otherwise see the changed job only at their next poll.
  for (const kind of new Set(letters.map((letter) => letter.kind))) {
    const [job] = await boss.findJobs(kind, { queued: true, limit: 1 });
    if (job) await boss.update(kind, undefined, { id: job.id, startAfter: new Date() });
  }
  return retried;
}

/** Deletes dead letters; their work is not done. Returns how many. */
export async function discardDeadLetters({ boss }: Jobs, letters: readonly DeadLetter[]): Promise<number> {
  const ids = letters.map(({ id }) => id);
  if (ids.length > 0) await boss.deleteJob(deadLetters, ids);
  return ids.length;
}

/** Lets jobs of a kind that wait for their next try run now. Returns how many. */
export async function retryWaitingJobsNow({ boss }: Jobs, kind: JobKindName): Promise<number> {
  const waiting = (await boss.findJobs(kind, { queued: true })).filter(({ state }) => state === 'retry');
  for (const { id } of waiting) await boss.update(kind, undefined, { id, startAfter: new Date() });
  return waiting.length;
}

export interface JobCount {
  kind: string;
  /** Ready, running, or waiting for their next try. */
  waiting: number;
  dead: number;
}

/** Counts the jobs of each kind; nothing where no server has made the queues yet. */
export async function countJobs({ pool }: Pick<Database, 'pool'>): Promise<JobCount[]> {
  const { rows: found } = await pool.query(`select to_regclass('jobs.job') as jobs`);
  if (found[0]?.jobs === null) return [];
  const { rows } = await pool.query<{ name: string; source: string | null; jobs: number }>(
    `select name, source_name as source, count(*)::int as jobs from jobs.job where state < 'completed' group by 1, 2`,
  );
  const sumOf = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isMeant).reduce((sum, { jobs }) => sum + jobs, 0);
  return jobKindNames.map((kind) => ({
    kind,
    waiting: sumOf(({ name }) => name === kind),
    dead: sumOf(({ name, source }) => name === deadLetters && source === kind),
  }));
}

/** What one queue has done and has to do. */
export interface QueueFigures {
  /** The dead letters of all kinds are in one queue. */
  name: string;
  /** Of a dead letter, the kind that it was. */
  source: string | null;
  waiting: number;
  /** Of the oldest that is due. */
  oldest_seconds: number | null;
  /** Since the last of its ticks has ended. */
  idle_seconds: number | null;
  /** Queued in the last day. */
  of_day: number;
}

/** Returns what waits in each queue, and when it has run last; nothing where no server has made the queues yet. */
export async function measureQueues({ pool }: Pick<Database, 'pool'>): Promise<QueueFigures[]> {
  const { rows: found } = await pool.query(`select to_regclass('jobs.job') as jobs`);
  if (found[0]?.jobs === null) return [];
  const { rows } = await pool.query<QueueFigures>(
    `select name, source_name as source, count(*) filter (where state < 'completed')::int as waiting,
       extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now()))::int
         as oldest_seconds,
       extract(epoch from now() - max(completed_on) filter (where state = 'completed' and data is null))::int
         as idle_seconds,
       count(*) filter (where created_on > now() - interval '1 day')::int as of_day
     from jobs.job group by 1, 2`,
  );
  return rows;
}
