import type { OrderStatus } from 'market/orders/orders.rules';
import { storeMinutesOf } from 'market/orders/waits/orders-store-wait.rules';
import { nothing, plus, roundingStep } from 'market/values/money';
import { entriesOfDeliveryEarned, payOf, sumOfPay, waitingMinutesBetween } from 'market/wallet/wallet-ledger.rules';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import { payRuleOf } from '#api/wallet/rules/read-ledger-rules.ts';
import { storeWaitOf } from '../deliveries/orders-store-waits.data.ts';
import type { LockedOrder } from '../orders.data.ts';
import type { Earning, Move } from './orders-transitions.data.ts';

interface Ending {
  to: OrderStatus;
  courierId: number | null;
  at: Date;
}

/**
 * Returns what a courier earns by the end of an order: the pay by the rule of its day, and the tip of one that was
 * delivered [DEL-53] [DEL-55]. One that is brought back is paid as well.
 */
export async function earningOf(
  transaction: Connection,
  order: LockedOrder,
  { to, courierId, at }: Ending,
): Promise<Earning | undefined> {
  const isDelivered = to === 'delivered' && order.status !== 'refund_requested';
  const isBroughtBack = to === 'canceled' && order.status === 'picked_up';
  if (courierId === null || !(isDelivered || isBroughtBack)) return undefined;
  const rule = await payRuleOf(transaction, { ...order, at: order.placedAt });
  const { digit_after_decimal_point: digits } = await settingsOf(transaction);
  const waitingMinutes = waitingMinutesBetween(order.waitedSince, order.returningAt ?? at);
  const wait = await storeWaitOf(transaction, order.id, courierId);
  const storeMinutes = storeMinutesOf(wait, wait?.pickedUpAt ?? at);
  const pay = payOf(rule, { metres: order.distanceMetres, waitingMinutes, storeMinutes }, roundingStep(digits));
  const tip = isDelivered ? order.tip : nothing;
  if (plus(sumOfPay(pay), tip) === 0) return undefined;
  return { ...pay, courierId, payRuleId: rule?.id ?? null, tip };
}

export function journalOfEarning({ courierId, tip, ...pay }: Earning): Move['journals'][number] {
  return { kind: 'delivery_earned', entries: entriesOfDeliveryEarned({ courierId, pay: sumOfPay(pay), tip }) };
}
