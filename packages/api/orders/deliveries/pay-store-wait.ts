import { storeMinutesOf, storeWaitAt } from 'market/orders/waits/orders-store-wait.rules';
import { nothing, toDecimal } from 'market/values/money';
import { entriesOfDeliveryEarned, payOfStoreWait } from 'market/wallet/wallet-ledger.rules';
import type { Transaction } from '#api/db/connection.ts';
import { payRuleOf } from '#api/wallet/rules/read-ledger-rules.ts';
import { writeJournal } from '#api/wallet/wallet.data.ts';
import type { LockedOrder } from '../orders.data.ts';
import { insertStoreWait, storeWaitOf } from './orders-store-waits.data.ts';

/**
 * Pays a courier who gives an order back after a long wait at its store, once for each order; the next courier is paid for
 * the delivery [DEL-28]. Returns what was paid for the audit log; undefined for nothing.
 */
export async function payStoreWait(
  transaction: Transaction,
  order: LockedOrder,
  { courierId, at }: { courierId: number; at: Date },
): Promise<{ waited_minutes: number; paid: number } | undefined> {
  const wait = await storeWaitOf(transaction, order.id, courierId);
  if (!wait || !storeWaitAt(wait, at).mayGiveBack) return undefined;
  const { zoneId, currency, placedAt } = order;
  const rule = await payRuleOf(transaction, { zoneId, currency, at: placedAt });
  const minutes = storeMinutesOf(wait, at);
  const amount = rule ? payOfStoreWait(rule, minutes) : nothing;
  if (!rule || amount === 0) return undefined;
  await insertStoreWait(transaction, {
    orderId: order.id,
    courierId,
    currency,
    payRuleId: rule.id,
    minutes,
    amount,
    at,
  });
  const entries = entriesOfDeliveryEarned({ courierId, pay: amount, tip: nothing });
  const about = { subject: `store_wait:${order.id}:${courierId}` };
  await writeJournal(transaction, { kind: 'wait_earned', about, currency, entries, at });
  return { waited_minutes: minutes, paid: toDecimal(amount) };
}
