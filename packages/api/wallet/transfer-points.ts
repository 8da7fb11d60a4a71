import { money, roundingStep, toDecimal } from 'market/values/money';
import { pointsCurrency, refusalOfExchange, worthOfPoints } from 'market/wallet/wallet.rules';
import { lockCustomer } from '#api/auth/auth-customers.data.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Customer, shopperKeyOf } from '#api/http/callers/callers.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { once, saveReply } from '#api/http/once.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { creditWallet, debitWallet } from './move-wallet.ts';
import { currencyIn, mustBeEnabled, termsIn } from './read-terms.ts';
import { balanceOf } from './wallet.data.ts';

interface Transfer {
  caller: Customer;
  scope: Scope;
  points: number;
  idempotencyKey: string;
}

/** Points become money, both sides in one transaction and once for each key [WAL-05] [WAL-06]. */
export async function transferPoints(context: ApiContext, { caller, scope, points, idempotencyKey: key }: Transfer) {
  await mustBeEnabled(context, 'wallet');
  const settings = await mustBeEnabled(context, 'points');
  const currency = await currencyIn(context, scope);
  const { customerId } = caller;
  const owner = shopperKeyOf(caller);
  const request = { transfer: points, currency };
  return once(context.db, { owner, key, request }, async (transaction, record) => {
    if (!(await lockCustomer(transaction, customerId, 'shared'))) throw new Refusal('token_expired');
    const terms = await termsIn(transaction, currency, context.now());
    const roundTo = roundingStep(settings.digit_after_decimal_point);
    refuse(refusalOfExchange(points, terms, roundTo));
    const amount = worthOfPoints(points, terms, roundTo);
    const about = { subject: `points:${owner}:${key}` };
    const shared = { about, customerId, at: context.now() };
    await debitWallet(transaction, {
      ...shared,
      kind: 'points_spent',
      currency: pointsCurrency,
      amount: money(points),
      other: 'points',
    });
    await context.pausePoint?.('points taken');
    await creditWallet(transaction, { ...shared, kind: 'points_exchanged', currency, amount, other: 'loyalty' });
    const reply = {
      message: 'Point to wallet transfer successfully.',
      amount: toDecimal(amount),
      currency,
      points: await balanceOf(transaction, customerId, pointsCurrency),
      balance: toDecimal(await balanceOf(transaction, customerId, currency)),
    };
    await saveReply(transaction, record, reply);
    return reply;
  });
}
