import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** A part of a migration that runs beside orders: in a transaction of its own, and again after a crash. */
export interface MigrationStep {
  sql: string;
  /** Runs until it returns no row, so that each transaction changes a few rows. */
  isRepeated: boolean;
  /** Makes an index without stopping those who write; possible outside of a transaction only. */
  isConcurrent: boolean;
}

const isStepMark = /^-- step$/;
const isRepeatedMark = /^-- step, until it returns no row$/;
const concurrentIndex = /^create (?:unique )?index concurrently (\w+) on /m;

/** The steps of a migration that has some; none where it runs whole, in one transaction. */
export function stepsOf(source: string): MigrationStep[] {
  const steps: MigrationStep[] = [];
  for (const line of source.split('\n')) {
    const isRepeated = isRepeatedMark.test(line);
    const last = steps.at(-1);
    if (isRepeated || isStepMark.test(line)) steps.push({ sql: '', isRepeated, isConcurrent: false });
    else if (last) last.sql += `${line}\n`;
  }
  return steps.map((step) => ({ ...step, isConcurrent: concurrentIndex.test(step.sql) }));
}

/** Less than a second, after which PostgreSQL looks for a deadlock: the migration gives way, never an order. */
export const lockMilliseconds = 200;
const retryMilliseconds = 300;
const lockNotAvailable = '55P03';

/** Returns whether another connection kept a lock of a table or row longer than a migration waits. */
export function isLockRefused(error: unknown): boolean {
  return error instanceof Error && (error as { code?: string }).code === lockNotAvailable;
}

export interface LockOptions {
  /** Until when to try; milliseconds since 1970. */
  deadline: number;
  onRefusal: () => void;
}

/** Runs work that waits briefly for locks; again and again until the deadline where they are refused. */
export async function retryLocks<Result>(work: () => Promise<Result>, locks: LockOptions): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLockRefused(error) || Date.now() >= locks.deadline) throw error;
      locks.onRefusal();
      // The queries that wait behind this migration go first.
      await sleep(retryMilliseconds);
    }
  }
}

/** Runs a whole migration in the transaction of the caller, in a database that no other connection uses. */
export async function applyWhole(client: pg.Client, source: string): Promise<void> {
  const steps = stepsOf(source);
  if (steps.length === 0) await client.query(source);
  for (const { sql, isRepeated } of steps) {
    const whole = sql.replace(' index concurrently ', ' index ');
    while ((await rowsOf(client, whole)) > 0 && isRepeated);
  }
}

/** Runs a step on a connection without a transaction. */
export async function applyStep(client: pg.Client, step: MigrationStep, locks: LockOptions): Promise<void> {
  if (step.isConcurrent) return makeIndex(client, step.sql);
  const once = () => inTransaction(client, step.sql);
  while ((await retryLocks(once, locks)) > 0 && step.isRepeated);
}

/** An index that a crash has left is invalid, and stays so. */
async function makeIndex(client: pg.Client, sql: string): Promise<void> {
  const [, name] = concurrentIndex.exec(sql) ?? [];
  await client.query(`drop index concurrently if exists ${name}`);
  await client.query(sql);
}

async function inTransaction(client: pg.Client, sql: string): Promise<number> {
  await client.query(`begin; set local lock_timeout = ${lockMilliseconds}`);
  try {
    const rows = await rowsOf(client, sql);
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Runs some statements; returns how many rows the last one has returned or changed. */
async function rowsOf(client: pg.Client, sql: string): Promise<number> {
  // Several statements have several results.
  const results = [await client.query(sql)].flat();
  return results.at(-1)?.rowCount ?? 0;
}
