import { type DeliveryProblem, problemReasons, refusalToReturn } from 'market/orders/handovers/orders-return.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedCourier } from '#api/http/callers/staff.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { moveLockedOrder } from '../transitions/move-order.ts';
import {
  applyCourierStep,
  type MadeStep,
  mustBeCarried,
  publishStep,
  rowOfDelivery,
  StepRepeated,
} from './apply-courier-step.ts';
import { noteAttempt, noteProblem, noteReturn } from './orders-deliveries.data.ts';

/** An order that cannot be delivered: why, the tries to reach its customer, the wait, and the way back [DEL-35]. */

/** Notes why an order cannot be delivered, or that it can after all; its customer sees it at once [DEL-35] [CUS-09]. */
export async function noteProblemOfDelivery(
  context: ApiContext,
  courier: AuthorizedCourier,
  { problem, ...made }: MadeStep & { problem: DeliveryProblem | null },
): Promise<void> {
  const order = await applyCourierStep(context, courier, made, async (transaction, { order, at, after }) => {
    const row = await rowOfDelivery(transaction, courier, order.id);
    if (row.problem === problem) throw new StepRepeated();
    mustBeCarried(order);
    if (problem !== null && row.cash_received_at !== null) throw new Refusal('cash_held');
    await noteProblem(transaction, order.id, { problem, at: problem && at });
    return { action: 'delivery.problem', before: { problem: row.problem }, after: { problem, ...after } };
  });
  if (order) await publishStep(context, order);
}

/** Notes a try to reach the customer [DEL-35]. */
export async function noteAttemptOfDelivery(
  context: ApiContext,
  courier: AuthorizedCourier,
  made: MadeStep,
): Promise<void> {
  await applyCourierStep(context, courier, made, async (transaction, { order, at, after }) => {
    const row = await rowOfDelivery(transaction, courier, order.id);
    const isKnown = row.attempts.some((known) =>
      [at, made.madeAt].some((moment) => moment?.getTime() === known.getTime()),
    );
    if (isKnown || row.returning_at !== null) throw new StepRepeated();
    mustBeCarried(order);
    if (row.problem === null) throw new Refusal('step_not_allowed');
    await noteAttempt(transaction, order.id, at);
    return { action: 'delivery.attempt', after };
  });
}

/** Begins the way back to the store; its board and the customer see it [DEL-35]. */
export async function startReturnToStore(
  context: ApiContext,
  courier: AuthorizedCourier,
  made: MadeStep,
): Promise<void> {
  const order = await applyCourierStep(context, courier, made, async (transaction, { order, at, after }) => {
    if (order.status === 'canceled') throw new StepRepeated();
    mustBeCarried(order);
    const row = await rowOfDelivery(transaction, courier, order.id);
    if (row.returning_at !== null) throw new StepRepeated();
    const noted = { problem: row.problem, problemAt: row.problem_at, attempts: row.attempts.length };
    refuse(refusalToReturn({ ...noted, hasCash: row.cash_received_at !== null }, at));
    await noteReturn(transaction, order.id, at);
    return { action: 'delivery.return', after: { problem: row.problem, attempts: row.attempts.length, ...after } };
  });
  if (order) await publishStep(context, order);
}

/** Hands an order back to its store: canceled like any other, so its goods and its money go back [DEL-35]. */
export async function finishReturnToStore(
  context: ApiContext,
  courier: AuthorizedCourier,
  made: MadeStep,
): Promise<void> {
  await applyCourierStep(context, courier, made, async (transaction, { order, at, reportedAt, after }) => {
    if (order.status === 'canceled') throw new StepRepeated();
    mustBeCarried(order);
    await context.pausePoint?.('order held');
    const row = await rowOfDelivery(transaction, courier, order.id);
    if (row.returning_at === null || row.problem === null) throw new Refusal('step_not_allowed');
    const step = {
      orderId: order.id,
      to: 'canceled',
      by: 'delivery_man',
      reason: problemReasons[row.problem],
    } as const;
    await moveLockedOrder(transaction, order, { ...step, accountId: courier.customerId, reportedAt }, at);
    return { action: 'delivery.hand_back', after: { order_status: 'canceled', problem: row.problem, ...after } };
  });
}
