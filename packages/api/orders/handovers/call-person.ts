import { type Callee, type CallWay, callWayOf, maxCallsPerHour } from 'market/chat/chat-calls.rules';
import { waitsForCustomer } from 'market/orders/handovers/orders-return.rules';
import { hourSeconds } from 'market/values/durations';
import { operatorSettings } from '#api/config/config.data.ts';
import { defaultCalls } from '#api/config/default-settings.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';
import type { AuthorizedCourier } from '#api/http/callers/staff.ts';
import { countTry } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import { applyCourierStep, type MadeStep, rowOfDelivery, StepRepeated } from '../deliveries/apply-courier-step.ts';
import { noteAttempt } from '../deliveries/orders-deliveries.data.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';
import { numbersOfCall } from './orders-calls.data.ts';
import { openHandoverOf } from './orders-handovers.data.ts';

const cachedSetting = answerCache<boolean>(cachePolicies.settings);

/** Returns how couriers call people now [DEL-63]. */
export async function callWayOfMarket({ db, calls }: Pick<ApiContext, 'calls'> & { db: Connection }): Promise<CallWay> {
  const areNumbersShown = await cachedSetting(db, 'numbers for riders', async () => {
    const { riders_see_phones } = { ...defaultCalls, ...(await operatorSettings(db)) };
    return riders_see_phones === 1;
  });
  return callWayOf({ hasProvider: calls !== undefined, areNumbersShown });
}

interface WantedCall {
  callee: Callee;
  way: 'market' | 'phone';
}

/**
 * Connects a courier with a customer, or another courier, through the number of the market, or notes that their phone has called. Every try is in
 * the record of the order, and counts at a door where no customer answers [DEL-63] [DEL-35].
 */
export async function callPerson(
  context: ApiContext,
  courier: AuthorizedCourier,
  { callee, way, ...made }: MadeStep & WantedCall,
): Promise<void> {
  const { courierId } = courier;
  if (way !== (await callWayOfMarket(context))) throw new Refusal('calls_off');
  await countTry(context, {
    ...{ name: 'calls of a courier about an order', windowSeconds: hourSeconds, limit: maxCallsPerHour },
    subject: `${courierId} ${made.orderId}`,
  });
  if (way === 'market') await connect(context, courierId, { orderId: made.orderId, callee });
  await applyCourierStep(
    context,
    courier,
    made,
    async (transaction, { order, at, after }) => {
      if (callee === 'customer' && order.status === 'picked_up' && order.courierId === courierId) {
        const { problem, returning_at: returningAt, attempts } = await rowOfDelivery(transaction, courier, order.id);
        if (attempts.some((known) => known.getTime() === made.madeAt?.getTime())) throw new StepRepeated();
        if (problem && waitsForCustomer(problem) && !returningAt) await noteAttempt(transaction, order.id, at);
      }
      return { action: `delivery.call_${callee}`, after: { way, ...after } };
    },
    lockCalledOrder,
  );
}

async function connect(
  { db, calls }: ApiContext,
  courierId: number,
  { orderId, callee }: { orderId: string; callee: Callee },
): Promise<void> {
  const numbers = await numbersOfCall(db, { orderId, courierId });
  if (!numbers) throw new Refusal('order_not_found');
  const to = callee === 'customer' ? numbers.customer : numbers.otherCourier;
  if (!to || !numbers.courier) throw new Refusal('call_failed');
  try {
    await calls?.connect({ from: numbers.courier, to });
  } catch {
    throw new Refusal('call_failed');
  }
}

/** An order of the courier that is not over, or one that they fetch from another courier. */
async function lockCalledOrder(
  transaction: Transaction,
  { courierId }: AuthorizedCourier,
  orderId: string,
): Promise<LockedOrder> {
  const order = await lockOrder(transaction, orderId);
  if (order?.orderType !== 'delivery') throw new Refusal('order_not_found');
  const isOwn = order.courierId === courierId || (await openHandoverOf(transaction, orderId))?.to === courierId;
  if (!isOwn) throw new Refusal('order_not_found');
  return order;
}
