import { unitDiscount } from '../pricing/pricing.rules.ts';
import { type Money, minus, money, roundingStep } from '../values/money.ts';

export const saleStates = ['planned', 'running', 'over'] as const;
export type SaleState = (typeof saleStates)[number];

/** Returns the state of a flash sale or campaign at a moment: it runs from its start (inclusive) to its end (exclusive) [OPS-061] [OPS-062]. */
export function saleStateAt({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, at: Date): SaleState {
  if (at >= endsAt) return 'over';
  return at < startsAt ? 'planned' : 'running';
}

/** How many items one flash sale has at the maximum. */
export const maxSaleItems = 100;

/** How many items one campaign has at the maximum: more would be the whole catalog. */
export const maxCampaignItems = 1_000;

/** What a sale takes off the price of an item: a whole percentage, or minor units. */
export interface SaleDiscount {
  type: 'percent' | 'amount';
  value: number;
}

/** Returns what an item costs in a sale, in minor units; `digits` are the decimals that its currency shows. */
export function salePrice(price: Money, { type, value }: SaleDiscount, digits: number): Money {
  const off = type === 'percent' ? { percent: value } : { amount: money(value) };
  const { amount } = unitDiscount(price, { flashSale: off, storePercent: 0, noPromotion: false }, roundingStep(digits));
  return minus(price, amount);
}

/** Pieces of an item, as a flash sale may promise them. */
export interface Pieces {
  /** What the store has now; null where it does not count. What was sold is not in it. */
  stock: number | null;
  /** What is left in other flash sales that run or will run at the same time. */
  promised: number;
  /** What this sale has sold. */
  sold: number;
}

/** Returns how many pieces a flash sale may promise, with those that it has sold; null without a limit [OPS-062]. */
export function maxPieces({ stock, promised, sold }: Pieces): number | null {
  return stock === null ? null : sold + Math.max(0, stock - promised);
}

/** The maximum that a sale takes off: what is left to pay is above zero. A percentage, or minor units. */
export function maxSaleDiscount(type: SaleDiscount['type'], price: Money): number {
  return type === 'percent' ? maxPercent : price - 1;
}
const maxPercent = 99;
