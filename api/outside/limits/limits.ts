import type { Connection } from '#db/connection.ts';

export interface Limit {
  /** What is counted. */
  name: string;
  /** Whose tries these are: an address, an order, a phone number. */
  subject: string;
  windowSeconds: number;
  /** Tries that are free in one window. */
  limit: number;
}

/**
 * Counts tries for all nodes together. The connection is that of whoever counts: where the database does the counting, a
 * try goes with its transaction, and nobody holds two connections at once.
 */
export interface Limits {
  /** Counts a try, and refuses the one too many. */
  countTry: (db: Connection, limit: Limit) => Promise<void>;
  /** Refuses without counting: for limits that only failures use up. */
  mustHaveTries: (db: Connection, limits: readonly Limit[]) => Promise<void>;
  /** Counts a failure against each of the limits. */
  countFailure: (db: Connection, limits: readonly Limit[]) => Promise<void>;
}
