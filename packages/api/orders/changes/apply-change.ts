import { entriesOfOrderChanged } from 'market/orders/changes/orders-changes.rules';
import { roundingStep } from 'market/values/money';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import { Refusal } from '#api/http/refusal.ts';
import { lockPaidPayment } from '#api/payments/payments.data.ts';
import { commissionFor, commissionRulesOf } from '#api/wallet/rules/read-ledger-rules.ts';
import { changeBalance, writeJournal } from '#api/wallet/wallet.data.ts';
import { lowerFirstOrderDiscount } from '#api/wallet/wallet-first-orders.data.ts';
import { hashesOfOrder, returnGoodsOfLine } from '../goods/orders-goods.data.ts';
import { reserveGoods } from '../goods/reserve-goods.ts';
import type { LockedOrder } from '../orders.data.ts';
import { newLine } from '../place-order.ts';
import { insertPaymentReturn } from '../refunds/orders-refunds.data.ts';
import { replaceLine, writeChangedTotals, writeLine } from './orders-changes.data.ts';
import type { PlannedChange } from './plan-change.ts';

interface Applied {
  changeId: number;
  returnsStock: boolean;
  at: Date;
}

/** Makes a planned change, in the transaction that has locked the order: goods, line, totals, books and money [STO-022]. */
export async function applyChange(
  transaction: Connection,
  order: LockedOrder,
  plan: PlannedChange,
  applied: Applied,
): Promise<void> {
  await moveGoods(transaction, order, plan, applied);
  const { totals, split } = plan;
  const { id: orderId, moduleId, storeId, currency, placedAt } = order;
  const [settings, rules] = await Promise.all([settingsOf(transaction), commissionRulesOf(transaction)]);
  const after = { ...totals, couponPaidBy: order.couponPaidBy };
  // By the rule of the day on which it was placed.
  const { commission } = commissionFor(rules, {
    ...{ moduleId, storeId: storeId ?? 0, currency, at: placedAt },
    goods: after,
    roundTo: roundingStep(settings.digit_after_decimal_point),
  });
  await writeChangedTotals(transaction, orderId, { ...totals, commission, walletPaid: split.walletPaid });
  await lowerFirstOrderDiscount(transaction, orderId, totals.firstOrderDiscount);
  await bookChange(transaction, order, { ...after, commission, storeId }, plan, applied);
}

/** The pieces that do not come leave the order; what comes instead is taken from the stock. */
async function moveGoods(
  transaction: Connection,
  order: LockedOrder,
  { kind, line, after, goods }: PlannedChange,
  { returnsStock }: Applied,
): Promise<void> {
  const { id: orderId, shopper, contactNumber } = order;
  const { lineNumber } = line;
  const stays = kind === 'fewer' || kind === 'more' ? (after?.quantity ?? 0) : 0;
  const quantity = Math.max(0, line.quantity - stays);
  if (quantity > 0) await returnGoodsOfLine(transaction, { orderId, lineNumber, quantity, returnsStock });
  if (goods) {
    const contactHashes = await hashesOfOrder(transaction, orderId);
    // The pieces that are there count for the maximum as well; those of a line that is replaced are of another item.
    await reserveGoods(transaction, { orderId: null, shopper, contactHashes, contactNumber, lines: [goods] });
  }
  if (goods && kind === 'replace') return replaceLine(transaction, orderId, lineNumber, newLine(goods));
  return writeLine(transaction, { orderId, lineNumber, quantity: stays });
}

/** Books the difference and moves the money that goes back, or is taken from the wallet. */
async function bookChange(
  transaction: Connection,
  order: LockedOrder,
  after: Parameters<typeof entriesOfOrderChanged>[1],
  { split }: PlannedChange,
  { changeId, at }: Applied,
): Promise<void> {
  const { id: orderId, currency, shopper } = order;
  const customerId = customerIdOf(shopper);
  const payment = split.toProvider > 0 ? await lockPaidPayment(transaction, orderId) : undefined;
  const entries = entriesOfOrderChanged(order, after, split, { customerId, provider: payment?.provider });
  if (entries.length > 0) {
    const about = { orderId, changeId };
    await writeJournal(transaction, { kind: 'order_changed', about, currency, entries, at });
  }
  if (split.toWallet !== 0 && customerId !== undefined) {
    const isEnough = await changeBalance(transaction, { customerId, currency, by: split.toWallet });
    if (!isEnough) throw new Refusal('wallet_short');
  }
  if (payment) {
    await insertPaymentReturn(transaction, { paymentId: payment.id, refundId: null, amount: split.toProvider, at });
  }
}
