import {
  answerOfSilence,
  type ChangeAnswer,
  type ChangeState,
  changeDeclinedReason,
  isChangeable,
  nothingLeftReason,
} from 'market/orders/changes/orders-changes.rules';
import { nothing } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { Refusal } from '#api/http/refusal.ts';
import { maxJobsPerTick, type NewJob } from '#api/jobs/job-kinds.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';
import { moveLockedOrder } from '../transitions/move-order.ts';
import { applyChange } from './apply-change.ts';
import {
  type ChangeRow,
  type Decision,
  decideChange,
  linesToChange,
  lockChange,
  orderOfChange,
  overdueChanges,
  voidChanges,
} from './orders-changes.data.ts';
import { planChange } from './plan-change.ts';

type Context = Pick<ApiContext, 'db' | 'now' | 'pausePoint'>;

/** What a shopper answers to a change of the order. */
export interface SentAnswer {
  shopper: Shopper;
  orderId: string;
  changeId: number;
  answer: ChangeAnswer;
}

/**
 * Does what the shopper answers to a change that the store or an operator proposes [CUS-03]; returns what became of the change. The same
 * answer sent again is answered like the first one; another one, and one that is late, is refused.
 */
export async function answerChange(
  context: Context,
  { shopper, orderId, changeId, answer }: SentAnswer,
): Promise<ChangeState> {
  return transact(context.db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.shopper !== shopperKeyOf(shopper)) throw new Refusal('order_not_found');
    await context.pausePoint?.('order held');
    const change = await lockChange(transaction, orderId, changeId);
    if (!change) throw new Refusal('change_not_found');
    if (change.decided_by === 'customer' && stateAfter[answer] === change.state) return change.state;
    if (!isOpen(order, change, context.now())) throw new Refusal('change_over');
    return settle(context, transaction, { order, change, answer, by: 'customer' });
  });
}

const stateAfter: Record<ChangeAnswer, Decision['state']> = {
  accept: 'applied',
  leave_out: 'left_out',
  cancel_order: 'void',
};

/** Returns whether a change still waits for its customer. */
function isOpen({ status }: LockedOrder, { state, answer_until: until }: ChangeRow, at: Date): boolean {
  return state === 'waiting' && isChangeable(status) && until !== null && at < until;
}

/** Returns a job for each change whose time to answer is over. */
export async function findOverdueChanges({ db, now }: Pick<ApiContext, 'db' | 'now'>): Promise<NewJob[]> {
  const ids = await overdueChanges(db, now(), maxJobsPerTick);
  return ids.map((id) => ({ key: String(id), data: { id } }));
}

/** Ends a change without an answer: by its default, or with nothing where its order has ended. */
export async function endChange(context: Context, id: number): Promise<void> {
  await transact(context.db, async (transaction) => {
    const orderId = await orderOfChange(transaction, id);
    const order = orderId === undefined ? undefined : await lockOrder(transaction, orderId);
    const change = orderId === undefined ? undefined : await lockChange(transaction, orderId, id);
    if (!order || change?.state !== 'waiting') return;
    const at = context.now();
    if (!isChangeable(order.status)) return voidChanges(transaction, order.id, at);
    if (isOpen(order, change, at)) return;
    await settle(context, transaction, { order, change, answer: answerOfSilence(change.kind), by: 'time' });
  });
}

interface Settled {
  order: LockedOrder;
  change: ChangeRow;
  answer: ChangeAnswer;
  by: 'customer' | 'time';
}

async function settle(
  context: Context,
  transaction: Connection,
  { order, change, answer, by }: Settled,
): Promise<ChangeState> {
  const at = context.now();
  const state = stateAfter[answer];
  const { id, line_number: line, after, returns_stock: returnsStock } = change;
  const decide = (sums: Decision['sums']) => decideChange(transaction, { id, orderId: order.id, state, by, at, sums });
  const nothingChanges = { ...change, total_after: change.total_before, to_wallet: nothing, to_provider: nothing };
  // Pieces that were to be added do not come: the line stays as it is.
  if (answer === 'leave_out' && change.kind === 'more') {
    await decide(nothingChanges);
    return state;
  }
  const isLast = (await linesToChange(transaction, order.id)).length === 1;
  if (answer === 'cancel_order' || (answer === 'leave_out' && isLast)) {
    await decide(nothingChanges);
    const reason = answer === 'cancel_order' ? changeDeclinedReason : nothingLeftReason;
    await moveLockedOrder(transaction, order, { orderId: order.id, to: 'canceled', by: 'market', reason }, at);
    await voidChanges(transaction, order.id, at);
    return state;
  }
  const wish =
    answer === 'accept'
      ? { line, quantity: after?.quantity ?? 0, itemId: change.kind === 'replace' ? after?.item_id : undefined }
      : { line, quantity: 0, itemId: undefined };
  const plan = await planChange(context, transaction, order, { ...wish, mayAdd: true });
  // The customer has agreed to the price that was proposed.
  if (answer === 'accept' && plan.after && plan.after.line_total !== after?.line_total)
    throw new Refusal('price_changed');
  await applyChange(transaction, order, plan, { changeId: id, returnsStock, at });
  const { totals, split } = plan;
  await decide({
    total_before: order.total,
    total_after: totals.total,
    to_wallet: split.toWallet,
    to_provider: split.toProvider,
  });
  return state;
}
