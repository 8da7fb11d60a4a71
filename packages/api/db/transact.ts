import type { Connection, Database, Transaction } from './connection.ts';

const mostTries = 5;
/** Two transactions were in each other's way: serialization failure, deadlock. */
const inTheWay = new Set(['40001', '40P01']);

/**
 * One transaction, tried again when it only was in the way of another. The work may run several times, so whatever it
 * does besides its statements must bear that.
 */
export async function transact<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
  mayPass: (error: unknown) => boolean = () => false,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      const acts: Act[] = [];
      const result = await db.transaction().execute((transaction) => {
        waiting.set(transaction, acts);
        return work(transaction);
      });
      for (const act of acts) await act();
      return result;
    } catch (error) {
      if (tries >= mostTries || !(inTheWay.has(codeOf(error) ?? '') || mayPass(error))) throw error;
    }
  }
}

type Act = () => Promise<void>;

const waiting = new WeakMap<Connection, Act[]>();

/** Does something that cannot be taken back once the transaction stands, or at once where there is none. It must not fail. */
export async function afterCommit(db: Connection, act: Act): Promise<void> {
  const acts = waiting.get(db);
  if (acts) acts.push(act);
  else await act();
}

/** Whether a value stood there already, under a constraint of this name. */
export function isTaken(error: unknown, constraint: string): boolean {
  return codeOf(error) === '23505' && (error as { constraint?: string }).constraint === constraint;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
