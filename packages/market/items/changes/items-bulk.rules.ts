import { minuteMilliseconds } from '../../values/durations.ts';
import { maxPrice } from '../items-menu.rules.ts';

/** How many items one change may have: a menu of this length is changed in one step. */
export const maxChangedItems = 5_000;
/** How long a change of many items can be taken back, in milliseconds [STO-053]. */
export const undoMilliseconds = 10 * minuteMilliseconds;

/** To what prices are rounded, in units of the currency. */
export const roundings = [0.01, 1, 5, 10, 50, 100] as const;
export type Rounding = (typeof roundings)[number];

/** A change of prices: by hundredths or by an amount, up or down. */
export interface PriceChange {
  by: 'percent' | 'amount';
  /** Below 0 it is lower. */
  value: number;
  roundTo: Rounding;
}

/**
 * Returns a price after a change, as a decimal, rounded to the nearest multiple; undefined where it would lie below 0 or
 * above what an item may cost [STO-053].
 */
export function priceAfter(price: number, { by, value, roundTo }: PriceChange): number | undefined {
  const raw = by === 'percent' ? price * (1 + value / 100) : price + value;
  // In hundredths: multiples of 0.01 are no exact numbers.
  const step = Math.round(roundTo * 100);
  const after = (Math.round(Math.round(raw * 100 + Number.EPSILON) / step) * step) / 100;
  return after < 0 || raw < 0 || after > maxPrice ? undefined : after;
}

/** Why an item is left out of a change of many. */
export const leftOutReasons = [
  'below_zero',
  'above_maximum',
  'discount_above_price',
  'same',
  'gone',
  'changed_meanwhile',
  'hidden_by_market',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

interface PricedItem {
  price: number;
  discount: number;
  discount_type: 'percent' | 'amount';
  variations: { variants: readonly { type: string; price: number }[] };
}

export interface ChangedPrices {
  price: number;
  /** In the order of the item; empty without variations. */
  variants: { type: string; price: number }[];
}

/** Returns the prices of an item after a change, those of its variations with it, or why it is left out [STO-053]. */
export function pricesAfter(item: PricedItem, change: PriceChange): ChangedPrices | { leftOut: LeftOutReason } {
  const { variants } = item.variations;
  const price = priceAfter(item.price, change);
  const after = variants.map(({ type, price: before }) => ({ type, price: priceAfter(before, change) }));
  if (price === undefined || after.some((variant) => variant.price === undefined)) {
    return { leftOut: change.value < 0 ? 'below_zero' : 'above_maximum' };
  }
  const isSame = price === item.price && after.every((variant, place) => variant.price === variants[place]?.price);
  if (isSame) return { leftOut: 'same' };
  if (item.discount_type === 'amount' && item.discount > price) return { leftOut: 'discount_above_price' };
  return { price, variants: after as ChangedPrices['variants'] };
}
