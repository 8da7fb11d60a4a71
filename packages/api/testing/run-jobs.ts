import { sql } from 'kysely';
import { jobHandlers } from '#api/app/background-work.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { JobKindName, QueueJobs } from '#api/jobs/job-kinds.ts';
import { relayMessages } from '#api/notifications/relay-messages.ts';

/** Does what waits of one kind, as its jobs would, but at once and in this process. Returns what has failed. */
async function runJobs(context: ApiContext, kind: JobKindName): Promise<unknown[]> {
  const { tick, work } = jobHandlers[kind];
  const faults: unknown[] = [];
  for (const { data } of (await tick?.(context)) ?? []) {
    await work(context, data, onlyTry, unqueued).catch((error) => faults.push(error));
  }
  return faults;
}

const onlyTry = { isFirst: true, isLast: false, isByOperator: false };
const unqueued: QueueJobs = async () => {};

export const endUnpaidOrders = (context: ApiContext) => runJobs(context, 'end-unpaid-order');
export const endUnansweredOrders = (context: ApiContext) => runJobs(context, 'end-unanswered-order');
export const endUnfetchedOrders = (context: ApiContext) => runJobs(context, 'end-unfetched-order');
export const acceptWaiting = (context: ApiContext) => runJobs(context, 'accept-by-rule');
export const endUnansweredChanges = (context: ApiContext) => runJobs(context, 'end-change');
export const endUnansweredQuotes = (context: ApiContext) => runJobs(context, 'end-quote');
export const movePromises = (context: ApiContext) => runJobs(context, 'move-promises');
export const returnPayments = (context: ApiContext) => runJobs(context, 'return-payment');
export const lookUpOpenPayments = (context: ApiContext) => runJobs(context, 'look-up-payment');
export const reconcilePayments = (context: ApiContext) => runJobs(context, 'reconcile-payment');
export const sendNotices = (context: ApiContext) => runJobs(context, 'send-notice');
export const writeReports = (context: ApiContext) => runJobs(context, 'write-report');
export const sumEndedDays = (context: ApiContext) => runJobs(context, 'sum-days');
export const checkInvariantsNow = (context: ApiContext) => runJobs(context, 'check-invariants');

/** Hands on what waits in the outbox, with all its effects but the sending of pushes. Returns how much it was. */
export async function sendMessages(context: Pick<ApiContext, 'db' | 'live' | 'push' | 'mode'>): Promise<number> {
  const queued: [kind: JobKindName, data: object][] = [];
  const taken = await relayMessages(context.db, async (_, kind, jobs) => {
    for (const { data } of jobs) queued.push([kind, data]);
  });
  for (const [kind, data] of queued) await jobHandlers[kind].work(context as ApiContext, data, onlyTry, unqueued);
  for (const fault of await runJobs(context as ApiContext, 'count-orders')) throw fault;
  return taken;
}

/** Tries each push that has not been sent, once. Returns how many have left. */
export async function sendPushes(context: ApiContext): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from pushes where sent_at is null order by id`.execute(
    context.db,
  );
  const tries = rows.map(({ id }) => jobHandlers['send-push'].work(context, { id }, onlyTry, unqueued));
  return (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
}
