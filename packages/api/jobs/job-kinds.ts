import { daySeconds, hourSeconds, minuteSeconds } from 'market/values/durations';
import type { Connection } from '#api/db/connection.ts';

/** How the jobs of one kind are retried, stored and started. Durations are seconds. */
export interface JobKind {
  about: string;
  /** Tries after the first; when all have failed the job is a dead letter. */
  retryLimit: number;
  /** The first pause, which doubles with each try up to the longest. */
  retryDelay: number;
  retryDelayMax: number;
  /** How long one try may take. A job of a node that died is tried again after it. */
  expireInSeconds: number;
  /** Retention of a finished job: the same job is not queued again during it. */
  deleteAfterSeconds: number;
  /** When one node checks what is due: by a cron expression, or at an interval. */
  tick?: { cron: string } | { everySeconds: number };
}

/** Effects of a message of the outbox: quick statements on our own database. */
const effect = {
  retryLimit: 8,
  retryDelay: 2,
  retryDelayMax: 5 * minuteSeconds,
  expireInSeconds: 30,
  deleteAfterSeconds: hourSeconds,
};
/** Changes of one order or payment, which is named by its job. */
const change = {
  retryLimit: 6,
  retryDelay: 10,
  retryDelayMax: 10 * minuteSeconds,
  expireInSeconds: minuteSeconds,
  deleteAfterSeconds: 7 * daySeconds,
};
const everyMinute = { cron: '* * * * *' };
const hourly = { cron: '7 * * * *' };

/** All background work. Each kind has its own queue and workers, so that none waits for another. */
export const jobKinds = {
  'publish-order-events': { about: 'Notifies the pages that follow an order, and its store, of a change.', ...effect },
  /** The previous release queues under this name; it goes with the next one. */
  'tell-followers': { about: 'The same, queued by a node of the previous release.', ...effect },
  'queue-pushes': { about: 'Writes the pushes of a message, one for each device.', ...effect },
  'queue-webhooks': { about: 'Writes the webhooks of a message, one for each endpoint.', ...effect },
  'count-orders': {
    about: 'Adds new orders to the counts that lists are ordered by.',
    ...effect,
    tick: { everySeconds: 10 },
  },
  'send-push': { about: 'Sends one push to one device.', ...effect, retryLimit: 4, retryDelay: 15 },
  'end-unpaid-order': { about: 'Ends an order that was not paid in time.', ...change, tick: everyMinute },
  'end-quote': { about: 'Ends a prescription whose price nobody agreed to in time.', ...change, tick: everyMinute },
  'end-unanswered-order': {
    about: 'Cancels an order that its store did not answer in time.',
    ...change,
    tick: { everySeconds: 5 },
  },
  'end-unfetched-order': {
    about: 'Ends a take-away order that nobody has fetched, and reminds customers before.',
    ...change,
    tick: everyMinute,
  },
  'accept-by-rule': {
    about: 'Accepts the orders of stores that accept by a rule.',
    ...effect,
    tick: { everySeconds: 5 },
  },
  'note-full-stores': {
    about: 'Notes until when stores with a cap are full.',
    ...effect,
    tick: { everySeconds: 2 },
  },
  'end-change': {
    about: 'Ends a change of an order that its customer did not answer in time.',
    ...change,
    tick: { everySeconds: 5 },
  },
  'end-suspension': {
    about: 'Ends the suspension of a courier whose time is over.',
    ...change,
    deleteAfterSeconds: hourSeconds,
    tick: everyMinute,
  },
  'end-closing': {
    about: 'Opens a store whose closing by an operator is over.',
    ...change,
    deleteAfterSeconds: hourSeconds,
    tick: everyMinute,
  },
  'move-promises': {
    about: 'Moves the time at which an order is ready or arrives, where it cannot be kept.',
    ...effect,
    tick: everyMinute,
  },
  dispatch: {
    about: 'Asks couriers about the orders of a zone.',
    ...change,
    retryLimit: 1,
    deleteAfterSeconds: hourSeconds,
    tick: { everySeconds: 5 },
  },
  'return-payment': {
    about: 'Asks a provider to return a payment.',
    ...change,
    retryLimit: 28,
    retryDelay: minuteSeconds,
    retryDelayMax: hourSeconds,
    tick: everyMinute,
  },
  'look-up-payment': {
    about: 'Asks a provider about an open payment.',
    ...change,
    deleteAfterSeconds: daySeconds,
    tick: { everySeconds: 5 },
  },
  'reconcile-payment': {
    about: 'Asks a provider about a payment of the last days that brought no money.',
    ...change,
    deleteAfterSeconds: daySeconds,
    tick: hourly,
  },
  'clean-up': {
    about: 'Deletes one kind of data that has served its time.',
    ...change,
    deleteAfterSeconds: daySeconds,
    tick: hourly,
  },
  'send-notice': {
    about: 'Sends a message to a person who works for the market.',
    ...change,
    tick: { everySeconds: 5 },
  },
  'check-invariants': {
    about: 'Checks the invariants, at night and when an operator wants it.',
    ...change,
    retryLimit: 1,
    expireInSeconds: hourSeconds,
    tick: { everySeconds: 10 },
  },
  'write-report': {
    about: 'Writes the file of a long report that an operator wants.',
    ...change,
    retryLimit: 2,
    expireInSeconds: hourSeconds,
    deleteAfterSeconds: hourSeconds,
    tick: { everySeconds: 5 },
  },
  'sum-days': {
    about: 'Sums days that ended, so that reports are quick.',
    ...change,
    retryLimit: 2,
    expireInSeconds: hourSeconds,
    deleteAfterSeconds: minuteSeconds,
    tick: hourly,
  },
  'book-tips': {
    about: 'Books tips of orders that a node of the previous release has delivered.',
    ...change,
    deleteAfterSeconds: daySeconds,
    tick: hourly,
  },
} as const satisfies Record<string, JobKind>;

export type JobKindName = keyof typeof jobKinds;

export const jobKindNames = Object.keys(jobKinds) as JobKindName[];

/** A job to be queued. Two of one kind with the same key are one job. */
export interface NewJob {
  key?: string;
  data: object;
}

/** The jobs that one tick may queue. */
export const maxJobsPerTick = 10_000;

/** Queues jobs in the transaction of the connection, so that they commit or roll back with its writes. */
export type QueueJobs = (db: Connection, kind: JobKindName, jobs: readonly NewJob[]) => Promise<void>;

/** The current attempt. */
export interface Attempt {
  isFirst: boolean;
  /** When it fails the job becomes a dead letter. */
  isLast: boolean;
  /** An operator has asked for it after all tries had failed. */
  isByOperator: boolean;
}
