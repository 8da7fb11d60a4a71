import { metresCarried } from 'market/orders/handovers/orders-handovers.rules';
import { storeMinutesOf } from 'market/orders/waits/orders-store-wait.rules';
import { nothing, plus, roundingStep } from 'market/values/money';
import { entriesOfDeliveryEarned, payOf } from 'market/wallet/wallet-ledger.rules';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Transaction } from '#api/db/connection.ts';
import { payRuleOf } from '#api/wallet/rules/read-ledger-rules.ts';
import { writeJournal } from '#api/wallet/wallet.data.ts';
import { storeWaitOf } from '../deliveries/orders-store-waits.data.ts';
import type { LockedOrder } from '../orders.data.ts';
import type { HandoverPay, HandoverRow } from './orders-handovers.data.ts';

interface Met {
  handover: HandoverRow;
  store: { lat: number; lng: number };
  at: Date;
}

/**
 * Pays the first courier of an order for the way from its store to the meeting and for the wait at the store, by the rule
 * of its day; the second is paid for the order like any other [DEL-39]. Undefined where nothing is paid.
 */
export async function payGiver(
  transaction: Transaction,
  order: LockedOrder,
  { handover, store, at }: Met,
): Promise<HandoverPay | undefined> {
  const { zoneId, currency, placedAt } = order;
  const rule = await payRuleOf(transaction, { zoneId, currency, at: placedAt });
  if (!rule) return undefined;
  const { digit_after_decimal_point: digits } = await settingsOf(transaction);
  const wait = await storeWaitOf(transaction, order.id, handover.from);
  const metres = metresCarried(store, handover, order.distanceMetres);
  const storeMinutes = storeMinutesOf(wait, wait?.pickedUpAt ?? at);
  const pay = payOf(rule, { metres, waitingMinutes: 0, storeMinutes }, roundingStep(digits));
  const amount = plus(pay.distance, pay.waiting);
  if (amount === 0) return undefined;
  const entries = entriesOfDeliveryEarned({ courierId: handover.from, pay: amount, tip: nothing });
  const about = { subject: `handover:${handover.id}` };
  await writeJournal(transaction, { kind: 'handover_earned', about, currency, entries, at });
  return { payRuleId: rule.id, metres, amount };
}
