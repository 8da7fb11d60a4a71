import { sql } from 'kysely';
import type { ApiNeeds } from '#api/http/api-context.ts';
import { works } from '#api/jobs/background-work.ts';
import type { JobKindName, QueueJobs } from '#api/jobs/job-kinds.ts';
import { relayMessages } from '#api/notifications/relay-messages.ts';

/** Does what waits of one kind, as its jobs would, but at once and in this process. Returns what has failed. */
async function turn(needs: ApiNeeds, kind: JobKindName): Promise<unknown[]> {
  const { look, work } = works[kind];
  const faults: unknown[] = [];
  for (const { data } of (await look?.(needs)) ?? []) {
    await work(needs, data, onlyTry, unqueued).catch((fault) => faults.push(fault));
  }
  return faults;
}

const onlyTry = { isFirst: true, isLast: false, isByOperator: false };
const unqueued: QueueJobs = async () => {};

export const endUnpaidOrders = (needs: ApiNeeds) => turn(needs, 'end-unpaid-order');
export const endUnansweredQuotes = (needs: ApiNeeds) => turn(needs, 'end-quote');
export const returnPayments = (needs: ApiNeeds) => turn(needs, 'return-payment');
export const lookUpOpenPayments = (needs: ApiNeeds) => turn(needs, 'look-up-payment');
export const reconcilePayments = (needs: ApiNeeds) => turn(needs, 'reconcile-payment');
export const simulateReplies = (needs: ApiNeeds) => turn(needs, 'demo-reply');
export const giveDemoRefunds = (needs: ApiNeeds) => turn(needs, 'demo-refund');

/** Hands on what waits in the outbox, with all its effects but the sending of pushes. Returns how much it was. */
export async function sendMessages(needs: Pick<ApiNeeds, 'db' | 'live' | 'push' | 'isDemo'>): Promise<number> {
  const queued: [kind: JobKindName, data: object][] = [];
  const taken = await relayMessages(needs.db, async (_, kind, jobs) => {
    for (const { data } of jobs) queued.push([kind, data]);
  });
  for (const [kind, data] of queued) await works[kind].work(needs as ApiNeeds, data, onlyTry, unqueued);
  return taken;
}

/** Tries each push that has not been sent, once. Returns how many have left. */
export async function sendPushes(needs: ApiNeeds): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from pushes where sent_at is null order by id`.execute(needs.db);
  const tries = rows.map(({ id }) => works['send-push'].work(needs, { id }, onlyTry, unqueued));
  return (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
}
