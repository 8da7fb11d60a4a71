import type { Connection } from '#api/db/connection.ts';

export interface Limit {
  /** The name of the counter. */
  name: string;
  /** Whose tries these are: an address block, an order, a phone number. */
  subject: string;
  windowSeconds: number;
  /** Tries that are free in one window. */
  limit: number;
}

/**
 * Counts attempts across all nodes. Uses the caller's connection: if the database counts, an attempt belongs to its
 * transaction, and no caller needs two connections at once.
 */
export interface Limits {
  /**
   * Counts an attempt against all of the limits, or against none if one of them is exhausted. Checks and counts in one
   * step, so that concurrent attempts count like sequential ones. Returns undefined when counted, else the seconds
   * until the window of the refusing limit ends.
   */
  take: (db: Connection, limits: readonly Limit[]) => Promise<number | undefined>;
  /** Takes a counted try back, for limits that only failures use up. */
  giveBack: (db: Connection, limits: readonly Limit[]) => Promise<void>;
  /** Returns the seconds until the window of a used-up limit ends, without counting; undefined when none is used up. */
  peek: (db: Connection, limits: readonly Limit[]) => Promise<number | undefined>;
}
