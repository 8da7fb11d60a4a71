import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseClient } from '../client/database-client.ts';
import { type HostQuestions, openHostQuestions } from '../client/host-questions.ts';
import { connect, type Database } from '../connection.ts';
import { isPrimaryAbsent } from './primary-absence.ts';
import { lagGauge } from './replica-lag.ts';

export interface Replica {
  db: Database;
  /** Returns whether it may serve reads that tolerate a short lag. */
  mayServe: () => boolean;
  /** Returns whether it has served, and has answered a moment ago: then it is better than no answer. */
  isUsable: () => boolean;
  /** Returns whether the primary does not answer, or has returned a moment ago. */
  isPrimaryAway: () => boolean;
  /** Excludes the replica until the next check, after it failed a query. */
  doubt: () => void;
  close: () => Promise<void>;
}

export interface ReplicaOptions {
  url: string;
  primaryUrl: string;
  /** For the operator. */
  report: (words: string) => void;
}

/** With the interval of checks, less than the time for which a shopper reads from the primary after a write. */
const maxBehindMilliseconds = 5_000;
/** A replica that has caught up comes back; the look itself is up to a second wide. */
const nearMilliseconds = 2_500;
const lookEveryMilliseconds = 1_000;
/** A health check older than this does not count. */
const checkMilliseconds = 3_000;
/** A replica that has not answered for so long is of no use, whatever else is away. */
const usableMilliseconds = 10_000;

const primaryPosition = `select (pg_current_wal_lsn() - '0/0')::float8 as position`;
const replicaPosition = `select pg_is_in_recovery() as follows, (pg_last_wal_replay_lsn() - '0/0')::float8 as position`;

/** Monitors a replica: one that is stopped or far behind is excluded, and returns when it has caught up. */
export function watchReplica({ url, primaryUrl, report }: ReplicaOptions): Replica {
  const db = connect({ url });
  const [primary, replica] = [primaryUrl, url].map((address) =>
    openHostQuestions(address, { Client: DatabaseClient }),
  ) as [HostQuestions, HostQuestions];
  const ending = new AbortController();
  const gauge = lagGauge();
  let isIn = false;
  let reason: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let answeredAt = Number.NEGATIVE_INFINITY;
  const never = Number.NEGATIVE_INFINITY;
  const primarySeen = { missedAt: never, answeredAt: never, nearAt: never };
  let hasServed = false;

  const judge = (fault: string | undefined) => {
    lookedAt = performance.now();
    if (fault === undefined && !isIn) report('The replica takes reads');
    if (fault !== undefined && fault !== reason) report(`The replica is left out: ${fault}`);
    isIn = fault === undefined;
    hasServed ||= isIn;
    reason = fault?.replace(/\d+/, '');
  };
  const lookAtPrimary = async () => {
    const found = await primary.ask<{ position: number }>(primaryPosition);
    primarySeen[found ? 'answeredAt' : 'missedAt'] = performance.now();
    if (found) gauge.note({ position: found.position, at: performance.now() });
  };
  const lookAtReplica = async () => {
    const found = await replica.ask<Position>(replicaPosition);
    if (found) answeredAt = performance.now();
    judge(faultIn(found));
  };
  const faultIn = (found: Position | undefined): string | undefined => {
    if (!found) return 'it does not answer';
    // What it has is better than nothing, also if it lacks the last of the primary, or is about to replace it.
    if (primarySeen.missedAt > primarySeen.answeredAt && hasServed) return undefined;
    if (!found.follows || found.position === null) return 'it is not a replica';
    const lag = gauge.lagAt({ position: found.position, at: performance.now() });
    if (lag === undefined) return 'nobody knows how far it is behind';
    if (lag > (isIn ? maxBehindMilliseconds : nearMilliseconds)) return 'it is behind';
    primarySeen.nearAt = performance.now();
    return undefined;
  };
  const repeat = async (look: () => Promise<void>) => {
    while (!ending.signal.aborted) {
      await look();
      await sleep(lookEveryMilliseconds, undefined, { signal: ending.signal }).catch(() => {});
    }
  };
  // A primary that answers late must not make what is known of the replica old.
  const watching = lookAtPrimary().then(() => Promise.all([repeat(lookAtPrimary), repeat(lookAtReplica)]));

  return {
    db,
    mayServe: () => isIn && performance.now() - lookedAt < checkMilliseconds,
    isUsable: () => hasServed && performance.now() - answeredAt < usableMilliseconds,
    isPrimaryAway: () => isPrimaryAbsent({ now: performance.now(), ...primarySeen }),
    doubt: () => {
      lookedAt = Number.NEGATIVE_INFINITY;
    },
    async close() {
      ending.abort();
      await watching;
      await Promise.all([primary.close(), replica.close(), db.destroy()]);
    },
  };
}

interface Position {
  follows: boolean;
  position: number | null;
}
