import { fromDecimal, roundedTo, roundingStep } from 'market/values/money';
import { mustFindCustomer } from '#api/account/show-profile.ts';
import { marketName } from '#api/config/brand-of-market.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { countTry } from '#api/http/limits/spend-limits.ts';
import { insertPayment, type NewPayment } from '#api/payments/payments.data.ts';
import { newPaymentId, providerFor, type StartedPayment, startAtProvider } from '#api/payments/start-payment.ts';
import { limitNumber } from '#api/providers/limits/limit-numbers.ts';
import { currencyIn, mustBeEnabled } from '#api/wallet/read-terms.ts';

interface Fund {
  customerId: number;
  scope: Scope;
  /** Decimals of the currency of the zone. */
  amount: number;
  provider: string | undefined;
  callback: string;
  origin: string;
}

// Each call reaches a provider, and may prompt on a phone.
const fundLimit = { name: 'payments into a wallet', windowSeconds: 900 };

/** Starts a payment into the wallet; the balance changes after the provider has confirmed it [WAL-03]. */
export async function addFund(context: ApiContext, fund: Fund): Promise<StartedPayment> {
  const settings = await mustBeEnabled(context, 'wallet');
  const { customerId, callback, origin } = fund;
  const currency = await currencyIn(context, fund.scope);
  const { f_name, l_name, phone, email } = await mustFindCustomer(context, customerId);
  const limit = limitNumber(context, 'LIMIT_WALLET_PAYMENTS');
  await countTry(context, { ...fundLimit, subject: String(customerId), limit });
  const payment: NewPayment = {
    id: newPaymentId(),
    about: { customerId },
    provider: providerFor(context.payments, currency, fund.provider).name,
    currency,
    amount: roundedTo(fromDecimal(fund.amount), roundingStep(settings.digit_after_decimal_point)),
    callback,
    startedAt: context.now(),
  };
  await insertPayment(context.db, payment);
  const shopper = { name: [f_name, l_name].filter(Boolean).join(' '), phone: phone ?? '', email };
  return startAtProvider(context, payment, { origin, description: `${await marketName(context)} wallet`, shopper });
}
