import type { Settings } from 'market/config/config.contract';
import { cashRefusal, type PaymentMethod } from 'market/payments/payments.rules';
import { type Money, nothing, toDecimal } from 'market/values/money';
import { splitByWallet } from 'market/wallet/wallet.rules';
import type { Connection } from '#api/db/connection.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { balanceOf } from '#api/wallet/wallet.data.ts';

/** How a shopper wants to pay. */
export interface PaymentChoice {
  payment_method: PaymentMethod;
  use_wallet: boolean;
}

/** Who pays how much: the wallet first where that is asked for, the chosen way the rest. */
export interface PaymentSplit {
  /** Null for a guest, and where wallets are off. */
  balance: Money | null;
  wallet: Money;
  rest: Money;
  /** The same if the wallet paid first, asked for or not. */
  byWallet: { wallet: Money; rest: Money };
}

/** The cash rules of a zone. */
interface PaymentFacts {
  cash_on_delivery: boolean;
  /** Null means that cash has no cap. */
  cash_on_delivery_cap: Money | null;
}

interface PaymentInput {
  shopper: string;
  currency: string;
  total: Money;
  plan: PaymentChoice;
  settings: Pick<Settings, 'customer_wallet_status'>;
}

export async function splitPayment(
  db: Connection,
  { shopper, currency, total, plan, settings }: PaymentInput,
): Promise<PaymentSplit> {
  const customerId = settings.customer_wallet_status === 1 ? customerIdOf(shopper) : undefined;
  const none = { wallet: nothing, rest: total };
  if (customerId === undefined) return { balance: null, ...none, byWallet: none };
  const balance = await balanceOf(db, customerId, currency);
  const usesWallet = plan.use_wallet || plan.payment_method === 'wallet';
  return { balance, ...splitByWallet(total, balance, usesWallet), byWallet: splitByWallet(total, balance, true) };
}

/** What a shopper sees of the wallet before choosing a payment method. */
export function walletOffer({ balance, byWallet: { wallet, rest } }: Pick<PaymentSplit, 'balance' | 'byWallet'>) {
  return {
    wallet_balance: balance === null ? null : toDecimal(balance),
    wallet_part: toDecimal(wallet),
    wallet_rest: toDecimal(rest),
  };
}

/**
 * Refuses a payment method that is not offered. If nothing is left to pay, every method is valid; the wallet balance
 * matters only when the order is placed.
 */
export function mustBeOffered(
  { payment_method: method }: PaymentChoice,
  { cash_on_delivery: takesCash }: Pick<PaymentFacts, 'cash_on_delivery'>,
  { payment, hasDigital }: { payment: PaymentSplit; hasDigital: boolean },
): void {
  if (payment.rest === 0) return;
  if (method === 'digital_payment' && !hasDigital) throw new Refusal('payment_not_offered');
  if (method === 'wallet' && payment.balance === null) throw new Refusal('payment_not_offered');
  if (method === 'cash_on_delivery' && !takesCash) throw new Refusal('cash_not_offered');
}

/** Refuses a total beyond the wallet balance, if the wallet is to pay all of it, or beyond the cash cap [CHK-21]. */
export function mustBeCovered(
  { payment_method: method }: PaymentChoice,
  { cash_on_delivery_cap: cashCap }: Pick<PaymentFacts, 'cash_on_delivery_cap'>,
  { rest }: PaymentSplit,
): void {
  if (method === 'wallet' && rest > 0) throw new Refusal('wallet_short');
  if (method === 'cash_on_delivery') refuse(cashRefusal({ hasCash: true, cashCap }, rest));
}

/** Returns the payment columns of an order. If nothing is left to pay the order is paid, whatever the method. */
export function paymentColumns(
  { payment_method: method }: PaymentChoice,
  payment: PaymentSplit,
): { paymentMethod: PaymentMethod; paymentStatus: 'paid' | 'unpaid'; walletPaid: Money } {
  const isPaid = payment.rest === 0;
  return {
    paymentMethod: isPaid && payment.wallet > 0 ? 'wallet' : method,
    paymentStatus: isPaid ? 'paid' : 'unpaid',
    walletPaid: payment.wallet,
  };
}
