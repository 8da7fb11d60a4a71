import { boardMinutes, minutesByRule } from 'market/orders/kitchen/orders-acceptance.rules';
import { promisedArrival, scheduledLeadMinutes } from 'market/orders/orders-board.rules';
import { zoneClock } from 'market/stores/stores.rules';
import { fullMinutesAt } from 'market/stores/stores-cap.rules';
import { minuteMilliseconds } from 'market/values/durations';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { maxJobsPerTick, type NewJob } from '#api/jobs/job-kinds.ts';
import { busyMinutesOf } from '#api/stores/read-hours.ts';
import { staffStoreOf } from '#api/stores/staff/stores-staff.data.ts';
import { lockOrder } from '../orders.data.ts';
import { moveLockedOrder } from '../transitions/move-order.ts';
import { acceptableOf, lockAcceptRule, ordersForRules } from './orders-acceptance.data.ts';

/** Returns a job for each order that a rule of its store may accept, also one whose board was opened just now. */
export async function findAcceptable({ db, now }: ApiContext): Promise<NewJob[]> {
  const boardAfter = boardSince(now());
  const ids = await ordersForRules(db, { boardAfter, limit: maxJobsPerTick });
  // An order that the rule leaves to a person is looked at again while it waits: its store may have less work then.
  const round = Math.floor(now().getTime() / tickMilliseconds);
  return ids.map((id) => ({ key: `${id} ${round}`, data: { id } }));
}

const tickMilliseconds = 5_000;

/** Accepts the orders of some messages where their stores have a rule for it [STO-012]. */
export async function acceptOrdersOf(context: ApiContext, messageIds: readonly number[]): Promise<void> {
  const boardAfter = boardSince(context.now());
  const ids = await ordersForRules(context.db, { messageIds, boardAfter, limit: maxJobsPerTick });
  for (const id of ids) await acceptByRule(context, id);
}

/**
 * Accepts an order by the rule of its store, as the store would; the board shows it in work and prints its ticket. Leaves
 * an order that was answered meanwhile, one that is too early for its time, and one that the rule excludes [STO-012].
 */
export async function acceptByRule(context: ApiContext, orderId: string): Promise<void> {
  const now = context.now();
  const lead = scheduledLeadMinutes * minuteMilliseconds;
  await transact(context.db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.status !== 'pending' || order.storeId === null) return;
    if (order.scheduleAt && order.scheduleAt.getTime() - now.getTime() > lead) return;
    const { storeId } = order;
    const rule = await lockAcceptRule(transaction, storeId);
    const store = await staffStoreOf(transaction, storeId);
    const found = await acceptableOf(transaction, { orderId, storeId, ringsBefore: new Date(now.getTime() + lead) });
    if (!rule || !store || !found) return;
    const minutes = minutesByRule(rule, found, {
      ...found,
      clock: zoneClock(store, now),
      now,
      addedMinutes: busyMinutesOf(store, now) + fullMinutesAt(order.workFrom, now),
    });
    if (minutes === undefined) return;
    const readyAt = new Date(now.getTime() + minutes * minuteMilliseconds);
    const { orderType, distanceMetres: metres, scheduleAt } = order;
    const expectedAt = promisedArrival(readyAt, { orderType, metres, scheduleAt });
    await moveLockedOrder(transaction, order, { orderId, to: 'confirmed', by: 'store', readyAt, expectedAt }, now);
  }).catch((error: unknown) => {
    // It cannot be accepted now, for example because its price is not agreed: that is for a person.
    if (!(error instanceof Refusal)) throw error;
  });
}

function boardSince(now: Date): Date {
  return new Date(now.getTime() - boardMinutes * minuteMilliseconds);
}
