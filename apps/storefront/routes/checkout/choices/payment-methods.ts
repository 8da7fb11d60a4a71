import type { OrderQuote } from 'market/orders/orders.contract';
import type { PaymentMethod } from 'market/payments/payments.rules';

/** A provider of digital payments. */
export interface ProviderMethod {
  name: string;
  title: string;
  /** Null means that it takes all. */
  currencies: string[] | null;
}

/** The chosen payment method; null is the first available one. */
export interface PayChoice {
  method: PaymentMethod | null;
  /** Of a digital payment; empty is the first one. */
  provider: string;
  /** The wallet pays what it can, and `method` the rest. */
  usesWallet: boolean;
}

/** The fields of a quote about payment methods. */
export type PayQuote = Pick<
  OrderQuote,
  | 'currency'
  | 'total'
  | 'to_pay'
  | 'wallet_balance'
  | 'wallet_part'
  | 'wallet_rest'
  | 'digital_payment'
  | 'cash_on_delivery'
  | 'cash_on_delivery_cap'
>;

/** Returns whether cash is offered but the rest exceeds its cap [CHK-21]. */
export function isOverCash({ cash_on_delivery: hasCash, cash_on_delivery_cap: cap, ...quote }: PayQuote): boolean {
  // What a wallet would pay is asked for with the wallet; without it cash pays everything.
  return hasCash && cap !== null && leftOf(quote) > cap;
}

/** Once a wallet pays all of it nothing is left for the cap to forbid. */
function leftOf({ total, to_pay: rest }: Pick<PayQuote, 'total' | 'to_pay'>): number {
  return rest > 0 ? rest : total;
}

/** The providers that take the currency of the order, where its zone takes digital payments at all. */
export function providersOf(
  { digital_payment: isOffered, currency }: PayQuote,
  methods: ProviderMethod[],
): ProviderMethod[] {
  return isOffered ? methods.filter(({ currencies }) => currencies === null || currencies.includes(currency)) : [];
}

/** Coupons and discounts leave nothing to pay. */
export function isFree({ total }: Pick<PayQuote, 'total'>): boolean {
  return total === 0;
}

/** The wallet alone can pay all of it. */
export function coversAll({ wallet_part: part, wallet_rest: rest }: PayQuote): boolean {
  return part > 0 && rest === 0;
}

/** Returns what the wallet would pay of an order that it cannot pay alone; 0 if there is no choice. */
export function partOfWallet({ wallet_part: part, wallet_rest: rest }: PayQuote): number {
  return rest > 0 ? part : 0;
}

/** How the order is paid as chosen: the chosen way where it is possible, else the first that is; null where none is. */
export function methodOf(
  { method, provider, usesWallet }: PayChoice,
  quote: PayQuote,
  methods: ProviderMethod[],
): { method: PaymentMethod; provider: string } | null {
  // No payment page is opened for nothing.
  if (isFree(quote)) return { method: 'cash_on_delivery', provider: '' };
  if (usesWallet && coversAll(quote)) return { method: 'wallet', provider: '' };
  const providers = providersOf(quote, methods);
  const digital = providers.find(({ name }) => name === provider) ?? providers[0];
  const isPossible: Record<PaymentMethod, boolean> = {
    cash_on_delivery: quote.cash_on_delivery && !isOverCash(quote),
    digital_payment: digital !== undefined,
    wallet: coversAll(quote),
  };
  const order: PaymentMethod[] = ['cash_on_delivery', 'digital_payment', 'wallet'];
  const possible = method && isPossible[method] ? method : order.find((other) => isPossible[other]);
  if (!possible) return null;
  return { method: possible, provider: possible === 'digital_payment' ? (digital?.name ?? '') : '' };
}
