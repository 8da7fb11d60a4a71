import type { Connection, Database, Transaction } from './connection.ts';

const maxTries = 5;
/** Of a conflict of two transactions: serialization failure, deadlock. */
const conflictCodes = new Set(['40001', '40P01']);

/**
 * Runs one transaction, and retries it after a conflict with another one. The work may run several times, so its
 * effects outside the database must tolerate that.
 */
export async function transact<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
  isRetryable: (error: unknown) => boolean = () => false,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      const callbacks: AfterCommit[] = [];
      const result = await db.transaction().execute((transaction) => {
        callbacksOf.set(transaction, callbacks);
        return work(transaction);
      });
      for (const callback of callbacks) await callback();
      return result;
    } catch (error) {
      if (tries >= maxTries || !(conflictCodes.has(codeOf(error) ?? '') || isRetryable(error))) throw error;
    }
  }
}

type AfterCommit = () => Promise<void>;

const callbacksOf = new WeakMap<Connection, AfterCommit[]>();

/**
 * Runs a callback that cannot be undone after the transaction commits, or at once if there is none. It must not fail.
 */
export async function afterCommit(db: Connection, callback: AfterCommit): Promise<void> {
  const callbacks = callbacksOf.get(db);
  if (callbacks) callbacks.push(callback);
  else await callback();
}

/** Returns whether an error violates the unique constraint of this name. */
export function isTaken(error: unknown, constraint: string): boolean {
  return codeOf(error) === '23505' && (error as { constraint?: string }).constraint === constraint;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
