import { money, smallestShown, toDecimal } from 'market/values/money';
import { faultOfExchange, pointsCurrency, worthOfPoints } from 'market/wallet/wallet.rules';
import { holdCustomer } from '#api/account/account.data.ts';
import { once } from '#api/db/once.ts';
import type { ApiNeeds } from '#api/http/api-context.ts';
import { type Customer, nameOf } from '#api/http/callers/callers.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { Refusal } from '#api/http/refusal.ts';
import { giveToWallet, takeFromWallet } from './move-wallet.ts';
import { currencyIn, mustOffer, termsIn } from './read-terms.ts';
import { balanceOf, keepReply } from './wallet.data.ts';

interface Transfer {
  caller: Customer;
  scope: Scope;
  points: number;
  idempotencyKey: string;
}

/** Points become money, both sides in one transaction and once for each key [WAL-05] [WAL-06]. */
export async function transferPoints(needs: ApiNeeds, { caller, scope, points, idempotencyKey: key }: Transfer) {
  await mustOffer(needs, 'wallet');
  const settings = await mustOffer(needs, 'points');
  const currency = await currencyIn(needs, scope);
  const { customerId } = caller;
  const owner = nameOf(caller);
  const request = { transfer: points, currency };
  return once(needs.db, { owner, key, request }, async (transaction, slot) => {
    if (!(await holdCustomer(transaction, customerId, 'shared'))) throw new Refusal('token_expired');
    const terms = await termsIn(transaction, currency);
    const unit = smallestShown(settings.digit_after_decimal_point);
    const fault = faultOfExchange(points, terms, unit);
    if (fault) throw new Refusal(fault.refused);
    const amount = worthOfPoints(points, terms, unit);
    const about = { subject: `points:${owner}:${key}` };
    const both = { about, customerId, at: needs.now() };
    await takeFromWallet(transaction, {
      ...both,
      kind: 'points_spent',
      currency: pointsCurrency,
      amount: money(points),
      other: 'points',
    });
    await needs.pausePoint?.('points taken');
    await giveToWallet(transaction, { ...both, kind: 'points_exchanged', currency, amount, other: 'loyalty' });
    const reply = {
      message: 'Point to wallet transfer successfully.',
      amount: toDecimal(amount),
      currency,
      points: await balanceOf(transaction, customerId, pointsCurrency),
      balance: toDecimal(await balanceOf(transaction, customerId, currency)),
    };
    await keepReply(transaction, slot, reply);
    return reply;
  });
}
