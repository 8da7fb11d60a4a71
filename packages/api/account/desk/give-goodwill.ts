import { randomUUID } from 'node:crypto';
import type { AdminCustomer } from 'market/account/account.admin.contract';
import type { GoodwillKind } from 'market/promotions/promotions-goodwill.rules';
import { fromDecimal, type Money } from 'market/values/money';
import { pointsCurrency } from 'market/wallet/wallet.rules';
import { actWithinLimit, type PreparedAct } from '#api/access/limits/act-within-limit.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Transaction } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { addToOutbox } from '#api/notifications/notifications.data.ts';
import { writtenAmount } from '#api/promotions/evaluate-coupon.ts';
import { prepareCoupon } from '#api/promotions/give-coupon.ts';
import { customerOfDesk } from './account-desk.data.ts';
import { mustBeExact, prepareCorrection } from './correct-wallet.ts';
import { mustSeeCustomer, showCustomer } from './show-customers.ts';

/** What an operator gives a customer, as it is sent and as a proposal stores it. */
export interface Goodwill {
  kind: GoodwillKind;
  currency: string;
  /** Decimals of the currency. */
  amount: number;
  days: number;
  reason: string;
  /** The operator who gives it, and the zones of that person; null for all. */
  by: number;
  zoneIds: readonly number[] | null;
}

/**
 * Gives a customer money in the wallet or a coupon of their own, with a reason, once per key [OPS-039]. The market bears
 * it, and the customer is notified. Above the limit of the operator it is proposed to a second person [SEAT-16]. Operators
 * give nothing to their own accounts.
 */
export async function giveGoodwill(
  context: ApiContext,
  staff: AuthorizedOperator,
  { customerId, key }: { customerId: number; key: string },
  wish: Omit<Goodwill, 'by' | 'zoneIds'>,
): Promise<AdminCustomer> {
  if (!staff.permissions.includes('ops.customers')) throw new Refusal('right_missing');
  await mustSeeCustomer(context.db, staff, customerId);
  if (customerId === staff.customerId) throw new Refusal('goodwill_own');
  const input: Goodwill = { ...wish, by: staff.customerId, zoneIds: zoneIdsOf(staff) };
  const act = { call: 'adminCustomers.giveGoodwill', about: { customerId }, key, input, reason: wish.reason } as const;
  await actWithinLimit(context, staff, act, (transaction) => prepareGoodwill(context, transaction, customerId, input));
  return showCustomer(context, staff, customerId);
}

/** Checks what is given to a customer, from what was sent or what a proposal has stored. */
export function prepareGoodwill(
  context: Pick<ApiContext, 'now'>,
  transaction: Transaction,
  customerId: number,
  goodwill: Goodwill,
): Promise<PreparedAct> {
  const prepare = goodwill.kind === 'credit' ? prepareCredit : prepareGift;
  return prepare(context, transaction, customerId, goodwill);
}

/** Money in the wallet is a correction that adds to it, so the books have one way. */
async function prepareCredit(
  context: Pick<ApiContext, 'now'>,
  transaction: Transaction,
  customerId: number,
  { currency, amount, reason, by }: Goodwill,
): Promise<PreparedAct> {
  if ((await settingsOf(transaction)).customer_wallet_status !== 1) throw new Refusal('wallet_off');
  if (currency === pointsCurrency) throw new Refusal('wallet_currency');
  const act = await prepareCorrection(context, transaction, customerId, { currency, amount, reason, by });
  return {
    ...act,
    permission: 'ops.support',
    async perform() {
      const change = await act.perform();
      await notify(transaction, { customerId, currency, amount: act.amount });
      return { ...change, action: 'customer.credit' };
    },
  };
}

/** A coupon that the customer may use once. */
async function prepareGift(
  context: Pick<ApiContext, 'now'>,
  transaction: Transaction,
  customerId: number,
  { currency, amount: decimals, days, reason, by, zoneIds }: Goodwill,
): Promise<PreparedAct> {
  const customer = await customerOfDesk(transaction, customerId, null);
  if (!customer) throw new Refusal('account_not_found');
  await mustBeExact(transaction, decimals, currency);
  const [amount, at] = [fromDecimal(decimals), context.now()];
  const gift = { customerId, currency, amount, days, zoneIds, by, reason, at };
  const makeCoupon = await prepareCoupon(transaction, gift);
  return {
    permission: 'ops.support',
    zoneId: null,
    amount,
    currency,
    async perform() {
      const { id, code } = await makeCoupon();
      await notify(transaction, { customerId, currency, amount, code });
      const after = { coupon: id, amount: decimals, currency, days };
      return { action: 'customer.coupon', subject: customerKey(customerId), after, reason };
    },
  };
}

/** Notifies a customer of what was given, in the transaction that gives it. */
async function notify(
  transaction: Transaction,
  { customerId, currency, amount, code }: { customerId: number; currency: string; amount: Money; code?: string },
): Promise<void> {
  const written = writtenAmount(amount, currency, await settingsOf(transaction));
  const payload = { shopper: customerKey(customerId), amount: written, ...(code && { code }) };
  await addToOutbox(transaction, { kind: 'goodwill', payload, dedupeKey: `goodwill:${randomUUID()}` });
}
