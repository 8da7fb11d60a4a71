import { setTimeout as sleep } from 'node:timers/promises';
import { dayMilliseconds, minuteMilliseconds } from 'market/values/durations';
import { endSuspension, findSuspensionsOver } from '#api/access/couriers/show-suspension.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Attempt, type JobKindName, jobKindNames, type NewJob, type QueueJobs } from '#api/jobs/job-kinds.ts';
import { type Jobs, openJobs } from '#api/jobs/open-jobs.ts';
import { addOrderCounts, findUncounted } from '#api/notifications/count-orders.ts';
import { publishOrderEvents } from '#api/notifications/publish-order-events.ts';
import { queuePushes } from '#api/notifications/queue-pushes.ts';
import { queueWebhooks } from '#api/notifications/queue-webhooks.ts';
import { messagesAtOnce, relayMessages } from '#api/notifications/relay-messages.ts';
import { findNotices, sendNotice } from '#api/notifications/send-notices.ts';
import { sendPush } from '#api/notifications/send-push.ts';
import { type BusyEndpoints, startWebhooks } from '#api/notifications/send-webhooks.ts';
import { acceptByRule, acceptOrdersOf, findAcceptable } from '#api/orders/board/accept-by-rule.ts';
import { endUnansweredOrder, findUnansweredOrders } from '#api/orders/board/end-unanswered-orders.ts';
import { endChange, findOverdueChanges } from '#api/orders/changes/answer-change.ts';
import { dispatchZone, runDispatch } from '#api/orders/dispatch/run-rounds.ts';
import { endUnpaidOrder, findUnpaidOrders } from '#api/orders/payment/end-unpaid-orders.ts';
import {
  findOpenPayments,
  findPaymentsWithoutMoney,
  lookUpPaymentById,
} from '#api/orders/payment/reconcile-payments.ts';
import { expirePrescriptionPrice, findUnansweredQuotes } from '#api/orders/prescriptions/answer-prescription.ts';
import { endUnfetchedOrder, findUnfetchedOrders } from '#api/orders/transitions/end-unfetched.ts';
import { findBrokenPromises, movePromises } from '#api/orders/transitions/move-promises.ts';
import { findReturns, returnPart, returnPayment } from '#api/payments/return-payments.ts';
import { noteFullStores } from '#api/stores/cap/note-full-stores.ts';
import { endClosing, findClosingsOver } from '#api/stores/closings/end-closing.ts';
import { bookTips, hourlyTipsJob } from '#api/wallet/earnings/book-tips.ts';
import { checkInvariants, findInvariantRun } from '#api/wallet/ledger/check-invariants.ts';
import { findReportFiles, writeReportFile } from '#api/wallet/reports/make-report.ts';
import { findDaysToSum, sumDays } from '#api/wallet/reports/sum-days.ts';
import { cleanUps, findCleanUps } from './clean-up.ts';

/** Milliseconds between two reads of the outbox, and of the webhooks that are due. */
const pauses = { messages: 500, webhooks: 1_000 };
/** Shorter than the time that a stopping server has. */
const stopMilliseconds = 5_000;
const reportEveryMilliseconds = minuteMilliseconds;

/** The work of one kind of job. */
export interface JobHandler {
  /**
   * Returns the jobs that are due now, if the kind has a schedule. Kinds that work in batches, such as dispatch, do the
   * work here and return jobs only for what failed.
   */
  tick?: (context: ApiContext) => Promise<NewJob[]>;
  // biome-ignore lint/suspicious/noExplicitAny: the data of a job is what its kind has queued
  work: (context: ApiContext, data: any, attempt: Attempt, queue: QueueJobs) => Promise<unknown>;
}

type Subject = { id: string };

/** The work of each kind of job. A job may run twice, so all of it is idempotent. */
export const jobHandlers: Record<JobKindName, JobHandler> = {
  'publish-order-events': onMessages('publish-order-events', publishOrderEvents),
  'tell-followers': onMessages('publish-order-events', publishOrderEvents),
  'queue-pushes': onMessages('queue-pushes', queuePushes),
  'queue-webhooks': onMessages('queue-webhooks', ({ db }, ids) => queueWebhooks(db, ids)),
  'count-orders': { ...onMessages('count-orders', addOrderCounts), tick: findUncounted },
  'send-push': { work: (context, { id }: { id: number }, attempt) => sendPush(context, id, attempt) },
  'end-unpaid-order': { tick: findUnpaidOrders, work: (context, { id }: Subject) => endUnpaidOrder(context, id) },
  'end-quote': { tick: findUnansweredQuotes, work: (context, { id }: Subject) => expirePrescriptionPrice(context, id) },
  'end-unanswered-order': {
    tick: findUnansweredOrders,
    work: (context, { id }: Subject) => endUnansweredOrder(context, id),
  },
  'end-unfetched-order': {
    tick: findUnfetchedOrders,
    work: (context, { id }: Subject) => endUnfetchedOrder(context, id),
  },
  'accept-by-rule': {
    tick: findAcceptable,
    work: (context, data: { ids: number[] } | Subject) =>
      'ids' in data ? acceptOrdersOf(context, data.ids) : acceptByRule(context, data.id),
  },
  'note-full-stores': { tick: noteFullStores, work: noteFullStores },
  'end-change': { tick: findOverdueChanges, work: (context, { id }: { id: number }) => endChange(context, id) },
  'move-promises': {
    tick: findBrokenPromises,
    work: (context, { id }: Subject) => movePromises(context, id),
  },
  dispatch: { tick: runDispatch, work: (context, { id }: { id: number }) => dispatchZone(context, id) },
  'return-payment': {
    tick: findReturns,
    work: (context, { id, part }: { id: string; part?: number }, attempt) =>
      part === undefined ? returnPayment(context, id, attempt) : returnPart(context, part, attempt),
  },
  'look-up-payment': { tick: findOpenPayments, work: (context, { id }: Subject) => lookUpPaymentById(context, id) },
  'reconcile-payment': {
    tick: findPaymentsWithoutMoney,
    work: (context, { id }: Subject) => lookUpPaymentById(context, id),
  },
  'clean-up': { tick: findCleanUps, work: async (context, { part }: { part: string }) => cleanUps[part]?.(context) },
  'send-notice': { tick: findNotices, work: (context, { id }: { id: number }) => sendNotice(context, id) },
  'check-invariants': {
    tick: findInvariantRun,
    work: (context, { id }: { id: number }) => checkInvariants(context, id),
  },
  'write-report': {
    tick: findReportFiles,
    work: (context, { id }: { id: number }, attempt) => writeReportFile(context, id, attempt),
  },
  'sum-days': { tick: findDaysToSum, work: sumDays },
  'end-suspension': {
    tick: findSuspensionsOver,
    work: (context, { id }: { id: number }) => endSuspension(context, id),
  },
  'end-closing': {
    tick: findClosingsOver,
    work: (context, { id }: { id: number }) => endClosing(context, id),
  },
  'book-tips': { tick: hourlyTipsJob, work: bookTips },
};

/** A batch of messages that fails is split at once, so that one message does not block the others. */
export function onMessages(
  kind: JobKindName,
  effect: (context: ApiContext, ids: readonly number[], queue: QueueJobs) => Promise<unknown>,
): JobHandler {
  return {
    async work(context, { ids }: { ids: number[] }, { isFirst }, queue) {
      const apart = () =>
        queue(
          context.db,
          kind,
          ids.map((id) => ({ key: String(id), data: { ids: [id] } })),
        );
      if (ids.length === 1) return effect(context, ids, queue);
      // The earlier attempt may have crashed its node.
      if (!isFirst) return apart();
      await effect(context, ids, queue).catch(apart);
    },
  };
}

/**
 * Starts all background work: jobs of every kind, and what queues them. Several nodes share it. Returns a function that
 * ends it.
 */
export async function startBackgroundWork(context: ApiContext, url: string): Promise<() => Promise<void>> {
  const report = atMostOncePerMinute((words) => console.error(words));
  const jobs = await openJobs(context.db, { url, report });
  const ending = new AbortController();
  for (const kind of jobKindNames) {
    await startKind(context, jobs, kind, jobHandlers[kind]);
    // A full disk prevents writing; the schedule of an earlier start remains.
    if (jobHandlers[kind].tick) await jobs.schedule(kind, ending.signal).catch((error: Error) => report(error.message));
  }
  const relay = repeat(ending.signal, pauses.messages, report, async () => {
    // Few messages wait for others: each batch costs the same, however small.
    while ((await relayMessages(context.db, jobs.queue)) === messagesAtOnce && !ending.signal.aborted);
  });
  const busy: BusyEndpoints = new Map();
  const webhooks = repeat(ending.signal, pauses.webhooks, report, () => startWebhooks(context, busy, ending.signal));
  return async () => {
    ending.abort();
    await Promise.all([relay, webhooks, jobs.stop(stopMilliseconds)]);
    await Promise.all(busy.values());
  };
}

/** Starts the workers of one kind on this node. */
export async function startKind(
  context: ApiContext,
  jobs: Jobs,
  kind: JobKindName,
  { tick, work }: JobHandler,
): Promise<void> {
  const queueDue = async () => jobs.queue(context.db, kind, (await tick?.(context)) ?? []);
  await jobs.work(
    kind,
    async (data, attempt) => {
      await ('look' in data ? queueDue() : work(context, data, attempt, jobs.queue));
    },
    // A tick that fails is tried again like any other job, and ends in one dead letter a day.
    () => queueDue().catch(() => jobs.queue(context.db, kind, [tickAgain(context)])),
  );
}

/** The names in its data are those that earlier releases have queued. */
function tickAgain({ now }: ApiContext): NewJob {
  return { key: `look ${Math.floor(now().getTime() / dayMilliseconds)}`, data: { look: true } };
}

/** Reports the same message at most once a minute, for example while the database is down. */
function atMostOncePerMinute(report: (words: string) => void): (words: string) => void {
  const quietUntil = new Map<string, number>();
  return (words) => {
    const moment = Date.now();
    if (moment < (quietUntil.get(words) ?? 0)) return;
    for (const [earlier, until] of quietUntil) if (until <= moment) quietUntil.delete(earlier);
    quietUntil.set(words, moment + reportEveryMilliseconds);
    report(words);
  };
}

/** Reports a failure, for example while the database is down, and retries. */
async function repeat(
  signal: AbortSignal,
  milliseconds: number,
  report: (words: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await work().catch((error) => report(`Background work failed: ${error instanceof Error ? error.message : error}`));
    await sleep(milliseconds, undefined, { signal }).catch(() => {});
  }
}
